import {
  binaryOf,
  countsOf,
  type Form,
  graphCertificate,
  graphCsv,
  graphDot,
  graphSvg,
  type Header,
  MOST_DRAWN,
  type SolvedGraph,
  solveGraph,
  vertexOf,
  whyVertex,
} from "../../graph/index.ts";
import { valueText } from "../../nimber/value.ts";
import { nearest } from "../../say/nearest.ts";
import { bestTokenMoves, loopySumOutcome, loopyValueOf } from "../../solve/graph/loopy.ts";
import type { Text } from "../../types.ts";
import { type Command, type Given, SEARCH, UsageError } from "../command.ts";
import { openPlaces, writeFile } from "../files.ts";
import { readGraph } from "../graph-input.ts";
import { firstWord, limitsOf } from "../input.ts";
import { jsonLine } from "../terminal/json.ts";
import { columns, wrap } from "../terminal/layout.ts";
import { saying } from "../terminal/shown.ts";

const USAGE = "nimber graph FILE|-";

/** Vertices that are listed in the terminal, and best moves of a sum. */
const LISTED = 40;

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
    ...SEARCH.filter(({ name }) => name === "memory"),
  ],
  examples: [
    "nimber graph edges.txt --explain 3",
    "printf 'a b\\nb a\\nb c\\n' | nimber graph - --sum a,b",
    "nimber graph big.txt.gz --csv values.csv",
    "nimber graph edges.txt --header no --certificate values.cert",
  ],
  async run(given) {
    const file = firstWord(given, { en: "a file, or -", zh: "文件或 -" }, USAGE);
    const header = oneOf(given, "header", HEADERS) ?? "auto";
    const form = oneOf(given, "form", FORMS);
    openPlaces(given);
    const { bytes = 2 ** 30 } = limitsOf(given);
    const solved = solveGraph(await readGraph(file, given, { form, header, bytes }));
    const tokens = verticesOf(given, "sum", solved);
    const asked =
      given.option("explain") === undefined ? [] : [find(given.option("explain")!, "explain", solved)];
    writeFiles(given, solved);
    if (solved.header !== undefined)
      given.terminal.warn(`${saying(headerText(solved.header)[given.language])}\n`);
    if (given.json) json(given, solved, tokens, asked);
    else text(given, solved, tokens, asked);
    return 0;
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

const verticesOf = (given: Given, name: string, solved: SolvedGraph): readonly number[] =>
  given
    .option(name)
    ?.split(/\s*,\s*/)
    .map((each) => find(each, name, solved)) ?? [];

function find(name: string, option: string, solved: SolvedGraph): number {
  const v = solved.find(name);
  if (v !== undefined) return v;
  const [en, zh] = [`a vertex of the graph`, `图的顶点`];
  throw new UsageError({
    en: `--${option}: expected ${en}, found \`${name}\``,
    zh: `--${option}：此处应为${zh}，但读到 \`${name}\``,
  });
}

const headerText = ({ vertices, edges }: { readonly vertices: number; readonly edges: number }): Text => ({
  en: `The first line, ${vertices} ${edges}, was taken for a header: ${counted(vertices, "vertex", "vertices")}, ${counted(edges, "line", "lines")}. --header no reads it as an edge.`,
  zh: `首行 ${vertices} ${edges} 被当作表头：${vertices} 个顶点，${edges} 行。--header no 则把它当作边。`,
});

const sizeText = (vertices: number, edges: number): Text => ({
  en: `${counted(vertices, "vertex", "vertices")}, ${counted(edges, "edge", "edges")}`,
  zh: `${vertices} 个顶点，${edges} 条边`,
});

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

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

function json(given: Given, solved: SolvedGraph, tokens: readonly number[], asked: readonly number[]): void {
  const { terminal } = given;
  terminal.write('{"vertices":[');
  let batch = "";
  for (let v = 0; v < solved.labels.length; v++) {
    batch += `${v === 0 ? "" : ","}${jsonLine(vertexOf(solved, v)).trimEnd()}`;
    if (batch.length < 65_536) continue;
    terminal.write(batch);
    batch = "";
  }
  const { outcome, moves } = sumOf(solved, tokens);
  const winningMoves = moves.map(({ component, to }) => ({
    component,
    at: solved.name(to),
    to: [solved.name(to)],
  }));
  const sum = tokens.length > 0 && {
    sum:
      outcome === "D" ? { outcome, winningMoves: [], drawingMoves: winningMoves } : { outcome, winningMoves },
  };
  const explained = asked.length > 0 && { explained: asked.flatMap((v) => whyVertex(solved, v)) };
  const rest = jsonLine({ ...sum, ...explained }).slice(1);
  terminal.write(`${batch}]${rest.startsWith("}") ? "" : ","}${rest}`);
}

function sumOf({ graph, labels }: SolvedGraph, tokens: readonly number[]) {
  return {
    outcome: loopySumOutcome(tokens.map((v) => loopyValueOf(graph, labels, v))),
    moves: bestTokenMoves(graph, labels, tokens),
  };
}

const WINS = {
  P: { en: "the previous player wins (P-position)", zh: "先手必败（P）" },
  N: { en: "the next player wins (N-position)", zh: "先手必胜（N）" },
  D: { en: "a draw: nobody can force a win", zh: "和局：谁也无法强制取胜（D）" },
} satisfies Record<string, Text>;

function text(given: Given, solved: SolvedGraph, tokens: readonly number[], asked: readonly number[]): void {
  const { terminal, language } = given;
  const say = (each: Text) => terminal.write(wrap(saying(each[language]), terminal.columns, "    ", "  "));
  const n = solved.labels.length;
  say(sizeText(n, solved.graph.targets.length));
  if (n === 0) return;
  const { outcomes, values, infinite } = countsOf(solved);
  const shown = values.slice(0, LISTED).map(([value, count]) => `${value}: ${count}`);
  const all = [
    ...shown,
    ...(values.length > LISTED ? ["…"] : []),
    ...(infinite > 0 ? [`∞: ${infinite}`] : []),
  ];
  say({
    en: `P ${outcomes.P}, N ${outcomes.N}, D ${outcomes.D}`,
    zh: `P ${outcomes.P}，N ${outcomes.N}，D ${outcomes.D}`,
  });
  say({ en: `Vertices by value: ${all.join(", ")}`, zh: `各值的顶点数：${all.join("，")}` });
  if (n <= LISTED && tokens.length + asked.length === 0) {
    const head = { en: ["vertex", "SG", "outcome", "moves"], zh: ["顶点", "SG 值", "胜负", "步数"] }[
      language
    ];
    const rows = Array.from({ length: n }, (_, v) => {
      const { id, value, outcome, remoteness } = vertexOf(solved, v);
      return [`  ${saying(id)}`, valueText(value), outcome, remoteness === undefined ? "–" : `${remoteness}`];
    });
    terminal.write(`\n${columns([[`  ${head[0]}`, ...head.slice(1)], ...rows], [], terminal.columns)}`);
  }
  for (const v of asked) {
    terminal.write("\n");
    for (const line of whyVertex(solved, v)) say(line);
  }
  if (tokens.length > 0) sayTokens(given, solved, tokens, say);
}

function sayTokens(
  given: Given,
  solved: SolvedGraph,
  tokens: readonly number[],
  say: (text: Text) => void,
): void {
  const { outcome, moves } = sumOf(solved, tokens);
  const names = tokens.map((v) => `${solved.name(v)} (${valueText(vertexOf(solved, v).value)})`).join(" + ");
  given.terminal.write("\n");
  say({ en: `${names}: ${WINS[outcome].en}`, zh: `${names}：${WINS[outcome].zh}` });
  const each = moves.slice(0, LISTED).map(({ from, to }) => `${solved.name(from)} → ${solved.name(to)}`);
  const more = moves.length - each.length;
  if (moves.length === 0) return;
  const kind = {
    N: { en: "Winning moves", zh: "必胜走法" },
    D: { en: "Moves that draw", zh: "保持和局的走法" },
    P: { en: "", zh: "" },
  }[outcome];
  say({
    en: `${kind.en}: ${each.join(", ")}${more > 0 ? `, and ${more} more` : ""}`,
    zh: `${kind.zh}：${each.join("，")}${more > 0 ? `，另有 ${more} 个` : ""}`,
  });
}
