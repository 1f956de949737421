import { expect } from "vitest";
import { heapRules } from "../../src/encoding.ts";
import { parseGame } from "../../src/games/notation.ts";
import { lawOfGame, statedLaw } from "../../src/law/index.ts";
import { say } from "../../src/locale/message.ts";
import { entryBeyond } from "../../src/rules/entering.ts";
import { periodOf } from "../../src/solve/period/find.ts";

/** Rule in a line, with each take and the least heap that allows it, in ascending order. */
interface Sparse {
  readonly rule: string;
  readonly takes: readonly { readonly take: number; readonly from: number }[];
}

/** Random numbers from a seed (mulberry32). */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const MOST = 10_000_000;

function upTo(of: (k: number) => number): number[] {
  const list: number[] = [];
  for (let k = 1; of(k) <= MOST; k++) list.push(of(k));
  return list;
}

function fibonacci(): number[] {
  const list = [1, 2];
  while (list.at(-1)! + list.at(-2)! <= MOST) list.push(list.at(-1)! + list.at(-2)!);
  return list;
}

const FACTORIALS = [1, 2, 6, 24, 120, 720, 5040, 40_320, 362_880, 3_628_800];

const SETS: readonly (readonly [text: string, condition: string, numbers: readonly number[]])[] = [
  ["k**k", "", upTo((k) => k ** k)],
  ["2**k", "", upTo((k) => 2 ** k)],
  ["3**k", "", upTo((k) => 3 ** k)],
  ["k*k", "", upTo((k) => k * k)],
  ["k**3", "", upTo((k) => k ** 3)],
  ["k", "k in fibonacci", fibonacci()],
  ["k", `k in {${FACTORIALS}}`, FACTORIALS],
];

/**
 * Random rule with rare takes: from a sparse set, shifted, with fixed ones beside it, or admitted by a
 * condition.
 */
export function sparse(next: () => number): Sparse {
  const below = (most: number) => Math.floor(next() * most);
  const [text, condition, numbers] = SETS[below(SETS.length)]!;
  const shift = below(4);
  const options = [
    `n-${shift === 0 ? text : `(${text}+${shift})`}${condition === "" ? "" : ` if ${condition}`}`,
  ];
  const takes = numbers.map((each) => ({ take: each + shift, from: each + shift }));
  for (let more = below(3); more > 0; more--) {
    const take = 1 + below(9);
    options.push(`n-${take}`);
    takes.push({ take, from: take });
  }
  if (below(4) === 0) {
    const [take, from] = [1 + below(9), 2000 + below(30_000)];
    options.push(`n-${take} if n >= ${from}`);
    takes.push({ take, from });
  }
  return { rule: `[n: ${options.join(" | ")}]`, takes: takes.sort((a, b) => a.from - b.from) };
}

/** Values by plain play. */
function played({ takes }: Sparse, to: number): number[] {
  const values: number[] = [];
  for (let n = 0; n <= to; n++) {
    const seen = new Set<number>();
    for (const { take, from } of takes) {
      if (from > n) break;
      seen.add(values[n - take]!);
    }
    let value = 0;
    while (seen.has(value)) value++;
    values.push(value);
  }
  return values;
}

const FAR = 60_000;
const PERIOD = /^sg\(n \+ (\d+)\) = sg\(n\)(?: \+ (\d+))?/;
const RANGE = /, observed for (\d+) <= n <= (\d+)/;

/**
 * Checks that an observation about a rule agrees with plain play, and names the next take beyond its range.
 * Returns the verdict.
 */
export function expectHonest(sample: Sparse, seconds: number): string {
  const { rule, takes } = sample;
  const game = parseGame(rule);
  const values = played(sample, FAR);
  const { finding } = lawOfGame(game, "normal", { seconds });
  if (finding !== undefined) {
    const { verdict, text, sentence, testedTo, kind } = finding;
    const [, from, to] = (RANGE.exec(text) ?? []).map(Number) as [number, number?, number?];
    expect(from !== undefined, `${rule}: ${verdict}: ${text}`).toBe(verdict === "observed");
    if (verdict === "observed") {
      expect(say(sentence, "en"), rule).toContain(`Observed for 0 <= n <= ${testedTo}: `);
      expect(say(sentence, "zh"), rule).toContain(`0 <= n <= ${testedTo}`);
    }
    const [least, most] = [from ?? 0, Math.min(to ?? FAR, FAR)];
    const [repeats, period, saltus = "0"] = PERIOD.exec(text) ?? [];
    if (repeats !== undefined && verdict === "observed") {
      for (let n = least; n <= most && n + Number(period) <= FAR; n++)
        if (values[n + Number(period)] !== values[n]! + Number(saltus)) expect.fail(`${rule}: ${text}: ${n}`);
    } else if (repeats === undefined && !text.includes("automaton")) {
      const { says } = statedLaw(text.replace(RANGE, ""), ["n"]);
      for (let n = least; n <= most; n++)
        if (says([n]) !== (kind === "values" ? values[n] : values[n] === 0 ? "P" : "N"))
          expect.fail(`${rule}: ${text}: ${n}`);
    }
    if (verdict === "observed") expectNext(testedTo, finding.next && say(finding.next, "en"));
  }
  const seen = periodOf(heapRules(game)!, { seconds, heaps: 4000 });
  if (seen.verdict === "observed") {
    const last = seen.heaps - 1;
    const entry = entryBeyond(game, seen.preperiod, last);
    expectNext(last, entry && say(entry.says, "en"));
    for (let n = seen.preperiod; n + seen.period <= last; n++)
      if (values[n + seen.period] !== values[n]! + seen.saltus)
        expect.fail(`${rule}: period ${seen.period}: ${n}`);
  }
  return finding?.verdict ?? "none";

  /** Checks the first heap beyond `last` with a new take, for rules whose takes are rare. */
  function expectNext(last: number, says: string | undefined): void {
    const known = new Set(takes.filter(({ from }) => from <= last).map(({ take }) => take));
    const recent = takes.filter(({ take, from }) => from <= last && take > last / 2);
    const heap = takes.find(({ take, from }) => from > last && !known.has(take))?.from;
    if (says !== undefined && heap !== undefined) expect(says, rule).toContain(`heap ${heap};`);
    else
      expect(recent.length < 6 && heap !== undefined, `${rule}: beyond ${last} enters ${heap}`).toBe(false);
  }
}
