import { countsOf, type SolvedGraph, type TokensSolved, vertexOf, whyVertex } from "../../graph/index.ts";
import { type Value, valueText } from "../../nimber/value.ts";
import type { Text } from "../../types.ts";
import type { Given } from "../command.ts";
import { columns, wrap } from "./layout.ts";
import { saying } from "./shown.ts";

/** Vertices that are listed in the terminal, and best moves of a sum. */
const LISTED = 40;

const sizeText = (vertices: number, edges: number): Text => ({
  en: `${counted(vertices, "vertex", "vertices")}, ${counted(edges, "edge", "edges")}`,
  zh: `${vertices} 个顶点，${edges} 条边`,
});

/** So many of something, in English. */
export const counted = (count: number, one: string, more: string): string =>
  `${count} ${count === 1 ? one : more}`;

const WINS = {
  P: { en: "the previous player wins (P-position)", zh: "先手必败（P）" },
  N: { en: "the next player wins (N-position)", zh: "先手必胜（N）" },
  D: { en: "a draw: nobody can force a win", zh: "和局：谁也无法强制取胜（D）" },
} satisfies Record<string, Text>;

/** Who wins with tokens on several vertices, and how long that takes where it is known. */
export interface TokensTold extends TokensSolved {
  readonly tokens: readonly number[];
  readonly remoteness?: number;
}

/** Writes what is known of a graph, of the vertices that were asked for, and of tokens on some. */
export function graphText(
  given: Given,
  solved: SolvedGraph,
  sum: TokensTold | undefined,
  asked: readonly number[],
): void {
  const { terminal, language } = given;
  const tell = (each: Text) => terminal.write(wrap(saying(each[language]), terminal.columns, "    ", "  "));
  const n = solved.labels.length;
  tell(sizeText(n, solved.graph.targets.length));
  if (n === 0) return;
  const { outcomes, values, infinite } = countsOf(solved);
  const shown = values.slice(0, LISTED).map(([value, count]) => `${value}: ${count}`);
  const all = [
    ...shown,
    ...(values.length > LISTED ? ["…"] : []),
    ...(infinite > 0 ? [`∞: ${infinite}`] : []),
  ];
  tell({
    en: `P ${outcomes.P}, N ${outcomes.N}, D ${outcomes.D}`,
    zh: `P ${outcomes.P}，N ${outcomes.N}，D ${outcomes.D}`,
  });
  if (solved.ended === undefined)
    tell({ en: `Vertices by value: ${all.join(", ")}`, zh: `各值的顶点数：${all.join("，")}` });
  else tell(wonText(solved));
  if (n <= LISTED && sum === undefined && asked.length === 0) listVertices(given, solved);
  for (const v of asked) {
    terminal.write("\n");
    for (const line of whyVertex(solved, v)) tell(line);
  }
  if (sum !== undefined) sayTokens(given, solved, sum, tell);
}

/** Where the mover has won there are outcomes alone. */
function wonText({ name, won = [] }: SolvedGraph): Text {
  const each = won.slice(0, LISTED).map(name);
  const more = won.length > each.length ? ", …" : "";
  return {
    en: `The player to move has won at ${each.join(", ")}${more}: outcomes, and no values.`,
    zh: `在 ${each.join("，")}${more} 处，轮到走的一方已获胜：只有胜负，没有 SG 值。`,
  };
}

function listVertices({ language, terminal }: Given, solved: SolvedGraph): void {
  const [vertex, ...head] = HEAD.map((each) => each[language]);
  const rows = Array.from(solved.labels, (_, v) => {
    const { id, value, outcome, remoteness } = vertexOf(solved, v);
    return [`  ${saying(id)}`, nameOf(value), outcome, remoteness === undefined ? "–" : `${remoteness}`];
  });
  const all = [[`  ${vertex}`, ...head], ...rows];
  const told = solved.ended === undefined ? all : all.map((row) => row.toSpliced(1, 1));
  terminal.write(`\n${columns(told, [], terminal.columns)}`);
}

const HEAD: readonly Text[] = [
  { en: "vertex", zh: "顶点" },
  { en: "SG", zh: "SG 值" },
  { en: "outcome", zh: "胜负" },
  { en: "moves", zh: "步数" },
];

const nameOf = (value: Value | undefined): string => (value === undefined ? "" : valueText(value));

function sayTokens(
  given: Given,
  solved: SolvedGraph,
  { tokens, outcome, moves, remoteness }: TokensTold,
  tell: (text: Text) => void,
): void {
  const named = (v: number) => {
    const { value } = vertexOf(solved, v);
    return value === undefined ? solved.name(v) : `${solved.name(v)} (${valueText(value)})`;
  };
  const names = tokens.map(named).join(" + ");
  given.terminal.write("\n");
  tell({ en: `${names}: ${WINS[outcome].en}`, zh: `${names}：${WINS[outcome].zh}` });
  const each = moves.slice(0, LISTED).map(({ from, to }) => `${solved.name(from)} → ${solved.name(to)}`);
  const more = moves.length - each.length;
  if (remoteness !== undefined) {
    tell({
      en: `Moves until the end, when the winner hurries and the loser delays: ${remoteness}`,
      zh: `胜方求快、败方拖延时，到结束共 ${remoteness} 步`,
    });
  }
  if (moves.length === 0) return;
  const kind = {
    N: { en: "Winning moves", zh: "必胜走法" },
    D: { en: "Moves that draw", zh: "保持和局的走法" },
    P: { en: "", zh: "" },
  }[outcome];
  tell({
    en: `${kind.en}: ${each.join(", ")}${more > 0 ? `, and ${more} more` : ""}`,
    zh: `${kind.zh}：${each.join("，")}${more > 0 ? `，另有 ${more} 个` : ""}`,
  });
}
