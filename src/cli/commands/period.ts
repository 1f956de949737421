import { type HeapRules, heapRules, mostHeaps } from "../../encoding.ts";
import { GrowthError } from "../../errors.ts";
import type { PeriodProof, RepetitionProof } from "../../law/index.ts";
import { say } from "../../locale/message.ts";
import type { Natural } from "../../nimber/natural.ts";
import { entryBeyond } from "../../rules/entering.ts";
import { variablesOf } from "../../rules/of-game.ts";
import { component } from "../../solve/component.ts";
import { begin, type Limits, started } from "../../solve/limits.ts";
import { certify } from "../../solve/period/certificate.ts";
import { type PeriodVerdict, periodOf, usualHeaps } from "../../solve/period/find.ts";
import { finish } from "../../solve/period/portions.ts";
import { patternOf } from "../../solve/period/sequence.ts";
import { finiteTheorem } from "../../solve/period/theorem.ts";
import { expectTurns } from "../../solve/position.ts";
import { standsAlone } from "../../solve/search/alone.ts";
import { heapsBeside } from "../../solve/search/beside.ts";
import { growthFrom } from "../../solve/search/growth.ts";
import type { Game, Text } from "../../types.ts";
import { boardsIn, RANGE, refuseOfBoards } from "../boards.ts";
import { type Command, type CommandContext, DATABASE, RULES, SEARCH, UsageError } from "../command.ts";
import { EXIT, type ExitCode } from "../exit.ts";
import { openPlaces, writeFile } from "../files.ts";
import { gameOf, limitsOf, METHOD, numberOf } from "../input.ts";
import { t } from "../locale/commands.ts";
import { LONG, RECHECK, RECHECKS_HEAPS } from "../long-options.ts";
import { longRun, onFile, onFileText } from "../long-run.ts";
import { patient, timeUnless } from "../patience.ts";
import { beyondMemory, resumedWindow } from "../sliding-run.ts";
import { jsonLine } from "../terminal/json.ts";
import { wrap } from "../terminal/layout.ts";
import { toldOutcomes } from "../terminal/outcome-period.ts";
import { type Entering, enteringIn, provedText, verdictJson, verdictText } from "../terminal/period.ts";
import { toldAdding } from "../terminal/period-adding.ts";
import { toldBoards } from "../terminal/period-boards.ts";
import { answerByLaw } from "../terminal/period-law.ts";
import { drawn, PLOTS } from "../terminal/pictures.ts";
import { THREADS, withThreads } from "../with-threads.ts";

const USAGE = "nimber period <game> [--limit N] [--time seconds]";

const NOTHING: Text = t("period.nothing");

/** The prover by automata: most games do without it, and it is a large part of the program. */
const prover = () => import("../../law/index.ts");

export const period: Command = {
  usage: [USAGE, "nimber period '<game> <boards>' [--from M] [--limit N]"],
  options: [
    {
      name: "limit",
      value: "N",
      says: t("period.heapsComputeMostManyTime"),
    },
    {
      name: "certificate",
      value: "FILE",
      says: t("period.writeProofFileNimberCheck"),
    },
    {
      name: "outcomes",
      says: t("period.periodWhoWinsNotValues"),
    },
    ...SEARCH.filter(({ name }) => name === "misere"),
    ...PLOTS,
    ...LONG,
    RECHECK,
    RULES,
    THREADS,
    timeUnless("limit"),
    ...RANGE.filter(({ name }) => name === "from"),
    METHOD,
    DATABASE,
    ...SEARCH.filter(({ name }) => name === "memory" || name === "positions"),
  ],
  examples: [
    "nimber period kayles",
    "nimber period 0.156 --json",
    "nimber period '{2,5,7}'",
    "nimber period '{2,5,7}' --outcomes --misere",
    "nimber period 'node-kayles path(n)' --limit 300",
  ],
  async run(context) {
    const boards = await boardsIn(context);
    if (boards !== undefined) {
      if (context.option("recheck") !== undefined) throw new UsageError(RECHECKS_HEAPS);
      return await toldBoards(boards, context);
    }
    refuseOfBoards(context, ["from", "method", "database", "positions"]);
    const game = await gameOf(context, USAGE);
    if (context.option("outcomes") !== undefined) {
      openPlaces(context);
      const { progress: _, ...limits } = limitsOf(context);
      const isBounded = context.peek("limit") !== undefined;
      return await toldOutcomes(
        game,
        { ...limits, ...(isBounded && { heaps: numberOf(context, "limit", 1, 1, 1_000_000) }) },
        context,
      );
    }
    if (context.option("misere") !== undefined) throw new UsageError(OUTCOMES_ONLY);
    const added = toldAdding(game, context, () => begin(limitsOf(context)));
    if (added !== undefined) return added;
    const byLaw = answerByLaw(game, context);
    if (byLaw !== undefined) {
      context.terminal.write(byLaw);
      return EXIT.answered;
    }
    const proved = await atOnce(game, context);
    if (proved !== undefined) return toldAtOnce(game, proved, context);
    const rules = heapRulesOf(game, "period");
    const { limits: asked, heaps } = boundsOf(context, rules);
    const limits = await withThreads(context, [component(game, heaps)], asked);
    openPlaces(context);
    const search = { game, rules, heaps, limits };
    const resumed = await resumedWindow(context, search);
    if (resumed !== undefined) return resumed;
    const question = { ask: "run", games: [game.id], heaps, rare: true, limits } as const;
    const { found: seen, rare, table } = await longRun(context, question, rules);
    if ("limit" in seen && seen.limit instanceof GrowthError) throw seen.limit;
    if (seen.verdict !== "proved" && seen.limit?.limit === "bytes") {
      const beyond = await beyondMemory(context, search, table);
      if (beyond !== undefined) return beyond;
    }
    // No finite theorem covers growing values, but an automaton may.
    const proof =
      seen.verdict === "observed" && rules.kind === "break"
        ? (await prover()).provePeriod(game, table.values(seen.heaps - 1), seen, limits)
        : undefined;
    const entering = proof === undefined ? enteringBeyond(game, seen) : undefined;
    const verdict = entering?.found ?? seen;
    const unchecked = onFile(context, table, seen.verdict === "proved" ? seen.to + seen.period : 0);
    context.terminal.write(
      context.json
        ? jsonLine({
            ...(unchecked && { onFile: unchecked }),
            ...verdictJson(game, verdict, rare, entering?.says),
            ...(proof && byAutomaton(proof)),
          })
        : verdictText(game, rules, verdict, { rare, limits, proof, next: entering?.says }, context),
    );
    if (unchecked !== undefined && !context.json)
      context.terminal.write(
        context.terminal.style(
          "yellow",
          wrap(say(onFileText(unchecked), context.language), context.terminal.columns, "  "),
        ),
      );
    const found = verdict.verdict === "none" ? undefined : verdict;
    drawn(game, { from: 0, values: table.values(verdict.heaps - 1), period: found }, context);
    const file = context.option("certificate");
    if (proof !== undefined) return keepLaw(game, proof, context);
    if (verdict.verdict !== "proved") {
      if (file !== undefined) context.terminal.warn(`nimber: ${say(NOTHING, context.language)}\n`);
      return EXIT.undecided;
    }
    if (file !== undefined) writeFile(file, `${JSON.stringify(certify(table, verdict))}\n`);
    return EXIT.answered;
  },
};

const OUTCOMES_ONLY: Text = t("period.outcomesOnly");

/** Options that need computed values. */
const COMPUTED = ["limit", "checkpoint", "resume", "recheck", "plot", "svg"];

/** Number of heaps within which a finite theorem proves most periods. */
const NEAR = 1000;

/** Period of a one-number game that an automaton proves, if no finite theorem proves it quickly. */
async function atOnce(game: Game<unknown>, context: CommandContext): Promise<RepetitionProof | undefined> {
  if (COMPUTED.some((name) => context.peek(name) !== undefined)) return undefined;
  if (variablesOf(game)?.length !== 1 || standsAlone(game, "normal")) return undefined;
  const { progress: _, ...limits } = limitsOf(context);
  const rules = heapRules(game);
  if (rules !== undefined && finiteTheorem(rules) !== undefined) {
    const grows = rules.kind === "break" && mostHeaps(rules) > 2;
    if (!grows || periodOf(rules, { ...limits, heaps: NEAR }).verdict === "proved") return undefined;
  }
  return (await prover()).provedAtOnce(game, limits);
}

function toldAtOnce(game: Game<unknown>, proof: RepetitionProof, context: CommandContext): Promise<ExitCode> {
  openPlaces(context);
  const { repeats, values, heaps } = proof;
  const found = { ...repeats, ...finish(patternOf(repeats, values, values.length)) };
  context.terminal.write(
    context.json
      ? jsonLine({
          ...verdictJson(game, { verdict: "observed", heaps, ...found }, undefined, undefined),
          ...byAutomaton(proof),
        })
      : provedText(game, found, proof, context),
  );
  return keepLaw(game, proof, context);
}

/** JSON fields of a verdict that an automaton proves, replacing those of a computed one. */
const byAutomaton = ({ states }: PeriodProof) => ({
  verdict: "proved",
  theorem: "automaton",
  states,
  range: undefined,
});

/** Writes the certificate of a law if it is asked for. */
async function keepLaw(
  game: Game<unknown>,
  { law }: PeriodProof,
  context: CommandContext,
): Promise<ExitCode> {
  const file = context.option("certificate");
  if (file !== undefined) writeFile(file, `${JSON.stringify((await prover()).certifyLaw(game, law))}\n`);
  return EXIT.answered;
}

/** First new move beyond the observed heaps, if the rule determines it. */
function enteringBeyond(game: Game<unknown>, seen: PeriodVerdict): Entering | undefined {
  if (seen.verdict !== "observed") return undefined;
  const next = entryBeyond(game, seen.preperiod, seen.heaps - 1);
  return next && enteringIn(seen, next);
}

/**
 * Limits of the search: the given ones or the defaults. If nothing can be proved, only a few heaps are
 * computed.
 */
function boundsOf(
  context: CommandContext,
  rules: HeapRules,
): { readonly limits: Limits; readonly heaps: number } {
  const { progress: _, ...limits } = limitsOf(context);
  const usual = finiteTheorem(rules) === undefined ? usualHeaps(rules) : Number.POSITIVE_INFINITY;
  const heaps = numberOf(context, "limit", usual, 1);
  return { limits: started(patient(limits, context, "limit")), heaps };
}

/**
 * Moves of a game of one heap: its data, or else the moves as generated, if they leave only smaller heaps.
 * @throws UsageError when a position of the game is not one heap; RuleError when moves may determine who
 * moves next
 */
export function heapRulesOf(game: Game<unknown>, command: string): HeapRules {
  expectTurns(game);
  const known = heapRules(game);
  if (known !== undefined) return known;
  if (game.space === "heap" && !standsAlone(game, "normal")) return { kind: "moves", leaves: leavesOf(game) };
  if (game.elsewhere !== undefined && variablesOf(game)?.length === 1) return heapsBeside(game);
  throw new UsageError(t("period.expectedGameOneHeapMoves", { command, id: game.id }));
}

/** Options of each heap. */
function leavesOf(game: Game<unknown>): Extract<HeapRules, { kind: "moves" }>["leaves"] {
  return function* (n, tick) {
    for (const { to } of game.moves(n, tick)) {
      const left = to as readonly Natural[];
      const growth = left.some((heap) => heap >= n) ? growthFrom(game, n) : undefined;
      if (growth !== undefined) throw growth;
      yield left;
    }
  };
}
