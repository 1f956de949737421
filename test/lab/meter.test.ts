import { expect, test } from "vitest";
import { expressionSize } from "../../web/src/lab/sandbox/expression.ts";
import { meter } from "../../web/src/lab/sandbox/meter.ts";
import { isQuick } from "../part.ts";

const FULL = "stopped at the limit of 256 MB of memory";
const MB = 2 ** 20;

test("small things pass, and are not counted", () => {
  const { made, piece, spread } = meter();
  for (let i = 0; i < 1e6; i++) piece(4000);
  const list = [1, 2];
  expect(spread(list)).toBe(list);
  expect([...spread(new Set(list))]).toEqual(list);
  const things = ["x", 1, 2n, undefined, null, list, "x".repeat(MB), 2n ** BigInt(MB), -(2n ** BigInt(MB))];
  for (const thing of things) expect(made(thing)).toBe(thing);
});

test.skipIf(isQuick)("what is too large at one stroke is refused, again and again", () => {
  const { atMost, made, spread } = meter();
  for (let i = 0; i < 2; i++) {
    expect(() => made("x".repeat(MB + 1))).toThrow("a text of more than 1048576 letters");
    expect(() => made(2n ** BigInt(MB) + 1n)).toThrow("a number of more than 1048576 binary digits");
    expect(() => made(-(2n ** BigInt(MB)) - 1n)).toThrow("a number of more than 1048576 binary digits");
    expect(() => spread(new Array(2 ** 23 + 1))).toThrow("a list of more than 8388608 entries");
    expect(() => atMost("buffer", 64 * MB + 1)).toThrow("a list of more than 64 MB");
  }
  function* endless() {
    for (;;) yield 1;
  }
  expect(() => {
    for (const _ of spread(endless()));
  }).toThrow("a list of more than 8388608 entries");
});

test("the pieces of a call come to an end, and those of the next begin anew", () => {
  const { call, made, piece } = meter();
  const fill = () => {
    for (let i = 0; i < 256 * 32; i++) piece(MB / 32);
  };
  for (let i = 0; i < 20; i++) {
    fill();
    expect(() => piece(MB / 32)).toThrow(FULL);
    call();
  }
  expect(() => {
    for (;;) made("x".repeat(20_000));
  }).toThrow(FULL);
});

test("large pieces count for the whole run", () => {
  const { call, piece } = meter();
  for (let i = 0; i < 1024; i++) {
    call();
    piece(MB);
  }
  call();
  expect(() => piece(MB)).toThrow("the lists and texts of 64 kB or more have reached 1024 MB");
  expect(() => piece(4096)).not.toThrow();
});

test("regular expressions count once each, by what they are compiled to", () => {
  const { call, expression } = meter();
  const large = "[a-z0-9]{1,99}".repeat(60);
  for (let i = 0; i < 100_000; i++) expression(large, "g");
  expect(() => {
    for (let i = 0; i < 10_000; i++) {
      call();
      expression(`${large}${i}`, "");
    }
  }).toThrow("the regular expressions of the program have reached 64 MB of code");
});

test("the size of a regular expression grows with what is copied, and is linear to find", () => {
  expect(["", "abc", "a|b", "\\d\\]", "(?ab)", "[abc]"].map(expressionSize)).toEqual([0, 3, 3, 2, 3, 2]);
  expect(["a{3}", "a{2,5}", "a{9}", "a{2,}", "a{", "a{x}"].map(expressionSize)).toEqual([3, 5, 6, 3, 2, 4]);
  expect(expressionSize("((a{9}){9}){9}")).toBeGreaterThan(6 ** 3);
  for (const open of ["(", "[", "\\", "a{", ")", "{1}"])
    expect(expressionSize(open.repeat(100_000))).toBeGreaterThanOrEqual(0);
});
