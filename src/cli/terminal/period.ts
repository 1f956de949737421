import { type HeapRules, mostHeaps } from "../../encoding.ts";
import type { LimitError } from "../../errors.ts";
import type { PeriodProof } from "../../law/index.ts";
import { say } from "../../locale/message.ts";
import { observedPeriod, periodClaim } from "../../messages/period.ts";
import { rangeText } from "../../messages/range.ts";
import type { Entry } from "../../rules/entering.ts";
import type { RareFound } from "../../session/question.ts";
import { type Limits, USUAL } from "../../solve/limits.ts";
import type { PeriodVerdict } from "../../solve/period/find.ts";
import { type Pattern, periodReason } from "../../solve/period/sequence.ts";
import type { SlidingEnd } from "../../solve/period/sliding.ts";
import { finiteTheorem } from "../../solve/period/theorem.ts";
import type { Game, Language, Text } from "../../types.ts";
import type { CommandContext } from "../command.ts";
import { t } from "../locale/terminal.ts";
import { checkpointOf } from "../long-options.ts";
import { columns, shellWord, wrap } from "./layout.ts";

type PeriodField =
  | "proved"
  | "none"
  | "preperiod"
  | "period"
  | "saltus"
  | "constant"
  | "exceptions"
  | "rare"
  | "maximum";

/** Texts for the verdicts and properties of a period. */
export const TEXT: Readonly<Record<PeriodField, Text>> = {
  proved: t("provedProved"),
  none: t("noneNoPeriodFound"),
  preperiod: t("preperiod"),
  period: t("period"),
  saltus: t("saltus"),
  constant: t("constant"),
  exceptions: t("exceptions"),
  rare: t("rare"),
  maximum: t("maximum"),
};

/** Most exceptional heaps in text output; JSON has all. */
export const SHOWN = 40;

/** Title of an observation, with its range of heaps. */
export const OBSERVED = (range: string): Text => t("observedNotProved", { range });

/** Text about an observed period where the rule determines the next new move beyond the computed heaps. */
export interface Entering {
  readonly found: PeriodVerdict & { readonly verdict: "none" };
  readonly says: Text;
}

/** Verdict `none` for an observed period that a new move will end. */
export function enteringIn(
  seen: PeriodVerdict & { readonly verdict: "observed" },
  { says }: Entry,
): Entering {
  const { heaps, limit } = seen;
  return {
    found: { verdict: "none", heaps, ...(limit !== undefined && { limit }) },
    says: observedPeriod(seen, 0, heaps - 1, says),
  };
}

/** JSON as in docs/json.md. */
export function verdictJson(
  game: Game<unknown>,
  found: PeriodVerdict,
  rare: RareFound | undefined,
  next: Text | undefined,
): object {
  const { verdict, heaps } = found;
  const stopped = "limit" in found && found.limit !== undefined ? { limit: found.limit.limit } : {};
  const rares = rare && {
    rare: { count: rare.count, last: rare.last, mask: rare.mask, byPosition: rare.byPosition },
  };
  const enters = next && { next };
  if (verdict === "none") return { game: game.id, verdict, heaps, ...enters, ...rares, ...stopped };
  const { preperiod, period, saltus, constant, exceptions, exceptionCount, maximum } = found;
  return {
    game: game.id,
    verdict,
    preperiod,
    period,
    saltus,
    ...(constant && { constant }),
    ...(verdict === "observed" && { range: rangeText(["n"], heaps - 1) }),
    ...(verdict === "proved" && {
      theorem: found.theorem,
      window: [found.from, found.to],
      replayed: found.replayed,
    }),
    exceptions,
    exceptionCount,
    ...(maximum !== undefined && { max: maximum.value, maxAt: maximum.heap }),
    ...rares,
    heaps,
    ...stopped,
  };
}

export function verdictText(
  game: Game<unknown>,
  rules: HeapRules,
  found: PeriodVerdict,
  {
    rare,
    limits,
    proof,
    next,
  }: {
    readonly rare: RareFound | undefined;
    readonly limits: Limits;
    readonly proof: PeriodProof | undefined;
    readonly next: Text | undefined;
  },
  context: CommandContext,
): string {
  const farther = () =>
    wrap(say(onward(rules, found, limits, context), context.language), terminal.columns, "  ");
  const { language, terminal } = context;
  const shown = proof === undefined ? found.verdict : "proved";
  const colour = shown === "proved" ? "green" : "yellow";
  const title = `${terminal.style("bold", game.id)}: ${terminal.style(colour, say(shown === "observed" ? OBSERVED(rangeText(["n"], found.heaps - 1)) : TEXT[shown], language))}`;
  const rares = rare === undefined ? [] : [[say(TEXT.rare, language), rareText(rare, language)]];
  if (found.verdict === "none") {
    const line = rares.length === 0 ? "" : columns(rares);
    const enters = next === undefined ? "" : wrap(say(next, language), terminal.columns, "  ");
    const laws = hasAutomata(rules) ? wrap(say(otherLaws(game.id), language), terminal.columns, "  ") : "";
    return `  ${title}\n${enters}${farther()}${laws}${line}`;
  }
  const claim = shown === "proved" ? periodClaim(found) : observedPeriod(found, 0, found.heaps - 1);
  const text = `  ${title}\n${wrap(say(claim, language), terminal.columns, "  ")}\n${patternText(found, rares, context)}`;
  if (proof !== undefined) return `${text}\n${byAutomaton(proof, context)}`;
  if (found.verdict === "observed") return `${text}\n${farther()}`;
  const reason = periodReason(rules, found);
  return `${text}\n${terminal.style("dim", wrap(say(reason, language), terminal.columns, "  "))}`;
}

/** Text about a period that an automaton proves for all heaps; `heaps` values were computed. */
export function provedText(
  game: Game<unknown>,
  found: Pattern,
  proof: PeriodProof,
  context: CommandContext,
): string {
  const { language, terminal } = context;
  const title = `${terminal.style("bold", game.id)}: ${terminal.style("green", say(TEXT.proved, language))}`;
  const claim = wrap(say(periodClaim(found), language), terminal.columns, "  ");
  return `  ${title}\n${claim}\n${patternText(found, [], context)}\n${byAutomaton(proof, context)}`;
}

const byAutomaton = ({ states }: PeriodProof, { language, terminal }: CommandContext): string =>
  terminal.style("dim", wrap(say(AUTOMATON(states), language), terminal.columns, "  "));

/** JSON as in docs/json.md, for a run whose window has slid from heap `begun` on. */
export function slidingJson(
  game: Game<unknown>,
  { heaps, found, limit, unsettled }: SlidingEnd,
  rare: RareFound,
  begun: number,
): object {
  const stopped = limit && { limit: limit.limit };
  const ended = { slidFrom: begun, rare, heaps, ...(unsettled && { unsettled }), ...stopped };
  if (found === undefined) return { game: game.id, verdict: "none", ...ended };
  const { preperiod, period, first, again, lookback } = found;
  return {
    game: game.id,
    verdict: "proved",
    ...(preperiod === undefined ? { preperiodAtMost: first - lookback } : { preperiod }),
    ...{ period, saltus: 0, theorem: "sliding-window", window: [first, again], lookback, replayed: false },
    ...ended,
  };
}

export function slidingText(
  game: Game<unknown>,
  { heaps, found, limit, unsettled }: SlidingEnd,
  { rare, begun, limits }: { readonly rare: RareFound; readonly begun: number; readonly limits: Limits },
  context: CommandContext,
): string {
  const { language, terminal } = context;
  const sentence = (text: Text) => wrap(say(text, language), terminal.columns, "  ");
  const row = (field: PeriodField, letter: string, value: number) => [
    `${say(TEXT[field], language)} ${letter}`,
    `${value}`,
  ];
  const rares = [say(TEXT.rare, language), rareText(rare, language)];
  const [verdict, colour] =
    found === undefined ? (["none", "yellow"] as const) : (["proved", "green"] as const);
  const title = `  ${terminal.style("bold", game.id)}: ${terminal.style(colour, say(TEXT[verdict], language))}\n`;
  if (found === undefined) {
    const range: Text = t("heapsWereComputedSliding", { heaps, begun });
    const why: Text | undefined = unsettled ? t("heapMayBeRare", { heap: heaps }) : limit?.text;
    const looked: Text = t("looked", { range, why });
    const more = unsettled ? moreMemory(limits, 2 * heaps) : moreOf(heaps, limit, limits);
    return `${title}${sentence(unsettled ? t("slidingGoesNoFarther", { looked, more }) : furtherFrom(looked, more, context))}${columns([rares])}`;
  }
  const { preperiod, period, first, again, lookback } = found;
  const claim: Text =
    preperiod === undefined
      ? t("repeatsFromAtMost", { most: first - lookback, period, why: limit?.text })
      : periodClaim({ preperiod, period, saltus: 0 });
  const rows = [
    ...(preperiod === undefined ? [] : [row("preperiod", "n0", preperiod)]),
    row("period", "p", period),
    rares,
  ];
  const reason = terminal.style("dim", sentence(t("slidingReason", { first, again, lookback })));
  return `${title}${sentence(claim)}\n${columns(rows)}\n${reason}`;
}

/** Text about the numbers of a period and its exceptions. */
function patternText(
  { preperiod, period, saltus, constant, exceptions, exceptionCount, maximum }: Pattern,
  rares: readonly (readonly string[])[],
  { language, terminal }: CommandContext,
): string {
  const rows = [
    [`${say(TEXT.preperiod, language)} n0`, `${preperiod}`],
    [`${say(TEXT.period, language)} p`, `${period}`],
    ...(saltus === 0 ? [] : [[say(TEXT.saltus, language), `${saltus}`]]),
    ...(constant === undefined ? [] : [[say(TEXT.constant, language), constant.join(" ")]]),
    ...(maximum === undefined ? [] : [[say(TEXT.maximum, language), maximumText(maximum, language)]]),
    ...rares,
    [say(TEXT.exceptions, language), `${exceptionCount}`],
  ];
  const text = columns(rows);
  if (exceptions.length === 0) return text;
  const more = exceptionCount > SHOWN ? " …" : "";
  return text + wrap(exceptions.slice(0, SHOWN).join(" ") + more, terminal.columns, "    ");
}

const AUTOMATON = (states: number): Text => t("automaton", { states });

const maximumText = ({ value, heap }: { value: number; heap: number }, language: Language) =>
  say(t("maximumAt", { value, heap }), language);

function rareText({ count, last, mask, byPosition }: RareFound, language: Language): string {
  const under = `0x${mask.toString(16)}${byPosition ? " ⊕ n" : ""}`;
  return say(t("mask", { count, last, under }), language);
}

/** Sentence on the computed range and on the option that extends it. */
function onward(rules: HeapRules, found: PeriodVerdict, limits: Limits, context: CommandContext): Text {
  const { heaps } = found;
  const range: Text = heaps === 0 ? t("noHeapComputed") : t("heapsWereComputed", { heaps });
  const stopped = "limit" in found ? found.limit : undefined;
  const why = stopped?.text;
  const looked: Text = t("looked", { range, why });
  const more = moreOf(heaps, stopped, limits);
  if (stopped === undefined && finiteTheorem(rules) === undefined) {
    return t("noTheoremKnownHereCould", { looked, more });
  }
  return furtherFrom(looked, more, context);
}

/** Sentence on the computed range and on how to continue the run. */
function furtherFrom(looked: Text, more: string, context: CommandContext): Text {
  const file = checkpointOf(context);
  return file === undefined
    ? t("goCheckpointFileWhatComputed", { looked, more })
    : t("goFromResume", { looked, more, file });
}

/** Whether moves can leave so many heaps that laws without a period are common. */
const hasAutomata = (rules: HeapRules): boolean => rules.kind !== "break" || mostHeaps(rules) > 2;

const otherLaws = (game: string): Text => t("otherLaws", { game: shellWord(game) });

/** Option for ten times as many heaps or seconds, or twice the memory. */
function moreOf(heaps: number, stopped: LimitError | undefined, limits: Limits): string {
  if (stopped?.limit === "seconds") return `--time ${10 * limits.seconds!}`;
  if (stopped?.limit !== "bytes") return `--limit ${10 * heaps}`;
  return moreMemory(limits, Number(stopped.needed ?? 0));
}

/** Option for a byte limit of at least `needed` and at least twice the current one. */
function moreMemory(limits: Limits, needed: number): string {
  let bytes = 2 * (limits.bytes ?? USUAL.bytes);
  while (bytes < needed) bytes *= 2;
  const units = ["G", "M", "K"].map((unit, i) => [unit, 1024 ** (3 - i)] as const);
  const [unit, size] = units.find(([, size]) => bytes % size === 0) ?? ["", 1];
  return `--memory ${bytes / size}${unit}`;
}
