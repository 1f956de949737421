import type { Natural } from "../nimber/natural.ts";
import { natural } from "../nimber/natural.ts";
import { columnDigits } from "./columns.ts";
import { compile, relationOf } from "./compile.ts";
import { type Dfa, stateAfter, statesOf } from "./dfa.ts";
import type { Effort } from "./effort.ts";
import { and, constant, exists, type Formula, relation } from "./formula.ts";
import { numberOf, type System } from "./system.ts";

/**
 * Lexicographically least numbers that satisfy a formula; undefined when there are none.
 * @throws LimitError when an automaton has become too large.
 */
export function least(
  system: System,
  names: readonly string[],
  formula: Formula,
  effort: Effort,
): Natural[] | undefined {
  const found: Natural[] = [];
  let dfa = compile(system, formula, effort);
  for (const name of names) {
    const others = dfa.tracks.filter((each) => each !== name);
    const [value] =
      witness(relationOf(system, [name], exists(others, relation(dfa, ...dfa.tracks)), effort)) ?? [];
    if (value === undefined) return undefined;
    found.push(value);
    dfa = compile(system, and(relation(dfa, ...dfa.tracks), constant(value, name)), effort);
  }
  return found;
}

/**
 * Accepted numbers with the fewest digits, and among those the first by columns of digits; undefined when there are
 * none.
 */
export function witness(dfa: Dfa): Natural[] | undefined {
  const { system, tracks, classOf } = dfa;
  const from = new Int32Array(statesOf(dfa)).fill(-1);
  const by = new Int32Array(statesOf(dfa));
  const reached = [0];
  for (let i = 0; i < reached.length; i++) {
    const state = reached[i]!;
    if (dfa.accepting[state] === 1) return numbersOf(wordTo(state));
    for (let column = 0; column < classOf.length; column++) {
      const to = stateAfter(dfa, state, column);
      if (to <= 0 || from[to] !== -1) continue;
      from[to] = state;
      by[to] = column;
      reached.push(to);
    }
  }
  return undefined;

  function wordTo(state: number): number[] {
    const word: number[] = [];
    for (let q = state; q > 0; q = from[q]!) word.push(by[q]!);
    return word.reverse();
  }

  function numbersOf(word: readonly number[]): Natural[] {
    const columns = word.map((column) => columnDigits(system, tracks.length, column));
    return tracks.map((_, i) =>
      natural(
        numberOf(
          system,
          columns.map((digits) => digits[i]!),
        ),
      ),
    );
  }
}
