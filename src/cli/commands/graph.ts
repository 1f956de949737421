import { LimitError } from "../../errors.ts";
import {
  binaryOf,
  type GraphFormat,
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
import { say } from "../../locale/message.ts";
import { nearest } from "../../nearest.ts";
import { begin, type Limits, started } from "../../solve/limits.ts";
import type { Text } from "../../types.ts";
import { type Command, type CommandContext, SEARCH, UsageError } from "../command.ts";
import { EXIT } from "../exit.ts";
import { openPlaces, writeFile } from "../files.ts";
import { readGraph } from "../graph-input.ts";
import { firstWord, limitsOf } from "../input.ts";
import { t } from "../locale/commands.ts";
import { graphText } from "../terminal/graph.ts";
import { jsonLine } from "../terminal/json.ts";
import { saying } from "../terminal/shown.ts";

// Command `graph`: values and outcomes of the vertices of a directed graph in a file, also with cycles.

const USAGE = "nimber graph <file>|-";

/** Default limit on the sums in the search for the remoteness of a sum; --positions changes it. */
const SUMS = 200_000;

const HEADERS: readonly Header[] = ["auto", "yes", "no"];
const FORMS: readonly GraphFormat[] = ["edges", "dot", "json", "csr"];

export const graph: Command = {
  usage: [USAGE],
  options: [
    {
      name: "sum",
      value: "vertices",
      says: t("graph.tokensVerticesWhoWinsMoves"),
    },
    {
      name: "won",
      value: "vertices",
      says: t("graph.whoeverMoveWon"),
    },
    { name: "explain", value: "vertex", says: t("graph.whyVertexValue") },
    {
      name: "header",
      value: HEADERS.join("|"),
      says: t("graph.whetherFirstLineHeaderN"),
    },
    {
      name: "form",
      value: FORMS.join("|"),
      says: t("graph.howGraphWrittenToldItself"),
    },
    { name: "csv", value: "FILE", says: t("graph.writeVerticesCsv") },
    { name: "dot", value: "FILE", says: t("graph.writeGraphGraphviz") },
    { name: "svg", value: "FILE", says: t("graph.drawGraph") },
    {
      name: "csr",
      value: "FILE",
      says: t("graph.writeGraphBinaryForm"),
    },
    { name: "certificate", value: "FILE", says: t("graph.writeProofValues") },
    ...SEARCH.filter(({ name }) => name !== "misere"),
  ],
  examples: [
    "nimber graph edges.txt --explain 3",
    "printf 'a b\\nb a\\nb c\\n' | nimber graph - --sum a,b",
    "nimber graph big.txt.gz --csv values.csv",
    "printf '1 2\\n2 1\\n2 3\\n' | nimber graph - --won 3",
    "nimber graph edges.txt --header no --certificate values.cert",
  ],
  async run(context) {
    const file = firstWord(context, t("graph.file"), USAGE);
    const header = oneOf(context, "header", HEADERS) ?? "auto";
    const form = oneOf(context, "form", FORMS);
    openPlaces(context);
    const limits = started(limitsOf(context));
    const { positions = SUMS } = limits;
    const named = await readGraph(file, context, { form, header, bounds: begin(limits) });
    const won = [...new Set([...(named.won ?? []), ...verticesOf(context, "won", named)])];
    const solved = solveGraph(won.length === 0 ? named : { ...named, won });
    if (won.length > 0) expectNoProof(context);
    const tokens = verticesOf(context, "sum", solved);
    const asked =
      context.option("explain") === undefined ? [] : [find(context.option("explain")!, "explain", solved)];
    writeFiles(context, solved);
    if (solved.header !== undefined)
      context.terminal.warn(`${saying(say(headerText(solved.header), context.language))}\n`);
    const sum = tokens.length === 0 ? undefined : sumOf(solved, tokens, { ...limits, positions });
    if (context.json) json(context, solved, sum, asked);
    else graphText(context, solved, sum && { ...sum, tokens }, asked);
    if (sum?.limit !== undefined) throw sum.limit;
    return EXIT.answered;
  },
};

function oneOf<T extends string>(context: CommandContext, name: string, known: readonly T[]): T | undefined {
  const asked = context.option(name);
  const found = known.find((each) => each === asked);
  if (asked === undefined || found !== undefined) return found;
  const meant = nearest(asked, known);
  throw new UsageError(t("graph.expectedOneFound", { name, known, asked, meant }));
}

/**
 * Refuses options for files whose formats do not support vertices where the player to move has won. @throws
 * UsageError
 */
function expectNoProof(context: CommandContext): void {
  const name = ["certificate", "csr"].find((each) => context.option(each) !== undefined);
  if (name === undefined) return;
  throw new UsageError(t("graph.expectedGraphWithoutVerticesMover", { name }));
}

interface TokensSum extends TokensSolved {
  readonly remoteness?: number;
  /** Limit that ended the search for the remoteness. */
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

const verticesOf = (context: CommandContext, name: string, solved: NamedGraph): readonly number[] =>
  context
    .option(name)
    ?.split(/\s*,\s*/)
    .map((each) => find(each, name, solved)) ?? [];

function find(name: string, option: string, solved: NamedGraph): number {
  const v = solved.find(name);
  if (v !== undefined) return v;
  throw new UsageError(t("graph.expectedVertexGraphFound", { option, name }));
}

const headerText = ({ vertices, edges }: { readonly vertices: number; readonly edges: number }): Text =>
  t("graph.firstLineTakenHeaderHeader", { vertices, edges });

function writeFiles(context: CommandContext, solved: SolvedGraph): void {
  const n = solved.labels.length;
  if (context.option("svg") !== undefined && n > MOST_DRAWN) {
    throw new UsageError(t("graph.svgExpectedMostVerticesFound", { mostDrawn: MOST_DRAWN, n }));
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
    const file = context.option(name);
    if (file !== undefined) writeFile(file, packed(write(solved)));
  }
  const binary = { csr: binaryOf(solved.graph), certificate: graphCertificate(solved) };
  for (const [name, pieces] of Object.entries(binary)) {
    const file = context.option(name);
    if (file !== undefined) writeFile(file, pieces);
  }
}

function json(
  context: CommandContext,
  solved: SolvedGraph,
  sum: TokensSum | undefined,
  asked: readonly number[],
): void {
  const { terminal } = context;
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
