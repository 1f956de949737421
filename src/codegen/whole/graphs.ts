import { t } from "../../locale/codegen.ts";
import { indented } from "../program.ts";
import { mex, reading, type WholeProgram } from "./whole.ts";

const EDGES = 400_000;
const VERTICES = 200_000;

/** Adjacency lists of outgoing edges: `first[a]`, then `after[e]`; edge e leads to `tip[e]`. */
const LISTS = `array first[${VERTICES + 1}]
array after[${2 * EDGES + 2}]
array tip[${2 * EDGES + 2}]`;

/** Lines that add the edge of number `edge` to the list of its source. */
const lead = (edge: string, from: string, to: string): readonly string[] => [
  `tip[${edge}] = ${to}`,
  `after[${edge}] = first[${from}]`,
  `first[${from}] = ${edge}`,
];

/** Input of a graph: vertices are numbered up to `size`, and the edge of number `edge` goes from `a` to `b`. */
interface Reading {
  /** Largest number of vertices. */
  readonly most: number;
  /** Least number of a vertex, and the lines for each vertex `i`. */
  readonly least: number;
  readonly vertex: readonly string[];
  /** Difference of the numbers of vertices in the input from these, if not 0. */
  readonly shift?: number;
  /** Code for each edge. */
  readonly edge: readonly string[];
  /** Lines between the numbers of vertices and edges and the edges. */
  readonly between?: string;
}

const readingGraph = ({ most, least, vertex, edge, shift = 0, between }: Reading): string =>
  [
    reading("size", { most, what: "vertices", shift }),
    reading("edges", { most: EDGES, what: "edges" }),
    ...(between === undefined ? [] : [between]),
    ...edgesOf(least, shift, vertex, edge),
  ].join("\n");

/** Lines that read the edges of a graph with vertices from `least` to `size`; the input numbers them from `shift` more. */
const edgesOf = (
  least: number,
  shift: number,
  vertex: readonly string[],
  edge: readonly string[],
): readonly string[] => [
  `for i = ${least} to size:`,
  ...indented(vertex),
  "for edge = 1 to edges:",
  ...indented([
    // Compared before it is narrowed, since large and negative numbers would become others.
    ...["a", "b"].flatMap((end) => [
      `${end === "a" ? "long " : ""}vertex = nextNumber()`,
      `if vertex < ${least + shift}L or vertex > wide(size)${shift === 0 ? "" : ` + ${shift}L`}:`,
      "  fail an edge between other numbers than those of the vertices",
      `let ${end} = narrow(vertex${shift === 0 ? "" : ` - ${shift}L`})`,
    ]),
    ...edge,
  ]),
];

/** Lines that read a vertex, the ground; vertices are numbered from 0 in the program. */
const ROOT: readonly string[] = [
  reading("root", { most: VERTICES - 1, shift: 1, what: "as the root" }),
  "if root > size:",
  "  fail a root that is no vertex",
];

/** Lines that read a tree of the vertices from 1 on; they are numbered from 0 in the program. */
const readingTree = (
  vertex: readonly string[],
  edge: readonly string[],
  between: readonly string[] = [],
): string =>
  [
    reading("vertices", { least: 1, most: VERTICES, what: "vertices" }),
    "let edges = vertices - 1",
    "let size = edges",
    ...between,
    ...edgesOf(0, 1, vertex, edge),
  ].join("\n");

/** Lines for each vertex, and for each edge that can be cut. */
const UNCOLOURED: readonly string[] = ["first[i] = 0", "found[i] = 0", "g[i] = 0"];
const CUT: readonly string[] = [
  "if a == b:",
  "  g[a] = g[a] ^ 1",
  "else:",
  ...indented([...lead("2 * edge", "a", "b"), ...lead("2 * edge + 1", "b", "a")]),
];

/** Lines that find the value of a graph with the ground `root`: cycles are fused, and bridges count 1 more than what they bear. */
const fusedFrom = (root: string): string => `for i = 0 to size:
  turn[i] = first[i]
found[${root}] = 1
low[${root}] = 1
up[${root}] = ${root}
by[${root}] = 0
order[1] = ${root}
let count = 1
let v = ${root}
let running = 1
while running == 1:
  let edge = turn[v]
  if edge == 0:
    if v == ${root}:
      running = 0
    else:
      if low[v] < low[up[v]]:
        low[up[v]] = low[v]
      v = up[v]
  else:
    turn[v] = after[edge]
    let w = tip[edge]
    if edge / 2 != by[v]:
      if found[w] == 0:
        count = count + 1
        found[w] = count
        low[w] = count
        up[w] = v
        by[w] = edge / 2
        order[count] = w
        v = w
      else:
        if found[w] < found[v]:
          g[v] = g[v] ^ 1
          if found[w] < low[v]:
            low[v] = found[w]
for i = 2 to count:
  let w = order[count + 2 - i]
  if low[w] == found[w]:
    g[up[w]] = g[up[w]] ^ (g[w] + 1)
  else:
    g[up[w]] = g[up[w]] ^ g[w] ^ 1`;

/** Vertices and edges of a graph with ground 0. */
const GROUNDED = { most: VERTICES - 1, least: 0, vertex: UNCOLOURED, edge: CUT };

/** Lines that leave the value of a graph that is read in `value`. */
const fused = (read: string, root = "0"): string =>
  `${read}\n${fusedFrom(root)}\nlong value = wide(g[${root}])`;

/** Lines that find the values of the vertices of a graph that is read without cycles, and the nim-sum of the tokens. */
const tokensOn = (isCountedFirst: boolean): string => `
${readingGraph({
  most: VERTICES,
  least: 1,
  vertex: ["first[i] = 0", "back[i] = 0", "open[i] = 0"],
  edge: [
    "start[edge] = a",
    ...lead("edge", "a", "b"),
    "behind[edge] = back[b]",
    "back[b] = edge",
    "open[a] = open[a] + 1",
  ],
  ...(isCountedFirst && { between: reading("tokens") }),
})}
let ready = 0
for i = 1 to size:
  if open[i] == 0:
    ready = ready + 1
    queue[ready] = i
let done = 0
while done < ready:
  done = done + 1
  let v = queue[done]
  stamp = stamp + 1
  let edge = first[v]
  while edge > 0:
    seen[g[tip[edge]]] = stamp
    edge = after[edge]
${mex()}
  g[v] = least
  let other = back[v]
  while other > 0:
    open[start[other]] = open[start[other]] - 1
    if open[start[other]] == 0:
      ready = ready + 1
      queue[ready] = start[other]
    other = behind[other]
${isCountedFirst ? "" : reading("tokens")}
long value = 0L
for long token = 1L to tokens:
  long at = nextNumber()
  if at < 1L or at > wide(size):
    fail a token on no vertex
  value = value ^ wide(g[narrow(at)])`;

/** Games on graphs. */
export const graphs: readonly WholeProgram[] = [
  {
    name: "values-of-vertices",
    read: "n m (a b)*m k s*k",
    letters: t("lettersNVerticesFromMostM4", { vertices: VERTICES, edges: EDGES }),
    by: t("byMexOverEdgesLeadAway"),
    before: `${LISTS}
array back[${VERTICES + 1}]
array behind[${EDGES + 1}]
array start[${EDGES + 1}]
array open[${VERTICES + 1}]
array queue[${VERTICES + 1}]
array g[${VERTICES + 1}]
array seen[${EDGES + 2}]
let stamp = 0`,
    test: () => tokensOn(false),
    others: [
      {
        read: "n m k (a b)*m s*k",
        letters: t("lettersNVerticesFromMostM4", { vertices: VERTICES, edges: EDGES }),
        test: () => tokensOn(true),
      },
    ],
  },
  {
    name: "fusion",
    read: "n m (a b)*m",
    letters: t("lettersNVerticesFromMostGround", { vertices: VERTICES, edges: EDGES }),
    by: t("byFusionColonPrinciplesBridgeCounts"),
    before: `${LISTS}
array found[${VERTICES + 1}]
array low[${VERTICES + 1}]
array up[${VERTICES + 1}]
array by[${VERTICES + 1}]
array order[${VERTICES + 1}]
array turn[${VERTICES + 1}]
array g[${VERTICES + 1}]`,
    test: () => fused(readingGraph(GROUNDED)),
    others: [
      {
        read: "n (a b)*n-1",
        letters: t("lettersTree", { vertices: VERTICES }),
        test: () => fused(readingTree(UNCOLOURED, CUT)),
      },
      {
        read: "n r (a b)*n-1",
        letters: t("lettersTreeOfRoot", { vertices: VERTICES }),
        test: () => fused(readingTree(UNCOLOURED, CUT, ROOT), "root"),
      },
      {
        read: "n m r (a b)*m",
        letters: t("lettersGraphOfRoot", { vertices: VERTICES, edges: EDGES }),
        test: () => fused(readingGraph({ ...GROUNDED, shift: 1, between: ROOT.join("\n") }), "root"),
      },
      {
        read: "g (n m (a b)*m)*g",
        letters: t("lettersRooted", { vertices: VERTICES, edges: EDGES }),
        test: () => `
${reading("graphs")}
long value = 0L
for long graph = 1L to graphs:
${indented(readingGraph({ ...GROUNDED, shift: 1 }).split("\n")).join("\n")}
${indented(fusedFrom("0").split("\n")).join("\n")}
  value = value ^ wide(g[0])`,
      },
    ],
  },
];
