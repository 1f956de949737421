import { findingOfBoard } from "./board.ts";
import { checkFields, type Finding, finished } from "./certificate.ts";
import { findingOfLaw } from "./law.ts";
import type { CheckLimits } from "./meter.ts";
import { findingOfOutcomes } from "./outcomes.ts";
import { findingOfPeriod } from "./period.ts";
import { findingOfQuotient } from "./quotient.ts";
import { findingOfSquares } from "./squares.ts";
import { findingOfTheorem } from "./theorem.ts";

// Independent checker: it reads a certificate, and hands it to the theorem of its kind.

/** Kinds of certificates by their names. Without a known name, a certificate is checked as that of a period. */
const KINDS: ReadonlyMap<unknown, typeof findingOfPeriod> = new Map([
  ["nimber-period", findingOfPeriod],
  ["nimber-quotient", findingOfQuotient],
  ["nimber-law", findingOfLaw],
  ["nimber-board", findingOfBoard],
  ["nimber-outcomes", findingOfOutcomes],
  ["nimber-squares", findingOfSquares],
  ["nimber-theorem", findingOfTheorem],
]);

/**
 * Checks a JSON certificate of a period, a misère quotient, a law, a law by a theorem, outcomes, takes of squares or a board. It reads the notation itself,
 * recomputes what the theorem of the certificate's kind requires, and tests every field. It shares no code with the
 * prover. The file of each kind states its theorem and its fields.
 *
 * The format is canonical: each field occurs once, numbers have no sign, point, exponent or leading zeros, codes no
 * trailing zeros, texts no escapes. The order of the fields and whitespace are free.
 *
 * Cost: a mex for each heap of the window, and one step for each move and each reply of each part; `limits` bound it,
 * including the parsing.
 * @example
 * checkCertificate("{}").verdict; // "malformed"
 */
export const checkCertificate = (text: string, limits: CheckLimits = {}): Finding =>
  finished(checkSteps(text, limits));

/** Checks a certificate in portions of a few milliseconds, and yields the number of replayed heaps after each. */
export const checkSteps = (text: string, limits: CheckLimits = {}): Generator<number, Finding> =>
  checkFields(text, limits, (given, ...rest) =>
    (KINDS.get(given.certificate) ?? findingOfPeriod)(given, ...rest),
  );
