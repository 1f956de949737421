import { t } from "../locale/checker.ts";
import type { Meter } from "./meter.ts";
import { Unread } from "./rule.ts";
import type { Atom, Ranges } from "./rule-moves.ts";

/**
 * Numeration system: the weights of places are 1, and then each quotient, in turn, times the last weight plus `carry`
 * times the one before. One digit combines as many places as there are quotients.
 */
export interface Numerals {
  readonly quotients: readonly number[];
  /** Carry: 0 in a base; 1 in an Ostrowski system, where only 0 follows a digit equal to the quotient of its place. */
  readonly carry: 0 | 1;
  readonly digits: number;
  /** Places of each digit, most significant first. */
  readonly words: readonly (readonly number[])[];
}

/**
 * Deterministic automaton that reads the digits of several numbers in columns, most significant first, the first number
 * the most significant in a column; columns of one class have the same effect. It begins in state 0, and -1 is the dead
 * state.
 */
export interface Machine {
  readonly of: readonly string[];
  readonly classOf: Int32Array;
  readonly classes: number;
  readonly next: Int32Array;
  readonly accepting: Uint8Array;
}

/** Numeration system with this name. */
export function numeralsOf(id: string): Numerals | undefined {
  const [, kind, list = ""] = /^(base|ostrowski) ([1-9]\d?(?:,[1-9]\d?){0,34})$/.exec(id) ?? [];
  const quotients = list.split(",").map(Number);
  const carry = kind === "base" ? 0 : 1;
  if (kind === undefined || (carry === 0 && (quotients.length > 1 || list === "1"))) return undefined;
  // Weights from the least place up, each with the weight below it.
  let words: readonly (readonly number[])[] = [[]];
  for (const most of quotients) {
    const all = Array.from({ length: most + carry }, (_, digit) => digit);
    words = all.flatMap((digit) => {
      const below = carry === 1 && digit === most ? words.filter(([first = 0]) => first === 0) : words;
      return below.map((word) => [digit, ...word]);
    });
    if (words.length > MOST_DIGITS) return undefined;
  }
  return { quotients, carry, digits: words.length, words };
}

const MOST_DIGITS = 36;

const MOST_COLUMNS = 2 ** 20;

export function columnsOf({ digits }: Numerals, tracks: number): number {
  if (digits ** tracks > MOST_COLUMNS) throw new Unread(t("manyNumbers"));
  return digits ** tracks;
}

/** Machine given by states that a key distinguishes; an undefined step is dead. */
interface Walk<State> {
  readonly start: State;
  key(state: State): number | string;
  step(state: State, of: number): State | undefined;
  accepts(state: State): boolean;
}

function explored<State>(
  of: readonly string[],
  classOf: Int32Array,
  classes: number,
  walk: Walk<State>,
  meter: Meter,
): Machine {
  const states = [walk.start];
  const known = new Map([[walk.key(walk.start), 0]]);
  const next: number[] = [];
  for (let i = 0; i < states.length; i++) {
    meter.spend(classes);
    meter.room(8 * classes);
    for (let each = 0; each < classes; each++) {
      const to = walk.step(states[i]!, each);
      if (to === undefined) {
        next.push(-1);
        continue;
      }
      const key = walk.key(to);
      let number = known.get(key);
      if (number === undefined) {
        number = states.push(to) - 1;
        known.set(key, number);
      }
      next.push(number);
    }
  }
  const accepting = Uint8Array.from(states, (state) => Number(walk.accepts(state)));
  return trimmed({ of, classOf, classes, next: Int32Array.from(next), accepting });
}

/** Machine with -1 for states that lead to no accepting state. */
export function trimmed(machine: Machine): Machine {
  const { next, classes, accepting } = machine;
  const before: number[][] = Array.from(accepting, () => []);
  for (let i = 0; i < next.length; i++) if (next[i]! >= 0) before[next[i]!]!.push(Math.floor(i / classes));
  const alive = Uint8Array.from(accepting);
  const open = [...accepting.keys()].filter((state) => alive[state] === 1);
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    for (const each of before[state]!) {
      if (alive[each] === 1) continue;
      alive[each] = 1;
      open.push(each);
    }
  }
  return { ...machine, next: next.map((to) => (to >= 0 && alive[to] === 1 ? to : -1)) };
}

/** Complement of a machine; other machines exclude words that are not numbers. */
export function complement(machine: Machine): Machine {
  const { next, classes, accepting } = machine;
  const sink = accepting.length;
  const other = Int32Array.from({ length: next.length + classes }, (_, i) => {
    const to = next[i] ?? -1;
    return to < 0 ? sink : to;
  });
  return trimmed({
    ...machine,
    next: other,
    accepting: Uint8Array.from([...accepting, 0], (each) => 1 - each),
  });
}

/** Machine with renamed numbers. */
export const renamed = (machine: Machine, of: readonly string[]): Machine => ({ ...machine, of });

/** Classes of columns by the weighted sum of their entries. */
function bySums(numerals: Numerals, weights: readonly number[]) {
  const classOf = new Int32Array(columnsOf(numerals, weights.length));
  const known = new Map<string, number>();
  const sums: (readonly number[])[] = [];
  for (let column = 0; column < classOf.length; column++) {
    const sum = numerals.quotients.map(() => 0);
    let rest = column;
    for (let i = weights.length - 1; i >= 0; i--) {
      for (const [place, each] of numerals.words[rest % numerals.digits]!.entries())
        sum[place]! += each * weights[i]!;
      rest = Math.floor(rest / numerals.digits);
    }
    const key = sum.join();
    if (!known.has(key)) known.set(key, sums.push(sum) - 1);
    classOf[column] = known.get(key)!;
  }
  return { classOf, sums };
}

const isWithin = (ranges: Ranges, value: number) => ranges.some(([from, to]) => from <= value && value <= to);

/**
 * Number read so far, as `now` U(j) + `before` U(j-1), with j digits remaining; or, when only the number of remaining
 * columns matters, a verdict of 0 or 1 for each such number, the last for all larger ones.
 */
type Sum = { readonly now: number; readonly before: number } | { readonly verdicts: string };

/** Limit on the remaining columns for which a sum is examined: more than any end of a range needs. */
const MOST_TO_COME = 64;

/** Machine for a weighted sum in the ranges. */
function sumMachine(
  numerals: Numerals,
  weights: Readonly<Record<string, number>>,
  within: Ranges,
  meter: Meter,
): Machine {
  const { quotients, carry } = numerals;
  const radix = quotients[0]!;
  const fromFirst = [...quotients].reverse();
  const of = Object.keys(weights);
  const { classOf, sums } = bySums(numerals, Object.values(weights));
  const up = Object.values(weights).reduce((sum, each) => sum + Math.max(each, 0), 0);
  const down = Object.values(weights).reduce((sum, each) => sum + Math.max(-each, 0), 0);
  const ends = within.flat().filter(Number.isFinite);
  // From `high` up, and from `low` down, all numbers or none are in the ranges.
  const [high, low] = [Math.max(...ends, 0) + 1, Math.min(...ends, 0) - 1];

  /** Minimum of x U(j) + before U(j-1) over j >= 0 if none is negative: if the first two are not, the rest grow. */
  const least = (x: number, before: number) => Math.min(x + carry * before, x * (radix + carry) + before);

  const zeros = quotients.map(() => 0);

  function read(now: number, before: number, sum: readonly number[]): readonly [now: number, before: number] {
    for (const [place, each] of sum.entries())
      [now, before] = [fromFirst[place]! * now + carry * before + each, carry * now];
    return [now, before];
  }

  function stateOf(now: number, before: number): Sum | undefined {
    // The remaining digits of each number contribute at most U(j) - 1.
    let bottom: readonly [number, number] = [now - down, before];
    let top: readonly [number, number] = [now + up, before];
    let verdicts = "";
    for (let columns = 0; columns < MOST_TO_COME; columns++) {
      const smallest = bottom[0] + carry * bottom[1] + down;
      const largest = top[0] + carry * top[1] - up;
      const inside = within.some(([from, to]) => from <= smallest && largest <= to);
      if (!inside && within.some(([from, to]) => from <= largest && smallest <= to)) return { now, before };
      verdicts += inside ? "1" : "0";
      const [above, below] = [least(...bottom), least(-top[0], -top[1])];
      if ((above >= 0 && above + down >= high) || (below >= 0 && -below - up <= low)) {
        const shortest = verdicts.replace(/(.)\1+$/, "$1");
        return shortest === "0" ? undefined : { verdicts: shortest };
      }
      bottom = read(...bottom, zeros);
      top = read(...top, zeros);
    }
    return { now, before };
  }

  return explored<Sum>(
    of,
    classOf,
    sums.length,
    {
      start: { now: 0, before: 0 },
      key: (state) => ("verdicts" in state ? state.verdicts : `${state.now} ${state.before}`),
      step(state, each) {
        if (!("verdicts" in state)) return stateOf(...read(state.now, state.before, sums[each]!));
        const verdicts = state.verdicts.slice(1) || state.verdicts;
        return verdicts === "0" ? undefined : { verdicts };
      },
      accepts: (state) =>
        "verdicts" in state
          ? state.verdicts.startsWith("1")
          : isWithin(within, state.now + carry * state.before),
    },
    meter,
  );
}

/** Least root of `n` >= 2, and its exponent. */
function rootOf(n: number): readonly [root: number, exponent: number] {
  for (let root = 2; root * root <= n; root++) {
    let [power, exponent] = [1, 0];
    while (power < n) {
      power *= root;
      exponent++;
    }
    if (power === n) return [root, exponent];
  }
  return [n, 1];
}

/** Powers of `base` >= 2; for 0 the Fibonacci numbers 1, 2, 3, 5. */
function powerMachine(numerals: Numerals, base: number, name: string, meter: Meter): Machine {
  const { digits, carry, quotients } = numerals;
  const [root, step] = base === 0 ? [1, 1] : rootOf(base);
  const [same, width] = base === 0 ? [quotients[0]!, 1] : rootOf(quotients[0]!);
  if (root !== same || quotients.length > 1 || (carry === 1) !== (base === 0))
    throw new Unread(t("powersOfAnotherBase"));
  // Relevant part of the exponent after the one non-zero digit; -1 before it.
  const exponents = new Map(Array.from({ length: width }, (_, i) => [root ** i, i % step]));
  return explored<number>(
    [name],
    Int32Array.from({ length: digits }, (_, digit) => digit),
    digits,
    {
      start: -1,
      key: (state) => state,
      step: (state, digit) =>
        digit === 0
          ? state < 0
            ? state
            : (state + width) % step
          : state < 0
            ? exponents.get(digit)
            : undefined,
      accepts: (state) => state === 0,
    },
    meter,
  );
}

/** Numbers with a digit. States: only zeros read, digit not found, digit found. */
function digitMachine(
  { digits, carry, quotients }: Numerals,
  base: number,
  sought: number,
  name: string,
  meter: Meter,
): Machine {
  if (carry === 1 || quotients.length > 1 || quotients[0] !== base)
    throw new Unread(t("digitsInAnotherBase"));
  const met = (state: number, digit: number) => digit === sought && (digit > 0 || state > 0);
  return explored<number>(
    [name],
    Int32Array.from({ length: digits }, (_, digit) => digit),
    digits,
    {
      start: 0,
      key: (state) => state,
      step: (state, digit) => (state === 2 || met(state, digit) ? 2 : state > 0 || digit > 0 ? 1 : 0),
      accepts: (state) => state === 2 || (state === 0 && sought === 0),
    },
    meter,
  );
}

function xorMachine(numerals: Numerals, of: readonly [string, string, string]): Machine {
  const { digits, carry } = numerals;
  if (carry === 1 || rootOf(digits)[0] !== 2) throw new Unread(t("nimSumsInSystem"));
  const classOf = new Int32Array(columnsOf(numerals, 3));
  for (let column = 0; column < classOf.length; column++) {
    const a = Math.floor(column / digits ** 2);
    const b = Math.floor(column / digits) % digits;
    classOf[column] = (a ^ b) === column % digits ? 0 : 1;
  }
  return { of, classOf, classes: 2, next: Int32Array.of(0, -1), accepting: Uint8Array.of(1) };
}

/** Machine of an atom with distinct names. @throws Unread */
export function machineOf(numerals: Numerals, atom: Atom, meter: Meter): Machine {
  if (atom.kind === "sum") return sumMachine(numerals, atom.weights, atom.within, meter);
  if (atom.kind === "xor") {
    if (new Set(atom.of).size < 3) throw new Unread(t("nimSumOfEqual"));
    return xorMachine(numerals, atom.of);
  }
  const found =
    atom.kind === "digit"
      ? digitMachine(numerals, atom.base, atom.digit, atom.of, meter)
      : powerMachine(numerals, atom.base, atom.of, meter);
  return atom.holds ? found : complement(found);
}

/** Machine that accepts valid numbers on a track. */
export function validMachine({ words, quotients, carry }: Numerals, name: string): Machine {
  const classOf = Int32Array.from(words, (word) =>
    carry === 0 ? 0 : 2 * Number(word[0]! > 0) + Number(word.at(-1) === quotients[0]),
  );
  // After a digit with the largest last place, the first place is 0.
  const next = carry === 0 ? [0, 0, 0, 0] : [0, 1, 0, 1, 0, 1, -1, -1];
  return {
    of: [name],
    classOf,
    classes: 4,
    next: Int32Array.from(next),
    accepting: new Uint8Array(next.length / 4).fill(1),
  };
}

/** Order of tracks in which each machine has all of its tracks early, the first machine's first. */
function orderOf(machines: readonly Machine[]): string[] {
  const order: string[] = [];
  const rest = [...machines];
  const missing = (machine: Machine) => machine.of.filter((name) => !order.includes(name));
  while (rest.length > 0) {
    const least = rest.reduce((a, b) => (missing(b).length < missing(a).length ? b : a));
    order.push(...missing(least));
    rest.splice(rest.indexOf(least), 1);
  }
  return order;
}

/** Whether no numbers are accepted by all machines: explores all jointly reachable states. */
export function areDisjoint(numerals: Numerals, given: readonly Machine[], meter: Meter): boolean {
  const tracks = orderOf(given);
  const machines =
    numerals.carry === 0 ? given : [...given, ...tracks.map((name) => validMachine(numerals, name))];
  const count = machines.length;
  /**
   * For each track, the machines that read it with the weight of its digit, and the machines that are then complete.
   */
  const reads = tracks.map((name) =>
    machines.flatMap(({ of }, m) =>
      of.includes(name) ? [[m, numerals.digits ** (of.length - 1 - of.indexOf(name))] as const] : [],
    ),
  );
  const done = tracks.map((_, i) =>
    machines.flatMap(({ of }, m) => (Math.max(...of.map((name) => tracks.indexOf(name))) === i ? [m] : [])),
  );
  const columns = new Int32Array(count);
  const now = new Int32Array(count);
  const next = new Int32Array(count);
  const sizes = machines.map(({ accepting }) => accepting.length);
  const isSmall = sizes.reduce((a, b) => a * b, 1) < Number.MAX_SAFE_INTEGER;
  const known = new Set<number | string>();
  const open: Int32Array[] = [];
  let found = false;

  function reach(states: Int32Array): void {
    const key = isSmall ? states.reduce((sum, state, m) => sum * sizes[m]! + state, 0) : states.join();
    if (known.has(key)) return;
    known.add(key);
    meter.room(64 + 4 * count);
    open.push(states.slice());
    found ||= states.every((state, m) => machines[m]!.accepting[state] === 1);
  }

  function assign(depth: number): void {
    if (depth === tracks.length) {
      reach(next);
      return;
    }
    const here = reads[depth]!;
    meter.spend(numerals.digits * (here.length + 1));
    for (let digit = 0; digit < numerals.digits; digit++) {
      if (digit > 0) for (const [m, by] of here) columns[m]! += by;
      let alive = true;
      for (const m of done[depth]!) {
        const machine = machines[m]!;
        next[m] = machine.next[now[m]! * machine.classes + machine.classOf[columns[m]!]!]!;
        alive = next[m]! >= 0;
        if (!alive) break;
      }
      if (alive) assign(depth + 1);
    }
    for (const [m, by] of here) columns[m]! -= by * (numerals.digits - 1);
  }

  reach(new Int32Array(count));
  for (let states = open.pop(); states !== undefined && !found; states = open.pop()) {
    now.set(states);
    assign(0);
  }
  return !found;
}
