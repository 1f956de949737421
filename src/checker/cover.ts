import { t } from "../locale/checker.ts";
import { machinesOf, type Piece, reduced } from "./conditions.ts";
import {
  areDisjoint,
  columnsOf,
  complement,
  type Machine,
  type Numerals,
  trimmed,
  validMachine,
} from "./machine.ts";
import type { Meter } from "./meter.ts";
import { Unread } from "./rule.ts";

// Checks covers: for each number to which a law applies, a witness for one of its pieces. Works state by state, without
// search.

/** Words over the numbers of a position and further ones that satisfy one of the pieces. */
export interface Witness {
  readonly tracks: number;
  readonly states: number;
  /** Edges: source state, column, target state. */
  readonly edges: readonly (readonly [from: number, column: number, to: number])[];
  readonly accepting: readonly number[];
}

/** Numbers with a piece for each: for every state, the states that witnesses may have reached. */
export interface Cover {
  readonly machine: Machine;
  /** States of the witnesses; those of the second witness are numbered after those of the first. */
  readonly sets: readonly (readonly number[])[];
  readonly witnesses: readonly Witness[];
}

/** Fault of a cover: an uncovered number, a witness of no piece, or a step without a witness. */
export type CoverFault = "short" | "witness" | "step";

/** Limit on the assignments of tracks that are tried for a witness. */
const MOST_TRIES = 500;

/**
 * Fault, if any, of a cover by `pieces` of the numbers `names` that all of `need` accept. Cost: one step for each
 * state, column and member of a set, and for each edge and state of an atom.
 */
export function faultOfCover(
  numerals: Numerals,
  names: readonly string[],
  need: readonly Machine[],
  pieces: readonly Piece[],
  cover: Cover,
  meter: Meter,
): CoverFault | undefined {
  if (!areDisjoint(numerals, [...need, complement(cover.machine)], meter)) return "short";
  for (const witness of cover.witnesses)
    if (!pieces.some((piece) => isOfPiece(numerals, names, witness, piece, meter))) return "witness";
  return followsAll(numerals, names.length, cover, meter) ? undefined : "step";
}

/** Whether the words of a witness satisfy the piece when its further tracks are some of the names. */
function isOfPiece(
  numerals: Numerals,
  names: readonly string[],
  witness: Witness,
  piece: Piece,
  meter: Meter,
): boolean {
  let tries = 0;
  for (const kept of choicesOf(piece.names, witness.tracks - names.length)) {
    if (++tries > MOST_TRIES) return false;
    const least = reduced(piece, kept, meter);
    if (least === undefined) continue;
    const tracks = [...names, ...kept];
    const machines = [
      ...machinesOf(numerals, least.said, meter),
      ...tracks.map((name) => validMachine(numerals, name)),
    ];
    if (machines.every((machine) => isInside(numerals, witness, tracks, machine, meter))) return true;
  }
  return false;
}

/** Lists of the given length from the names. */
function* choicesOf(names: readonly string[], count: number): Generator<readonly string[]> {
  if (count === 0) yield [];
  for (const name of count > 0 ? names : [])
    for (const rest of choicesOf(
      names.filter((each) => each !== name),
      count - 1,
    ))
      yield [name, ...rest];
}

/** Class of a machine on some tracks, for each column over `tracks`. */
function classesOn(numerals: Numerals, tracks: readonly string[], { of, classOf }: Machine): Int32Array {
  const places = of.map((name) => numerals.digits ** (tracks.length - 1 - tracks.indexOf(name)));
  return Int32Array.from(
    { length: columnsOf(numerals, tracks.length) },
    (_, column) =>
      classOf[
        places.reduce(
          (sum, place) => sum * numerals.digits + (Math.floor(column / place) % numerals.digits),
          0,
        )
      ]!,
  );
}

/** Whether a machine accepts all words of the witness. */
function isInside(
  numerals: Numerals,
  { states, edges, accepting, tracks: count }: Witness,
  tracks: readonly string[],
  machine: Machine,
  meter: Meter,
): boolean {
  if (tracks.length !== count) throw new Unread(t("tracksOfWitness"));
  const classOf = classesOn(numerals, tracks, machine);
  const { first, classes, to: ends } = leaving(edges, states, classOf);
  const size = machine.accepting.length;
  const isEnd = new Uint8Array(states);
  for (const state of accepting) isEnd[state] = 1;
  const known = meter.array(Uint8Array, states * size);
  const open = [0];
  known[0] = 1;
  for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
    const [state, other] = [Math.floor(pair / size), pair % size];
    if (isEnd[state] === 1 && machine.accepting[other] === 0) return false;
    meter.spend(first[state + 1]! - first[state]!);
    for (let i = first[state]!; i < first[state + 1]!; i++) {
      const next = machine.next[other * machine.classes + classes[i]!]!;
      // Every edge of a witness leads to an accepting state, so none may leave the machine.
      if (next < 0) return false;
      const found = ends[i]! * size + next;
      if (known[found] === 1) continue;
      known[found] = 1;
      open.push(found);
    }
  }
  return true;
}

/** Edges grouped by their source state, in order, with the classes of their columns. */
function leaving(edges: Witness["edges"], states: number, classOf: Int32Array) {
  const first = new Int32Array(states + 1);
  for (const [from] of edges) first[from + 1]!++;
  for (let state = 0; state < states; state++) first[state + 1]! += first[state]!;
  const filled = first.slice();
  const classes = new Int32Array(edges.length);
  const ends = new Int32Array(edges.length);
  for (const [from, column, to] of edges) {
    const at = filled[from]!++;
    classes[at] = classOf[column]!;
    ends[at] = to;
  }
  return { first, classes, to: ends };
}

/**
 * Whether the set of each state is what witnesses reach, and contains an accepting state of one whenever the state
 * accepts.
 */
function followsAll(
  numerals: Numerals,
  tracks: number,
  { machine, sets, witnesses }: Cover,
  meter: Meter,
): boolean {
  const { next, classOf, classes, accepting } = trimmed(machine);
  const columns = classOf.length;
  const starts: number[] = [];
  const ends = new Set<number>();
  /** Predecessors of a witness state by these digits of the position. */
  const before = new Map<number, number[]>();
  let first = 0;
  for (const witness of witnesses) {
    starts.push(first);
    for (const state of witness.accepting) ends.add(first + state);
    const further = numerals.digits ** (witness.tracks - tracks);
    for (const [from, column, to] of witness.edges) {
      const key = (first + to) * columns + Math.floor(column / further);
      const known = before.get(key);
      if (known === undefined) before.set(key, [first + from]);
      else known.push(first + from);
    }
    first += witness.states;
  }
  // A witness may read digits of its own before the position's first digit.
  const early = new Set(starts);
  for (let size = -1; size < early.size; ) {
    size = early.size;
    for (let state = 0; state < first; state++)
      if (before.get(state * columns)?.some((each) => early.has(each))) early.add(state);
    meter.spend(first);
  }
  if (!(sets[0] ?? []).every((state) => early.has(state))) return false;
  const members = sets.map((set) => new Set(set));
  for (let q = 0; q < accepting.length; q++) {
    if (accepting[q] === 1 && !sets[q]!.some((state) => ends.has(state))) return false;
    for (let column = 0; column < columns; column++) {
      const to = next[q * classes + classOf[column]!]!;
      if (to < 0 || (q === 0 && column === 0)) continue;
      meter.spend(sets[to]!.length);
      for (const state of sets[to]!)
        if (!before.get(state * columns + column)?.some((each) => members[q]!.has(each))) return false;
    }
  }
  return true;
}
