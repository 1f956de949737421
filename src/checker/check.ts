import { findingOfBoard } from "./board.ts";
import { type Finding, parse } from "./certificate.ts";
import { findingOfLaw } from "./law.ts";
import { type CheckLimits, meter, Stopped, saysLimit } from "./meter.ts";
import { findingOfOutcomes } from "./outcomes.ts";
import { findingOfPeriod } from "./period.ts";
import { findingOfQuotient } from "./quotient.ts";

/**
 * Checks a certificate of a period, a misère quotient, a law, who wins or a board, a JSON text; one of a period by replaying it from the rules: it reads the notation itself,
 * computes every value of the window anew, and tests the conditions of the theorem that the certificate names, that
 * preperiod and period are the least, and every other field. Shares no code with what wrote the certificate.
 *
 * A certificate, version 1, is an object of exactly these fields, heaps counted from 0:
 * - `certificate`: "nimber-period"; `version`: 1;
 * - `game`: a code `0.77`, a set `{1,3,4}` or an all-but set `!{2,3}`, members ascending;
 * - `theorem`: "subtraction-state", "guy-smith" or "all-but-state";
 * - `preperiod`, `period`, `saltus`: G(n + period) = G(n) + saltus for all n >= preperiod, and no less will do;
 * - `from`, `to`: the heaps n, from <= n < to, whose equality proves it;
 * - `cycle`: the values of heaps preperiod to preperiod + period - 1, decimal, separated by single spaces;
 * - `exceptions`: [heap, value] of each heap below preperiod that does not continue the cycle backwards;
 * - `max`: [value, first heap] of the largest value, or null when the saltus is not 0;
 * - `checksum`: of the values of heaps 0 to to + period - 1, as 16-bit sums c0 += G(n), c1 += c0 from 0, written
 *   (c1 << 16) | c0 in upper-case hexadecimal.
 *
 * All is written in one way only: each field once, numbers without sign, point, exponent or leading zeros, codes
 * without zeros at the end, texts without escapes. The order of the fields is free, as are blanks between the words.
 *
 * A certificate of a misère quotient, version 1, is an object of exactly these fields, elements counted from 0, which
 * is the unit, in the order in which the words of generators first reach them:
 * - `certificate`: "nimber-quotient"; `version`: 1; `game`: as above;
 * - `preperiod`, `period`: φ(n + period) = φ(n) for all n >= preperiod >= 1, the least; or both null, and the quotient
 *   is that of heaps 0 to `heaps` alone;
 * - `heaps`: the largest heap that has to be verified;
 * - `order`; `generators`: the heaps that are like no sum of smaller ones, ascending;
 * - `table`: for each element its products with the generators;
 * - `words`: for each element but the unit, the element and generator whose product it first is;
 * - `p`: the elements of the P-portion, ascending; `phi`: the element of each heap below preperiod + period;
 * - `cover`: [element, contexts]: sums of this element of which no move wins in these contexts, in which they are no
 *   P-positions themselves; every sum leaves no more of them than an entry, and no entry has the unit;
 * - `separators`: elements of which, for every two elements, one makes one a P-element and not the other.
 *
 * A certificate of a law, version 1, is an object of exactly these fields, automata reading columns of digits, most
 * significant first, of the numbers of a position in their order, `next` a state or -1 for each state and column:
 * - `certificate`: "nimber-law"; `version`: 1; `game`: as above, or a rule in a line;
 * - `kind`: "outcomes" or "values"; `play`: "normal" or "misere"; `system`: "base b", "ostrowski a", or "ostrowski a,b",
 *   where a column has as many places of each number as there are quotients;
 * - `law`: the automaton of the P-positions, or of each position and its value;
 * - `measure`: sums of variables, of which every move makes the first that changes smaller;
 * - `reaches`: a cover of the positions that are no P-positions by moves to such, or of the positions and smaller
 *   values by moves to them; `total`, of values: that each position has one; `sums`, where a move splits: what values
 *   of two parts, of three, add up to, with its cover; `blocked` and `moves`, of misère play: the positions without a
 *   move, and a cover of the P-positions by moves.
 * A cover is an automaton with, in each state, a set of states of witnesses: automata without choice of what they
 * accept, whose words are a position and further numbers with which a move is as it has to be. Each is compared with
 * each comparison of the rule alone, and each set with those before it, so that nothing is made deterministic.
 *
 * A certificate of a board, version 1, is an object of exactly these fields:
 * - `certificate`: "nimber-board"; `version`: 1; `game`: cram, arc-kayles, node-kayles or graph-kayles;
 * - `position`: a board or a graph of at most 112 cells, as the notation of the game writes it; `value`: its value;
 * - `claims`: for each value from 0 on, the parts that are claimed to have it, as `writtenWords` writes them: sets of
 *   cells that hold together, bit n for the n-th cell, those of a rectangle counted along its shorter side.
 * A part has value v where no move leaves v, for the claims give another nim-sum or there is a reply to claims of
 * nim-sum v, and each lesser value is left by a move to claims.
 *
 * A certificate of who wins a subtraction game, version 1, is an object of exactly these fields:
 * - `certificate`: "nimber-outcomes"; `version`: 1; `game`: a set `{1,3,4}`; `play`: "normal" or "misere";
 * - `preperiod`, `period`: who wins is the same for n and n + period, n >= preperiod, and no less will do;
 * - `losing`: the P-positions below preperiod + period, ascending.
 *
 * Cost: a mex for each heap of the window, a look at each move of each part, and one at each reply; `limits` end it, the reading included.
 * @example
 * checkCertificate("{}").verdict; // "malformed"
 */
export function checkCertificate(text: string, limits: CheckLimits = {}): Finding {
  const steps = checkSteps(text, limits);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same in portions of a few milliseconds, after each of which it yields how many heaps are replayed. */
export function* checkSteps(text: string, limits: CheckLimits = {}): Generator<number, Finding> {
  try {
    const counts = meter(limits);
    const parsed = parse(text, counts);
    if ("en" in parsed) return { verdict: "malformed", says: parsed };
    if (parsed.given.certificate === "nimber-quotient")
      return yield* findingOfQuotient(parsed.given, text, counts);
    if (parsed.given.certificate === "nimber-law") return yield* findingOfLaw(parsed.given, text, counts);
    if (parsed.given.certificate === "nimber-board") return yield* findingOfBoard(parsed.given, text, counts);
    if (parsed.given.certificate === "nimber-outcomes")
      return yield* findingOfOutcomes(parsed.given, text, counts);
    return yield* findingOfPeriod(parsed.given, text, counts);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    return { verdict: "limit", says: saysLimit(error), limit: error.limit };
  }
}
