import { describe, expect, test } from "vitest";
import { parseGame } from "../../src/games/index.ts";
import { refute } from "../../src/solve/index.ts";
import { grundyValues } from "../../src/solve/search/grundy.ts";
import { answer } from "../judge/answer.ts";
import { plainWinner, upTo } from "../judge/plain.ts";
import { published } from "../published/records.ts";

describe("theorems over larger ranges", () => {
  test.each([
    ["nim", 4000],
    ["mark", 100_000],
    ["divisor-game", 20_000],
    ["powers-of-two", 20_000],
    ["fibonacci-nim", 800],
    ["dynamic-nim(1)", 20_000],
    ["dynamic-nim(3)", 20_000],
    ["dynamic-nim(10)", 20_000],
    ["circle(1)", 600],
    ["circle(2)", 1200],
    ["circle(7)", 600],
    ["moore-nim(1)", 2000],
    ["moore-nim(2)", 2000],
    ["moore-nim(3)", 1500],
    ["moore-nim(4)", 1200],
    ["forced-nim", 10_000],
    ["staircase", 4000],
    ["pebbles", 5000],
    ["nimble", 4000],
    ["silver-dollar", 8000],
    ["northcott", 3000],
    ["end-nim", 32_000],
    ["euclid", 40_000],
    ["euclid-positive", 40_000],
    ["chomp", 600],
    ["equal-nim", 20_000],
    ["wythoff", 40_000],
    ["wythoff(4)", 20_000],
  ])("%s, %d cases", (id, cases) => {
    const game = parseGame(id);
    for (const theorem of game.theorems) {
      // Misère play is searched over sums, which takes longer.
      const wanted = theorem.play === "misere" ? Math.min(cases, 800) : cases;
      expect(refute(game, theorem, { cases: wanted })).toMatchObject({ verdict: "observed", cases: wanted });
    }
  });
});

test("coins in a circle, to 14 coins as a set of places", () => {
  for (const k of upTo(6)) {
    for (const n of upTo(14)) {
      const wins = plainWinner<number>(function* (coins) {
        for (let first = 0; first < n; first++) {
          let left = coins;
          for (let s = 1; s <= Math.min(k, n); s++) {
            const place = 2 ** ((first + s - 1) % n);
            if ((left & place) === 0) break;
            left &= ~place;
            yield left;
          }
        }
      });
      expect(answer("hdu-3951", `1\n${n} ${k}`)).toBe(`Case 1: ${wins(2 ** n - 1) ? "first" : "second"}`);
    }
  }
});

test("Chomp: how many diagrams of up to 40 squares are N-positions", () => {
  const game = parseGame("chomp");
  const values = grundyValues(game);
  for (let n = 1; n <= 40; n++) {
    let won = 0;
    for (const rows of partitions(n, n)) if (values.at(rows) !== 0) won++;
    expect(won).toBe(published("oeis-A112471").sequence![n]);
  }
});

test("Wythoff on three heaps: the P-positions of Project Euler 260", () => {
  const most = 100;
  const game = parseGame("equal-nim");
  const values = grundyValues(game);
  let sum = 0;
  for (let x = 0; x <= most; x++) {
    for (let y = x; y <= most; y++) {
      for (let z = y; z <= most; z++) if (values.at([x, y, z]) === 0) sum += x + y + z;
    }
  }
  expect({ "N=100": sum }).toEqual(published("pe-260").values);
});

function* partitions(total: number, most: number): Generator<number[]> {
  if (total === 0) yield [];
  for (let part = Math.min(total, most); part >= 1; part--) {
    for (const rest of partitions(total - part, part)) yield [part, ...rest];
  }
}
