import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Outcome, Play, Text } from "nimber";
import type { Choice, Explained } from "nimber/session";
import { isCalm } from "../board/motion.ts";
import { Refusal, rules, solving } from "../engine/client.ts";
import type { Lasting } from "../engine/lasting.ts";
import type { Opened, Reading, Sum } from "../engine/protocol.ts";
import { t } from "../locale/play.ts";
import { latest } from "../shell/resource.ts";
import { damagedAddress, notice } from "../shell/url.ts";
import { beginning, type Setup, type State } from "./address.ts";
import { backwards, onwards, type Scene, sceneOf } from "./scene.ts";

export const state = signal<State>(beginning);
/** Games of the sum, with names and rules. */
export const reading = signal<Reading | undefined>(undefined);
/** Sums of the game, from the start to after the last move. */
export const sums = signal<readonly Sum[]>([]);

/** Notation of a sum. */
export const textOf = (sum: Sum): string =>
  sum.map(({ game, position }) => `${game} ${position}`).join(" + ");

/** Whether there is no move after the last of them. */
export const ended = signal(false);
/** Outcome at the end of play, if the rules define it. */
const said = signal<Outcome | undefined>(undefined);
export const scene = signal<Scene | undefined>(undefined);
export const analysis = signal<Explained | undefined>(undefined);
/** Outcome and length of play of the shown position, if known. */
export const lasts = signal<Lasting | undefined>(undefined);
/** Reason why the analysis, or the opponent, has no answer. */
export const trouble = signal<Text | undefined>(undefined);
/** Whether the result of a move is being computed. */
export const making = signal(false);
/** Opponent's move, shown before it is made. */
export const announced = signal<Choice | undefined>(undefined);
export const thinking = signal(false);
export const paused = signal(false);

/** Whether moves may determine who moves next, so that the game cannot be played on a board. */
export const entailed: ReadonlySignal<boolean> = computed(
  () => reading.value?.games.some(({ entails }) => entails) === true,
);
/** Whether it is the first player's turn: an even number of moves was made. */
export const firstToMove: ReadonlySignal<boolean> = computed(() => state.value.at % 2 === 0);

/** Whether it is the user's turn. */
export const yours: ReadonlySignal<boolean> = computed(() => {
  const { rival, first } = state.value;
  if (rival === "friend") return true;
  return rival !== "watch" && firstToMove.value === first;
});

/** Whether the shown position is the last one; earlier ones are only looked at. */
export const atEnd: ReadonlySignal<boolean> = computed(() => state.value.at === state.value.moves.length);

/** Milliseconds for which the opponent seems to think, shows its move, and lets a watcher look. */
const PAUSE = { think: 300, point: 550, watch: 700 };
const SEEDS = 1_000_000;
/** Turns: each step of the game, and each look back, replaces a pending one. */
const turns = latest();
/**
 * Requests of the present game; those of an earlier game are cancelled, so that the next one does not wait.
 */
const games = latest();
/** Game that is about to be shown. */
const coming = signal<State | undefined>(undefined);
/** Sum that is shown, or is about to be. */
export const wanted: ReadonlySignal<string> = computed(() => (coming.value ?? state.value).sum);
/** Turn in which the opponent is replying. */
let answering: AbortSignal | undefined;

/** Reads the sum of a game and its moves. @throws Refusal when the sum cannot be read */
export const read = ({ sum, moves, at }: State): Promise<Opened> =>
  rules.ask({ ask: "open", games: [sum], moves, at });

/** Starts a game, or the one of the address. @throws Refusal when the sum cannot be read */
export async function enter(next: State, opening: Opened | Promise<Opened> = read(next)): Promise<void> {
  const mine = turns.begin();
  coming.value = next;
  if (next.sum !== state.value.sum) games.begin();
  try {
    const line = await opening;
    if (mine.aborted) return;
    batch(() => {
      const { at, illegal: kept } = line;
      state.value = { ...next, seed: next.seed ?? anySeed(), moves: next.moves.slice(0, kept), at };
      reading.value = line.read;
      sums.value = line.sums;
      ended.value = line.over;
      said.value = line.said;
      arrive(sceneOf(line.sums[at]!, line.drawn));
      if (entailed.value) trouble.value = TURNS;
      thinking.value = false;
      paused.value = false;
      if (line.illegal !== undefined) damagedAddress();
    });
  } finally {
    if (coming.value === next) coming.value = undefined;
  }
}

const anySeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! % SEEDS;

/** Shows a scene without an analysis so far. */
function arrive(next: Scene): void {
  scene.value = next;
  analysis.value = undefined;
  lasts.value = undefined;
  trouble.value = undefined;
  making.value = false;
  announced.value = undefined;
}

/** Starts a new game with a new seed; recent choices are included. */
export async function begin(setup: Partial<Setup>): Promise<void> {
  notice.value = undefined;
  const { show } = state.value;
  await enter({ ...(coming.value ?? state.value), ...setup, show, seed: undefined, moves: [], at: 0 });
}

/** Makes a move from the shown position; moves after it are discarded. */
export async function move(choice: Choice): Promise<void> {
  const now = scene.value;
  if (now === undefined || making.value) return;
  const mine = turns.begin();
  making.value = true;
  try {
    const line = await rules.ask({ ask: "open", games: [now.sum], moves: [choice] });
    const [, sum] = line.sums;
    if (sum === undefined) throw new Refusal({ text: NO_MOVE(choice.at) });
    if (mine.aborted) return;
    batch(() => {
      const { moves, at, rival } = state.value;
      if (rival !== "watch") paused.value = false;
      state.value = { ...state.value, moves: [...moves.slice(0, at), choice], at: at + 1 };
      sums.value = [...sums.value.slice(0, at + 1), sum];
      ended.value = line.over;
      said.value = line.said;
      arrive(onwards(now, choice, sum, line.drawn));
    });
  } catch (error) {
    if (!mine.aborted) refused(error);
  }
}

const TURNS: Text = t("turns");

const NO_MOVE = (at: string): Text => t("noMoveHere", { at });

function refused(error: unknown): void {
  making.value = false;
  announced.value = undefined;
  if (!(error instanceof Refusal)) throw error;
  trouble.value = error.text;
}

/** Shows the position after `at` moves, and keeps all moves. */
export async function look(at: number): Promise<void> {
  const sum = sums.value[at];
  const now = scene.value;
  const from = state.value.at;
  if (sum === undefined || now === undefined || at === from) return;
  const mine = turns.begin();
  const parts = await rules.ask({ ask: "draw", games: [sum] });
  if (mine.aborted) return;
  batch(() => {
    const { moves } = state.value;
    state.value = { ...state.value, at };
    if (at === from + 1) arrive(onwards(now, moves[from]!, sum, parts));
    else if (at === from - 1) arrive(backwards(now, moves[at]!, sum, parts));
    else arrive(sceneOf(sum, parts));
    thinking.value = false;
    paused.value = true;
  });
}

/** Nearest position in this direction in which the user is to move. */
function step(by: -1 | 1): number | undefined {
  const { at, moves, rival, first } = state.value;
  for (let to = at + by; to >= 0 && to <= moves.length; to += by) {
    if (typeof rival === "string" || (to % 2 === 0) === first || to === moves.length) return to;
  }
  return undefined;
}

export const undoTo: ReadonlySignal<number | undefined> = computed(() => step(-1));
export const redoTo: ReadonlySignal<number | undefined> = computed(() => step(1));

/** Whether the first player won the finished game; `toMove` if it would be their turn. */
export function firstWon(toMove: boolean): boolean {
  const outcome = said.value ?? (state.value.play === "misere" ? "N" : "P");
  return (outcome === "N") === toMove;
}

/** Continues from the shown position, discarding the moves after it. */
export function goOn(): void {
  const { moves, at } = state.value;
  batch(() => {
    state.value = { ...state.value, moves: moves.slice(0, at) };
    sums.value = sums.value.slice(0, at + 1);
    ended.value = scene.value?.over === true;
    paused.value = false;
  });
}

/** Lets the opponent move if it is their turn at the end: they think, show their move, and make it. */
export async function answer(): Promise<void> {
  const now = scene.value;
  const { rival, play, seed, at, levels } = state.value;
  const mine = turns.now;
  if (answering === mine || now === undefined) return;
  answering = mine;
  thinking.value = true;
  try {
    const level = typeof rival === "number" ? rival : levels[at % 2]!;
    const [choice] = await Promise.all([
      solving.ask(
        { ask: "reply", games: [now.sum], play, level, seed: streamOf(seed ?? 0, at) },
        { signal: games.now },
      ),
      rival === "watch" ? wait(PAUSE.watch) : still(PAUSE.think),
    ]);
    if (mine.aborted || choice === undefined) return;
    announced.value = choice;
    await still(PAUSE.point);
    if (!mine.aborted && !paused.value) await move(choice);
  } catch (error) {
    if (!mine.aborted) refused(error);
  } finally {
    if (answering === mine) {
      answering = undefined;
      announced.value = undefined;
      thinking.value = false;
    }
  }
}

/** Separate random stream for each move of each game, so that a replayed game is the same. */
const streamOf = (seed: number, at: number): number => seed * 1024 + at;

/** Pause for the eye to follow, unless reduced motion is preferred. */
const still = (milliseconds: number): Promise<void> => (isCalm() ? Promise.resolve() : wait(milliseconds));

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => window.setTimeout(resolve, milliseconds));

/** Analyses the shown position. */
export async function analyse(now: Scene, play: Play): Promise<void> {
  const wanted = { signal: games.now };
  try {
    const found = await solving.ask({ ask: "explain", games: [now.sum], play }, wanted);
    if (scene.value !== now) return;
    analysis.value = found;
    const [soon] = await solving.ask({ ask: "lasting", games: [now.sum], play }, wanted);
    if (scene.value === now) lasts.value = soon;
  } catch (error) {
    if (scene.value === now && !wanted.signal.aborted) refused(error);
  }
}
