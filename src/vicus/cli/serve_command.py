"""`vicus serve`: its options; its work is in `serve`."""

from __future__ import annotations

from typing import Annotated

import typer

from .arguments import Language

OwnBots = Annotated[
    list[str] | None,
    typer.Option(
        "--bot",
        help="A bot of your own to offer in the lobby: module:Class, NAME=module:Class, NAME=cmd:COMMAND; can be repeated.",
        metavar="[NAME=]BOT",
    ),
]


def _limits(wanted: bool) -> None:
    if wanted:
        from .limits import show

        show()
        raise typer.Exit


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for other machines.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.")] = 8000,
    database: Annotated[
        str | None,
        typer.Option(
            envvar="VICUS_DATABASE", help="sqlite:///FILE or postgresql://…; else a file of this user's.", metavar="URL"
        ),
    ] = None,
    origin: Annotated[list[str] | None, typer.Option(help="Pages of this origin may connect too; can be repeated.")] = None,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(
            "--allow-host",
            help="A name that this server is asked by, such as vicus.example or *.example; can be repeated. Addresses, "
            "localhost, the machine's own name and *.local are known.",
            metavar="NAME",
        ),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            help="Believe this proxy (an address or a network) who asks, and whether by TLS; can be repeated. Else 127.0.0.1.",
            metavar="ADDRESS",
        ),
    ] = None,
    limit: Annotated[
        list[str] | None, typer.Option(help="Another value for a limit; can be repeated.", metavar="NAME=VALUE")
    ] = None,
    limits: Annotated[
        bool, typer.Option("--limits", callback=_limits, is_eager=True, help="All limits with their defaults, and no more.")
    ] = False,
    metrics_token: Annotated[
        str | None,
        typer.Option(
            envvar="VICUS_METRICS_TOKEN", help="What /metrics asks for; else it answers to this machine alone.", metavar="TOKEN"
        ),
    ] = None,
    url: Annotated[
        str | None,
        typer.Option(
            envvar="VICUS_URL", help="Where people find this server, such as https://vicus.example: for links.", metavar="URL"
        ),
    ] = None,
    smtp: Annotated[
        str | None,
        typer.Option(
            envvar="VICUS_SMTP",
            help="The mail server for notices: smtp://USER:PASSWORD@HOST:587?from=ADDRESS, or smtps://…; needs --url.",
            metavar="URL",
        ),
    ] = None,
    notices: Annotated[
        str | None,
        typer.Option(
            envvar="VICUS_NOTICES", help="How people may be told: push,webhook,mail (all of them if not given), or none."
        ),
    ] = None,
    private_notices: Annotated[
        bool, typer.Option("--private-notices", help="Notices may go to addresses in your own network, and without TLS.")
    ] = False,
    processes: Annotated[int, typer.Option(help="Server processes that share the port; more than one need PostgreSQL.")] = 1,
    workers: Annotated[int | None, typer.Option(help="Processes in which bots think; else one for each core.")] = None,
    bot: OwnBots = None,
    warm: Annotated[bool, typer.Option(help="Compile the bots that plan ahead in the background.")] = True,
    browser: Annotated[bool, typer.Option(help="Open the page.")] = True,
    log: Annotated[
        str | None,
        typer.Option(help="text or json; else text at a terminal and json elsewhere.", metavar="FORM"),
    ] = None,
    log_level: Annotated[
        str | None,
        typer.Option(help="debug, info, warning or error; else warning with text and info with json.", metavar="LEVEL"),
    ] = None,
    language: Language = None,
) -> None:
    """The table in the browser."""
    from .serve import Hosting, run

    run(
        Hosting(
            host=host,
            port=port,
            database=database,
            origins=origin or [],
            hosts=allow_host or [],
            proxies=proxy or [],
            limits=limit or [],
            metrics_token=metrics_token,
            url=url,
            smtp=smtp,
            notices=notices,
            private_notices=private_notices,
            processes=processes,
            workers=workers,
            bots=bot or [],
            warm=warm,
            browser=browser,
            log=log,
            log_level=log_level,
            language=language,
        )
    )
