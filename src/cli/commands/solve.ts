import type { Term } from "../../games/reading.ts";
import { say } from "../../locale/message.ts";
import { sourceText } from "../../messages/proof.ts";
import { valueText } from "../../nimber/value.ts";
import { solverFor, solversFor } from "../../session/solver.ts";
import { conclude } from "../../solve/explain.ts";
import { begin } from "../../solve/limits.ts";
import type { Decision, Solution } from "../../solve/solution.ts";
import type { SumMove } from "../../solve/winning.ts";
import type { Text } from "../../types.ts";
import { type Command, type CommandContext, DATABASE, RULES, SEARCH, UsageError } from "../command.ts";
import { EXIT, type ExitCode } from "../exit.ts";
import { openPlaces, writeFile } from "../files.ts";
import { answerSums, limitsOf, METHOD, methodOf, sumOf } from "../input.ts";
import { learning } from "../limit-report.ts";
import { t } from "../locale/commands.ts";
import { checkpointOf, LONG } from "../long-options.ts";
import { CERTIFICATE, COMPOUND, FIND, REMOTENESS } from "../solve-options.ts";
import { jsonLine } from "../terminal/json.ts";
import { columns, list, width, wrap } from "../terminal/layout.ts";
import { leftName } from "../terminal/left.ts";
import { shown } from "../terminal/shown.ts";
import { nameOf } from "../terminal/term-name.ts";
import { sources } from "../terminal/theorems.ts";
import { workText } from "../terminal/work.ts";
import { THREADS, withThreads } from "../with-threads.ts";

const USAGE = "nimber solve <game> <position>... | '<sum>'";

const TEXT = {
  winning: t("solve.winning"),
  some: t("solve.some"),
  drawing: t("solve.drawing"),
  sum: t("solve.sum"),
  component: t("solve.component"),
  value: t("solve.sg"),
  binary: t("solve.binary"),
} satisfies Record<string, Text>;

export const solve: Command = {
  usage: [USAGE, "nimber solve <game> - < sums.txt"],
  options: [
    { name: "count", says: t("solve.howManyWinningMoves") },
    FIND,
    REMOTENESS,
    CERTIFICATE,
    COMPOUND,
    METHOD,
    DATABASE,
    ...LONG,
    RULES,
    THREADS,
    ...SEARCH,
  ],
  examples: [
    "nimber solve '{2,5}' 2 4 7",
    "nimber solve 'kayles 5 + 0.07 9 + {1,2} 4'",
    "nimber solve kayles 8 --misere",
    "nimber solve '[n: n-1 | n/2]' 7",
    "nimber solve nim 3 4 --compound conjunctive",
    "nimber solve cram 4x5 --certificate cram.json",
  ],
  async run(context) {
    const play = context.option("misere") === undefined ? "normal" : "misere";
    const limits = limitsOf(context);
    openPlaces(context);
    const saves = checkpointOf(context) !== undefined;
    if (saves) (await import("../saved-run.ts")).expectSavable(context, ["find", "compound", "misere"]);
    if (context.option("find") !== undefined && context.args.at(-1) !== "-")
      return await (await import("../find.ts")).find(context, play, limits);
    if (context.option("compound") !== undefined) {
      const budget = begin(limits);
      const sum = await sumOf(context, USAGE, budget.tick);
      return (await import("../compound.ts")).solveCompound(context, sum, play, budget);
    }
    const method = methodOf(context, play);
    if (context.args.at(-1) === "-") {
      const solvers = solversFor({ ...limits, ...method }, play);
      for (const name of OF_ONE) if (context.option(name) !== undefined) throw ofOne(name);
      return await answerSums(context, limits, async ({ text, sum, budget }) => {
        const solving = await solvers(sum);
        context.terminal.write(
          context.json
            ? jsonLine(solutionJson(sum, solving.solve(sum, play, budget)))
            : `${text}\t${decisionText(solving.decide(sum, play, budget))}\n`,
        );
      });
    }
    const budget = begin(limits);
    const sum = await sumOf(context, USAGE, budget.tick);
    const search = { ...(await withThreads(context, sum, limits)), ...method };
    const solving = await solverFor(sum, search, play);
    const file = context.option("certificate");
    const certificate =
      file === undefined ? undefined : (await import("../certificate.ts")).certificateOf(sum, play, budget);
    let { kept } = context;
    const solution = saves
      ? await (await import("../saved-run.ts")).savedRun(context, sum, search, budget, (run) => {
          kept = run.kept;
          return run.solve();
        })
      : learning(context, sum, () => solving.solve(sum, play, budget));
    const prove = (): void => {
      if (certificate !== undefined) writeFile(file!, `${JSON.stringify(certificate(kept))}\n`);
    };
    if (context.option("count") !== undefined) {
      prove();
      return counted(context, solution);
    }
    const lasts =
      context.option("remoteness") === undefined
        ? undefined
        : (await import("../lasting.ts")).lasting(sum, play, budget);
    context.terminal.write(
      context.json
        ? jsonLine({
            ...solutionJson(sum, solution),
            ...(lasts?.remoteness !== undefined && { remoteness: lasts.remoteness }),
          })
        : solutionText(context, sum, solution) + (lasts?.text(context) ?? ""),
    );
    if (lasts?.limit !== undefined) throw lasts.limit;
    prove();
    return EXIT.answered;
  },
};

/** Options for a single sum, which cannot be used with input lines. */
const OF_ONE = ["count", "find", "remoteness", "certificate", "checkpoint", "resume"] as const;

const ofOne = (name: string) => new UsageError(t("solve.expectedOneSumFoundLines", { name }));

const decisionText = ({ outcome, value }: Decision): string =>
  value === undefined ? outcome : `${outcome}\t${valueText(value)}`;

/** Prints the number of winning moves, which is incomplete if a limit was reached. */
function counted(
  { json, language, terminal }: CommandContext,
  { outcome, winning, complete }: Solution,
): ExitCode {
  const count = winning.length;
  if (json) terminal.write(jsonLine({ outcome, count, complete }));
  else if (complete) terminal.write(`${count}\n`);
  else terminal.warn(`${say(t("solve.nimberLeastTooManyMoves", { count }), language)}\n`);
  return complete ? EXIT.answered : EXIT.undecided;
}

/** Most characters for winning moves in JSON: in a large graph, each move leaves almost the whole graph. */
const LETTERS = 2 ** 24;

/** Winning moves as far as the limit allows, and the number of omitted ones. */
function movesJson(sum: readonly Term[], solution: Solution): object {
  const { drawing, winning, complete } = solution;
  const { moves, omitted } = listedJson(sum, winning);
  return {
    winningMoves: moves,
    ...(omitted > 0 && { omitted }),
    complete: complete && omitted === 0,
    ...(drawing !== undefined && { drawingMoves: listedJson(sum, drawing).moves }),
  };
}

function listedJson(sum: readonly Term[], winning: readonly SumMove[]) {
  const moves: object[] = [];
  let letters = 0;
  for (const { component, move } of winning) {
    const to = move.to.map((to) => sum[component]!.rules.format(to));
    letters += to.reduce((all, each) => all + each.length, 64 + move.at.length);
    if (letters > LETTERS && moves.length > 0) break;
    moves.push({ component, at: move.at, to });
  }
  return { moves, omitted: winning.length - moves.length };
}

/** JSON as in docs/json.md. */
export function solutionJson(sum: readonly Term[], solution: Solution): object {
  return {
    play: solution.play,
    outcome: solution.outcome,
    ...(solution.value !== undefined && { value: solution.value }),
    components: sum.map(({ rules, position }, i) => {
      const valued = solution.components[i];
      return {
        game: rules.id,
        position: rules.format(position),
        ...(valued?.value !== undefined && { value: valued.value }),
        ...(typeof valued?.by === "object" && { theorem: say(sourceText(valued.by.source), "en") }),
        ...(valued !== undefined && { method: valued.method }),
      };
    }),
    ...movesJson(sum, solution),
    ...(solution.antiSg !== undefined && {
      antiSg: { holds: solution.antiSg.holds, because: solution.antiSg.because },
    }),
    ...(solution.quotient !== undefined && { quotient: solution.quotient }),
    ...(solution.theorem !== undefined && { theorem: say(sourceText(solution.theorem.source), "en") }),
    ...(solution.method !== undefined && { method: solution.method }),
    ...(solution.work !== undefined && { ...methodJson(solution), work: solution.work }),
  };
}

/** Method used for all components, if it is the same one. */
function methodJson({ components }: Solution): object {
  const [method, ...others] = new Set(components.map((each) => each.method));
  return method === undefined || others.length > 0 ? {} : { method };
}

/** Most components in the terminal, and most winning moves in each. */
export const SHOWN = 20;
const MOVES_SHOWN = 60;

/** Solution as text: the values, the conclusion, the winning moves. */
export function solutionText(context: CommandContext, sum: readonly Term[], solution: Solution): string {
  const { language, terminal } = context;
  const { binary, sentence } = conclude(sum, solution);
  let text = "";
  if (binary.length > 2) {
    const rows = solution.components
      .slice(0, SHOWN)
      .map((component, i) => [nameOf(sum[i]!), valueText(component.value ?? 0), binary[i]!]);
    const total = [say(TEXT.sum, language), BigInt(`0b${binary.at(-1)}`).toString(), binary.at(-1)!];
    const head = [TEXT.component, TEXT.value, TEXT.binary].map((each) => say(each, language));
    const wide = Math.max(...[head, ...rows, total].map((row) => width(row.join("    "))));
    const fits = wide + binary[0]!.length < terminal.columns;
    text += columns(
      [head, ...rows, total].map((row) => (fits ? row : row.slice(0, 2))),
      [1, 2],
      terminal.columns,
    );
    text += `${moreComponents(sum.length - SHOWN, context)}\n`;
  }
  const colour = solution.outcome === "N" ? "green" : "yellow";
  text += terminal.style(colour, wrap(say(sentence, language), terminal.columns, "  "));
  text += sources(context, solution);
  return text + winningText(context, sum, solution) + workText(context, solution);
}

/** Note on the number of components that are not shown. */
export const moreComponents = (more: number, { language }: CommandContext): string =>
  more <= 0 ? "" : `  … ${say(t("solve.moreComponents", { more }), language)}\n`;

function winningText(
  context: CommandContext,
  sum: readonly Term[],
  { winning, complete, drawing }: Solution,
): string {
  if (drawing !== undefined) return movesText(context, sum, drawing, "drawing");
  return movesText(context, sum, winning, complete ? "winning" : "some");
}

function movesText(
  context: CommandContext,
  sum: readonly Term[],
  moves: readonly SumMove[],
  title: "winning" | "some" | "drawing",
): string {
  if (moves.length === 0) return "";
  const { language, terminal } = context;
  const byComponent = new Map<number, SumMove["move"][]>();
  for (const { component, move } of moves) {
    const known = byComponent.get(component);
    if (known === undefined) byComponent.set(component, [move]);
    else known.push(move);
  }
  const more = (count: number) => `… ${say(t("solve.more", { count }), language)}\n`;
  let text = `\n  ${say(TEXT[title], language)}\n`;
  let left = moves.length;
  for (const [component, moves] of [...byComponent].slice(0, SHOWN)) {
    const term = sum[component]!;
    const named = moves
      .slice(0, MOVES_SHOWN)
      .map(({ at, to }) => `${at} → ${leftName(to.map((each) => shown(term.rules.format(each))))}`);
    text += `    ${nameOf(term)}\n${list(named, terminal.columns, "      ")}`;
    if (moves.length > named.length) text += `      ${more(moves.length - named.length)}`;
    left -= moves.length;
  }
  return left > 0 ? `${text}    ${more(left)}` : text;
}
