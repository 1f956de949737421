import type { Term } from "../games/reading.ts";
import { cellsBeyond, certifyBoard, isCertifiable } from "../solve/board-certificate.ts";
import type { Budget, TableStore } from "../solve/limits.ts";
import type { Play } from "../types.ts";
import { UsageError } from "./command.ts";
import { t } from "./locale/cli.ts";
import { shown } from "./terminal/shown.ts";
import { LONGEST_NAME, nameOf } from "./terminal/term-name.ts";

/**
 * Writes the certificate of a sum of one component, from the data kept by the search for its value. @throws
 * UsageError
 */
export function certificateOf(
  sum: readonly Term[],
  play: Play,
  budget: Budget,
): (kept: TableStore | undefined) => object {
  const { rules, position } = certifiedIn(sum, play);
  return (kept) => certifyBoard(rules, position, budget, kept);
}

/** Only component of a sum, for which a certificate can be written. @throws UsageError */
function certifiedIn(sum: readonly Term[], play: Play): Term {
  const [only, more] = sum;
  const one = more === undefined && play === "normal" ? only : undefined;
  if (one !== undefined && isCertifiable(one.rules, one.position)) return one;
  const found = shown(sum.map(nameOf).join(" + "), LONGEST_NAME);
  const cells = one && cellsBeyond(one.rules, one.position);
  if (cells !== undefined) throw new UsageError(t("certificateExpectedMostCellsFound", { cells, found }));
  throw new UsageError(t("certificateExpectedOneBoardGraph", { found }));
}
