import { nearest } from "../say/nearest.ts";
import type { Text } from "../types.ts";
import type { Cursor } from "./cursor.ts";
import type { DigitFunction, Expression } from "./syntax.ts";

const MOST_BASE = 36;
const MOST_PLACES = 24;

const SYSTEM: Text = {
  en: `a numeration system: a base from 2 to ${MOST_BASE}, zeckendorf, or ostrowski(a) with a from 1 to ${MOST_BASE - 1}`,
  zh: `记数系统：${`2 到 ${MOST_BASE}`} 的进制、zeckendorf，或 ostrowski(a)（a 为 1 到 ${MOST_BASE - 1}）`,
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

  function system(): Pick<DigitFunction, "radix" | "carry"> {
    if (accept("zeckendorf")) return { radix: 1, carry: 1 };
    if (!accept("ostrowski")) return { radix: literal(2, MOST_BASE, SYSTEM), carry: 0 };
    expect("(");
    const radix = literal(1, MOST_BASE - 1);
    expect(")");
    return { radix, carry: 1 };
  }

  expect("(");
  const of = expression();
  expect(",");
  const { radix, carry } = system();
  const greatest = carry === 1 ? radix : radix - 1;
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
  return { kind: "digits", told: { what, radix, carry, places, block }, of, span: span(start) };
}
