import { expect, test } from "vitest";
import { binaryOf, type GraphFormat, graphReader, type NamedGraph } from "../src/graph/index.ts";
import { parseEdgeList } from "../web/src/graph/edge-list.ts";
import { dice } from "./oracle.ts";
import { partOf } from "./part.ts";

/** A graph as data, and the text for it. */
interface Drawn {
  readonly vertices: ReadonlySet<string>;
  readonly edges: ReadonlySet<string>;
  readonly won: ReadonlySet<string>;
  readonly text: string;
  readonly header?: { readonly vertices: number; readonly edges: number };
}

/** Lines in every form, each with its meaning. */
function lines(roll: (n: number) => number): Drawn {
  const pool =
    roll(2) === 0 ? ["0", "1", "2", "3", "17", "004"] : ["a", "b-1", "起点", "x'", "*2", "$", "a/b", "7"];
  const name = () => pool[roll(pool.length)]!;
  const [vertices, edges, won] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const edge = (from: string, to: string) => {
    vertices.add(from).add(to);
    edges.add(`${from} ${to}`);
  };
  const arrow = () => ["->", " -> ", " => ", "→", ">", " > ", ": "][roll(7)]!;
  const line = (): string => {
    const [a, b, c] = [name(), name(), name()];
    switch (roll(11)) {
      case 0:
        edge(a, b);
        return `${a}${[" ", ",", ", ", "\t", "，"][roll(5)]}${b}`;
      case 1:
        edge(a, b);
        return `${a}${arrow()}${b}`;
      case 2:
        edge(a, b);
        edge(a, c);
        return `${a}${arrow()}${b}${[", ", " ", ",", "、"][roll(4)]}${c}`;
      case 3:
        edge(a, b);
        edge(b, c);
        return `${a}${arrow()}${b}${arrow()}${c}`;
      case 4:
        edge(a, b);
        edge(a, c);
        return `${a}>${b},${a}>${c}`;
      case 5:
        edge(a, b);
        edge(a, c);
        return `${a} ${b} ${c}`;
      case 6:
        vertices.add(a);
        return `${a}${["", ":", " :", " "][roll(4)]}`;
      case 7:
        vertices.add(a);
        won.add(a);
        vertices.add(b);
        won.add(b);
        return `! ${a}${[" ", ", ", ","][roll(3)]}${b}`;
      case 8:
        edge(a, c);
        edge(b, c);
        return `${a} ${b} -> ${c}`;
      case 9:
        edge(a, b);
        vertices.add(c);
        return `${a} ${b}; ${c}`;
      default:
        return ["# a -> b", "// x", "% 1 2", "", "  "][roll(5)]!;
    }
  };
  const all = Array.from({ length: 1 + roll(8) }, () => {
    const comment = [" # c > d", " // note", " % 1"][roll(9)] ?? "";
    return `${line()}${comment}`;
  });
  return { vertices, edges, won, text: all.join(["\n", "\r\n"][roll(2)]) };
}

/** Numbered graph with a header, from 0 or from 1. */
function contest(roll: (n: number) => number): Drawn {
  const [n, base] = [1 + roll(6), roll(2)];
  const count = 1 + roll(6);
  const pairs = Array.from({ length: count }, () => [base + roll(n), base + roll(n)]);
  const first = pairs.flat().includes(0) ? 0 : 1;
  return {
    vertices: new Set(Array.from({ length: n }, (_, i) => `${first + i}`)),
    edges: new Set(pairs.map((pair) => pair.join(" "))),
    won: new Set(),
    text: `${n} ${count}\n${pairs.map((pair) => pair.join(roll(3) === 0 ? " -> " : " ")).join("\n")}\n`,
    header: { vertices: n, edges: count },
  };
}

/** The same graph in DOT or JSON. */
function elsewhere({ vertices, edges, won }: Drawn, form: "dot" | "json"): string {
  const pairs = [...edges].map((edge) => edge.split(" "));
  if (form === "json") return JSON.stringify({ vertices: [...vertices], edges: pairs, won: [...won] });
  const said = [
    ...Array.from(vertices, (each) => `${JSON.stringify(each)}${won.has(each) ? " [won=true]" : ""};`),
    ...pairs.map(([from, to]) => `${JSON.stringify(from)} -> ${JSON.stringify(to)};`),
  ];
  return `digraph { ${said.join(" ")} }`;
}

function read(bytes: Uint8Array, piece: number, form?: GraphFormat): NamedGraph {
  const decode = (each: Uint8Array) => new TextDecoder().decode(each);
  const reader = graphReader({ header: "auto", bytes: 2 ** 24, decode }, form);
  for (let at = 0; at < bytes.length; at += piece) reader.push(bytes.subarray(at, at + piece));
  return reader.end();
}

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

function saidBy({ graph, name, won = [] }: NamedGraph) {
  const names = Array.from({ length: graph.offsets.length - 1 }, (_, v) => name(v));
  const edges = names.flatMap((from, v) =>
    Array.from(
      graph.targets.subarray(graph.offsets[v], graph.offsets[v + 1]),
      (to) => `${from} ${names[to]}`,
    ),
  );
  return { names: sorted(names), edges: sorted(edges), won: sorted(won.map((v) => names[v]!)) };
}

test("the page and the command line read every form of a graph alike, as it is meant", () => {
  const roll = dice(97);
  let [headers, ended] = [0, 0];
  for (let round = 0; round < partOf(3200); round++) {
    const drawn = roll(4) === 0 ? contest(roll) : lines(roll);
    const meant = { names: sorted(drawn.vertices), edges: sorted(drawn.edges), won: sorted(drawn.won) };
    const texts = [drawn.text, elsewhere(drawn, "dot"), elsewhere(drawn, "json")];
    for (const text of texts) {
      const bytes = new TextEncoder().encode(text);
      const named = read(bytes, [1, 7, 1000][roll(3)]!);
      if (named.header !== undefined && drawn.header === undefined) continue;
      expect(saidBy(named), text).toEqual(meant);
      if (text === drawn.text) expect(named.header, text).toEqual(drawn.header);
      headers += Number(named.header !== undefined);
      ended += Number(named.won !== undefined);
      const page = parseEdgeList(text);
      const edges = [...page.options].flatMap(([from, to]) => to.map((each) => `${from} ${each}`));
      expect({ names: sorted(page.names), edges: sorted(edges), won: sorted(page.won) }, text).toEqual(meant);
    }
    const plain = read(new TextEncoder().encode(texts[2]), 1000);
    if (plain.won !== undefined) continue;
    const again = read(Buffer.concat([...binaryOf(plain.graph)]), 1000);
    expect(again.graph.offsets).toEqual(plain.graph.offsets);
    expect(again.graph.targets).toEqual(plain.graph.targets);
  }
  expect(headers).toBeGreaterThan(partOf(400));
  expect(ended).toBeGreaterThan(partOf(400));
});
