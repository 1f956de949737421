import { digitsFor, leastPeriod } from "../automata/growth.ts";
import { nearest } from "../say/nearest.ts";
import type { Text } from "../types.ts";
import type { Cursor } from "./cursor.ts";
import type { DigitFunction, Expression } from "./syntax.ts";

const MOST_BASE = 36;
const MOST_PLACES = 24;

const SYSTEM: Text = {
  en: `a numeration system: a base from 2 to ${MOST_BASE}, zeckendorf, or ostrowski(a) with a from 1 to ${MOST_BASE - 1}, or ostrowski(a,b,…) with the period of a continued fraction [1; a, b, …]`,
  zh: `记数系统：${`2 到 ${MOST_BASE}`} 的进制、zeckendorf、ostrowski(a)（a 为 1 到 ${MOST_BASE - 1}），或 ostrowski(a,b,…)（连分数 [1; a, b, …] 的循环节）`,
};

const tooMany = (quotients: readonly number[]): Text => ({
  en: `a period whose digits, taken together, are at most ${MOST_BASE}, not ${digitsFor(quotients)}`,
  zh: `循环节各位合起来至多 ${MOST_BASE} 个数字，而此处为 ${digitsFor(quotients)} 个`,
});

const WHOLE: Text = {
  en: "1 before the semicolon, as in [1; a, b, …], and after it the period of the continued fraction",
  zh: "分号前为 1，如 [1; a, b, …]，其后为连分数的循环节",
};

const from = (least: number, most: number): Text => ({
  en: `a number from ${least} to ${most}`,
  zh: `${least} 到 ${most} 之间的数`,
});

/** Reads a function of digits from its name on, as `tail(n,zeckendorf,3)`, `count(n,2,1,1)`. @throws NotationError */
export function digitsAt(
  at: Cursor,
  what: DigitFunction["what"],
  expression: () => Expression,
): Expression & { readonly kind: "digits" } {
  const { accept, expect, next, span, wrong } = at;
  const start = next();

  function literal(least: number, most: number, expected = from(least, most)): number {
    const value = Number(at.token.text);
    if (at.token.kind !== "number" || value < least || value > most)
      throw wrong(expected, at.token, nearest(at.token.text, ["zeckendorf", "ostrowski"]));
    next();
    return value;
  }

  function system(): Pick<DigitFunction, "quotients" | "carry"> {
    if (accept("zeckendorf")) return { quotients: [1], carry: 1 };
    if (!accept("ostrowski")) return { quotients: [literal(2, MOST_BASE, SYSTEM)], carry: 0 };
    expect("(");
    const first = at.token;
    const all = [literal(1, MOST_BASE - 1)];
    if (at.sees(";")) {
      if (all[0] !== 1) throw wrong(WHOLE, first);
      next();
      all[0] = literal(1, MOST_BASE - 1);
    }
    while (accept(",")) all.push(literal(1, MOST_BASE - 1));
    if (digitsFor(all) > MOST_BASE) throw wrong(tooMany(all), first);
    expect(")");
    return { quotients: leastPeriod(all), carry: 1 };
  }

  expect("(");
  const of = expression();
  expect(",");
  const { quotients, carry } = system();
  const greatest = Math.max(...quotients) - 1 + carry;
  let places = 0;
  const block: number[] = [];
  if (what === "tail") {
    expect(",");
    places = literal(1, MOST_PLACES);
  }
  if (what === "count") {
    expect(",");
    do block.push(literal(0, greatest));
    while (block.length < MOST_PLACES && accept(","));
  }
  expect(")");
  return { kind: "digits", told: { what, quotients, carry, places, block }, of, span: span(start) };
}
