"""The sentences of a page of insights."""

from __future__ import annotations

INTRODUCTION = """\
How good is each place in the turn order, each opening, each choice? {games:,} games for each number of players, with `{bot}`
on all seats, tell. Made by

```
{command}
```

and made anew by it whenever the net is another one."""

READING = """\
**How to read it.** Shares and differences stand with their 95 % intervals, which rest on whole games. Differences are in
percentage points; **bold**: the interval leaves out 0. Of twenty differences without a cause, one is bold by chance.
What was seen fewer than {rare} times is left out; of events, of which fewer games were looked at, fewer than {events} times."""

COMPANY = """\
**Company, not cause.** That those who have something win more often does not mean that it makes them win: who is ahead can
afford more. *With it* compares those who did a thing with those who could have and did not, in the whole game.
*Chosen* comes nearer to a cause: it looks at single decisions in which the thing was on offer beside something else, and
compares those who took it with those who did not. But they, too, may have stood differently before."""

RECONSTRUCTED = """\
**Reconstructed parts.** Parts of this box are not what is printed, but designed for this project ([which](#the-box)). Rows that
rest on such a part name its section in the last column. All other figures rest on them, too, if less directly: the games were
played with this box."""

LEARNED = """\
the net that comes with the game, without search ([how it was trained](../training.md),
[how strong it is](../bots.md#nets-at-the-table))"""
OTHERS = "[how strong](../bots.md#how-strong)"
DRAWING = "It draws its moves by how much it believes in them, so that games begin in many ways."
RIVAL = "It wins {wins} of {games:,} duels against `{rival}`."
THEIRS = "What is told here is told of the game as these players play it; better ones may find other things good."

EVEN = "no place in the turn order is clearly better than the others"
MORE = "{players} players: who chose it where it was on offer wins more often than who declined it: {what}."
LESS = "{players} players: who chose it where it was on offer wins less often than who declined it: {what}."
NOTHING = "no difference to be seen in scores, lead or length"

DRAWN_ORDER = """\
Who begins is drawn in this game: seats were put in the order in which they came to their first action, be it in the set-up (a
draft, say)."""
LEAD = "lead of at most {part} % of the winner's points"
OPENINGS = "The first of its kind in a game, of each player: how often it was this one, and how many of those won."
EVENTS = """\
By the events of {games:,} games: how many of those win to whom it happened at least once, and how many of the others."""
OPTIONS = """\
Each against the standard game, on the same deals with the same players; differences rest on pairs of games. What is the same in
both is left out."""
UNLEARNED = """\
The net learned with the standard options alone, and sees which are chosen: part of a difference may be a net that plays what it
has not learned. Where an option changes no rule with this number of players, the whole difference is of that kind.
`vicus lab {game} --option {option}={value} --bot greedy` gives a second opinion, of a weaker player."""
SAME = "It changes nothing."
BOX = "Reconstructed, and not what is printed (`vicus box {game}` lists everything):"
OWNERS = """\
Who owns the game can type in what the box shows ([how](../../CONTRIBUTING.md)), and make these figures with `--box FILE`."""
