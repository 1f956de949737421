// Limits bind within the search for the moves of a single position of a one-line rule.
import { expect, test } from "vitest";
import { encodedAs, heapRules } from "../../src/encoding.ts";
import { LimitError } from "../../src/errors.ts";
import { parseGame } from "../../src/games/index.ts";
import { type Budget, begin } from "../../src/solve/limits.ts";
import { heapTable } from "../../src/solve/period/table.ts";
import { grundy } from "../../src/solve/search/grundy.ts";

/** Budget that allows this many readings of its clock. */
function calls(most: number): Budget {
  let left = most;
  const tick = () => {
    if (--left < 0) throw new LimitError("seconds", most);
  };
  return { ...begin(), tick: Object.assign(tick, { positions: 5_000_000 }) };
}

const SLOW = "if k <= 10**5 and (k*k) % 4 = 2";

test("the clock is asked while the choices of one position are tried", () => {
  const expected = expect.objectContaining({ limit: "seconds" });
  const heap = heapRules(parseGame(`[n: n-1 | n-1 ${SLOW}]`))!;
  expect(() => heapTable(heap).values(2, calls(1000))).toThrow(expected);
  const grid = encodedAs(parseGame(`[x,y: x-1,y | x,y-1 ${SLOW}]`), "grid")!;
  const [cells, seen] = [new Int32Array(9), new Int32Array(9)];
  expect(() => grid.mark(1, 1, cells, 3, seen, 1, calls(50).tick)).toThrow(expected);
  const cube = encodedAs(parseGame(`[x,y,z: x-1,y,z | x,y,z-1 ${SLOW}]`), "cube")!;
  expect(() => cube.mark([1, 1, 1], cells, [4, 2, 1], seen, 1, calls(50).tick)).toThrow(expected);
});

test("a search counts what its moves leave", () => {
  const many = parseGame("[n: 50000 # n-k]");
  expect(() => grundy(many, 16, { bytes: 2 ** 23 })).toThrow(expect.objectContaining({ limit: "bytes" }));
  expect(grundy(many, 16, { bytes: 2 ** 27 })).toBe(grundy(parseGame("[n: 2 # n-k]"), 16));
});

test("whether play grows is asked of a bounded number of choices", () => {
  const { accelerators, parse } = parseGame(`[x,y: x-1,y | x,y-1 if k <= 10**9 and (k*k) % 4 = 2]`);
  expect(accelerators!.unboundedPlay!(parse("9,9"))).toBeUndefined();
});
