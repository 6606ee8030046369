"""What is kept of finished games."""

from __future__ import annotations

import random

import msgspec
import pytest

import vicus
from vicus.games import names
from vicus.table.archive import Archive, made, packed, unpacked
from vicus.table.serializers import score_infos


@pytest.fixture(scope="module", params=names())
def played(request):
    match, chooser = vicus.game(request.param).new(players=2, seed=6), random.Random(6)
    while not match.over:
        match.play(chooser.choice(match.legal()))
    return match, made(match, 99)


def test_every_position_is_as_each_seat_saw_it(played):
    match, archive = played
    replay = match.game.new(players=2, seed=6)
    for ply in range(len(match.actions) + 1):
        if ply:
            replay.play(match.actions[ply - 1])
        for seat in (0, 1, None):
            kept = archive.seen_by(seat)[ply]
            assert kept.view == replay.view(seat)
            assert kept.scores == score_infos(replay.scores_for(seat))
            assert [(e.kind, e.params) for e in kept.events] == [(e.kind, e.params) for e in replay.events_for(seat)]
            assert all(event.ply == ply for event in kept.events)
    assert {len(seen) for seen in archive.seats} == {len(match.actions) + 1}


def test_what_is_kept_survives_packing(played):
    match, archive = played
    stored = packed(archive)
    again = unpacked(stored)
    assert isinstance(again, Archive)
    assert msgspec.json.encode(again) == msgspec.json.encode(archive)
    assert (again.number, again.winners, again.rules) == (99, match.winners(), match.game.meta.rules_version)
    assert len(stored) * 10 < len(msgspec.json.encode(archive)), "it is stored with every finished game"


def test_the_record_in_it_can_be_loaded(played):
    match, archive = played
    assert vicus.load(archive.record).state == match.state
