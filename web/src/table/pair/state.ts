import { batch, computed, signal } from "@preact/signals";
import type { Text } from "nimber";
import type { View } from "../../plot/view.ts";
import { resource } from "../../shell/resource.ts";
import { type Cells, HOLE } from "../cells.ts";
import { reportsOf } from "../jobs.ts";
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

/** Filling of the square: its game, its cells, and who hears how far it is. */
interface Filling {
  readonly game: string;
  readonly to: number;
  readonly values: Square["values"];
  readonly heard: Hear;
}

const filling = resource<Filling, void, Report>(
  ({ game, to }, answering) => reportsOf({ kind: "pair", game, to }, answering),
  ({ why }, { to, values, heard }) => {
    if (why !== undefined && !isStopped) heard(why.text);
    const { rows } = square.value;
    const known = values.subarray(0, rows * (to + 1));
    const zeros = placesOf(known, (value) => value === 0);
    square.value = { ...square.value, zeros, mips: meansOf(values, to + 1, rows) };
    heard("end");
    compare();
  },
  (report, { to, values, heard }) => {
    if (report.kind === "refused") heard(report.text);
    if (report.kind !== "rows") return;
    values.set(report.values, square.value.rows * (to + 1));
    let { most } = square.value;
    for (const value of report.values) if (value > most && value !== HOLE) most = value;
    const rows = square.value.rows + report.values.length / (to + 1);
    square.value = { ...square.value, rows, most };
    heard(rows);
  },
);

/** Whether the filling was stopped before its end. */
let isStopped = false;

/** Comparison of a law with the values of the square, which the Worker gets as a copy; it says what it finds in `said`. */
interface Comparison {
  readonly chosen: Choice;
  readonly to: number;
  readonly copy: Cells;
  readonly said: Compared["said"];
}

const comparing = resource<Comparison, void, Report>(
  ({ chosen, to, copy }, answering) =>
    reportsOf({ kind: "law", ...chosen, to, values: copy }, { ...answering, handOver: [copy.buffer] }),
  (_, { to, said }) => {
    const before = compared.value!;
    compared.value = {
      ...before,
      done: before.rows > to,
      saysP: placesOf(said, (bits) => (bits & SAID.p) !== 0),
      wrongAt: placesOf(said, (bits) => (bits & SAID.wrong) !== 0),
    };
  },
  (report, { to, said }) => {
    if (report.kind !== "said") return;
    const before = compared.value!;
    said.set(report.said, report.from);
    const wrongAt =
      before.first === undefined ? report.said.findIndex((bits) => (bits & SAID.wrong) !== 0) : -1;
    compared.value = {
      ...before,
      rows: (report.from + report.said.length) / (to + 1),
      wrong: report.wrong,
      first: wrongAt < 0 ? before.first : report.from + wrongAt,
    };
  },
);

type Hear = (what: number | "end" | Text) => void;

export function startSquare(game: TableSubject, to: number, heard: Hear): void {
  const values = new Uint16Array((to + 1) ** 2);
  batch(() => {
    square.value = { ...empty, id: square.value.id + 1, to, values };
    pairView.value = undefined;
    pickedPair.value = undefined;
    const [law] = game.laws;
    choice.value = law && { game: game.id, law: law.law };
    compared.value = undefined;
  });
  isStopped = false;
  void filling.ask({ game: game.id, to, values, heard });
}

/** Stops the work, and keeps what it has found unless it is left. */
export function stopSquare(isLeft: boolean): void {
  isStopped = true;
  for (const work of [filling, comparing]) {
    if (isLeft) work.cancel();
    else work.stop();
  }
}

/** Chooses a law, and compares it with the rules once all values are computed. */
export function chooseLaw(next: Choice | undefined): void {
  choice.value = next;
  compare();
}

function compare(): void {
  comparing.cancel();
  compared.value = undefined;
  const { to, values, rows } = square.value;
  const chosen = choice.value;
  if (chosen === undefined || rows <= to) return;
  const said = new Uint8Array(values.length);
  const none = new Uint32Array(0);
  compared.value = { said, rows: 0, wrong: 0, first: undefined, done: false, saysP: none, wrongAt: none };
  void comparing.ask({ chosen, to, copy: values.slice(), said });
}

/** Largest number of marks; more would cover the map. */
const MOST_MARKS = 200_000;

function placesOf(cells: ArrayLike<number>, is: (cell: number) => boolean): Uint32Array {
  const places: number[] = [];
  for (let at = 0; at < cells.length && places.length < MOST_MARKS; at++) if (is(cells[at]!)) places.push(at);
  return Uint32Array.from(places);
}
