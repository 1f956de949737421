import { t } from "../../locale/codegen.ts";
import { mex, powers, type Whole } from "./whole.ts";

const EDGES = 400_000;
const VERTICES = 200_000;

/** Edges that lead away from each vertex, as lists: `first[a]`, then `after[e]`; edge e leads to `tip[e]`. */
const LISTS = `array first[${VERTICES + 1}]
array after[${2 * EDGES + 2}]
array tip[${2 * EDGES + 2}]`;

/** Vertices that are left, as a set, and the one on which the token stands: all are looked at. */
const geography = (both: boolean): Omit<Whole, "games"> => ({
  read: "T (n m s (a b)*m)*",
  letters: t("lettersNVerticesFromMostM3", { both }),
  by: t("byEverySetVerticesLeftEvery"),
  before: `${powers(16)}
array leads[256]
array won[${2 ** 15 * 16}]`,
  test: () => `
let size = narrow(nextNumber())
let unread = narrow(nextNumber())
let token = narrow(nextNumber())
if size > 15:
  fail more than 15 vertices
for i = 0 to 255:
  leads[i] = 0
while unread > 0:
  unread = unread - 1
  let a = narrow(nextNumber())
  let b = narrow(nextNumber())
  leads[a * 16 + b] = 1${both ? "\n  leads[b * 16 + a] = 1" : ""}
for mask = 0 to power[size + 1] - 1:
  for i = 1 to size:
    won[mask * 16 + i] = 0
    for j = 1 to size:
      if leads[i * 16 + j] == 1:
        if (mask / power[j]) % 2 == 1:
          if won[(mask - power[j]) * 16 + j] == 0:
            won[mask * 16 + i] = 1
long value = wide(won[(power[size + 1] - 1 - power[token]) * 16 + token])`,
});

/** Games on graphs. */
export const graphs: readonly Whole[] = [
  { games: /^undirected-geography$/, ...geography(true) },
  { games: /^directed-geography$/, ...geography(false) },
  {
    games: /^dag$/,
    read: "T (n m (a b)*m k s*k)*",
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
    test: () => `
let size = narrow(nextNumber())
let edges = narrow(nextNumber())
if size > ${VERTICES} or edges > ${EDGES}:
  fail more than ${VERTICES} vertices or ${EDGES} edges
for i = 1 to size:
  first[i] = 0
  back[i] = 0
  open[i] = 0
for edge = 1 to edges:
  let a = narrow(nextNumber())
  let b = narrow(nextNumber())
  start[edge] = a
  tip[edge] = b
  after[edge] = first[a]
  first[a] = edge
  behind[edge] = back[b]
  back[b] = edge
  open[a] = open[a] + 1
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
let tokens = narrow(nextNumber())
long value = 0L
while tokens > 0:
  tokens = tokens - 1
  value = value ^ wide(g[narrow(nextNumber())])`,
  },
  {
    games: /^hackenbush$/,
    read: "T (n m (a b)*m)*",
    letters: t("lettersNVerticesFromMostGround", { vertices: VERTICES, edges: EDGES }),
    by: t("byFusionColonPrinciplesBridgeCounts"),
    before: `${LISTS}
array found[${VERTICES + 1}]
array low[${VERTICES + 1}]
array up[${VERTICES + 1}]
array by[${VERTICES + 1}]
array order[${VERTICES + 1}]
array next[${VERTICES + 1}]
array g[${VERTICES + 1}]`,
    test: () => `
let size = narrow(nextNumber())
let edges = narrow(nextNumber())
if size >= ${VERTICES} or edges > ${EDGES}:
  fail more than ${VERTICES - 1} vertices or ${EDGES} edges
for i = 0 to size:
  first[i] = 0
  found[i] = 0
  g[i] = 0
for edge = 1 to edges:
  let a = narrow(nextNumber())
  let b = narrow(nextNumber())
  if a == b:
    g[a] = g[a] ^ 1
  else:
    tip[2 * edge] = b
    after[2 * edge] = first[a]
    first[a] = 2 * edge
    tip[2 * edge + 1] = a
    after[2 * edge + 1] = first[b]
    first[b] = 2 * edge + 1
for i = 0 to size:
  next[i] = first[i]
found[0] = 1
low[0] = 1
up[0] = 0
by[0] = 0
order[1] = 0
let count = 1
let v = 0
let running = 1
while running == 1:
  let edge = next[v]
  if edge == 0:
    if v == 0:
      running = 0
    else:
      if low[v] < low[up[v]]:
        low[up[v]] = low[v]
      v = up[v]
  else:
    next[v] = after[edge]
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
for i = 0 to count - 2:
  let w = order[count - i]
  if low[w] == found[w]:
    g[up[w]] = g[up[w]] ^ (g[w] + 1)
  else:
    g[up[w]] = g[up[w]] ^ g[w] ^ 1
long value = wide(g[0])`,
  },
];
