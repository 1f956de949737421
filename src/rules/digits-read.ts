import { digitsFor, leastPeriod } from "../automata/growth.ts";
import { t } from "../locale/rules.ts";
import { nearest } from "../nearest.ts";
import type { Text } from "../types.ts";
import type { Cursor } from "./cursor.ts";
import type { DigitFunction, Expression } from "./syntax.ts";

// Reads functions of the digits of a number.

const MOST_BASE = 36;
const MOST_PLACES = 24;

const SYSTEM: Text = t("system", { mostBase: MOST_BASE });

const tooMany = (quotients: readonly number[]): Text =>
  t("periodWhoseDigitsTakenTogether", { mostBase: MOST_BASE, digitsFor: digitsFor(quotients) });

const WHOLE: Text = t("whole");

const from = (least: number, most: number): Text => t("numberFrom", { least, most });

/**
 * Reads a function of digits from its name on, such as `tail(n,zeckendorf,3)` or `count(n,2,1,1)`. @throws
 * NotationError
 */
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
