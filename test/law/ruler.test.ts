import { expect, test } from "vitest";
import { parseGame } from "../../src/games/index.ts";
import { findLaw, type LawFinding, saysLaw, testStated } from "../../src/law/index.ts";
import { rulerIn } from "../../src/law/ruler.ts";
import { say } from "../../src/locale/message.ts";
import { dice, plainGrundy } from "../oracle.ts";
import { isQuick, partOf, slowly } from "../part.ts";

/** Moves of a code with the digits 2, 4 and 8: what is taken, and into how many heaps the rest falls. */
const plain = (takes: readonly (readonly [taken: number, heaps: number])[]) =>
  plainGrundy<number>((n) => takes.flatMap(([taken, heaps]) => splits(n - taken, heaps, 1)), String);

function splits(rest: number, heaps: number, least: number): number[][] {
  if (heaps === 1) return rest >= least ? [[rest]] : [];
  const found: number[][] = [];
  for (let first = least; heaps * first <= rest; first++)
    for (const others of splits(rest - first, heaps - 1, first)) found.push([first, ...others]);
  return found;
}

const laws = new Map<string, LawFinding>();

/** Law of the values of a code, whose proof takes seconds. */
function lawOf(id: string): LawFinding {
  const law = laws.get(id) ?? findLaw(parseGame(id), "values", "normal", { seconds: 200 }).finding!;
  laws.set(id, law);
  return law;
}

// Grossman and Nowakowski, A ruler regularity in hexadecimal games, Games of No Chance 4 (2015): 0.2048 and its kind.
/** Octal games with their moves: a take, and the most parts that are left; the period of their values, and the residue. */
const RULERS = [
  [
    "0.204008",
    [
      [1, 1],
      [3, 2],
      [6, 3],
    ],
    13,
    12,
  ],
  [
    "0.2048",
    [
      [1, 1],
      [3, 2],
      [4, 3],
    ],
    13,
    2,
  ],
] as const;
test.each(slowly(RULERS))("%s has a ruler regularity, which is proved", (id, takes, period, residue) => {
  const finding = lawOf(id);
  expect(finding).toMatchObject({ verdict: "proved", by: "automaton" });
  expect(finding.text).toContain(`2**valuation(n/${period}`);
  expect(finding.text).toContain(`n % ${period} = ${residue}`);
  expect(say(finding.sentence, "en")).toContain("a ruler regularity");
  expect(say(finding.sentence, "zh")).toContain("ruler regularity");
  const value = plain(takes);
  for (let n = 0; n <= 130; n++) expect([n, saysLaw(finding.data!, [n])]).toEqual([n, value(n)]);
});

test("few values have no ruler", () => {
  for (let length = 0; length < 9; length++)
    expect(
      rulerIn(
        "n",
        Array.from({ length }, (_, n) => n),
      ),
    ).toBeUndefined();
});

test.skipIf(isQuick)("a wrong ruler is refuted", () => {
  const wrong = lawOf("0.204008").text.replace("- 8*2**", "- 4*2**");
  expect(testStated(parseGame("0.204008"), wrong)).toMatchObject({
    verdict: "refuted",
    counterexample: { position: [51], found: 7 },
  });
});

test("rulers of any period, saltus, residue and shift are found in their values, and none in other values", () => {
  const roll = dice(2048);
  for (let i = 0; i < partOf(24); i++) {
    const [period, saltus, shift] = [2 + roll(20), 1 + roll(6), roll(7) - 2];
    const [odd, step, less] = [roll(period), 1 + roll(9), roll(5)];
    const constants = Array.from({ length: period }, () => 60 + roll(9));
    const values = Array.from({ length: 400 }, (_, n) => {
      const [k, r] = [Math.floor(n / period), n % period];
      const j = k - shift;
      const isUsual = r !== odd || j <= 2 || Number.isInteger(Math.log2(j));
      let power = 1;
      while (!isUsual && j % (2 * power) === 0) power *= 2;
      return saltus * k + constants[r]! - (isUsual ? 0 : less + step * power);
    });
    const found = rulerIn("n", values);
    if (Math.floor(400 / period) < 20 + shift) continue;
    expect([i, period, saltus, shift, odd, found]).toEqual([
      i,
      period,
      saltus,
      shift,
      odd,
      expect.any(String),
    ]);
    const says = testedAt(found!);
    for (const [n, value] of values.entries()) expect([i, n, says(n)]).toEqual([i, n, value]);
    values[200 + roll(200)]! += 1;
    expect([i, rulerIn("n", values) === found]).toEqual([i, false]);
  }
});

const testedAt = (text: string) => (n: number) => saysLaw({ kind: "formula", text, variables: ["n"] }, [n]);
