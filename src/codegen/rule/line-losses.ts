import { type Vector, vectorsOf } from "../../rules/rays.ts";
import type { Rule } from "../../rules/syntax.ts";
import { positionsIn } from "../../solve/box.ts";
import { indented } from "../program.ts";
import type { Found } from "../read/moves.ts";

// Writes programs for the outcomes of rules that take any multiple of some vectors, one of which lowers a single number.
// The positions that differ by multiples of a vector form a line, and a line has at most one lost position: from a later
// one a move leads to it. A program goes through the positions in ascending order and marks the lines of each lost one,
// so it needs room for the lines and not for the positions.

/** Largest number of lines, and of positions that a program looks at in a second or two. */
const MOST_LINES = 10_000_000;
const MOST_LOOKED_AT = 100_000_000;

/** Program that knows the lost position on each line along one of the numbers. */
export interface LineLosses {
  readonly before: readonly string[];
  readonly most: readonly number[];
  /** Number of lines along that number. */
  readonly lines: number;
  at(place: readonly string[], tag: string): Found;
}

/** Lines of positions along a vector: index of the line of a position, and the number of lines. */
interface Family {
  readonly index: (place: readonly string[]) => string;
  readonly lines: number;
}

/** Program for single positions up to `box`; undefined for other rules, or too many lines. */
export function lineLosses(rule: Rule, box: readonly number[]): LineLosses | undefined {
  const vectors = vectorsOf(rule);
  if (vectors === undefined || vectors.single.length > 0 || box.length < 2) return undefined;
  if (!vectors.rays.every(({ start }) => start.every((each) => each === 0))) return undefined;
  const steps = vectors.rays.map(({ step }) => step);
  const along = box.findLastIndex((_, i) =>
    steps.some((step) => step.every((each, j) => each === (i === j ? 1 : 0))),
  );
  const families = steps
    .filter((step) => step.some((each, j) => each > 0 && j !== along))
    .map((step) => familyOf(step, box));
  const unit = familyOf(
    box.map((_, i) => (i === along ? 1 : 0)),
    box,
  );
  if (along < 0 || unit === undefined || !families.every((family) => family !== undefined)) return undefined;
  const all = families.reduce((sum, { lines }) => sum + lines, unit.lines);
  if (all > MOST_LINES || positionsIn(box) > MOST_LOOKED_AT) return undefined;

  const names = box.map((_, i) => `number${"XYZ"[i] ?? i}`);
  const own = names[along]!;
  const marks = families.map(({ index }, i) => `line${i + 1}[narrow(${index(names)})]`);
  const losing = (place: readonly string[]) => `losing[narrow(${unit.index(place)})]`;
  const found = [
    ...marks.map((mark) => `${mark} = 1`),
    `${losing(names)} = narrow(${own}) + 1`,
    // All later positions of the line are won.
    `${own} = ${box[along]}L`,
  ];
  /** Lines in an `if` for each mark, since most positions are on a line of the first ones. */
  const free = marks.reduceRight<readonly string[]>(
    (lines, mark) => [`if ${mark} == 0:`, ...indented(lines)],
    found,
  );
  const line = [
    `long ${own} = 0L`,
    `while ${own} <= ${box[along]}L:`,
    ...indented([...free, `${own} = ${own} + 1L`]),
  ];
  const loops = names.reduceRight<readonly string[]>(
    (lines, name, i) => (i === along ? lines : [`for long ${name} = 0L to ${box[i]}L:`, ...indented(lines)]),
    line,
  );
  return {
    before: [
      `array losing[${unit.lines}]`,
      ...families.map(({ lines }, i) => `array line${i + 1}[${lines}]`),
      ...loops,
    ],
    most: box,
    lines: unit.lines,
    at: (place, tag) => ({
      lines: [
        `let outcome${tag} = 1`,
        `if ${losing(place)} == narrow(${place[along]}) + 1:`,
        `  outcome${tag} = 0`,
      ],
      value: `outcome${tag}`,
    }),
  };
}

/**
 * Lines along `step`: positions on one line have the same differences between the other numbers and multiples of one
 * that the step lowers by 1.
 */
function familyOf(step: Vector, box: readonly number[]): Family | undefined {
  const pivot = step.indexOf(1);
  if (pivot < 0) return undefined;
  const others = box.flatMap((most, i) =>
    i === pivot ? [] : [{ i, by: step[i]!, least: step[i]! * box[pivot]!, most }],
  );
  const sizes = others.map(({ least, most }) => least + most + 1);
  const index = (place: readonly string[]) =>
    others
      .map(({ i, by, least }) => {
        const taken = by === 0 ? "" : ` - ${place[pivot]}${by === 1 ? "" : ` * ${by}L`} + ${least}L`;
        return `${place[i]}${taken}`;
      })
      .reduce((sofar, each, at) => `(${sofar}) * ${sizes[at]}L + ${each}`);
  return { index, lines: sizes.reduce((product, each) => product * each, 1) };
}
