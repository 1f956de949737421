import { batch, computed, effect, type ReadonlySignal, signal, untracked } from "@preact/signals";
import type { Play, Text } from "nimber";
import { Refusal, rules, solving } from "../engine/client.ts";
import type { Analysis, Choice, Drawn, Reading, Sum } from "../engine/protocol.ts";
import { arrival, damagedAddress, keep, notice, place, query } from "../shell/url.ts";
import { beginning, formatState, parseState, type Setup, type Show, type State } from "./setup.ts";

/** A sum with its drawing, and the move that led to it. */
export interface Scene {
  readonly sum: Sum;
  readonly parts: readonly Drawn[];
  /** Nobody can move. */
  readonly over: boolean;
}

export const state = signal<State>(beginning);
/** The games of the sum, with names and rules. */
export const reading = signal<Reading | undefined>(undefined);
/** Every sum of the game, from the first to the last move. */
export const sums = signal<readonly Sum[]>([]);
export const scene = signal<Scene | undefined>(undefined);
export const analysis = signal<Analysis | undefined>(undefined);
/** Why the analysis, or the opponent, has no answer. */
export const trouble = signal<Text | undefined>(undefined);
/** The move being made, shown before the board changes. */
export const leaving = signal<Choice | undefined>(undefined);
export const thinking = signal(false);
export const paused = signal(false);

/** Whose turn it is: the first player has even moves before theirs. */
export const firstToMove: ReadonlySignal<boolean> = computed(() => state.value.at % 2 === 0);

/** Whether the person at the page moves now. */
export const yours: ReadonlySignal<boolean> = computed(() => {
  const { rival, first } = state.value;
  if (rival === "friend") return true;
  return rival !== "watch" && firstToMove.value === first;
});

/** Whether the position is the last of the line: before it the game is only looked at. */
export const atEnd: ReadonlySignal<boolean> = computed(() => state.value.at === state.value.moves.length);

const STILL = 240;
const PACE = 900;
let generation = 0;
let busy = false;

/** Starts a game, or the one that the address tells. @throws Refusal when the sum cannot be read. */
async function enter(next: State): Promise<void> {
  const mine = ++generation;
  const read = await rules.ask("read", next.sum);
  const line = await rules.ask("follow", read.sum, next.moves);
  const kept = line.illegal ?? next.moves.length;
  const at = Math.min(next.at, kept);
  const parts = await rules.ask("draw", line.sums[at]!);
  if (mine !== generation) return;
  batch(() => {
    state.value = { ...next, moves: next.moves.slice(0, kept), at };
    reading.value = read;
    sums.value = line.sums;
    scene.value = sceneOf(line.sums[at]!, parts);
    analysis.value = undefined;
    trouble.value = undefined;
    leaving.value = undefined;
    thinking.value = false;
    paused.value = false;
    if (line.illegal !== undefined) damagedAddress();
  });
}

const sceneOf = (sum: Sum, parts: readonly Drawn[]): Scene => ({
  sum,
  parts,
  over: parts.every(({ moves }) => moves.length === 0),
});

export async function begin(setup: Setup): Promise<void> {
  notice.value = undefined;
  await enter({ ...state.value, ...setup, moves: [], at: 0 });
}

/** Makes a move from the position shown; moves after it are forgotten. */
export async function move(choice: Choice): Promise<void> {
  const now = scene.value;
  if (now === undefined || leaving.value !== undefined) return;
  const mine = ++generation;
  leaving.value = choice;
  try {
    const [{ sums: after, illegal }] = await Promise.all([
      rules.ask("follow", now.sum, [choice]),
      still(STILL),
    ]);
    if (illegal !== undefined) throw new Refusal(NO_MOVE(choice.at));
    const parts = await rules.ask("draw", after[1]!);
    if (mine !== generation) return;
    batch(() => {
      const { moves, at } = state.value;
      leaving.value = undefined;
      if (state.value.rival !== "watch") paused.value = false;
      state.value = { ...state.value, moves: [...moves.slice(0, at), choice], at: at + 1 };
      sums.value = [...sums.value.slice(0, at + 1), after[1]!];
      scene.value = sceneOf(after[1]!, parts);
      analysis.value = undefined;
      trouble.value = undefined;
    });
  } catch (error) {
    if (mine === generation) refused(error);
  }
}

const NO_MOVE = (at: string): Text => ({
  en: `There is no move ${at} here.`,
  zh: `此处没有走法 ${at}。`,
});

function refused(error: unknown): void {
  leaving.value = undefined;
  if (!(error instanceof Refusal)) throw error;
  trouble.value = error.text;
}

/** Shows the position after `at` moves; nothing is forgotten. */
export async function look(at: number): Promise<void> {
  const sum = sums.value[at];
  if (sum === undefined || at === state.value.at) return;
  const mine = ++generation;
  const parts = await rules.ask("draw", sum);
  if (mine !== generation) return;
  batch(() => {
    state.value = { ...state.value, at };
    scene.value = sceneOf(sum, parts);
    analysis.value = undefined;
    trouble.value = undefined;
    leaving.value = undefined;
    thinking.value = false;
    paused.value = true;
  });
}

/** Steps over the opponent's moves, to where the person moves. */
function step(by: -1 | 1): number | undefined {
  const { at, moves, rival, first } = state.value;
  for (let to = at + by; to >= 0 && to <= moves.length; to += by) {
    if (typeof rival === "string" || (to % 2 === 0) === first || to === moves.length) return to;
  }
  return undefined;
}

export const undoTo: ReadonlySignal<number | undefined> = computed(() => step(-1));
export const redoTo: ReadonlySignal<number | undefined> = computed(() => step(1));

/** Goes on from the position shown, as if it had just been reached. */
export function goOn(): void {
  const { moves, at } = state.value;
  batch(() => {
    state.value = { ...state.value, moves: moves.slice(0, at) };
    sums.value = sums.value.slice(0, at + 1);
    paused.value = false;
  });
}

export function toggle(show: Show): void {
  const next = new Set(state.value.show);
  if (!next.delete(show)) next.add(show);
  state.value = { ...state.value, show: next };
}

/** The opponent moves when it is their turn at the end of the line. */
async function answer(): Promise<void> {
  const now = scene.value;
  const { rival, play } = state.value;
  if (busy || now === undefined) return;
  busy = true;
  thinking.value = true;
  const mine = generation;
  try {
    const level = typeof rival === "number" ? rival : 10;
    const seed = crypto.getRandomValues(new Uint32Array(1))[0]!;
    const [choice] = await Promise.all([
      solving.ask("reply", now.sum, play, level, seed),
      rival === "watch" ? wait(PACE) : still(STILL),
    ]);
    if (mine === generation && choice !== undefined) await move(choice);
  } catch (error) {
    if (mine === generation) refused(error);
  } finally {
    busy = false;
    thinking.value = false;
  }
}

const calm = window.matchMedia("(prefers-reduced-motion: reduce)");

/** A pause in which the eye can follow, unless motion is not wanted. */
function still(milliseconds: number): Promise<void> {
  return calm.matches ? Promise.resolve() : wait(milliseconds);
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => window.setTimeout(resolve, milliseconds));

let analysed: Scene | undefined;

async function analyseNow(now: Scene, play: Play): Promise<void> {
  if (analysed === now) return;
  analysed = now;
  try {
    const found = await solving.ask("analyse", now.sum, play);
    if (scene.value === now) analysis.value = found;
  } catch (error) {
    if (scene.value === now) refused(error);
  }
}

/** Loads what the address tells, and keeps the address, the opponent and the analysis up to date. */
export function runPlay(): () => void {
  const stops = [
    effect(() => {
      arrival.value;
      void untracked(load);
    }),
    effect(() => {
      if (scene.value !== undefined && place.value === "play") keep(formatState(state.value));
    }),
    effect(() => {
      const now = scene.value;
      const waits = thinking.value || leaving.value !== undefined || trouble.value !== undefined;
      if (now === undefined || now.over || waits || yours.value || !atEnd.value || paused.value) return;
      void untracked(answer);
    }),
    effect(() => {
      const now = scene.value;
      const { show, play } = state.value;
      if (now !== undefined && show.size > 0) untracked(() => void analyseNow(now, play));
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

async function load(): Promise<void> {
  const { state: wanted, damaged } = parseState(query());
  if (damaged) damagedAddress();
  try {
    await enter(wanted);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await enter(beginning);
    notice.value = error.text;
  }
}
