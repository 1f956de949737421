import { expect } from "vitest";
import { LimitError } from "../../src/errors.ts";
import { parseGame } from "../../src/games/notation.ts";
import {
  type LawFinding,
  lawOfGame,
  programOf,
  saysLaw,
  statedLaw,
  testStated,
  variablesOf,
} from "../../src/law/index.ts";
import type { Play } from "../../src/types.ts";
import { type PlainRule, randomPlainRule } from "./random-rules.ts";

type Position = readonly number[];

/** Largest number in the positions that are compared, by the count of letters. */
const LARGEST = [0, 120, 18, 9, 5] as const;

/** Plain play of a rule: the value, or the outcome of a position alone. */
function played(rule: PlainRule) {
  const known = new Map<string, number | "P" | "N">();
  const remembered = <T extends number | "P" | "N">(kind: string, position: Position, find: () => T): T => {
    const name = kind + position.join();
    const found = known.get(name) as T | undefined;
    if (found !== undefined) return found;
    const value = find();
    known.set(name, value);
    return value;
  };
  const value = (position: Position): number =>
    remembered("v", position, () => {
      const seen = new Set(
        rule.leaves(position).map((parts) => parts.reduce((sum, part) => sum ^ value(part), 0)),
      );
      let least = 0;
      while (seen.has(least)) least++;
      return least;
    });
  const outcome = (position: Position): "P" | "N" =>
    remembered("o", position, () => {
      const state = rule.state(position);
      if (state !== "open") return state === "lost" ? "P" : "N";
      const options = rule.leaves(position);
      if (options.some((parts) => parts.length !== 1)) return value(position) === 0 ? "P" : "N";
      if (options.length === 0) return rule.misere ? "N" : "P";
      return options.some(([option]) => outcome(option!) === "P") ? "N" : "P";
    });
  return { value, outcome };
}

function positionsOf({ length, state }: PlainRule): Position[] {
  let all: Position[] = [[]];
  for (let i = 0; i < length; i++)
    all = all.flatMap((each) => Array.from({ length: LARGEST[length]! + 1 }, (_, n) => [...each, n]));
  return all.filter((each) => state(each) !== "illegal");
}

const RANGE = /, observed for (\d+) <= n <= (\d+)/;

/**
 * Searches for the law of each random rule from `first` to `last` within `seconds`, and compares what it says, what
 * refutes the rejected laws, and what the printed law says when it is read again, with plain play. Returns how often
 * each verdict occurred.
 */
export function sweepLaws(first: number, last: number, seconds: number): Record<string, number> {
  const count: Record<string, number> = {};
  for (let seed = first; seed <= last; seed++) {
    const verdict = checkLaws(seed, seconds);
    count[verdict] = (count[verdict] ?? 0) + 1;
  }
  return count;
}

function checkLaws(seed: number, seconds: number): string {
  const rule = randomPlainRule(seed);
  if (positionsOf(rule).length === 0) return "empty";
  const game = parseGame(rule.text);
  const play: Play = rule.misere ? "misere" : "normal";
  const label = `${seed}: ${rule.text} ${play}`;
  const { finding, outcomes, rejected } = lawOfGame(game, play, { seconds });
  const plain = played(rule);
  const truth = (kind: "values" | "outcomes", position: Position) =>
    kind === "values" ? plain.value(position) : plain.outcome(position);
  for (const found of [finding, outcomes]) if (found !== undefined) agrees(found);
  for (const { text, counterexample } of rejected) {
    const { position, says, found } = counterexample;
    if (Math.max(...position) > 4 * LARGEST[rule.length]!) continue;
    const kind = typeof found === "string" ? "outcomes" : "values";
    expect([label, text, position, found]).toEqual([label, text, position, truth(kind, position)]);
    expect([label, text, position, says]).not.toEqual([label, text, position, found]);
  }
  return finding?.verdict ?? "none";

  function agrees(found: LawFinding): void {
    const { verdict, kind, text } = found;
    expect([label, text, verdict]).not.toEqual([label, text, "refuted"]);
    const again = text.includes("by an automaton") ? undefined : readAgain(found);
    const [law, againLaw] = [saysOf(found), again && saysOf(again)];
    const [, from = "0", to = "Infinity"] = RANGE.exec(text) ?? [];
    for (const position of positionsOf(rule)) {
      if (verdict === "observed" && (position[0]! < Number(from) || Math.max(...position) > found.testedTo))
        continue;
      if (position.length === 1 && position[0]! > Number(to)) continue;
      const told = [label, text, position];
      const says = truth(kind, position);
      expect([...told, law(position)]).toEqual([...told, says]);
      if (againLaw !== undefined) expect([...told, againLaw(position)]).toEqual([...told, says]);
    }
  }

  /** What a law says; one in words with a further letter has no program unless it is proved. */
  function saysOf(found: LawFinding): (position: Position) => unknown {
    const program = programOf(found);
    if (program !== undefined) return (position) => saysLaw(program, position);
    return statedLaw(found.text.replace(/, observed for .*/, ""), variablesOf(game)!, play).says;
  }

  /** What a stated law with the printed text is found to be, unless a limit ends the test. */
  function readAgain({ text, verdict, testedTo }: LawFinding): LawFinding | undefined {
    try {
      const again = testStated(game, text, play, { seconds: 10 * seconds });
      // An observed law may be wrong beyond the numbers for which it was observed.
      const isBeyond =
        verdict === "observed" && Math.max(...(again.counterexample?.position ?? []).map(Number)) > testedTo;
      if (isBeyond) return undefined;
      // A search that a limit ended may have left out the proof; a limit may also keep it from being found again.
      const isSame = again.verdict === verdict || again.verdict === (again.stopped ? "observed" : "proved");
      expect([label, text, again.verdict, isSame]).toEqual([label, text, again.verdict, true]);
      return again;
    } catch (error) {
      if (error instanceof LimitError) return undefined;
      throw new Error(`${label}: ${text}`, { cause: error });
    }
  }
}
