import { describe, expect, test } from "vitest";
import { findingOfBoard } from "../../src/checker/board.ts";
import { type Board, readBoard } from "../../src/checker/board-position.ts";
import { checkCertificate, strategyOf } from "../../src/checker/index.ts";
import { meter } from "../../src/checker/meter.ts";
import { localizedIn, say } from "../../src/locale/message.ts";
import { writtenWords } from "../../src/solve/board-certificate.ts";
import { certificateOf } from "../board-certificate.case.ts";

interface Listed {
  readonly word: bigint;
  readonly value: number;
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

const listedIn = (claims: readonly string[]): Listed[] =>
  claims.flatMap((text, value) => {
    let before = -1n;
    return [...text.matchAll(/[g-z0-9_-]*[A-Za-f]/g)].map(([group]) => {
      const gap = [...group].reduceRight(
        (sum, letter) => sum * 32n + BigInt(LETTERS.indexOf(letter) % 32),
        0n,
      );
      before += gap + 1n;
      return { word: before, value };
    });
  });

const claimsOf = (listed: readonly Listed[]): string[] => {
  const most = Math.max(-1, ...listed.map(({ value }) => value));
  return Array.from({ length: most + 1 }, (_, value) =>
    writtenWords(
      listed
        .filter((each) => each.value === value)
        .map(({ word }) => word)
        .sort((a, b) => (a < b ? -1 : 1)),
    ),
  );
};

const found = (claim: object) => checkCertificate(JSON.stringify(claim));
const reason = (claim: object) => {
  const { verdict, says } = found(claim);
  return [verdict, say(says, "en")];
};

describe("what is claimed of a board", () => {
  test.each([
    ["cram 1x1", 0, "0 parts"],
    ["cram 1x2", 1, "1 part"],
    ["cram 2x2", 0, "0 parts"],
    ["node-kayles path(3)", 2, "3 parts"],
  ])("%s has value %i by %s", (text, value, parts) => {
    const right = certificateOf(text);
    expect(localizedIn(reason(right))).toEqual([
      "valid",
      `${text} has value ${value}; ${parts} checked, move by move`,
    ]);
  });

  test("is of pieces of the board, each once, and of none that is 0 by itself", () => {
    const right = certificateOf("cram 3x4");
    const listed = listedIn(right.claims);
    expect(localizedIn(claimsOf(listed))).toEqual(right.claims);
    const refused = (word: bigint, value: number) =>
      reason({ ...right, claims: claimsOf([...listed, { word, value }]) });
    // Cells outside the board, two that are not adjacent, none; three around one, of which two do not
    // matter.
    for (const word of [2n ** 12n, 2n ** 40n, 0b101n, 0n, 0b10111n])
      expect(localizedIn(refused(word, 9))).toEqual(["malformed", `${word} is not a piece of the board`]);
    for (const { word, value } of listed)
      expect(localizedIn(refused(word, value + 1))).toEqual([
        "malformed",
        `the certificate claims ${word} twice or without need`,
      ]);
    // All dominoes are isomorphic, in any place and direction.
    for (const word of [0b11n, 0b110n, 0b11n << 10n, 0b1001n])
      expect(localizedIn(refused(word, 9))).toEqual([
        "malformed",
        `the certificate claims ${word} twice or without need`,
      ]);
    // Half a turn maps the square of four cells to itself, and no cell to an adjacent one.
    const nodes = certificateOf("node-kayles grid(3x4)");
    expect(
      localizedIn(
        reason({ ...nodes, claims: claimsOf([...listedIn(nodes.claims), { word: 0b11011n, value: 1 }]) }),
      ),
    ).toEqual(["malformed", "the certificate claims 27 twice or without need"]);
  });

  test("is enough for what the board falls into, and has its nim-sum", () => {
    const right = certificateOf("node-kayles 0-1,1-2,7");
    expect(found(right).verdict).toBe("valid");
    expect(localizedIn(reason({ ...right, value: 5 }))).toEqual([
      "refused",
      `the parts of the board have nim-sum ${right.value}, not 5`,
    ]);
    expect(localizedIn(reason({ ...right, claims: [] }))).toEqual([
      "refused",
      "the certificate claims nothing about a part of the board",
    ]);
  });

  test("is not what a move leaves, whatever is not claimed of that", () => {
    let shown = 0;
    for (const text of [
      "cram 3x5",
      "cram 4x4",
      "node-kayles grid(3x4)",
      "graph-kayles cycle(7)",
      "arc-kayles grid(3x4)",
    ]) {
      const right = certificateOf(text);
      const listed = listedIn(right.claims);
      for (const { word, value } of listed)
        for (let less = 0; less < value; less++) {
          // The position with that value is missing, which hides the move to it.
          const others = listed.filter((each) => each.word !== word && each.value < less);
          const claims = claimsOf([...others, { word, value: less }]);
          const { verdict, says } = found({ ...right, claims });
          expect(localizedIn([text, word, less, verdict])).toEqual([text, word, less, "refused"]);
          if (
            say(says, "en") ===
            `part ${word}: value ${less} is claimed, but the certificate does not exclude a move to that value`
          )
            shown++;
        }
    }
    expect(shown).toBeGreaterThan(20);
  });

  test("has every lesser value among what moves leave", () => {
    const right = certificateOf("graph-kayles path(5)");
    for (const { word, value } of listedIn(right.claims)) {
      const claims = claimsOf(
        listedIn(right.claims).map((each) => (each.word === word ? { word, value: value + 4 } : each)),
      );
      expect(localizedIn(reason({ ...right, claims }))).toEqual([
        "refused",
        expect.stringMatching(/^part \d+: value \d+ is claimed/),
      ]);
    }
    expect(localizedIn(reason({ ...right, claims: claimsOf([{ word: 1n, value: 2 }]) }))).toEqual([
      "refused",
      "part 1: value 2 is claimed, but the certificate shows no move to 1",
    ]);
  });

  test("is gone through with a pause after each part that took long", () => {
    const right = certificateOf("cram 3x4");
    const [text, usual] = [JSON.stringify(right), meter({})];
    const pauses = (paused: boolean) => {
      const steps = findingOfBoard({ ...right }, text, { ...usual, paused: () => paused });
      let count = 0;
      for (;;) {
        const { done, value } = steps.next();
        if (!done) count++;
        else return [count, value.verdict];
      }
    };
    expect(pauses(false)).toEqual([0, "valid"]);
    expect(pauses(true)[0]).toBeGreaterThanOrEqual(listedIn(right.claims).length);
  });
});

describe("a strategy", () => {
  const right = certificateOf("cram 3x4");

  test("is one that the checker finds valid, and else what it says", () => {
    expect(localizedIn(strategyOf("{"))).toMatchObject({ verdict: "malformed" });
    expect(localizedIn(strategyOf("{}"))).toEqual({
      verdict: "malformed",
      says: { en: "the certificate is not for a board", zh: "不是棋盘的证书" },
    });
    expect(localizedIn(strategyOf(JSON.stringify({ ...right, version: 2 })))).toMatchObject({
      verdict: "malformed",
    });
    expect(localizedIn(strategyOf(JSON.stringify({ ...right, value: 3 })))).toMatchObject({
      verdict: "refused",
    });
    expect(localizedIn(strategyOf(JSON.stringify(right), { bytes: 100 }))).toMatchObject({
      verdict: "limit",
      limit: "bytes",
    });
    expect(localizedIn(strategyOf(JSON.stringify(right), { seconds: 0 }))).toMatchObject({
      verdict: "limit",
      limit: "seconds",
    });
  });

  test("is asked by the cells as they are written", () => {
    const strategy = strategyOf(JSON.stringify(right));
    if ("verdict" in strategy) throw new Error(say(strategy.says, "en"));
    expect([strategy.game, strategy.position]).toEqual(["cram", "3x4"]);
    const board = readBoard("cram", "3x4") as Board;
    expect(board.left.map(board.place)).toHaveLength(12);
    // The empty board, one cell and the 2x2 square are P-positions; dominoes and three cells in a row are
    // N-positions.
    for (const lost of [[], [5], [0, 1, 4, 5], [0, 1, 10, 11]])
      expect([lost, strategy.isLost(lost)]).toEqual([lost, true]);
    for (const won of [
      [0, 1],
      [0, 4],
      [4, 5, 6],
    ])
      expect([won, strategy.isLost(won)]).toEqual([won, false]);
  });
});
