import { digitsFor, leastPeriod } from "../automata/growth.ts";
import { t } from "../locale/rules.ts";
import { nearest } from "../nearest.ts";
import type { Text } from "../types.ts";
import type { Cursor } from "./cursor.ts";
import { patternAt } from "./pattern.ts";
import type { Condition, DigitFunction, DigitSystem, Expression } from "./syntax.ts";

// Reads functions of the digits of a number.

const MOST_BASE = 36;
const MOST_PLACES = 24;
const MOST_MODULUS = 36;

const SYSTEM: Text = t("system", { mostBase: MOST_BASE });

const tooMany = (quotients: readonly number[]): Text =>
  t("periodWhoseDigitsTakenTogether", { mostBase: MOST_BASE, digitsFor: digitsFor(quotients) });

const WHOLE: Text = t("whole");

const from = (least: number, most: number): Text => t("numberFrom", { least, most });

/** Reads a number from `least` to `most`. */
function literalAt(at: Cursor, least: number, most: number, expected = from(least, most)): number {
  const value = Number(at.token.text);
  if (at.token.kind !== "number" || value < least || value > most)
    throw at.wrong(expected, at.token, nearest(at.token.text, ["zeckendorf", "ostrowski"]));
  at.next();
  return value;
}

/** Reads a base, `zeckendorf` or `ostrowski(…)`. */
function systemAt(at: Cursor): DigitSystem {
  const { accept, expect, next, wrong } = at;
  if (accept("zeckendorf")) return { quotients: [1], carry: 1 };
  if (!accept("ostrowski")) return { quotients: [literalAt(at, 2, MOST_BASE, SYSTEM)], carry: 0 };
  expect("(");
  const first = at.token;
  const all = [literalAt(at, 1, MOST_BASE - 1)];
  if (at.sees(";")) {
    if (all[0] !== 1) throw wrong(WHOLE, first);
    next();
    all[0] = literalAt(at, 1, MOST_BASE - 1);
  }
  while (accept(",")) all.push(literalAt(at, 1, MOST_BASE - 1));
  if (digitsFor(all) > MOST_BASE) throw wrong(tooMany(all), first);
  expect(")");
  return { quotients: leastPeriod(all), carry: 1 };
}

/** Largest digit of a place. */
const greatestOf = ({ quotients, carry }: DigitSystem): number => Math.max(...quotients) - 1 + carry;

/** Reads the condition that digits match a pattern from its name on, such as `matches(n,4,[02]*1?)`. */
export function matchesAt(at: Cursor, expression: () => Expression): Condition {
  const { expect, next, span } = at;
  const start = next();
  expect("(");
  const first = expression();
  expect(",");
  const system = systemAt(at);
  expect(",");
  const pattern = patternAt(at, greatestOf(system) + 1);
  expect(")");
  const place = span(start);
  const set = { kind: "matching", ...system, pattern, span: place } as const;
  return { kind: "chain", first, links: [{ sign: "in", set }], span: place };
}

const COLUMNS_END: Text = t("columnsEnd");

/**
 * Reads the condition that the digits of numbers add up to a multiple in every place from its name on, such as
 * `columns(x,y,z,2) % 3 = 0`.
 */
export function columnsAt(at: Cursor, expression: () => Expression): Condition {
  const { accept, expect, next, span, wrong } = at;
  const start = next();
  expect("(");
  const of = [expression()];
  while (accept(",")) of.push(expression());
  const base = of.pop()!;
  if (base.kind !== "number" || base.value < 2n || base.value > MOST_BASE)
    throw wrong(from(2, MOST_BASE), base.span);
  const [first, ...others] = of;
  if (first === undefined) throw wrong(COLUMNS_END);
  expect(")");
  if (!accept("%")) throw wrong(COLUMNS_END);
  const modulus = literalAt(at, 2, MOST_MODULUS);
  if (!accept("=") || at.token.text !== "0") throw wrong(COLUMNS_END);
  next();
  const place = span(start);
  const set = { kind: "columns", others, base: Number(base.value), modulus, span: place } as const;
  return { kind: "chain", first, links: [{ sign: "in", set }], span: place };
}

/**
 * Reads a function of digits from its name on, such as `tail(n,zeckendorf,3)` or `count(n,2,1,1)`. @throws
 * NotationError
 */
export function digitsAt(
  at: Cursor,
  what: DigitFunction["what"],
  expression: () => Expression,
): Expression & { readonly kind: "digits" } {
  const { accept, expect, next, span } = at;
  const start = next();
  expect("(");
  const of = expression();
  expect(",");
  const system = systemAt(at);
  let places = 0;
  const block: number[] = [];
  if (what === "tail") {
    expect(",");
    places = literalAt(at, 1, MOST_PLACES);
  }
  if (what === "count") {
    expect(",");
    do block.push(literalAt(at, 0, greatestOf(system)));
    while (block.length < MOST_PLACES && accept(","));
  }
  expect(")");
  return { kind: "digits", digitFunction: { what, ...system, places, block }, of, span: span(start) };
}
