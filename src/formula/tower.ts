import { t } from "../locale/formula.ts";
import { verbatim } from "../locale/message.ts";
import { bitsOf, multiply, type Nimber, order } from "../nimber/field/index.ts";
import type { Text } from "../types.ts";
import type { FormulaStep } from "./evaluate.ts";

/** Lines that explain products, and the number of products left out at the end. */
export interface Tower {
  readonly lines: readonly Text[];
  readonly omitted: number;
}

const RULE: Text = t("rule");

/**
 * Explains products and quotients step by step down the tower of fields: each factor is split at the largest
 * D not above it, and the smaller products that this needs are explained below, each once, at most `most` in
 * total.
 * Source: Conway, On Numbers and Games (1976), ch. 6; Winning Ways (2nd ed.), vol. 3, ch. 14.
 * @example
 * explainSteps(evaluateFormula("2 * 3").steps).lines.at(-1)!.en; // "= (1 ⊕ 1 ⊕ 0)·2 ⊕ 0 ⊕ 1⊗1 = 0·2 ⊕ 0 ⊕ 1 = 1"
 */
export function explainSteps(steps: readonly FormulaStep[], most = 40): Tower {
  const lines: Text[] = [];
  const met = new Set<string>();
  let shown = 0;
  let omitted = 0;
  for (const step of steps) {
    if (step.kind === "power") {
      lines.push(raised(step));
      continue;
    }
    const { kind, left, right, value } = step;
    if (kind === "quotient") lines.push(divided(left, right, value));
    const todo: (readonly [bigint, bigint])[] = [];
    const ask = (x: bigint, y: bigint) => {
      const pair = x < y ? `${x},${y}` : `${y},${x}`;
      if (x < 2n || y < 2n || met.has(pair)) return;
      met.add(pair);
      todo.push([x, y]);
    };
    const [x, y] = kind === "product" ? [left, right] : [value, right];
    if (x < 2 || y < 2) lines.push(trivial(x, y));
    else ask(BigInt(x), BigInt(y));
    for (const [p, q] of todo) {
      if (shown < most) lines.push(...apart(p, q, ask));
      if (shown++ >= most) omitted++;
    }
  }
  return { lines: shown > 0 ? [RULE, ...lines] : lines, omitted };
}

const divided = (a: Nimber, b: Nimber, value: Nimber): Text => t("for", { a, b, value });

/** Most bits of a number whose order is computed to reduce an exponent; larger ones take long. */
const SMALL = 64;

/** Exponents are ordinary numbers that count factors, so they can be reduced modulo the order. */
function raised({ base, exponent, value }: Extract<FormulaStep, { kind: "power" }>): Text {
  const text = `${base}^${exponent}`;
  const circle = BigInt(base) > 1n && bitsOf(base) <= SMALL ? BigInt(order(base)) : undefined;
  const least = circle === undefined ? exponent : ((exponent % circle) + circle) % circle;
  return least === exponent
    ? t("nimPowerSoManyFactors", { text, value })
    : t("nimPowerPowersRepeatAfter", { text, value, base, circle, least });
}

function trivial(a: Nimber, b: Nimber): Text {
  const text = `${a} ⊗ ${b} = ${multiply(a, b)}`;
  return a === 0 || b === 0 ? t("nothingTimesAnythingNothing", { text }) : t("changesNothing", { text });
}

/** Lines about one product of numbers from 2 on. */
function apart(x: bigint, y: bigint, ask: (x: bigint, y: bigint) => void): Text[] {
  const half = BigInt(bitsOf(x > y ? x : y) / 2);
  const D = 1n << half;
  const [x1, x0, y1, y0] = [x >> half, x % D, y >> half, y % D];
  const times = (p: bigint, q: bigint) => {
    ask(p, q);
    return BigInt(multiply(p, q));
  };
  const product = multiply(x, y);
  const parts = [
    ...(x1 > 0n ? [`${x} = ${x1}·${D} + ${x0}`] : []),
    ...(y1 > 0n && y !== x ? [`${y} = ${y1}·${D} + ${y0}`] : []),
  ];
  const title = t("title", { x, y, d: D, parts });
  if (x1 === 0n || y1 === 0n) {
    const [a1, a0, b] = x1 === 0n ? [y1, y0, x] : [x1, x0, y];
    const [high, low] = [times(a1, b), times(a0, b)];
    return [title, same(`= (${a1}⊗${b})·${D} ⊕ ${a0}⊗${b} = ${high}·${D} ⊕ ${low} = ${product}`)];
  }
  const [top, left, right, low] = [times(x1, y1), times(x1, y0), times(x0, y1), times(x0, y0)];
  const halved = times(top, D / 2n);
  const high = top ^ left ^ right;
  return [
    title,
    same(`= (${x1}⊗${y1} ⊕ ${x1}⊗${y0} ⊕ ${x0}⊗${y1})·${D} ⊕ ${x0}⊗${y0} ⊕ (${x1}⊗${y1})⊗${D / 2n}`),
    same(
      `= (${top} ⊕ ${left} ⊕ ${right})·${D} ⊕ ${low} ⊕ ${top}⊗${D / 2n} = ${high}·${D} ⊕ ${low} ⊕ ${halved} = ${product}`,
    ),
  ];
}

const same = (text: string): Text => verbatim(text);
