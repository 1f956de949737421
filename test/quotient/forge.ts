import type { QuotientCertificate } from "../../src/solve/index.ts";

/** Falsified certificate, and what was changed. */
export interface Forgery {
  readonly why: string;
  readonly text: string;
}

type Roll = (n: number) => number;

/** Certificate to be changed. */
interface Draft {
  [field: string]: unknown;
  game: string;
  preperiod: number;
  period: number;
  heaps: number;
  order: number;
  generators: number[];
  table: number[][];
  words: [number, number][];
  p: number[];
  phi: number[];
  cover: [number, number[]][];
  separators: number[];
}

const ascending = (elements: readonly number[]): number[] => [...new Set(elements)].sort((a, b) => a - b);

const pick = <T>(roll: Roll, list: readonly T[]): T => list[roll(list.length)]!;

const elsewhere = (roll: Roll, value: number, below: number): number =>
  (value + 1 + roll(Math.max(1, below - 1))) % below;

/** Falsifications, each of which changes a copy in place. */
const CHANGES: Readonly<Record<string, (claim: Draft, roll: Roll) => unknown>> = {
  "a product": (claim, roll) => {
    const x = roll(claim.order);
    const g = roll(claim.generators.length);
    claim.table[x]![g] = elsewhere(roll, claim.table[x]![g]!, claim.order);
  },
  "two products": (claim, roll) => {
    CHANGES["a product"]!(claim, roll);
    CHANGES["a product"]!(claim, roll);
  },
  "a column": (claim, roll) => {
    const g = roll(claim.generators.length);
    for (const row of claim.table) row[g] = elsewhere(roll, row[g]!, claim.order);
  },
  "two columns": (claim, roll) => {
    const count = claim.generators.length;
    const [g, h] = [roll(count), roll(count)];
    for (const row of claim.table) [row[g], row[h]] = [row[h]!, row[g]!];
  },
  "a P-element more or less": (claim, roll) => {
    const x = roll(claim.order);
    claim.p = claim.p.includes(x) ? claim.p.filter((each) => each !== x) : ascending([...claim.p, x]);
  },
  "a P-element another": (claim, roll) => {
    const i = roll(claim.p.length);
    claim.p = ascending(claim.p.with(i, elsewhere(roll, claim.p[i]!, claim.order)));
  },
  "P its complement": (claim) => {
    claim.p = [...Array(claim.order).keys()].filter((x) => !claim.p.includes(x));
  },
  "the element of a heap": (claim, roll) => {
    const heap = roll(claim.phi.length);
    claim.phi[heap] = elsewhere(roll, claim.phi[heap]!, claim.order);
  },
  "two heaps exchanged": (claim, roll) => {
    const [a, b] = [roll(claim.phi.length), roll(claim.phi.length)];
    [claim.phi[a], claim.phi[b]] = [claim.phi[b]!, claim.phi[a]!];
  },
  "phi one heap longer": (claim, roll) => claim.phi.push(roll(claim.order)),
  "phi one heap shorter": (claim) => claim.phi.pop(),
  "the preperiod": (claim, roll) => {
    claim.preperiod += roll(2) === 0 ? 1 : -1;
  },
  "the preperiod, phi with it": (claim) => {
    claim.phi.push(claim.phi.at(-claim.period)!);
    claim.preperiod++;
    claim.heaps += 2;
  },
  "the period": (claim, roll) => {
    claim.period += roll(2) === 0 ? 1 : -1;
  },
  "the period twice": (claim) => {
    claim.phi.push(...claim.phi.slice(-claim.period));
    claim.heaps += 2 * claim.period;
    claim.period *= 2;
  },
  "the window": (claim, roll) => {
    claim.heaps += 1 + roll(9);
  },
  "a smaller window": (claim, roll) => {
    claim.heaps -= 1 + roll(Math.min(9, claim.heaps));
  },
  "the game": (claim, roll) => {
    const digits = [...claim.game];
    const at = 2 + roll(digits.length - 2);
    digits[at] = `${elsewhere(roll, Number(digits[at]), 8)}`;
    claim.game = digits.join("");
  },
  "a cover without an entry": (claim, roll) => claim.cover.splice(roll(claim.cover.length), 1),
  "an entry of another element": (claim, roll) => {
    const entry = pick(roll, claim.cover);
    entry[0] = elsewhere(roll, entry[0], claim.order);
  },
  "a context less": (claim, roll) => {
    const entry = pick(roll, claim.cover);
    entry[1].splice(roll(entry[1].length), 1);
  },
  "a context more": (claim, roll) => {
    const entry = pick(roll, claim.cover);
    entry[1] = ascending([...entry[1], roll(claim.order)]);
  },
  "an entry twice": (claim, roll) => claim.cover.push(pick(roll, claim.cover)),
  "an entry of its own": (claim, roll) => claim.cover.push([roll(claim.order), [1 + roll(claim.order - 1)]]),
  "a separator less": (claim, roll) => claim.separators.splice(roll(claim.separators.length), 1),
  "a separator more": (claim, roll) => {
    claim.separators = ascending([...claim.separators, roll(claim.order)]);
  },
  "a word": (claim, roll) => {
    const word = pick(roll, claim.words);
    word[0] = elsewhere(roll, word[0], claim.order);
  },
  "the letter of a word": (claim, roll) => {
    const word = pick(roll, claim.words);
    word[1] = elsewhere(roll, word[1], claim.generators.length);
  },
  "a generator another heap": (claim, roll) => {
    const g = roll(claim.generators.length);
    claim.generators[g] = elsewhere(roll, claim.generators[g]!, claim.phi.length);
    claim.generators = ascending(claim.generators);
  },
  "a generator less": (claim, roll) => {
    const g = roll(claim.generators.length);
    claim.generators.splice(g, 1);
    for (const row of claim.table) row.splice(g, 1);
  },
  "an element merged": (claim, roll) => {
    const gone = 1 + roll(claim.order - 1);
    const into = elsewhere(roll, gone, claim.order);
    const map = (x: number) => (x === gone ? into : x) - ((x === gone ? into : x) > gone ? 1 : 0);
    claim.order--;
    claim.table.splice(gone, 1);
    claim.words.splice(gone - 1, 1);
    claim.table = claim.table.map((row) => row.map(map));
    claim.words = claim.words.map(([x, g]) => [map(x), g]);
    const set = (each: number[]) => ascending(each.map(map));
    claim.p = set(claim.p);
    claim.phi = claim.phi.map(map);
    claim.cover = claim.cover.map(([x, open]) => [map(x), set(open)]);
    claim.separators = set(claim.separators);
  },
  "a field left out": (claim, roll) => {
    const names = Object.keys(claim);
    delete claim[names[roll(names.length)]!];
  },
  "a field of another form": (claim, roll) => {
    const names = Object.keys(claim);
    claim[names[roll(names.length)]!] = ["0", -1, 0.5, [], {}, true, 1e300][roll(7)];
  },
  "a field more": (claim) => {
    claim.note = 1;
  },
  "all heaps where some were": (claim) => {
    claim.preperiod = 1;
    claim.period = claim.heaps;
  },
  "some heaps where all were": (claim) => {
    Object.assign(claim, { preperiod: null, period: null });
  },
};

/**
 * Changed copies of `claims`: `rounds` times each falsification of each claim, without those that change
 * nothing.
 */
export function* forgeries(
  claims: readonly QuotientCertificate[],
  roll: Roll,
  rounds: number,
): Generator<Forgery> {
  for (const claim of claims) {
    const right = JSON.stringify(claim);
    for (const [why, change] of Object.entries(CHANGES)) {
      for (let i = 0; i < rounds; i++) {
        const copy: Draft = JSON.parse(right);
        change(copy, roll);
        const text = JSON.stringify(copy);
        if (text !== right) yield { why: `${claim.game}: ${why}`, text };
      }
    }
  }
}
