import { expect } from "vitest";
import { parseGame } from "../../src/games/index.ts";
import { findLaw, saysLaw, statedLaw, testLaw, variablesOf } from "../../src/law/index.ts";
import { natural } from "../../src/nimber/natural.ts";
import { encodedAt } from "../../src/rules/space.ts";
import { component, solver } from "../../src/solve/index.ts";
import type { Game } from "../../src/types.ts";
import { dice } from "../oracle.ts";
import { isP, type Kind, ONE, type Said } from "./kinds-one.ts";
import { SEVERAL } from "./kinds-several.ts";
import { plainOutcomes, plainValues } from "./play.ts";

export const KINDS: readonly Kind[] = [...ONE, ...SEVERAL];

/** Largest sum of a position in the comparison, by the number of its coordinates. */
const SUMS = [0, 330, 60, 16];

function* bySum(length: number, most: number): Generator<readonly number[]> {
  for (let sum = 0; sum <= most; sum++) yield* ofSum(length, sum);
}

function* ofSum(length: number, sum: number): Generator<readonly number[]> {
  if (length === 1) yield [sum];
  else
    for (let first = 0; first <= sum; first++)
      for (const rest of ofSum(length - 1, sum - first)) yield [first, ...rest];
}

/** Rules in a line with the moves of games of the catalogue. */
const RULES: Readonly<Record<string, string>> = {
  wythoff: "[x,y: x-k,y | x,y-k | x-k,y-k]",
  "dynamic-nim(1)": "[n,m: n-k,k if k <= m]",
  "fibonacci-nim": "[n,m: n-k,2*k if k <= m]",
};

/** Values and outcomes by plain play. */
function truthOf({ game, play }: Kind): (position: readonly number[], kind: "sg" | "P") => Said {
  const rule = RULES[game] ?? game;
  const { space, moves } = parseGame(game) as Game<number>;
  if (space === "heap" && play === undefined) {
    const at = plainValues(moves);
    return ([n], kind) => (kind === "sg" ? at(n!) : isP(at(n!) === 0));
  }
  const outcome = plainOutcomes(rule === "{1,2,3}" ? "[n: n-k if k <= 3]" : rule, play === "misere");
  const values = new Map<string, number>();
  const { moves: of } = parseGame(rule) as Game<readonly number[]>;
  const value = (position: readonly number[]): number => {
    const known = values.get(position.join());
    if (known !== undefined) return known;
    const seen = new Set([...of(position)].map(({ to }) => value(to[0]!)));
    let least = 0;
    while (seen.has(least)) least++;
    values.set(position.join(), least);
    return least;
  };
  return (position, kind) => (kind === "sg" ? value(position) : outcome(position));
}

/** Checks that `count` wrong claims of a kind are refuted at the first position where plain play differs. */
export function refutes(kind: Kind, count: number): void {
  const roll = dice(1 + [...kind.kind].reduce((sum, sign) => sum + sign.charCodeAt(0), 0));
  const game = parseGame(kind.game);
  const variables = variablesOf(game)!;
  const truth = truthOf(kind);
  let refuted = 0;
  for (let drawn = 0; refuted < count; drawn++) {
    if (drawn > 3 * count) throw new Error(`${kind.kind}: too few of the claims are wrong`);
    const { text, says } = kind.claim(roll);
    const what = text.startsWith("sg") ? "sg" : "P";
    let wrong: readonly number[] | undefined;
    for (const position of bySum(variables.length, SUMS[variables.length]!)) {
      if (says(position) === truth(position, what)) continue;
      wrong = position;
      break;
    }
    if (wrong === undefined) continue;
    refuted++;
    const { verdict, counterexample } = testLaw(game, statedLaw(text, variables, kind.play));
    const { move: _, ends: __, ...found } = counterexample ?? {};
    expect({ text, verdict, ...found }).toEqual({
      ...{ text, verdict: "refuted", position: wrong },
      ...{ says: says(wrong), found: truth(wrong, what) },
    });
  }
}

/** Proved law, with its values by plain arithmetic for numbers of any size. */
interface Far {
  readonly game: string;
  readonly law: string;
  readonly says: (n: bigint) => bigint | "P" | "N";
}

export const FAR: readonly Far[] = [
  { game: "{1,2}", law: "P iff n % 3 = 0", says: (n) => isP(n % 3n === 0n) },
  { game: "bash(4)", law: "sg = n % 5", says: (n) => n % 5n },
  { game: "{2..}", law: "sg = n / 2", says: (n) => n / 2n },
  { game: "powers-of-two", law: "sg = n % 3", says: (n) => n % 3n },
];

/** Checks that a law wrong at a single number, far beyond every table, is refuted there. */
export function refutesFar({ game: id, law, says }: Far, count: number): void {
  const roll = dice(19);
  const game = parseGame(id);
  for (let i = 0; i < count; i++) {
    const at = 10n ** BigInt(5 + roll(20)) + BigInt(roll(1_000_000));
    const is = says(at);
    const text =
      typeof is === "string"
        ? is === "P"
          ? `${law} and n != ${at}`
          : `${law} or n = ${at}`
        : `sg = ${law.slice(5)} + max(1 - abs(n - ${at}),0)`;
    const { verdict, counterexample } = testLaw(game, statedLaw(text, ["n"]));
    const { position, says: said, found } = counterexample!;
    const claimed = typeof is === "string" ? (is === "P" ? "N" : "P") : is + 1n;
    expect([text, verdict, position, `${said}`, `${found}`]).toEqual([
      ...[text, "refuted", [at < 2n ** 53n ? Number(at) : at]],
      ...[`${claimed}`, `${is}`],
    ]);
  }
}

/** Games as rules in a line, whose laws automata prove, with the same games in the catalogue. */
export const TWICE: readonly (readonly [rule: string, game: string, kind: "values" | "outcomes"])[] = [
  ["[n: n-k]", "nim", "values"],
  ["[n: n-k if k <= 3]", "bash(3)", "values"],
  ["[n: n-k if k in powers(2)]", "powers-of-two", "values"],
  ["[n: n-k if k in {2,5,7}]", "{2,5,7}", "values"],
  ["[n: n-1 | n/2]", "mark", "values"],
  ["[n: n-1 | n-2 | n-3 | n-5 & 0]", "{1,2,3,5}", "values"],
  ["[x,y: x-k,y | x,y-k | x-k,y-k]", "wythoff", "outcomes"],
  ["[n,m: n-k,2*k if k <= m]", "fibonacci-nim", "outcomes"],
];

/** Compares the law found for a rule with the solver's answers for the game, for numbers up to 10^18. */
export function agrees(rule: string, id: string, kind: "values" | "outcomes"): void {
  const { finding } = findLaw(parseGame(rule), kind);
  expect([finding?.verdict, finding?.by === "theorem"]).toEqual(["proved", false]);
  const law = finding!.law ?? finding!.data!;
  const game = parseGame(id);
  const roll = dice(18);
  const solving = solver();
  for (let i = 0; i < 20; i++) {
    const one = 10 ** (1 + roll(15)) + roll(1000);
    const n = natural(i % 2 === 0 ? BigInt(one) : BigInt(one) * 1000n + BigInt(roll(1000)));
    if (kind === "values") {
      const { value } = solving.at(component(game, n as number));
      expect([n, BigInt(saysLaw(law, [n]) as number)]).toEqual([n, BigInt(value as number)]);
    } else {
      for (const m of [1, 2, 1000, Math.floor(one * 0.6180339887498949)]) {
        const outcome = solving.outcome([component(game, encodedAt(game, [one, m]))], "normal");
        expect([one, m, saysLaw(law, [one, m])]).toEqual([one, m, outcome]);
      }
    }
  }
}
