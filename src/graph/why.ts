import { valueText } from "../nimber/value.ts";
import { loopyValueOf } from "../solve/graph/loopy.ts";
import { ENDLESS } from "../solve/graph/retrograde.ts";
import { INFINITE } from "../solve/graph/together.ts";
import type { Text } from "../types.ts";
import { outcomeAt, type SolvedGraph, vertexOf } from "./solved.ts";

/** Moves that a line names; the rest is counted. */
const SHOWN = 20;

/**
 * Why the vertex `v` has its value, who wins from it, and by which moves: for a finite value the answer to each move
 * that leads to a larger or an infinite one, for an infinite one the move that has no answer.
 */
export function whyVertex(solved: SolvedGraph, v: number): Text[] {
  const { graph, labels, name } = solved;
  const options = [...new Set(graph.targets.subarray(graph.offsets[v]!, graph.offsets[v + 1]!))];
  const { value, outcome, remoteness } = vertexOf(solved, v);
  if (value === undefined) return whyEnded(solved, v, options);
  const text = valueText(value);
  const lines: Text[] = [same(`${name(v)}: ${text}, ${outcome}`)];
  if (options.length === 0) lines.push({ en: "No moves: mex {} = 0.", zh: "没有走法：mex {} = 0。" });
  else {
    const each = listed(options, (w) => `${name(w)} (${valueText(loopyValueOf(graph, labels, w))})`);
    lines.push({ en: `Moves to ${each.en}`, zh: `可走到 ${each.zh}` });
    lines.push(...(labels[v] === INFINITE ? whyInfinite(solved, v, options) : whyFinite(solved, v, options)));
  }
  lines.push(...whoWins(solved, options, outcome, remoteness));
  return lines;
}

/** Where the mover has won at some vertices there are outcomes alone. */
function whyEnded(solved: SolvedGraph, v: number, options: readonly number[]): Text[] {
  const { name, won } = solved;
  const { outcome, remoteness } = vertexOf(solved, v);
  const lines: Text[] = [same(`${name(v)}: ${outcome}`)];
  if (won!.includes(v)) return [...lines, { en: "The player to move has won.", zh: "轮到走的一方已获胜。" }];
  if (options.length === 0) return [...lines, { en: "No moves.", zh: "没有走法。" }];
  const each = listed(options, (w) => `${name(w)} (${outcomeAt(solved, w)})`);
  lines.push({ en: `Moves to ${each.en}`, zh: `可走到 ${each.zh}` });
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
    lines.push({
      en: `A move to ${name(w)} (${valueText(loopyValueOf(graph, labels, w))}) is answered by one to ${name(back)}, which has value ${value} again.`,
      zh: `走到 ${name(w)}（${valueText(loopyValueOf(graph, labels, w))}）时，应走到 ${name(back)}，其值又是 ${value}。`,
    });
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
    {
      en: `The finite values among them are {${set}}, mex ${least}. But from ${name(spoils)} (${spoiling}) there is no move to value ${least}, so ${least} cannot be kept: the value is ${value}.`,
      zh: `其中有限的值为 {${set}}，mex 为 ${least}。但从 ${name(spoils)}（${spoiling}）走不到值 ${least}，${least} 无法保持，故值为 ${value}。`,
    },
    {
      en: "Added to a component of finite value m, the next player wins iff m is in that set; else nobody can force a win.",
      zh: "与有限值 m 的子游戏相加时，m 属于此集合则先手必胜，否则谁也无法强制取胜。",
    },
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
    return [
      {
        en: `Every move loses; the longest play lasts ${remoteness} moves.`,
        zh: `任何走法都输；最长可拖 ${remoteness} 步。`,
      },
    ];
  }
  const wanted = outcome === "N" ? "P" : "D";
  const good = options.filter((w) => outcomeAt(solved, w) === wanted).sort((a, b) => moves[a]! - moves[b]!);
  const each = listed(good, (w) => (moves[w] === ENDLESS ? name(w) : `${name(w)} (${moves[w]! + 1})`));
  return outcome === "N"
    ? [
        {
          en: `Winning moves, with the moves until the end: ${each.en}`,
          zh: `必胜走法（括号内为到终局的步数）：${each.zh}`,
        },
      ]
    : [{ en: `No move wins. Moves that draw: ${each.en}`, zh: `没有必胜走法。可保持和局的走法：${each.zh}` }];
}

function listed(vertices: readonly number[], show: (v: number) => string): Text {
  const shown = vertices.slice(0, SHOWN).map(show);
  const more = vertices.length - shown.length;
  return {
    en: `${shown.join(", ")}${more > 0 ? `, and ${more} more` : ""}.`,
    zh: `${shown.join("、")}${more > 0 ? `，另有 ${more} 个` : ""}。`,
  };
}

const same = (text: string): Text => ({ en: text, zh: text });
