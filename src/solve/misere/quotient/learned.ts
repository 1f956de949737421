import type { Natural } from "../../../nimber/natural.ts";
import type { Component } from "../../../types.ts";
import type { Deadline } from "../../limits.ts";
import { quotientSums } from "./decide.ts";
import type { ByQuotient } from "./says.ts";
import { unionSums } from "./union.ts";

/** What the quotient learned of the heaps of one game, or of several together, says of a sum of heaps. */
export type Learned = (
  sum: readonly Component[],
  deadline: Deadline,
  alone: boolean,
) => ByQuotient | undefined;

/** Opens the quotients that are learned; they are kept. */
export function learnedQuotients(): Learned {
  const quotients = quotientSums();
  const unions = unionSums();
  return (sum, deadline, alone) => {
    const { rules } = sum[0]!;
    if (sum.some((each) => each.rules !== rules)) return unions.decide(sum, deadline, alone);
    const heaps = sum.map(({ position }) => position as Natural);
    return quotients.decide(rules, heaps, deadline, alone);
  };
}
