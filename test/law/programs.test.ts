import { expect, test } from "vitest";
import { lawCode } from "../../src/codegen/index.ts";
import { parseGame } from "../../src/games/index.ts";
import { findLaw } from "../../src/law/index.ts";
import { nimber } from "../nimber.ts";
import { lawPrograms } from "./programs.case.ts";

lawPrograms(3, 1);

test("the automaton of values that grow is no program, but the period beside it is", () => {
  const rule = "[n: n-k if n%2 = 1]";
  const { law } = findLaw(parseGame(rule), "values").finding!;
  expect(() => lawCode(law!, "python")).toThrow(
    "no program can express the law: its automaton needs one end state for each value, and values exceed 30",
  );
  for (const command of ["template", "table"]) {
    const { status, stdout } = nimber([command, rule, "--law", "--to", "9", "--code", "python"]);
    expect([command, status]).toEqual([command, 0]);
    expect(stdout).toContain("grows by 1 with every 2 tokens, and repeats where n % 2 in {0}");
  }
});
