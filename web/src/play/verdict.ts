import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Text } from "nimber";
import type { Solved } from "nimber/session";
import { knowing, solving } from "../engine/client.ts";
import type { Lasting } from "../engine/lasting.ts";
import type { Sum } from "../engine/protocol.ts";
import type { Found } from "../game/subject.ts";
import { resource } from "../shell/resource.ts";
import { ended, firstWon, state, sums } from "./game.ts";

/** Effect of a move on the win: kept it, gave it away, or there was none. */
export type Mark = "kept" | "mistake" | "lost";

/** Judgement of one move. */
export interface Judged {
  readonly mark: Mark;
  /** Moves that would have won. */
  readonly winning: Solved["winning"];
  /** Winner after the move, and the number of moves left where that is known. */
  readonly after: Lasting;
}

/** Whether somebody has asked where the game was lost. */
export const asked = signal(false);

/** The question belongs to one line of moves; another line starts without it. */
effect(() => {
  sums.value;
  asked.value = false;
});

/** Whether moves are marked: after the game, or during it when colours or hints are shown. */
const marksShown: ReadonlySignal<boolean> = computed(() => {
  const { show } = state.value;
  return sums.value.length > 1 && (ended.value || show.has("colours") || show.has("hints"));
});

const verdicts = new WeakMap<Sum, Solved & { readonly lasting: Lasting }>();

const judging = resource(async (line: readonly Sum[]): Promise<readonly Judged[]> => {
  const { play } = state.value;
  const unknown = line.filter((sum) => !verdicts.has(sum));
  const engine = ended.value ? solving : knowing;
  const found = await engine.ask({ ask: "solve", games: unknown, play });
  const lengths = await engine.ask({ ask: "lasting", games: unknown, play });
  for (const [i, sum] of unknown.entries()) {
    const { outcome } = found[i]!;
    verdicts.set(sum, { ...found[i]!, lasting: lengths[i] ?? { outcome } });
  }
  return marksOf(line);
});

/**
 * Judgements of the moves of the line, or the reason why there are none; `undefined` while they are computed.
 */
export const judged: ReadonlySignal<readonly Judged[] | Text | undefined> = computed(() => {
  const { state, value, why } = judging.now.value;
  return state === "ready" ? value : state === "refused" ? why.text : undefined;
});

let line: readonly Sum[] | undefined;

/**
 * Judges the moves of the line, if there are any. Positions judged before are not asked again. During the
 * game this runs beside the opponent's search, and after it there is more time.
 */
export function judge(): void {
  if (line === sums.value) return;
  line = sums.value;
  if (line.length > 1) void judging.ask(line);
  else judging.cancel();
}

const marksOf = (line: readonly Sum[]): Judged[] =>
  line.slice(0, -1).map((sum, i) => {
    const { outcome, winning } = verdicts.get(sum)!;
    const { lasting: after } = verdicts.get(line[i + 1]!)!;
    const kept = after.outcome === "P" || (outcome === "D" && after.outcome === "D");
    return { mark: outcome === "P" ? "lost" : kept ? "kept" : "mistake", winning, after };
  });

/** Judgement of the move at this index, if known. */
export function judgedAt(i: number): Judged | undefined {
  const found = judged.value;
  return Array.isArray(found) ? (found as readonly Judged[])[i] : undefined;
}

/** Mark of the move at this index, where marks are shown. */
export const markOf = (i: number): Mark | undefined => (marksShown.value ? judgedAt(i)?.mark : undefined);

/** Answer for the position after `at` moves. */
export function foundAt(at: number): Found | undefined {
  const found = judged.value;
  if (found === undefined) return undefined;
  const verdict = verdicts.get(sums.value[at]!);
  return Array.isArray(found) && verdict !== undefined
    ? { ...verdict, moves: verdict.lasting.moves }
    : "unknown";
}

/** Loser of the finished game: whether it is the first player, and whether it is the person at the page. */
export const loser: ReadonlySignal<{ readonly first: boolean; readonly you: boolean } | undefined> = computed(
  () => {
    const { rival, first } = state.value;
    if (!ended.value) return undefined;
    const lostByFirst = !firstWon(sums.value.length % 2 === 1);
    return { first: lostByFirst, you: typeof rival === "number" && lostByFirst === first };
  },
);

/** Indices of the loser's moves that gave the win away, in order. */
export const slips: ReadonlySignal<readonly number[]> = computed(() => {
  const found = judged.value;
  const who = loser.value;
  if (who === undefined || !Array.isArray(found)) return [];
  return (found as readonly Judged[]).flatMap(({ mark }, i) =>
    mark === "mistake" && (i % 2 === 0) === who.first ? [i] : [],
  );
});

/** Whether the page says where the game was lost: to the loser at once, to others on request. */
export const told: ReadonlySignal<boolean> = computed(() => asked.value || loser.value?.you === true);

/** Whether the board shows the position of the first mistake, and may. */
export const slipShown: ReadonlySignal<boolean> = computed(
  () => told.value && slips.value[0] !== undefined && slips.value[0] === state.value.at,
);
