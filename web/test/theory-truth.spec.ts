// Claims of the textbook, and results of its figures, compared with the library.
import { expect, test } from "@playwright/test";
import { grundyValues, heapRules, heapTable, misere as misereSums, nimSum, solver } from "nimber";
import { parseGame, parseSum, wythoffPair } from "nimber/games";
import * as plain from "../src/theory/figures/plain.ts";
import { positions } from "../src/theory/positions.ts";

test("every number of an example is what the library finds", () => {
  const solving = solver();
  let facts = 0;
  for (const { facts: told = [] } of Object.values(positions).flatMap((each) => Object.values(each))) {
    for (const { sum, value, outcome, misere } of told) {
      const found = solving.solve(parseSum(sum), misere ? "misere" : "normal");
      if (value !== undefined) expect([sum, found.value]).toEqual([sum, value]);
      if (outcome !== undefined) expect([sum, found.outcome]).toEqual([sum, outcome]);
      expect(value ?? outcome).toBeDefined();
      facts++;
    }
  }
  expect(facts).toBeGreaterThan(50);
});

test("values of heaps", () => {
  const games = {
    kayles: plain.kayles,
    "0.137": plain.breaks([0, 1, 3, 7]),
    "4.7": plain.breaks([4, 7]),
    "{2,5,7}": plain.takes([2, 5, 7]),
    nim: plain.nim,
    "grundys-game": plain.unequal,
  };
  for (const [name, options] of Object.entries(games)) {
    const table = heapTable(heapRules(parseGame(name))!);
    expect([name, plain.valuesOf(options, 100)]).toEqual([name, [...table.values(100)]]);
  }
});

test("misère play of heaps", () => {
  for (const [name, options] of Object.entries({
    kayles: plain.kayles,
    "grundys-game": plain.unequal,
    nim: plain.nim,
  })) {
    const [game, sums, wins] = [parseGame(name), misereSums(), plain.misere(options)];
    for (const a of plain.upTo(14)) {
      for (const b of plain.upTo(5)) {
        const truth = sums.outcome([a, b].map((position) => ({ rules: game, position })));
        expect([name, a, b, wins([a, b])]).toEqual([name, a, b, truth === "N"]);
      }
    }
  }
});

test("moves that the figures call winning", () => {
  const solving = solver();
  const lost = (sum: string) => solving.outcome(parseSum(sum)) === "P";
  for (let seed = 0; seed < 60; seed++) {
    const heaps = [seed % 4, (seed * 3) % 7, (seed * 5) % 8, (seed * 7) % 5];
    const nim = plain.nimMove(heaps);
    expect(nim === undefined).toBe(nimSum(...heaps) === 0);
    if (nim) expect(nimSum(...heaps.with(nim.heap, nim.left))).toBe(0);
    for (const k of [1, 2, 3]) {
      const left = plain.mooreMove(heaps, k);
      expect(left === undefined).toBe(lost(`moore-nim(${k}) ${heaps}`));
      if (left === undefined) continue;
      expect(lost(`moore-nim(${k}) ${left}`)).toBe(true);
      expect(left.every((heap, i) => heap <= heaps[i]!)).toBe(true);
      expect(left.filter((heap, i) => heap < heaps[i]!).length).toBeLessThanOrEqual(k);
    }
    const move = plain.staircaseMove(heaps);
    expect(move === undefined).toBe(lost(`staircase ${heaps}`));
    if (move === undefined) continue;
    const after = heaps.map(
      (n, i) => n - (i === move.step - 1 ? move.tokens : 0) + (i === move.step - 2 ? move.tokens : 0),
    );
    expect(lost(`staircase ${after}`)).toBe(true);
  }
});

test("the queen's cells", () => {
  const pairs = plain.wythoffLost(60).filter(([a, b]) => a <= b);
  expect(pairs).toEqual(pairs.map((_, n) => wythoffPair(0, BigInt(n)).map(Number)));
  const values = grundyValues(parseGame("wythoff"));
  for (const x of plain.upTo(13)) {
    for (const y of plain.upTo(13)) {
      const moves = plain.wythoffMoves(x, y);
      expect(moves.length === 0).toBe(values.at([x, y]) === 0);
      for (const each of moves) expect(values.at(each)).toBe(0);
    }
  }
});

test("Zeckendorf's form", () => {
  for (const n of plain.upTo(200, 1)) {
    const parts = plain.zeckendorf(n);
    expect(parts.reduce((a, b) => a + b, 0)).toBe(n);
    const next = parts.slice(1);
    expect(next.every((part, i) => parts[i]! > 2 * part)).toBe(true);
  }
});
