import { NO_POSITION, rowsOfPairs } from "nimber";
import { Refusal } from "nimber/worker";
import { t } from "../../locale/table.ts";
import { type Cells, HOLE } from "../cells.ts";
import type { Job, Work } from "../protocol.ts";
import { SAID } from "../said.ts";
import { gameOf, LIMITS } from "./games.ts";

// Values of games of two heaps, computed in portions.

/** Milliseconds of a portion of work. */
const PORTION = 50;

/** Computes the values of two heaps up to `to`, some rows at a time. */
export function* pairJob(notation: string, to: number, stopped: () => boolean): Work {
  const rowOf = rowsOfPairs(gameOf(notation), LIMITS);
  for (let a = 0; a <= to && !stopped(); ) {
    const begun = Date.now();
    const rows: Uint16Array[] = [];
    while (a <= to && Date.now() - begun < PORTION) rows.push(narrow(rowOf(a++, to)));
    const values = new Uint16Array(rows.length * (to + 1));
    rows.forEach((row, i) => {
      values.set(row, i * (to + 1));
    });
    yield { kind: "rows", values };
  }
}

/** Row in narrow cells; the largest number marks pairs that are no position. */
function narrow(row: ArrayLike<number>): Uint16Array {
  return Uint16Array.from(row, (value) => {
    if (value === NO_POSITION) return HOLE;
    if (value < HOLE) return value;
    throw new Refusal({ text: t("expectedValuesUpFound", { widest: HOLE - 1, large: value }) });
  });
}

/** Compares the claims of a theorem about all pairs with `values`, row by row. */
export function* lawJob(job: Extract<Job, { kind: "law" }>, stopped: () => boolean): Work {
  const game = gameOf(job.game);
  const theorem = game.theorems[job.law]!;
  const { to, values } = job;
  const width = to + 1;
  let wrong = 0;
  for (let a = 0; a <= to && !stopped(); ) {
    const begun = Date.now();
    const from = a * width;
    const said: number[] = [];
    for (; a <= to && Date.now() - begun < PORTION; a++) {
      for (let b = 0; b <= to; b++) said.push(cell(a, b));
    }
    yield { kind: "said", from, said: Uint8Array.from(said), wrong };
  }

  function cell(a: number, b: number): number {
    const position = [a, b];
    const value = (values as Cells)[a * width + b]!;
    if (value === HOLE || theorem.covers?.(position) === false) return 0;
    const says = theorem.says(position);
    const p = says === "P" || says === 0;
    const right = typeof says === "string" ? (says === "P") === (value === 0) : Number(says) === value;
    if (!right) wrong++;
    return (p ? SAID.p : 0) | (right ? 0 : SAID.wrong);
  }
}
