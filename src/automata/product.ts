import { columnsOf, numbering, restricted } from "./columns.ts";
import { type Dfa, statesOf } from "./dfa.ts";
import { type Effort, within } from "./effort.ts";
import { extend, growing } from "./growing.ts";
import { valid } from "./valid.ts";

/** Largest number of pairs of states that use a plain array. */
const MOST_PLAIN = 2 ** 23;

/** Numbers that both automata accept, on the tracks of both. */
export function intersection(a: Dfa, b: Dfa, effort: Effort): Dfa {
  const { system } = a;
  const tracks = [...a.tracks, ...b.tracks.filter((name) => !a.tracks.includes(name))];
  const inA = restricted(system, tracks, a.tracks);
  const inB = restricted(system, tracks, b.tracks);
  const pairs = numbering<number>();
  const classOf = new Int32Array(columnsOf(system, tracks.length));
  const [classA, classB]: [number[], number[]] = [[], []];
  for (let column = 0; column < classOf.length; column++) {
    const [i, j] = [a.classOf[inA[column]!]!, b.classOf[inB[column]!]!];
    const of = pairs.of(i * b.classes + j);
    classOf[column] = of;
    classA[of] = i;
    classB[of] = j;
  }
  const classes = pairs.size();
  const ofPair = pairNumbers(statesOf(a), statesOf(b));
  const states = growing();
  const next = growing();
  const add = (p: number, q: number) => {
    const number = ofPair(p, q);
    if (2 * number === states.length) {
      const at = extend(states, 2);
      states.data[at] = p;
      states.data[at + 1] = q;
    }
    return number;
  };
  add(0, 0);
  for (let i = 0; 2 * i < states.length; i++) {
    within(effort, states.length / 2, classes);
    const [p, q] = [states.data[2 * i]! * a.classes, states.data[2 * i + 1]! * b.classes];
    const at = extend(next, classes);
    for (let of = 0; of < classes; of++) {
      const [toA, toB] = [a.next[p + classA[of]!]!, b.next[q + classB[of]!]!];
      next.data[at + of] = toA < 0 || toB < 0 ? -1 : add(toA, toB);
    }
  }
  const accepting = new Uint8Array(states.length / 2);
  for (let i = 0; i < accepting.length; i++)
    accepting[i] = a.accepting[states.data[2 * i]!]! & b.accepting[states.data[2 * i + 1]!]!;
  return { system, tracks, classOf, classes, next: next.data.slice(0, next.length), accepting };
}

/** Numbers for pairs of states, in the order of first occurrence. */
function pairNumbers(a: number, b: number): (p: number, q: number) => number {
  let size = 0;
  if (a * b <= MOST_PLAIN) {
    const known = new Int32Array(a * b);
    return (p, q) => {
      const at = p * b + q;
      if (known[at] === 0) known[at] = ++size;
      return known[at]! - 1;
    };
  }
  const known = new Map<number, number>();
  return (p, q) => {
    const found = known.get(p * b + q);
    if (found !== undefined) return found;
    known.set(p * b + q, size);
    return size++;
  };
}

/** Numbers that are not accepted. */
export function complement(dfa: Dfa, effort: Effort): Dfa {
  const states = statesOf(dfa);
  const next = new Int32Array((states + 1) * dfa.classes).fill(states);
  for (let i = 0; i < dfa.next.length; i++) if (dfa.next[i]! >= 0) next[i] = dfa.next[i]!;
  const accepting = new Uint8Array(states + 1).fill(1);
  for (let i = 0; i < states; i++) accepting[i] = 1 - dfa.accepting[i]!;
  const other = { ...dfa, next, accepting };
  return dfa.system.carry === 0 ? other : intersection(other, valid(dfa.system, dfa.tracks), effort);
}

/** Automaton with renamed numbers; two with the same new name must be equal. */
export function renamed(dfa: Dfa, names: readonly string[]): Dfa {
  const tracks = [...new Set(names)];
  if (tracks.length === names.length) return { ...dfa, tracks };
  const columns = restricted(dfa.system, tracks, names);
  return { ...dfa, tracks, classOf: columns.map((column) => dfa.classOf[column]!) };
}

/** Automaton on these tracks in this order: its own, and perhaps others, on which any number is accepted. */
export function aligned(dfa: Dfa, tracks: readonly string[], effort: Effort): Dfa {
  const missing = tracks.filter((name) => !dfa.tracks.includes(name));
  const whole = missing.length === 0 ? dfa : intersection(dfa, valid(dfa.system, missing), effort);
  const columns = restricted(dfa.system, tracks, whole.tracks);
  return { ...whole, tracks, classOf: columns.map((column) => whole.classOf[column]!) };
}
