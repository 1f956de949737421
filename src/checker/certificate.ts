import { t } from "../locale/checker.ts";
import { isText } from "../locale/message.ts";
import type { Message, Text } from "../types.ts";
import { type CheckLimits, type Meter, meter, Stopped, saysLimit } from "./meter.ts";

/** Largest number of bytes per character while a certificate is read: `[0,0],` becomes a separate list. */
const READING = 16;

/** Limit on the nesting of a certificate: the JSON writer recurses at each level. */
const DEEPEST = 100;

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (levels === 0) return true;
  const within = (each: unknown) => isDeeper(each, levels - 1);
  return Array.isArray(value) ? value.some(within) : Object.values(value).some(within);
}

/** Parsed certificate. */
export type Given = Readonly<Record<string, unknown>>;

/** Fields of a certificate, or the fault in its form. */
function parse(text: string, meter: Meter): { readonly given: Given } | Message {
  meter.room(READING * text.length);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return t("notJson");
  }
  if (typeof json !== "object" || json === null || Array.isArray(json)) {
    return t("notJsonObject");
  }
  if (isDeeper(json, DEEPEST)) {
    return t("nesting", { most: DEEPEST });
  }
  return { given: json as Given };
}

/**
 * Parses a certificate and runs `check` on its fields in portions of a few milliseconds; yields the number of replayed
 * heaps after each. A limit that stops either is the verdict.
 */
export const checkFields = <T>(
  text: string,
  limits: CheckLimits,
  check: (given: Given, text: string, counts: Meter) => Generator<number, T>,
): Generator<number, T | Finding> =>
  checkWithin(limits, function* (counts) {
    const unmarked = text.replace(/^\ufeff/, "");
    const parsed = parse(unmarked, counts);
    if (isText(parsed)) return { verdict: "malformed", says: parsed };
    return yield* check(parsed.given, unmarked, counts);
  });

/** Runs a check within limits; a limit that stops it is the verdict. */
export function* checkWithin<T>(
  limits: CheckLimits,
  check: (counts: Meter) => Generator<number, T | Finding>,
): Generator<number, T | Finding> {
  try {
    return yield* check(meter(limits));
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    return { verdict: "limit", says: saysLimit(error), limit: error.limit };
  }
}

/** Runs all portions of a check at once. */
export function finished<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * First index at which a text differs from the canonical text of its contents: a repeated field, `-0`, `1e0`, or any
 * escape.
 */
export function* firstDifference(
  text: string,
  canonical: string,
  meter: Meter,
): Generator<number, Message | undefined> {
  let at = 0;
  for (let i = 0; i < text.length; i++) {
    meter.spend(1);
    if (meter.paused()) yield 0;
    if (text[i] === canonical[at] && text[i] !== "\\") at++;
    // In a canonical certificate only the cycle contains blanks, and they are part of the canonical text.
    else if (!/[ \t\r\n]/.test(text[i]!)) {
      return t("characterNotCanonicalFieldTwice", { i });
    }
  }
  return undefined;
}

export const wrongField = (name: string): Message => {
  const shown = /^\w{1,24}$/.test(name) ? name : `${JSON.stringify(name.slice(0, 24)).slice(1, -1)}…`;
  return t("fieldMissingUnknownWrongForm", { shown });
};

export const isNatural = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0;

/**
 * Verdict of the checker on a certificate: `valid`; `refused`, with the first fault; `malformed`, not a certificate; or
 * `limit`, too large to replay within the limits, where `limit` names the limit reached.
 */
export interface Finding {
  readonly verdict: "valid" | "refused" | "malformed" | "limit";
  readonly says: Text;
  readonly limit?: Stopped["limit"];
}

/** Limit on the characters of a game's notation that are repeated. */
const MOST_SHOWN = 80;

export const shortened = (game: string): string =>
  game.length > MOST_SHOWN ? `${game.slice(0, MOST_SHOWN)}…` : game;
