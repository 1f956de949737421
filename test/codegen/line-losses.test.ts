import { expect, test } from "vitest";
import { languageNamed, parseAnswer, parseRead, templateCode } from "../../src/codegen/index.ts";
import { answersWithin } from "../../src/codegen/within.ts";
import { parseGame } from "../../src/games/index.ts";
import { isQuick } from "../part.ts";
import { expectAnswers, inEach } from "./toolchains.ts";

type Place = readonly number[];

/** Rules that take multiples of vectors, with their vectors by hand. */
const RULES: readonly (readonly [id: string, vectors: readonly Place[]])[] = [
  [
    "[x,y,z: x-k,y,z | x,y-k,z | x,y,z-k | x-k,y-k,z | x-k,y,z-k | x,y-k,z-k]",
    [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
      [1, 1, 0],
      [1, 0, 1],
      [0, 1, 1],
    ],
  ],
  [
    "[a,b: a-k,b | a-k,b-2*k | a-3*k,b-k]",
    [
      [1, 0],
      [1, 2],
      [3, 1],
    ],
  ],
  [
    "[x,y,z: x,y-k,z | x-2*k,y,z-k]",
    [
      [0, 1, 0],
      [2, 0, 1],
    ],
  ],
];

const BOX = [7, 9, 8];

/** Positions up to the box that the player to move loses, from the smallest one on. */
function lostIn(vectors: readonly Place[], box: Place): readonly (readonly [Place, boolean])[] {
  const all = box.reduce<readonly Place[]>(
    (places, most) => places.flatMap((place) => Array.from({ length: most + 1 }, (_, n) => [...place, n])),
    [[]],
  );
  const known = new Map<string, boolean>();
  for (const place of all) {
    const next = vectors.flatMap((vector) => {
      const found: Place[] = [];
      for (let to = place; ; ) {
        to = to.map((each, i) => each - vector[i]!);
        if (to.some((each) => each < 0)) return found;
        found.push(to);
      }
    });
    known.set(place.join(), !next.some((to) => known.get(to.join())));
  }
  return all.map((place) => [place, known.get(place.join())!]);
}

inEach("lost positions line by line", "are those of plain play", (chain) => {
  const asked = RULES.map(([id, vectors]) => {
    const game = parseGame(id);
    const box = BOX.slice(0, vectors[0]!.length);
    const read = parseRead(
      `T (${["x", "y", "z"].slice(0, box.length).join(" ")})* -> ${["x", "y", "z"].slice(0, box.length).join(",")}`,
    );
    const template = { game, read, answer: parseAnswer("W/L"), largest: box, byLines: true } as const;
    const known = lostIn(vectors, box);
    return {
      id,
      source: templateCode(template, languageNamed(chain.id)!, "en"),
      input: `${known.length}\n${known.map(([place]) => place.join(" ")).join("\n")}\n`,
      expected: known.map(([, isLost]) => (isLost ? "L" : "W")),
    };
  });
  expectAnswers(chain, asked);
});

test.skipIf(isQuick)("limits beyond a table choose lines, for single positions only", () => {
  const [id] = RULES[0]!;
  const game = parseGame(id);
  const asked = (read: string) => ({ game, read: parseRead(read), answer: parseAnswer("W/L"), tests: 1 });
  const box = [300, 300, 300];
  expect(answersWithin(asked("(x y z)*"), box, "x <= 300", { seconds: 2 })).toEqual({
    largest: box,
    byLines: true,
  });
  const sums = { ...asked("T (n (x y z)*n)*"), largest: box, byLines: true } as const;
  expect(() => templateCode(sums, languageNamed("c")!, "en")).toThrow("tests of one position each");
});
