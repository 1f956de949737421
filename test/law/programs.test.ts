import { expect, test } from "vitest";
import { nimber } from "../nimber.ts";
import { lawPrograms } from "./programs.case.ts";

lawPrograms(3, 3);

test.each(["template", "table"])("%s says which law is no program", (command) => {
  expect(nimber([command, "[n: n-k if n%2 = 1]", "--law", "--to", "9", "--code", "python"])).toMatchObject({
    status: 2,
    stdout: "",
    stderr: expect.stringContaining(
      "no program can express the law: its automaton needs one end state for each value, and values exceed 30",
    ),
  });
});
