import type { Term } from "../games/reading.ts";
import { nearest } from "../say/nearest.ts";
import { type Compounded, compounded } from "../solve/compound.ts";
import { type Compound, compounds } from "../solve/compounds.ts";
import type { Deadline } from "../solve/limits.ts";
import type { Outcome, Play, Text } from "../types.ts";
import { type Given, UsageError } from "./command.ts";
import { EXIT, type ExitCode } from "./exit.ts";
import { jsonLine } from "./terminal/json.ts";
import { columns, wrap } from "./terminal/layout.ts";
import { leftName } from "./terminal/left.ts";
import { shown } from "./terminal/shown.ts";

const WINNER: Readonly<Record<Outcome, Text>> = {
  N: { en: "the next player wins (N-position)", zh: "先手必胜（必胜态）" },
  P: { en: "the previous player wins (P-position)", zh: "后手必胜（必败态）" },
  D: { en: "neither player can force a win (a draw)", zh: "双方都无法必胜（和局）" },
};

/** How a compound is played. */
const PLAYED: Readonly<Record<Compound, Text>> = {
  conjunctive: {
    en: "a turn is a move in every component, until the first of them ends",
    zh: "每次在所有子游戏中各走一步，直到有一个结束",
  },
  "continued-conjunctive": {
    en: "a turn is a move in every component that has not ended, until the last of them ends",
    zh: "每次在所有未结束的子游戏中各走一步，直到全部结束",
  },
  selective: {
    en: "a turn is a move in any number of components, at least one",
    zh: "每次任选至少一个子游戏各走一步",
  },
  "shortened-selective": {
    en: "a turn is a move in any number of components, at least one, until the first of them ends",
    zh: "每次任选至少一个子游戏各走一步，直到有一个结束",
  },
  "shortened-disjunctive": {
    en: "a turn is a move in one component, until the first of them ends",
    zh: "每次在一个子游戏中走一步，直到有一个结束",
  },
};

const TURN: Text = { en: "A winning turn", zh: "一种必胜走法" };

/** Answers who wins the compound of --compound. */
export function solveCompound(given: Given, sum: readonly Term[], play: Play, deadline: Deadline): ExitCode {
  const compound = compoundOf(given);
  const found = compounded(compound, sum, play, deadline);
  given.terminal.write(
    given.json ? compoundJson(sum, compound, play, found) : compoundText(given, sum, compound, found),
  );
  return EXIT.answered;
}

/** The kind of --compound. @throws UsageError */
function compoundOf(given: Given): Compound {
  const asked = given.option("compound")!;
  const found = compounds.find((each) => each === asked);
  const useless = ["count", "find", "remoteness", "method", "certificate"].find(
    (name) => given.option(name) !== undefined,
  );
  if (found !== undefined && useless === undefined) return found;
  if (found !== undefined) {
    throw new UsageError({
      en: `--${useless}: expected no --compound beside it`,
      zh: `--${useless}：不能与 --compound 同用`,
    });
  }
  const meant = nearest(asked, compounds);
  throw new UsageError({
    en: `--compound: expected one of ${compounds.join(", ")}, found \`${asked}\`${meant === undefined ? "" : `; did you mean ${meant}?`}`,
    zh: `--compound：此处应为 ${compounds.join("、")} 之一，但读到 \`${asked}\`${meant === undefined ? "" : `；是否想写 ${meant}？`}`,
  });
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
  { language, terminal }: Given,
  sum: readonly Term[],
  compound: Compound,
  { outcome, remoteness, suspense, moves }: Compounded,
): string {
  const lasts: Text =
    remoteness !== undefined
      ? {
          en: `; moves until the end, when the winner hurries: ${remoteness} (the least remoteness)`,
          zh: `；胜方求快时共 ${remoteness} 步（各子游戏 remoteness 的最小值）`,
        }
      : suspense !== undefined
        ? {
            en: `; moves until the end, when the winner delays: ${suspense} (the greatest suspense)`,
            zh: `；胜方拖延时共 ${suspense} 步（各子游戏 suspense 的最大值）`,
          }
        : { en: "", zh: "" };
  const sentence: Text = {
    en: `In the ${compound} compound ${PLAYED[compound].en}: ${WINNER[outcome].en}${lasts.en}.`,
    zh: `按 ${compound}，${PLAYED[compound].zh}：${WINNER[outcome].zh}${lasts.zh}。`,
  };
  let text = terminal.style(
    outcome === "N" ? "green" : "yellow",
    wrap(sentence[language], terminal.columns, "  "),
  );
  if (moves.length === 0) return text;
  text += `\n  ${TURN[language]}\n`;
  const rows = moves.map(({ component, move }) => {
    const { rules, position } = sum[component]!;
    const left = leftName(move.to.map((to) => shown(rules.format(to), 40)));
    return [`  ${shown(`${rules.id} ${rules.format(position)}`, 40)}`, `${move.at} → ${left}`];
  });
  return text + columns(rows, [], terminal.columns);
}
