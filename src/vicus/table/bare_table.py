"""A match as the page shows a table, where there is none: puzzles and scenes, of which nothing is kept."""

from __future__ import annotations

from vicus.core.match import Match

from .answers import TableView
from .message_parts import Duty, EventInfo, SeatInfo, Settings
from .serializers import account_infos, action_info, score_infos


def bare_table(match: Match, table_id: str, you: int | None, seats: list[SeatInfo], number: int = 0) -> TableView:
    """The position as whoever sits at `you` may see it; `number`: so many steps were tried in it."""
    asked = match.seat == you
    duty = match.duty() if asked else None
    return TableView(
        id=table_id,
        name="",
        game=match.game.name,
        status="over" if match.over else "playing",
        open=False,
        number=number,
        seats=seats,
        you=you,
        host=False,
        watchers=0,
        players=match.players,
        ply=number,
        view=match.view(you),
        legal=[action_info(action) for action in match.legal()] if asked else [],
        duty=None if duty is None else Duty(*duty),
        preview={text: dict(brought) for text, brought in match.preview().items()} if asked else {},
        can_undo=number > 0,
        can_end=match.held,
        scores=score_infos(match.scores_for(you)),
        account=account_infos(match.accounts()),
        ending=[],
        winners=match.winners(),
        events=[EventInfo(number, event.kind, event.params) for event in match.events_for(you)] if number else [],
        auto_end=True,
        bot_speed=1.0,
        paused=False,
        abandoning=[],
        take_back=None,
        talk=False,
        settings=Settings(match.options, open=False, hints=False),
        grace=0.0,
        successor=None,
        box="standard" if match.game.box.standard else "own",
        ready=True,
    )
