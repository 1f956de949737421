import { conjuncts } from "../../rules/alternatives.ts";
import { isAtMost } from "../../rules/falls.ts";
import { type Linear, linearOf } from "../../rules/linear.ts";
import type { Condition, Expression, Option, OptionPart } from "../../rules/syntax.ts";
import { expressionsIn, namesIn } from "../../rules/walk.ts";
import { indented, inIf } from "../program.ts";
import type { Writer } from "./expression.ts";
import type { Letter, Steps } from "./letters.ts";

/** Code that finds the value of a position and marks the value of an option. */
export interface Store {
  /** Lines that leave in `value` the value of the position at `place`. */
  look(place: readonly string[], value: string): string[];
  /** Lines that mark the nim-sum of `values` as reached, through the name `reached` unless it is `sure` to be small. */
  mark(values: readonly string[], reached: string, sure: boolean): string[];
}

/**
 * Lines that mark the values of all options of one clause of the rule, with one loop for each letter; auxiliary names
 * end in `tag`.
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
  const rest = all.filter((each) => !onPosition.includes(each) && !isStepped(each, letters));
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

/** Whether the steps of a loop keep a condition. */
const isStepped = (condition: Condition, letters: readonly Letter[]): boolean =>
  condition.kind === "chain" &&
  condition.links.some((link) => link.sign === "in" && letters.some(({ within }) => within === link.set));

/** Forms that the loops keep at 0 or above. */
function boundedBy(letters: readonly Letter[], variables: readonly string[]): Linear[] {
  const chosen = new Set(variables);
  return letters.flatMap(({ name, most }) => {
    const forms = most.flatMap((each) => {
      if (typeof each === "number" || !("form" in each)) return [];
      if (![...each.form.of.keys()].every((other) => chosen.has(other))) return [];
      return [{ of: new Map([...each.form.of, [name, -each.by]]), rest: each.form.rest }];
    });
    chosen.add(name);
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
  const [first = "", ...others] = bounds;
  const isCounted = within === undefined;
  if (isCounted && others.length === 0) return [`for long ${letter} = 1L to ${first}:`, ...indented(inner)];
  const least = [
    `long ${end} = ${first}`,
    ...others.flatMap((bound) => [`if ${bound} < ${end}:`, `  ${end} = ${bound}`]),
  ];
  if (isCounted) return [...least, `for long ${letter} = 1L to ${end}:`, ...indented(inner)];
  const { begin, step } = stepping(letter, within, writer);
  return [...least, ...begin, `while ${letter} <= ${end}:`, ...indented([...inner, ...step])];
}

/** Lines before a loop and at the end of its body that step through the members of a set. */
function stepping(
  letter: string,
  within: Steps,
  writer: Writer,
): { readonly begin: readonly string[]; readonly step: readonly string[] } {
  switch (within.kind) {
    case "powers": {
      const base = (within.base as Expression & { kind: "number" }).value;
      return { begin: [`long ${letter} = 1L`], step: [`${letter} = ${letter} * ${base}L`] };
    }
    case "divisors":
      return {
        begin: [`long ${letter} = 1L`],
        step: [`${letter} = ${writer.nextDivisor(within.of, letter)}`],
      };
    case "squares":
      return {
        begin: [`long ${letter}Root = 1L`, `long ${letter} = 1L`],
        step: [`${letter}Root = ${letter}Root + 1L`, `${letter} = ${letter}Root * ${letter}Root`],
      };
    case "fibonacci":
      return {
        begin: [`long ${letter}Before = 1L`, `long ${letter} = 1L`],
        step: [
          `long ${letter}Next = ${letter} + ${letter}Before`,
          `${letter}Before = ${letter}`,
          `${letter} = ${letter}Next`,
        ],
      };
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

  /** Suffix of the names that belong to a part. */
  const tagOf = (i: number) => `${tag}${parts.length > 1 ? LETTERS[i] : ""}`;

  function componentLines(
    { position, count }: OptionPart & { kind: "component" },
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
    // Leaving the position itself is not a move, nor is leaving nothing of it.
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

  /** Condition that the number of equal components is odd: an even number has nim-sum 0. */
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

/** Whether an expression is visibly less than a variable. */
function isLess(node: Expression, variable: string, variables: readonly string[]): boolean {
  const { span } = node;
  const one: Expression = { kind: "number", value: 1n, span };
  return isAtMost({ kind: "arithmetic", sign: "+", left: node, right: one, span }, variable, variables);
}

type Split = OptionPart & { readonly kind: "split" };

/** Limit on the parts of a split with written loops. */
const MOST_PARTS = 6;

/** Whether a program can enumerate the splits of an option by loops. */
export const isWritable = ({ parts }: Option): boolean =>
  parts.every((part) => part.kind !== "split" || part.how === "equal" || part.most <= MOST_PARTS);

/** Settings for the lines of a part; auxiliary names end in `tag`. */
interface Around {
  readonly writer: Writer;
  readonly store: Store;
  readonly tag: string;
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** Lines of `then`, given the names of the parts' values, for each way to split a number. */
function splitLines(
  part: Split,
  variable: string,
  around: Around,
  then: (values: readonly string[]) => string[],
): string[] {
  const sum = `sum${around.tag}`;
  const lines = [`long ${sum} = ${around.writer.expression(part.of)}`];
  if (part.how === "equal") return [...lines, ...equalLines(part, variable, sum, around, then)];
  for (let count = part.least; count <= part.most; count++)
    lines.push(...waysLines(part, variable, sum, count, around, then));
  return lines;
}

function equalLines(
  { least, most }: Split,
  variable: string,
  sum: string,
  { writer, store, tag }: Around,
  then: (values: readonly string[]) => string[],
): string[] {
  const [count, each, value] = [`count${tag}`, `each${tag}`, `option${tag}`];
  const enough = Number.isFinite(most) ? [`${count} <= ${most}L`] : [];
  return [
    `long ${count} = ${least}L`,
    `while ${[`${count} <= ${sum}`, ...enough].join(" and ")}:`,
    ...indented([
      `long ${each} = ${sum} // ${count}`,
      ...inIf(
        [`${each} * ${count} == ${sum}`, `${each} != ${writer.name(variable)}`],
        [
          `if ${count} % 2L == 1L:`,
          ...indented([...store.look([each], value), ...then([value])]),
          "else:",
          ...indented(then([])),
        ],
      ),
      `${count} = ${count} + 1L`,
    ]),
  ];
}

/** Lines that enumerate the splits into `count` parts in ascending order. */
function waysLines(
  { how }: Split,
  variable: string,
  sum: string,
  count: number,
  { writer, store, tag }: Around,
  then: (values: readonly string[]) => string[],
): string[] {
  const gap = how === "distinct" ? 1 : 0;
  const name = (k: number) => `part${tag}of${count}${LETTERS[k - 1]}`;
  const value = (k: number) => `option${tag}of${count}${LETTERS[k - 1]}`;
  const values = Array.from({ length: count }, (_, k) => value(k + 1));

  function from(k: number, rest: string): string[] {
    const least = k === 1 ? "1L" : `${name(k - 1)}${gap > 0 ? " + 1L" : ""}`;
    const own = `${name(k)} != ${writer.name(variable)}`;
    const inner = (lines: readonly string[]) => inIf([own], [...store.look([name(k)], value(k)), ...lines]);
    if (k === count) {
      const allowed = how === "mixed" ? `${name(k)} > ${name(1)}` : `${name(k)} >= ${least}`;
      return [`long ${name(k)} = ${rest}`, ...inIf([allowed], inner(then(values)))];
    }
    return [
      `long ${name(k)} = ${least}`,
      `while ${name(k)} * ${count - k + 1}L <= ${rest}:`,
      ...indented([...inner(from(k + 1, `${rest} - ${name(k)}`)), `${name(k)} = ${name(k)} + 1L`]),
    ];
  }

  return from(1, sum);
}
