import { expect, test } from "vitest";
import { contestProblems } from "../../src/games/index.ts";
import { problems } from "../../src/judge/index.ts";
import { others } from "../../web/src/engine/problems.ts";
import { statements } from "../../web/src/judge/statements/index.ts";

test("each contest problem has a statement: its format's, or one of its own", () => {
  const read = new Set(problems.flatMap(({ id, aliases }) => [id, ...aliases]));
  const own = contestProblems.filter(({ ids }) => !ids.some((id) => read.has(id))).map(({ ids }) => ids[0]);
  expect(own.filter((id) => !Object.hasOwn(statements, id!))).toEqual([]);
  const ids = contestProblems.flatMap(({ ids }) => ids);
  expect(Object.keys(statements).filter((id) => !ids.includes(id))).toEqual([]);
});

test("no problem is said to be beyond every command and read as a format", () => {
  const read = problems.flatMap(({ id, aliases }) => [id, ...aliases]);
  const beyond = others().flatMap(({ why, ids }) => (why === undefined ? [] : ids));
  expect(beyond.filter((id) => read.includes(id))).toEqual([]);
});

test("statements are told in both languages, each with its punctuation", () => {
  for (const [id, { says, input, output }] of Object.entries(statements)) {
    for (const { en, zh } of [says, output]) {
      expect(en, id).toMatch(/[a-z]/);
      expect(zh, id).toMatch(/[\u4e00-\u9fff]/);
      expect(zh, id).not.toMatch(/[\u4e00-\u9fff][,;:!?()]|[,;!?()][\u4e00-\u9fff]/);
    }
    expect(says.en, id).toMatch(/[.?]$/);
    expect(says.zh, id).toMatch(/[。？]$/);
    expect(input.en, id).not.toBe("");
  }
});

test("problems that no format reads lead to positions that can be played, or say why there are none", () => {
  for (const { ids, known, why, ask } of others()) {
    expect(why === undefined, ids[0]).toBe(ask !== undefined);
    for (const { sum } of known) expect(sum).not.toContain("misere");
  }
  expect(others().find(({ ids }) => ids[0] === "poj-3537")?.known).toEqual([
    { sum: "0.007 5", outcome: "N" },
    { sum: "0.007 8", outcome: "P" },
  ]);
});
