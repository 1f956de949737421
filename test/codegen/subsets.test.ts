import { expect, test } from "vitest";
import { languageNamed, parseAnswer, parseRead, templateCode } from "../../src/codegen/index.ts";
import { parseGame } from "../../src/games/index.ts";
import { dice } from "../oracle.ts";
import { isQuick } from "../part.ts";
import { expectAnswers, toolchains } from "./toolchains.ts";

// Subsets of weighted members, of which a move takes one away while the weight of those left exceeds a bound: Python
// finds the lost ones of each size at once. Plain play on lists of members tells which are lost.

const python = toolchains.find(({ id }) => id === "python");

/** Whether the player to move wins a subset of members by their weights. */
function wins(members: readonly number[], isOpen: (weight: number) => boolean): boolean {
  const weight = members.reduce((sum, each) => sum + each, 0);
  return isOpen(weight) && members.some((_, i) => !wins(members.toSpliced(i, 1), isOpen));
}

test.skipIf(python === undefined)("subsets are won as in plain play", () => {
  const roll = dice(464);
  const asked = Array.from({ length: isQuick ? 12 : 60 }, (_, at) => {
    const weights = Array.from({ length: 1 + roll(6) }, () => roll(9));
    const bits = weights.map((weight, i) => `n/${2 ** i}%2*${weight}`).join("+");
    const isStrict = at % 2 === 0;
    const id = `[n,d: n-p,d if p in powers(2) and p <= n and n/p%2 = 1 and 2*d ${isStrict ? "<" : "<="} ${bits}+3]`;
    const d = roll(14);
    const isOpen = (weight: number) => (isStrict ? 2 * d < weight + 3 : 2 * d <= weight + 3);
    const subsets = Array.from({ length: 2 ** weights.length }, (_, n) => n);
    const source = templateCode(
      {
        game: parseGame(id),
        read: parseRead("d T (n)* -> n,d"),
        answer: parseAnswer("W/L"),
        largest: [2 ** weights.length - 1, 20],
      },
      languageNamed("python")!,
      "en",
    );
    expect(source, id).toContain("lostSubsets(");
    return {
      id,
      source,
      input: [d, subsets.length, ...subsets].join(" "),
      expected: subsets.map((n) => {
        const members = weights.filter((_, i) => Math.floor(n / 2 ** i) % 2 === 1);
        return wins(members, isOpen) ? "W" : "L";
      }),
    };
  });
  expectAnswers(python!, asked);
});

test("sums of subsets, and other rules, have values", () => {
  const source = (id: string, read: string) =>
    templateCode(
      { game: parseGame(id), read: parseRead(read), answer: parseAnswer("W/L"), largest: [15, 9] },
      languageNamed("python")!,
      "en",
    );
  const rule = (guard: string) => `[n,d: n-p,d if p in powers(2) and p <= n and n/p%2 = 1 and ${guard}]`;
  expect(source(rule("d < n/2%2*4"), "d T (n)* -> n,d")).toContain("lostSubsets(");
  for (const guard of [
    "d < n/2%3*4",
    "d < n/3%2*4",
    "d < n%4",
    "d = n/2%2*4",
    "n/2%2*4 < d",
    "d < n/2%2*4 and d > 3",
  ])
    expect(source(rule(guard), "d T (n)* -> n,d"), guard).not.toContain("lostSubsets(");
  expect(source(rule("d < n/2%2*4"), "d T (k n*k)* -> n,d")).not.toContain("lostSubsets(");
});
