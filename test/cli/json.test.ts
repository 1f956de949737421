import { describe, expect, test } from "vitest";
import { nimber } from "../nimber.ts";
import { isQuick } from "../part.ts";
import { aside, askedForJson, askingOf, expectDocuments, told } from "./questions.case.ts";
import { fits } from "./schema.case.ts";

aside();

/** Text that no error may repeat as a whole. */
const HUGE = 20_000;

describe.each(told)("$name --json", (command) => {
  const { name, options, examples } = command;

  test("answers its first examples by documents alone", () => {
    const asked = examples.flatMap((line) => askingOf(line) ?? []);
    expect(asked.length).toBeGreaterThan(0);
    for (const asking of isQuick ? asked.slice(0, 1) : asked)
      expectDocuments(asking.words[0]!, askedForJson(command, asking, isQuick ? "0.2" : "2"));
  });

  test("refuses bad words by one document, which does not say them all again", () => {
    const wrong = [
      ["nosuch-game-nor-file"],
      ["(".repeat(HUGE)],
      ["1".repeat(HUGE)],
      ["[", "n".repeat(HUGE)],
      ["kayles", "3", "x".repeat(HUGE)],
      ["--nosuch"],
      ["--time"],
      [`--lang=${"x".repeat(HUGE)}`],
    ];
    for (const words of wrong) {
      const { stderr } = expectError(name, words);
      expect(stderr.length).toBeLessThan(2500);
    }
  });

  test("refuses bad values of its options by one document", () => {
    const valued = options.filter(({ value }) => value !== undefined);
    for (const { name: option } of valued) {
      expectError(name, [`--${option}`]);
      const run = nimber([name, "kayles", "3", `--${option}`, "?".repeat(HUGE), "--json"]);
      expectDocuments(name, run);
      expect(run.stderr.length).toBeLessThan(2500);
    }
  });
});

function expectError(name: string, words: readonly string[]) {
  const run = nimber([name, "--json", ...words]);
  expectDocuments(name, run);
  expect(run.stdout).toBe("");
  expect(run.status).toBe(2);
  return run;
}

test("a batch has a document for each line, in its place", () => {
  const { stdout, stderr, status } = nimber(["solve", "kayles", "-", "--json"], "3\n4\nx\n5\n");
  const documents = stdout.trimEnd().split("\n");
  expect(documents.map((each) => fits("error", each))).toEqual([false, false, true, false]);
  expect(JSON.parse(documents[2]!)).toMatchObject({ error: { code: "notation", line: 3 } });
  expect(stderr).toBe("");
  expect(status).toBe(2);
});

test("a warning is a document, too", () => {
  const { stdout, stderr, status } = nimber(["value", "kayles", "3", "--every", "9", "--json"]);
  expect(JSON.parse(stdout)).toMatchObject({ value: 3 });
  expect(JSON.parse(stderr)).toEqual({
    warning: { message: "--every: ignored, because it has no effect here" },
  });
  expect(status).toBe(0);
});
