"""``python -m holotable.learn GAME --minutes M --out DIR`` is ``holotable learn``."""

import runpy
import sys

if __name__ == "__main__":
    sys.argv.insert(1, "learn")
    runpy.run_module("holotable.cli", run_name="__main__")
