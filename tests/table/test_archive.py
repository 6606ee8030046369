"""What is kept of finished games."""

from __future__ import annotations

import random

import msgspec
import pytest

import vicus
from vicus.games import names
from vicus.table.archive import Archive, made, restored, stored
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
        if ply % 9 and ply != archive.plies:
            continue
        for seat in (0, 1, None):
            kept = archive.seen_by(seat, ply)
            assert kept.view == replay.view(seat)
            assert kept.scores == score_infos(replay.scores_for(seat))
            assert [(e.kind, e.params) for e in kept.events] == [(e.kind, e.params) for e in replay.events_for(seat)]
            assert all(event.ply == ply for event in kept.events)
    assert archive.plies == len(match.actions)
    seen = [event for ply in range(0, archive.plies + 1, 9) for event in archive.seen_by(0, ply).events]
    assert [event for event in archive.told(0) if event.ply % 9 == 0] == seen


def test_what_is_kept_survives_packing(played):
    match, archive = played
    body = stored(archive)
    again = restored(body)
    assert isinstance(again, Archive)
    assert again == archive
    assert (again.number, again.winners, again.rules) == (99, match.winners(), match.game.meta.rules_version)
    whole = 3 * sum(len(msgspec.json.encode(archive.seen_by(0, ply))) for ply in range(4, archive.plies, 16)) * 16
    assert len(body) * 10 < whole, "it is stored with every finished game"


def test_the_record_in_it_can_be_loaded(played):
    match, archive = played
    assert vicus.load(archive.record).state == match.state
