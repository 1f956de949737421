import { now } from "./clock.ts";
import { tooMuch } from "./meter.ts";

// How much memory a run keeps, estimated while it goes on.

/** A run may keep so much: a tab that runs out of memory is gone, with all that was typed. */
const MOST_BYTES = 256 * 2 ** 20;

/** Weighing takes no more than this part of the time. */
const PART = 0.05;

/**
 * To be called often: asks now and then how many bytes are kept, less often the longer the answer takes.
 * @throws UserCodeError when it is too much.
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

/** Of what has more parts, so many are looked at and stand for the others; and so many things are looked at in all. */
const SAMPLE = 64;
const LOOKED_AT = 20_000;

/** Bytes of a pointer or a number, of an object, and of an entry of a table, beside what they hold. */
const WORD = 8;
const OBJECT = 24;
const ENTRY = 32;

/** A thing that is kept, how many of its kind it stands for, and the large collection that it was found in. */
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
 * About how many bytes `roots` keep alive: an estimate from samples, for JavaScript cannot be asked. What is met
 * twice in one collection is taken to be shared there, and counts once.
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
  /** Its own bytes, without its parts. */
  readonly size: number;
  /** How many parts it has. */
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

/** A part as it lies there: no getter runs. */
const partOf = (thing: object, name: string | number): unknown =>
  Object.getOwnPropertyDescriptor(thing, name)?.value;

/** Some of the numbers below `length`, evenly over it. */
function spread(length: number): number[] {
  const count = Math.min(length, SAMPLE);
  return Array.from({ length: count }, (_, i) => Math.floor((i * length) / count));
}
