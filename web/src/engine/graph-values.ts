import {
  type Digraph,
  GameError,
  loopyOutcomes,
  loopyValues,
  mex,
  type Natural,
  nimSum,
  type Outcome,
  type Play,
  parseSum,
  solver,
  strongComponents,
} from "nimber";

/** What is known of each position of a graph. */
export interface GraphValues {
  readonly play: Play;
  /** Grundy values, infinite where play need not end; absent where unknown, and in misère play. */
  readonly values: readonly (Natural | undefined)[];
  readonly outcomes: readonly (Outcome | undefined)[];
  /** Moves of the longest play; -1 for positions from which a cycle can be reached. */
  readonly levels: Int32Array;
  /** A number for each cycle, which is a strongly connected component; -1 for positions that are in none. */
  readonly cycles: Int32Array;
  /** Moves until the end under best play, where positions can repeat, and in misère play. */
  readonly remoteness?: readonly number[];
}

/** Whether an edge leads back to where it came from, if only after others. */
export function isAcyclic(graph: Digraph): boolean {
  return !cyclesOf(graph).some((cycle) => cycle >= 0);
}

function cyclesOf(graph: Digraph): Int32Array {
  const { of, count } = strongComponents(graph);
  const members = new Uint32Array(count);
  for (const component of of) members[component]!++;
  return Int32Array.from(of, (component, v) =>
    members[component]! > 1 || targetsOf(graph, v).includes(v) ? component : -1,
  );
}

const targetsOf = ({ offsets, targets }: Digraph, v: number): Uint32Array =>
  targets.subarray(offsets[v], offsets[v + 1]);

/** Values of all positions; where `sums` is 1, of the sum of those that the edges lead to: only without cycles. */
export function valuesOf(graph: Digraph, sums: Uint8Array): GraphValues {
  const cycles = cyclesOf(graph);
  const order = fromTheEnd(graph);
  const levels = levelsOf(graph, sums, order, cycles);
  if (cycles.some((cycle) => cycle >= 0)) {
    const { outcomes, remoteness } = loopyOutcomes(graph);
    return { play: "normal", values: loopyValues(graph), outcomes, levels, cycles, remoteness };
  }
  const values: number[] = Array(sums.length).fill(0);
  for (const v of order) {
    const options = Array.from(targetsOf(graph, v), (w) => values[w]!);
    values[v] = sums[v] === 1 ? Number(nimSum(...options)) : mex(options);
  }
  return { play: "normal", values, outcomes: values.map(outcomeOf), levels, cycles };
}

/**
 * Who wins when whoever cannot move wins; positions are whole sums. It is normal play with one more move, which can be
 * made at the ends alone.
 */
export function misereOf(graph: Digraph): GraphValues {
  const count = graph.offsets.length - 1;
  const offsets = [0];
  const targets: number[] = [];
  for (let v = 0; v < count; v++) {
    const options = targetsOf(graph, v);
    targets.push(...(options.length > 0 ? options : [count]));
    offsets.push(targets.length);
  }
  offsets.push(targets.length);
  const longer = { offsets: Uint32Array.from(offsets), targets: Uint32Array.from(targets) };
  const { outcomes, remoteness } = loopyOutcomes(longer);
  const cycles = cyclesOf(graph);
  return {
    play: "misere",
    values: Array<undefined>(count).fill(undefined),
    outcomes: outcomes.slice(0, count),
    levels: levelsOf(graph, new Uint8Array(count), fromTheEnd(graph), cycles),
    cycles,
    remoteness: remoteness.slice(0, count).map((moves) => moves - 1),
  };
}

const outcomeOf = (value: Natural): Outcome => (value === 0 || value === 0n ? "P" : "N");

/** Positions in an order in which, without cycles, options come first. */
function fromTheEnd(graph: Digraph): readonly number[] {
  const { of } = strongComponents(graph);
  return Array.from(of, (_, v) => v).sort((a, b) => of[a]! - of[b]!);
}

/** The longest play of a sum is that of its parts together. */
function levelsOf(
  graph: Digraph,
  sums: Uint8Array,
  order: readonly number[],
  cycles: Int32Array,
): Int32Array {
  const levels = new Int32Array(order.length);
  for (const v of order) {
    const below = Array.from(targetsOf(graph, v), (w) => levels[w]!);
    if (cycles[v]! >= 0 || below.includes(-1)) levels[v] = -1;
    else levels[v] = sums[v] === 1 ? below.reduce((a, b) => a + b, 0) : Math.max(-1, ...below) + 1;
  }
  return levels;
}

/** Where an exploration ended early, the solver knows values of this many positions, the nearest. */
const NEAR = 400;
const LIMITS = { positions: 300_000, bytes: 2 ** 27, seconds: 4 };

/** What the solver knows of the nearest positions of a graph that has not been explored to its end. */
export function nearValues(
  {
    labels,
    notations,
  }: {
    readonly labels: readonly string[];
    readonly notations: readonly string[];
  },
  play: Play,
): GraphValues {
  const solving = solver(LIMITS);
  const end = Date.now() + 1000 * LIMITS.seconds;
  const values: (Natural | undefined)[] = labels.map(() => undefined);
  const outcomes: (Outcome | undefined)[] = labels.map(() => undefined);
  for (let v = 0; v < Math.min(NEAR, labels.length) && Date.now() < end; v++) {
    try {
      const notation = notations[v]!;
      if (play === "misere") {
        outcomes[v] = notation === "" ? "N" : solving.outcome(parseSum(notation), play);
        continue;
      }
      const known = notation === "" ? [] : parseSum(notation).map((component) => solving.at(component));
      const parts = known.flatMap(({ value }) =>
        value === undefined || typeof value === "object" ? [] : [value],
      );
      const value =
        parts.length < known.length ? undefined : parts.length === 1 ? parts[0] : nimSum(...parts);
      values[v] = value;
      outcomes[v] =
        value === undefined ? (known.length === 1 ? known[0]!.outcome : undefined) : outcomeOf(value);
    } catch (error) {
      if (!(error instanceof GameError)) throw error;
    }
  }
  const none = Int32Array.from(labels, () => -1);
  return { play, values, outcomes, levels: none, cycles: none };
}
