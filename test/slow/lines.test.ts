import { expect, test } from "vitest";
import { parseGame } from "../../src/games/index.ts";
import { vectorsIn } from "../../src/rules/rays.ts";
import { begin } from "../../src/solve/index.ts";
import { lostOnLines, pairsOnLines } from "../../src/solve/lines.ts";

test("Project Euler 260 to 1000", () => {
  const rule = "[x,y,z: x-k,y,z | x,y-k,z | x,y,z-k | x-k,y-k,z | x-k,y,z-k | x,y-k,z-k | x-k,y-k,z-k]";
  const lost = lostOnLines(vectorsIn(parseGame(rule))!, [1000, 1000, 1000], "normal", begin())!;
  const ascending = lost.filter(([x, y, z]) => x! <= y! && y! <= z!);
  expect(ascending.reduce((sum, [x, y, z]) => sum + x! + y! + z!, 0)).toBe(167_542_057);
});

test("a million lines of Wythoff's game follow the golden section", () => {
  const floorPhi = (k: number) => Number((BigInt(k) + isqrt(5n * BigInt(k) ** 2n)) / 2n);
  let k = 0;
  for (const [x, y] of pairsOnLines(vectorsIn(parseGame("wythoff"))!, "normal", begin())!) {
    if (x === 1_000_000) break;
    if (x > y) continue;
    expect([x, y]).toEqual([floorPhi(k), floorPhi(k) + k]);
    k++;
  }
  expect(k).toBe(618_034);
});

function isqrt(n: bigint): bigint {
  let root = BigInt(Math.floor(Math.sqrt(Number(n))));
  while (root * root > n) root--;
  while ((root + 1n) ** 2n <= n) root++;
  return root;
}
