import { expect, test } from "vitest";
import { beyondProblems, contestProblems } from "../../src/games/problems/index.ts";
import { problems } from "../../src/judge/index.ts";
import { formats } from "../../web/src/engine/formats.ts";
import { listed, others } from "../../web/src/engine/problems.ts";

test("the page finds a problem by every name that the command line reads", () => {
  const ids = new Set([...formats().map(({ id }) => id), ...others().map(({ ids: [id] }) => id)]);
  const names = [
    ...problems.flatMap(({ id, aliases }) => [id, ...aliases]),
    ...[...contestProblems, ...beyondProblems].flatMap((problem) => problem.ids),
  ];
  for (const name of names) expect(ids, name).toContain(listed({ name }).id);
  for (const [name, id] of [
    ["agc017d", "atcoder-agc017d"],
    ["P10501", "poj-2311"],
    ["HDU 1944", "hdu-1536"],
    ["杭电1848", "hdu-1848"],
  ] as const)
    expect(listed({ name })).toEqual({ id });
  for (const name of ["hdu-1", "8.7C", "", "nim"]) expect(listed({ name })).toEqual({});
});
