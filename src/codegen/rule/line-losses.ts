import { type Vector, vectorsOf } from "../../rules/rays.ts";
import type { Rule } from "../../rules/syntax.ts";
import { positionsIn } from "../../solve/box.ts";
import { indented } from "../program.ts";
import type { Found } from "../read/moves.ts";
import type { Syntax } from "../syntax.ts";

// Writes programs for the outcomes of rules that take any multiple of some vectors, one of which lowers a single number.
// The positions that differ by multiples of a vector form a line, and a line has at most one lost position: from a later
// one a move leads to it. A program goes through the positions in ascending order and marks the lines of each lost one,
// so it needs room for the lines and not for the positions. Where integers have any length, those of a language mark the
// places of a whole line, and the first one that no mark covers is lost.

/** Largest number of lines, and of positions that a program looks at in a second or two. */
const MOST_LINES = 10_000_000;
const MOST_LOOKED_AT = 100_000_000;

/** Program that knows the lost position on each line along one of the numbers. */
export interface LineLosses {
  /** Whether bits of integers mark the places of a line. */
  readonly byMasks: boolean;
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
export function lineLosses(
  rule: Rule,
  box: readonly number[],
  language: Pick<Syntax, "own"> = {},
): LineLosses | undefined {
  const vectors = vectorsOf(rule);
  if (vectors === undefined || vectors.single.length > 0 || box.length < 2) return undefined;
  if (!vectors.rays.every(({ start }) => start.every((each) => each === 0))) return undefined;
  const steps = vectors.rays.map(({ step }) => step);
  const along = box.findLastIndex((_, i) =>
    steps.some((step) => step.every((each, j) => each === (i === j ? 1 : 0))),
  );
  const others = steps.filter((step) => step.some((each, j) => each > 0 && j !== along));
  const families = others.map((step) => familyOf(step, box));
  const unit = familyOf(
    box.map((_, i) => (i === along ? 1 : 0)),
    box,
  );
  if (along < 0 || unit === undefined || !families.every((family) => family !== undefined)) return undefined;
  const all = families.reduce((sum, { lines }) => sum + lines, unit.lines);
  if (all > MOST_LINES || positionsIn(box) > MOST_LOOKED_AT) return undefined;

  const names = box.map((_, i) => `number${"XYZ"[i] ?? i}`);
  const own = names[along]!;
  const losing = (place: readonly string[]) => `losing[narrow(${unit.index(place)})]`;
  const at: LineLosses["at"] = (place, tag) => ({
    lines: [
      `let outcome${tag} = 1`,
      `if ${losing(place)} == narrow(${place[along]}) + 1:`,
      `  outcome${tag} = 0`,
    ],
    value: `outcome${tag}`,
  });
  const loops = (lines: readonly string[]) =>
    names.reduceRight<readonly string[]>(
      (inner, name, i) =>
        i === along ? inner : [`for long ${name} = 0L to ${box[i]}L:`, ...indented(inner)],
      lines,
    );
  const byMasks = language.own?.has("lowestZero")
    ? maskLines(others, box, along, names, losing(names))
    : undefined;
  if (byMasks !== undefined) {
    const before = [`array losing[${unit.lines}]`, ...byMasks.arrays, ...loops(byMasks.lines)];
    return { byMasks: true, before, most: box, lines: unit.lines, at };
  }
  const marks = families.map(({ index }, i) => `line${i + 1}[narrow(${index(names)})]`);
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
  return {
    byMasks: false,
    before: [
      `array losing[${unit.lines}]`,
      ...families.map(({ lines }, i) => `array line${i + 1}[${lines}]`),
      ...loops(line),
    ],
    most: box,
    lines: unit.lines,
    at,
  };
}

/**
 * Lines that find the lost position on a line along one number, by integers whose bits mark its places; undefined when a
 * vector changes that number in another way than the integers shift.
 */
function maskLines(
  steps: readonly Vector[],
  box: readonly number[],
  along: number,
  names: readonly string[],
  losing: string,
): { readonly arrays: readonly string[]; readonly lines: readonly string[] } | undefined {
  const masks = steps.map((step, i) => {
    const by = step[along]!;
    const pivot = step.indexOf(1);
    const other = familyOf(
      step.filter((_, j) => j !== along),
      box.filter((_, j) => j !== along),
    );
    if (pivot === along || other === undefined) return undefined;
    const index = other.index(names.filter((_, j) => j !== along));
    const shift = `(${box[pivot]}L - ${names[pivot]})${by === 1 ? "" : ` * ${by}L`}`;
    return { name: `line${i + 1}`, lines: other.lines, at: `line${i + 1}[narrow(${index})]`, by, shift };
  });
  if (!masks.every((each) => each !== undefined)) return undefined;
  const covered = masks.map(({ at, by, shift }) => (by === 0 ? at : `shiftedDown(${at}, ${shift})`));
  const own = names[along]!;
  return {
    arrays: masks.map(({ name, lines }) => `array long ${name}[${lines}]`),
    lines: [
      `long covered = ${covered[0] ?? "0L"}`,
      ...covered.slice(1).map((each) => `covered = covered | ${each}`),
      `long ${own} = lowestZero(covered)`,
      `if ${own} <= ${box[along]}L:`,
      ...masks.map(
        ({ at, by, shift }) => `  ${at} = ${at} | shiftedUp(1L, ${own}${by === 0 ? "" : ` + ${shift}`})`,
      ),
      `  ${losing} = narrow(${own}) + 1`,
    ],
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
  function index(place: readonly string[]): string {
    const terms = others.map(({ i, by, least }) => {
      const taken = by === 0 ? "" : ` - ${place[pivot]}${by === 1 ? "" : ` * ${by}L`} + ${least}L`;
      return `${place[i]}${taken}`;
    });
    return terms.length === 0
      ? "0L"
      : terms.reduce((sofar, each, at) => `(${sofar}) * ${sizes[at]}L + ${each}`);
  }
  return { index, lines: sizes.reduce((product, each) => product * each, 1) };
}
