import { expect } from "vitest";
import { languageNamed, parseAnswer, parseRead, templateCode } from "../../src/codegen/index.ts";
import { parseGame } from "../../src/games/index.ts";
import { expectAnswers, inEach } from "./toolchains.ts";

/** Rules in which the last take bounds the next one, with the next bound by hand. */
const RULES: readonly (readonly [id: string, after: (take: number) => number])[] = [
  ["[n,m: n-k,2*k if k <= m]", (take) => 2 * take],
  ["[a,b: a-t,t*t+1 if b >= t]", (take) => take * take + 1],
  ["[n,m: n-k,3 if k <= m]", () => 3],
];

const MOST = [9, 11] as const;

/** Values of heaps by bounds, from their least excluded value. */
function played(after: (take: number) => number) {
  const known = new Map<string, number>();
  return function value(heap: number, bound: number): number {
    const key = `${heap},${bound}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const met = new Set<number>();
    for (let take = 1; take <= Math.min(heap, bound); take++) met.add(value(heap - take, after(take)));
    let least = 0;
    while (met.has(least)) least++;
    known.set(key, least);
    return least;
  };
}

inEach("takes that the last one bounds", "have the values of plain play, in sums", (chain) => {
  const asked = RULES.map(([id, after]) => {
    const value = played(after);
    const places = Array.from({ length: (MOST[0] + 1) * (MOST[1] + 1) }, (_, i) => [
      i % (MOST[0] + 1),
      Math.floor(i / (MOST[0] + 1)),
    ]) as unknown as readonly (readonly [number, number])[];
    const pairs = places.map((place, i) => [place, places[(i * 7 + 3) % places.length]!] as const);
    const source = templateCode(
      { game: parseGame(id), read: parseRead("T (n (x y)*n)*"), answer: parseAnswer("W/L"), largest: MOST },
      languageNamed(chain.id)!,
      "en",
    );
    expect(source).not.toContain("waiting");
    return {
      id,
      source,
      input: `${pairs.length}\n${pairs.map((pair) => `2 ${pair.flat().join(" ")}\n`).join("")}`,
      expected: pairs.map(([a, b]) => (value(...a) === value(...b) ? "L" : "W")),
    };
  });
  expectAnswers(chain, asked);
});
