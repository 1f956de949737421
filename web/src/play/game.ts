import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Outcome, Play, Text } from "nimber";
import type { Choice, Explained } from "nimber/session";
import type { Refused } from "nimber/worker";
import { isCalm } from "../board/motion.ts";
import { Refusal, rules, solving } from "../engine/client.ts";
import type { Lasting } from "../engine/lasting.ts";
import type { Opened, Reading, Sum } from "../engine/protocol.ts";
import { t } from "../locale/play.ts";
import { resource } from "../shell/resource.ts";
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
const making = signal(false);
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
/** Work of a turn, which ends in a change of the game. */
type Work = () => Promise<() => void>;

/** Turns: each step of the game, and each look back, replaces a pending one. */
const turn = resource(
  (work: Work) => work(),
  ({ value: change, why }) => {
    if (why === undefined) change();
  },
);

/** Takes a turn in place of a pending one, or of the opponent's. */
function take(work: Work): ReturnType<typeof turn.ask> {
  // The turn is pending before the opponent's ends, so that none begins in between.
  const taken = turn.ask(work);
  replying.cancel();
  return taken;
}

/** Whether a turn is pending. */
export const turning: ReadonlySignal<boolean> = computed(() => turn.now.value.state === "loading");

/** Cancels the requests of the present game, so that those of the next one do not wait. */
let game = new AbortController();
/** Game that is about to be shown. */
const coming = signal<State | undefined>(undefined);
/** Sum that is shown, or is about to be. */
export const wanted: ReadonlySignal<string> = computed(() => (coming.value ?? state.value).sum);

/** Reads the sum of a game and its moves. @throws Refusal when the sum cannot be read */
export const read = ({ sum, moves, at }: State): Promise<Opened> =>
  rules.ask({ ask: "open", games: [sum], moves, at });

/** Starts a game, or the one of the address. @throws Refusal when the sum cannot be read */
export async function enter(next: State, opening: Opened | Promise<Opened> = read(next)): Promise<void> {
  coming.value = next;
  if (next.sum !== state.value.sum) {
    game.abort();
    game = new AbortController();
  }
  try {
    const end = await take(async () => {
      const line = await opening;
      return () => {
        const { at, illegal: kept } = line;
        state.value = { ...next, seed: next.seed ?? anySeed(), moves: next.moves.slice(0, kept), at };
        reading.value = line.read;
        sums.value = line.sums;
        ended.value = line.over;
        said.value = line.said;
        arrive(sceneOf(line.sums[at]!, line.drawn));
        if (entailed.value) trouble.value = TURNS;
        paused.value = false;
        if (line.illegal !== undefined) damagedAddress();
      };
    });
    if (end?.state === "refused") throw new Refusal(end.why);
  } finally {
    if (coming.value === next) coming.value = undefined;
  }
}

const anySeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! % SEEDS;

/** Shows a scene without an analysis so far. */
function arrive(next: Scene): void {
  explained.cancel();
  lasting.cancel();
  scene.value = next;
  analysis.value = undefined;
  lasts.value = undefined;
  trouble.value = undefined;
  making.value = false;
}

/** Starts a new game with a new seed; recent choices are included. */
export async function begin(setup: Partial<Setup>): Promise<void> {
  notice.value = undefined;
  const { show } = state.value;
  await enter({ ...(coming.value ?? state.value), ...setup, show, seed: undefined, moves: [], at: 0 });
}

/** Makes a move from the shown position; moves after it are discarded. */
export async function move(choice: Choice): Promise<void> {
  if (making.value) return;
  const made = make(choice);
  replying.cancel();
  await made;
}

async function make(choice: Choice): Promise<void> {
  const now = scene.value;
  if (now === undefined) return;
  making.value = true;
  const end = await turn.ask(async () => {
    const line = await rules.ask({ ask: "open", games: [now.sum], moves: [choice] });
    const [, sum] = line.sums;
    if (sum === undefined) throw new Refusal({ text: NO_MOVE(choice.at) });
    return () => {
      const { moves, at, rival } = state.value;
      if (rival !== "watch") paused.value = false;
      state.value = { ...state.value, moves: [...moves.slice(0, at), choice], at: at + 1 };
      sums.value = [...sums.value.slice(0, at + 1), sum];
      ended.value = line.over;
      said.value = line.said;
      arrive(onwards(now, choice, sum, line.drawn));
    };
  });
  if (end?.state === "refused") refused(end.why);
}

const TURNS: Text = t("turns");

const NO_MOVE = (at: string): Text => t("noMoveHere", { at });

function refused({ text }: Refused): void {
  making.value = false;
  trouble.value = text;
}

/** Shows the position after `at` moves, and keeps all moves. */
export async function look(at: number): Promise<void> {
  const sum = sums.value[at];
  const now = scene.value;
  const from = state.value.at;
  if (sum === undefined || now === undefined || at === from) return;
  const end = await take(async () => {
    const parts = await rules.ask({ ask: "draw", games: [sum] });
    return () => {
      const { moves } = state.value;
      state.value = { ...state.value, at };
      if (at === from + 1) arrive(onwards(now, moves[from]!, sum, parts));
      else if (at === from - 1) arrive(backwards(now, moves[at]!, sum, parts));
      else arrive(sceneOf(sum, parts));
      paused.value = true;
    };
  });
  if (end?.state === "refused") refused(end.why);
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

/** Opponent's turn: they think, show their move, and make it. */
const replying = resource<Scene, void, Choice>(
  async (now, { signal, tell }) => {
    const { rival, play, seed, at, levels } = state.value;
    const level = typeof rival === "number" ? rival : levels[at % 2]!;
    const [choice] = await Promise.all([
      solving.ask(
        { ask: "reply", games: [now.sum], play, level, seed: streamOf(seed ?? 0, at) },
        { signal: game.signal },
      ),
      rival === "watch" ? wait(PAUSE.watch) : still(PAUSE.think),
    ]);
    if (signal.aborted || choice === undefined) return;
    tell(choice);
    await still(PAUSE.point);
    if (!signal.aborted && !paused.value) await make(choice);
  },
  ({ why }) => {
    if (why !== undefined) refused(why);
  },
);

/** Whether the opponent has the turn, and their move, which is shown before it is made. */
export const thinking: ReadonlySignal<boolean> = computed(() => replying.now.value.state === "loading");
export const announced: ReadonlySignal<Choice | undefined> = computed(() => {
  const now = replying.now.value;
  return now.state === "loading" ? now.progress : undefined;
});

/** Lets the opponent move if it is their turn at the end. */
export async function answer(): Promise<void> {
  if (scene.value !== undefined && !thinking.value) await replying.ask(scene.value);
}

/** Separate random stream for each move of each game, so that a replayed game is the same. */
const streamOf = (seed: number, at: number): number => seed * 1024 + at;

/** Pause for the eye to follow, unless reduced motion is preferred. */
const still = (milliseconds: number): Promise<void> => (isCalm() ? Promise.resolve() : wait(milliseconds));

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => window.setTimeout(resolve, milliseconds));

/** Position that is analysed. */
interface Analysed {
  readonly sum: Sum;
  readonly play: Play;
}

/**
 * Analysis of the shown position. Only another game cancels the work: another position of the same game needs most of
 * it.
 */
const explained = resource(
  ({ sum, play }: Analysed) => solving.ask({ ask: "explain", games: [sum], play }, { signal: game.signal }),
  ({ value, why }, asked) => {
    if (why !== undefined) return refused(why);
    analysis.value = value;
    void lasting.ask(asked);
  },
);

const lasting = resource(
  ({ sum, play }: Analysed) => solving.ask({ ask: "lasting", games: [sum], play }, { signal: game.signal }),
  ({ value, why }) => {
    if (why !== undefined) refused(why);
    else [lasts.value] = value;
  },
);

/** Analyses the shown position. */
export async function analyse({ sum }: Scene, play: Play): Promise<void> {
  await explained.ask({ sum, play });
}
