import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import { type Exploration, InputError, type Play, type Text } from "nimber";
import { exploring, rules } from "../engine/client.ts";
import type { Fault, Reading } from "../engine/protocol.ts";
import { resource } from "../shell/resource.ts";
import { damagedAddress, notice } from "../shell/url.ts";
import { type Activity, beginning, type Part, type State, type Step } from "./address.ts";
import { type EdgeList, parseEdgeList } from "./edge-list.ts";
import { follow, isLarge, tokensAt } from "./model.ts";
import { orderOf } from "./order.ts";

export const state = signal<State>(beginning);
export const exploration = signal<Exploration | undefined>(undefined);
/** Sum that was read last, with the rules of its games. */
const reading = signal<(Reading & { readonly text: string }) | undefined>(undefined);

/** Reading of a sum, if it was read last. */
export const readingOf = (sum: string): Reading | undefined =>
  reading.value?.text === sum ? reading.value : undefined;
/** Reason why a sum has no graph. */
export const trouble = signal<Text | undefined>(undefined);
/** Error in the edge list; the graph is that of the last valid one. */
export const fault = signal<Fault | undefined>(undefined);
/** Numbers of options that were asked for, beyond those that are shown in a large graph. */
export const asked = signal<ReadonlyMap<number, number>>(new Map());

/** Node at which the walk begins. */
export const origin: ReadonlySignal<number> = computed(
  () => state.value.from ?? exploration.value?.graph.start ?? 0,
);

/** Tokens after each step of the walk. */
export const line: ReadonlySignal<readonly (readonly number[])[]> = computed(() => {
  const now = exploration.value;
  if (now === undefined || now.graph.labels.length === 0) return [[]];
  return follow(now.graph, origin.value, state.value.steps);
});

export const tokens: ReadonlySignal<readonly number[]> = computed(() => line.value.at(-1)!);

/** Order of the computation; undefined when it cannot be shown. */
export const order: ReadonlySignal<readonly (readonly number[])[] | undefined> = computed(() => {
  const now = exploration.value;
  return now === undefined || isLarge(now.graph) || now.graph.stopped !== undefined || now.known.ended
    ? undefined
    : orderOf(now);
});

/** Edge list of the graph, if it is drawn completely. */
export const edgeList: ReadonlySignal<EdgeList | undefined> = computed(() => {
  const now = exploration.value;
  const { source, text } = state.value;
  if (source !== "edges" || fault.value !== undefined || now === undefined || isLarge(now.graph))
    return undefined;
  try {
    return parseEdgeList(text);
  } catch (error) {
    // Text that was just typed and whose errors the Worker has not reported yet.
    if (error instanceof InputError) return undefined;
    throw error;
  }
});

const anew = { from: undefined, steps: [], done: 0 } as const;

/** State to be shown; the usual start of `game`, if there is one, is its sum. */
type Wanted = State & { readonly game?: string };

/** Graph of a state, or the error in its edge list. */
interface Explored {
  readonly next: State;
  readonly found: Exploration | Fault;
}

const explored = resource(
  async ({ game, ...wanted }: Wanted, { signal }): Promise<Explored> => {
    const { source, whole, play } = wanted;
    if (source === "edges") {
      return { next: wanted, found: await rules.ask({ ask: "edges", text: wanted.text, play }, { signal }) };
    }
    const text =
      game === undefined ? wanted.text : await rules.ask({ ask: "startOf", games: [game] }, { signal });
    const read = readingOf(text) ?? (await rules.ask({ ask: "read", games: [text] }, { signal }));
    reading.value = { ...read, text };
    const found = await exploring.ask({ ask: "graph", games: [read.sum], whole, play }, { signal });
    return { next: { ...wanted, text }, found };
  },
  ({ value, why }) => {
    trouble.value = why?.text;
    if (why !== undefined) return;
    const { next, found } = value;
    if ("line" in found) {
      fault.value = found;
      state.value = { ...next, from: undefined, steps: [], done: 0 };
      return;
    }
    const { state: fitting, damaged } = fitted(next, found);
    if (damaged) damagedAddress();
    fault.value = undefined;
    asked.value = new Map();
    exploration.value = found;
    state.value = fitting;
  },
);

/** Explores the graph of a state and shows it. */
export const enter = explored.ask;

/** Cancels the running exploration; the shown graph stays. */
export const stop = explored.stop;

/** Whether the Worker is exploring. */
export const busy = computed(() => explored.now.value.state === "loading");

/** State restricted to what its graph has. */
function fitted(wanted: State, found: Exploration): { readonly state: State; readonly damaged: boolean } {
  const { graph } = found;
  const from = wanted.from !== undefined && wanted.from < graph.labels.length ? wanted.from : undefined;
  const begin = from ?? graph.start;
  const steps =
    graph.labels.length === 0 ? [] : wanted.steps.slice(0, follow(graph, begin, wanted.steps).length - 1);
  const most = isLarge(graph) || graph.stopped !== undefined ? 0 : orderOf(found).length;
  const done = Math.min(wanted.done, most);
  const damaged = from !== wanted.from || steps.length !== wanted.steps.length || done !== wanted.done;
  return { state: { ...wanted, from, steps, done }, damaged };
}

/** Shows the graph of a sum. */
export async function showSum(text: string, whole = false): Promise<void> {
  const next = ofSum(text, whole);
  turnFrom("edges", next);
  await enter(next);
}

/** Shows the graph of the usual start of a game. */
export async function showStart(game: string): Promise<void> {
  await enter({ ...ofSum(state.value.text), game });
}

/** State of a sum that was chosen; edits of an edge list are forgotten. */
function ofSum(text: string, whole = false): State {
  notice.value = undefined;
  const { play, hidden, activity } = state.value;
  past.value = [];
  return {
    ...anew,
    source: "sum",
    text,
    play,
    whole,
    hidden,
    activity: activity === "edit" ? "walk" : activity,
  };
}

/** Removes the graph of the other source at once. */
function turnFrom(source: State["source"], next: State): void {
  if (state.value.source !== source) return;
  batch(() => {
    exploration.value = undefined;
    fault.value = undefined;
    trouble.value = undefined;
    state.value = next;
  });
}

/** Chooses the play; the walk stays if the nodes do. */
export async function choosePlay(play: Play): Promise<void> {
  endWriting();
  state.value = { ...state.value, play, done: 0, ...(exploration.value?.graph.whole !== true && anew) };
  await enter(state.value);
}

/** Texts before the edits that can be undone. */
export const past = signal<readonly string[]>([]);
const MOST_PAST = 200;

const PATIENCE = 180;
let writing = 0;

/** Remembers the present edge list for `undo`; a burst of typing counts as one change. */
function remember(text: string): void {
  const { source, text: before } = state.value;
  if (source !== "edges") past.value = [];
  else if (writing === 0 && text !== before) past.value = [...past.value.slice(1 - MOST_PAST), before];
}

function endWriting(): void {
  window.clearTimeout(writing);
  writing = 0;
}

/** Puts a text into its field at once and marks earlier questions as outdated; the graph follows. */
function put(text: string): State {
  const { play, hidden, activity } = state.value;
  const next: State = { ...anew, source: "edges", text, play, whole: false, hidden, activity };
  notice.value = undefined;
  turnFrom("sum", next);
  state.value = next;
  explored.cancel();
  return next;
}

/** Shows the graph of an edge list. */
export async function showEdges(text: string): Promise<void> {
  endWriting();
  remember(text);
  await enter(put(text));
}

/** Shows the graph of an edge list that is being typed, once the typing pauses. */
export function writeEdges(text: string): void {
  remember(text);
  window.clearTimeout(writing);
  const next = put(text);
  writing = window.setTimeout(() => {
    writing = 0;
    void enter(next);
  }, PATIENCE);
}

export async function undo(): Promise<void> {
  const text = past.value.at(-1);
  if (text === undefined) return;
  endWriting();
  past.value = past.value.slice(0, -1);
  await enter(put(text));
}

const change = (part: Partial<State>): void => {
  state.value = { ...state.value, ...part };
};

export const turnTo = (activity: Activity): void => change({ activity });

export function toggle(part: Part): void {
  const hidden = new Set(state.value.hidden);
  if (!hidden.delete(part)) hidden.add(part);
  change({ hidden });
}

export const compute = (done: number): void =>
  change({ done: Math.max(0, Math.min(done, order.value?.length ?? 0)) });

/** Makes a move of the walk. */
export function step(move: Step): void {
  const { steps } = state.value;
  change({ steps: [...steps.slice(0, line.value.length - 1), move] });
}

export const back = (to: number): void => change({ steps: state.value.steps.slice(0, to) });

/** Walks to a node: by a move if one leads there, else by starting the walk there. */
export function walkTo(node: number): void {
  const graph = exploration.value!.graph;
  const now = tokens.value;
  const mover = now.findIndex((token) => token !== node && targetsOfToken(token).includes(node));
  if (mover >= 0) step({ token: mover, to: node });
  else if (now.join() !== tokensAt(graph, node).join()) {
    change({ from: node === graph.start ? undefined : node, steps: [] });
  }
}

function targetsOfToken(token: number): readonly number[] {
  const { offsets, targets } = exploration.value!.graph;
  return Array.from(targets.subarray(offsets[token], offsets[token + 1]));
}

/** Shows more options of a node of a large graph. */
export function expand(node: number, options: number): void {
  asked.value = new Map([...asked.value, [node, options]]);
}
