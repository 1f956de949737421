import { describe, expect, test } from "vitest";
import { InputError } from "../../src/errors.ts";
import { Reader, sourceOf } from "../../src/judge/index.ts";
import { say } from "../../src/locale/message.ts";
import { dice } from "../oracle.ts";

const readerOf = (text: string, chunk?: number) =>
  new Reader(sourceOf(new TextEncoder().encode(text)), chunk);

const NUMBER = { en: "a number", zh: "数" };

function failure(act: () => unknown): InputError {
  try {
    act();
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
  throw new Error("nothing was thrown");
}

describe("the reader", () => {
  test.each([1, 2, 3, 7, 65_536])(
    "reads numbers whatever the white space, in chunks of %i bytes",
    (chunk) => {
      const roll = dice(chunk);
      const numbers = Array.from({ length: 500 }, () => roll(2 ** 31) - (roll(2) === 0 ? 0 : 2 ** 30));
      const spaces = [" ", "\n", "\r\n", "\t", "  \n\n "];
      const reader = readerOf(numbers.map((n) => `${spaces[roll(spaces.length)]}${n}`).join(""), chunk);
      for (const n of numbers) {
        expect(reader.ended()).toBe(false);
        expect(reader.integer(NUMBER, -(2 ** 31))).toBe(n);
      }
      expect(reader.ended()).toBe(true);
      expect(reader.ended()).toBe(true);
    },
  );

  test("reads natural numbers of any size", () => {
    const reader = readerOf("0 123456789012345678901234567890 007", 4);
    expect(reader.natural(NUMBER)).toBe(0n);
    expect(reader.natural(NUMBER)).toBe(123456789012345678901234567890n);
    expect(reader.natural(NUMBER)).toBe(7n);
    expect(failure(() => readerOf("12").natural(NUMBER, 11n)).message).toContain(
      "expected a number from 0 to 11, found `12`",
    );
  });

  test("passes over a byte order mark, and names UTF-16", () => {
    for (const chunk of [1, 2, 3, 64]) {
      const reader = readerOf("\ufeff12 34\n5", chunk);
      expect([reader.integer(NUMBER), reader.natural(NUMBER), reader.integer(NUMBER)]).toEqual([12, 34n, 5]);
      expect(reader.ended()).toBe(true);
      expect(readerOf("\ufeff \n", chunk).ended()).toBe(true);
      for (const mark of [
        [0xff, 0xfe],
        [0xfe, 0xff],
      ]) {
        const utf16 = new Reader(sourceOf(Uint8Array.from([...mark, 0x31, 0, 0x0a, 0])), chunk);
        expect(say(failure(() => utf16.integer(NUMBER)).found, "en")).toBe("UTF-16");
      }
    }
  });

  test.each([
    ["1 2\n  x7 3", 2, "`x7`", 2, 3],
    ["1\r\n2\r\n3a", 2, "`3a`", 3, 1],
    ["1 2", 2, "the end of input", 1, 4],
    ["1 2\n", 2, "the end of input", 2, 1],
    ["1 -", 1, "`-`", 1, 3],
    ["1 -5", 1, "`-5`", 1, 3],
    ["1 4.5", 1, "`4.5`", 1, 3],
    ["1 数", 1, "`数`", 1, 3],
    ["１ ２", 0, "`１`", 1, 1],
    ["1 \ufeff2", 1, "`\\u{feff}2`", 1, 3],
    ["\ufeff\ufeff1", 0, "`\\u{feff}1`", 1, 1],
    ["\ufeffx", 0, "`x`", 1, 1],
    ["\ufeff", 0, "the end of input", 1, 1],
    ["\uff11", 0, "`\uff11`", 1, 1],
    ["1 数数数数数数数数数", 1, "`数数数数数数数数`", 1, 3],
    ["1 99999999999999999999", 1, "a number of 20 digits", 1, 3],
  ])("says where %j goes wrong", (text, good, found, line, column) => {
    for (const chunk of [1, 3, 64]) {
      const reader = readerOf(text, chunk);
      for (let i = 0; i < good; i++) reader.integer(NUMBER);
      const error = failure(() => reader.integer(NUMBER));
      expect(say(error.found, "en")).toBe(found);
      expect(error).toMatchObject({ line, column });
      expect(error.message).toMatch(/^expected a number/);
    }
  });
});
