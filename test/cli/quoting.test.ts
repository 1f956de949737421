import { expect, test } from "vitest";
import { unquoted } from "../../src/cli/quoting.ts";
import { spawned } from "../nimber.ts";
import { dice } from "../oracle.ts";

test.each([
  [
    ["solve", "'{2,5}'", "2", "4", "7"],
    ["solve", "{2,5}", "2", "4", "7"],
  ],
  [
    ["solve", "'kayles", "5", "+", "nim", "3'"],
    ["solve", "kayles 5 + nim 3"],
  ],
  [
    ["template", "{2,5}", "--read='T", "(n", "a*n)*'"],
    ["template", "{2,5}", "--read=T (n a*n)*"],
  ],
  [
    ["template", "{2,5}", "--read", "'T", "(n", "a*n)*'", "--print", "'W/L'"],
    ["template", "{2,5}", "--read", "T (n a*n)*", "--print", "W/L"],
  ],
  [
    ["solve", "'", "kayles", "5", "'"],
    ["solve", " kayles 5 "],
  ],
  [
    ["solve", "''"],
    ["solve", ""],
  ],
  [
    ["solve", "'kayles", "5"],
    ["solve", "'kayles", "5"],
  ],
  [
    ["games", "grundy's-game"],
    ["games", "grundy's-game"],
  ],
  [
    ["stress", "'{2,5}'", "--", "'a b'"],
    ["stress", "{2,5}", "--", "'a b'"],
  ],
])("%j is read as %j", (words, read) => {
  expect(unquoted(words)).toEqual(read);
});

test("words that were quoted and cut at blanks are those that were meant", () => {
  const roll = dice(936);
  for (let i = 0; i < 500; i++) {
    const meant = Array.from({ length: 1 + roll(5) }, () =>
      Array.from({ length: 1 + roll(4) }, () => ["n", "{2,5}", "12", "|", "[n:", "n-1]"][roll(6)]!).join(" "),
    );
    const cut = meant.flatMap((word) =>
      word.includes(" ") || roll(2) === 0 ? `'${word}'`.split(" ") : [word],
    );
    expect(unquoted(cut)).toEqual(meant);
  }
});

test("the command line reads words with single quotes left by a shell", () => {
  const plain = spawned(["solve", "kayles 5 + nim 3"]);
  expect(spawned(["solve", "'kayles", "5", "+", "nim", "3'"])).toEqual(plain);
  expect(plain.status).toBe(0);
});
