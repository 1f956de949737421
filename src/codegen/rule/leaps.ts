import { added, linearOf } from "../../rules/linear.ts";
import type { Rule } from "../../rules/syntax.ts";
import { indented } from "../program.ts";
import type { Syntax } from "../syntax.ts";

// Leaps are moves that add the same numbers to any position of two numbers, as those of a knight, and lower their total.
// The values of one total depend on those of smaller ones, so a program fills a table total by total. All positions up to
// the largest total are in it, as a leap may raise one of the numbers.

/** A leap: what it adds to the two numbers. */
type Leap = readonly [x: number, y: number];

/** Table of the values of all positions up to a total. */
export interface LeapTable {
  readonly before: readonly string[];
  readonly positions: number;
  readonly leaps: number;
  at(place: readonly string[]): string;
}

/** Limit on the entries of the table. */
const MOST = 10_000_000;
/** Most leaps whose values are bits of a byte. */
const BITS = 8;

/** Table for positions up to `box`, if all moves of a rule are leaps. */
export function leapTable(
  rule: Rule,
  box: readonly number[],
  { own }: Pick<Syntax, "own">,
): LeapTable | undefined {
  const leaps = leapsOf(rule);
  const last = box.reduce((sum, each) => sum + each, 0);
  const size = last + 1;
  if (leaps === undefined || size * size > MOST) return undefined;
  const before =
    own?.has("leapValues") && leaps.length <= BITS
      ? [
          `list leapX = ${leaps.map(([x]) => x).join(" ")}`,
          `list leapY = ${leaps.map(([, y]) => y).join(" ")}`,
          `let sg = leapValues(leapX, leapY, ${last})`,
        ]
      : loops(leaps, last);
  return {
    before,
    positions: size * size,
    leaps: leaps.length,
    at: ([x, y]) => `sg[narrow((${x} + ${y}) * ${size}L + ${x})]`,
  };
}

function leapsOf({ variables, options, legal, lost, won }: Rule): readonly Leap[] | undefined {
  if (variables.length !== 2 || legal !== undefined || lost !== undefined || won !== undefined)
    return undefined;
  const leaps = options.map(({ parts: [part, ...more], letters, condition, next }): Leap | undefined => {
    if (part?.kind !== "component" || part.count !== undefined || more.length > 0) return undefined;
    if (letters.length > 0 || condition !== undefined || next !== undefined) return undefined;
    const [x, y] = variables.map((name, i) => {
      const form = linearOf(part.position[i]!);
      const own = linearOf({ kind: "name", name, span: part.position[i]!.span })!;
      const change = form && added(form, own, -1n);
      return change?.of.size === 0 ? Number(change.rest) : Number.NaN;
    });
    return x! + y! < 0 ? [x!, y!] : undefined;
  });
  return leaps.every((each) => each !== undefined) ? leaps : undefined;
}

const changed = (name: string, by: number): string =>
  by === 0 ? name : `${name} ${by < 0 ? "-" : "+"} ${Math.abs(by)}`;

function loops(leaps: readonly Leap[], last: number): readonly string[] {
  const marks = leaps.flatMap(([x, y]) => {
    const tests = [...(x < 0 ? [`column >= ${-x}`] : []), ...(y < 0 ? [`row >= ${-y}`] : [])];
    const place = `(${changed("level", x + y)}) * ${last + 1} + ${changed("column", x)}`;
    return [`if ${tests.join(" and ")}:`, `  seen[sg[${place}]] = stamp`];
  });
  return [
    `array sg[${(last + 1) ** 2}]`,
    `array seen[${leaps.length + 2}]`,
    "let stamp = 0",
    `for level = 0 to ${last}:`,
    "  for column = 0 to level:",
    ...indented(
      indented([
        "let row = level - column",
        "stamp = stamp + 1",
        ...marks,
        "let mex = 0",
        "while seen[mex] == stamp:",
        "  mex = mex + 1",
        `sg[level * ${last + 1} + column] = mex`,
      ]),
    ),
  ];
}
