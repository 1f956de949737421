import { t } from "../../locale/codegen.ts";
import { walkOnTree } from "./graphs.ts";
import { mex, powers, reading, type WholeProgram, type WholeTest } from "./whole.ts";

// Generated programs that examine every position of a small board or graph.

/** Limit on the squares or vertices of a board all of whose subsets are examined. */
const MOST = 20;
/** Limit on the edges of a graph of few vertices. */
const MOST_EDGES = 1_000_000;

/** Lines that read the number of a vertex from 1 to `size`. */
const vertex = (name: string, depth = 0): string =>
  [
    `long ${name}Read = nextNumber()`,
    `if ${name}Read < 1L or ${name}Read > wide(size):`,
    "  fail expected the number of a vertex",
    `let ${name} = narrow(${name}Read)`,
  ]
    .map((line) => "  ".repeat(depth) + line)
    .join("\n");

const SUBSETS = t("subsets");
const OUTCOMES = t("subsetOutcomes");

/** Pairs of things that can be taken together: in `both[1..links]`, each is the sum of their powers of two. */
const PAIRS = `array both[401]
${powers(MOST + 1)}
array g[${2 ** MOST}]`;

const CARDS = `${PAIRS}
array long front[${MOST + 1}]
array long back[${MOST + 1}]`;

/** Lines that leave in `least` the value of a position; under misère play 1 where it is won, as one without a move is. */
const valued = (misere: boolean, stamp?: string): string =>
  misere
    ? `  let least = 0
  if seen[0] == ${stamp ?? "stamp"} or seen[1] != ${stamp ?? "stamp"}:
    least = 1`
    : mex(stamp);

/** Lines that mark positions without a move as won under misère play. */
const ends = (misere: boolean, ...positions: readonly number[]): string =>
  misere ? positions.map((each) => `\ng[${each}] = 1`).join("") : "";

/** Outcome of the whole set of `size` things, when a move takes two linked ones. */
const takePairs = (misere: boolean): string => `
for mask = 1 to power[size + 1] - 1:${misere ? "\n  let moves = 0" : ""}
  g[mask] = 0
  for link = 1 to links:
    if mask & both[link] == both[link]:${misere ? "\n      moves = 1" : ""}
      if g[mask - both[link]] == 0:
        g[mask] = 1
        break${misere ? "\n  if moves == 0:\n    g[mask] = 1" : ""}
long value = wide(g[power[size + 1] - 1])`;

/** Largest length of a row, and largest number of rows; binomial coefficients number the positions. */
const SIDE = 7;
const BARS = 3432;

/** Set of remaining vertices, and the vertex of the token; all such positions are examined. */
const geography = (both: boolean, misere: boolean): Omit<WholeProgram, "name"> => ({
  read: "n m s (a b)*m",
  letters: t("lettersNVerticesFromMostM3", { both }),
  by: t("byEverySetVerticesLeftEvery"),
  before: `${powers(16)}
array leads[256]
array won[${2 ** 15 * 16}]`,
  test: () => `
${reading("size", { least: 1, most: 15, what: "vertices" })}
${reading("edges", { most: MOST_EDGES, what: "edges" })}
${vertex("token")}
for i = 0 to 255:
  leads[i] = 0
for edge = 1 to edges:
${vertex("a", 1)}
${vertex("b", 1)}
  leads[a * 16 + b] = 1${both ? "\n  leads[b * 16 + a] = 1" : ""}
for mask = 0 to power[size + 1] - 1:
  for i = 1 to size:
    won[mask * 16 + i] = 0${misere ? "\n    let moves = 0" : ""}
    for j = 1 to size:
      if leads[i * 16 + j] == 1:
        if (mask / power[j]) % 2 == 1:${misere ? "\n          moves = 1" : ""}
          if won[(mask - power[j]) * 16 + j] == 0:
            won[mask * 16 + i] = 1${misere ? "\n    if moves == 0:\n      won[mask * 16 + i] = 1" : ""}
long value = wide(won[(power[size + 1] - 1 - power[token]) * 16 + token])`,
});

/** Limit on the squares of a maze. */
const SQUARES = 250_000;

/**
 * A free start on the free squares of a maze: a square is lost if some maximum matching misses it, that is, if a path on
 * which every other edge is in a matching leads to it from a square without a partner. A matching grows from each square
 * without a partner whose row and column add up to an even number, in passes that enter each square once.
 */
const walkOnGrid: WholeTest = {
  read: "r c (a*codes(.#))*r",
  letters: t("lettersMaze", { squares: SQUARES }),
  moves: {
    each: ["for i = 1 to squares:", "if room[i] == 1 and seen[i] == stamp:"],
    to: ["(i - 1) / columns + 1", "(i - 1) % columns + 1"],
  },
  by: t("byMatchings"),
  before: `array room[${SQUARES + 1}]
array near[${4 * SQUARES + 4}]
array mate[${SQUARES + 1}]
array seen[${SQUARES + 1}]
array turn[${SQUARES + 1}]
array path[${SQUARES + 1}]
array over[${SQUARES + 1}]
let stamp = 0`,
  test: () => `
${reading("rows", { least: 1, most: SQUARES, what: "rows" })}
${reading("columns", { least: 1, most: SQUARES, what: "columns" })}
if wide(rows) * wide(columns) > ${SQUARES}L:
  fail more than ${SQUARES} squares
let squares = rows * columns
for row = 0 to rows - 1:
  let column = 0
  let symbol = firstSymbol()
  while symbol > 0:
    column = column + 1
    if column > columns or symbol != 46 and symbol != 35:
      fail expected rows of . and # that have as many squares as there are columns
    room[row * columns + column] = 1
    if symbol == 35:
      room[row * columns + column] = 0
    symbol = nextSymbol()
  if column < columns:
    fail expected rows of . and # that have as many squares as there are columns
for i = 1 to squares:
  for k = 4 * i to 4 * i + 3:
    near[k] = 0
  mate[i] = 0
  if i > columns:
    near[4 * i] = room[i - columns] * (i - columns)
  if i % columns != 1 and columns > 1:
    near[4 * i + 1] = room[i - 1] * (i - 1)
  if i % columns != 0:
    near[4 * i + 2] = room[i + 1] * (i + 1)
  if i + columns <= squares:
    near[4 * i + 3] = room[i + columns] * (i + columns)
let growing = 1
while growing == 1:
  growing = 0
  stamp = stamp + 1
  for i = 1 to squares:
    let depth = 0
    if room[i] == 1 and mate[i] == 0 and ((i - 1) / columns + (i - 1) % columns) % 2 == 0:
      depth = 1
      path[1] = i
      turn[i] = 0
    while depth > 0:
      let at = path[depth]
      if turn[at] == 4:
        depth = depth - 1
      else:
        let w = near[4 * at + turn[at]]
        turn[at] = turn[at] + 1
        if w > 0 and seen[w] != stamp:
          seen[w] = stamp
          over[depth] = w
          if mate[w] > 0:
            depth = depth + 1
            path[depth] = mate[w]
            turn[mate[w]] = 0
          else:
            growing = 1
            while depth > 0:
              mate[over[depth]] = path[depth]
              mate[path[depth]] = over[depth]
              depth = depth - 1
stamp = stamp + 1
let ready = 0
for i = 1 to squares:
  if room[i] == 1 and mate[i] == 0:
    seen[i] = stamp
    ready = ready + 1
    path[ready] = i
let done = 0
while done < ready:
  done = done + 1
  for k = 0 to 3:
    let w = near[4 * path[done] + k]
    if w > 0 and seen[mate[w]] != stamp:
      seen[mate[w]] = stamp
      ready = ready + 1
      path[ready] = mate[w]
long value = wide(ready)`,
};

/** Games on boards and graphs small enough for exhaustive search: their values, or the winners of misère play. */
export const exhaustive = (misere: boolean): readonly WholeProgram[] => [
  {
    name: "subsets-of-grid",
    read: "r c",
    letters: t("letters", { most: MOST }),
    by: OUTCOMES,
    before: `${PAIRS}${ends(misere, 0)}`,
    test: () => `
${reading("rows", { most: MOST, what: "rows" })}
${reading("columns", { most: MOST, what: "columns" })}
let size = rows * columns
if size > ${MOST}:
  fail more than ${MOST} squares
let links = 0
for at = 1 to size:
  if at % columns != 0:
    links = links + 1
    both[links] = power[at] + power[at + 1]
  if at + columns <= size:
    links = links + 1
    both[links] = power[at] + power[at + columns]${takePairs(misere)}`,
  },
  {
    name: "subsets-of-edges",
    read: "n m (a b)*m",
    letters: t("lettersNVerticesFromMostM", { most: MOST }),
    by: OUTCOMES,
    before: `${PAIRS}${ends(misere, 0)}`,
    test: () => `
${reading("size", { most: MOST, what: "vertices" })}
${reading("links", { most: 400, what: "edges" })}
for link = 1 to links:
${vertex("a", 1)}
${vertex("b", 1)}
  both[link] = power[a] + power[b]${takePairs(misere)}`,
    others: [
      {
        read: "n (a b)*n",
        letters: t("lettersCards", { most: MOST }),
        before: `${CARDS}${ends(misere, 0)}`,
        test: () => `
${reading("size", { most: MOST, what: "cards" })}
let links = 0
for i = 1 to size:
${reading("a", {}, 1)}
${reading("b", {}, 1)}
  front[i] = a
  back[i] = b
  for j = 1 to i - 1:
    if front[j] == a or back[j] == b:
      links = links + 1
      both[links] = power[i] + power[j]${takePairs(misere)}`,
      },
    ],
  },
  {
    name: "subsets-of-vertices",
    read: "n m (a b)*m",
    letters: t("lettersNVerticesFromMostM2"),
    by: SUBSETS,
    before: `${powers(17)}
array near[289]
array g[65536]
array seen[17]
let stamp = 0${ends(misere, 0)}`,
    test: () => `
${reading("size", { most: 16, what: "vertices" })}
${reading("edges")}
for i = 0 to 288:
  near[i] = 0
for i = 1 to size:
  near[i * 17 + i] = 1
for long edge = 0L to edges - 1L:
${vertex("a", 1)}
${vertex("b", 1)}
  near[a * 17 + b] = 1
  near[b * 17 + a] = 1
for mask = 1 to power[size + 1] - 1:
  stamp = stamp + 1
  for i = 1 to size:
    if (mask / power[i]) % 2 == 1:
      let rest = mask
      for j = 1 to size:
        if near[i * 17 + j] == 1:
          if (mask / power[j]) % 2 == 1:
            rest = rest - power[j]
      seen[g[rest]] = stamp
${valued(misere)}
  g[mask] = least
long value = wide(g[power[size + 1] - 1])`,
  },
  {
    name: "subsets-of-walk",
    ...geography(true, misere),
    ...(!misere && { others: [walkOnTree, walkOnGrid] }),
  },
  { name: "subsets-of-walk-along-arcs", ...geography(false, misere) },
  {
    name: "rows",
    read: "n a*n",
    letters: t("lettersNRowsMostTheirLengths", { side: SIDE }),
    by: t("by"),
    before: `array choose[${15 * 8}]
for top = 0 to 14:
  choose[top * 8] = 1
  for k = 1 to ${SIDE}:
    if top > 0:
      choose[top * 8 + k] = choose[top * 8 + k - 8] + choose[top * 8 + k - 9]
array row[${SIDE + 1}]
array g[${BARS}]
array seen[${SIDE * SIDE + 1}]${ends(misere, 0, 1)}
for shape = 2 to ${BARS - 1}:
  let rest = shape
  for i = 1 to ${SIDE}:
    let size = ${SIDE}
    while choose[(size + ${SIDE} - i) * 8 + 8 - i] > rest:
      size = size - 1
    row[i] = size
    rest = rest - choose[(size + ${SIDE} - i) * 8 + 8 - i]
  for i = 1 to ${SIDE}:
    for j = 1 to row[i]:
      if i + j > 2:
        let left = 0
        for k = 1 to ${SIDE}:
          let stays = row[k]
          if k >= i:
            if stays >= j:
              stays = j - 1
          left = left + choose[(stays + ${SIDE} - k) * 8 + 8 - k]
        seen[g[left]] = shape
${valued(misere, "shape")}
  g[shape] = least`,
    test: () => `
${reading("rows", { most: SIDE, what: "rows" })}
let number = 0
for i = 1 to rows:
${reading("length", { most: SIDE, what: "squares in a row" }, 1)}
  number = number + choose[(length + ${SIDE} - i) * 8 + 8 - i]
long value = wide(g[number])`,
  },
];
