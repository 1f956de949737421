import { RuleError } from "../../errors.ts";
import type { Natural } from "../../nimber/natural.ts";
import type { Game, LocalizedText, Move, Tick } from "../../types.ts";
import { oneHeap } from "../family/heap.ts";
import { coinRow, misereNote, USUAL_LARGEST } from "./turning.ts";

const RIGHTMOST: LocalizedText = {
  en: "a rule for coins must not turn a coin on the right of the one that goes to tails, but this rule does",
  zh: "翻硬币时，由正面翻成反面的那枚硬币右边的硬币都不得翻动，但此规则会翻动",
};

const TURNS: LocalizedText = {
  en: "a rule for coins must not contain again: or answer:",
  zh: "翻硬币的规则不得含有 again: 或 answer:",
};

/** Turned coins in ascending order, each once; a coin that is turned twice does not change. */
function turned(places: readonly Natural[]): Natural[] {
  const odd = new Set<Natural>();
  for (const place of places) if (!odd.delete(place)) odd.add(place);
  return [...odd].sort((a, b) => Number(a) - Number(b));
}

/**
 * One-number rule as a coin rule: the numbers that a move from n leaves are the coins turned together with
 * the coin at n.
 */
export function ownCoins(game: Game<Natural>): Game<Natural> {
  if (game.entails === true) throw new RuleError(TURNS);
  function* moves(n: Natural, tick?: Tick): Generator<Move<Natural>> {
    const seen = new Set<string>();
    for (const { to } of game.moves(n, tick)) {
      if (to.some((place) => place >= n)) throw new RuleError(RIGHTMOST, `${n}`);
      const places = turned(to);
      const at = [...places, n].join();
      if (seen.has(at)) continue;
      seen.add(at);
      yield { at, to: places };
    }
  }
  return {
    ...oneHeap,
    id: `coins(${game.id})`,
    name: { en: "Turning coins by a rule", zh: "按规则翻硬币" },
    rule: {
      en: `Turn a coin at place n from heads to tails and, with it, the coins at the places that a move of ${game.id} leaves of n.`,
      zh: `把位置 n 的一枚硬币由正面翻成反面，同时翻 ${game.id} 从 n 一步走到的各数所在位置的硬币。`,
    },
    notation: {
      en: "the place of a coin that shows heads, counted from 0, such as 5",
      zh: "正面朝上的硬币的位置，从 0 数起，如 5",
    },
    misereNote,
    start: [5],
    accelerators: { usualLargest: USUAL_LARGEST },
    moves,
    board: (n) => coinRow(Number(n), moves(n)),
  };
}
