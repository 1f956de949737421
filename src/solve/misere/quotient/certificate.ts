import type { HeapRules } from "../../../encoding.ts";
import { notationOf } from "../../period/certificate.ts";
import type { Monoid } from "./monoid.ts";
import { windowOf } from "./period.ts";
import type { Quotient } from "./quotient.ts";

/** Data for a new check of a misère quotient; `checkCertificate` documents the fields. */
export interface QuotientCertificate {
  readonly certificate: "nimber-quotient";
  readonly version: 1;
  readonly game: string;
  readonly preperiod: number | null;
  readonly period: number | null;
  readonly heaps: number;
  readonly order: number;
  readonly generators: readonly number[];
  readonly table: readonly (readonly number[])[];
  readonly words: readonly (readonly [element: number, generator: number])[];
  readonly p: readonly number[];
  readonly phi: readonly number[];
  readonly cover: readonly (readonly [element: number, open: readonly number[]])[];
  readonly separators: readonly number[];
}

/**
 * Certificate of a misère quotient of heaps with these rules, proved or partial.
 * @throws RangeError when a certificate cannot express the rules.
 */
export function certifyQuotient(rules: HeapRules, found: Quotient): QuotientCertificate {
  const { monoid, generators, phi, cover } = found.quotient;
  const { order, times, inP, parent, last } = monoid;
  const proved = found.verdict === "proved";
  const old = inOrder(monoid);
  const number = new Int32Array(order);
  for (const [i, x] of old.entries()) number[x] = i;
  const ascending = (elements: readonly number[]) => elements.map((x) => number[x]!).sort((a, b) => a - b);
  const elements = [...inP.keys()];
  return {
    certificate: "nimber-quotient",
    version: 1,
    game: notationOf(rules),
    preperiod: proved ? found.preperiod : null,
    period: proved ? found.period : null,
    heaps: proved ? windowOf(rules)!.heaps(found.preperiod, found.period) - 1 : found.heaps,
    order,
    generators,
    table: old.map((x) => monoid.generators.map((g) => number[times[x * order + g]!]!)),
    words: old.slice(1).map((x) => [number[parent[x]!]!, last[x]!] as const),
    p: ascending(elements.filter((x) => inP[x] === 1)),
    phi: phi.slice(0, proved ? found.preperiod + found.period : undefined).map((x) => number[x]!),
    cover: cover
      .flat()
      .map(
        ({ element, open }) => [number[element]!, ascending(elements.filter((z) => open[z] === 1))] as const,
      )
      .sort(([x, a], [y, b]) => x - y || (`${a}` < `${b}` ? -1 : 1)),
    separators: ascending(separatorsOf(monoid)),
  };
}

/** Elements in the order of shortest words. */
function inOrder({ order, times, generators }: Monoid): number[] {
  const reached = new Set([0]);
  for (const x of reached) for (const g of generators) reached.add(times[x * order + g]!);
  return [...reached];
}

/** Contexts that distinguish all elements, each of which is needed. */
function separatorsOf({ order, times, inP }: Monoid): number[] {
  const found: number[] = [];
  let classes = new Int32Array(order);
  for (let count = 1; count < order; ) {
    let best = { count, z: -1, classes };
    for (let z = 0; z < order; z++) {
      const finer = refined(classes, (x) => inP[times[x * order + z]!]!);
      if (finer.count > best.count) best = { ...finer, z };
    }
    found.push(best.z);
    ({ count, classes } = best);
  }
  for (const z of [...found]) {
    const others = found.filter((each) => each !== z);
    let without = new Int32Array(order);
    let count = 1;
    for (const each of others)
      ({ classes: without, count } = refined(without, (x) => inP[times[x * order + each]!]!));
    if (count === order) found.splice(found.indexOf(z), 1);
  }
  return found;
}

function refined(
  classes: Int32Array<ArrayBuffer>,
  side: (x: number) => number,
): { readonly classes: Int32Array<ArrayBuffer>; readonly count: number } {
  const names = new Map<number, number>();
  const finer = classes.map((each, x) => {
    const name = 2 * each + side(x);
    const known = names.get(name) ?? names.size;
    names.set(name, known);
    return known;
  });
  return { classes: finer, count: names.size };
}
