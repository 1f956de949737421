import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Outcome, Play, Text } from "nimber";
import type { Choice } from "nimber/session";
import type { Refused } from "nimber/worker";
import { isCalm } from "../board/motion.ts";
import { Refusal, rules, solving } from "../engine/client.ts";
import type { Opened, Reading, Sum } from "../engine/protocol.ts";
import { t } from "../locale/play.ts";
import { latest, resource } from "../shell/resource.ts";
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
const outcome = signal<Outcome | undefined>(undefined);
export const scene = signal<Scene | undefined>(undefined);
/** Reason why the analysis, or the opponent, has no answer. */
export const trouble = signal<Text | undefined>(undefined);
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
/**
 * Requests of the present game; those of an earlier game are cancelled, so that the next one does not wait.
 */
const games = latest();
/** Game that is about to be shown. */
const coming = signal<State | undefined>(undefined);
/** Sum that is shown, or is about to be. */
export const wanted: ReadonlySignal<string> = computed(() => (coming.value ?? state.value).sum);

/** Step of the game, or a look at another position, which is shown once it is read. */
interface Step {
  readonly line: Opened | Promise<Opened>;
  arrive(line: Opened): void;
  /** Whether the step begins a game; who begins it hears of a refusal. */
  readonly begins?: true;
}

const steps = resource(
  async ({ line }: Step) => line,
  ({ value, why }, { arrive, begins }) => {
    if (why === undefined) arrive(value);
    else if (!begins) trouble.value = why.text;
  },
);

/** Whether a position is being read; it replaces one that was still being read. */
export const making: ReadonlySignal<boolean> = computed(() => steps.now.value.state === "loading");

/** Makes a step in place of the opponent's. */
const step = (next: Step): ReturnType<typeof steps.ask> =>
  batch(() => {
    replies.cancel();
    return steps.ask(next);
  });

/** Opponent's reply: they think, show their move, and make it. */
const replies = resource<Scene, void, Choice>(
  async (now, { signal, tell }) => {
    const { rival, play, seed, at, levels } = state.value;
    const level = typeof rival === "number" ? rival : levels[at % 2]!;
    const [choice] = await Promise.all([
      solving.ask(
        { ask: "reply", games: [now.sum], play, level, seed: streamOf(seed ?? 0, at) },
        { signal: games.now },
      ),
      rival === "watch" ? wait(PAUSE.watch) : still(PAUSE.think),
    ]);
    if (signal.aborted || choice === undefined) return;
    tell(choice);
    await still(PAUSE.point);
    if (!signal.aborted && !paused.value) await steps.ask(moving(now, choice));
  },
  ({ why }) => {
    if (why !== undefined) trouble.value = why.text;
  },
);

export const thinking: ReadonlySignal<boolean> = computed(() => replies.now.value.state === "loading");
/** Opponent's move, shown before it is made. */
export const announced: ReadonlySignal<Choice | undefined> = computed(() => {
  const now = replies.now.value;
  return now.state === "loading" ? now.progress : undefined;
});

/** Question about the shown position, until the game ends. */
interface Analysed {
  readonly sum: Sum;
  readonly play: Play;
  readonly signal: AbortSignal;
}

function said(why: Refused | undefined, signal: AbortSignal): void {
  if (why !== undefined && !signal.aborted) trouble.value = why.text;
}

const analysed = resource(
  ({ sum, play, signal }: Analysed) => solving.ask({ ask: "explain", games: [sum], play }, { signal }),
  ({ why }, asked) => {
    if (why === undefined) void lasting.ask(asked);
    else said(why, asked.signal);
  },
);

const lasting = resource(
  ({ sum, play, signal }: Analysed) => solving.ask({ ask: "lasting", games: [sum], play }, { signal }),
  ({ why }, { signal }) => said(why, signal),
);

export const analysis = computed(() => analysed.now.value.value);
/** Outcome and length of play of the shown position, if known. */
export const lasts = computed(() => lasting.now.value.value?.[0]);

/** Analyses the shown position. */
export function analyse({ sum }: Scene, play: Play): void {
  void analysed.ask({ sum, play, signal: games.now });
}

/** Reads the sum of a game and its moves. @throws Refusal when the sum cannot be read */
export const read = ({ sum, moves, at }: State): Promise<Opened> =>
  rules.ask({ ask: "open", games: [sum], moves, at });

/** Starts a game, or the one of the address. @throws Refusal when the sum cannot be read */
export async function enter(next: State, line: Step["line"] = read(next)): Promise<void> {
  coming.value = next;
  if (next.sum !== state.value.sum) games.begin();
  try {
    const end = await step({ line, begins: true, arrive });
    if (end?.state === "refused") throw new Refusal(end.why);
  } finally {
    if (coming.value === next) coming.value = undefined;
  }

  function arrive(line: Opened): void {
    const { at, illegal: kept } = line;
    state.value = { ...next, seed: next.seed ?? anySeed(), moves: next.moves.slice(0, kept), at };
    reading.value = line.read;
    sums.value = line.sums;
    ended.value = line.over;
    outcome.value = line.said;
    show(sceneOf(line.sums[at]!, line.drawn));
    if (entailed.value) trouble.value = TURNS;
    paused.value = false;
    if (kept !== undefined) damagedAddress();
  }
}

const anySeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! % SEEDS;

/** Shows a scene without an analysis so far. */
function show(next: Scene): void {
  scene.value = next;
  analysed.cancel();
  lasting.cancel();
  trouble.value = undefined;
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
  if (now !== undefined && !making.value) await step(moving(now, choice));
}

/** Step of a move from a scene. */
function moving(now: Scene, choice: Choice): Step {
  const made = async () => {
    const line = await rules.ask({ ask: "open", games: [now.sum], moves: [choice] });
    if (line.illegal !== undefined) throw new Refusal({ text: NO_MOVE(choice.at) });
    return line;
  };
  return {
    line: made(),
    arrive: (line) => {
      const { moves, at, rival } = state.value;
      const sum = line.sums[1]!;
      if (rival !== "watch") paused.value = false;
      state.value = { ...state.value, moves: [...moves.slice(0, at), choice], at: at + 1 };
      sums.value = [...sums.value.slice(0, at + 1), sum];
      ended.value = line.over;
      outcome.value = line.said;
      show(onwards(now, choice, sum, line.drawn));
    },
  };
}

const TURNS: Text = t("turns");

const NO_MOVE = (at: string): Text => t("noMoveHere", { at });

/** Shows the position after `at` moves, and keeps all moves. */
export async function look(at: number): Promise<void> {
  const sum = sums.value[at];
  const now = scene.value;
  const from = state.value.at;
  if (sum === undefined || now === undefined || at === from) return;
  const arrive = ({ drawn }: Opened) => {
    const { moves } = state.value;
    state.value = { ...state.value, at };
    if (at === from + 1) show(onwards(now, moves[from]!, sum, drawn));
    else if (at === from - 1) show(backwards(now, moves[at]!, sum, drawn));
    else show(sceneOf(sum, drawn));
    paused.value = true;
  };
  await step({ line: rules.ask({ ask: "open", games: [sum] }), arrive });
}

/** Nearest position in this direction in which the user is to move. */
function nearest(by: -1 | 1): number | undefined {
  const { at, moves, rival, first } = state.value;
  for (let to = at + by; to >= 0 && to <= moves.length; to += by) {
    if (typeof rival === "string" || (to % 2 === 0) === first || to === moves.length) return to;
  }
  return undefined;
}

export const undoTo: ReadonlySignal<number | undefined> = computed(() => nearest(-1));
export const redoTo: ReadonlySignal<number | undefined> = computed(() => nearest(1));

/** Whether the first player won the finished game; `toMove` if it would be their turn. */
export function firstWon(toMove: boolean): boolean {
  const left = outcome.value ?? (state.value.play === "misere" ? "N" : "P");
  return (left === "N") === toMove;
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

/** Lets the opponent move if it is their turn at the end. */
export function answer(): void {
  const now = scene.value;
  if (now !== undefined && !thinking.value) void replies.ask(now);
}

/** Separate random stream for each move of each game, so that a replayed game is the same. */
const streamOf = (seed: number, at: number): number => seed * 1024 + at;

/** Pause for the eye to follow, unless reduced motion is preferred. */
const still = (milliseconds: number): Promise<void> => (isCalm() ? Promise.resolve() : wait(milliseconds));

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => window.setTimeout(resolve, milliseconds));
