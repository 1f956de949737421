import { describe, expect, test } from "vitest";
import { accepts, compile, type Dfa, isEmpty, systemOf, usualEffort } from "../../src/automata/index.ts";
import { inRow, type Pattern, patternText, repeated } from "../../src/automata/pattern.ts";
import { patternOf } from "../../src/automata/pattern-of.ts";
import { complement, intersection } from "../../src/automata/product.ts";
import { conditionOf, holding } from "../../src/law-value/evaluate.ts";
import { printCondition } from "../../src/rules/print.ts";
import { random } from "../law/observed.ts";
import { matchesPlainly } from "./digits.ts";
import { agree } from "./plainly.ts";

const BASES = [
  ["base 2", "2", [2], 0],
  ["base 4", "2", [2], 0],
  ["base 3", "3", [3], 0],
  ["base 10", "10", [10], 0],
  ["base 12", "12", [12], 0],
  ["ostrowski 1", "zeckendorf", [1], 1],
  ["ostrowski 2", "ostrowski(2)", [2], 1],
  ["ostrowski 2,1", "ostrowski(2,1)", [2, 1], 1],
] as const;

/** Random pattern of digits below `digits`, of at most `depth` levels. */
function randomPattern(roll: (n: number) => number, digits: number, depth: number): Pattern {
  const kind = depth === 0 ? 0 : roll(5);
  if (kind <= 1) {
    const some = Array.from({ length: digits }, (_, digit) => digit).filter(() => roll(2) === 0);
    return { kind: "digit", of: some.length === 0 ? [roll(digits)] : some };
  }
  const inner = () => randomPattern(roll, digits, depth - 1);
  if (kind === 2) return inRow(inner(), inner());
  if (kind === 3) return { kind: "or", of: [inner(), inner()] };
  const [least, most] = (
    [
      [0, 1],
      [0, Number.POSITIVE_INFINITY],
      [1, Number.POSITIVE_INFINITY],
    ] as const
  )[roll(3)]!;
  return repeated(inner(), least, most);
}

const rolls = (seed: number) => {
  const next = random(seed);
  return (n: number) => Math.floor(next() * n);
};

describe("patterns of digits", () => {
  test.each(BASES)("in %s are regular expressions", (id, name, quotients, carry) => {
    const roll = rolls(7);
    const digits = Math.max(...quotients) + carry;
    for (let i = 0; i < 25; i++) {
      const pattern = randomPattern(roll, digits, 4);
      const by = { quotients, carry, pattern };
      agree(systemOf(id)!, { kind: "matching", by, of: "n" }, ["n"], 300);
      const text = `matches(n,${name},${patternText(pattern, digits)})`;
      const condition = conditionOf(text, ["n"]);
      const plainly = holding(condition, ["n"]);
      for (let n = 0; n < 300; n++)
        if (plainly([n]) !== matchesPlainly(n, by)) expect.fail(`${text} at ${n}`);
      expect(printCondition(condition)).toBe(text);
    }
  });

  test("a number too large for a double matches digit by digit", () => {
    const is = holding(conditionOf("matches(n,10,1(0|2)*3)", ["n"]), ["n"]);
    expect(is([10n ** 40n + 3n])).toBe(true);
    expect(is([10n ** 40n + 2n])).toBe(false);
  });

  test.each(["base 2", "base 3", "base 5", "ostrowski 1"])("are found again from automata in %s", (id) => {
    const roll = rolls(11);
    const system = systemOf(id)!;
    const { digits, quotients, carry } = system;
    const automatonOf = (pattern: Pattern): Dfa =>
      compile(system, { kind: "matching", by: { quotients, carry, pattern }, of: "n" });
    let found = 0;
    for (let i = 0; i < 12; i++) {
      const pattern = randomPattern(roll, digits, 3);
      const [is, other] = [automatonOf(pattern), automatonOf(randomPattern(roll, digits, 2))];
      const open = intersection(other, complement(is, usualEffort), usualEffort);
      if (isEmpty(is)) continue;
      const alone = patternOf({ is }, 40, usualEffort);
      if (alone === undefined) continue;
      found++;
      expect(automatonOf(alone)).toEqual(is);
      const beside = patternOf({ is, open }, 40, usualEffort);
      if (beside === undefined) expect.fail(`${patternText(alone, digits)} is lost beside others`);
      expect(patternText(beside, digits).length).toBeLessThanOrEqual(patternText(alone, digits).length);
      for (let n = 0; n < 300; n++) {
        const says = matchesPlainly(n, { quotients, carry, pattern: beside });
        const wanted = matchesPlainly(n, { quotients, carry, pattern });
        if (says !== wanted && !accepts(open, [n])) expect.fail(`${patternText(beside, digits)} at ${n}`);
      }
    }
    expect(found).toBeGreaterThan(6);
  });
});
