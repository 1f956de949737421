import { encodedAs } from "../../encoding.ts";
import { t } from "../../locale/solve.ts";
import type { Text } from "../../types.ts";
import { type DiagramTable, diagramsWithin, diagramTable as tableOf } from "../heap/diagram.ts";
import { type Budget, USUAL } from "../limits.ts";
import type { Exact, Method } from "../method.ts";

/** Table of all diagrams in a rectangle, for games in which a move shortens rows. */
export const diagramTable: Method = {
  id: "diagram-table",
  fits: (rules, play) =>
    play === "normal" && encodedAs(rules, "diagram") !== undefined ? true : UNFIT[play],
  values(rules, limits) {
    let table: DiagramTable | undefined;
    let filled = 0;
    const sides = (position: unknown): readonly [number, number] => {
      const lengths = position as readonly number[];
      return [lengths.length, lengths[0] ?? 0];
    };

    function at(position: unknown, budget: Budget): Exact {
      const [rows, columns] = sides(position);
      if (table === undefined || table.rows < rows || table.columns < columns) {
        table = tableOf(encodedAs(rules, "diagram")!, rows, columns, budget);
        filled += table.entries;
      }
      const value = table.at(position as readonly number[]);
      return { outcome: value === 0 ? "P" : "N", value, by: "table", method: "diagram-table" };
    }

    const reaches = (position: unknown): boolean => {
      const [rows, columns] = sides(position);
      const squares = rows * columns;
      const diagrams = diagramsWithin(rows, columns);
      return (
        squares < MOST_SQUARES &&
        diagrams * squares < MOST &&
        diagrams <= (limits.positions ?? USUAL.positions) &&
        2 * diagrams < (limits.bytes ?? USUAL.bytes)
      );
    };

    return {
      suits: reaches,
      reaches,
      at,
      exactly: at,
      work: () => ({ nodes: filled, entries: table?.entries ?? 0 }),
    };
  },
};

/**
 * Limit on about twice the moves of a table that was not chosen by the user: about a second, because there
 * may be one table for each option.
 */
const MOST = 5e8;

/** Values are less than the number of squares and have 16 bits. */
const MOST_SQUARES = 65_535;

const UNFIT: Readonly<Record<"normal" | "misere", Text>> = {
  normal: t("normalPositionsNoDiagramsWhoseRows"),
  misere: t("misere"),
};
