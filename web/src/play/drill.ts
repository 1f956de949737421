import { effect, signal, untracked } from "@preact/signals";
import type { Text } from "nimber";
import type { Choice } from "nimber/session";
import { phraseFrom } from "../board/phrase.ts";
import { rules, solving } from "../engine/client.ts";
import type { Sum } from "../engine/protocol.ts";
import { resource } from "../shell/resource.ts";
import type { Setup } from "./address.ts";
import { begin, look, reading, state, sums, textOf } from "./game.ts";
import { forget, type Mistake, mistakes } from "./mistakes.ts";

/** Running drill: its round, the earlier results, and the verdict on the last move. */
export interface Drill {
  readonly round: number;
  /** Whether the move of each finished round was right. */
  readonly results: readonly boolean[];
  readonly verdict: "right" | "wrong" | "preparing" | undefined;
  /** Winning moves, up to a limit. */
  readonly winning: readonly Text[];
  readonly ways: number;
  /** First winning move, which the board shows after a wrong one. */
  readonly best?: Choice | undefined;
  /** Game to return to. */
  readonly before: Setup;
  /** Positions of the rounds, if they are given instead of random. */
  readonly given?: readonly Mistake[];
  /** Whether random positions have one component. */
  readonly alone?: boolean;
}

const ROUNDS = 5;
/** Most winning moves that are named. */
const NAMED = 6;
/** Milliseconds from a right answer to the next position; after a wrong one the user continues. */
const PRAISED = 1200;
export const drill = signal<Drill | "none" | undefined>(undefined);

const KEPT = "nimber-streaks";

/** Right answers in a row: at present, and at most. */
interface Streak {
  readonly run?: number;
  readonly longest?: number;
}

/** Streaks by game, stored in this browser. */
const streaks = signal(kept());

function kept(): ReadonlyMap<string, Streak | null> {
  try {
    return new Map(JSON.parse(localStorage.getItem(KEPT) ?? "[]"));
  } catch {
    return new Map();
  }
}

const playedGame = (): string => `${state.value.play} ${reading.value?.games.map(({ id }) => id)}`;

/** Streak of the game on the board. */
export function streakNow(): Required<Streak> {
  const { run = 0, longest = 0 } = streaks.value.get(playedGame()) ?? {};
  return { run, longest };
}

/** Counts an answer in the streak of the game on the board. */
function count(right: boolean): void {
  const { run, longest } = streakNow();
  const now = right ? run + 1 : 0;
  streaks.value = new Map(streaks.value).set(playedGame(), { run: now, longest: Math.max(longest, now) });
  try {
    localStorage.setItem(KEPT, JSON.stringify([...streaks.value]));
  } catch {
    // Without storage, the streaks are forgotten with the page.
  }
}

/** Most random positions that are tried for an N-position, and most N-positions that are compared. */
const TRIES = 40;

/** Random position, or its first component. */
async function randomOf(game: string, alone: boolean): Promise<string> {
  const seed = crypto.getRandomValues(new Uint32Array(1))[0]!;
  const sum = await rules.ask({ ask: "randomStart", games: [game], seed });
  if (!alone) return sum;
  const read = await rules.ask({ ask: "read", games: [sum] });
  return textOf(read.sum.slice(0, 1));
}

/** Random N-position. Later rounds compare more of them, and use the one with the fewest winning moves. */
async function position(game: string, round: number, alone: boolean): Promise<string | undefined> {
  const { play } = state.value;
  let best: { readonly sum: string; readonly share: number } | undefined;
  let found = 0;
  for (let i = 0; i < TRIES && found < round; i++) {
    const sum = await randomOf(game, alone);
    const [answer] = await solving.ask({ ask: "solve", games: [sum], play });
    if (answer?.outcome !== "N" || answer.winning.length === 0) continue;
    found++;
    const share = answer.winning.length / sum.length;
    if (best === undefined || share < best.share) best = { sum, share };
  }
  return best?.sum;
}

/** Starts a drill with the positions in which the user has given a win away. */
export const startOwn = (): Promise<void> => startGiven(mistakes.value.slice(-ROUNDS));

/** Starts a drill with these positions. */
export async function startGiven(given: readonly Mistake[]): Promise<void> {
  const before = state.value;
  drill.value = { round: 0, results: [], verdict: "preparing", winning: [], ways: 0, before, given };
  await nextRound();
}

export async function startDrill(alone = false): Promise<void> {
  const now = drill.value;
  const before = typeof now === "object" ? now.before : state.value;
  drill.value = { round: 0, results: [], verdict: "preparing", winning: [], ways: 0, before, alone };
  await nextRound();
}

/** Puts the position of a round on the board, if there is one. */
const rounds = resource(
  async (
    { of: { given, round, alone = false }, game }: { readonly of: Drill; readonly game: string },
    { signal },
  ) => {
    const one = given?.[round - 1];
    const sum = given === undefined ? await position(game, round, alone) : one?.sum;
    if (sum === undefined || signal.aborted) return false;
    await begin({ sum, play: one?.play ?? state.value.play, rival: "friend", first: true });
    return true;
  },
  (end, { of }) => {
    drill.value = end.state === "ready" && end.value ? { ...of, verdict: undefined } : "none";
  },
);

export async function nextRound(): Promise<void> {
  const now = drill.value;
  const game = reading.value?.games[0]?.id;
  if (typeof now !== "object" || game === undefined) return;
  const round = now.round + 1;
  const of: Drill = { ...now, round, verdict: "preparing", winning: [], ways: 0, best: undefined };
  drill.value = of;
  await rounds.ask({ of, game });
}

/** Ends the drill, and cancels its questions. */
export function endDrill(): void {
  rounds.cancel();
  judging.cancel();
  drill.value = undefined;
}

export function leaveDrill(): void {
  const now = drill.value;
  endDrill();
  if (typeof now === "object") void begin(now.before);
}

/** Number of rounds. */
export const roundsOf = ({ given }: Drill): number => given?.length ?? ROUNDS;

/** Whether the move of the round was made. */
export const isJudged = (now: typeof drill.value): boolean =>
  typeof now === "object" && (now.verdict === "right" || now.verdict === "wrong");

/** Whether all rounds are over. */
export const isOver = (now: Drill): boolean => now.round === roundsOf(now) && isJudged(now);

interface Made {
  readonly of: Drill;
  readonly before: Sum;
  readonly after: Sum;
}

/** Judges the move of a round. */
const judging = resource(
  async ({ before, after }: Made) => {
    const [was, is] = await solving.ask({
      ask: "solve",
      games: [before, after],
      play: state.value.play,
    });
    return { winning: was!.winning, right: is!.outcome === "P" };
  },
  (end, { of, before }) => {
    if (end.state === "refused") {
      drill.value = "none";
      return;
    }
    const { winning, right } = end.value;
    count(right);
    const mistake = of.given?.[of.round - 1];
    if (right && mistake !== undefined) forget(mistake);
    const done: Drill = {
      ...of,
      results: [...of.results, right],
      verdict: right ? "right" : "wrong",
      winning: winning.slice(0, NAMED).map(({ part, at, to }) => phraseFrom(before, part, at, to)),
      ways: winning.length,
      best: right ? undefined : winning[0],
    };
    drill.value = done;
    // Hints on winning moves refer to the position before the move.
    if (!right) void look(0);
    if (right && !isOver(done)) setTimeout(() => drill.value === done && void nextRound(), PRAISED);
  },
);

/** Judges the move that is made in each round. */
export function watchDrill(): () => void {
  return effect(() => {
    const of = drill.value;
    const [before, after] = sums.value;
    if (typeof of !== "object" || of.verdict !== undefined || of.round === 0) return;
    if (before !== undefined && after !== undefined) untracked(() => void judging.ask({ of, before, after }));
  });
}
