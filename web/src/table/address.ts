import { effect, signal, untracked } from "@preact/signals";
import { damagedAddress, keep, onArrival, place, query } from "../shell/url.ts";
import { readCount } from "./count.ts";
import { choice, chooseLaw, pairView, pickedPair, wholeSquare } from "./pair/state.ts";
import type { View } from "./plot/view.ts";
import {
  goal,
  PANELS,
  panel,
  picked,
  progress,
  series,
  shown,
  start,
  typed,
  typedTo,
  view,
  whole,
} from "./state.ts";

const USUAL = { game: "kayles", to: "1000" } as const;

/** What an address asks to be shown once the values are there. */
interface Wanted {
  readonly view: View | undefined;
  readonly heaps: readonly number[];
}

const wanted = signal<Wanted | undefined>(undefined);

/** A view that is dragged is kept when it rests so long, in milliseconds: browsers allow few changes a second. */
const REST = 150;

/** Reads the address, and keeps what is shown in it; returns what ends that. */
export function runTable(): () => void {
  let timer = 0;
  const stops = [
    onArrival("table", () => void arriveHere()),
    effect(() => {
      if (place.value !== "table" || shown.value === undefined) return;
      const state = stateOf();
      window.clearTimeout(timer);
      timer = window.setTimeout(() => keep("table", state), REST);
    }),
    effect(() => {
      // A view or a heap can be shown once it has come.
      if (progress.value === undefined || wanted.value === undefined) return;
      const { heaps, view: asked } = wanted.value;
      const here =
        shown.value?.heaps === 1 &&
        series().count > Math.max(0, ...heaps) &&
        (asked === undefined || inside(asked, whole.value) !== undefined);
      const ready = here || progress.value.status !== "running";
      if (ready) untracked(fulfil);
    }),
  ];
  return () => {
    window.clearTimeout(timer);
    for (const stop of stops) stop();
  };
}

function stateOf(): Map<string, string> {
  const state = new Map([
    ["game", shown.value!.id],
    ["to", `${goal.value}`],
  ]);
  if (wanted.value !== undefined) {
    // What is still to come is in the address already.
    for (const name of ["view", "at", "law"]) {
      const value = query().get(name);
      if (value !== undefined) state.set(name, value);
    }
  } else {
    const one = shown.value!.heaps === 1;
    const seen = one ? view.value : pairView.value;
    if (seen !== undefined) state.set("view", [seen.x0, seen.x1, seen.y0, seen.y1].map(short).join());
    const at = one ? picked.value : pickedPair.value?.join();
    if (at !== undefined) state.set("at", `${at}`);
    const law = choice.value;
    if (!one && law !== undefined) state.set("law", `${law.game}:${law.law}`);
    if (!one && law === undefined) state.set("law", "none");
  }
  if (panel.value !== PANELS[0]) state.set("panel", panel.value);
  return state;
}

const short = (edge: number) => `${Math.round(100 * edge) / 100}`;

async function arriveHere(): Promise<void> {
  const given = query();
  const game = given.get("game") ?? USUAL.game;
  const to = given.get("to") ?? USUAL.to;
  const read = {
    view: viewIn(given.get("view")),
    heaps: numbersIn(given.get("at")),
    panel: PANELS.find((each) => each === (given.get("panel") ?? PANELS[0])),
  };
  const law = /^([^:]{1,60}):(\d{1,2})$/.exec(given.get("law") ?? "");
  const damaged =
    read.view === null ||
    read.heaps === undefined ||
    read.panel === undefined ||
    readCount(to) === undefined ||
    (given.has("law") && given.get("law") !== "none" && law === null);
  panel.value = read.panel ?? PANELS[0];
  const same = shown.value?.id === game && `${goal.value}` === to;
  wanted.value = { view: read.view ?? undefined, heaps: read.heaps ?? [] };
  if (same) {
    if (damaged) damagedAddress();
    return;
  }
  typed.value = game;
  typedTo.value = readCount(to) === undefined ? USUAL.to : to;
  let begun = await start();
  if (!begun) {
    wanted.value = undefined;
    typed.value = USUAL.game;
    typedTo.value = USUAL.to;
    begun = await start();
    damagedAddress();
  } else if (damaged) damagedAddress();
  if (shown.value?.heaps === 2) {
    if (given.get("law") === "none") chooseLaw(undefined);
    else if (law !== null && lawful(law[1]!, Number(law[2])))
      chooseLaw({ game: law[1]!, law: Number(law[2]) });
  }
}

/** Only laws that the page offers. */
function lawful(game: string, law: number): boolean {
  const now = shown.value;
  if (now === undefined) return false;
  if (game === now.id) return now.laws.some((each) => each.law === law);
  return now.diagonal !== undefined && law === 0 && /^wythoff(\([1-9]\))?$/.test(game);
}

function fulfil(): void {
  const now = wanted.value;
  wanted.value = undefined;
  if (now === undefined || shown.value === undefined) return;
  const [a, b] = now.heaps;
  const one = shown.value.heaps === 1;
  const seen = now.view && inside(now.view, one ? whole.value : wholeSquare.value);
  let found = now.heaps.length === (one ? 1 : 2) && Math.max(...now.heaps) <= goal.value;
  if (one) {
    found &&= a! < series().count;
    view.value = seen;
    picked.value = found ? a : undefined;
  } else {
    pairView.value = seen;
    pickedPair.value = found ? [a!, b!] : undefined;
  }
  if (seen !== now.view || (now.heaps.length > 0 && !found)) damagedAddress();
}

/** A view that lies in the whole and is no closer than one can zoom; else none. */
function inside(asked: View, all: View): View | undefined {
  const { x0, x1, y0, y1 } = asked;
  const fits = x0 >= all.x0 - 1 && x1 <= all.x1 + 1 && y0 >= all.y0 - 1 && y1 <= all.y1 + 1;
  return fits && x1 - x0 > 0.5 && y1 - y0 > 0.5 ? asked : undefined;
}

/** Four numbers, undefined when there is nothing, null when it is anything else. */
function viewIn(text: string | undefined): View | undefined | null {
  if (text === undefined) return undefined;
  const edges = text
    .split(",")
    .map((edge) => (/^-?\d{1,9}(\.\d{1,2})?$/.test(edge) ? Number(edge) : Number.NaN));
  const [x0, x1, y0, y1] = edges;
  return edges.length === 4 && edges.every(Number.isFinite) ? { x0: x0!, x1: x1!, y0: y0!, y1: y1! } : null;
}

/** One heap or two; undefined when it is anything else. */
function numbersIn(text: string | undefined): readonly number[] | undefined {
  if (text === undefined) return [];
  return /^\d{1,9}(,\d{1,9})?$/.test(text) ? text.split(",").map(Number) : undefined;
}
