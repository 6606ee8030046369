"""The messages between page and server: every request and every answer.

`docs/protocol.md` explains them, `ui/src/protocol.ts` is generated from them (`typescript.py`).

>>> import msgspec
>>> msgspec.json.decode(b'{"type": "sit", "table": "x", "seat": 1}', type=Request)
Sit(table='x', seat=1, face='')
"""

from __future__ import annotations

from . import answers, archive_answers, requests

Request = (
    requests.Hello
    | requests.ShowLobby
    | requests.ShowWaits
    | requests.Create
    | requests.Learn
    | requests.Open
    | requests.Close
    | requests.Sit
    | requests.Leave
    | requests.Start
    | requests.Plan
    | requests.AddSeat
    | requests.RemoveSeat
    | requests.SwapSeats
    | requests.SeatBot
    | requests.FreeSeat
    | requests.Paint
    | requests.Ready
    | requests.Act
    | requests.Undo
    | requests.Restart
    | requests.EndTurn
    | requests.AskWhy
    | requests.AskHint
    | requests.AskAppraisal
    | requests.ShowPosition
    | requests.ShowPuzzle
    | requests.ShowScene
    | requests.Replace
    | requests.TakeBack
    | requests.Resign
    | requests.Rest
    | requests.Abandon
    | requests.Say
    | requests.Hush
    | requests.Rematch
    | requests.Prefer
    | requests.Export
    | requests.Import
    | requests.Analyse
    | requests.ShowCourse
    | requests.CheckBox
    | requests.Forget
    | requests.ShowMyGames
    | requests.ShowMyStatistics
)

Answer = (
    answers.Welcome
    | answers.LobbyView
    | answers.LobbyChange
    | answers.WaitsView
    | answers.Created
    | answers.TableView
    | answers.Talk
    | answers.Reason
    | answers.Advice
    | answers.Analysis
    | answers.AnalysisPart
    | answers.Appraisal
    | answers.CourseView
    | answers.Notice
    | answers.Position
    | answers.PuzzleView
    | answers.SceneView
    | answers.RecordText
    | answers.BoxChecked
    | answers.Forgotten
    | archive_answers.MyGamesView
    | archive_answers.MyStatisticsView
    | answers.Refusal
)
