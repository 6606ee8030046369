# Two commands are enough: `make play` and `make test`. Both do all their set-up in .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
GAME ?= bohemian_villages

.PHONY: play test test-quick check format bench shots clean

play: $(VENV)/.play
	@$(BIN)/vicus play $(GAME) --players 3 --bots 2

test: check
	$(BIN)/pytest -n 2 --dist loadgroup

test-quick: $(VENV)/.dev
	$(BIN)/pytest -n 2 --dist loadgroup -m "not compile"

check: $(VENV)/.dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m vicus.engine.subset

format: $(VENV)/.dev
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

bench: $(VENV)/.bench
	$(BIN)/python bench/run.py

shots: $(VENV)/.dev
	$(BIN)/python docs/pictures/make.py

clean:
	rm -rf $(VENV) dist build .mypy_cache .ruff_cache .pytest_cache .import_linter_cache

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Vicus needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version 2>&1). Try: make PYTHON=python3.12 ..."; exit 1; }
	@echo "Setting up $(VENV) (once; a minute or two)"
	@$(PYTHON) -m venv $(VENV) || \
	  { echo "python3 -m venv failed; on Debian or Ubuntu: apt-get install python3-venv"; rm -rf $(VENV); exit 1; }
	@$(BIN)/python -m pip install -q --disable-pip-version-check --upgrade pip

$(VENV)/.play: $(VENV)/bin/python pyproject.toml
	@$(BIN)/python -m pip install -q --disable-pip-version-check -e .
	@touch $@

$(VENV)/.dev: $(VENV)/bin/python pyproject.toml
	@$(BIN)/python -m pip install -q --disable-pip-version-check -e ".[dev]"
	@touch $@ $(VENV)/.play

$(VENV)/.bench: $(VENV)/.dev
	@$(BIN)/python -m pip install -q --disable-pip-version-check -e ".[dev,bench]"
	@touch $@
