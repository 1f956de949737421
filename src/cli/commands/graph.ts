import { LimitError } from "../../errors.ts";
import {
  binaryOf,
  type Form,
  graphCertificate,
  graphCsv,
  graphDot,
  graphSvg,
  type Header,
  MOST_DRAWN,
  type NamedGraph,
  type SolvedGraph,
  solveGraph,
  type TokensSolved,
  tokensRemoteness,
  tokensSolved,
  vertexOf,
  whyVertex,
} from "../../graph/index.ts";
import { nearest } from "../../say/nearest.ts";
import { begin, type Limits, started } from "../../solve/limits.ts";
import type { Text } from "../../types.ts";
import { type Command, type Given, SEARCH, UsageError } from "../command.ts";
import { EXIT } from "../exit.ts";
import { openPlaces, writeFile } from "../files.ts";
import { readGraph } from "../graph-input.ts";
import { firstWord, limitsOf } from "../input.ts";
import { counted, graphText } from "../terminal/graph.ts";
import { jsonLine } from "../terminal/json.ts";
import { saying } from "../terminal/shown.ts";

const USAGE = "nimber graph FILE|-";

/** Sums that are gone through for how long play of a sum lasts, unless --positions allows more. */
const SUMS = 200_000;

const HEADERS: readonly Header[] = ["auto", "yes", "no"];
const FORMS: readonly Form[] = ["edges", "dot", "json", "csr"];

export const graph: Command = {
  usage: [USAGE],
  options: [
    {
      name: "sum",
      value: "vertices",
      says: {
        en: "tokens on these vertices: who wins, and by which moves",
        zh: "棋子在这些顶点上：谁胜、怎样走",
      },
    },
    {
      name: "won",
      value: "vertices",
      says: { en: "whoever is to move there has won", zh: "轮到在这些顶点走的一方已获胜" },
    },
    { name: "explain", value: "vertex", says: { en: "why a vertex has its value", zh: "说明某个顶点的值" } },
    {
      name: "header",
      value: HEADERS.join("|"),
      says: { en: "whether the first line is a header `n m` (auto)", zh: "首行是否为 `n m`（auto）" },
    },
    {
      name: "form",
      value: FORMS.join("|"),
      says: { en: "how the graph is written (told by itself)", zh: "图的格式（自动识别）" },
    },
    { name: "csv", value: "FILE", says: { en: "write the vertices as CSV", zh: "把各顶点写成 CSV" } },
    { name: "dot", value: "FILE", says: { en: "write the graph for Graphviz", zh: "写成 Graphviz 文件" } },
    { name: "svg", value: "FILE", says: { en: "draw the graph", zh: "画图" } },
    {
      name: "csr",
      value: "FILE",
      says: { en: "write the graph in the binary form", zh: "把图写成二进制格式" },
    },
    { name: "certificate", value: "FILE", says: { en: "write a proof of the values", zh: "写出各值的证明" } },
    ...SEARCH.filter(({ name }) => name !== "misere"),
  ],
  examples: [
    "nimber graph edges.txt --explain 3",
    "printf 'a b\\nb a\\nb c\\n' | nimber graph - --sum a,b",
    "nimber graph big.txt.gz --csv values.csv",
    "printf '1 2\\n2 1\\n2 3\\n' | nimber graph - --won 3",
    "nimber graph edges.txt --header no --certificate values.cert",
  ],
  async run(given) {
    const file = firstWord(given, { en: "a file, or -", zh: "文件或 -" }, USAGE);
    const header = oneOf(given, "header", HEADERS) ?? "auto";
    const form = oneOf(given, "form", FORMS);
    openPlaces(given);
    const limits = started(limitsOf(given));
    const { positions = SUMS } = limits;
    const named = await readGraph(file, given, { form, header, bounds: begin(limits) });
    const won = [...new Set([...(named.won ?? []), ...verticesOf(given, "won", named)])];
    const solved = solveGraph(won.length === 0 ? named : { ...named, won });
    if (won.length > 0) expectNoProof(given);
    const tokens = verticesOf(given, "sum", solved);
    const asked =
      given.option("explain") === undefined ? [] : [find(given.option("explain")!, "explain", solved)];
    writeFiles(given, solved);
    if (solved.header !== undefined)
      given.terminal.warn(`${saying(headerText(solved.header)[given.language])}\n`);
    const sum = tokens.length === 0 ? undefined : sumOf(solved, tokens, { ...limits, positions });
    if (given.json) json(given, solved, sum, asked);
    else graphText(given, solved, sum && { ...sum, tokens }, asked);
    if (sum?.limit !== undefined) throw sum.limit;
    return EXIT.answered;
  },
};

function oneOf<T extends string>(given: Given, name: string, known: readonly T[]): T | undefined {
  const asked = given.option(name);
  const found = known.find((each) => each === asked);
  if (asked === undefined || found !== undefined) return found;
  const meant = nearest(asked, known);
  throw new UsageError({
    en: `--${name}: expected one of ${known.join(", ")}, found \`${asked}\`${meant === undefined ? "" : `; did you mean ${meant}?`}`,
    zh: `--${name}：此处应为 ${known.join("、")} 之一，但读到 \`${asked}\`${meant === undefined ? "" : `；是否想写 ${meant}？`}`,
  });
}

/** @throws UsageError where files are asked for that have no place for vertices at which the mover has won. */
function expectNoProof(given: Given): void {
  const name = ["certificate", "csr"].find((each) => given.option(each) !== undefined);
  if (name === undefined) return;
  throw new UsageError({
    en: `--${name}: expected a graph without vertices at which the mover has won`,
    zh: `--${name}：此处的图不应含有轮到走者已获胜的顶点`,
  });
}

interface TokensSum extends TokensSolved {
  readonly remoteness?: number;
  /** What ended the search for it. */
  readonly limit?: LimitError;
}

function sumOf(solved: SolvedGraph, tokens: readonly number[], limits: Limits): TokensSum {
  const sum = tokensSolved(solved, tokens);
  try {
    const remoteness = sum.outcome === "D" ? undefined : tokensRemoteness(solved, tokens, limits);
    return { ...sum, ...(remoteness !== undefined && { remoteness }) };
  } catch (error) {
    if (error instanceof LimitError) return { ...sum, limit: error };
    throw error;
  }
}

const verticesOf = (given: Given, name: string, solved: NamedGraph): readonly number[] =>
  given
    .option(name)
    ?.split(/\s*,\s*/)
    .map((each) => find(each, name, solved)) ?? [];

function find(name: string, option: string, solved: NamedGraph): number {
  const v = solved.find(name);
  if (v !== undefined) return v;
  throw new UsageError({
    en: `--${option}: expected a vertex of the graph, found \`${name}\``,
    zh: `--${option}：此处应为图的顶点，但读到 \`${name}\``,
  });
}

const headerText = ({ vertices, edges }: { readonly vertices: number; readonly edges: number }): Text => ({
  en: `The first line, ${vertices} ${edges}, was taken for a header: ${counted(vertices, "vertex", "vertices")}, ${counted(edges, "line", "lines")}. --header no reads it as an edge.`,
  zh: `首行 ${vertices} ${edges} 被当作表头：${vertices} 个顶点，${edges} 行。--header no 则把它当作边。`,
});

function writeFiles(given: Given, solved: SolvedGraph): void {
  const n = solved.labels.length;
  if (given.option("svg") !== undefined && n > MOST_DRAWN) {
    throw new UsageError({
      en: `--svg: expected at most ${MOST_DRAWN} vertices, found ${n}`,
      zh: `--svg：至多 ${MOST_DRAWN} 个顶点，但图有 ${n} 个`,
    });
  }
  const encoder = new TextEncoder();
  function* packed(pieces: Iterable<string>): Generator<Uint8Array> {
    let batch: string[] = [];
    for (const piece of pieces) {
      if (batch.push(piece) < 4096) continue;
      yield encoder.encode(batch.join(""));
      batch = [];
    }
    yield encoder.encode(batch.join(""));
  }
  for (const [name, write] of Object.entries({ csv: graphCsv, dot: graphDot, svg: graphSvg })) {
    const file = given.option(name);
    if (file !== undefined) writeFile(file, packed(write(solved)));
  }
  const binary = { csr: binaryOf(solved.graph), certificate: graphCertificate(solved) };
  for (const [name, pieces] of Object.entries(binary)) {
    const file = given.option(name);
    if (file !== undefined) writeFile(file, pieces);
  }
}

function json(given: Given, solved: SolvedGraph, sum: TokensSum | undefined, asked: readonly number[]): void {
  const { terminal } = given;
  terminal.write('{"vertices":[');
  let batch = "";
  for (let v = 0; v < solved.labels.length; v++) {
    batch += `${v === 0 ? "" : ","}${jsonLine(vertexOf(solved, v)).trimEnd()}`;
    if (batch.length < 65_536) continue;
    terminal.write(batch);
    batch = "";
  }
  const explained = asked.length > 0 && { explained: asked.flatMap((v) => whyVertex(solved, v)) };
  const rest = jsonLine({ ...(sum && { sum: sumJson(solved, sum) }), ...explained }).slice(1);
  terminal.write(`${batch}]${rest.startsWith("}") ? "" : ","}${rest}`);
}

function sumJson({ name }: SolvedGraph, { outcome, moves, remoteness }: TokensSum): object {
  const best = moves.map(({ component, to }) => ({ component, at: name(to), to: [name(to)] }));
  return {
    outcome,
    ...(outcome === "D" ? { winningMoves: [], drawingMoves: best } : { winningMoves: best }),
    ...(remoteness !== undefined && { remoteness }),
  };
}
