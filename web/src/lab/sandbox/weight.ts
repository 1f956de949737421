import { now } from "./clock.ts";
import { tooMuch } from "./meter.ts";

// Estimate of the memory that a run keeps, made while it runs.

/** Most bytes that a run may keep; a tab that runs out of memory loses everything typed. */
const MOST_BYTES = 256 * 2 ** 20;

/** Largest share of the time for estimates. */
const PART = 0.05;

/**
 * Function to be called often: checks from time to time how many bytes are kept, less often if that takes
 * long.
 * @throws UserCodeError when there are too many
 */
export function scales(bytes: () => number): (line?: number) => void {
  let next = 0;
  return (line) => {
    const begun = now();
    if (begun < next) return;
    const kept = bytes();
    const done = now();
    next = done + (done - begun) / PART;
    if (kept > MOST_BYTES) throw tooMuch(MOST_BYTES, line);
  };
}

/**
 * Number of elements examined in larger collections, as a sample for the others; and number of things
 * examined in total.
 */
const SAMPLE = 64;
const LOOKED_AT = 20_000;

/** Bytes of a pointer or number, of an object, and of an entry of a table, without their content. */
const WORD = 8;
const OBJECT = 24;
const ENTRY = 32;

/** Kept thing, the number of similar things it represents, and the large collection in which it was found. */
interface KeptThing {
  readonly size: number;
  times: number;
  readonly within: KeptThing | undefined;
}

interface PendingThing {
  readonly thing: unknown;
  readonly by: KeptThing | undefined;
  readonly within: KeptThing | undefined;
  readonly share: number;
}

/**
 * Estimated number of bytes that `roots` keep alive, from samples, because JavaScript has no function for it.
 * Things found twice in one collection are assumed to be shared there, and count once.
 */
export function weigh(roots: readonly unknown[]): number {
  const found = new Map<unknown, KeptThing>();
  const parts: PendingThing[] = roots.map((thing) => ({ thing, by: undefined, within: undefined, share: 1 }));
  for (let i = 0; i < parts.length && i < LOOKED_AT; i++) {
    const { thing, by, within, share } = parts[i]!;
    const known = found.get(thing);
    if (known !== undefined && known.within === within) known.times = 1;
    if (known !== undefined || !hasWeight(thing)) continue;
    const { size, count, sample } = opened(thing);
    const own: KeptThing = { size, times: share * (by?.times ?? 1), within };
    found.set(thing, own);
    const sampled = count > sample.length;
    for (const part of sample)
      parts.push({ thing: part, by: own, within: sampled ? own : within, share: count / sample.length });
  }
  return [...found.values()].reduce((bytes, { size, times }) => bytes + times * size, 0);
}

const hasWeight = (thing: unknown): thing is string | object =>
  typeof thing === "string" || (typeof thing === "object" && thing !== null) || typeof thing === "function";

interface Opened {
  /** Own bytes, without its parts. */
  readonly size: number;
  /** Number of its parts. */
  readonly count: number;
  readonly sample: readonly unknown[];
}

function opened(thing: string | object): Opened {
  if (typeof thing === "string") return { size: OBJECT + thing.length, count: 0, sample: [] };
  if (ArrayBuffer.isView(thing) || thing instanceof ArrayBuffer) {
    return { size: OBJECT + thing.byteLength, count: 0, sample: [] };
  }
  if (Array.isArray(thing)) {
    const { length } = thing;
    return {
      size: OBJECT + WORD * length,
      count: length,
      sample: spread(length).map((i) => partOf(thing, i)),
    };
  }
  if (thing instanceof Map) return table(thing.size, [...first(thing.keys()), ...first(thing.values())], 2);
  if (thing instanceof Set) return table(thing.size, first(thing), 1);
  const names = Object.keys(thing);
  const sample = spread(names.length).flatMap((i) => [names[i], partOf(thing, names[i]!)]);
  return table(names.length, sample, 2);
}

const table = (entries: number, sample: readonly unknown[], each: number): Opened => ({
  size: OBJECT + ENTRY * entries,
  count: each * entries,
  sample,
});

function first(things: Iterable<unknown>): readonly unknown[] {
  const some: unknown[] = [];
  for (const thing of things) if (some.push(thing) === SAMPLE) break;
  return some;
}

/** Part of a thing, read without running a getter. */
const partOf = (thing: object, name: string | number): unknown =>
  Object.getOwnPropertyDescriptor(thing, name)?.value;

/** Some of the numbers below `length`, evenly spaced. */
function spread(length: number): number[] {
  const count = Math.min(length, SAMPLE);
  return Array.from({ length: count }, (_, i) => Math.floor((i * length) / count));
}
