import { expect } from "vitest";
import {
  languageNamed,
  parseAnswer,
  parseRead,
  sequenceOf,
  tableCode,
  templateCode,
  valuesFor,
} from "../../src/codegen/index.ts";
import { catalogue, parseGame } from "../../src/games/index.ts";
import type { Natural } from "../../src/nimber/natural.ts";
import { component } from "../../src/solve/component.ts";
import { solver } from "../../src/solve/index.ts";
import { dice } from "../oracle.ts";
import { partOf } from "../part.ts";
import { inEach, outputsOf, run } from "./toolchains.ts";

const roll = dice(41);
const MOST = 2n ** 63n - 1n;

/** Random number of any size that fits in a long integer. */
const number = (): bigint => {
  const bits = 1 + roll(63);
  let drawn = 0n;
  for (let left = bits; left > 0; left -= 15) drawn = drawn * 2n ** 15n + BigInt(roll(2 ** 15));
  return drawn % 2n ** BigInt(bits);
};

/** Numbers near the limits of integers and doubles. */
const EDGES = [0n, 1n, 2n, 2n ** 31n - 1n, 2n ** 31n, 2n ** 32n, 2n ** 53n, 10n ** 18n, MOST - 1n, MOST];

/**
 * Winner of Euclid's game by its forced moves; a player has a choice when one number is at least twice the
 * other.
 */
const winsEuclid = (x: bigint, y: bigint): boolean => {
  const [small, large] = x < y ? [x, y] : [y, x];
  return small > 0n && (large / small > 1n || large === small || !winsEuclid(small, large - small));
};

/** floor(y/x - x/y) as a quotient of integers. */
const valueOfEuclid = (x: bigint, y: bigint): bigint => {
  const [small, large] = x < y ? [x, y] : [y, x];
  return (large * large - small * small) / (small * large);
};

function root(n: bigint): bigint {
  let low = 0n;
  for (let bit = 2n ** 70n; bit > 0n; bit /= 2n) if ((low + bit) ** 2n <= n) low += bit;
  return low;
}

/** Smaller number of the n-th P-position with differences below t, by its closed form. */
const beatty = (n: bigint, t: bigint): bigint => (n * (2n - t) + root(n * n * (t * t + 4n))) / 2n;

const losesWythoff =
  (t: bigint) =>
  (x: bigint, y: bigint): boolean => {
    const apart = x < y ? y - x : x - y;
    return apart % t === 0n && beatty(apart / t, t) === (x < y ? x : y);
  };

/** Game of two numbers with a formula for the winner, and positions near P-positions. */
interface Pairs {
  readonly id: string;
  readonly least: bigint;
  loses(x: bigint, y: bigint): boolean;
  near(): readonly [bigint, bigint];
}

const wythoff = (diagonal: bigint): Pairs => ({
  id: diagonal === 0n ? "wythoff" : `wythoff(${diagonal})`,
  least: 0n,
  loses: losesWythoff(diagonal + 1n),
  near() {
    const n = number() / (diagonal + 3n);
    const x = beatty(n, diagonal + 1n);
    return [x + BigInt(roll(5)) / 4n, x + n * (diagonal + 1n)];
  },
});

/** Two numbers near the golden ratio: neighbours of Fibonacci numbers are the closest cases. */
function golden(): readonly [bigint, bigint] {
  let [x, y] = [BigInt(1 + roll(9)), BigInt(1 + roll(9))];
  for (let left = roll(88); left > 0 && x + y <= MOST; left--) [x, y] = [y, x + y];
  return [x + BigInt(roll(3)), y];
}

const pairs: readonly Pairs[] = [
  { id: "euclid", least: 0n, loses: (x, y) => !winsEuclid(x, y), near: golden },
  { id: "euclid-positive", least: 1n, loses: (x, y) => valueOfEuclid(x, y) === 0n, near: golden },
  ...[0n, 1n, 2n, 3n, 9n].map(wythoff),
];

const asked = pairs.map((each) => {
  const { id, least, loses, near } = each;
  const game = parseGame(id);
  const read = parseRead("(x y)* until 0 0");
  const positions = [
    ...EDGES.flatMap((x) => EDGES.map((y) => [x, y] as const)),
    ...Array.from({ length: partOf(16000) }, (_, i) =>
      i % 2 === 0 ? ([number(), number()] as const) : near(),
    ),
  ].filter(([x, y]) => x >= least && y >= least && x + y > 0n && x <= MOST && y <= MOST);
  const turned = positions.map(([x, y]) => (roll(2) === 0 ? [x, y] : [y, x]) as [bigint, bigint]);
  return {
    id,
    template: {
      game,
      read,
      answer: parseAnswer("W/L"),
      largest: [9, 9],
      ...valuesFor(game, { read }, [9, 9]),
    },
    input: `${turned.map((pair) => pair.join(" ")).join("\n")}\n0 0\n`,
    positions: turned,
    expected: turned.map(([x, y]) => (loses(x, y) ? "L" : "W")),
  };
});

inEach("theorems on two numbers", "hold for all that long integers hold", (chain) => {
  const syntax = languageNamed(chain.id)!;
  const sources = asked.map(({ template }) => templateCode(template, syntax, "en"));
  const outputs = outputsOf(chain, sources, asked);
  for (const [i, { id, positions, expected }] of asked.entries()) {
    const told = outputs[i]!.trim().split(/\s+/);
    expect(told.length, id).toBe(expected.length);
    const wrong = positions.filter((_, at) => told[at] !== expected[at]);
    expect(wrong.slice(0, 5), id).toEqual([]);
    expect(expected.filter((word) => word === "L").length, id).toBeGreaterThan(100);
  }
});

/** One-heap games in which a proved law gives every value. */
const heaps = [
  ...catalogue.flatMap((each) => ("space" in each && each.space === "heap" ? [each.id] : [])),
  ...["bash(6)", "{2,5,7}", "!{2,3}", "{3..7}", "{4..}", "{7..1000000007}", "4.7", "0.3F", "{divisors}"],
  ...[
    "{proper-divisors}",
    "{powers(2)}",
    "{powers(3)}",
    "{powers(4)}",
    "[n: n-1 | n/2]",
    "[n: n-k | a & n-a]",
  ],
].flatMap((id) => {
  const game = parseGame(id);
  const sequence = sequenceOf(game, 300);
  const byLaw = sequence.cited ?? sequence.range ?? sequence.law;
  return byLaw === undefined ? [] : [{ id, game, sequence }];
});

const solving = solver();
const tables = heaps.map(({ id, game, sequence }) => {
  const samples = [...EDGES, ...Array.from({ length: partOf(64) }, number)];
  const values = samples.map((heap) => {
    const { value } = solving.at(component(game, game.parse(`${heap}`)));
    return { heap, value: BigInt(value as Natural) };
  });
  // Lasker's Nim has heaps up to 2^63 - 1 with value 2^63.
  return { id, sequence, values: values.filter(({ value }) => value <= MOST) };
});

inEach("laws of a heap", "hold for all that long integers hold", (chain) => {
  const syntax = languageNamed(chain.id)!;
  const each = tables.map(({ sequence, values }) => ({
    source: tableCode(sequence, syntax, "en"),
    long: true,
    to: 0,
    samples: values.map(({ heap }) => heap),
  }));
  const [output] = run(chain, chain.tables(each), [{ args: [], input: "" }]);
  const told = output!.trim().split(/\s+/);
  let at = 0;
  for (const { id, values } of tables) {
    at++;
    const wrong = values.filter(({ value }) => told[at++] !== `${value}`);
    expect(wrong.slice(0, 5), id).toEqual([]);
  }
  expect(at).toBe(told.length);
});
