import { stepText } from "../law-value/quotient.ts";
import { counted } from "../locale/words.ts";
import { rangeText } from "../messages/range.ts";
import type { Law, PeriodicLaw, Repeats } from "../types.ts";
import { observedText } from "./observed.ts";

/** Number of heaps in the search for a period. */
export const HEAPS = 20_000;

/** Claim of a law, as a formula. */
export function textOf(law: Law): string {
  switch (law.kind) {
    case "formula":
      return law.text;
    case "periodic":
      return periodText(law);
    case "recurrence":
      return [
        ...(law.before
          ? [`sg(0..${law.first.length - 1}) = ${law.first.join()}`]
          : law.first.map((value, n) => `sg(${n}) = ${value}`)),
        ...law.steps.map(
          (_, digit) =>
            `sg(${law.base}*q${digit === 0 ? "" : `+${digit}`}) = ${stepText(law, digit, (heap) => `sg(${heap})`)}`,
        ),
      ].join(", ");
    case "digits":
      return `sg by an automaton of ${counted(law.next.length, "state")} in base ${law.base}`;
    case "outcomes":
    case "values":
      return `${law.kind === "values" ? "sg" : "P"} by an automaton of ${counted(law.dfa.accepting.length, "state")} in ${law.dfa.system.id}`;
  }
}

/** Limit on the values that are listed one by one. */
const DIGIT_FUNCTIONS = 12;

/** Formula for periodic values: up to heap `to`, or for all heaps when `to` is absent. */
export const repeatsText = ({ preperiod, period, saltus, constant }: Repeats, to?: number): string => {
  const still = constant === undefined ? "" : ` sg(n) if n % ${period} in {${constant.join()}}; else`;
  const repeats = `sg(n + ${period}) =${still} sg(n)${saltus === 0 ? "" : ` + ${saltus}`}`;
  return to === undefined
    ? `${repeats} for n >= ${preperiod}`
    : observedText(repeats, rangeText(["n"], to - Number(period), Number(preperiod)));
};

/** Formula for a period, with the preperiodic values when they are few; up to heap `to` when that is given. */
export function periodText({ values, missing = [], ...repeats }: PeriodicLaw, to?: number): string {
  const { preperiod, period } = repeats;
  const grows = repeatsText(repeats, to);
  const count = preperiod + period;
  if (count > DIGIT_FUNCTIONS) return grows;
  const ends = [-1, ...missing.filter((n) => n < count), count];
  const runs = ends.slice(1).flatMap((end, i) => {
    const first = ends[i]! + 1;
    if (first === end) return [];
    const told = Array.from({ length: end - first }, (_, n) => values[first + n]).join();
    return [`sg(${first}${first === end - 1 ? "" : `..${end - 1}`}) = ${told}`];
  });
  return [grows, ...runs].join(", ");
}
