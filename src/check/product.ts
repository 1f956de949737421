import { type Machine, type Numerals, validMachine } from "./machine.ts";
import type { Meter } from "./meter.ts";

/** The tracks in an order in which machines have all of theirs early, the first machine's first. */
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

/** Whether no numbers are accepted by all machines: by looking at all states that they reach together. */
export function areDisjoint(numerals: Numerals, given: readonly Machine[], meter: Meter): boolean {
  const tracks = orderOf(given);
  const machines =
    numerals.carry === 0 ? given : [...given, ...tracks.map((name) => validMachine(numerals, name))];
  const count = machines.length;
  /** For each track, which machines read it, and what a digit on it counts; and which have then read all. */
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
