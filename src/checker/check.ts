import { findingOfBoard } from "./board.ts";
import { checkFields, type Finding, finished } from "./certificate.ts";
import { findingOfLaw } from "./law.ts";
import type { CheckLimits } from "./meter.ts";
import { findingOfOutcomes } from "./outcomes.ts";
import { findingOfPeriod } from "./period.ts";
import { findingOfQuotient } from "./quotient.ts";

/** The kinds of certificates by their names. What names none of them is looked at as that of a period. */
const KINDS: ReadonlyMap<unknown, typeof findingOfPeriod> = new Map([
  ["nimber-period", findingOfPeriod],
  ["nimber-quotient", findingOfQuotient],
  ["nimber-law", findingOfLaw],
  ["nimber-board", findingOfBoard],
  ["nimber-outcomes", findingOfOutcomes],
]);

/**
 * Checks a certificate of a period, a misère quotient, a law, who wins or a board, a JSON text: it reads the notation
 * itself, computes anew what the theorem of its kind asks for, and tests every field. Shares no code with what wrote the
 * certificate. The file of each kind has its theorem and its fields.
 *
 * All is written in one way only: each field once, numbers without sign, point, exponent or leading zeros, codes
 * without zeros at the end, texts without escapes. The order of the fields is free, as are blanks between the words.
 *
 * Cost: a mex for each heap of the window, a look at each move of each part, and one at each reply; `limits` end it, the
 * reading included.
 * @example
 * checkCertificate("{}").verdict; // "malformed"
 */
export const checkCertificate = (text: string, limits: CheckLimits = {}): Finding =>
  finished(checkSteps(text, limits));

/** The same in portions of a few milliseconds, after each of which it yields how many heaps are replayed. */
export const checkSteps = (text: string, limits: CheckLimits = {}): Generator<number, Finding> =>
  checkFields(text, limits, (given, ...rest) =>
    (KINDS.get(given.certificate) ?? findingOfPeriod)(given, ...rest),
  );
