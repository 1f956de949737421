import { effect, signal, untracked } from "@preact/signals";
import { cannotOpen, presentGame } from "../game/subject.ts";
import type { View } from "../plot/view.ts";
import type { AddressState } from "../shell/fields.ts";
import { grouped } from "../shell/numbers.ts";
import { currentRoute, damagedAddress, onNavigate, replaceQuery } from "../shell/url.ts";
import { address, type Law, USUAL } from "./address.ts";
import { overlay } from "./overlay.ts";
import { choice, chooseLaw, pairView, pickedPair, wholeSquare } from "./pair/state.ts";
import {
  differing,
  goal,
  limitOf,
  MOST_TO,
  overlays,
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
  wrong,
  wrongTo,
} from "./state.ts";
import { texts } from "./text.ts";

// Keeps the Table and its address in step.

/** View from the address, applied once the values it needs are computed. */
const wanted = signal<Pick<AddressState<typeof address>, "view" | "at" | "law"> | undefined>(undefined);

/** Milliseconds of rest after which the view is written into the address: browsers limit such changes. */
const REST = 150;

/** Connects the Table with its address. Returns a function that ends this. */
export function runTable(): () => void {
  let timer = 0;
  const stops = [
    onNavigate(address, (given) => void arriveHere(given)),
    effect(() => {
      if (currentRoute.value !== "table" || shown.value === undefined) return;
      const state = told();
      window.clearTimeout(timer);
      timer = window.setTimeout(() => replaceQuery(address, state), REST);
    }),
    effect(() => {
      const id = shown.value?.id;
      if (id !== undefined) untracked(() => presentGame(id));
    }),
    effect(() => {
      // Games laid over the plot have the same length as its game.
      goal.value;
      untracked(() => overlay(overlays.value.map(({ game }) => game)));
    }),
    effect(() => {
      // Applies a view or a heap as soon as it is computed.
      if (progress.value === undefined || wanted.value === undefined) return;
      const { at: heaps = [], view: asked } = wanted.value;
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

function told(): Partial<AddressState<typeof address>> {
  const now = { game: shown.value!.id, to: goal.value, panel: panel.value };
  // A pending view is already in the address.
  if (wanted.value !== undefined) return { ...now, ...wanted.value };
  if (shown.value!.heaps === 1) {
    return {
      ...now,
      view: view.value,
      at: picked.value === undefined ? undefined : [picked.value],
      with: overlays.value.map(({ game }) => game),
      differ: overlays.value.length > 0 && differing.value,
    };
  }
  return { ...now, view: pairView.value, at: pickedPair.value, law: choice.value ?? "none" };
}

async function arriveHere({ game, to, ...given }: AddressState<typeof address>): Promise<void> {
  const { law } = given;
  panel.value = given.panel;
  differing.value = given.differ;
  overlays.value = overlays.value.filter((each) => given.with.includes(each.game));
  const same = shown.value?.id === game && goal.value === to;
  const asked = { view: given.view, at: given.at, law };
  // Until another game arrives, the game shown is not that of the address.
  wanted.value = same ? asked : undefined;
  if (same) {
    if (shown.value?.heaps === 1) overlay(given.with);
    return;
  }
  typed.value = game;
  typedTo.value = `${to}`;
  if (await start()) wanted.value = asked;
  else if (wrong.value !== undefined) {
    shown.value = undefined;
    cannotOpen(wrong.value.text);
    return;
  } else if (wrongTo.value) {
    damagedAddress(texts.wrongTo(grouped(MOST_TO[limitOf.value])));
    typedTo.value = `${USUAL.to}`;
    await start();
  }
  if (shown.value?.heaps === 1) overlay(given.with);
  if (shown.value?.heaps !== 2) return;
  if (law === "none") chooseLaw(undefined);
  else if (law !== undefined && lawful(law)) chooseLaw(law);
}

/** Whether a law is one of those that the page offers. */
function lawful({ game, law }: Law): boolean {
  const now = shown.value;
  if (now === undefined) return false;
  if (game === now.id) return now.laws.some((each) => each.law === law);
  return now.diagonal !== undefined && law === 0 && /^wythoff(\([1-9]\))?$/.test(game);
}

function fulfil(): void {
  const now = wanted.value;
  wanted.value = undefined;
  if (now === undefined || shown.value === undefined) return;
  const { at: heaps = [] } = now;
  const [a, b] = heaps;
  const one = shown.value.heaps === 1;
  const seen = now.view && inside(now.view, one ? whole.value : wholeSquare.value);
  let found = heaps.length === (one ? 1 : 2) && Math.max(...heaps) <= goal.value;
  if (one) {
    found &&= a! < series().count;
    view.value = seen;
    picked.value = found ? a : undefined;
  } else {
    pairView.value = seen;
    pickedPair.value = found ? [a!, b!] : undefined;
  }
  if (seen !== now.view || (heaps.length > 0 && !found)) damagedAddress();
}

/** The view asked for if it lies within `all` and is not zoomed too far; else `undefined`. */
function inside(asked: View, all: View): View | undefined {
  const { x0, x1, y0, y1 } = asked;
  const fits = x0 >= all.x0 - 1 && x1 <= all.x1 + 1 && y0 >= all.y0 - 1 && y1 <= all.y1 + 1;
  return fits && x1 - x0 > 0.5 && y1 - y0 > 0.5 ? asked : undefined;
}
