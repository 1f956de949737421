import { expect, test } from "vitest";
import { heapRules } from "../../src/encoding.ts";
import { comparedGames, parseGame } from "../../src/games/index.ts";
import { base, guessLaws, identify, proveLaw, saysLaw, testStated } from "../../src/law/index.ts";
import { repetitionOf } from "../../src/law/periodic.ts";
import { periodOf } from "../../src/solve/index.ts";
import published from "../known/octal-sequences.json" with { type: "json" };
import numbered from "../known/oeis-laws.json" with { type: "json" };
import { agrees, FAR, KINDS, refutes, refutesFar, TWICE } from "../law/corrupted.case.ts";
import { isShown, marked } from "../law/theorems.case.ts";
import { holds } from "../law/worked.case.ts";
import { workedIn } from "../law/worked.ts";
import { spawned } from "../nimber.ts";
import { plainTakeValues } from "../oracle.ts";

const digit = (n: number) => n.toString(16).toUpperCase();

/** Heaps of a hexadecimal code by its definition; at most three heaps remain. */
function plainHexadecimal(digits: readonly number[], to: number): number[] {
  const values: number[] = [];
  for (let heap = 0; heap <= to; heap++) {
    const seen = new Set<number>();
    digits.forEach((ways, taken) => {
      const left = heap - taken;
      if (left < 0) return;
      if (ways & 1 && left === 0) seen.add(0);
      if (ways & 2 && left > 0) seen.add(values[left]!);
      for (let a = 1; a < left; a++) {
        if (ways & 4) seen.add(values[a]! ^ values[left - a]!);
        if (ways & 8)
          for (let b = 1; a + b < left; b++) seen.add(values[a]! ^ values[b]! ^ values[left - a - b]!);
      }
    });
    let least = 0;
    while (seen.has(least)) least++;
    values.push(least);
  }
  return values;
}

test("93 hexadecimal codes of two digits have proved laws, 71 of them growing", () => {
  let [proved, growing] = [0, 0];
  for (let first = 0; first < 16; first++) {
    for (let second = 0; second < 16; second++) {
      if (first < 8 && second < 8) continue;
      const notation = `0.${digit(first)}${digit(second)}`;
      const game = parseGame(notation);
      const values = plainHexadecimal([0, first, second], 260);
      if (repetitionOf(values) === undefined) continue;
      const [law] = guessLaws(game, { kind: "values", systems: [base(2)] });
      if (law === undefined || proveLaw(game, law).verdict !== "proved") continue;
      proved++;
      for (const [n, value] of values.entries()) expect(saysLaw(law, [n])).toBe(value);
      if (Number(saysLaw(law, [10n ** 15n])) > 10 ** 9) growing++;
    }
  }
  expect(growing).toBe(71);
  expect(proved).toBe(93);
});

test("sets of takes have the laws that they have as rules in a line", () => {
  for (let mask = 1; mask < 64; mask++) {
    const set = [1, 2, 3, 4, 5, 6].filter((each) => (mask >> (each - 1)) & 1);
    const game = parseGame(`{${set}}`);
    const [law] = guessLaws(game, { kind: "values" });
    expect(proveLaw(game, law!).verdict).toBe("proved");
    const line = parseGame(`[n: n-k if k in {${set}}]`);
    expect(proveLaw(line, law!).verdict).toBe("proved");
    const values = plainTakeValues((s) => set.includes(s), 100);
    for (const [n, value] of values.entries()) expect(saysLaw(law!, [n])).toBe(value);
  }
});

test.each(marked.filter(({ theorem }) => theorem.proof?.by === "automaton"))(
  "$id: the machine proves $theorem.claim.en",
  isShown,
);

test("the programs of contest problems answer as judges or play", () => {
  holds(workedIn("laws.md")[0]!);
});

test.each(["laws.md", "laws.zh-CN.md", "laws-tried.md"].flatMap((path) => workedIn(path).flat()))(
  "$words has the law and the proof that the document tells",
  ({ words, law, proof }) => {
    const found = JSON.parse(spawned([...words, "--json"]).stdout);
    if (proof === "–" && found.formula !== undefined)
      expect(found).toMatchObject({ verdict: "observed", formula: law });
    else if (proof === "–") expect(Object.values(found.because)).toContain(law);
    else expect(found).toMatchObject({ verdict: "proved", formula: law });
    if (found.by === "automaton") expect(proof).toContain(`${found.states}`);
  },
);

test.each(KINDS)("100 wrong claims on $game are refuted at the least position: $kind", (kind) => {
  refutes(kind, 100);
});

test.each(FAR)("100 times $law of $game with one error that no table reaches", (far) => {
  refutesFar(far, 100);
});

test.each(TWICE)("the law of %s says of numbers to 10^18 what the solver finds for %s", agrees);

/** Last exceptions up to here are found in seconds. */
const NEAR = 400_000;

test.each(published.sequences.filter(({ stated }) => stated && stated.lastException < NEAR))(
  "$oeis: the period of $code is the one that is stated",
  ({ code, stated }) => {
    const { period, lastException } = stated!;
    const rules = heapRules(parseGame(code))!;
    expect(periodOf(rules, { heaps: 4 * NEAR })).toMatchObject({
      verdict: "proved",
      period,
      preperiod: lastException + 1,
    });
  },
);

test.each([...published.sequences, ...numbered.sequences])(
  "$oeis is found with its number",
  ({ oeis, terms }) => {
    expect(identify(terms, { read: parseGame, named: comparedGames }).matches).toContainEqual(
      expect.objectContaining({ oeis }),
    );
  },
);

// Source: Larsson, Blocking Wythoff Nim, Electron. J. Combin. 18 (2011) P120, where one move may be forbidden.
test("the P-positions of Wythoff's game with one forbidden move are proved", () => {
  const game = parseGame("[x,y: x-k,y | x,y-k | x-k,y-k ; block: 1]");
  const law = (shift: number) =>
    `P iff x + y = 0 or max(x,y) = 2*min(x,y) + 1 or min(x,y) = 2*floor(phi*k) + ${shift} and max(x,y) = min(x,y) + 2*k for some k >= 0`;
  const found = testStated(game, law(2), "normal", { seconds: 60 });
  expect(found).toMatchObject({ verdict: "proved", by: "automaton" });
  const wrong = testStated(game, law(1), "normal", { seconds: 60 });
  expect(wrong).toMatchObject({ verdict: "refuted", counterexample: { position: [1, 1], says: "P" } });
});
