import { heapRules } from "../../encoding.ts";
import { GrowthError } from "../../errors.ts";
import { takeAndBreakGame } from "../../games/family/take-break.ts";
import { parseGameAmong } from "../../games/notation.ts";
import type { SameLaws } from "../../law/same.ts";
import { say, verbatim } from "../../locale/message.ts";
import type { Natural } from "../../nimber/natural.ts";
import type { Limits } from "../../solve/limits.ts";
import { usualHeaps } from "../../solve/period/find.ts";
import { heapLaw } from "../../solve/period/law.ts";
import { type SameLimits, type Sameness, sameSteps } from "../../solve/period/same.ts";
import { finiteTheorem } from "../../solve/period/theorem.ts";
import { needsLaws } from "../../solve/proved-law.ts";
import type { Game, Text, Theorem } from "../../types.ts";
import { type Command, type CommandContext, RULES, SEARCH, UsageError } from "../command.ts";
import { EXIT, type ExitCode } from "../exit.ts";
import { limitsOf, numberOf } from "../input.ts";
import { t } from "../locale/commands.ts";
import { patient, timeUnless } from "../patience.ts";
import { jsonLine } from "../terminal/json.ts";
import { wrap } from "../terminal/layout.ts";
import { usageText } from "../usage.ts";
import { heapRulesOf } from "./period.ts";

// Command `same`: whether two games have the same values, perhaps shifted by some heaps.

const USAGE = "nimber same <game> <game>";

const STATUS = {
  proved: EXIT.answered,
  refuted: EXIT.refuted,
  observed: EXIT.undecided,
} satisfies Record<Sameness["verdict"], ExitCode>;

/** Largest shift in either direction that --shift tries. */
const SHIFTS = 64;

export const same: Command = {
  usage: [USAGE],
  options: [
    {
      name: "shift",
      says: t("same.alsoWhenHeapsOneShifted"),
    },
    {
      name: "limit",
      value: "N",
      says: t("same.heapsCompareMostManyTime"),
    },
    timeUnless("limit"),
    RULES,
    ...SEARCH.filter(({ name }) => name === "memory"),
  ],
  examples: [
    "nimber same 0.161 0.36",
    "nimber same 0.27 0.26",
    "nimber same 0.4 dawsons-chess --shift",
    "nimber same '{1,2}' 0.33",
  ],
  async run(context) {
    const own = context.userRules.rules;
    const [a, b, extra] = own === undefined ? context.args : [own.id, ...context.args];
    if (a === undefined || b === undefined || extra !== undefined) {
      throw new UsageError(
        t("same.expectedTwoGamesFoundUsage", { words: context.args.length, usage: usageText(USAGE) }),
      );
    }
    const games = [
      parseGameAmong(a, context.userRules.games),
      parseGameAmong(b, context.userRules.games),
    ] as const;
    const { progress: _, ...limits } = limitsOf(context);
    const { terminal } = context;
    const within = patient(limits, context, "limit");
    const isSingle = games.every(isOneHeap);
    const isPlain = isSingle && !games.some(needsLaws);
    const byLaw =
      isPlain || context.peek("shift") !== undefined ? undefined : await comparedByLaw(games, within);
    if (byLaw !== undefined && (!isSingle || byLaw.verdict === "proved")) {
      if (context.json) terminal.write(jsonLine({ games: games.map(({ id }) => id), ...plainly(byLaw) }));
      else told(context, byLaw.verdict, positionsSentence(games, byLaw));
      return STATUS[byLaw.verdict];
    }
    const rules = [heapRulesOf(games[0], "same"), heapRulesOf(games[1], "same")] as const;
    const usual = rules.every(finiteTheorem) ? Number.POSITIVE_INFINITY : Math.min(...rules.map(usualHeaps));
    const steps = sameSteps(...rules, {
      ...within,
      heaps: numberOf(context, "limit", usual, 1),
      shift: context.option("shift") === undefined ? 0 : SHIFTS,
      laws: await lawsOf(games, within),
    });
    const found = shownWhile(steps, context);
    if ("limit" in found && found.limit instanceof GrowthError) throw found.limit;
    if (context.json) {
      const { verdict, ...rest } = found;
      const code = "digits" in found ? { digits: undefined, code: takeAndBreakGame(found.digits).id } : {};
      const limit = "limit" in found ? { limit: found.limit?.limit } : {};
      terminal.write(jsonLine({ games: games.map(({ id }) => id), verdict, ...rest, ...code, ...limit }));
    } else {
      told(context, found.verdict, sentence(games, found, within.seconds));
    }
    return STATUS[found.verdict];
  },
};

/** Comparison of all positions by laws that are proved of both games. */
async function comparedByLaw([a, b]: readonly [Game<unknown>, Game<unknown>], limits: Limits) {
  return (await import("../../law/same.ts")).sameByLaw(a, b, limits);
}

const isOneHeap = (game: Game<unknown>): boolean =>
  game.space === "heap" || heapRules(game) !== undefined || game.elsewhere !== undefined;

/** Writes a verdict in its colour. */
function told({ terminal, language }: CommandContext, verdict: Sameness["verdict"], says: Text): void {
  const colour = { proved: "green", refuted: "red", observed: "yellow" } as const;
  terminal.write(terminal.style(colour[verdict], wrap(say(says, language), terminal.columns, "  ")));
}

const plainly = (found: SameLaws): object =>
  found.verdict === "observed" ? { ...found, limit: found.limit?.limit } : found;

function positionsSentence([a, b]: readonly [Game<unknown>, Game<unknown>], found: SameLaws): Text {
  const names = t("same.names", { id: a.id, bId: b.id });
  if (found.verdict === "refuted") {
    const [left, right] = found.values;
    return t("same.differFirstAt", { names, position: found.position.join(), left, right });
  }
  const equal = t("same.equalValues", { names });
  return found.verdict === "proved"
    ? t("same.provedTheoremsGiveAllValues", { equal })
    : t("same.observedIn", { equal, range: found.range });
}

/** Runs a comparison to its end and shows progress. */
function shownWhile(steps: Generator<number, Sameness>, { terminal, language }: CommandContext): Sameness {
  let shown = Date.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (Date.now() - shown < 200) continue;
    shown = Date.now();
    const heaps = step.value.toLocaleString("en");
    terminal.progress(() => say(t("same.heap", { heaps }), language));
  }
}

/** Theorems on the values of two games. Where a table proves no period, both are proved by automata. */
async function lawsOf(
  games: readonly [Game<unknown>, Game<unknown>],
  limits: Limits,
): Promise<SameLimits["laws"] & object> {
  const prove = games.some(needsLaws) ? (await import("../../law/index.ts")).periodTheoremOf : undefined;
  const lawOf = (game: Game<unknown>) =>
    heapLaw(game) ?? (prove?.(game, limits) as Theorem<Natural> | undefined);
  return [lawOf(games[0]), lawOf(games[1])];
}

function sentence(
  [a, b]: readonly [Game<unknown>, Game<unknown>],
  found: Sameness,
  seconds: number | undefined,
): Text {
  const names = t("same.names", { id: a.id, bId: b.id });
  if (found.verdict === "refuted") {
    const [left, right] = found.values;
    return t("same.differFirstHeap", { names, heap: found.heap, left, right });
  }
  const { shift } = found;
  const equal: Text =
    shift === 0
      ? t("same.equalValues", { names })
      : t("same.equal", { shift: plus(shift), aId: a.id, bShift: plus(-shift), bId: b.id });
  if (found.verdict === "observed") {
    const { heaps, limit } = found;
    const seen: Text =
      heaps === 0 ? t("same.nothingCompared") : t("same.observedNotProvedUpN", { equal, heaps });
    const why: Text = limit === undefined ? verbatim("") : t("same.text", { text: limit.text });
    const option =
      limit?.limit === "seconds" && seconds !== undefined
        ? `--time ${10 * seconds}`
        : limit?.limit === "bytes"
          ? "--memory"
          : `--limit ${10 * heaps}`;
    return t("same.go", { seen, why, option });
  }
  if (found.by === "moves") {
    return t("same.provedBothSameMoves", { equal });
  }
  if (found.by === "law") {
    return t("same.provedTheoremsGiveAllValues", { equal });
  }
  if (found.by === "code") {
    const { id } = takeAndBreakGame(found.digits);
    return t("same.provedBothCanonicalFormGuy", { equal, id });
  }
  const { preperiod, period } = found.period;
  const checked = found.replayed
    ? t("same.independentCheckerReplayedBothProofs")
    : t("same.independentCheckerDidNotReplay");
  return t("same.provedBothProvedPreperiodPeriod", { equal, preperiod, period, checked });
}

const plus = (shift: number) => (shift > 0 ? ` + ${shift}` : "");
