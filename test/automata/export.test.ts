import { expect, test } from "vitest";
import { imageOf } from "../../src/automata/image.ts";
import {
  accepts,
  and,
  base,
  compile,
  type Dfa,
  dot,
  equal,
  exists,
  or,
  ostrowski,
  relationOf,
  walnut,
} from "../../src/automata/index.ts";
import { digitsOf } from "../../src/automata/system.ts";

/** Runs an automaton in Walnut's text format; the digit of the first track comes first. */
function runs(text: string, words: readonly (readonly number[])[]): boolean {
  const [, ...lines] = text.split("\n");
  const states = new Map<string, { accepts: boolean; next: Map<string, string> }>();
  let current = { accepts: false, next: new Map<string, string>() };
  for (const line of lines) {
    const [left, right] = line.split(" -> ");
    if (right !== undefined) current.next.set(left!, right);
    else if (line !== "") {
      const [name, output] = line.split(" ");
      current = { accepts: output === "1", next: new Map() };
      states.set(name!, current);
    }
  }
  const length = Math.max(...words.map((word) => word.length));
  let at = "0";
  for (let i = 0; i < length; i++) {
    const column = words.map((word) => word[i - length + word.length] ?? 0).join(" ");
    const to = states.get(at)!.next.get(column);
    if (to === undefined) return false;
    at = to;
  }
  return states.get(at)!.accepts;
}

const SETS: readonly Dfa[] = [
  relationOf(base(2), ["x", "y"], exists(["k"], equal({ x: 2, y: -3, k: -1 }, 1))),
  relationOf(ostrowski(1), ["x"], exists(["k"], equal({ x: 1, k: -3 }, 2))),
  relationOf(ostrowski(3), ["x", "y"], or(equal({ x: 1, y: -1 }, 4), equal({ x: 2, y: 1 }, 9))),
];

test.each(SETS)("the text for Walnut accepts the same numbers", (dfa) => {
  const text = walnut(dfa);
  for (let x = 0; x < 30; x++)
    for (let y = 0; y < (dfa.tracks.length === 1 ? 1 : 30); y++) {
      const numbers = [x, y].slice(0, dfa.tracks.length);
      expect(
        runs(
          text,
          numbers.map((each) => digitsOf(dfa.system, each)),
        ),
      ).toBe(accepts(dfa, numbers));
    }
});

test("a small automaton is written so", () => {
  const even = relationOf(base(2), ["n"], exists(["k"], equal({ n: 1, k: -2 }, 0)));
  expect(walnut(even)).toBe("msd_2\n\n0 1\n0 -> 0\n1 -> 1\n\n1 0\n0 -> 0\n1 -> 1\n");
  expect(dot(even)).toBe(
    [
      "digraph {",
      "  rankdir=LR;",
      '  label="base 2: n";',
      '  start [shape=none, label=""];',
      "  start -> 0;",
      "  0 [shape=doublecircle];",
      '  0 -> 0 [label="0"];',
      '  0 -> 1 [label="1"];',
      "  1 [shape=circle];",
      '  1 -> 0 [label="0"];',
      '  1 -> 1 [label="1"];',
      "}",
      "",
    ].join("\n"),
  );
});

test("what a relation gives for numbers of any size", () => {
  for (const system of [base(2), base(10), ostrowski(1), ostrowski(4)]) {
    const half = relationOf(system, ["x", "y"], or(equal({ x: 1, y: -2 }, 0), equal({ x: 1, y: -2 }, 1)));
    expect(imageOf(half, [10n ** 30n + 1n])).toEqual([5n * 10n ** 29n]);
    expect(imageOf(half, [0])).toEqual([0n]);
    const two = relationOf(system, ["x", "y"], or(equal({ x: 1, y: -1 }, 0), equal({ x: -1, y: 1 }, 3)));
    expect(imageOf(two, [77]).sort()).toEqual([77n, 80n]);
    expect(imageOf(relationOf(system, ["x", "y"], and(equal({ x: 1, y: 1 }, 5))), [6])).toEqual([]);
  }
  expect(compile(base(2), or()).accepting).toEqual(Uint8Array.of(0));
});
