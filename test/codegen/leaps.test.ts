import { expect, test } from "vitest";
import { languageNamed, parseAnswer, parseRead, templateCode } from "../../src/codegen/index.ts";
import { parseGame } from "../../src/games/index.ts";
import { expectAnswers, inEach } from "./toolchains.ts";

type Leap = readonly [number, number];

/** Rules whose moves are leaps, with what they add by hand. */
const RULES: readonly (readonly [id: string, leaps: readonly Leap[]])[] = [
  [
    "[x,y: x+1,y-2 | x-1,y-3 | x-1,y-2 | x-2,y-1 | x-3,y-1 | x-2,y+1]",
    [
      [1, -2],
      [-1, -3],
      [-1, -2],
      [-2, -1],
      [-3, -1],
      [-2, 1],
    ],
  ],
  [
    "[a,b: a+3,b-4 | a-1,b]",
    [
      [3, -4],
      [-1, 0],
    ],
  ],
  [
    "[a,b: a-1,b | a-2,b | a-3,b | a-4,b | a,b-1 | a,b-2 | a-5,b+4 | a,b-3 | a+2,b-5]",
    [
      [-1, 0],
      [-2, 0],
      [-3, 0],
      [-4, 0],
      [0, -1],
      [0, -2],
      [-5, 4],
      [0, -3],
      [2, -5],
    ],
  ],
];

const MOST = [9, 6] as const;

/** Values of the positions up to a total, by their least excluded value. */
function valuesOf(leaps: readonly Leap[]): ReadonlyMap<string, number> {
  const values = new Map<string, number>();
  for (let total = 0; total <= MOST[0] + MOST[1]; total++)
    for (let x = 0; x <= total; x++) {
      const met = new Set(leaps.map(([dx, dy]) => values.get(`${x + dx},${total - x + dy}`)));
      let least = 0;
      while (met.has(least)) least++;
      values.set(`${x},${total - x}`, least);
    }
  return values;
}

inEach("leaps", "have the values of plain play, in sums", (chain) => {
  const asked = RULES.map(([id, leaps]) => {
    const values = valuesOf(leaps);
    const places = Array.from(
      { length: (MOST[0] + 1) * (MOST[1] + 1) },
      (_, i): Leap => [i % (MOST[0] + 1), Math.floor(i / (MOST[0] + 1))],
    );
    const pairs = places.map((place, i): readonly [Leap, Leap] => [
      place,
      places[(i * 7 + 3) % places.length]!,
    ]);
    const source = templateCode(
      {
        game: parseGame(id),
        read: parseRead("T (n (x y)*n)*"),
        answer: parseAnswer("W/L"),
        largest: MOST,
      },
      languageNamed(chain.id)!,
      "en",
    );
    return {
      id,
      source,
      input: `${pairs.length}\n${pairs.map((pair) => `2 ${pair.flat().join(" ")}\n`).join("")}`,
      expected: pairs.map(([a, b]) => (values.get(a.join())! === values.get(b.join())! ? "L" : "W")),
    };
  });
  expectAnswers(chain, asked);
});

test("only moves that lower the total are leaps", () => {
  const source = (id: string) =>
    templateCode(
      { game: parseGame(id), read: parseRead("x y"), answer: parseAnswer("W/L"), largest: MOST },
      languageNamed("cpp")!,
      "en",
    );
  expect(source("[x,y: x+1,y-2 | x-1,y]")).toContain("level");
  expect(source("[x,y: x+2,y-1 | x-1,y]")).not.toContain("level");
});
