// Guesses values with a ruler regularity, as in 0.2048 (Grossman and Nowakowski, Games of No Chance 4): the values of
// one heap grow by a saltus with each period, but those of one residue r are smaller by u + c 2^v, where 2^v is the
// largest power of 2 that divides k - d for n = p k + r, unless k - d is a power of 2 itself.

import { t } from "../locale/law.ts";
import { lawClaim } from "../messages/law.ts";
import { isAmong } from "../rules/print.ts";
import type { Law, Text } from "../types.ts";

/** Largest period, and largest shift d. */
const MOST_PERIOD = 64;
const MOST_SHIFT = 8;

/** Most first heaps with values of their own. */
const MOST_EXCEPTIONS = 8;

/** Number of terms with a ruler that a guess needs. */
const ENOUGH = 8;

const isPower = (j: number): boolean => j > 0 && (j & (j - 1)) === 0;
const lowestPower = (j: number): number => j & -j;

/** Values s k + c of the residues of a period, where c is 0 for the first residue by default. */
interface Growth {
  readonly period: number;
  readonly saltus: number;
  /** The constant of each residue. */
  readonly constants: readonly number[];
  /** Residue whose values deviate. */
  readonly odd: number;
}

/** Item that occurs most often. */
function usual(items: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best))[0];
}

/** Growth of all residues but one, in the later half of the values. */
function growthsOf(values: readonly number[]): Growth[] {
  const found: Growth[] = [];
  const half = Math.floor(values.length / 2);
  for (let period = 2; period <= Math.min(MOST_PERIOD, half); period++) {
    const saltus = usual(values.slice(half).map((value, i) => value - values[half + i - period]!));
    if (saltus <= 0) continue;
    const rest = (n: number) => values[n]! - saltus * Math.floor(n / period);
    const classes = Array.from({ length: period }, (_, r) =>
      values.flatMap((_, n) => (n >= half && n % period === r ? [rest(n)] : [])),
    );
    const [odd, more] = classes.flatMap((each, r) => (each.some((c) => c !== each[0]) ? [r] : []));
    if (odd === undefined || more !== undefined) continue;
    found.push({ period, saltus, odd, constants: classes.map((each) => Math.max(...each)) });
  }
  return found;
}

/** Ruler of the deviating residue: values s k + a - c 2^v for k - d > 2 that is no power of 2. */
interface Ruler {
  readonly shift: number;
  readonly constant: number;
  readonly step: number;
}

function rulerOf(values: readonly number[], { period, saltus, constants, odd }: Growth): Ruler | undefined {
  const rests = values.flatMap((value, n) =>
    n % period === odd ? [value - saltus * Math.floor(n / period)] : [],
  );
  for (let shift = -MOST_SHIFT; shift <= MOST_SHIFT; shift++) {
    const terms = rests.flatMap((rest, k) =>
      k - shift > 2 && !isPower(k - shift) ? [{ rest, power: lowestPower(k - shift) }] : [],
    );
    const [one, two] = [1, 2].map((power) => terms.find((each) => each.power === power)?.rest);
    if (terms.length < ENOUGH || one === undefined || two === undefined || one <= two) continue;
    const step = one - two;
    const constant = one + step;
    const isRuler = terms.every(({ rest, power }) => rest === constant - step * power);
    const isUsual = rests.every(
      (rest, k) => k - shift <= 2 || !isPower(k - shift) || rest === constants[odd],
    );
    if (isRuler && isUsual) return { shift, constant, step };
  }
  return undefined;
}

const plus = (text: string, c: number): string =>
  c === 0 ? text : `${text} ${c < 0 ? "-" : "+"} ${Math.abs(c)}`;

/** Values at these indices, each with its indices. */
function byValue(indices: readonly number[], values: readonly number[]): [value: number, at: number[]][] {
  const found = new Map<number, number[]>();
  for (const i of indices) found.set(values[i]!, [...(found.get(values[i]!) ?? []), i]);
  return [...found];
}

/** Law of the values, in cases, with a ruler regularity of the least period that fits the first values. */
export function rulerIn(n: string, values: readonly number[]): string | undefined {
  for (const growth of growthsOf(values)) {
    const ruler = rulerOf(values, growth);
    if (ruler === undefined) continue;
    const { period, saltus, constants, odd } = growth;
    const { shift, constant, step } = ruler;
    const grows = `${saltus === 1 ? "" : `${saltus}*`}(${n}/${period})`;
    const place = shift === 0 ? `${n}/${period}` : `${n}/${period}${shift > 0 ? "-" : "+"}${Math.abs(shift)}`;
    const times = step === 1 ? "" : `${step}*`;
    const isIn = `${n} % ${period} = ${odd} and ${n}/${period} > ${shift + 2} and not ${place} in powers(2)`;
    const says = (heap: number): number => {
      const k = Math.floor(heap / period);
      const j = k - shift;
      const isDeviant = heap % period === odd && j > 2 && !isPower(j);
      return saltus * k + (isDeviant ? constant - step * lowestPower(j) : constants[heap % period]!);
    };
    const exceptions = values.flatMap((value, heap) => (says(heap) === value ? [] : [heap]));
    if (exceptions.length > MOST_EXCEPTIONS) continue;
    const classes = byValue(Array.from(constants.keys()), constants);
    const [last, ...others] = classes.sort(([, a], [, b]) => b.length - a.length);
    return `sg = ${[
      ...byValue(exceptions, values).map(([value, heaps]) => `${value} if ${isAmong(n, heaps)}`),
      `${plus(grows, constant)} - ${times}2**valuation(${place},2) if ${isIn}`,
      ...others.map(([c, residues]) => `${plus(grows, c)} if ${isAmong(`${n} % ${period}`, residues)}`),
      `else ${plus(grows, last![0])}`,
    ].join("; ")}`;
  }
  return undefined;
}

/** Terms less a multiple of the ruler sequence. */
const RULER = /- (?:\d+\*)?2\*\*valuation\(/;

/** Sentence that states a law, with the name of its regularity. */
export function claimOf(law: Law): Text {
  const claim = lawClaim(law);
  return law.kind === "formula" && RULER.test(law.text) ? t("rulerRegularity", { claim }) : claim;
}
