import { describe, expect, test } from "vitest";
import { parseGame } from "../../src/games/index.ts";
import { dice, plainGrundy } from "../oracle.ts";
import { partOf } from "../part.ts";
import { answers } from "./answer.ts";
import { plainWinner } from "./plain.ts";

const roll = dice(53);

const some = (count: number, most: number, least = 0) =>
  Array.from({ length: count }, () => least + roll(most - least + 1));

/** Rows as sets of cells; a piece moves to the first empty cell on its right. */
function jumps(row: number, cells: number): number[] {
  const options: number[] = [];
  for (let from = 1; from <= cells; from++) {
    if (!((row >> from) & 1)) continue;
    let to = from + 1;
    while (to <= cells && (row >> to) & 1) to++;
    if (to <= cells) options.push((row & ~(1 << from)) | (1 << to));
  }
  return options;
}

const cellsOf = (row: number) =>
  Array.from({ length: 20 }, (_, i) => i + 1).filter((cell) => (row >> cell) & 1);

describe("luogu-p2575", () => {
  const rowText = (row: number) => {
    const cells = cellsOf(row).sort(() => roll(3) - 1);
    return `${[cells.length, ...cells].join(" ")}\n`;
  };

  test("agrees with plain play on 2,000 random boards of up to two rows", () => {
    const value = plainGrundy((row: number) => jumps(row, 20).map((to) => [to]));
    for (let round = 0; round < partOf(2000); round++) {
      const rows = Array.from({ length: roll(3) }, () => (roll(1 << 7) << 1) | (roll(1 << 3) << 18));
      const sum = rows.reduce((total, row) => total ^ value(row), 0);
      expect(answers("luogu-p2575", `1\n${rows.length}\n${rows.map(rowText).join("")}`)).toEqual([
        sum === 0 ? "NO" : "YES",
      ]);
    }
  });

  test("values every row of 13 cells as plain play does", () => {
    const value = plainGrundy((row: number) => jumps(row, 20).map((to) => [to]));
    let input = "";
    const expected: string[] = [];
    for (let row = 0; row < 2 ** 13; row++) {
      const shifted = row << 8;
      const other = roll(2 ** 13) << 8;
      input += `2\n${rowText(shifted)}${rowText(other)}`;
      expected.push(value(shifted) === value(other) ? "NO" : "YES");
    }
    expect(answers("luogu-p2575", `${expected.length}\n${input}`)).toEqual(expected);
  });

  test("answers the largest legal input, and rows without pieces", () => {
    const rows = Array.from({ length: 1000 }, (_, i) => rowText(((i * 7919) % 2 ** 20) << 1)).join("");
    expect(answers("luogu-p2575", `100\n${`1000\n${rows}`.repeat(100)}`)).toHaveLength(100);
    expect(
      answers("luogu-p2575", "2\n0\n2\n0\n20 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20"),
    ).toEqual(["NO", "NO"]);
  });

  test("names what is wrong", () => {
    expect(() => answers("luogu-p2575", "1\n1\n2 0 3\n")).toThrow(
      "expected a cell from 1 to 20, found `0`, line 3 column 3",
    );
    expect(() => answers("luogu-p2575", "1\n1\n21 1")).toThrow("expected a count from 0 to 20, found `21`");
  });
});

/**
 * Board of `luogu-p2490` as the cells of the pieces, white ones at even indices; `turn` is the player to
 * move.
 */
interface Board {
  readonly cells: readonly number[];
  readonly turn: 0 | 1;
}

/**
 * The first player moves up to `d` white pieces right, the second up to `d` black ones left; no piece jumps.
 */
function partizan({ cells, turn }: Board, n: number, d: number): Board[] {
  const boards: Board[] = [];
  const move = (i: number, left: number, moved: readonly number[]): void => {
    if (i >= cells.length) {
      if (left < d) boards.push({ cells: moved, turn: turn === 0 ? 1 : 0 });
      return;
    }
    move(i + 2, left, moved);
    if (left === 0) return;
    const step = turn === 0 ? 1 : -1;
    for (let cell = cells[i]! + step; cell >= 1 && cell <= n && !cells.includes(cell); cell += step) {
      move(i + 2, left - 1, moved.with(i, cell));
    }
  };
  move(turn, d, cells);
  return boards;
}

function choices(n: number, k: number, first = 1): number[][] {
  if (k === 0) return [[]];
  return Array.from({ length: n - first + 1 }, (_, i) => first + i).flatMap((cell) =>
    choices(n, k - 1, cell + 1).map((rest) => [cell, ...rest]),
  );
}

/** Count by the sums of the gaps, bit by bit, with integers of any size. */
function countByPlaces(n: bigint, k: bigint, d: bigint): bigint {
  const choose = (a: bigint, b: bigint): bigint => {
    let product = 1n;
    for (let i = 1n; i <= b; i++) product = (product * (a - b + i)) / i;
    return product;
  };
  let ways: bigint[] = Array.from({ length: Number(n - k) + 1 }, (_, s) => (s === 0 ? 1n : 0n));
  for (let place = 1n; place <= n; place *= 2n) {
    const next = ways.map(() => 0n);
    for (let ones = 0n; ones <= k / 2n; ones += d + 1n) {
      const factor = choose(k / 2n, ones);
      for (let s = 0; s + Number(ones * place) < ways.length; s++)
        next[s + Number(ones * place)]! += factor * ways[s]!;
    }
    ways = next;
  }
  let count = choose(n, k);
  ways.forEach((way, s) => {
    if (way > 0n) count -= way * choose(n - BigInt(s) - k / 2n, k / 2n);
  });
  return count % 1_000_000_007n;
}

describe("luogu-p2490", () => {
  test("counts the placements that white, beginning, wins in play of two colours, as the game's theorem does", () => {
    let boards = 0;
    for (let n = 2; n <= 9; n++) {
      for (let k = 2; k <= n; k += 2) {
        for (let d = 1; d <= k && n + d <= 14; d++) {
          const wins = plainWinner<Board>(
            (board) => partizan(board, n, d),
            false,
            ({ cells, turn }) => `${cells}/${turn}`,
          );
          const [theorem] = parseGame(`black-and-white(${d})`).theorems;
          let won = 0;
          for (const cells of choices(n, k)) {
            const first = wins({ cells, turn: 0 });
            const row = Array.from({ length: n }, (_, i) =>
              cells.includes(i + 1) ? "wb"[cells.indexOf(i + 1) % 2] : ".",
            ).join("");
            expect(theorem!.says(row)).toBe(first ? "N" : "P");
            if (first) won++;
            boards++;
          }
          expect(answers("luogu-p2490", `${n} ${k} ${d}\n`)).toEqual([`${won}`]);
        }
      }
    }
    expect(boards).toBeGreaterThan(1896);
  });

  test("is won alike when both sides move both colours", () => {
    for (const row of ["w..bw.b", "w.bw.b", "w...bwb", "w..bw..bw.b"]) {
      const game = parseGame("black-and-white(1)");
      const value = plainGrundy((position: unknown) => [...game.moves(position)].map(({ to }) => to));
      expect(value(row) === 0 ? "P" : "N").toBe(game.theorems[0]!.says(row));
    }
  });

  test.each([
    [100, 10, 3],
    [600, 40, 1],
    [301, 100, 7],
    [50, 50, 2],
    [1000, 2, 1],
    [400, 100, 100],
  ])("counts for n, k, d = %i, %i, %i as integers of any size do", (n, k, d) => {
    expect(answers("luogu-p2490", `${n} ${k} ${d}`)).toEqual([
      `${countByPlaces(BigInt(n), BigInt(k), BigInt(d))}`,
    ]);
  });

  test("answers the largest legal input", () => {
    expect(answers("luogu-p2490", "10000 100 1")).toEqual([`${countByPlaces(10_000n, 100n, 1n)}`]);
  });

  test("names what is wrong", () => {
    expect(() => answers("luogu-p2490", "10 3 2")).toThrow(
      "expected an even number of pieces, found `3`, line 1 column 4",
    );
    expect(() => answers("luogu-p2490", "10 4 5")).toThrow("expected the most pieces to move from 1 to 4");
  });
});

describe("gym-103119g", () => {
  /** Winner from each cell, by plain play. */
  const winner = (numbers: readonly number[]) =>
    plainWinner((place: number) =>
      numbers.flatMap((number, i) => {
        const bits = (number ^ numbers[place - 1]!).toString(2).split("1").length - 1;
        return i + 1 > place && bits <= 1 ? [i + 1] : [];
      }),
    );

  test("agrees with plain play on 2,500 random sequences that grow", () => {
    for (let round = 0; round < partOf(2500); round++) {
      const most = [3, 7, 15, 255][roll(4)]!;
      const numbers = some(1 + roll(10), most);
      let input = `${numbers.length} ${12}\n${numbers.join(" ")}\n`;
      const expected: string[] = [];
      for (let i = 0; i < 12; i++) {
        if (roll(2) === 0) {
          const number = roll(most + 1);
          numbers.push(number);
          input += `1 ${number}\n`;
        } else {
          const place = 1 + roll(numbers.length);
          input += `2 ${place}\n`;
          expected.push(winner(numbers)(place) ? "Grammy" : "Alice");
        }
      }
      expect(answers("gym-103119g", input)).toEqual(expected);
    }
  });

  test("agrees with plain play on a long sequence of all bytes", () => {
    const numbers = some(700, 255);
    const wins = winner(numbers);
    const places = numbers.map((_, i) => i + 1);
    expect(
      answers(
        "gym-103119g",
        `700 700\n${numbers.join(" ")}\n${places.map((place) => `2 ${place}\n`).join("")}`,
      ),
    ).toEqual(places.map((place) => (wins(place) ? "Grammy" : "Alice")));
  });

  test("answers the largest legal input", () => {
    const numbers = some(200_000, 255);
    const queries = Array.from({ length: 100_000 }, (_, i) => `1 ${i & 255}\n2 ${200_001 + i}\n`);
    const found = answers("gym-103119g", `200000 200000\n${numbers.join(" ")}\n${queries.join("")}`);
    expect(found).toEqual(Array.from({ length: 100_000 }, () => "Alice"));
  });

  test("names what is wrong", () => {
    expect(() => answers("gym-103119g", "1 2\n5\n1 6\n2 3\n")).toThrow(
      "expected a place from 1 to 2, found `3`, line 4 column 3",
    );
    expect(() => answers("gym-103119g", "1 1\n256\n")).toThrow(
      "expected a number from 0 to 255, found `256`",
    );
    expect(() => answers("gym-103119g", "1 1\n5\n3 1\n")).toThrow("expected 1 to append or 2 to ask");
  });
});
