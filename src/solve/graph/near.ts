import { GameError, LimitError } from "../../errors.ts";
import type { Natural } from "../../nimber/natural.ts";
import { nimSum } from "../../nimber/nim-sum.ts";
import type { Component, Outcome, Play } from "../../types.ts";
import { begin, type Deadline, type Limits } from "../limits.ts";
import { solver } from "../sum.ts";
import { type GraphValues, outcomeOfValue } from "./values.ts";

/** Where an exploration ended early, the solver is asked for the values of this many positions, the nearest. */
const NEAR = 400;

const NEAR_LIMITS: Limits = { positions: 300_000, bytes: 2 ** 27, seconds: 4 };

/** Seconds that they have of their own, where the time of the question is up. */
const AFTER = 0.5;

/** What the solver knows of the nearest positions of a graph that has not been explored to its end. */
export function nearValues(
  contents: readonly (readonly Component[])[],
  play: Play,
  question: Deadline,
  timeIsUp: boolean,
): GraphValues {
  const solving = solver(NEAR_LIMITS);
  const near = begin(timeIsUp ? { ...NEAR_LIMITS, seconds: AFTER } : NEAR_LIMITS);
  const tick = () => {
    near.tick();
    try {
      question.tick();
    } catch (error) {
      if (!timeIsUp || !(error instanceof LimitError)) throw error;
    }
  };
  const deadline: Deadline = { ...near, tick };
  const values: (Natural | undefined)[] = contents.map(() => undefined);
  const outcomes: (Outcome | undefined)[] = contents.map(() => undefined);
  for (const [v, terms] of contents.slice(0, NEAR).entries()) {
    try {
      if (play === "misere") {
        outcomes[v] = terms.length === 0 ? "N" : solving.outcome(terms, play, deadline);
        continue;
      }
      const known = terms.map((term) => solving.at(term, deadline));
      const parts = known.flatMap(({ value }) =>
        value === undefined || typeof value === "object" ? [] : [value],
      );
      if (parts.length === known.length) {
        const value = nimSum(...parts);
        values[v] = value;
        outcomes[v] = outcomeOfValue(value);
      } else if (known.length === 1) outcomes[v] = known[0]!.outcome;
    } catch (error) {
      if (!(error instanceof GameError)) throw error;
      if (error instanceof LimitError && error.limit === "seconds") break;
    }
  }
  const none = Int32Array.from(contents, () => -1);
  return { play, values, outcomes, levels: none, cycles: none };
}
