"""Whole numbers instead of fractions: nearly the same thoughts, and no sum that could overflow."""

from dataclasses import replace

import numpy as np
import pytest

from vicus.games import names
from vicus.nets.agreement import agreement
from vicus.nets.columns import columns, spread
from vicus.nets.quantising import exponent_for, quantised, rows_of
from vicus.nets.weights import LARGEST_SUM, LIMIT, unsound

from .random_nets import game_net_of, seen_in


@pytest.mark.parametrize("name", names())
def test_a_net_in_whole_numbers_thinks_nearly_the_same(name):
    net, whole, seen = game_net_of(name, hidden=64)
    told = agreement(net, whole, seen)
    spreads = np.concatenate([net.think(whole.inputs, each.rows, each.players).logits[each.masks] for each in seen]).std()
    assert told.decisions == sum(len(each.rows) for each in seen) > 40
    assert told.same > 0.9
    assert told.logit_error < 0.03 * spreads
    assert told.share_error < 0.02
    assert "the same best action" in str(told)


def test_fewer_bits_in_the_first_layer_agree_less():
    net, whole, seen = game_net_of("helvetia")
    coarse = type(whole)(whole.game, whole.header, quantised(net, whole.inputs, seen, first_bits=4))
    assert np.abs(coarse.weights.first).max() <= 7
    assert agreement(net, coarse, seen).logit_error > agreement(net, whole, seen).logit_error


def test_rows_that_are_needed_often_may_have_a_bit_more():
    net, whole, seen = game_net_of("bohemian_villages")

    def first(bits: float) -> np.ndarray:
        return quantised(net, whole.inputs, seen, bits).first

    fine, coarse, between = first(6), first(5), first(5.25)
    is_fine, is_coarse = ((between == each).all(1) for each in (fine, coarse))
    assert (is_fine | is_coarse).all()
    finer = is_fine & ~is_coarse
    assert abs(finer.mean() - 0.25) < 0.02
    shown = np.concatenate([columns(whole.inputs, net.symbols, spread(whole.inputs, each.rows, each.players)) for each in seen])
    often = (shown != 0).sum(0)
    assert often[finer].min() >= often[is_coarse & ~is_fine].max()


def test_logits_and_values_are_right_on_average():
    net, whole, _ = game_net_of("carpe_diem")
    seen = seen_in(whole.game, net)
    off = [
        net.think(whole.inputs, each.rows, each.players).logits - whole.think(each.rows, each.players).logits for each in seen
    ]
    assert np.abs(np.concatenate(off).mean(0)).max() < 1e-3


def test_rows_have_the_finest_exponent_that_fits():
    rows, exponents = rows_of(np.array([[1.0, -0.5], [0.001, 0.0], [300.0, 0.0], [0.0, 0.0]]), 15)
    assert exponents.tolist() == [6, 15, 0, 15]
    assert rows.tolist() == [[64, -32], [33, 0], [127, 0], [0, 0]]
    assert exponent_for(127.0, 127) == 0


def test_a_weight_that_stands_out_may_be_cut_off():
    """If the rest of its row gains more by it."""
    rows, exponents = rows_of(np.array([[0.26] + [0.1, 0.0123] * 400]), 15, bits=4)
    assert exponents.tolist() == [6]
    assert rows[0][:3].tolist() == [7, 6, 1]


def test_no_sum_leaves_32_bits_whatever_is_observed():
    """Even weights as large as can be: the exponents give way."""
    net, whole, seen = game_net_of("bohemian_villages")
    large = replace(net, blocks=net.blocks * 200)
    weights = quantised(large, whole.inputs, seen)
    assert unsound(weights) == ""
    for block, own, exponent in zip(weights.blocks, weights.block_exponents, weights.block_exponent, strict=True):
        each = np.abs(block.astype("i8")) << (exponent - own.astype("i8"))[:, None]
        assert (LIMIT * each).sum(0).max() <= LARGEST_SUM


def test_what_could_overflow_or_does_not_fit_together_is_found():
    _, whole, _ = game_net_of("bohemian_villages")
    weights = whole.weights
    assert unsound(weights) == ""
    full = np.full_like(weights.blocks, 127)
    assert unsound(replace(weights, blocks=full, block_exponents=np.zeros_like(weights.block_exponents))) == "blocks"
    assert unsound(replace(weights, first_bias=weights.first_bias[1:])) == "first_bias"
    assert unsound(replace(weights, policy=weights.policy.astype("i2"))) == "policy"
    assert unsound(replace(weights, first_exponents=weights.first_exponents + np.int8(40))) == "first_exponents"
    assert unsound(replace(weights, block_exponents=weights.block_exponents + np.int8(1))) == "block_exponents"
    assert unsound(replace(weights, exponents=weights.exponents[:-1])) == "exponents"
    assert unsound(replace(weights, value_bias=weights.value_bias + (1 << 60))) == "value_bias"
