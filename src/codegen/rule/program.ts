import { isAtMost } from "../../rules/falls.ts";
import type { Expression, Option, OptionPart, Rule } from "../../rules/syntax.ts";
import { expressionsIn, expressionsOf } from "../../rules/walk.ts";
import { positionsIn } from "../../solve/box.ts";
import { indented, inIf } from "../program.ts";
import type { Valuing } from "../read/lines.ts";
import { namesFor, type Writer, writer } from "./expression.ts";
import { type Helper, helperTexts } from "./helpers.ts";
import { type Letter, lettersIn } from "./letters.ts";
import { isWritable, optionLines, type Store } from "./option.ts";
import { dividesSafely, sizeOf } from "./safety.ts";
import { MARKS, reachOf, SEARCHED, searchArrays, searchLines, searchStore } from "./search.ts";

/** Program that finds values by the rule itself. */
export interface RuleProgram {
  /** Functions that it calls. */
  readonly routines: readonly string[];
  /** Lines before any input is read. */
  readonly before: readonly string[];
  /** Value of the position at `place`. */
  readonly at: Valuing["at"];
  /** Whether values are computed on demand, rather than for all positions up to a bound. */
  readonly searches: boolean;
  /** Largest coordinates of positions with a value. */
  readonly most: readonly number[];
}

/** Limit on the positions of a filled table. */
const MOST_POSITIONS = 10_000_000;

/**
 * Program of a rule for positions up to `box`: a table when moves increase no number, else a search that stores the
 * positions found. Undefined when the rule has a letter without a bound, numbers that exceed long integers, or splits
 * into any number of parts. For a game with `won` the value is 1 when the player to move wins.
 */
export function ruleProgram(rule: Rule, box: readonly number[]): RuleProgram | undefined {
  const { variables, options } = rule;
  const positions = positionsIn(box);
  const dense = falls(rule) && dividesSafely(rule) && positions <= MOST_POSITIONS;
  const search = reachOf(box);
  const reach = dense ? box : variables.map(() => search.far);
  const letters = options.map((option) => lettersIn(option, variables, reach));
  if (!options.every((option, i) => letters[i] !== undefined && isWritable(option))) return undefined;
  if (!options.every((option, i) => isHeld(option, rule, reach, letters[i]!))) return undefined;

  const used = new Set<Helper>();
  const taken = new Set<string>();
  const names = namesFor(variables, taken);
  const own = writer(names, used);
  const store = dense ? denseStore(box) : searchStore(search);
  const all = options.flatMap((option, i) => {
    const called = new Map([...names, ...namesFor(option.letters, taken)]);
    return optionLines(option, letters[i]!, variables, writer(called, used), store, `${i + 1}`);
  });
  const over = [rule.lost, rule.won].flatMap((each) => (each ? [own.condition(each, false)] : []));
  const marks = inIf(over, all);
  const least = leastLines(rule.won && own.condition(rule.won), dense ? marksFor(box) : MARKS);
  const filled = dense ? denseLines(rule, box, own, marks, least) : searchArrays(rule, search);
  return {
    routines: helperTexts(used),
    before: filled,
    at: (place, tag) =>
      dense
        ? { value: placeIn(place, box) }
        : {
            lines: searchLines(rule, place, own, marks, least, `value${tag}`, search, positions > SEARCHED),
            value: `value${tag}`,
          },
    searches: !dense,
    most: reach,
  };
}

/** Whether long integers hold all intermediate results of an option. */
function isHeld(
  { parts, condition }: Option,
  { variables, lost, won }: Rule,
  reach: readonly number[],
  letters: readonly Letter[],
): boolean {
  const most = (name: string): number => {
    const at = variables.indexOf(name);
    return at >= 0 ? reach[at]! : letters.find((each) => each.name === name)!.highest;
  };
  const conditions = [condition, lost, won].flatMap((each) => (each ? expressionsIn(each) : []));
  return [...parts.flatMap(expressionsOf), ...conditions].every((each) =>
    Number.isFinite(sizeOf(each, most)),
  );
}

/** Lines that leave in `mex` the least unmarked value; for a game with `won`, the outcome. */
function leastLines(won: string | undefined, most: number): string[] {
  if (won !== undefined) return ["let mex = 0", `if seen[0] == stamp or ${won}:`, "  mex = 1"];
  return [
    "let mex = 0",
    "while seen[mex] == stamp:",
    "  mex = mex + 1",
    `if mex == ${most}:`,
    "  fail too many values",
  ];
}

/** Whether moves visibly increase no number, so that values can be computed in ascending order. */
const falls = ({ variables, options }: Rule): boolean =>
  options.every(({ parts }) => variables.every((_, i) => partsFall(parts, i, variables)));

/** Whether the i-th number of each part, or the sum of these over all parts, is at most the number before the move. */
function partsFall(parts: readonly OptionPart[], i: number, variables: readonly string[]): boolean {
  const variable = variables[i]!;
  const numbers = parts.map((part) => (part.kind === "split" ? part.of : part.position[i]!));
  if (numbers.every((each) => isAtMost(each, variable, variables))) return true;
  const sum = numbers.reduce((left, right): Expression => {
    return { kind: "arithmetic", sign: "+", left, right, span: left.span };
  });
  const single = parts.every((part) => part.kind === "component" && part.count === undefined);
  return single && isAtMost(sum, variable, variables);
}

/** Size of the table of marks for positions up to `box`. A larger value stops the program. */
const marksFor = (box: readonly number[]): number =>
  2 ** Math.ceil(Math.log2(2 * box.reduce((sum, each) => sum + each, 0) + 512));

/** Index of a position in the table. */
function placeIn(place: readonly string[], box: readonly number[]): string {
  const index = place.reduce((sofar, each, i) =>
    i === 0 ? each : `${i > 1 ? `(${sofar})` : sofar} * ${box[i]! + 1}L + ${each}`,
  );
  return `sg[narrow(${index})]`;
}

/** Store with a table of all positions up to `box`. */
const denseStore = (box: readonly number[]): Store => ({
  look: (place, value) => [`let ${value} = ${placeIn(place, box)}`],
  mark(values, reached, sure) {
    const sum = values.join(" ^ ") || "0";
    if (sure) return [`seen[${sum}] = stamp`];
    return [`let ${reached} = ${sum}`, `if ${reached} < ${marksFor(box)}:`, `  seen[${reached}] = stamp`];
  },
});

/**
 * Lines that find the values of all positions up to `box` in ascending order; `least` leaves the value of one in `mex`.
 */
function denseLines(
  { variables }: Rule,
  box: readonly number[],
  { name }: Writer,
  marks: readonly string[],
  least: readonly string[],
): string[] {
  const place = variables.map(name);
  const inner = ["stamp = stamp + 1", ...marks, ...least, `${placeIn(place, box)} = mex`];
  const loop = (lines: readonly string[], each: string, i: number) => [
    `for long ${each} = 0L to ${box[i]}L:`,
    ...indented(lines),
  ];
  const loops = place.reduceRight<readonly string[]>(loop, inner);
  const positions = positionsIn(box);
  return [`array sg[${positions}]`, `array seen[${marksFor(box) + 1}]`, "let stamp = 0", ...loops];
}
