import { batch, computed, signal } from "@preact/signals";
import type { Text } from "nimber";
import type { View } from "../../plot/view.ts";
import { type Cells, HOLE } from "../cells.ts";
import { begin, type Run } from "../jobs.ts";
import type { Report, TableSubject } from "../protocol.ts";
import { SAID } from "../said.ts";
import { type Mips, meansOf } from "./mips.ts";

/** Values of two heaps from 0 to `to`, row by row, and the number of rows computed so far. */
export interface Square {
  /** Number of the table, to tell it from others. */
  readonly id: number;
  readonly to: number;
  readonly values: Uint16Array<ArrayBuffer>;
  readonly rows: number;
  readonly most: number;
  readonly mips: Mips;
  /** Indices of the P-positions, once all rows are computed. */
  readonly zeros: Uint32Array;
}

/** Comparison of a law with the rules: its claims, the number of rows compared, and its errors. */
export interface Compared {
  readonly said: Uint8Array<ArrayBuffer>;
  readonly rows: number;
  readonly wrong: number;
  readonly first: number | undefined;
  readonly done: boolean;
  /** Indices where the law says P and where it is wrong, once all rows are compared. */
  readonly saysP: Uint32Array;
  readonly wrongAt: Uint32Array;
}

/** Law to compare: theorem `law` of the game `game`. */
export interface Choice {
  readonly game: string;
  readonly law: number;
}

const empty: Square = {
  id: 0,
  to: 0,
  values: new Uint16Array(0),
  rows: 0,
  most: 0,
  mips: [],
  zeros: new Uint32Array(0),
};

export const square = signal<Square>(empty);
export const pairView = signal<View | undefined>(undefined);
export const pickedPair = signal<readonly [a: number, b: number] | undefined>(undefined);
export const choice = signal<Choice | undefined>(undefined);
export const compared = signal<Compared | undefined>(undefined);
export const lines = signal(true);

/** View of all pairs; each is the centre of a unit square. */
export const wholeSquare = computed(
  (): View => ({ x0: -0.5, x1: square.value.to + 0.5, y0: -0.5, y1: square.value.to + 0.5 }),
);

let run: Run | undefined;
let comparing: Run | undefined;

type Hear = (what: number | "end" | Text) => void;

export function startSquare(game: TableSubject, to: number, heard: Hear): void {
  const values = new Uint16Array((to + 1) ** 2);
  let filled = 0;
  batch(() => {
    square.value = { ...empty, id: square.value.id + 1, to, values };
    pairView.value = undefined;
    pickedPair.value = undefined;
    const [law] = game.laws;
    choice.value = law && { game: game.id, law: law.law };
    compared.value = undefined;
  });
  run = begin({ kind: "pair", game: game.id, to }, (report) => {
    if (report.kind === "rows") {
      values.set(report.values, filled);
      filled += report.values.length;
      let { most } = square.value;
      for (const value of report.values) if (value > most && value !== HOLE) most = value;
      const rows = filled / (to + 1);
      square.value = { ...square.value, rows, most };
      heard(rows);
    } else if (report.kind === "refused") heard(report.text);
    else if (report.kind === "end") {
      const { rows } = square.value;
      const known = values.subarray(0, rows * (to + 1));
      const zeros = placesOf(known, (value) => value === 0);
      square.value = { ...square.value, zeros, mips: meansOf(values, to + 1, rows) };
      heard("end");
      compare();
    }
  });
}

export function stopSquare(atOnce: boolean): void {
  if (atOnce) {
    run?.drop();
    comparing?.drop();
  } else {
    run?.stop();
    comparing?.stop();
  }
  if (atOnce) [run, comparing] = [undefined, undefined];
}

/** Chooses a law, and compares it with the rules once all values are computed. */
export function chooseLaw(next: Choice | undefined): void {
  choice.value = next;
  compare();
}

function compare(): void {
  comparing?.drop();
  comparing = undefined;
  compared.value = undefined;
  const { to, values, rows } = square.value;
  const chosen = choice.value;
  if (chosen === undefined || rows <= to) return;
  const said = new Uint8Array(values.length);
  const none = new Uint32Array(0);
  compared.value = { said, rows: 0, wrong: 0, first: undefined, done: false, saysP: none, wrongAt: none };
  const copy: Cells = values.slice();
  comparing = begin(
    { kind: "law", ...chosen, to, values: copy },
    (report: Report) => {
      const before = compared.value!;
      if (report.kind === "said") {
        said.set(report.said, report.from);
        const wrongAt =
          before.first === undefined ? report.said.findIndex((bits) => (bits & SAID.wrong) !== 0) : -1;
        compared.value = {
          ...before,
          rows: (report.from + report.said.length) / (to + 1),
          wrong: report.wrong,
          first: wrongAt < 0 ? before.first : report.from + wrongAt,
        };
      } else if (report.kind === "end")
        compared.value = {
          ...before,
          done: before.rows > to,
          saysP: placesOf(said, (bits) => (bits & SAID.p) !== 0),
          wrongAt: placesOf(said, (bits) => (bits & SAID.wrong) !== 0),
        };
    },
    [copy.buffer],
  );
}

/** Largest number of marks; more would cover the map. */
const MOST_MARKS = 200_000;

function placesOf(cells: ArrayLike<number>, is: (cell: number) => boolean): Uint32Array {
  const places: number[] = [];
  for (let at = 0; at < cells.length && places.length < MOST_MARKS; at++) if (is(cells[at]!)) places.push(at);
  return Uint32Array.from(places);
}
