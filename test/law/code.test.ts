import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { languages, lawCode } from "../../src/codegen/index.ts";
import { parseGame } from "../../src/games/index.ts";
import { isWythoffP } from "../../src/games/wythoff.ts";
import { lawOfGame, programOf, saysLaw } from "../../src/law/index.ts";
import { component, solver } from "../../src/solve/index.ts";
import { nimber } from "../nimber.ts";
import { isQuick } from "../part.ts";

/** Games, the play (normal or misère), and the kind of data of their law. */
const GAMES: readonly (readonly [id: string, play: "normal" | "misere", kind: string])[] = [
  ["wythoff", "normal", "formula"],
  ["wythoff(1)", "normal", "formula"],
  ["wythoff", "misere", "formula"],
  ["[x,y: x-2*k,y+k | x+k,y-2*k]", "normal", "formula"],
  ["[n: n-1 | n/3]", "normal", "values"],
  ["mark", "normal", "formula"],
  ["[n: n-1 | n/3]", "normal", "values"],
  ["[n: n/2 if n > 0 | n/3 if n > 0]", "normal", "values"],
  ["lasker", "normal", "periodic"],
  ["0.205200C", "normal", "periodic"],
  ["divisor-game", "normal", "recurrence"],
  ["bash(3)", "normal", "formula"],
];

const LARGE = [10 ** 15, 10 ** 15 + 7, 2 ** 40 - 1];

/** Positions for which a program is asked. */
function asked(length: number): number[][] {
  if (length === 1) return [...Array.from({ length: 60 }, (_, n) => [n]), ...LARGE.map((n) => [n])];
  const small = Array.from({ length: 400 }, (_, i) => [i % 20, Math.floor(i / 20)]);
  return [
    ...small,
    ...LARGE.flatMap((n) => [
      [n, n],
      [n, 5],
      [3, n],
    ]),
  ];
}

/** Laws by functions of digits that no game needs to have. */
const DIGITS = [
  ["zeros", "zeckendorf"],
  ["zeros", "3"],
  ["digitsum", "ostrowski(2)"],
  ["length", "zeckendorf"],
  ["lowest", "ostrowski(3)"],
  ["tail", "zeckendorf,4"],
  ["tail", "5,2"],
  ["count", "2,1,0,1"],
  ["count", "ostrowski(2),0"],
] as const;

describe("a law as a program", () => {
  const found = GAMES.map(([id, play, kind]) => {
    const game = parseGame(id);
    const finding = lawOfGame(game, play).finding!;
    return { id, play, kind, game, finding, data: programOf(finding)! };
  });

  test.each(found)("$id, $play play: what play finds", ({ game, play, kind, finding, data }) => {
    expect([finding.verdict, data.kind]).toEqual(["proved", kind]);
    const solving = solver();
    const length = game.space === "heap" ? 1 : 2;
    for (const place of asked(length).filter((each) => each.every((n) => n < 60))) {
      const at = component(game, length === 1 ? place[0]! : place);
      const says = saysLaw(data, place);
      expect([place, says]).toEqual([
        place,
        finding.kind === "values" ? solving.at(at).value : solving.outcome([at], play),
      ]);
    }
  });

  const python = spawnSync("sh", ["-c", "command -v python3"]).status === 0;
  test.skipIf(!python)("in Python, and at large numbers", () => {
    const folder = mkdtempSync(join(tmpdir(), "nimber-law-"));
    try {
      const parts = found.map(({ data, game }, i) => {
        const calls = JSON.stringify(asked(game.space === "heap" ? 1 : 2));
        return `def part${i}():\n${lawCode(data, "python").replaceAll(/^/gm, "    ")}\n    for at in ${calls}:\n        print(int(${data.kind === "outcomes" || (data.kind === "formula" && data.text.startsWith("P")) ? "lost" : "sg"}(*at)))\npart${i}()\n`;
      });
      writeFileSync(join(folder, "main.py"), parts.join("\n"));
      const answers = execFileSync("python3", [join(folder, "main.py")], { encoding: "utf8" })
        .trim()
        .split("\n");
      let at = 0;
      for (const { id, data, game } of found)
        for (const place of asked(game.space === "heap" ? 1 : 2)) {
          const says = saysLaw(data, place);
          expect([id, place, answers[at++]]).toEqual([
            id,
            place,
            says === "P" ? "1" : says === "N" ? "0" : `${says}`,
          ]);
        }
      expect(at).toBe(answers.length);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test.skipIf(!python)("of functions of digits, in Python", () => {
    const laws = DIGITS.map(
      ([what, more]) => ({ kind: "formula", text: `sg = ${what}(n,${more})`, variables: ["n"] }) as const,
    );
    const places = [...Array.from({ length: 90 }, (_, n) => n), ...LARGE, 10 ** 18];
    const programs = laws.map(
      (law, i) =>
        `def part${i}():\n${lawCode(law, "python").replaceAll(/^/gm, "    ")}\n    return [int(sg(n)) for n in ${JSON.stringify(places)}]\nprint(part${i}())\n`,
    );
    const answers = execFileSync("python3", ["-c", programs.join("\n")], { encoding: "utf8" });
    const expected = laws.map((law) => places.map((n) => `${saysLaw(law, [n > 2 ** 53 ? BigInt(n) : n])}`));
    expect(
      answers
        .replaceAll(/[[\] ]/g, "")
        .trim()
        .split("\n"),
    ).toEqual(expected.map((each) => each.join()));
  });

  test("is right at 10^18, where the closed form is", () => {
    const { data } = found[0]!;
    let pairs = 0;
    for (let k = 1n; k < 400n; k++) {
      const n = k * 1_234_567_890_123_457n;
      const x = (n * 1_618_033_988_749_894_848n) / 10n ** 18n;
      for (const y of [x + n - 1n, x + n, x + n + 1n]) {
        const expected = isWythoffP(0, x, y) ? "P" : "N";
        if (expected === "P") pairs++;
        expect(saysLaw(data, [x, y])).toBe(expected);
      }
    }
    expect(pairs).toBeGreaterThan(0);
  });
});

test.skipIf(isQuick)("the command prints it in every language, or says why not", () => {
  for (const { id } of languages) {
    const { stdout, status } = nimber(["law", "bash(3)", "--code", id]);
    expect([id, status, stdout.includes("% 4")]).toEqual([id, 0, true]);
  }
  expect(JSON.parse(nimber(["law", "mark", "--code", "java", "--json"]).stdout)).toMatchObject({
    verdict: "proved",
    language: "java",
  });
  expect(nimber(["law", "bash(3)", "--code", "cobol"])).toMatchObject({ status: 2 });
  expect(
    nimber(["law", "P iff n = floor(sqrt(2)*k) for some k", "--game", "grundys-game", "--code", "c"]).status,
  ).toBe(1);
});
