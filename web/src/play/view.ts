import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Cell } from "nimber";
import type { Choice, Explained } from "nimber/session";
import type { Tone } from "../board/piece.tsx";
import type { Drawn } from "../engine/protocol.ts";
import { presenting, revealed } from "../shell/present.tsx";
import { drill, isJudged } from "./drill.ts";
import { analysis, announced, move, scene, state, yours } from "./game.ts";
import { slipShown } from "./verdict.ts";

/** Piece, as a cell of a component. */
export interface Spot {
  readonly part: number;
  readonly cell: number;
}

/** Piece that was touched, with its moves; a second touched piece leaves the moves common to both. */
export const picked = signal<
  (Spot & { readonly moves: readonly string[]; readonly keyed?: boolean }) | undefined
>(undefined);
/** Piece under the pointer. */
export const looked = signal<Spot | undefined>(undefined);
/** Move whose button is under the pointer. */
export const considered = signal<Choice | undefined>(undefined);

/**
 * Whether moves can be made on the board, now or on the person's next turn. In an earlier position a move
 * starts a new line.
 */
export const open: ReadonlySignal<boolean> = computed(
  () =>
    scene.value !== undefined && !scene.value.over && state.value.rival !== "watch" && !isJudged(drill.value),
);

/** Whether a move can be made on the board now. */
export const playable: ReadonlySignal<boolean> = computed(() => open.value && yours.value);

export function clearView(): void {
  picked.value = undefined;
  looked.value = undefined;
  considered.value = undefined;
}

export async function play(choice: Choice): Promise<void> {
  clearView();
  await move(choice);
}

/** Handles a touch of a piece: plays the only move left, or offers the possible ones. */
export function touch(drawn: Drawn, part: number, index: number, keyed: boolean): void {
  const offers = drawn.cells[index]?.touch ?? [];
  const before = picked.value;
  if (before?.part === part) {
    const common = before.moves.filter((at) => offers.includes(at));
    if (common.length === 1 && (before.cell === index || before.moves.length > 1)) {
      void play({ part, at: common[0]! });
      return;
    }
    if (before.cell === index) {
      picked.value = before.moves.length < offers.length ? { part, cell: index, moves: offers } : undefined;
      return;
    }
    if (common.length > 1) {
      picked.value = { part, cell: before.cell, moves: common };
      return;
    }
  }
  if (offers.length === 1) void play({ part, at: offers[0]! });
  else picked.value = { part, cell: index, moves: offers, keyed };
}

/**
 * Handles a drag to another piece or off the board: plays the only move it can mean, or offers the possible
 * ones.
 */
export function drag(drawn: Drawn, part: number, from: number, to: number | undefined): void {
  const all = drawn.moves.map(({ at }) => at);
  const start = drawn.cells[from]?.touch ?? all;
  const moves = to === undefined ? start : start.filter((at) => drawn.cells[to]?.touch?.includes(at));
  if (moves.length === 1) void play({ part, at: moves[0]! });
  else if (moves.length > 1) picked.value = { part, cell: to ?? from, moves };
}

/** Piece in view and its moves: the one touched, else the one under the pointer. */
export const inView: ReadonlySignal<
  { readonly part: number; readonly moves: readonly string[] } | undefined
> = computed(() => {
  if (!playable.value) return undefined;
  if (picked.value !== undefined) return picked.value;
  const spot = looked.value;
  if (spot === undefined) return undefined;
  const moves = scene.value?.parts[spot.part]?.cells[spot.cell]?.touch;
  return moves && { part: spot.part, moves };
});

/** Move whose effect the board shows before it is made: the opponent's, or one under the pointer. */
export const preview: ReadonlySignal<Choice | undefined> = computed(() => {
  if (announced.value !== undefined) return announced.value;
  if (typeof drill.value === "object" && drill.value.best !== undefined) return drill.value.best;
  if (considered.value !== undefined) return considered.value;
  const view = inView.value;
  return view?.moves.length === 1 ? { part: view.part, at: view.moves[0]! } : undefined;
});

/** Whether a winning move is shown: with hints on, or as the second answer of a presentation. */
export const hinting: ReadonlySignal<boolean> = computed(
  () => playable.value && (presenting.value ? revealed.value > 1 : state.value.show.has("hints")),
);

/** Winning move shown as a hint. */
export const hinted: ReadonlySignal<Choice | undefined> = computed(() =>
  hinting.value ? analysis.value?.winning[0] : undefined,
);

const NONE: ReadonlySet<number> = new Set();

/** Cells of a component that a move changes. */
export function cellsOf(drawn: Drawn, part: number, choice: Choice | undefined): ReadonlySet<number> {
  if (choice?.part !== part) return NONE;
  return new Set(drawn.moves.find(({ at }) => at === choice.at)?.cells);
}

/** Whether moves are coloured by their effect: on request, and in the position of a mistake. */
export const coloured: ReadonlySignal<boolean> = computed(
  () => state.value.show.has("colours") || slipShown.value,
);

/** Effect of a move, if the analysis knows it and colours are shown. */
export function toneOf(part: number, at: string): "win" | "lose" | undefined {
  const known = analysis.value;
  if (known === undefined || !coloured.value) return undefined;
  if (wins(known, { part, at })) return "win";
  return known.complete ? "lose" : undefined;
}

const winners = new WeakMap<Explained, ReadonlySet<string>>();

function wins(known: Explained, { part, at }: Choice): boolean {
  let names = winners.get(known);
  if (names === undefined) {
    names = new Set(known.winning.map((choice) => `${choice.part}:${choice.at}`));
    winners.set(known, names);
  }
  return names.has(`${part}:${at}`);
}

/** Colour of a piece: that of its best move. */
export function cellTone(part: number, cell: Cell): Tone | undefined {
  const tones = (cell.touch ?? []).map((at) => toneOf(part, at));
  if (tones.includes("win")) return "win";
  return tones.length > 0 && tones.every((tone) => tone === "lose") ? "lose" : undefined;
}

/** Written form of a move: its name, after the number of its component when there are several. */
export const written = ({ part, at }: Choice, several: boolean): string =>
  several ? `${part + 1}: ${at}` : at;
