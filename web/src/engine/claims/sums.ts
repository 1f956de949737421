import { type Game, grundyValues, heapRules, heapTable, mex, nimSum, type Text } from "nimber";
import { kayles, nim, parseGame, subtractionGame } from "nimber/games";
import { verbatim } from "nimber/locale";
import { t } from "../../locale/engine.ts";
import { alone, byPlay, type Claim, naturals, outcomeIf, pairs, partitions, whole } from "./claim.ts";

// Claims of the theory about mex, sums and the games of Nim and Moore, with the check of each by play.

/** Checks the definition of mex on the sets given by the binary digits of 0, 1, 2, … */
const mexIsLeast: Claim = (cases) => {
  let upTo = "{}";
  for (let chosen = 0; chosen < cases; chosen++) {
    const set = [...chosen.toString(2)].reverse().flatMap((bit, i) => (bit === "1" ? [i] : []));
    const found = mex(set);
    const least = Array.from({ length: found }, (_, i) => i).every((i) => set.includes(i));
    upTo = `{${set.join(", ")}}`;
    if (set.includes(found) || !least || found > set.length) {
      const says: Text = t("most", { set: set.length });
      return { verdict: "refuted", at: upTo, says, found: verbatim(`${found}`) };
    }
  }
  return { verdict: "observed", cases, upTo };
};

const oneThreeFour = subtractionGame({ set: [1, 3, 4] });

/** From a heap of value 0 that has moves, some move lowers the value. */
const lowers: Claim = (cases) => {
  const values = grundyValues(oneThreeFour);
  let upTo = 0;
  for (let n = 0; n < cases; n++) {
    const options = [...oneThreeFour.moves(n)].map(({ to }) => nimSum(...to.map((each) => values.at(each))));
    const here = values.at(n);
    upTo = n;
    if (here === 0 && options.length > 0 && options.every((value) => value > here)) {
      const at = `${oneThreeFour.id} ${n}`;
      return {
        verdict: "refuted",
        at,
        sum: at,
        says: t("someMoveLowersValue"),
        found: t("foundEveryMoveRaisesFrom", { options }),
      };
    }
  }
  return { verdict: "observed", cases, upTo: `${oneThreeFour.id} ${upTo}` };
};

/** If the nim-sum is not 0, a largest heap has a winning move; winning moves are found by play only. */
const largestHeapWins: Claim = (cases) => {
  const sums = grundyValues(whole(nim));
  let upTo: readonly number[] = [];
  let tested = 0;
  for (const heaps of partitions()) {
    if (tested === cases) break;
    tested++;
    upTo = heaps;
    const [largest = 0] = heaps;
    const lost = (heap: number, left: number) =>
      sums.at([...heaps.toSpliced(heaps.indexOf(heap), 1), ...(left > 0 ? [left] : [])]) === 0;
    const below = (heap: number) => Array.from({ length: heap }, (_, left) => left);
    if (sums.at(heaps) === 0 || below(largest).some((left) => lost(largest, left))) continue;
    const [heap, left] = heaps.flatMap((each) =>
      below(each).flatMap((left) => (lost(each, left) ? [[each, left] as const] : [])),
    )[0]!;
    const at = `nim ${heaps.join(" ")}`;
    return {
      verdict: "refuted",
      at,
      sum: at,
      says: t("moveHeapWins", { largest }),
      found: t("foundOnlyMoveWins", { heap, left }),
    };
  }
  return { verdict: "observed", cases: tested, upTo: `nim ${upTo.join(" ")}` };
};

const moore2 = parseGame("moore-nim(2)") as Game<readonly number[]>;

/** Whether the sum of the ternary digits in each place is 0 modulo 3. */
function ternaryBalanced(heaps: readonly number[]): boolean {
  for (let place = 1; place <= Math.max(0, ...heaps); place *= 3) {
    const digits = heaps.reduce((sum, heap) => sum + (Math.floor(heap / place) % 3), 0);
    if (digits % 3 !== 0) return false;
  }
  return true;
}

const kaylesTable = heapTable(heapRules(kayles)!);

export const sumClaims = {
  "mex-is-least": mexIsLeast,
  "bash-multiples": byPlay(parseGame("bash(3)"), {
    cases: () => alone(naturals()),
    says: (n) => outcomeIf(Number(n) % 4 === 0),
  }),
  "false-multiples": byPlay(oneThreeFour, {
    cases: () => alone(naturals()),
    says: (n) => outcomeIf(Number(n) % 5 === 0),
  }),
  "kayles-sums": byPlay(whole(kayles), {
    cases: () => alone(pairs()),
    says: (sum) => nimSum(...sum.map((n) => kaylesTable.grundy(Number(n)))),
  }),
  "false-zero-or-not": byPlay(whole(nim), {
    cases: () => alone(pairs()),
    says: (sum) => outcomeIf(sum.every((n) => n === 0)),
  }),
  "false-largest-option": byPlay(kayles, {
    cases: () => alone(naturals()),
    says(n) {
      const options = [...kayles.moves(n)].map(({ to }) =>
        nimSum(...to.map((each) => kaylesTable.grundy(Number(each)))),
      );
      return Math.max(-1, ...options.map(Number)) + 1;
    },
  }),
  "false-lowers": lowers,
  "nim-bouton": byPlay(whole(nim), {
    cases: () => alone(partitions()),
    says: (heaps) => outcomeIf(nimSum(...heaps) === 0),
  }),
  "false-largest-heap": largestHeapWins,
  "false-even-total": byPlay(whole(nim), {
    cases: () => alone(partitions()),
    says: (heaps) => outcomeIf(heaps.reduce((sum: number, heap) => sum + Number(heap), 0) % 2 === 0),
  }),
  "moore-2": byPlay(moore2, moore2.theorems[0]!),
  "moore-3": ((game) => byPlay(game, game.theorems[0]!))(parseGame("moore-nim(3)")),
  "false-base-three": byPlay(moore2, {
    cases: () => alone(partitions()),
    says: (heaps) => outcomeIf(ternaryBalanced(heaps)),
  }),
} as const satisfies Record<string, Claim>;
