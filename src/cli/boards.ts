import { LimitError } from "../errors.ts";
import type { Boards } from "../games/boards-of.ts";
import { isNumber } from "../nimber/value.ts";
import { begin } from "../solve/limits.ts";
import { solver } from "../solve/sum.ts";
import type { Text } from "../types.ts";
import { type Given, UsageError } from "./command.ts";
import { limitsOf, methodOf, numberOf } from "./input.ts";

/** Options that make nothing of boards. */
const USELESS = ["genus", "box", "p-positions", "symmetric", "checkpoint", "resume", "every", "misere"];

/** Boards that are valued unless more are asked for. */
const BOARDS = 10;

interface Valued {
  readonly sequence: { readonly id: string; readonly from: number; readonly values: readonly number[] };
  /** Where a limit stopped it, and how to go on. */
  readonly stopped?: Text;
}

/** The values of boards of n = `--from` to `--to` by one solver, which keeps what it finds of their parts. */
export function valuedBoards(boards: Boards, given: Given): Valued {
  const useless = USELESS.find((name) => given.option(name) !== undefined);
  if (useless !== undefined)
    throw new UsageError({
      en: `--${useless}: expected a game, found boards, ${boards.written}`,
      zh: `--${useless}：此处应为游戏，但读到一列棋盘 ${boards.written}`,
    });
  const from = numberOf(given, "from", 1);
  const to = numberOf(given, "to", from + BOARDS - 1, from);
  const limits = limitsOf(given);
  const deadline = begin(limits);
  const solving = solver({ ...limits, ...methodOf(given, "normal") });
  const values: number[] = [];
  const sequence = { id: boards.written, from, values };
  try {
    for (let n = from; n <= to; n++) {
      const { value } = solving.exactly(boards.at(n), deadline);
      if (!isNumber(value)) {
        const says = infinite(boards, n);
        if (values.length === 0) throw new UsageError(says);
        return { sequence, stopped: { en: `nimber: ${says.en}`, zh: `nimber：${says.zh}` } };
      }
      values.push(Number(value));
    }
    return { sequence };
  } catch (error) {
    if (!(error instanceof LimitError) || values.length === 0) throw error;
    const next = from + values.length;
    return {
      sequence,
      stopped: {
        en: `nimber: n = ${next}: ${error.text.en}; with more time or memory --from ${next} goes on`,
        zh: `nimber：n = ${next}：${error.text.zh}；放宽限制后可用 --from ${next} 继续`,
      },
    };
  }
}

const infinite = ({ written }: Boards, n: number): Text => ({
  en: `values: ${written} at n = ${n} has an infinite value; ask nimber solve`,
  zh: `values：${written} 在 n = ${n} 时 SG 值无穷大；请用 nimber solve`,
});
