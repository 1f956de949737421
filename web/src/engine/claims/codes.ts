import { type Game, heapRules, heapTable, type Move, misereQuotient, type Natural, periodOf } from "nimber";
import { parseGame } from "nimber/games";
import { localized } from "nimber/locale";
import { t } from "../../locale/engine.ts";
import { alone, byPlay, type Claim, naturals, outcomeIf, partitions } from "./claim.ts";

// Claims of the theory about take-and-break games such as Kayles, with the check of each by play.

const kayles = parseGame("kayles") as Game<number>;
const kaylesTable = heapTable(heapRules(kayles)!);

/** Row of pins as binary digits, with a 1 for each standing pin; it is never split into components. */
const pins: Game<number> = {
  id: "pins",
  name: localized(t("pins")),
  rule: kayles.rule,
  notation: kayles.notation,
  space: "heap",
  start: [0],
  theorems: [],
  key: (row) => row,
  *moves(row): Generator<Move<number>> {
    for (let i = 0; row >> i > 0; i++) {
      if ((row >> i) & 1) yield { at: `${i}`, to: [row ^ (1 << i)] };
      if (((row >> i) & 3) === 3) yield { at: `${i}-${i + 1}`, to: [row ^ (3 << i)] };
    }
  },
  parse: (text) => Number.parseInt(text, 2),
  format: (row) => row.toString(2),
  board: () => [],
};

const ROWS = 14;

function* fullRows(): Generator<[number]> {
  for (let n = 0; n <= ROWS; n++) yield [2 ** n - 1];
}

const dawsonsChess = parseGame("dawsons-chess");
const table161 = heapTable(heapRules(parseGame("0.161"))!);
const game16 = parseGame("0.16") as Game<number>;
const table16 = heapTable(heapRules(game16)!);

/** Heap from which the values of 0.16 repeat eighteen times with period 3. */
const SEEMING = { from: 571, period: 3 };

/** Checks the number of comparisons that Guy and Smith's theorem needs and that were made. */
const certificate: Claim = () => {
  const found = periodOf(heapRules(kayles)!);
  if (found.verdict !== "proved")
    return { verdict: "observed", cases: found.heaps, upTo: `kayles ${found.heaps - 1}` };
  const { preperiod, period, from, to } = found;
  return {
    verdict: "proved",
    by: t("by", { period, from, to, preperiod }),
  };
};

/**
 * Whether a sum of Kayles is a P-position under misère play, by the quotient, which is computed on first use.
 */
const kaylesLost = (() => {
  let quotient: ReturnType<typeof misereQuotient>["quotient"] | undefined;
  return (rows: readonly Natural[]): boolean => {
    quotient ??= misereQuotient(kayles, { to: 40 }).quotient;
    const { phi, monoid } = quotient;
    const { times, order, inP } = monoid;
    return inP[rows.reduce<number>((x, row) => times[x * order + phi[Number(row)]!]!, 0)] === 1;
  };
})();

export const codeClaims = {
  "kayles-pins": byPlay(pins, {
    cases: fullRows,
    says: (row) => kaylesTable.grundy(row.toString(2).replaceAll("0", "").length),
  }),
  "dawson-shift": byPlay(dawsonsChess, dawsonsChess.theorems[0]!),
  "false-five-hundred": byPlay(parseGame("0.36"), {
    cases: () => alone(naturals()),
    says: (n) => table161.grundy(Number(n)),
  }),
  "kayles-quotient": byPlay(kayles, {
    play: "misere",
    cases: partitions,
    says: (...rows) => outcomeIf(kaylesLost(rows)),
  }),
  "kayles-period": byPlay(kayles, kayles.theorems[0]!),
  "kayles-certificate": certificate,
  "false-eighteen-times": byPlay(game16, {
    cases: () => alone(naturals(SEEMING.from)),
    says: (n) => table16.grundy(SEEMING.from + ((n - SEEMING.from) % SEEMING.period)),
  }),
} as const satisfies Record<string, Claim>;
