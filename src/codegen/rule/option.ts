import { conjuncts } from "../../rules/alternatives.ts";
import { isAtMost } from "../../rules/falls.ts";
import { type Linear, linearOf } from "../../rules/linear.ts";
import type { Expression, Option, Part } from "../../rules/syntax.ts";
import { expressionsIn, namesIn } from "../../rules/walk.ts";
import type { Writer } from "./expression.ts";
import type { Letter } from "./letters.ts";
import { indented, inIf } from "./lines.ts";
import { type Around, LETTERS, splitLines } from "./split.ts";
import type { Store } from "./store.ts";

/**
 * The lines that mark the values of all that an option of the rule leaves, one loop for each letter; names that are
 * needed on the way end in `tag`.
 */
export function optionLines(
  option: Option,
  letters: readonly Letter[],
  variables: readonly string[],
  writer: Writer,
  store: Store,
  tag: string,
): string[] {
  const all = conjuncts(option.condition);
  const onPosition = all.filter((each) =>
    namesIn(...expressionsIn(each)).every((name) => variables.includes(name)),
  );
  const rest = all.filter((each) => !onPosition.includes(each));
  const bounded = boundedBy(letters, variables);
  const inner = inIf(
    rest.map((each) => writer.condition(each)),
    partsLines(option, variables, { writer, store, tag }, bounded),
  );
  const loops = letters.reduceRight((lines, letter) => loop(letter, lines, writer), inner);
  return inIf(
    onPosition.map((each) => writer.condition(each)),
    loops,
  );
}

/** The forms that the loops keep at 0 or above. */
function boundedBy(letters: readonly Letter[], variables: readonly string[]): Linear[] {
  const known = new Set(variables);
  return letters.flatMap(({ name, most }) => {
    const forms = most.flatMap((each) => {
      if (typeof each === "number" || !("form" in each)) return [];
      if (![...each.form.of.keys()].every((other) => known.has(other))) return [];
      return [{ of: new Map([...each.form.of, [name, -each.by]]), rest: each.form.rest }];
    });
    known.add(name);
    return forms;
  });
}

function loop({ name, most, within }: Letter, inner: readonly string[], writer: Writer): string[] {
  const letter = writer.name(name);
  const end = `${letter}End`;
  const bounds = most.map((each) => {
    if (typeof each === "number") return `${each}L`;
    if (!("form" in each)) return writer.expression(each);
    const form = writer.linear(each.form);
    return each.by === 1n ? form : `(${form}) // ${each.by}L`;
  });
  const [first, ...others] = bounds;
  return [
    `long ${end} = ${first}`,
    ...others.flatMap((bound) => [`if ${bound} < ${end}:`, `  ${end} = ${bound}`]),
    ...stepping(letter, within, (begin, step) => [
      ...begin,
      `while ${letter} <= ${end}:`,
      ...indented([...inner, ...step]),
    ]),
  ];
}

/** The lines before a loop and at the end of its body that go from one member of a set to the next. */
function stepping(
  letter: string,
  within: Letter["within"],
  around: (begin: readonly string[], step: readonly string[]) => string[],
): string[] {
  switch (within?.kind) {
    case undefined:
      return around([`long ${letter} = 1L`], [`${letter} = ${letter} + 1L`]);
    case "powers": {
      const base = (within.base as Expression & { kind: "number" }).value;
      return around([`long ${letter} = 1L`], [`${letter} = ${letter} * ${base}L`]);
    }
    case "squares":
      return around(
        [`long ${letter}Root = 1L`, `long ${letter} = 1L`],
        [`${letter}Root = ${letter}Root + 1L`, `${letter} = ${letter}Root * ${letter}Root`],
      );
    case "fibonacci":
      return around(
        [`long ${letter}Before = 1L`, `long ${letter} = 1L`],
        [
          `long ${letter}Next = ${letter} + ${letter}Before`,
          `${letter}Before = ${letter}`,
          `${letter} = ${letter}Next`,
        ],
      );
  }
}

function partsLines(
  { parts }: Option,
  variables: readonly string[],
  { writer, store, tag }: Around,
  bounded: readonly Linear[],
): string[] {
  const sure = parts.length === 1 && parts[0]!.kind === "component";

  function from(i: number, values: readonly string[]): string[] {
    const part = parts[i];
    if (part === undefined) return store.mark(values, `reached${tag}`, sure);
    return part.kind === "split"
      ? splitLines(part, variables[0]!, { writer, store, tag: tagOf(i) }, (more) =>
          from(i + 1, [...values, ...more]),
        )
      : componentLines(part, i, values, (more) => from(i + 1, more));
  }

  /** Names of what belongs to a part end in this. */
  const tagOf = (i: number) => `${tag}${parts.length > 1 ? LETTERS[i] : ""}`;

  function componentLines(
    { position, count }: Part & { kind: "component" },
    i: number,
    values: readonly string[],
    then: (values: readonly string[]) => string[],
  ): string[] {
    const value = `option${tagOf(i)}`;
    const places = position.map((each) => placed(each));
    const lines: string[] = [];
    const place = places.map((text, j) => {
      if (variables.includes(text)) return writer.name(text);
      const name = `${writer.name(variables[j]!)}To${tagOf(i)}`;
      lines.push(`long ${name} = ${text}`);
      return name;
    });
    const natural = position.flatMap((each, j) => (isSurelyNatural(each) ? [] : [`${place[j]} >= 0L`]));
    const others = place.flatMap((each, j) => {
      const name = writer.name(variables[j]!);
      return each === name ? [] : [`${each} != ${name}`];
    });
    const copies = `copies${tagOf(i)}`;
    const counted = count === undefined ? [] : [`long ${copies} = ${writer.expression(count)}`];
    // None of the position itself is a move, and some of it is none.
    if (others.length === 0)
      return count === undefined ? lines : [...lines, ...counted, ...inIf([`${copies} == 0L`], then(values))];
    const own = position.some((each, j) => isLess(each, variables[j]!, variables))
      ? []
      : [`(${others.join(" or ")})`];
    if (count === undefined)
      return [
        ...lines,
        ...inIf([...natural, ...own], [...store.look(place, value), ...then([...values, value])]),
      ];
    return [
      ...lines,
      ...counted,
      ...inIf(
        [`${copies} >= 0L`, ...natural],
        oddCopies(copies, place, value, own, [...values, value], then),
      ),
    ];
  }

  /** Of an even number of equal components the nim-sum is 0. */
  function oddCopies(
    copies: string,
    place: readonly string[],
    value: string,
    own: readonly string[],
    values: readonly string[],
    then: (values: readonly string[]) => string[],
  ): string[] {
    return [
      `if ${copies} % 2L == 1L:`,
      ...indented(inIf(own, [...store.look(place, value), ...then(values)])),
      "else:",
      ...indented(inIf(own.length > 0 ? [`(${copies} == 0L or ${own[0]})`] : [], then(values.slice(0, -1)))),
    ];
  }

  const placed = (each: Expression): string => {
    if (each.kind === "name" && variables.includes(each.name)) return each.name;
    const form = linearOf(each);
    return form === undefined ? writer.expression(each) : writer.linear(form);
  };

  const isSurelyNatural = (each: Expression): boolean => {
    if (each.kind === "name") return true;
    const form = linearOf(each);
    return form !== undefined && bounded.some((other) => isMultiple(other, form));
  };

  return from(0, []);
}

const isMultiple = (a: Linear, b: Linear): boolean =>
  a.rest === b.rest && a.of.size === b.of.size && [...a.of].every(([name, by]) => b.of.get(name) === by);

/** Whether an expression is seen to be less than a variable. */
function isLess(node: Expression, variable: string, variables: readonly string[]): boolean {
  const { span } = node;
  const one: Expression = { kind: "number", value: 1n, span };
  return isAtMost({ kind: "arithmetic", sign: "+", left: node, right: one, span }, variable, variables);
}
