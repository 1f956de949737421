import { expect, test } from "vitest";
import { contestPrograms } from "../../src/games/problems/index.ts";
import { begin } from "../../src/solve/limits.ts";
import { contests } from "../../web/src/engine/contests.ts";
import { formed } from "../../web/src/engine/formed.ts";
import { others } from "../../web/src/engine/problems.ts";
import { nimber } from "../nimber.ts";
import { oneIn } from "../part.ts";

const { judge, tests, drawInput } = contests(formed);
const read = others().filter(({ reads }) => reads);

test("problems without a format of their own are read by their form, but for those that play", () => {
  expect(read.length).toBeGreaterThan(150);
  const plays = contestPrograms.filter(({ print }) => print.includes(" plays "));
  for (const { ids } of plays) expect(read.some((each) => each.ids.includes(ids[0]!))).toBe(false);
});

test.each(oneIn(80, read, 7).map(({ ids: [id = "", ...others] }) => [id, others] as const))(
  "%s: the page draws inputs, and answers as nimber judge does",
  (id, others) => {
    const { input } = drawInput({ ask: "drawInput", format: id, drawn: 0 }, begin());
    const bytes = new TextEncoder().encode(input);
    const { output, why } = judge({ ask: "judge", format: id, input: bytes }, begin());
    const by = [id, ...others].find((each) => nimber(["judge", each], input).status === 0)!;
    expect(output).toBe(nimber(["judge", by], input).stdout);
    expect(why.length).toBeGreaterThan(0);
    const told = tests({ ask: "tests", format: id, input: bytes }, begin());
    expect(`${told.map(({ answer }) => answer).join("\n")}\n`).toBe(output);
  },
);

test("reasons stand by the lines of the output, also where a test has several", () => {
  const input = new TextEncoder().encode("3\n3 4\n1 1\n1 2\n0 0\n".slice(2));
  const { output } = judge({ ask: "judge", format: "hdu-2177", input }, begin());
  const lines = output.trimEnd().split("\n");
  const only = [0, lines.length - 1];
  const told = tests({ ask: "tests", format: "hdu-2177", input, only }, begin());
  expect(told.map(({ answer }) => answer.split("\n")).map((each) => [each[0], each.at(-1)])).toEqual([
    [lines[0], told[0]!.answer.split("\n").at(-1)],
    [told[1]!.answer.split("\n")[0], lines.at(-1)],
  ]);
});
