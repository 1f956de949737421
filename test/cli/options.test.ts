import { describe, expect, test } from "vitest";
import { nimber } from "../nimber.ts";
import { isQuick, oneIn } from "../part.ts";
import { ignored } from "./options.case.ts";
import { aside, askingOf, told } from "./questions.case.ts";

aside();

describe("an option that changes an answer is heard of beside another:", () => {
  test.each(oneIn(8, told))("$name", (command) => {
    const asked = command.examples
      .flatMap((line) => askingOf(line) ?? [])
      .filter(({ words }) => words[0] === command.name);
    expect(asked.length).toBeGreaterThan(0);
    for (const asking of isQuick ? asked.slice(0, 1) : asked)
      expect(ignored(command, asking, (name) => !isQuick || name === "json").pairs).toEqual([]);
  });
});

describe("an option without effect", () => {
  const box = ["values", "wythoff", "--box", "8,8"];
  test.each([
    [
      [...box, "--p-positions", "--symmetric", "--format", "bfile"],
      "--p-positions: cannot be combined with --format bfile",
    ],
    [[...box, "--symmetric", "--format", "bfile"], "--symmetric: cannot be combined with --format bfile"],
    [[...box, "--symmetric", "--plot"], "--symmetric: cannot be combined with --plot"],
    [["values", "kayles", "--symmetric", "--to", "9"], "--symmetric: expected positions of several numbers"],
  ])("is refused: %j", (args, message) => {
    const { status, stderr } = nimber(args);
    expect(stderr).toContain(`nimber: ${message}`);
    expect(status).toBe(2);
    expect(nimber([...args, "--lang", "zh"]).stderr).toMatch(/[\u4e00-\u9fff]/);
  });

  test.each([
    [["values", "kayles", "--every", "9", "--to", "5"], "every"],
    [["values", "kayles", "--plot", "--format", "csv"], "format"],
    [["values", "kayles", "--format", "csv", "--json"], "format"],
    [["values", "kayles", "--from", "5", "--box", "3"], "from"],
    [["values", "wythoff", "--plot", "--format", "csv"], "format"],
    [["period", "kayles", "--outcomes", "--svg", "kayles.svg"], "svg"],
    [["period", "kayles", "--outcomes", "--checkpoint", "kayles.values"], "checkpoint"],
    [["period", "kayles", "--plot", "--json"], "plot"],
    [["law", "bash(3)", "--out", "law.py"], "out"],
    [["genus", "kayles", "5", "--format", "cgsuite", "--json"], "format"],
    [["quotient", "kayles", "--format", "gap", "--json"], "format"],
    [["template", "{2,5}", "--read", "n*", "--input", "single", "--code", "c"], "input"],
  ])("is named in a warning: %j", (args, option) => {
    const { status, stdout, stderr } = nimber(args);
    expect(stdout).not.toBe("");
    expect(status).toBe(0);
    const warned = stderr.split("\n").filter((line) => line.includes(`--${option}: ignored`));
    expect(warned).toHaveLength(1);
    expect(nimber([...args, "--lang", "zh"]).stderr).toContain(`--${option}：已忽略`);
  });

  test("is none of those that were used", () => {
    expect(nimber(["values", "kayles", "--to", "5", "--format", "csv"]).stderr).toBe("");
    expect(nimber(["law", "bash(3)", "--code", "c", "--out", "law.c"]).stderr).not.toContain("ignored");
  });
});
