import { expect, test } from "vitest";
import { UserCodeError } from "../../src/user-rules/index.ts";
import { scales, weigh } from "../../web/src/lab/sandbox/weight.ts";
import { ran } from "./run.ts";

const MB = 2 ** 20;
const many = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

test.each<readonly [what: string, thing: unknown, least: number, most: number]>([
  ["nothing", [undefined, null, 5, true], 0, 0],
  ["numbers", [many(MB, Number)], 8, 9],
  ["rows of numbers", [many(1000, () => new Array(1000).fill(1.5))], 7, 9],
  ["bytes", [new Float64Array(MB), new ArrayBuffer(MB)], 9, 9.1],
  ["long words", [many(1000, (i) => `${i}`.padEnd(4000, "x"))], 3.5, 5],
  ["a table", [new Map(many(100_000, (i) => [`key ${i}`, { i }]))], 5, 15],
  ["a set of words", [new Set(many(100_000, (i) => `${i},${2 * i}`))], 4, 8],
  ["a dictionary", [Object.fromEntries(many(50_000, (i) => [`key ${i}`, [i]]))], 3, 8],
  ["a function's own table", [Object.assign(() => 0, { memo: new Float64Array(MB) })], 8, 9],
])("%s: about as many bytes as are kept", (_, thing, least, most) => {
  const found = weigh(thing as unknown[]) / MB;
  expect(found).toBeGreaterThanOrEqual(least);
  expect(found).toBeLessThanOrEqual(most);
});

test("what is shared counts once", () => {
  const board = new Float64Array(MB);
  expect(weigh([many(100_000, (n) => ({ n, board }))]) / MB).toBeLessThan(30);
  expect(weigh([board, board, { board }]) / MB).toBeLessThan(9);
  const word = "x".repeat(MB);
  expect(weigh([new Map(many(1000, (n) => [n, word]))]) / MB).toBeLessThan(2);
});

test("what holds itself, and what computes its parts, does no harm", () => {
  const loop: unknown[] = [];
  loop.push(loop, { loop });
  const asks = Object.defineProperty({}, "x", {
    enumerable: true,
    get() {
      throw new Error("asked");
    },
  });
  expect(weigh([loop, asks])).toBeLessThan(1000);
});

test("a program is weighed by all that it declares outside of functions", () => {
  const { kept } = ran(`const [a, { b, ...c }] = [1, { b: 2, d: 3 }];
let e = 4, [, f = 5] = [0];
export const start = 6;
function g() { const inner = 7; return inner; }
function over(n: number): number;
function over(n: any) { return n; }
class H {}
declare const nothing: number;
type T = number;
interface I { x: T }
export function* moves(n: number) {}`);
  const values = kept();
  expect(values.slice(0, 6)).toEqual([1, 2, { d: 3 }, 4, 5, 6]);
  expect(values.slice(6).map((each) => (each as { name: string }).name)).toEqual(["g", "over", "H", "moves"]);
});

test("a program is weighed by the tables that its functions make before it begins, and not by later ones", () => {
  const {
    exported: { moves },
    kept,
  } = ran(`
const memo = (f: (n: number) => number) => {
  const known = new Map<number, number>(), also = [1]
  return (n: number) => { const here = [n]; known.set(n, f(n)); return here };
};
const twice = memo((n) => 2 * n);
{ const inner = { a: 1 }; }
export const moves = (n: number) => [twice(n)];`);
  (moves as (n: number) => unknown)(3);
  const tables = kept().filter((each) => typeof each !== "function");
  expect(
    tables.map((each) => JSON.stringify(Symbol.iterator in Object(each) ? [...(each as [])] : each)),
  ).toEqual(["[[3,6]]", "[1]", '{"a":1}']);
});

test("too much is refused each time it is weighed", () => {
  const ask = scales(() => 300 * MB);
  expect(() => ask(4)).toThrow(UserCodeError);
  expect(() => scales(() => 300 * MB)(4)).toThrow("stopped at the limit of 256 MB of memory");
  expect(() => scales(() => 200 * MB)(4)).not.toThrow();
});
