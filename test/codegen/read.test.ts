import { expect, test } from "vitest";
import { parseRead } from "../../src/codegen/index.ts";
import { planOf } from "../../src/codegen/read/plan.ts";

test.each(["T f (n a*n)*", "T f (n (a)*n)*", "f T (n a*n)*"])(
  "%s: a coordinate before the tests is that of all of them",
  (text) => {
    const { named, counts, read } = planOf(parseRead(text), ["a", "f"]);
    expect(named).toEqual(["a", "f"]);
    expect([...counts].sort()).toEqual(["T", "n"]);
    expect(read.items.at(-1)).toMatchObject({ kind: "tests", until: { kind: "count", name: "T" } });
  },
);

test.each([
  ["T F (n a*n)*", ["n"], "found `T`"],
  ["T (x m (n a*n)*)*", ["n"], "found `x`"],
  ["a*3 (b)*", ["n"], "found `a`"],
  ["T F (n a*n)*", ["a", "f"], "found `T`"],
])("%s: what stands before tests belongs to none", (text, variables, found) => {
  expect(() => planOf(parseRead(text), variables)).toThrow("expected a letter that is a count");
  expect(() => planOf(parseRead(text), variables)).toThrow(found);
});
