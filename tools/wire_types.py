"""Write the client's TypeScript types from the server's models, so that the wire has one definition.

``python tools/wire_types.py`` writes web/src/lib/wire.ts; with ``--check`` it only says whether the file is up to date.
"""

import sys
from pathlib import Path
from typing import Any

from pydantic.json_schema import models_json_schema

from holotable.server import wire

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "wire.ts"
UNIONS = {"ClientMessage": wire.CLIENT_MESSAGE, "ServerMessage": wire.SERVER_MESSAGE}
HEAD = """// Made from holotable/server/wire by tools/wire_types.py; change the models there.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
/** A seat's view of the game: the same shape as a position, with numbers or "hidden" for what it may not see. */
export type View = Record<string, any>
"""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """The whole file."""
    sent = {name: _members(adapter) for name, adapter in UNIONS.items()}
    incoming = {
        *sent["ClientMessage"],
        "NewTable",
        "NewCampaign",
        "CampaignVisit",
        "Tokens",
        "SeatRequest",
        "Link",
        "LessonPlay",
        "LessonChoice",
        "SitDown",
        "TimeControl",
    }
    models: dict[str, Any] = {}
    for adapter in UNIONS.values():
        models |= adapter.json_schema(ref_template="{model}")["$defs"]
    both = [(model, "validation") for model in wire.HTTP_MODELS]
    models |= models_json_schema(both, ref_template="{model}")[1]["$defs"]  # type: ignore[arg-type]
    for base in [base for name in models if (base := _base(name))]:
        models[base.__name__] = base.model_json_schema(ref_template="{model}")
    parts = [HEAD]
    parts += [_interface(name, models[name], name in incoming) for name in sorted(models)]
    parts += [f"export type {name} = {' | '.join(members)}\n" for name, members in sent.items()]
    return "\n".join(parts)


def _members(adapter: Any) -> list[str]:
    return [str(ref["$ref"]) for ref in adapter.json_schema(ref_template="{model}")["oneOf"]]


def _base(name: str) -> type[wire.Wire] | None:
    """The model that another one adds to, if any."""
    base: type[wire.Wire] = getattr(wire, name).__base__
    return None if base is wire.Wire else base


def _interface(name: str, model: dict[str, Any], incoming: bool) -> str:
    """One model; what the server always fills in is never optional for who reads it."""
    lines = [f"/** {line} */" for line in model.get("description", "").split("\n")[:1] if line]
    base = _base(name)
    lines.append(f"export interface {name} extends {base.__name__} {{" if base else f"export interface {name} {{")
    for field, schema in model.get("properties", {}).items():
        if base and field in base.model_fields:
            continue
        optional = "?" if incoming and field not in model.get("required", []) else ""
        lines.append(f"  {field}{optional}: {_type(schema)}")
    return "\n".join([*lines, "}\n"])


def _type(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "const" in schema:
        return f"'{schema['const']}'"
    if "enum" in schema:
        return " | ".join(f"'{value}'" for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(_type(part) for part in schema["anyOf"])
    kind = schema.get("type")
    if kind == "array" and "prefixItems" in schema:
        return f"[{', '.join(_type(part) for part in schema['prefixItems'])}]"
    if kind == "array":
        inner = _type(schema.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties", {})
        return f"Record<string, {_type(values if isinstance(values, dict) else {})}>"
    return PLAIN.get(str(kind), "any")


def main() -> int:
    """Write the file, or check it."""
    text = typescript()
    if "--check" in sys.argv:
        fresh = TARGET.is_file() and TARGET.read_text(encoding="utf-8") == text
        print("wire.ts is up to date." if fresh else "wire.ts is out of date: run python tools/wire_types.py")
        return 0 if fresh else 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")
    print(f"Wrote {TARGET.name}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
