import { countsOf, type SolvedGraph, type TokensSolved, vertexOf, whyVertex } from "../../graph/index.ts";
import { say, verbatim } from "../../locale/message.ts";
import { type Value, valueText } from "../../nimber/value.ts";
import type { Text } from "../../types.ts";
import type { CommandContext } from "../command.ts";
import { t } from "../locale/terminal.ts";
import { columns, wrap } from "./layout.ts";
import { saying } from "./shown.ts";

/** Most vertices in a list, and most best moves of a sum. */
const LISTED = 40;

const sizeText = (vertices: number, edges: number): Text => t("size", { vertices, edges });

const WINS = {
  P: t("P"),
  N: t("N"),
  D: t("D"),
} satisfies Record<string, Text>;

/** Outcome with tokens on several vertices, and the remoteness if it is known. */
export interface TokensTold extends TokensSolved {
  readonly tokens: readonly number[];
  readonly remoteness?: number;
}

/** Text about a graph, about the requested vertices, and about tokens on some of them. */
export function graphText(
  context: CommandContext,
  solved: SolvedGraph,
  sum: TokensTold | undefined,
  asked: readonly number[],
): void {
  const { terminal, language } = context;
  const tell = (each: Text) =>
    terminal.write(wrap(saying(say(each, language)), terminal.columns, "    ", "  "));
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
  tell(t("pND", { p: outcomes.P, n: outcomes.N, d: outcomes.D }));
  if (solved.ended === undefined) tell(t("verticesValue", { all }));
  else tell(wonText(solved));
  if (n <= LISTED && sum === undefined && asked.length === 0) listVertices(context, solved);
  for (const v of asked) {
    terminal.write("\n");
    for (const line of whyVertex(solved, v)) tell(line);
  }
  if (sum !== undefined) sayTokens(context, solved, sum, tell);
}

/** Note that a graph with won vertices has only outcomes. */
function wonText({ name, won = [] }: SolvedGraph): Text {
  const each = won.slice(0, LISTED).map(name);
  const more = won.length > each.length ? ", …" : "";
  return t("playerMoveWonOutcomesNo", { each, more });
}

function listVertices({ language, terminal }: CommandContext, solved: SolvedGraph): void {
  const [vertex, ...head] = HEAD.map((each) => say(each, language));
  const rows = Array.from(solved.labels, (_, v) => {
    const { id, value, outcome, remoteness } = vertexOf(solved, v);
    return [`  ${saying(id)}`, nameOf(value), outcome, remoteness === undefined ? "–" : `${remoteness}`];
  });
  const all = [[`  ${vertex}`, ...head], ...rows];
  const told = solved.ended === undefined ? all : all.map((row) => row.toSpliced(1, 1));
  terminal.write(`\n${columns(told, [], terminal.columns)}`);
}

const HEAD: readonly Text[] = [t("vertex"), t("sg"), t("outcome"), t("moves")];

const nameOf = (value: Value | undefined): string => (value === undefined ? "" : valueText(value));

function sayTokens(
  context: CommandContext,
  solved: SolvedGraph,
  { tokens, outcome, moves, remoteness }: TokensTold,
  tell: (text: Text) => void,
): void {
  const named = (v: number) => {
    const { value } = vertexOf(solved, v);
    return value === undefined ? solved.name(v) : `${solved.name(v)} (${valueText(value)})`;
  };
  const names = tokens.map(named).join(" + ");
  context.terminal.write("\n");
  tell(t("whoWins", { names, wins: WINS[outcome] }));
  const each = moves.slice(0, LISTED).map(({ from, to }) => `${solved.name(from)} → ${solved.name(to)}`);
  const more = moves.length - each.length;
  if (remoteness !== undefined) {
    tell(t("movesUntilEndWhenWinner", { remoteness }));
  }
  if (moves.length === 0) return;
  const kind = {
    N: t("NWinningMoves"),
    D: t("DMovesDraw"),
    P: verbatim(""),
  }[outcome];
  tell(t("listedWins", { kind, each, more }));
}
