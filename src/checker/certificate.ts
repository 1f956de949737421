import { t } from "../locale/checker.ts";
import { isText } from "../locale/message.ts";
import type { Message, Text } from "../types.ts";
import { type CheckLimits, type Meter, meter, Stopped, saysLimit } from "./meter.ts";

/** Bytes that a character of a certificate takes while it is read, at most: `[0,0],` becomes a list of its own. */
const READING = 16;

/** No certificate nests as deep; what writes JSON calls itself at each level. */
const DEEPEST = 100;

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (levels === 0) return true;
  const within = (each: unknown) => isDeeper(each, levels - 1);
  return Array.isArray(value) ? value.some(within) : Object.values(value).some(within);
}

/** A certificate as it was parsed. */
export type Given = Readonly<Record<string, unknown>>;

/** The fields of a certificate, or what is wrong with its form. */
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
 * Parses a certificate and has `check` look at its fields, in portions of a few milliseconds, after each of which it
 * yields how many heaps are replayed. A limit that stops the one or the other is the verdict.
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

/** Runs a check within limits, of which the one that stops it is the verdict. */
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

/** Goes through all portions of a check at once. */
export function finished<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Where a text is not the one way of writing what was read from it: a field twice, `-0`, `1e0`, any escape. */
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
    // No string of a canonical certificate but the cycle has blanks, and those stand there too.
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
 * Verdict of the checker on a certificate: `valid`; `refused`, with the first thing that is wrong; `malformed`, no
 * certificate at all; or `limit`, too much to replay within the limits, of which `limit` was reached.
 */
export interface Finding {
  readonly verdict: "valid" | "refused" | "malformed" | "limit";
  readonly says: Text;
  readonly limit?: Stopped["limit"];
}

/** Characters of a game's notation that are said again. */
const MOST_SHOWN = 80;

export const shortened = (game: string): string =>
  game.length > MOST_SHOWN ? `${game.slice(0, MOST_SHOWN)}…` : game;
