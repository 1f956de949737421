import type { Term } from "../games/reading.ts";
import { say, verbatim } from "../locale/message.ts";
import { nearest } from "../nearest.ts";
import { type Compounded, compounded } from "../solve/compound.ts";
import { type Compound, compounds } from "../solve/compounds.ts";
import type { Budget } from "../solve/limits.ts";
import type { Outcome, Play, Text } from "../types.ts";
import { type CommandContext, UsageError } from "./command.ts";
import { EXIT, type ExitCode } from "./exit.ts";
import { t } from "./locale/cli.ts";
import { jsonLine } from "./terminal/json.ts";
import { columns, wrap } from "./terminal/layout.ts";
import { leftName } from "./terminal/left.ts";
import { shown } from "./terminal/shown.ts";

const WINNER: Readonly<Record<Outcome, Text>> = {
  N: t("N"),
  P: t("P"),
  D: t("D"),
};

/** Description of each compound. */
const PLAYED: Readonly<Record<Compound, Text>> = {
  conjunctive: t("conjunctive"),
  "continued-conjunctive": t("turnMoveEveryComponentNot"),
  selective: t("selective"),
  "shortened-selective": t("turnMoveAnyNumberComponents"),
  "shortened-disjunctive": t("turnMoveOneComponentUntil"),
};

const TURN: Text = t("turn");

/** Prints the outcome of the compound of --compound. */
export function solveCompound(
  context: CommandContext,
  sum: readonly Term[],
  play: Play,
  budget: Budget,
): ExitCode {
  const compound = compoundOf(context);
  const found = compounded(compound, sum, play, budget);
  context.terminal.write(
    context.json ? compoundJson(sum, compound, play, found) : compoundText(context, sum, compound, found),
  );
  return EXIT.answered;
}

/** Compound of --compound. @throws UsageError */
function compoundOf(context: CommandContext): Compound {
  const asked = context.option("compound")!;
  const found = compounds.find((each) => each === asked);
  const useless = ["count", "find", "remoteness", "method", "certificate"].find(
    (name) => context.option(name) !== undefined,
  );
  if (found !== undefined && useless === undefined) return found;
  if (found !== undefined) {
    throw new UsageError(t("expectedNoCompoundBeside", { useless }));
  }
  const meant = nearest(asked, compounds);
  throw new UsageError(t("compoundExpectedOneFound", { compounds, asked, meant }));
}

function compoundJson(
  sum: readonly Term[],
  compound: Compound,
  play: Play,
  { outcome, remoteness, suspense, foreclosed, moves }: Compounded,
): string {
  return jsonLine({
    play,
    compound,
    outcome,
    ...(remoteness !== undefined && { remoteness }),
    ...(suspense !== undefined && { suspense }),
    components: sum.map(({ rules, position }, i) => {
      const value = foreclosed?.[i];
      return {
        game: rules.id,
        position: rules.format(position),
        ...(value !== undefined && Number.isFinite(value) && { foreclosed: value }),
      };
    }),
    turn: moves.map(({ component, move }) => ({
      component,
      at: move.at,
      to: move.to.map((to) => sum[component]!.rules.format(to)),
    })),
  });
}

function compoundText(
  { language, terminal }: CommandContext,
  sum: readonly Term[],
  compound: Compound,
  { outcome, remoteness, suspense, moves }: Compounded,
): string {
  const lasts: Text =
    remoteness !== undefined
      ? t("remoteness", { remoteness })
      : suspense !== undefined
        ? t("suspense", { suspense })
        : verbatim("");
  const sentence: Text = t("sentence", {
    compound,
    played: PLAYED[compound],
    winner: WINNER[outcome],
    lasts,
  });
  let text = terminal.style(
    outcome === "N" ? "green" : "yellow",
    wrap(say(sentence, language), terminal.columns, "  "),
  );
  if (moves.length === 0) return text;
  text += `\n  ${say(TURN, language)}\n`;
  const rows = moves.map(({ component, move }) => {
    const { rules, position } = sum[component]!;
    const left = leftName(move.to.map((to) => shown(rules.format(to), 40)));
    return [`  ${shown(`${rules.id} ${rules.format(position)}`, 40)}`, `${move.at} → ${left}`];
  });
  return text + columns(rows, [], terminal.columns);
}
