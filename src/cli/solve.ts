import type { Component } from "../solve/component.ts";
import { explain } from "../solve/explain.ts";
import { type Solution, type Solver, solver } from "../solve/sum.ts";
import type { Game, Language, Text } from "../types.ts";
import { type Command, type Given, SEARCH } from "./command.ts";
import { jsonLine, limitsOf, sumOf, sumsFromLines } from "./input.ts";
import { columns, list, width, wrap } from "./layout.ts";
import { shown } from "./shown.ts";

const USAGE = "nimber solve <game> <position>... | '<sum>'";

const TEXT = {
  winning: { en: "Winning moves", zh: "必胜走法" },
  some: {
    en: "Winning moves (some; there are too many moves to list)",
    zh: "必胜走法（走法过多，仅列出部分）",
  },
  sum: { en: "nim-sum", zh: "异或和" },
  component: { en: "component", zh: "子游戏" },
  value: { en: "SG", zh: "SG 值" },
  binary: { en: "binary", zh: "二进制" },
} satisfies Record<string, Text>;

export const solve: Command = {
  name: "solve",
  summary: {
    en: "who wins a position or a sum, and by which moves",
    zh: "判断一个局面或若干局面之和的胜负与必胜走法",
  },
  usage: [USAGE, "nimber solve <game> - < sums.txt"],
  options: SEARCH,
  examples: [
    "nimber solve '{2,5}' 2 4 7",
    "nimber solve 'kayles 5 + 0.07 9 + {1,2} 4'",
    "nimber solve kayles 8 --misere",
  ],
  run(given) {
    const play = given.option("misere") === undefined ? "normal" : "misere";
    const solving = solver(limitsOf(given));
    if (given.words.at(-1) === "-") {
      for (const { text, sum } of sumsFromLines(given)) {
        const solution = solving.solve(sum, play);
        const value = solution.value === undefined ? "" : `\t${solution.value}`;
        given.terminal.write(
          given.json ? jsonLine(solutionJson(sum, solution)) : `${text}\t${solution.outcome}${value}\n`,
        );
      }
      return 0;
    }
    const sum = sumOf(given, USAGE);
    const solution = solving.solve(sum, play);
    given.terminal.write(
      given.json ? jsonLine(solutionJson(sum, solution)) : solutionText(given, solving, sum, solution),
    );
    return 0;
  },
};

/** The schema of docs/json.md. */
export function solutionJson(sum: readonly Component[], solution: Solution): object {
  return {
    play: solution.play,
    outcome: solution.outcome,
    ...(solution.value !== undefined && { value: solution.value }),
    components: sum.map(({ game, position }, i) => {
      const valued = solution.components[i];
      return {
        game: game.id,
        position: game.format(position),
        ...(valued?.value !== undefined && { value: valued.value }),
        ...(typeof valued?.by === "object" && { theorem: valued.by.source }),
      };
    }),
    winningMoves: solution.winning.map(({ component, move }) => ({
      component,
      at: move.at,
      to: move.to.map((to) => sum[component]!.game.format(to)),
    })),
    complete: solution.complete,
    ...(solution.antiSg !== undefined && {
      antiSg: { holds: solution.antiSg.holds, because: solution.antiSg.because },
    }),
    ...(solution.theorem !== undefined && { theorem: solution.theorem.source }),
  };
}

/** The solution for people: the values, the conclusion, the winning moves. */
export function solutionText(
  given: Given,
  solving: Solver,
  sum: readonly Component[],
  solution: Solution,
): string {
  const { language, terminal } = given;
  const { binary, sentence } = explain(solving, sum, solution);
  const name = (i: number) => nameOf(sum[i]!.game, sum[i]!.position);
  let text = "";
  if (binary.length > 2) {
    const rows = solution.components.map((component, i) => [name(i), `${component.value}`, binary[i]!]);
    const total = [TEXT.sum[language], BigInt(`0b${binary.at(-1)}`).toString(), binary.at(-1)!];
    const head = [TEXT.component, TEXT.value, TEXT.binary].map((each) => each[language]);
    const wide = Math.max(...[head, ...rows, total].map((row) => width(row.join("    "))));
    const fits = wide + binary[0]!.length < terminal.columns;
    text += `${columns(
      [head, ...rows, total].map((row) => (fits ? row : row.slice(0, 2))),
      [1, 2],
      terminal.columns,
    )}\n`;
  }
  const colour = solution.outcome === "N" ? "green" : "yellow";
  text += terminal.style(colour, wrap(sentence[language], terminal.columns, "  "));
  text += sources(solution, language, terminal.columns);
  if (solution.winning.length === 0) return text;
  text += `\n  ${TEXT[solution.complete ? "winning" : "some"][language]}\n`;
  for (const [i, { game }] of sum.entries()) {
    const moves = solution.winning.filter(({ component }) => component === i);
    if (moves.length === 0) continue;
    const named = moves.map(
      ({ move }) => `${move.at} → ${move.to.map((to) => game.format(to)).join(" + ") || "0"}`,
    );
    text += `    ${name(i)}\n${list(named.slice(0, 60), terminal.columns, "      ")}`;
    if (named.length > 60)
      text += `      … ${{ en: `${named.length - 60} more`, zh: `另有 ${named.length - 60} 种` }[language]}\n`;
  }
  return text;
}

/** Columns of a name, so that a value fits beside it. */
export const LONGEST_NAME = 48;

/** A component as people call it: its game and its position, as much of them as fits. */
export const nameOf = (game: Game<unknown>, position: unknown): string =>
  shown(`${game.id} ${game.format(position)}`, LONGEST_NAME);

/** The theorems that were relied on where the rules could not be searched. */
function sources({ components }: Solution, language: Language, most: number): string {
  const used = new Set(components.flatMap(({ by }) => (typeof by === "object" ? [by] : [])));
  return [...used]
    .map((theorem) =>
      wrap(
        {
          en: `By theorem: ${theorem.claim.en} (${theorem.source})`,
          zh: `依据定理：${theorem.claim.zh}（${theorem.source}）`,
        }[language],
        most,
        "  ",
      ),
    )
    .join("");
}
