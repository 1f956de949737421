import { describe, expect, test } from "vitest";
import { parseGame, parseSum } from "../src/games/index.ts";
import { grundy, solver } from "../src/solve/index.ts";
import { plainGrundy } from "./oracle.ts";
import { isQuick, oneIn } from "./part.ts";

/**
 * Spots by number, each with its number of lines, and regions as walks around their contents, all written
 * out.
 */
interface Drawing {
  readonly lines: readonly number[];
  readonly regions: readonly (readonly (readonly number[])[])[];
}

const bare = (spots: number): Drawing => ({
  lines: Array<number>(spots).fill(0),
  regions: [Array.from({ length: spots }, (_, spot) => [spot])],
});

/** From corner i around to corner j, inclusive; a spot without lines has one corner and an empty walk. */
function walk(boundary: readonly number[], i: number, j: number, bare: boolean): number[] {
  if (bare) return [boundary[0]!];
  const way = [boundary[i]!];
  for (let k = i; k !== j || way.length === 1; ) {
    k = (k + 1) % boundary.length;
    way.push(boundary[k]!);
  }
  return way;
}

function drawn({ lines, regions }: Drawing): Drawing[] {
  const found: Drawing[] = [];
  const middle = lines.length;
  for (const [r, region] of regions.entries()) {
    const corners = region.flatMap((walk, b) => walk.map((spot, i) => ({ spot, b, i })));
    for (const [c, x] of corners.entries())
      for (const y of corners.slice(c)) {
        const after = [...lines, 2];
        after[x.spot]!++;
        after[y.spot]!++;
        if (after[x.spot]! > 3 || after[y.spot]! > 3) continue;
        const others = region.filter((_, b) => b !== x.b && b !== y.b);
        const rest = regions.filter((_, k) => k !== r);
        const from = region[x.b]!;
        if (x.b !== y.b) {
          const to = region[y.b]!;
          const around = [
            ...walk(from, x.i, x.i, lines[x.spot] === 0),
            middle,
            ...walk(to, y.i, y.i, lines[y.spot] === 0),
            middle,
          ];
          found.push({ lines: after, regions: [...rest, [...others, around]] });
          continue;
        }
        const inner = x === y ? [x.spot, middle] : [...walk(from, x.i, y.i, false), middle];
        const outer = [...walk(from, y.i, x.i, lines[x.spot] === 0), middle];
        for (let set = 0; set < 2 ** others.length; set++) {
          const chosen = others.filter((_, k) => (set >> k) % 2 === 1);
          const left = others.filter((_, k) => (set >> k) % 2 === 0);
          found.push({
            lines: after,
            regions: [...rest, [inner, ...chosen], [outer, ...left]],
          });
        }
      }
  }
  return found;
}

const plain = plainGrundy<Drawing>(
  (drawing) => drawn(drawing).map((each) => [each]),
  ({ lines, regions }) =>
    `${lines}/${regions
      .map((region) =>
        region
          .map((each) => each.join(" "))
          .sort()
          .join(),
      )
      .sort()
      .join(";")}`,
);

/** The drawing as a region; spots with lives left that occur twice have letters as names. */
function written({ lines, regions }: Drawing): string {
  const seen = new Map<number, number>();
  for (const spot of regions.flat(2)) seen.set(spot, (seen.get(spot) ?? 0) + 1);
  const sign = (spot: number) => {
    if (lines[spot]! > 2) return "";
    return lines[spot]! < 2 ? `${lines[spot]}` : seen.get(spot) === 1 ? "2" : String.fromCharCode(97 + spot);
  };
  const areas = regions.map((region) =>
    region
      .map((each) => each.map(sign).join(""))
      .filter((each) => each !== "")
      .map((each) => `${each}.`)
      .join(""),
  );
  return areas.filter((area) => area !== "").join("/") || ".";
}

describe("sprouts", () => {
  const game = parseGame("sprouts");

  test("has the values of plain play on drawings with two spots, and after two lines between three", () => {
    const all = [bare(1), bare(2)];
    for (const drawing of all) if (drawing.lines.length < 5) all.push(...drawn(drawing));
    const later = drawn(bare(3))
      .flatMap(drawn)
      .filter((_, i) => i % 29 === 0);
    const some = [
      ...oneIn(6, all),
      ...oneIn(
        4,
        later.flatMap(drawn).filter((_, i) => i % 7 === 0),
      ),
    ];
    for (const drawing of some) {
      const text = written(drawing);
      expect([text, grundy(game, game.parse(text))]).toEqual([text, plain(drawing)]);
    }
  });

  test.skipIf(isQuick)("has the outcomes that are published", () => {
    const lost = [1, 2, 3, 4].filter((n) => solver().outcome(parseSum(`sprouts ${n}`)) === "P");
    expect(lost).toEqual([1, 2]);
  });

  test.each(["x", "33", "-1", "0", "3.", "a.", "ab.", "a.a.", "aaa.", "0.0", "00."])(
    "refuses %s unless it is a land",
    (text) => {
      if (text === "0") expect(game.format(game.parse(text))).toBe(".");
      else expect(() => game.parse(text)).toThrow(/expected a number of spots|spots/);
    },
  );
});

test("crosses of Brussels Sprouts last 5n - 2 moves, whatever is played", () => {
  const game = parseGame("brussels-sprouts");
  const lengths = (regions: readonly unknown[]): Set<number> => {
    const found = new Set<number>();
    for (const [i, region] of regions.entries())
      for (const { to } of game.moves(region))
        for (const length of lengths([...regions.slice(0, i), ...regions.slice(i + 1), ...to]))
          found.add(length + 1);
    return found.size === 0 ? new Set([0]) : found;
  };
  expect(lengths([game.parse("1")])).toEqual(new Set([3]));
  expect(lengths([game.parse("[1,1,2]")])).toEqual(new Set([5]));
});

test("treblecross is lost and won as three in a row by its rules", () => {
  const game = parseGame("treblecross");
  const known = new Map<string, boolean>();
  const wins = (row: string): boolean => {
    const found = known.get(row);
    if (found !== undefined) return found;
    const won = [...row].some((cell, i) => {
      if (cell === "x") return false;
      const next = `${row.slice(0, i)}x${row.slice(i + 1)}`;
      return next.includes("xxx") || !wins(next);
    });
    known.set(row, won);
    return won;
  };
  // In a row of one or two cells three in a row is impossible, so the player to move has neither a good nor
  // a bad move.
  for (let cells = 3; cells <= 14; cells++)
    expect([cells, grundy(game, cells) > 0]).toEqual([cells, wins(".".repeat(cells))]);
});
