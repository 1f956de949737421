import type { Term } from "../../games/reading.ts";
import { type Budget, portionOf } from "../../solve/limits.ts";
import { listMoves, moveNamed } from "../../solve/opponent.ts";
import type { SumMove } from "../../solve/winning.ts";
import type { Text } from "../../types.ts";
import { t } from "../locale/terminal.ts";
import { shown } from "./shown.ts";

/** Name of a move; in a sum of several components, preceded by the number of its component. */
export const nameOf = (sum: readonly Term[], { component, move }: SumMove): string =>
  sum.length > 1 ? `${component + 1}:${move.at}` : move.at;

/** Most moves visited in the search for a name, if the rules do not look up names. */
const SOUGHT = 2_000_000;

/** Move with this name; the number of the component may be omitted if it is clear. */
export function named(sum: readonly Term[], word: string, budget: Budget): SumMove | undefined {
  const tick = portionOf(budget, Math.min(SOUGHT, budget.positions));
  const [, number, name] = /^(\d+):(.+)$/.exec(word) ?? [];
  const numbered = number === undefined ? undefined : sum[Number(number) - 1];
  if (numbered !== undefined && sum.length > 1 && `${Number(number)}` === number) {
    const move = moveNamed(numbered, name!, tick);
    if (move !== undefined) return { component: Number(number) - 1, move };
  }
  const bare = sum.flatMap((term, component): SumMove[] => {
    const move = moveNamed(term, word, tick);
    return move === undefined ? [] : [{ component, move }];
  });
  return bare.length === 1 ? bare[0] : undefined;
}

/** Message about a word that is not a move. */
export function unknown(sum: readonly Term[], word: string): Text {
  const example = nameOf(sum, listMoves(sum, 1)[0]!);
  return t("expectedMoveFoundTypeMoves", { example, shown: shown(word, 40) });
}
