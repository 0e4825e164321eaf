"""Fluent messages as functions: each is parsed when it is first said, and then costs about as much as filling in a template.

The files are those of Project Fluent and `fluent.syntax` reads them. What is added for games is how a sentence reaches the
forms of a name: see `docs/translating.md`.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from .errors import BadGame
from .forms import Forms

Say = Callable[[Mapping[str, Any]], str]
Choose = Callable[[Mapping[str, Any]], Any]
Find = Callable[[str], Say | None]

BEGINS = re.compile(r"(-?[a-zA-Z][\w-]*) *=")
PARSER = FluentParser(with_spans=False)


class Source:
    """The text of one message, and where it stands."""

    __slots__ = ("file", "line", "text")

    def __init__(self, file: Path, line: int, text: str) -> None:
        self.file, self.line, self.text = file, line, text

    def parse(self) -> ast.Message | ast.Term:
        """The message as a tree; raises `BadGame` with what is wrong with it."""
        entry = PARSER.parse_entry(self.text)
        if isinstance(entry, (ast.Message, ast.Term)):
            return entry
        fault = entry.annotations[0].message if isinstance(entry, ast.Junk) and entry.annotations else "no message"
        raise BadGame("error.not_fluent_line", file=self.file, line=self.line, fault=fault)


def sources(file: Path) -> dict[str, Source]:
    """The messages of a file by their names."""
    return entries(file.read_text(encoding="utf-8"), file)


def entries(text: str, file: Path) -> dict[str, Source]:
    """Messages by their names; raises `BadGame` for a line that belongs to none, and for a name used twice."""
    found: dict[str, Source] = {}
    for name, line, lines in _split(text, file):
        if name in found:
            raise BadGame("error.line_written_twice", file=file, line=line, name=name)
        found[name] = Source(file, line, lines)
    return found


def _split(text: str, file: Path) -> Iterator[tuple[str, int, str]]:
    name, first, lines = "", 0, list[str]()
    for number, line in enumerate(text.splitlines(), 1):
        begins = BEGINS.match(line)
        if begins or line.startswith("#"):
            if name:
                yield name, first, "\n".join(lines) + "\n"
            name, first, lines = begins[1] if begins else "", number, []
        elif line.strip() and not (name and line[0] in " }"):
            raise BadGame("error.not_fluent_line_belongs", file=file, number=number, what=repr(line[:40]))
        lines.append(line)
    if name:
        yield name, first, "\n".join(lines) + "\n"


class Compiler:
    """Makes functions of messages; `find` gives those that a message refers to, by name and ``name.attribute``.

    `dress` changes the text of a sentence, not what is filled in.
    """

    def __init__(self, forms: Forms, find: Find, dress: Callable[[str], str] = str) -> None:
        self.forms = forms
        self.find = find
        self.dress = dress

    def pattern(self, pattern: ast.Pattern) -> Say:
        """A pattern as a function of the arguments."""
        parts = [self._part(element) for element in pattern.elements]
        if all(isinstance(part, str) for part in parts):
            return partial(_always, "".join(parts))  # type: ignore[arg-type]
        if all(isinstance(part, (str, Variable)) for part in parts):
            return partial(_fill_names, self.forms, *_with_names(parts))
        template = "".join(part.replace("%", "%%") if isinstance(part, str) else "%s" for part in parts)
        fill = [part for part in parts if not isinstance(part, str)]
        if len(fill) == 1:
            return partial(_fill_one, template, fill[0])
        return partial(_fill, template, fill)

    def _part(self, element: Any) -> str | Say:
        if isinstance(element, ast.TextElement):
            return self.dress(element.value)
        expression = element.expression if isinstance(element, ast.Placeable) else element
        if isinstance(expression, ast.Placeable):
            return self._part(expression)
        if isinstance(expression, ast.StringLiteral):
            return str(expression.parse()["value"])
        if isinstance(expression, ast.NumberLiteral):
            return str(expression.value)
        if isinstance(expression, ast.SelectExpression):
            return self._selection(expression)
        if isinstance(expression, ast.VariableReference):
            return Variable(expression.id.name, self.forms)
        if isinstance(expression, ast.FunctionReference) and (named := self._form_of_a_name(expression)):
            return named
        return partial(_told, self.forms, self.value(expression))

    def _form_of_a_name(self, expression: ast.FunctionReference) -> Say | None:
        """``NAME($unit, form: "acc")``, which most sentences of a language with cases have, without detours."""
        positional, named = expression.arguments.positional, expression.arguments.named
        if expression.id.name != "NAME" or len(positional) != 1 or len(named) != 1:
            return None
        what, form = positional[0], named[0].value
        if not isinstance(what, ast.VariableReference) or not isinstance(form, ast.StringLiteral):
            return None
        otherwise = partial(_told, self.forms, self.value(expression))
        return partial(_in_form, self.forms, what.id.name, form.parse()["value"], otherwise)

    def value(self, expression: Any) -> Choose:
        """An expression as a function of the arguments that gives its value, not yet as text."""
        if isinstance(expression, ast.VariableReference):
            return partial(_argument, expression.id.name)
        if isinstance(expression, ast.StringLiteral):
            return partial(_always, expression.parse()["value"])
        if isinstance(expression, ast.NumberLiteral):
            return partial(_always, float(expression.value) if "." in expression.value else int(expression.value))
        if isinstance(expression, (ast.MessageReference, ast.TermReference)):
            return self._reference(expression)
        return self._call(expression)

    def _reference(self, expression: ast.MessageReference | ast.TermReference) -> Choose:
        name = f"-{expression.id.name}" if isinstance(expression, ast.TermReference) else expression.id.name
        name += f".{expression.attribute.name}" if expression.attribute else ""
        said = self.find(name)
        if said is None:
            return partial(_always, Text(f"{{{name}}}"))
        given = expression.arguments.named if isinstance(expression, ast.TermReference) and expression.arguments else ()
        more = {argument.name.name: self.value(argument.value)({}) for argument in given}
        return partial(_referred, said, more)

    def _call(self, expression: ast.FunctionReference) -> Choose:
        function = getattr(self.forms, expression.id.name.lower(), None) if expression.id.name in FUNCTIONS else None
        if function is None:
            raise BadGame("error.no_function_sentences", name=expression.id.name, functions=", ".join(FUNCTIONS))
        positional = [self.value(argument) for argument in expression.arguments.positional]
        named = {argument.name.name: self.value(argument.value)({}) for argument in expression.arguments.named}
        return partial(_called, function, positional, named)

    def _selection(self, expression: ast.SelectExpression) -> Say:
        variants: dict[str, Say] = {}
        usual: Say | None = None
        for variant in expression.variants:
            said = self.pattern(variant.value)
            key = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            variants[key] = said
            usual = said if variant.default else usual
        assert usual is not None  # the parser asks for one
        return partial(_selected, self.forms, self.value(expression.selector), variants, usual)


FUNCTIONS = ("NAME", "GENDER", "LIST", "NUMBER")
"""What sentences may call: `Forms` says what each does."""


class Text(str):
    """Something that is said as it is, even if a thing of the vocabulary is called the same."""

    __slots__ = ()


class Variable:
    """An argument in a sentence."""

    __slots__ = ("forms", "name")

    def __init__(self, name: str, forms: Forms) -> None:
        self.name, self.forms = name, forms

    def __call__(self, args: Mapping[str, Any]) -> str:
        """The argument as text."""
        found = _argument(self.name, args)
        return found if type(found) is Text else self.forms.told(found)


def _with_names(parts: list[Any]) -> tuple[str, tuple[str, ...]]:
    """A template for the names of arguments, and these."""
    template = "".join(part.replace("%", "%%") if isinstance(part, str) else "%s" for part in parts)
    return template, tuple(part.name for part in parts if not isinstance(part, str))


def _fill_names(forms: Forms, template: str, names: tuple[str, ...], args: Mapping[str, Any]) -> str:
    """The commonest of all sentences: text and arguments."""
    plain, said = forms.plain, []
    for name in names:
        value = args.get(name, plain)
        known = plain.get(value) if value.__class__ is str else None
        if known is None:
            known = _told(forms, partial(_argument, name), args)
        said.append(known)
    return template % tuple(said)


def _in_form(forms: Forms, name: str, form: str, otherwise: Say, args: Mapping[str, Any]) -> str:
    value = args.get(name)
    known = forms.names.get((value, form)) if value.__class__ is str else None
    return otherwise(args) if known is None else known


def _always(value: Any, _args: Mapping[str, Any]) -> Any:
    return value


def _fill_one(template: str, part: Say, args: Mapping[str, Any]) -> str:
    return template % (part(args),)


def _fill(template: str, parts: list[Say], args: Mapping[str, Any]) -> str:
    return template % tuple([part(args) for part in parts])


def _argument(name: str, args: Mapping[str, Any]) -> Any:
    return args[name] if name in args else Text(f"{{${name}}}")


def _referred(said: Say, more: Mapping[str, Any], args: Mapping[str, Any]) -> Text:
    return Text(said({**args, **more} if more else args))


def _told(forms: Forms, value: Choose, args: Mapping[str, Any]) -> str:
    found = value(args)
    return found if type(found) is Text else forms.told(found)


def _called(function: Callable[..., str], positional: list[Choose], named: dict[str, Any], args: Mapping[str, Any]) -> Text:
    return Text(function(*[value(args) for value in positional], args, **named))


def _selected(forms: Forms, value: Choose, variants: dict[str, Say], usual: Say, args: Mapping[str, Any]) -> str:
    found = value(args)
    said = variants.get(str(found))
    if said is None:
        said = variants.get(forms.category(found), usual)
    return said(args)
