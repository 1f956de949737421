import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import { InputError } from "../src/errors.ts";
import { graphReader, type Header, solveGraph, vertexOf } from "../src/graph/index.ts";
import { valueText } from "../src/nimber/value.ts";
import { nimber } from "./nimber.ts";
import { dice } from "./oracle.ts";

const directory = mkdtempSync(join(tmpdir(), "nimber-"));
const file = (name: string) => join(directory, name);

/** Edges of a graph by the names of their ends, and all names, read in pieces of this many bytes. */
function read(text: string | Uint8Array, header: Header = "auto", piece = 7) {
  const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
  const reader = graphReader({ header, bytes: 2 ** 24, decode: (each) => new TextDecoder().decode(each) });
  for (let at = 0; at < bytes.length; at += piece) reader.push(bytes.subarray(at, at + piece));
  const { graph, name, find, header: found } = reader.end();
  const names = Array.from({ length: graph.offsets.length - 1 }, (_, v) => name(v));
  for (const [v, each] of names.entries()) expect(find(each)).toBe(v);
  expect(find("no such vertex")).toBeUndefined();
  const edges = names.flatMap((from, v) =>
    Array.from(
      graph.targets.subarray(graph.offsets[v]!, graph.offsets[v + 1]!),
      (w) => `${from}>${names[w]}`,
    ),
  );
  return { names: names.join(" "), edges: edges.sort().join(" "), ...(found && { header: found }) };
}

describe("a graph is read", () => {
  test.each([
    ["1 2\n2 3\n", "1 2 3", "1>2 2>3"],
    ["1,2\r\n2 -> 3\n", "1 2 3", "1>2 2>3"],
    ["# a remark\n\n  7\t100000\n100000 7", "7 100000", "100000>7 7>100000"],
    ["5 7\n9\n", "5 7 9", "5>7"],
    ["10 9\n9 x\n", "9 x 10", "10>9 9>x"],
    ["b a\na c", "b a c", "a>c b>a"],
    ["007 7\n", "007 7", "007>7"],
    ["a->b\nb→a", "a b", "a>b b>a"],
    ["1: 2 3\n2: 3\n3:\n", "1 2 3", "1>2 1>3 2>3"],
    ["99999999999999999999 1", "99999999999999999999 1", "99999999999999999999>1"],
    ["4000000000 1\n", "1 4000000000", "4000000000>1"],
    ["", "", ""],
    ["\ufeff1 2", "1 2", "1>2"],
    [
      'digraph g { rankdir=LR; node [shape=circle]; a -> {b c} -> d [label="x"]; "e f" }',
      "a b c d e f",
      "a>b a>c b>d c>d",
    ],
    ["strict digraph { 1 -> 2; subgraph s { 3 } // end\n /* more */ }", "1 2 3", "1>2"],
    ['{"edges": [["a", "b"], [1, "a"]], "vertices": ["c"]}', "c a b 1", "1>a a>b"],
    ['{"a": ["b", "c"], "b": []}', "a b c", "a>b a>c"],
    ["[[1, 2], [2, 10]]", "1 2 10", "1>2 2>10"],
  ])("%j", (text, names, edges) => {
    for (const piece of [1, 3, 1000]) expect(read(text, "no", piece)).toEqual({ names, edges });
  });

  test("its first line is a header only where the count is right and no vertex beyond", () => {
    const header = (vertices: number, edges: number) => ({ header: { vertices, edges } });
    expect(read("3 2\n1 2\n2 1\n")).toEqual({ names: "1 2 3", edges: "1>2 2>1", ...header(3, 2) });
    expect(read("3 2\n0 2\n2 1\n")).toEqual({ names: "0 1 2", edges: "0>2 2>1", ...header(3, 2) });
    expect(read("3 2\n1 2\n2 1\n", "no")).toEqual({ names: "1 2 3", edges: "1>2 2>1 3>2" });
    expect(read("3 2\n1 2\n2 4\n")).toEqual({ names: "1 2 3 4", edges: "1>2 2>4 3>2" });
    expect(read("3 3\n1 2\n2 1\n")).toEqual({ names: "1 2 3", edges: "1>2 2>1 3>3" });
    expect(read("3 2\na b\nb c\n")).toEqual({ names: "a b c", edges: "a>b b>c", ...header(3, 2) });
    expect(() => read("3 3\n1 2\n2 1\n", "yes")).toThrow(/expected a header `n m`.*found 3 3 before 2 lines/);
    expect(() => read("a b\n", "yes")).toThrow(/expected a header/);
  });

  test.each([
    ["1 2\n1 ->\n", /expected a vertex after the arrow, found the end of the line, line 2 column 5/],
    ["a b\n,c\n", /expected a vertex, found `,`, line 2 column 1/],
    ["1 2\n1,,2\n", /expected a vertex, found `,`, line 2 column 3/],
    ["digraph { a -- b }", /expected ->.*line 1 column 13/],
    ["digraph { a -> ", /expected a vertex, found the end/],
    ["graph { a }", /expected digraph/],
    ['{"edges": [["a"]]}', /found other JSON/],
    ['{"a": 3}', /found other JSON/],
    ['{"a"', /found text that is not JSON/],
    ["CSR1xxxxxxxx", /expected \d+ bytes/],
  ])("%j is refused", (text, message) => {
    expect(() => read(text)).toThrow(InputError);
    expect(() => read(text)).toThrow(message);
  });

  test("in any size of pieces alike, and by numbers as by names", () => {
    const roll = dice(3);
    const lines = Array.from({ length: 300 }, () => `${roll(50)} ${roll(50)}`).join("\n");
    const plain = read(lines, "no", 1e6);
    for (const piece of [1, 2, 5, 64]) expect(read(lines, "no", piece)).toEqual(plain);
    expect(read(`${lines}\nx`, "no", 5)).toEqual({ edges: plain.edges, names: expect.stringContaining("x") });
  });
});

describe("nimber graph", () => {
  const validate = new Ajv({ strict: false }).compile(
    JSON.parse(readFileSync(new URL("../docs/schema/graph.json", import.meta.url), "utf8")),
  );
  const EDGES = "a b\nb a\nb c\na d\nd d\nd c\n";
  const json = (input: string, ...args: string[]) => {
    const { stdout, status } = nimber(["graph", "-", ...args, "--json"], input);
    expect(status).toBe(0);
    const value = JSON.parse(stdout);
    expect(validate(value)).toBe(true);
    return value;
  };

  test("answers the promised JSON", () => {
    const vertices = [
      { id: "a", value: { infinite: [1] }, outcome: "D" },
      { id: "b", value: 1, outcome: "N", remoteness: 1 },
    ];
    expect(json("a b\nb c\na a\n")).toEqual({
      vertices: [vertices[0], vertices[1], { id: "c", value: 0, outcome: "P", remoteness: 0 }],
    });
    const { sum } = json("a b\nb c\na a\n", "--sum", "a,b");
    expect(sum).toEqual({
      outcome: "N",
      winningMoves: [{ component: 0, at: "b", to: ["b"] }],
      remoteness: 3,
    });
    expect(json("a a", "--sum", "a,a").sum).toEqual({
      outcome: "D",
      winningMoves: [],
      drawingMoves: [0, 1].map((component) => ({ component, at: "a", to: ["a"] })),
    });
    expect(json("3 0\n").vertices.length).toBe(3);
  });

  test("explains labels, in both languages, whatever the vertex", () => {
    for (const v of ["a", "b", "c", "d"])
      for (const language of ["en", "zh"]) {
        const { stdout, status } = nimber(["graph", "-", "--explain", v, "--lang", language], EDGES);
        expect(status).toBe(0);
        expect(stdout).toContain(`${v}: `);
      }
    const why = nimber(["graph", "-", "--explain", "d"], EDGES).stdout.replace(/\s+/g, " ");
    expect(why).toContain("mex 1. But from d (∞(0)) there is no move to value 1");
    const kept = nimber(["graph", "-", "--explain", "a"], EDGES).stdout.replace(/\s+/g, " ");
    expect(kept).toContain("A move to b (1) is answered by one to c, which has value 0 again.");
  });

  test("reads files packed and not, and writes what it read", () => {
    writeFileSync(file("plain.txt"), EDGES);
    writeFileSync(file("packed.gz"), gzipSync(EDGES));
    const plain = nimber(["graph", file("plain.txt"), "--json"]).stdout;
    expect(nimber(["graph", file("packed.gz"), "--json"]).stdout).toBe(plain);
    for (const [form, name] of [
      ["csv", "out.csv"],
      ["dot", "out.dot"],
      ["svg", "out.svg"],
      ["csr", "out.csr"],
    ] as const)
      expect(nimber(["graph", file("plain.txt"), `--${form}`, file(name)]).status).toBe(0);
    expect(readFileSync(file("out.csv"), "utf8").split("\n")[4]).toBe("d,∞(0),N,1");
    expect(readFileSync(file("out.svg"), "utf8")).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
    expect(nimber(["graph", file("out.dot"), "--json"]).stdout).toBe(plain);
    const values = (text: string) => JSON.parse(text).vertices.map(({ value }: { value: unknown }) => value);
    expect(values(nimber(["graph", file("out.csr"), "--json"]).stdout)).toEqual(values(plain));
    writeFileSync(file("torn.gz"), gzipSync(EDGES.repeat(500)).subarray(0, 60));
    expect(nimber(["graph", file("torn.gz")])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("gzip"),
    });
  });

  test("says what was taken for a header, and refuses what it does not know", () => {
    const said = nimber(["graph", "-"], "2 1\n1 2\n");
    expect(said.stderr).toMatch(/^The first line, 2 1, was read as a header/);
    expect(nimber(["graph", "-", "--header", "no"], "2 1\n1 2\n").stderr).toBe("");
    expect(nimber(["graph", "-", "--sum", "a,x"], EDGES).stderr).toContain(
      "--sum: expected a vertex of the graph, found `x`",
    );
    expect(nimber(["graph", "-", "--header", "maybe"], EDGES).status).toBe(2);
    expect(nimber(["graph", "-", "--memory", "10"], "a b\n".repeat(10)).status).toBe(3);
    expect(nimber(["graph", file("none")]).status).toBe(2);
  });

  test("counts one vertex, one edge and none in words that fit", () => {
    const size = (input: string) => nimber(["graph", "-", "--header", "no"], input).stdout.split("\n")[0];
    expect([size("a\n"), size("a b\n"), size("a b\nb c\n")]).toEqual([
      "  1 vertex, 0 edges",
      "  2 vertices, 1 edge",
      "  3 vertices, 2 edges",
    ]);
    expect(nimber(["graph", "-"], "")).toMatchObject({ status: 0, stdout: "  0 vertices, 0 edges\n" });
    expect(nimber(["graph", "-"], "1 0\n").stderr).toContain("1 vertex, 0 lines");
  });

  test("tells each vertex as the library does", () => {
    const reader = graphReader({
      header: "no",
      bytes: 2 ** 20,
      decode: (each) => new TextDecoder().decode(each),
    });
    reader.push(new TextEncoder().encode(EDGES));
    const solved = solveGraph(reader.end());
    expect([0, 1, 2, 3].map((v) => valueText(vertexOf(solved, v).value!))).toEqual(["0", "1", "0", "∞(0)"]);
  });
});

test("a command writes a certificate that the other reads", () => {
  const name = file("values.cert");
  nimber(["graph", "-", "--certificate", name], "a b\nb a\nb c\nd d\n");
  expect(nimber(["check", name])).toMatchObject({
    status: 0,
    stdout: expect.stringContaining("4 vertices and 4 edges"),
  });
  const bytes = readFileSync(name);
  bytes[bytes.length - 32] = 7;
  writeFileSync(name, bytes);
  expect(nimber(["check", name, "--json"])).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('"refused"'),
  });
});
