import type { Option, Rule } from "../../rules/syntax.ts";
import { expressionsIn, expressionsOf } from "../../rules/walk.ts";
import { denseLines, denseStore, falls, marksFor } from "./dense.ts";
import { dividesSafely } from "./division.ts";
import { namesFor, writer } from "./expression.ts";
import { type Helper, helperTexts } from "./helpers.ts";
import { type Letter, lettersIn } from "./letters.ts";
import { inIf } from "./lines.ts";
import { optionLines } from "./option.ts";
import { MARKS, reachOf, searchArrays, searchLines, searchStore } from "./search.ts";
import { sizeOf } from "./size.ts";
import { isWritable } from "./split.ts";

/** How a program finds values by the rule itself. */
export interface RuleProgram {
  /** Functions that it calls. */
  readonly routines: readonly string[];
  /** Lines before any input is read. */
  readonly before: readonly string[];
  /** Lines that leave in `value` + `tag` the value of the position at `place`. */
  at(place: readonly string[], tag: string): readonly string[];
  /** Whether values are found for positions as they come, rather than for all up to a bound. */
  readonly searches: boolean;
}

/** A table of more positions is not filled. */
const MOST_POSITIONS = 10_000_000;

/**
 * The program of a rule for positions up to `box`: a table where moves make no number larger, else a search that
 * keeps what it has met. Nothing where it cannot be written down: a letter without a bound, numbers that no long
 * integer holds, a number split into any number of parts. Of a game with `won` the value is 1 where the player to move
 * wins.
 */
export function ruleProgram(rule: Rule, box: readonly number[]): RuleProgram | undefined {
  const { variables, options } = rule;
  const positions = box.reduce((all, each) => all * (each + 1), 1);
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
        ? store.look(place, `value${tag}`)
        : searchLines(rule, place, own, marks, least, `value${tag}`, search),
    searches: !dense,
  };
}

/** Whether long integers hold all that is computed for an option. */
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

/** Lines that leave in `mex` the least value that is not marked; of a game with `won`, who wins. */
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
