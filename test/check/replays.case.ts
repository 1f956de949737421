import { readFileSync } from "node:fs";
import type { Moves } from "../../src/checker/heap-moves.ts";
import { type Meter, meter, Stopped } from "../../src/checker/meter.ts";
import type { Claimed } from "../../src/checker/mex.ts";
import type { Mismatch } from "../../src/checker/period.ts";
import { replay } from "../../src/checker/period.ts";
import type { Repeats } from "../../src/checker/sparse.ts";
import type { Certificate } from "../../src/solve/index.ts";
import { codeOptions, plainGrundy } from "../oracle.ts";

interface Case {
  readonly path: string;
  readonly why: string;
  readonly verdict: string;
  readonly text: string;
}

const corpus: readonly Case[] = JSON.parse(
  readFileSync(new URL("../known/certificates.json", import.meta.url), "utf8"),
).certificates;
export const right: readonly Case[] = corpus.filter(
  ({ verdict, why }) => verdict === "valid" && why === "right",
);
export const rightOf = (game: string): Certificate =>
  right.map(({ text }) => JSON.parse(text)).find((each) => each.game === game)!;
export const textOf = (claim: object): string => JSON.stringify(claim);

/** Values in the window of a certificate without saltus. */
export function heapsOf({ preperiod, period, to, cycle, exceptions }: Certificate): number[] {
  const round = cycle.split(" ").map(Number);
  const values = Array.from(
    { length: to + period },
    (_, n) => round[(n - preperiod + period * to) % period]!,
  );
  for (const [heap, value] of exceptions) values[heap] = value;
  return values;
}

/** Meter that never stops and records what was spent. */
export function counter(): Meter & { spent: number; bytes: number } {
  const unlimited = meter({ seconds: Number.POSITIVE_INFINITY, bytes: Number.POSITIVE_INFINITY });
  return {
    ...unlimited,
    spent: 0,
    bytes: 0,
    room(bytes) {
      this.bytes += bytes;
    },
    spend(steps) {
      if (!(steps >= 0)) throw new Error(`spent ${steps}`);
      this.spent += steps;
    },
    paused: () => false,
    array(Kind, length) {
      this.bytes += length * Kind.BYTES_PER_ELEMENT;
      return new Kind(length);
    },
  };
}

export function stopOf(run: () => unknown): Stopped | undefined {
  try {
    run();
  } catch (error) {
    if (error instanceof Stopped) return error;
    throw error;
  }
  return undefined;
}

/** Values of `moves` by plain play. */
export function valuesOf(moves: Moves, heaps: number): number[] {
  const options =
    moves.kind === "code"
      ? codeOptions(moves.digits)
      : (n: number) =>
          Array.from({ length: n }, (_, i) => i + 1)
            .filter((s) => (moves.kind === "set" ? moves.takes.includes(s) : !moves.forbidden.includes(s)))
            .map((s) => [n - s]);
  const value = plainGrundy(options);
  return Array.from({ length: heaps }, (_, n) => value(n));
}

export const mismatchOf = (
  moves: Moves,
  claimed: Claimed,
  each: Meter = counter(),
  repeats?: Repeats,
): Mismatch | undefined => {
  const steps = replay(moves, claimed, each, repeats);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
};

export const CODES: readonly string[] = [
  "0.77",
  "0.137",
  "0.07",
  "4.7",
  "0.6",
  "0.26",
  "0.45",
  "0.055",
  "4.17",
  "0.7371",
  "0.1",
  "0.33",
  "4.0",
];
export const TRIPLES: readonly string[] = ["0.8", "8.0", "C.31", "0.9F", "4.F2", "0.08"];
export const SETS: readonly string[] = [
  "{1,2}",
  "{2,5,7}",
  "{4,9}",
  "{}",
  "!{2,3}",
  "!{1,4,5}",
  "!{}",
  "!{1,2,5,9}",
];
