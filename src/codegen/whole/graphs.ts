import { t } from "../../locale/codegen.ts";
import { indented } from "../program.ts";
import { mex, reading, type WholeProgram, type WholeTest } from "./whole.ts";

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

/** Lines that read a vertex, such as the ground; vertices are numbered from 0 in the program. */
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

/** Lines for each vertex of a graph without cycles, and those that add its arc from `a` to `b`. */
const UNVALUED: readonly string[] = ["first[i] = 0", "back[i] = 0", "open[i] = 0"];
const arc = (from: string, to: string): readonly string[] => [
  `start[edge] = ${from}`,
  ...lead("edge", from, to),
  `behind[edge] = back[${to}]`,
  `back[${to}] = edge`,
  `open[${from}] = open[${from}] + 1`,
];

/** Lines that read a graph without cycles, and perhaps a number of tokens before its edges. */
const readingArcs = (between?: string): string =>
  readingGraph({
    most: VERTICES,
    least: 1,
    vertex: UNVALUED,
    edge: arc("a", "b"),
    ...(between !== undefined && { between }),
  });

const VALUES = `${LISTS}
array back[${VERTICES + 1}]
array behind[${EDGES + 1}]
array start[${EDGES + 1}]
array open[${VERTICES + 1}]
array queue[${VERTICES + 1}]
array g[${VERTICES + 1}]
array seen[${EDGES + 2}]
let stamp = 0`;

/** Lines that leave the values of the vertices of a graph without cycles in `g`. */
const VALUED = `
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
    other = behind[other]`;

/** Lines that read a graph without cycles, and leave the nim-sum of the tokens on its vertices in `value`. */
const tokensOn = (isCountedFirst: boolean): string => `
${readingArcs(isCountedFirst ? reading("tokens") : undefined)}${VALUED}
${isCountedFirst ? "" : reading("tokens")}
long value = 0L
for long token = 1L to tokens:
  long at = nextNumber()
  if at < 1L or at > wide(size):
    fail a token on no vertex
  value = value ^ wide(g[narrow(at)])`;

/** Lines that read the heights of the vertices of a tree, on which a move leads to a lower neighbour. */
const DOWNHILL = `
${reading("size", { least: 1, most: VERTICES, what: "vertices" })}
let edges = size - 1
for i = 1 to size:
${reading("height", {}, 1)}
  heights[i] = height
${edgesOf(1, 0, UNVALUED, [
  "if heights[a] > heights[b]:",
  ...indented(arc("a", "b")),
  "elif heights[a] < heights[b]:",
  ...indented(arc("b", "a")),
]).join("\n")}${VALUED}`;

/**
 * Lines that read different numbers in a row, and leave 1 in `g` at the places that are won: a move leads as far as a
 * multiple of the number, to a larger number. Larger numbers come first.
 */
const JUMPS = `
${reading("size", { least: 1, most: VERTICES, what: "places" })}
for i = 1 to size:
  place[i] = 0
for i = 1 to size:
${reading("own", { least: 1, most: VERTICES }, 1)}
  if own > size:
    fail a number that is larger than their number
  if place[own] > 0:
    fail two equal numbers
  number[i] = own
  place[own] = i
for i = 1 to size:
  let step = size + 1 - i
  let spot = place[step]
  let other = spot - spot / step * step
  if other == 0:
    other = step
  g[spot] = 0
  while other <= size:
    if number[other] > step:
      if g[other] == 0:
        g[spot] = 1
    other = other + step`;

/** A token on a vertex of a tree: a vertex is won if a move leads away from the start to one that is lost. */
export const walkOnTree: WholeTest = {
  read: "n s (a b)*n-1",
  letters: t("lettersTokenOnTree", { vertices: VERTICES }),
  moves: {
    each: ["for i = 0 to size:", "if i != root and up[i] == root and won[i] == 0:"],
    to: ["i + 1"],
  },
  before: `${LISTS}
array up[${VERTICES + 1}]
array order[${VERTICES + 1}]
array won[${VERTICES + 1}]`,
  test: () => `
${readingTree(
  ["first[i] = 0", "up[i] = vertices", "won[i] = 0"],
  [...lead("2 * edge", "a", "b"), ...lead("2 * edge + 1", "b", "a")],
  ROOT,
)}
up[root] = root
order[1] = root
let count = 1
let done = 0
while done < count:
  done = done + 1
  let v = order[done]
  let edge = first[v]
  while edge > 0:
    let w = tip[edge]
    if up[w] == vertices:
      up[w] = v
      count = count + 1
      order[count] = w
    edge = after[edge]
if count < vertices:
  fail edges that are no tree
for i = 2 to count:
  let v = order[count + 2 - i]
  if won[v] == 0:
    won[up[v]] = 1
long value = wide(won[root])`,
};

/** Games on graphs. */
export const graphs: readonly WholeProgram[] = [
  {
    name: "values-of-vertices",
    read: "n m (a b)*m k s*k",
    letters: t("lettersNVerticesFromMostM4", { vertices: VERTICES, edges: EDGES }),
    by: t("byMexOverEdgesLeadAway"),
    before: VALUES,
    test: () => tokensOn(false),
    others: [
      {
        read: "n m k (a b)*m s*k",
        letters: t("lettersNVerticesFromMostM4", { vertices: VERTICES, edges: EDGES }),
        test: () => tokensOn(true),
      },
      {
        read: "n m (a b)*m -> 1..n",
        letters: t("lettersEachVertex", { vertices: VERTICES, edges: EDGES }),
        values: "g",
        test: () => `${readingArcs()}${VALUED}`,
      },
      {
        read: "n h*n (a b)*n-1 -> 1..n",
        letters: t("lettersDownhill", { vertices: VERTICES }),
        values: "g",
        before: `${VALUES}\narray long heights[${VERTICES + 1}]`,
        test: () => DOWNHILL,
      },
      {
        read: "n a*n -> 1..n",
        letters: t("lettersJumps", { places: VERTICES }),
        values: "g",
        before: `array number[${VERTICES + 1}]
array place[${VERTICES + 1}]
array g[${VERTICES + 1}]`,
        test: () => JUMPS,
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
