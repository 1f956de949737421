import {
  type Game,
  heapRules,
  LimitError,
  type Play,
  periodClaim,
  periodOf,
  periodReason,
  type Text,
} from "nimber";
import { gameOf } from "nimber/ask";
import { type Known, theoremOf } from "./told.ts";

/** Heaps among which the head of a page looks for a period, and the seconds for which it does. */
const HEAPS = 20_000;
const SECONDS = 4;

const NO_PERIOD = (heaps: number): Text => ({
  en: `The values of heaps 0 to ${heaps - 1} have no period yet.`,
  zh: `0 到 ${heaps - 1} 的 SG 值尚无周期。`,
});

const COMPUTED: Text = { en: "Computed from the rules.", zh: "按规则直接计算。" };

const UNKNOWN: Text = {
  en: "No law is known: each position is searched.",
  zh: "尚无已知规律，逐个局面搜索。",
};

const UNKNOWN_MISERE: Text = {
  en: "No law is known under misère play: each position is searched.",
  zh: "反常规则下尚无已知规律，逐个局面搜索。",
};

/** What is known of a game under a play. @throws NotationError */
export function known(notation: string, play: Play): Known {
  const game = gameOf(notation);
  const theorem = theoremOf(game, play);
  const period = play === "normal" ? periodOfGame(game) : undefined;
  // What is proved here and now says more than a citation, but for values that grow: there a formula does.
  const better = theorem === undefined || (period?.verdict === "proved" && !period.grows);
  return (better ? period : undefined) ?? theorem ?? period ?? none(play);
}

const none = (play: Play): Known => ({
  verdict: "none",
  says: play === "normal" ? UNKNOWN : UNKNOWN_MISERE,
  rests: COMPUTED,
});

function periodOfGame(game: Game<unknown>): Known | undefined {
  const heap = heapRules(game);
  if (heap === undefined) return undefined;
  try {
    const found = periodOf(heap, { heaps: HEAPS, seconds: SECONDS });
    if (found.verdict === "none") return { verdict: "none", says: NO_PERIOD(found.heaps), rests: COMPUTED };
    const claim = periodClaim(found);
    return {
      verdict: found.verdict,
      grows: found.saltus > 0,
      says: claim,
      rests: found.verdict === "proved" ? periodReason(heap, found) : COMPUTED,
    };
  } catch (error) {
    if (error instanceof LimitError) return undefined;
    throw error;
  }
}
