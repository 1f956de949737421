import { expect, test } from "vitest";
import { quickCross } from "../src/games/index.ts";
import { component, solver } from "../src/solve/index.ts";
import { slowly } from "./part.ts";

/** Lines of `enough` squares on a board whose squares are numbered row by row. */
function linesOf(height: number, width: number, enough: number): number[][] {
  const inside = (y: number, x: number) => y >= 0 && y < height && x >= 0 && x < width;
  return [...Array(height * width).keys()].flatMap((square) => {
    const [y, x] = [Math.floor(square / width), square % width];
    return [
      [0, 1],
      [1, 0],
      [1, 1],
      [1, -1],
    ].flatMap(([dy, dx]) => {
      const steps = [...Array(enough).keys()];
      if (!inside(y + (enough - 1) * dy!, x + (enough - 1) * dx!)) return [];
      return [steps.map((i) => (y + i * dy!) * width + x + i * dx!)];
    });
  });
}

/** Winner of every board, by backward play over all numbered boards; D while play continues. */
function played(height: number, width: number): Map<string, string> {
  const lines = linesOf(height, width, Math.min(4, height, width));
  const size = height * width;
  const texts = Array.from({ length: 3 ** size }, (_, n) => n.toString(3).padStart(size, "0"));
  const ended = texts.map((text) =>
    lines.some((line) => text[line[0]!] !== "0" && line.every((square) => text[square] === text[line[0]!])),
  );
  const options = texts.map((text, n) =>
    ended[n]
      ? []
      : [...text].flatMap((piece, square) =>
          ["1", "2"]
            .filter((direction) => direction !== piece)
            .map((direction) => parseInt(text.slice(0, square) + direction + text.slice(square + 1), 3)),
        ),
  );
  const before: number[][] = texts.map(() => []);
  for (const [n, to] of options.entries()) for (const each of to) before[each]!.push(n);
  const open = options.map(({ length }) => length);
  const said: (string | undefined)[] = ended.map((over) => (over ? "P" : undefined));
  const found = [...ended.keys()].filter((n) => ended[n]);
  for (const n of found)
    for (const m of before[n]!) {
      if (said[m] !== undefined) continue;
      open[m]!--;
      if (said[n] === "P") said[m] = "N";
      else if (open[m] === 0) said[m] = "P";
      else continue;
      found.push(m);
    }
  return new Map(texts.map((text, n) => [text, said[n] ?? "D"]));
}

test.each([[1, 1], [1, 4], [2, 2], [2, 3], ...slowly<[number, number]>([[3, 3]])])(
  "Quick Cross %i by %i is won as by play backwards",
  (height, width) => {
    const all = played(height, width);
    const [solving, met] = [solver(), new Set<string>()];
    for (const [i, [text, said]] of [...all].entries()) {
      if (all.size > 1000 && i % 997 !== 0) continue;
      const signs = text.replaceAll(/./g, (digit) => ".xo"[Number(digit)]!);
      const rows = Array.from({ length: height }, (_, y) => signs.slice(y * width, (y + 1) * width));
      expect([rows, solving.outcome([component(quickCross, rows)])]).toEqual([rows, said]);
      met.add(said);
    }
    expect(met.size).toBeGreaterThan(1);
  },
);
