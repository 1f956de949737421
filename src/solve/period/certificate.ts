import { codeOf, type HeapRules } from "../../encoding.ts";
import { LimitError } from "../../errors.ts";
import { minus, plus } from "../../nimber/natural.ts";
import { finish, PORTION, type Portions } from "./portions.ts";
import type { Pattern } from "./sequence.ts";
import type { Proved } from "./theorem.ts";

/** Largest number of members of a set that is written out. */
const MOST_MEMBERS = 1_000_000;

/** Data for a new check of a proved period; `checkCertificate` documents the fields. */
export interface Certificate {
  readonly certificate: "nimber-period";
  readonly version: 1;
  readonly game: string;
  readonly theorem: string;
  readonly preperiod: number;
  readonly period: number;
  readonly saltus: number;
  readonly from: number;
  readonly to: number;
  readonly cycle: string;
  readonly exceptions: readonly (readonly [heap: number, value: number])[];
  readonly max: readonly [value: number, heap: number] | null;
  readonly checksum: string;
}

/**
 * Certificate of a proved period of the rules of `table`.
 * @throws LimitError when there are more exceptions than were listed, or too many takes to list.
 * @example
 * const rules = { kind: "take", set: [1, 2] };
 * certify(heapTable(rules), periodOf(rules)).cycle; // "0 1 2"
 */
export function certify(
  table: { readonly rules: HeapRules; values(to: number): ArrayLike<number> },
  proved: Pattern & Proved,
): Certificate {
  return finish(certificateOf(table.rules, table.values(proved.to + proved.period - 1), proved));
}

/**
 * Certificate from the `values` of the whole window, in portions of work, with a cycle of at most `letters`
 * characters.
 */
export function* certificateOf(
  rules: HeapRules,
  values: ArrayLike<number>,
  proved: Pattern & Proved,
  letters: number = MOST_LETTERS,
): Portions<Certificate> {
  const { theorem, preperiod, period, saltus, from, to, maximum } = proved;
  if (proved.exceptions.length < proved.exceptionCount)
    throw new LimitError("exceptions", proved.exceptions.length, proved.exceptionCount);
  const game = notationOf(rules);
  const cycle = yield* cycleText(values, preperiod, preperiod + period, letters);
  const exceptions: [heap: number, value: number][] = [];
  for (const heap of proved.exceptions) {
    if (exceptions.push([heap, values[heap]!]) % PORTION === 0) yield;
  }
  return {
    certificate: "nimber-period",
    version: 1,
    game,
    theorem,
    preperiod,
    period,
    saltus,
    from,
    to,
    cycle,
    exceptions,
    max: maximum === undefined ? null : [maximum.value, maximum.heap],
    checksum: yield* checksum(values),
  };
}

/** Number of values joined at a time, and most characters of a text: strings cannot have twice as many. */
const JOINED = 2 ** 17;
const MOST_LETTERS = 2 ** 28;

function* cycleText(values: ArrayLike<number>, from: number, to: number, letters: number): Portions<string> {
  let text = "";
  for (let at = from; at < to; at += JOINED) {
    if (at > from) {
      yield;
      text += " ";
    }
    text += Array.prototype.slice.call(values, at, Math.min(to, at + JOINED)).join(" ");
    if (text.length > letters) throw new LimitError("source", letters);
  }
  return text;
}

/**
 * Checksum that solvers of octal games print: 16-bit sums c0 of the values and c1 of the c0, as (c1 << 16) |
 * c0 in hexadecimal.
 */
function* checksum(values: ArrayLike<number>): Portions<string> {
  let c0 = 0;
  let c1 = 0;
  for (let n = 0; n < values.length; n++) {
    if (n % PORTION === PORTION - 1) yield;
    c0 = (c0 + values[n]!) & 0xffff;
    c1 = (c1 + c0) & 0xffff;
  }
  return (c1 * 0x10000 + c0).toString(16).toUpperCase();
}

/** Rules in the notation of certificates. */
export function notationOf(rules: HeapRules): string {
  const ascending = (set: readonly number[]) => [...new Set(set)].sort((a, b) => a - b).join();
  if (rules.kind === "break") return codeOf(rules.digits);
  if ("set" in rules) return `{${ascending(rules.set)}}`;
  if ("allBut" in rules) return `!{${ascending(rules.allBut)}}`;
  if ("from" in rules) {
    const { from, to } = rules;
    const members = to === undefined ? minus(from, 1) : plus(minus(to, from), 1);
    if (members > MOST_MEMBERS) throw new LimitError("source", MOST_MEMBERS, members);
    const first = to === undefined ? 1 : Number(from);
    const list = Array.from({ length: Number(members) }, (_, i) => first + i).join();
    return to === undefined ? `!{${list}}` : `{${list}}`;
  }
  throw new RangeError(
    "certify: expected a set, an all-but set or a code, got takes that depend on the heap",
  );
}
