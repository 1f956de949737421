import { type Game, type Natural, type Outcome, refute, type Text, type Theorem } from "nimber";
import { t } from "../../locale/engine.ts";

/** Result of testing a claim. Positions are in the notation of the page `Play` if possible. */
export type Finding =
  | { readonly verdict: "proved"; readonly by: Text }
  | { readonly verdict: "observed"; readonly cases: number; readonly upTo: string }
  | {
      readonly verdict: "refuted";
      readonly at: string;
      readonly says: Text;
      readonly found: Text;
      /** Counterexample as a playable sum, if it is one. */
      readonly sum?: string;
      readonly misere?: boolean;
    };

/** Statement that can be tested on its first cases. */
export type Claim = (cases: number) => Finding;

/** Limits of a test; one that reaches them ends with what was observed. */
const LIMITS = { seconds: 8, positions: 1_000_000 };

type Tested<P> = Pick<Theorem<P>, "cases" | "says" | "play">;

/** Claim about sums of a game, tested by plain play from its rules. */
export function byPlay<P>(game: Game<P>, theorem: Tested<P>): Claim {
  const name = (sum: readonly P[]) => `${game.id} ${sum.map((each) => game.format(each)).join(" ") || "0"}`;
  return (cases) => {
    const verdict = refute(game, theorem, { cases, ...LIMITS });
    switch (verdict.verdict) {
      case "observed":
        return { verdict: "observed", cases: verdict.cases, upTo: name(verdict.upTo) };
      case "refuted": {
        const at = name(verdict.counterexample);
        const { says, found } = verdict;
        const misere = theorem.play === "misere" && { misere: true };
        return { verdict: "refuted", at, sum: at, says: shown(says), found: shown(found), ...misere };
      }
    }
  };
}

const OUTCOMES = {
  P: t("P"),
  N: t("N"),
  D: t("D"),
} satisfies Record<Outcome, Text>;

function shown(answer: Natural | Outcome): Text {
  if (typeof answer !== "string") return t("value", { answer });
  return OUTCOMES[answer];
}

/**
 * Game whose positions are whole sums of another game, so that its play does not use the addition of values.
 */
export function whole<P>(game: Game<P>): Game<readonly P[]> {
  return {
    id: game.id,
    name: game.name,
    rule: game.rule,
    notation: game.notation,
    space: "other",
    start: [game.start],
    theorems: [],
    key: (sum) =>
      sum
        .map((each) => game.key(each))
        .sort()
        .join(" "),
    *moves(sum) {
      for (const [i, each] of sum.entries()) {
        for (const { at, to } of game.moves(each))
          yield { at: `${i} ${at}`, to: [sum.toSpliced(i, 1, ...to)] };
      }
    },
    parse: (text) => text.split(" ").map((word) => game.parse(word)),
    format: (sum) => sum.map((each) => game.format(each)).join(" ") || "0",
    board: () => [],
  };
}

/** Each of `positions` as a sum of one component. */
export function* alone<P>(positions: Iterable<P>): Generator<[P]> {
  for (const position of positions) yield [position];
}

export function* naturals(from = 0): Generator<number> {
  for (let n = from; ; n++) yield n;
}

/** Heaps in descending order, with totals 0, 1, 2, … */
export function* partitions(): Generator<number[]> {
  for (let total = 0; ; total++) yield* into(total, total);
}

function* into(total: number, most: number): Generator<number[]> {
  if (total === 0) yield [];
  for (let part = Math.min(total, most); part > 0; part--) {
    for (const rest of into(total - part, part)) yield [part, ...rest];
  }
}

/** Pairs a <= b, ordered by b. */
export function* pairs(): Generator<[number, number]> {
  for (let b = 0; ; b++) for (let a = 0; a <= b; a++) yield [a, b];
}

export const outcomeIf = (lost: boolean): Outcome => (lost ? "P" : "N");
