import { LimitError } from "../errors.ts";
import { sumIn } from "../games/reading.ts";
import { say } from "../locale/message.ts";
import { readNatural } from "../nimber/read-natural.ts";
import { solversFor } from "../session/solver.ts";
import { begin, type Limits } from "../solve/limits.ts";
import type { Outcome, Play } from "../types.ts";
import { type CommandContext, UsageError } from "./command.ts";
import { EXIT, type ExitCode } from "./exit.ts";
import { textIn } from "./input.ts";
import { t } from "./locale/cli.ts";
import { wholeNotation } from "./notation.ts";
import { jsonLine } from "./terminal/json.ts";
import { list } from "./terminal/layout.ts";

export interface FindQuestion {
  readonly which: "all" | "largest" | "smallest";
  readonly letter: string;
  readonly from: number;
  readonly to: number;
  readonly outcome: Outcome;
}

const WANTED =
  /^\s*(?:(largest|smallest|all)\s+)?([a-z])\s+in\s+(\d[\d_e]*)\s*\.\.\s*(\d[\d_e]*)\s*:\s*([PN])\s*$/;

export function wantedIn(text: string): FindQuestion {
  const [, which = "all", letter = "", first = "", last = "", outcome = ""] = WANTED.exec(text) ?? [];
  const [from, to] = [readNatural(first), readNatural(last)];
  if (typeof from === "number" && typeof to === "number" && from <= to)
    return { which, letter, from, to, outcome } as FindQuestion;
  throw new UsageError(t("findExpectedQuestionLargestK", { text }));
}

/** Options of `solve` for a single sum. */
const OF_ONE = ["count", "remoteness", "certificate", "compound"] as const;

function refuseBeside(context: CommandContext): void {
  const beside = OF_ONE.find((name) => context.option(name) !== undefined);
  if (beside === undefined) return;
  throw new UsageError(t("findExpectedNoBesideAsks", { beside }));
}

/** Tries numbers in the order that answers the question soonest, and prints those that satisfy it. */
export async function find(context: CommandContext, play: Play, limits: Limits): Promise<ExitCode> {
  refuseBeside(context);
  const wanted = wantedIn(context.option("find")!);
  const text = textIn(context, context.args);
  const letter = new RegExp(`(?<![\\p{L}\\p{N}_])${wanted.letter}(?![\\p{L}\\p{N}_])`, "gu");
  if (!letter.test(text)) {
    throw new UsageError(t("findExpectedLetterSumFound", { letter: wanted.letter, text }));
  }
  const notation = await wholeNotation();
  const budget = begin(limits);
  const solvers = solversFor(limits, play);
  const found: number[] = [];
  const { which, from, to } = wanted;
  for (let i = 0; i <= to - from; i++) {
    if (i >= budget.positions) throw new LimitError("positions", budget.positions);
    const k = which === "largest" ? to - i : from + i;
    const sum = sumIn(notation, text.replace(letter, String(k)), budget.tick, context.userRules.games);
    if ((await solvers(sum)).outcome(sum, play, budget) !== wanted.outcome) continue;
    found.push(k);
    if (which !== "all") break;
  }
  context.terminal.write(context.json ? jsonLine({ ...wanted, found }) : said(found, wanted, context));
  return EXIT.answered;
}

function said(
  found: readonly number[],
  { from, to }: FindQuestion,
  { language, terminal }: CommandContext,
): string {
  if (found.length > 0) return list(found.map(String), terminal.columns, "  ");
  return `  ${say(t("noneFrom", { from, to }), language)}\n`;
}
