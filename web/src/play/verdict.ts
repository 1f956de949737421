import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Text } from "nimber";
import type { Solved } from "nimber/session";
import { knowing, solving } from "../engine/client.ts";
import type { Lasting } from "../engine/lasting.ts";
import type { Sum } from "../engine/protocol.ts";
import type { Found } from "../game/subject.ts";
import { resource } from "../shell/resource.ts";
import { ended, firstWon, state, sums } from "./game.ts";

/** Fate of the win: a move kept it, threw it away, or there was none to keep. */
export type Mark = "kept" | "mistake" | "lost";

/** One move of a game in review. */
export interface Judged {
  readonly mark: Mark;
  /** The moves that would have won. */
  readonly winning: Solved["winning"];
  /** Who wins after it, and how soon, where that is known. */
  readonly after: Lasting;
}

/** Whether somebody has asked why the game was lost. */
export const asked = signal(false);

/** A review is of one line of moves; of another nobody has asked. */
effect(() => {
  sums.value;
  asked.value = false;
});

/** Whether moves are marked: when the game is over, or when one wants to be told what is good during it. */
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

/** The moves of the line, judged; or why they cannot be; or nothing yet. */
export const judged: ReadonlySignal<readonly Judged[] | Text | undefined> = computed(() => {
  const { state, value, why } = judging.now.value;
  return state === "ready" ? value : state === "refused" ? why.text : undefined;
});

let line: readonly Sum[] | undefined;

/**
 * Judges the moves of the line, where there are any; what is known of its positions is not asked again. While the game
 * goes on the opponent does not wait for it, and a review has more time.
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

/** Judgement of the move at this index, as far as it is known. */
export function judgedAt(i: number): Judged | undefined {
  const found = judged.value;
  return Array.isArray(found) ? (found as readonly Judged[])[i] : undefined;
}

/** Fate of the win by the move at this index, where marks are shown. */
export const markOf = (i: number): Mark | undefined => (marksShown.value ? judgedAt(i)?.mark : undefined);

/** Facts about the position after `at` moves. */
export function foundAt(at: number): Found | undefined {
  const found = judged.value;
  if (found === undefined) return undefined;
  const verdict = verdicts.get(sums.value[at]!);
  return Array.isArray(found) && verdict !== undefined
    ? { ...verdict, moves: verdict.lasting.moves }
    : "unknown";
}

/** Who lost the game that has ended: whether they moved first, and whether it was the person at the page. */
export const loser: ReadonlySignal<{ readonly first: boolean; readonly you: boolean } | undefined> = computed(
  () => {
    const { rival, first } = state.value;
    if (!ended.value) return undefined;
    const lostByFirst = !firstWon(sums.value.length % 2 === 1);
    return { first: lostByFirst, you: typeof rival === "number" && lostByFirst === first };
  },
);

/** The loser's moves that threw the win away, the first of them first. */
export const slips: ReadonlySignal<readonly number[]> = computed(() => {
  const found = judged.value;
  const who = loser.value;
  if (who === undefined || !Array.isArray(found)) return [];
  return (found as readonly Judged[]).flatMap(({ mark }, i) =>
    mark === "mistake" && (i % 2 === 0) === who.first ? [i] : [],
  );
});

/** Whether the page says where the game was lost: to the loser at once, to others when they ask. */
export const told: ReadonlySignal<boolean> = computed(() => asked.value || loser.value?.you === true);

/** Whether the board shows the position of the first mistake, to somebody who may see it. */
export const slipShown: ReadonlySignal<boolean> = computed(
  () => told.value && slips.value[0] !== undefined && slips.value[0] === state.value.at,
);
