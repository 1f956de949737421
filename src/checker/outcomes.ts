/*
 * Certificates of who wins a subtraction game, under normal or misère play. With m the largest member of the set, who
 * wins from a heap of m or more depends on the m heaps before it alone. So m heaps in a row that agree with those one
 * period later prove that all after them do. Who wins is computed anew for all heaps up to there.
 *
 * A certificate of who wins a subtraction game, version 1, is an object of exactly these fields:
 * - `certificate`: "nimber-outcomes"; `version`: 1; `game`: a set `{1,3,4}`; `play`: "normal" or "misere";
 * - `preperiod`, `period`: who wins is the same for n and n + period, n >= preperiod, and no less will do;
 * - `losing`: the P-positions below preperiod + period, ascending.
 */

import { t } from "../locale/checker.ts";
import { isText } from "../locale/message.ts";
import type { Message } from "../types.ts";
import {
  type Finding,
  firstDifference,
  type Given,
  isNatural,
  shortened,
  wrongField,
} from "./certificate.ts";
import { readMoves } from "./heap-moves.ts";
import type { Meter } from "./meter.ts";

const FIELDS = ["certificate", "version", "game", "play", "preperiod", "period", "losing"];

/** P-positions of a subtraction game below `preperiod` + `period`, and their period. */
interface Claim {
  readonly game: string;
  readonly takes: readonly number[];
  readonly play: "normal" | "misere";
  readonly preperiod: number;
  readonly period: number;
  readonly losing: readonly number[];
}

/** Checks a certificate of the period of outcomes. */
export function* findingOfOutcomes(given: Given, text: string, counts: Meter): Generator<number, Finding> {
  const strays = yield* firstDifference(text, JSON.stringify(given), counts);
  if (strays !== undefined) return { verdict: "malformed", says: strays };
  const claim = read(given);
  if (isText(claim)) return { verdict: "malformed", says: claim };
  const wrong = faultOf(claim, counts);
  return wrong === undefined ? valid(claim) : { verdict: "refused", says: wrong };
}

function read(given: Given): Claim | Message {
  const strange = Object.keys(given).find((name) => !FIELDS.includes(name));
  if (strange !== undefined) return wrongField(strange);
  const { version, game, play, preperiod, period, losing } = given;
  if (version !== 1) return wrongField("version");
  const moves = typeof game === "string" ? readMoves(game) : undefined;
  if (moves?.kind !== "set") return wrongField("game");
  if (play !== "normal" && play !== "misere") return wrongField("play");
  if (!isNatural(preperiod)) return wrongField("preperiod");
  if (!isNatural(period) || period === 0) return wrongField("period");
  if (!isAscending(losing)) return wrongField("losing");
  return { game: game as string, takes: moves.takes, play, preperiod, period, losing };
}

const isAscending = (list: unknown): list is readonly number[] =>
  Array.isArray(list) && list.every(isNatural) && list.every((each, i) => i === 0 || each > list[i - 1]!);

/**
 * Fault of the claim, if any. It recomputes the outcomes heap by heap: from `preperiod` on, as many heaps as the
 * largest take must agree with those one period later, which implies the rest. Preperiod and period must be the least.
 */
function faultOf({ takes, play, preperiod, period, losing }: Claim, counts: Meter): Message | undefined {
  const largest = takes.at(-1) ?? 0;
  const length = preperiod + period + Math.max(largest, period);
  counts.heaps(length);
  // 1 for a P-position.
  const lost = counts.array(Uint8Array, length);
  for (let n = 0; n < length; n++) {
    counts.spend(takes.length + 1);
    const isEnd = takes.length === 0 || takes[0]! > n;
    const wins = isEnd ? play === "misere" : takes.some((take) => take <= n && lost[n - take] === 1);
    lost[n] = wins ? 0 : 1;
  }
  let listed = 0;
  for (let n = 0; n < preperiod + period; n++) {
    const isListed = losing[listed] === n;
    if (isListed) listed++;
    if (isListed !== (lost[n] === 1)) return wrongHeap(n, lost[n] === 1);
  }
  if (listed < losing.length) return t("heapListedButNoHeap", { losing: losing[listed], preperiod, period });
  for (let n = preperiod; n < preperiod + largest; n++)
    if (lost[n] !== lost[n + period]) return t("heapsDifferWhoWins", { n, period });
  if (preperiod > 0 && lost[preperiod - 1] === lost[preperiod - 1 + period])
    return t("preperiodLessThan", { preperiod });
  for (let less = 1; less < period; less++) {
    if (period % less !== 0) continue;
    counts.spend(period);
    let n = preperiod;
    while (n < preperiod + period && lost[n] === lost[n + less]) n++;
    if (n === preperiod + period) return t("periodLess", { less });
  }
  return undefined;
}

const wrongHeap = (heap: number, isLost: boolean): Message => t("heapPosition", { heap, isLost });

function valid({ game, play, preperiod, period }: Claim): Finding {
  return {
    verdict: "valid",
    says: t("whoWinsPreperiodPeriod", { shortened: shortened(game), play, preperiod, period }),
  };
}
