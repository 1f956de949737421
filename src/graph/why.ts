import { t } from "../locale/graph.ts";
import { verbatim } from "../locale/message.ts";
import { valueText } from "../nimber/value.ts";
import { loopyValueOf } from "../solve/graph/loopy.ts";
import { ENDLESS } from "../solve/graph/retrograde.ts";
import { INFINITE } from "../solve/graph/smith-labels.ts";
import type { Text } from "../types.ts";
import { outcomeAt, type SolvedGraph, vertexOf } from "./solved.ts";

// Explanation of the value and the outcome of a vertex by the moves from it.

/** Largest number of moves that a line names; the others are counted. */
const SHOWN = 20;

/**
 * Reasons for the value of vertex `v` and its outcome, with the winning moves. For a finite value: the answer
 * to each move to a larger or infinite value. For an infinite value: a move without an answer.
 */
export function whyVertex(solved: SolvedGraph, v: number): Text[] {
  const { graph, labels, name } = solved;
  const options = [...new Set(graph.targets.subarray(graph.offsets[v]!, graph.offsets[v + 1]!))];
  const { value, outcome, remoteness } = vertexOf(solved, v);
  if (value === undefined) return whyEnded(solved, v, options);
  const text = valueText(value);
  const lines: Text[] = [same(`${name(v)}: ${text}, ${outcome}`)];
  if (options.length === 0) lines.push(t("noMovesMex"));
  else {
    const each = listed(options, (w) => `${name(w)} (${valueText(loopyValueOf(graph, labels, w))})`);
    lines.push(t("moves", { each }));
    lines.push(...(labels[v] === INFINITE ? whyInfinite(solved, v, options) : whyFinite(solved, v, options)));
  }
  lines.push(...whoWins(solved, options, outcome, remoteness));
  return lines;
}

/** Reasons for an outcome in a graph with vertices at which the player to move has won. */
function whyEnded(solved: SolvedGraph, v: number, options: readonly number[]): Text[] {
  const { name, won } = solved;
  const { outcome, remoteness } = vertexOf(solved, v);
  const lines: Text[] = [same(`${name(v)}: ${outcome}`)];
  if (won!.includes(v)) return [...lines, t("playerMoveWon")];
  if (options.length === 0) return [...lines, t("noMoves")];
  const each = listed(options, (w) => `${name(w)} (${outcomeAt(solved, w)})`);
  lines.push(t("moves", { each }));
  return [...lines, ...whoWins(solved, options, outcome, remoteness)];
}

function whyFinite(
  { graph, labels, counters, name }: SolvedGraph,
  v: number,
  options: readonly number[],
): Text[] {
  const value = labels[v]!;
  const finite = [...new Set(options.map((w) => labels[w]!))].filter((label) => label !== INFINITE);
  const lines = [same(`mex {${finite.sort((a, b) => a - b).join(", ")}} = ${value}`)];
  for (const w of options.filter((each) => labels[each]! > value).slice(0, SHOWN)) {
    const back = graph.targets
      .subarray(graph.offsets[w]!, graph.offsets[w + 1]!)
      .find((x) => labels[x] === value && counters[x]! < counters[v]!)!;
    lines.push(
      t("answeredByValueAgain", {
        name: name(w),
        valueText: valueText(loopyValueOf(graph, labels, w)),
        back: name(back),
        value,
      }),
    );
  }
  return lines;
}

function whyInfinite({ graph, labels, name }: SolvedGraph, v: number, options: readonly number[]): Text[] {
  const { infinite } = loopyValueOf(graph, labels, v) as { readonly infinite: readonly number[] };
  const mex = infinite.findIndex((each, i) => each !== i);
  const least = mex < 0 ? infinite.length : mex;
  const spoils = options.find((w) => labels[w] === INFINITE && !leadsTo(graph, labels, w, least))!;
  const set = infinite.join(", ");
  const [value, spoiling] = [{ infinite }, loopyValueOf(graph, labels, spoils)].map(valueText);
  return [
    t("finiteValuesAmongThemMex", { set, least, name: name(spoils), spoiling, value }),
    t("addedComponentFiniteValueM"),
  ];
}

function leadsTo(
  { offsets, targets }: SolvedGraph["graph"],
  labels: Uint32Array,
  w: number,
  value: number,
): boolean {
  for (let e = offsets[w]!; e < offsets[w + 1]!; e++) if (labels[targets[e]!] === value) return true;
  return false;
}

function whoWins(
  solved: SolvedGraph,
  options: readonly number[],
  outcome: string,
  remoteness: number | undefined,
): Text[] {
  const { moves, name } = solved;
  if (outcome === "P") {
    return [t("everyMoveLosesLongestPlay", { remoteness })];
  }
  const wanted = outcome === "N" ? "P" : "D";
  const good = options.filter((w) => outcomeAt(solved, w) === wanted).sort((a, b) => moves[a]! - moves[b]!);
  const each = listed(good, (w) => (moves[w] === ENDLESS ? name(w) : `${name(w)} (${moves[w]! + 1})`));
  return outcome === "N" ? [t("winningMovesMovesUntilEnd", { each })] : [t("noMoveWinsMovesDraw", { each })];
}

function listed(vertices: readonly number[], show: (v: number) => string): Text {
  const shown = vertices.slice(0, SHOWN).map(show);
  const more = vertices.length - shown.length;
  return t("listed", { shown, more });
}

const same = (text: string): Text => verbatim(text);
