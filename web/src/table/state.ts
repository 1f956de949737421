import { batch, computed, signal } from "@preact/signals";
import type { Text } from "nimber";
import { type View, wholeView } from "../plot/view.ts";
import { resource } from "../shell/resource.ts";
import type { Panel } from "./address.ts";
import { readCount } from "./count.ts";
import { read, reportsOf } from "./jobs.ts";
import { startSquare, stopSquare } from "./pair/state.ts";
import type { Finished, Report, Suggestion, TableSubject } from "./protocol.ts";
import { emptySeries, type Series, take } from "./series.ts";

/** Largest heap that can be computed, for games of one and of two heaps. */
export const MOST_TO = { 1: 50_000_000, 2: 2000 } as const;

/** Progress of the work. Times are those of `performance.now`. */
export interface Progress {
  readonly status: "running" | "done" | "stopped";
  readonly done: number;
  readonly goal: number;
  readonly since: number;
  readonly now: number;
}

/** Fields as typed. */
export const typed = signal("kayles");
export const typedTo = signal("1000");
export const wrongTo = signal(false);

/** Fields at the start of the present work. */
export const begun = signal<{ readonly game: string; readonly to: string } | undefined>(undefined);

/** Game on the page, and the largest heap asked for. */
export const shown = signal<TableSubject | undefined>(undefined);
export const goal = signal(0);
export const progress = signal<Progress | undefined>(undefined);
/** Line about a limit that ended the work. */
export const trouble = signal<Text | undefined>(undefined);
export const found = signal<Finished | undefined>(undefined);

export const view = signal<View | undefined>(undefined);
export const picked = signal<number | undefined>(undefined);
export const panel = signal<Panel>("period");

let values: Series = emptySeries(0);
/** Version of the series, which is too large to be replaced on each change. */
export const version = signal(0);
export const series = (): Series => {
  version.value;
  return values;
};

/** Game laid over the plot. */
export interface Overlay {
  readonly game: string;
  readonly values: ArrayLike<number>;
  readonly most: number;
}

export const MOST_OVERLAYS = 3;
export const overlays = signal<readonly Overlay[]>([]);
/** Whether the plot shows the nim-sum of the games' values, and so where they differ. */
export const differing = signal(false);

/** View of all values computed so far. */
export const whole = computed(() => {
  const { count, most } = series();
  const tallest = Math.max(most, ...overlays.value.map((each) => each.most));
  return wholeView(Math.max(count, 2), tallest);
});

/** Suggested games. */
export const games = signal<readonly Suggestion[]>([]);

export async function learn(): Promise<void> {
  if (games.value.length > 0) return;
  const named = await import("virtual:names");
  games.value = named.games
    .filter(({ tabled }) => tabled)
    .map(({ id, name, notation = id, of = name }) => ({ notation, name: of }));
}

/** Values of the game on the page. */
const computing = resource<Computed, void, Report>(
  ({ game, to }, answering) => reportsOf({ kind: "heap", game: game.id, to }, answering),
  ({ why }) => {
    if (why !== undefined && progress.value?.status === "running") trouble.value = why.text;
    heard("end");
    version.value++;
  },
  hear,
);

interface Computed {
  readonly game: TableSubject;
  readonly to: number;
}

/** Result of reading the typed game. */
const named = resource(read, ({ value, why }) => {
  if (why === undefined) limitOf.value = value.heaps;
});
/** Error in the typed notation, with its position. */
export const wrong = computed(() => named.now.value.why);

/** Most heaps, and most heaps on a side of a map, whose values follow the fields without a button. */
const AT_ONCE = { 1: 100_000, 2: 200 } as const;

/** Whether the values follow the fields as they are edited. */
export const isAtOnce = computed(() => (readCount(typedTo.value) ?? 0) <= AT_ONCE[limitOf.value]);

/** Milliseconds from an edit to new values. */
const PAUSE_MS = 300;

let timer: number | undefined;

/** Stops waiting for the end of an edit. */
export const settle = (): void => window.clearTimeout(timer);

function startSoon(): void {
  settle();
  timer = window.setTimeout(() => {
    if (isAtOnce.value && readCount(typedTo.value) !== undefined) void start();
  }, PAUSE_MS);
}

/** Reads the typed text, and reports errors. */
export async function type(text: string): Promise<void> {
  typed.value = text;
  settle();
  const now = await named.ask(text);
  if (now?.state === "ready") startSoon();
}

/** Takes the typed number of heaps. */
export function typeTo(text: string): void {
  typedTo.value = text;
  wrongTo.value = false;
  startSoon();
}

/** Reads the fields and starts the work. Returns whether the fields were valid. */
export async function start(): Promise<boolean> {
  settle();
  const fields = { game: typed.value, to: typedTo.value };
  const now = await named.ask(fields.game);
  if (now?.state !== "ready") return false;
  const game = now.value;
  const to = readCount(fields.to);
  const fits = to !== undefined && to >= 1 && to <= MOST_TO[game.heaps];
  wrongTo.value = !fits;
  if (!fits) return false;
  begun.value = fields;
  compute(game, to);
  return true;
}

/** Number of heaps of the game typed last, which bounds the other field. */
export const limitOf = signal<1 | 2>(1);

function compute(game: TableSubject, to: number): void {
  stopAll();
  values = emptySeries(game.heaps === 1 ? to + 1 : 0);
  const since = performance.now();
  batch(() => {
    shown.value = game;
    goal.value = to;
    view.value = undefined;
    picked.value = undefined;
    found.value = undefined;
    trouble.value = undefined;
    version.value++;
    progress.value = { status: "running", done: 0, goal: to + 1, since, now: since };
  });
  if (game.heaps === 1) void computing.ask({ game, to });
  else startSquare(game, to, heard);
}

function stopAll(): void {
  computing.cancel();
  stopSquare(true);
}

/** Stops the work and keeps the values computed so far. */
export function cancel(): void {
  const now = progress.value;
  if (now?.status === "running") progress.value = { ...now, status: "stopped" };
  computing.stop();
  stopSquare(false);
}

function hear(report: Report): void {
  if (report.kind === "values") {
    take(values, report.values);
    heard(values.count);
  } else if (report.kind === "page") values.pages[report.at] = report.page;
  else if (report.kind === "rare") values.rare = report.rare;
  else if (report.kind === "period") found.value = report.found;
  else if (report.kind === "refused") trouble.value = report.text;
  version.value++;
}

/** Updates the progress after a number of heaps or rows, at the end, or with a line about trouble. */
function heard(what: number | "end" | Text): void {
  const before = progress.value;
  if (typeof what === "object") trouble.value = what;
  if (before === undefined || typeof what === "object") return;
  const now = performance.now();
  if (what !== "end") progress.value = { ...before, done: what, now };
  else if (before.done < before.goal) progress.value = { ...before, status: "stopped" };
  else progress.value = { ...before, status: "done" };
}
