import { describe, expect, test } from "vitest";
import { nimber } from "./nimber.ts";
import { dice } from "./oracle.ts";

const line = (args: readonly string[], input?: string) => {
  const { status, stdout, stderr } = nimber(args, input);
  return { status, said: (stdout + stderr).trim() };
};

describe("what is asked wrongly is told in one line", () => {
  test.each([
    [["count", "wythoff", "--heaps", "2", "--each", "3"], "expected a game whose position is one heap"],
    [["count", "nim", "--each", "3"], "--heaps: expected how many heaps"],
    [["count", "nim", "--heaps", "2"], "--each: expected the sizes of a heap"],
    [["count", "nim", "--heaps", "2", "--each", "5..3"], "--each: expected M or A..B"],
    [["count", "nim", "--heaps", "2", "--each", "3", "--outcome", "D"], "--outcome: expected P or N"],
    [["count", "nim", "--heaps", "2", "--each", "3", "--outcome", "N", "--value", "1"], "found both"],
    [["count", "nim", "--of", "1 x", "--mod", "7"], "--of: expected heaps of 0 to"],
    [["count", "nim", "--of", "1 2"], "--mod: expected a number to"],
    [["values", "nim", "--box", "3,q"], "--box: expected numbers between commas"],
    [["values", "wythoff", "--box", "3"], "a position of wythoff has 2 numbers"],
    [["values", "[x,y,z: x-k,y,z]", "--box", "3,3"], "such as 6,6,6, found `3,3`"],
    [["values", "hackenbush", "--box", "3"], "expected a game whose positions are numbers"],
    [["values", "nim", "--box", "3,3", "--format", "xml"], "--format: expected one of table, json, csv"],
    [["values", "[x,y: x-k,y]", "--box", "2,2", "--symmetric"], "but 0,1 and 1,0 differ"],
    [
      ["law", "[n,l: n-k,k if l < k and k <= l+2]", "--code", "python"],
      "because no equation determines its letters",
    ],
    [["solve", "nim", "3", "--find", "k in 1..3: P"], "expected the letter k in the sum"],
    [["solve", "nim", "k", "--find", "k 1..3"], "--find: expected a question"],
    [["solve", "nim", "k", "--find", "k in 1..3: P", "--count"], "--find: cannot be combined with --count"],
    [
      ["solve", "nim", "k", "--find", "k in 1..3: P", "--certificate", "x"],
      "cannot be combined with --certificate",
    ],
    [
      ["solve", "nim", "k", "--find", "k in 1..3: P", "--compound", "selective"],
      "cannot be combined with --compound",
    ],
  ] as const)("%s", (args, said) => {
    const found = line(args);
    expect(found.status).toBe(2);
    expect(found.said).toContain(said);
    expect(found.said).not.toContain("\n");
  });

  test.each([
    ["nim 3 4: Q", "expected a fact"],
    ["misere nim 3 = 4", "expected a fact"],
    ["nim 3 4", "expected a fact"],
    ["nimm 3: P", "Did you mean nim?"],
  ])("the fact %s", (fact, said) => {
    const found = line(["test", "-"], `# facts\n${fact}\n`);
    expect(found.status).toBe(2);
    expect(found.said).toContain(`line 2: `);
    expect(found.said).toContain(said);
    expect(found.said.split("\n").at(-1)).toMatch(/^ +\^$/);
  });
});

test("facts that are wrong end with 1 and say what is found", () => {
  const wrong = (fact: string) => {
    const { status, said } = line(["test", "-"], `nim 1 1: P\n${fact}`);
    expect(status).toBe(1);
    return said;
  };
  expect(wrong("kayles 0.. = 0 1 2 3 2")).toBe("line 2: kayles 0.. = 0 1 2 3 2: found kayles 4 = 1");
  expect(wrong("misere kayles 9: N")).toBe("line 2: misere kayles 9: N: found P");
  expect(wrong("nim 3 4 5: N by 1, 2")).toBe("line 2: nim 3 4 5: N by 1, 2: found N by 2");
  expect(wrong("[n: n-k if k = 2] 2 = 2")).toContain("found 1");
});

test("winning moves are counted", () => {
  // POJ 2975: in 7, 11, 13 each heap has one move to the nim-sum of the others.
  expect(line(["solve", "nim", "7", "11", "13", "--count"])).toEqual({ status: 0, said: "3" });
  expect(line(["solve", "nim", "1", "1", "--count", "--json"]).said).toBe(
    '{"outcome":"P","count":0,"complete":true}',
  );
  // At the limits: a thousand heaps of up to 10^9. A heap has a winning move if the nim-sum of all makes it
  // smaller.
  const roll = dice(3);
  const heaps = Array.from({ length: 1000 }, () => 1 + roll(1e9));
  const sum = heaps.reduce((all, n) => all ^ n, 0);
  const wins = heaps.filter((n) => (n ^ sum) < n).length;
  for (const game of ["nim", "{1..}"])
    expect(line(["solve", game, ...heaps.map(String), "--count"]).said).toBe(`${wins}`);
  expect(line(["solve", "nim", "1000000000", "7", "1", "--misere", "--count"]).said).toBe("1");
  expect(line(["solve", "nim", "1000000000", "1", "1", "--misere", "--count"]).said).toBe("1");
});

test("count uses a proved law where a table takes long", () => {
  // Source: 0.8 grows by 1 with every 3 tokens from heap 1 on (Kenyon, M.Sc. thesis, Calgary 1967); 0 to 3 have value 0.
  const run = line(["count", "0.8", "--heaps", "2", "--each", "100000"]);
  expect(run).toEqual({ status: 0, said: `${4 * 4 + 33332 * 3 * 3 + 1}` });
});
