import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkCertificate } from "../src/checker/index.ts";
import { parseSum } from "../src/games/index.ts";
import type { Term } from "../src/games/notation.ts";
import { say } from "../src/locale/message.ts";
import { certificateOf } from "./board-certificate.case.ts";
import { gridNear, plain } from "./deleting.ts";
import { nimber } from "./nimber.ts";
import { dice, plainCodeValues, plainGrundy } from "./oracle.ts";
import { isQuick, oneIn } from "./part.ts";

const findingOf = (certificate: object) => checkCertificate(JSON.stringify(certificate));

const verdictOf = (certificate: object) => findingOf(certificate).verdict;

/** Values by the rules of the games, without code of the search or the checker. */
function plainValue(text: string): number {
  const [{ rules, position }] = parseSum(text) as [Term];
  return plainGrundy<unknown>(
    (each) => [...rules.moves(each)].map(({ to }) => to),
    (each) => String(rules.key(each)),
  )(position);
}

const SMALL = [
  "cram 3x3",
  "cram 3x5",
  "cram 4x5",
  "cram ..#./..../#.../....",
  "cram torus(3x4)",
  "arc-kayles star(2,3,4)",
  "arc-kayles grid(3x4)",
  "arc-kayles 0-1,1-2,2-0,2-3,3-4,7",
  "node-kayles cycle(11)",
  "node-kayles grid(3x5)",
  "node-kayles complete(5)",
  "graph-kayles path(8)",
  "graph-kayles star(1,2,3)",
  "graph-kayles 10-20,20-30,30-10,30-40",
];

describe.each(SMALL)("the certificate of %s", (text) => {
  const right = certificateOf(text);

  test("is valid, and has the value of plain play", () => {
    expect(findingOf(right)).toMatchObject({ verdict: "valid" });
    expect(right.value).toBe(plainValue(text));
  });

  test("is refused with another value", () => {
    for (let value = 0; value < 12; value++)
      if (value !== right.value) expect(verdictOf({ ...right, value })).toBe("refused");
  });
});

/** Rows and paths of more than 32 cells are heaps of octal codes. */
describe.each([
  ["cram 1x41", [0, 0, 7], 41],
  ["node-kayles path(37)", [0, 1, 3, 7], 37],
] as const)("the certificate of %s", (text, code, heap) => {
  const right = certificateOf(text);

  test("is valid, and has the value of the heap", () => {
    expect(right.value).toBe(plainCodeValues(code, heap)[heap]);
    expect(findingOf(right)).toMatchObject({ verdict: "valid" });
  });

  test("is refused where any part is claimed to have another value, or none", () => {
    for (const [from, each] of right.claims.entries())
      for (const index of wordsOf(each).keys()) {
        const lie = { ...right, claims: moved(right.claims, from, index, from ^ 1) };
        expect(verdictOf(lie)).not.toBe("valid");
      }
  });
});

test.each([
  ["cram 1x71", [0, 0, 7], 71],
  ["node-kayles path(69)", [0, 1, 3, 7], 69],
  ["cram 1x100", [0, 0, 7], 100],
] as const)("the certificate of %s has the value of the heap", (text, code, heap) => {
  const right = certificateOf(text);
  expect(right.value).toBe(plainCodeValues(code, heap)[heap]);
  expect(findingOf(right)).toMatchObject({ verdict: "valid" });
});

test("of boards beyond 64 cells the value is that of what they fall into, by plain play", () => {
  const holes = `${"#".repeat(27)}/`.repeat(2);
  const parts = ["...#/#...", "..../.#.#", "..#./...."].map((each) => each.split("/"));
  const rows = [0, 1].map((y) => parts.map((part) => part[y]!).join("#####") + "#".repeat(5));
  const board = `cram ${holes}${rows.join("/")}`;
  const right = certificateOf(board);
  const sum = parts.reduce((all, part) => all ^ plainValue(`cram ${part.join("/")}`), 0);
  expect([right.value, findingOf(right).verdict]).toEqual([sum, "valid"]);
  // A graph that is no rectangle: a triangle with another vertex, a path, and separate edges.
  const lone = Array.from({ length: 34 }, (_, i) => `${10 + 2 * i}-${11 + 2 * i}`);
  for (const game of ["node-kayles", "arc-kayles", "graph-kayles"]) {
    const joined = "0-1,1-2,2-0,2-3,80-81,81-82,82-83,83-84";
    const right = certificateOf(`${game} ${[...lone, joined].join()}`);
    // An even number of equal components cancels.
    expect([game, right.value]).toEqual([game, plainValue(`${game} ${joined}`)]);
    expect(findingOf(right).verdict).toBe("valid");
  }
});

test.skipIf(isQuick)(
  "of grids with holes, wherever they are, the certificate has the value of plain play",
  () => {
    const roll = dice(37);
    const kinds = [
      ["node-kayles", "nodes"],
      ["arc-kayles", "arcs"],
      ["graph-kayles", "pins"],
    ] as const;
    for (let tried = 0; tried < 60; tried++) {
      const [game, kind] = kinds[tried % 3]!;
      const [rows, columns] = [1 + roll(4), 2 + roll(3)];
      const squares = Array.from({ length: rows * columns }, () => (roll(3) === 0 ? "#" : "."));
      if (tried < 6) squares[tried % 2 === 0 ? squares.length - 1 : 0] = "#";
      if (!squares.includes(".")) continue;
      const text = `${game} grid(${Array.from({ length: rows }, (_, y) => squares.slice(y * columns, (y + 1) * columns).join("")).join("/")})`;
      const right = certificateOf(text);
      const left = squares.flatMap((square, cell) => (square === "." ? [cell] : []));
      const value = plain(kind, gridNear(rows, columns))(left);
      expect([text, right.value, findingOf(right).verdict]).toEqual([text, value, "valid"]);
    }
  },
);

test.skipIf(isQuick)("of a board beyond 64 cells a lie about any part is refused", () => {
  const right = certificateOf("node-kayles grid(3x22)");
  const roll = dice(322);
  expect(findingOf(right).verdict).toBe("valid");
  const all = right.claims.flatMap((each, from) =>
    wordsOf(each).map((word, index) => ({ from, index, word })),
  );
  const large = all.sort((a, b) => (a.word > b.word ? -1 : 1)).slice(0, 40);
  for (let lies = 0; lies < 25; lies++) {
    const { from, index } = large[roll(large.length)]!;
    const claims = moved(right.claims, from, index, lies % 2 === 0 ? from ^ 1 : from + 2);
    expect(verdictOf({ ...right, claims })).toMatch(/refused|malformed/);
  }
  for (let value = 0; value < 9; value++)
    if (value !== right.value) expect(verdictOf({ ...right, value })).toBe("refused");
});

/** A claim after a change of its value, by replacing letters of its text and parsing it again. */
function moved(claims: readonly string[], from: number, index: number, to: number): string[] {
  const words = claims.map(wordsOf);
  const [word] = words[from]!.splice(index, 1);
  while (words.length <= to) words.push([]);
  words[to]!.push(word!);
  return words.map((each) => written(each.sort((a, b) => (a < b ? -1 : 1))));
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

function wordsOf(text: string): bigint[] {
  const words: bigint[] = [];
  for (const [group] of text.matchAll(/[g-z0-9_-]*[A-Za-f]/g)) {
    const gap = [...group].reduceRight((sum, letter) => sum * 32n + BigInt(LETTERS.indexOf(letter) % 32), 0n);
    words.push((words.at(-1) ?? -1n) + 1n + gap);
  }
  return words;
}

function written(words: readonly bigint[]): string {
  let text = "";
  for (const [i, word] of words.entries()) {
    let gap = word - (words[i - 1] ?? -1n) - 1n;
    for (; gap >= 32n; gap /= 32n) text += LETTERS[Number(gap % 32n) + 32];
    text += LETTERS[Number(gap)];
  }
  return text;
}

test("a lie about one part is refused, whichever part and whatever the lie", () => {
  let lies = 0;
  for (const text of [
    "cram 3x5",
    "cram 4x5",
    "graph-kayles star(1,2,3)",
    "cram torus(3x4)",
    "arc-kayles grid(3x4)",
    "node-kayles grid(3x5)",
    "graph-kayles path(8)",
  ]) {
    const right = certificateOf(text);
    for (const [from, each] of right.claims.entries())
      for (const index of wordsOf(each).keys())
        for (const to of oneIn(6, [0, 1, 2, 3, 4, 5, 6], lies)) {
          if (to === from) continue;
          const claims = moved(right.claims, from, index, to);
          expect(`${text} ${index} ${from} ${to} ${verdictOf({ ...right, claims })}`).toMatch(
            /(refused|malformed)$/,
          );
          lies++;
        }
  }
  expect(lies).toBeGreaterThan(oneIn(8, Array(1000).fill(0)).length);
});

test("what is torn out, doubled or misspelt proves nothing that is wrong", () => {
  const roll = dice(15);
  const text = "cram 4x5";
  const right = certificateOf(text);
  let refused = 0;
  for (let i = 0; i < 100; i++) {
    const value = roll(right.claims.length);
    const letters = [...right.claims[value]!];
    letters.splice(roll(letters.length), roll(2), LETTERS[roll(64)]!);
    const forged = { ...right, claims: right.claims.with(value, letters.join("")) };
    if (verdictOf(forged) !== "valid") refused++;
    else
      for (const [v, each] of forged.claims.entries())
        for (const word of wordsOf(each)) expect(valueOfWord(word)).toBe(v);
  }
  expect(refused).toBeGreaterThan(60);
});

test.each([
  ["cram", "11x11", 121],
  ["cram", "torus(7x17)", 119],
  ["cram", `${".".repeat(38)}/`.repeat(3).slice(0, -1), 114],
  ["node-kayles", "grid(3x38)", 114],
  ["node-kayles", "path(113)", 113],
  ["arc-kayles", "star(40,40,40)", 121],
  ["graph-kayles", Array.from({ length: 120 }, (_, i) => `${i}-${i + 1}`).join(), 121],
])("of %s %s it is said how many cells are too many", (game, position, cells) => {
  const { verdict, says } = findingOf({ ...certificateOf("cram 3x3"), game, position });
  expect([verdict, say(says, "en")]).toEqual([
    "malformed",
    `the board has ${cells} cells; a certificate allows at most 112`,
  ]);
});

/** Value by plain play of a 4x5 board whose cells are numbered along the shorter side. */
const valueOfWord = (word: bigint): number => {
  const rows = Array.from({ length: 4 }, (_, y) =>
    Array.from({ length: 5 }, (_, x) => ((word >> BigInt(4 * x + y)) & 1n ? "." : "#")).join(""),
  );
  return plainValue(`cram ${rows.join("/")}`);
};

test("a certificate is written in one way only, and its fields are its own", () => {
  const right = certificateOf("cram 3x5");
  const text = JSON.stringify(right);
  const wrong = [
    { ...right, more: 1 },
    { ...right, version: 2 },
    { ...right, game: "chomp" },
    { ...right, position: "9x9" },
    { ...right, position: "5x3 " },
    { ...right, value: -1 },
    { ...right, claims: "A" },
    { ...right, claims: ["é"] },
    { ...right, claims: ["gA"] },
    { ...right, claims: [right.claims[0]! + right.claims[0]!, ...right.claims.slice(1)] },
  ];
  for (const each of wrong) expect(`${JSON.stringify(each)} ${verdictOf(each)}`).toMatch(/malformed$/);
  expect(checkCertificate(text.replace("{", '{"version":1,')).verdict).toBe("malformed");
  expect(checkCertificate(JSON.stringify(right), { seconds: 0 }).verdict).toBe("limit");
});

test("a strategy is played from a certificate that is right, and from no other", () => {
  const folder = mkdtempSync(join(tmpdir(), "nimber-board-"));
  try {
    const file = join(folder, "cram.json");
    const right = certificateOf("cram 3x4");
    writeFileSync(file, JSON.stringify(right));
    const played = nimber(["play", "--proof", file, "--first", "computer"], "quit\n");
    const other = join(folder, "counted.json");
    expect(nimber(["solve", "cram 3x4", "--count", "--certificate", other]).status).toBe(0);
    expect(JSON.parse(readFileSync(other, "utf8"))).toEqual(right);
    expect([played.status, played.stdout]).toEqual([0, expect.stringContaining("I play ")]);
    writeFileSync(file, JSON.stringify({ ...right, value: 7 }));
    const forged = nimber(["play", "--proof", file]);
    expect([forged.status, forged.stderr]).toEqual([1, expect.stringContaining("nim-sum 1, not 7")]);
    writeFileSync(file, "{}");
    expect(nimber(["play", "--proof", file]).status).toBe(2);
    expect(nimber(["solve", "cram 3x4", "--certificate", join(file, "none")])).toMatchObject({
      status: 2,
      stdout: "",
      stderr: expect.stringContaining("cannot be written"),
    });
    expect(nimber(["solve", "node-kayles path(113)", "--certificate", other])).toMatchObject({
      status: 2,
      stdout: "",
      stderr: expect.stringContaining("found 113 in node-kayles path(113)"),
    });
    expect(nimber(["play", "--proof", file, "cram", "3x4"]).status).toBe(2);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
