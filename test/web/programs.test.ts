import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { contestPrograms } from "../../src/games/problems/index.ts";
import { begin } from "../../src/solve/limits.ts";
import { programOf } from "../../web/src/engine/problems.ts";
import type { ProgramAsked } from "../../web/src/engine/study/asks.ts";
import { answering as usual } from "../../web/src/engine/study/program.ts";
import { answering as within } from "../../web/src/engine/study/program-within.ts";
import { nimber } from "../nimber.ts";
import { oneIn } from "../part.ts";

/** Some programs under misère play or with a set in their input, and some of the others. */
const special = contestPrograms.filter(
  ({ game, misere, beyond64 }) => game === undefined || misere || beyond64 !== undefined,
);
const ordinary = contestPrograms.filter((each) => !special.includes(each));
const compared = [...oneIn(8, special), ...oneIn(40, ordinary, 13)];

// A program has ten seconds, so that the speed of the machine does not matter.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

/** The program of the module that the page loads for the question. */
function sourceOf(asked: ProgramAsked & { readonly ask: "program" }): string {
  const by = asked.within === "" && asked.play === "normal" ? usual : within;
  return (by.program(asked, begin()) as { source: string }).source;
}

test.each(compared.map(({ ids: [id = ""] }) => [id]))("%s leads to the program of the command line", (id) => {
  const { limits, ...program } = programOf([id]).program!;
  const code = program.code === "unbounded" ? "python" : "cpp";
  const asked = { ask: "program", ...program, within: limits, from: "", code, language: "en" } as const;
  expect(sourceOf(asked)).toBe(nimber(["template", id, "--code", code]).stdout);
});

test("takes of adjacent tokens that are read lead to the program of the command line", () => {
  const [read, code, print] = ["k {s*k} n a*n", "cpp", "Yes/No"];
  for (const game of ["row{1}", "circle{1}"])
    for (const within of ["", "a <= 500"]) {
      const asked = { ask: "program", game, play: "normal", read, print, within, from: "", code } as const;
      const limits = within === "" ? [] : ["--limits", within];
      const written = nimber(["template", game, "--read", read, "--print", print, "--code", code, ...limits]);
      expect(sourceOf({ ...asked, language: "en" })).toBe(written.stdout);
    }
});

test("misère play of graphs, and of sums that neither values nor a quotient decide, is refused", () => {
  const ask = (game: string, read = "", from = "") =>
    sourceOf({
      ...{ ask: "program", game, play: "misere", from, code: "cpp", language: "en" },
      ...{ read, print: "", within: "" },
    });
  expect(() => ask("hackenbush")).toThrow("the theorem of hackenbush, on which its program relies");
  expect(ask("chomp")).toContain("Misère play: whoever cannot move wins.");
  expect(ask("clobber", "", "clobber xo/ox")).toContain("under misere play");
  expect(ask("kayles")).toContain("misère quotient");
  expect(() => ask("wythoff", "T (N (x y)*N)*")).toThrow("values do not decide sums of wythoff under misère");
});
