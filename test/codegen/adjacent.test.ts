import { expect, test } from "vitest";
import { languageNamed, parseAnswer, parseRead, templateCode } from "../../src/codegen/index.ts";
import { byForm } from "../../src/judge/by-form/problem.ts";
import { answerAll, Reader, sourceOf } from "../../src/judge/index.ts";
import { drawn } from "../../src/stress/draw.ts";
import { nimber } from "../nimber.ts";
import { dice, plainGrundy } from "../oracle.ts";
import { inEach, run } from "./toolchains.ts";

// Games in which a move takes adjacent tokens of a row or a circle, and the set of takes is read.

interface Test {
  readonly takes: readonly number[];
  readonly sizes: readonly number[];
}

/** Whether the player to move wins, by the tokens themselves. */
function isWon({ takes, sizes }: Test, isCircle: boolean): boolean {
  const value = plainGrundy<string>((left) => {
    const isWhole = isCircle && !left.includes("-");
    const found: string[][] = [];
    for (const take of takes)
      for (let at = 0; at < left.length; at++) {
        const places = Array.from({ length: take }, (_, i) => (isWhole ? (at + i) % left.length : at + i));
        if (new Set(places).size < take || !places.every((place) => left[place] === "o")) continue;
        found.push([[...left].map((each, place) => (places.includes(place) ? "-" : each)).join("")]);
      }
    // The tokens on both sides of a gap in a circle are adjacent to those at the other end.
    return found.map(([next]) => [isWhole ? turned(next!) : next!]);
  });
  return sizes.reduce((sum, size) => sum ^ value("o".repeat(size)), 0) !== 0;
}

/** A circle with a gap as a row that begins with the gap. */
const turned = (left: string): string => {
  const gap = left.indexOf("-");
  return left.slice(gap) + left.slice(0, gap);
};

const roll = dice(41);
const tests = Array.from({ length: 24 }, (): Test => {
  const takes = Array.from({ length: 1 + roll(3) }, () => 1 + roll(4));
  return { takes, sizes: Array.from({ length: 1 + roll(2) }, () => roll(9)) };
});
const input = `${tests.length}\n${tests
  .map(({ takes, sizes }) => `${takes.length} ${takes.join(" ")}\n${sizes.length} ${sizes.join(" ")}\n`)
  .join("")}`;
const READ = "T (k {s*k} n a*n)*";
const answer = parseAnswer("W/L");
const expected = (isCircle: boolean) => tests.map((each) => (isWon(each, isCircle) ? "W" : "L"));

inEach("programs that read the takes of adjacent tokens", "answer as play does", (chain) => {
  const sources = [false, true].map((isCircle) =>
    templateCode(
      { read: parseRead(READ), answer, largest: 20, adjacent: { isCircle } },
      languageNamed(chain.id)!,
      "en",
    ),
  );
  const calls = [0, 1].map((i) => ({ args: [`${i}`], input }));
  const printed = run(chain, chain.programs(sources), calls);
  for (const [i, isCircle] of [false, true].entries())
    expect(printed[i]!.replaceAll("\r", "").trim().split("\n")).toEqual(expected(isCircle));
});

test("judge answers them, and draws them", () => {
  for (const isCircle of [false, true]) {
    const judging = byForm(
      { game: undefined, adjacent: { isCircle }, read: parseRead(READ), answer, box: [9] },
      {},
    );
    const lines: string[] = [];
    answerAll(judging, new Reader(sourceOf(Buffer.from(input))), (line) => lines.push(line));
    expect(lines).toEqual(expected(isCircle));
    const random = judging.legal(drawn(() => roll(1000) / 1000, { number: 9, count: 3 }));
    expect(random).toMatch(/^\d+\n/);
  }
});

const set = ["--read", "k {s*k} n a*n"];

test("the command line says by an example that takes are adjacent", () => {
  const judged = (game: string) => nimber(["judge", game, ...set, "--print", "W/L"], "1\n5000000000\n1\n9\n");
  expect(judged("row{1}").stdout).toBe("L\n");
  expect(nimber(["judge", "circle{7}", ...set, "--print", "W/L"], "1\n1\n1\n3\n").stdout).toBe("W\n");
  expect(nimber(["template", "circle{7}", ...set, "--code", "python"]).stdout).toContain("ring[i] = mex");
  expect(nimber(["editorial", "row{7}", ...set]).stdout).toContain(
    "# Adjacent tokens, with the set of takes",
  );
  for (const [args, says] of [
    [["--misere"], "misère play: no program reads the takes of rows and circles"],
    [["--limits", "a <= 1e6"], "rows of at most 10000 tokens"],
    [["--print", "count"], "no program prints count"],
  ] as const)
    expect(nimber(["template", "row{1}", ...set, ...args]).stderr).toContain(says);
});
