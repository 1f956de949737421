import { expect, test } from "vitest";
import { languageNamed, parseAnswer, parseRead, templateCode } from "../../src/codegen/index.ts";
import { parseGame } from "../../src/games/index.ts";
import { drawn } from "../../src/stress/draw.ts";
import { formSubject } from "../form-subject.ts";
import { dice } from "../oracle.ts";
import { inEach, outputsOf, run } from "./toolchains.ts";

type Edge = readonly [number, number];

/** Number of vertices on a longest path, by trying all paths. */
function longestPath(n: number, edges: readonly Edge[]): number {
  const longest = (at: number, been: readonly number[]): number =>
    Math.max(
      0,
      ...edges.flatMap(([a, b]) => {
        const other = a === at ? b : b === at ? a : at;
        return been.includes(other) ? [] : [longest(other, [...been, other])];
      }),
    ) + 1;
  return Math.max(...Array.from({ length: n }, (_, i) => longest(i + 1, [i + 1])));
}

/** Sizes of the components, by merging the ends of each edge. */
function components(n: number, edges: readonly Edge[]): readonly number[] {
  let part = Array.from({ length: n + 1 }, (_, i) => i);
  for (const [a, b] of edges) part = part.map((each) => (each === part[a] ? part[b]! : each));
  return [...new Set(part.slice(1))].map((own) => part.filter((each) => each === own).length);
}

/** Heap of Nim for which a form stands, by other means. */
const CASES = [
  {
    read: "T (n d*diameter(n) m)* -> d & m",
    parts: (n: number, edges: readonly Edge[]) => [longestPath(n, edges)],
    less: 1,
  },
  { read: "T (n c*circles(n) m)* -> c & m", parts: components, less: 0 },
] as const;

/** Random tests of a form, which the form itself draws, and what they say. */
function asked({ read, parts, less }: (typeof CASES)[number], seed: number) {
  const roll = dice(seed);
  const subject = formSubject(parseGame("nim"), read, parseAnswer("W/L"), [9]);
  const { input, answers } = subject.make(drawn(() => roll(1000) / 1000, { number: 9, count: 9 }));
  const numbers = input.trim().split(/\s+/).map(Number);
  let at = 1;
  const expected = Array.from({ length: numbers[0]! }, () => {
    const n = numbers[at++]!;
    const edges = Array.from({ length: n - less }, (): Edge => [numbers[at++]!, numbers[at++]!]);
    const total = parts(n, edges).reduce((sum, each) => sum ^ each, numbers[at++]!);
    return total === 0 ? "L" : "W";
  });
  return { input, expected, answers };
}

test("stress draws trees and circles, and knows their numbers", () => {
  for (const each of CASES)
    for (let seed = 0; seed < 20; seed++) {
      const { expected, answers, input } = asked(each, seed);
      expect(answers(), input).toEqual(expected);
    }
});

inEach("edges of trees and circles", "are the numbers of their form", (chain, turn) => {
  const tests = CASES.map((each) => asked(each, 100 + turn));
  const template = (read: string) => ({
    ...{ game: parseGame("nim"), read: parseRead(read), answer: parseAnswer("W/L"), largest: 100 },
  });
  const sources = CASES.map(({ read }) => templateCode(template(read), languageNamed(chain.id)!, "en"));
  const outputs = outputsOf(chain, sources, tests);
  for (const [i, { expected, input }] of tests.entries())
    expect(outputs[i]!.trim().split(/\s+/), input).toEqual(expected);
});

inEach("edges that are no tree or no circles", "end a program with a message", (chain) => {
  const sources = CASES.map(({ read }) =>
    templateCode(
      { game: parseGame("nim"), read: parseRead(read), answer: parseAnswer("W/L"), largest: 100 },
      languageNamed(chain.id)!,
      "en",
    ),
  );
  const wrong = [
    ["0", "1 4 1 2 2 1 3 4 0"],
    ["0", "1 3 1 2 2 4 0"],
    ["0", "1 0 0"],
    ["1", "1 3 1 2 1 2 1 3 0"],
    ["1", "1 2 1 2 1 3 0"],
  ] as const;
  const calls = wrong.map(([place, input]) => ({ args: [place], input: `${input}\n` }));
  const printed = run(chain, chain.programs(sources), calls, () => "refused");
  expect(printed).toEqual(wrong.map(() => "refused"));
});
