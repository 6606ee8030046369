"""The icons of the installed page, drawn from `src/sign.svg` by a browser: `python ui/icons.py`, when the sign has changed."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import sync_playwright

HERE = Path(__file__).parent
OUT = HERE / "install"
PAPER = "#efe6d5"
"""`--page` of src/styles/tokens.css by day."""
ICONS = {
    "icon-192.png": (192, 22, 86),
    "icon-512.png": (512, 22, 86),
    "maskable-512.png": (512, 0, 62),
    "touch-180.png": (180, 0, 78),
}
"""Size, how round the corners are (in percent), and how much of the width the sign takes: systems cut maskable ones."""


def drawn(size: int, round_: int, share: int) -> str:
    sign = (HERE / "src" / "sign.svg").read_text("utf-8")
    body = f"margin:0;width:{size}px;height:{size}px;border-radius:{round_}%;background:{PAPER};display:grid;place-items:center"
    style = f"svg{{width:{share}%;height:{share}%}}"
    return f'<html style="background:none"><style>{style}</style><body style="{body}">{sign}</body></html>'


if __name__ == "__main__":
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get("VICUS_CHROMIUM", "/usr/bin/chromium"))
        for name, (size, round_, share) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(drawn(size, round_, share))
            page.screenshot(path=OUT / name, omit_background=True)
        browser.close()
