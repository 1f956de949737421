import { LimitError } from "../../errors.ts";
import { certifyLaw, type PeriodProof, provePeriod } from "../../law/index.ts";
import type { Natural } from "../../nimber/natural.ts";
import { periodClaim } from "../../say/period.ts";
import { begin, type Limits, USUAL } from "../../solve/limits.ts";
import { certify } from "../../solve/period/certificate.ts";
import { type PeriodVerdict, periodSteps, usualHeaps } from "../../solve/period/find.ts";
import { type RareHeaps, rareSteps } from "../../solve/period/rare.ts";
import { periodReason } from "../../solve/period/sequence.ts";
import { type HeapTable, heapTable } from "../../solve/period/table.ts";
import { finiteTheorem } from "../../solve/period/theorem.ts";
import { standsAlone } from "../../solve/search/alone.ts";
import type { Game, HeapRules, Language, Text } from "../../types.ts";
import { type Command, type Given, RULES, SEARCH, UsageError } from "../command.ts";
import { openPlaces, writeFile } from "../files.ts";
import { gameOf, limitsOf, numberOf } from "../input.ts";
import { checkpointOf, LONG, longRun, resumed } from "../long-run.ts";
import { patient, timeUnless } from "../patience.ts";
import { jsonLine } from "../terminal/json.ts";
import { columns, wrap } from "../terminal/layout.ts";
import { toldOutcomes } from "../terminal/outcome-period.ts";
import { answerByLaw } from "../terminal/period-law.ts";
import { drawn, PLOTS } from "../terminal/pictures.ts";

const USAGE = "nimber period <game> [--limit N] [--time seconds]";

const TEXT = {
  proved: { en: "proved", zh: "已证明" },
  observed: { en: "observed, not proved", zh: "仅验证，未证明" },
  none: { en: "no period found", zh: "未发现周期" },
  preperiod: { en: "preperiod", zh: "前周期" },
  period: { en: "period", zh: "周期" },
  saltus: { en: "saltus", zh: "跃差" },
  exceptions: { en: "exceptions", zh: "例外" },
  rare: { en: "rare heaps", zh: "稀有堆" },
  nothing: {
    en: "no certificate was written, for nothing was proved",
    zh: "没有证明任何周期，因此未写出证书",
  },
  maximum: { en: "largest value", zh: "最大值" },
} satisfies Record<string, Text>;

/** Exceptional heaps printed for people; JSON has the others. */
const SHOWN = 40;

export const period: Command = {
  usage: [USAGE],
  options: [
    {
      name: "limit",
      value: "N",
      says: {
        en: "heaps to compute at most (as many as the time allows)",
        zh: "最多计算的堆数（时间允许多少就多少）",
      },
    },
    {
      name: "certificate",
      value: "file",
      says: {
        en: "write the proof to a file, for nimber check",
        zh: "把证明写入文件，可用 nimber check 复核",
      },
    },
    {
      name: "outcomes",
      says: { en: "the period of who wins, not of the values", zh: "求胜负（而非 SG 值）的周期" },
    },
    ...SEARCH.filter(({ name }) => name === "misere"),
    ...PLOTS,
    ...LONG,
    RULES,
    timeUnless("limit"),
    ...SEARCH.filter(({ name }) => name === "memory"),
  ],
  examples: [
    "nimber period kayles",
    "nimber period 0.156 --json",
    "nimber period '{2,5,7}'",
    "nimber period '{2,5,7}' --outcomes --misere",
  ],
  async run(given) {
    const game = gameOf(given, USAGE);
    if (given.option("outcomes") !== undefined) {
      const { progress: _, ...limits } = limitsOf(given);
      return toldOutcomes(game, { ...limits, heaps: numberOf(given, "limit", 4000, 1, 1_000_000) }, given);
    }
    if (given.option("misere") !== undefined) throw new UsageError(OUTCOMES_ONLY);
    const byLaw = answerByLaw(game, given);
    if (byLaw !== undefined) {
      given.terminal.write(byLaw);
      return 0;
    }
    const rules = heapRulesOf(game, "period");
    const { limits, heaps } = boundsOf(given, rules);
    openPlaces(given);
    const table = heapTable(rules, limits, resumed(given, game.id));
    const bound = { heaps: Number.isFinite(heaps) ? heaps : undefined, seconds: limits.seconds };
    const work = searched(rules, table, { ...limits, heaps });
    const { verdict, rare } = await longRun(given, game.id, table, work, bound);
    // Of values that grow no finite theorem speaks, but an automaton may.
    const proof =
      verdict.verdict === "observed" && rules.kind === "break"
        ? provePeriod(game, table.values(verdict.heaps - 1), verdict, limits)
        : undefined;
    given.terminal.write(
      given.json
        ? jsonLine({
            ...verdictJson(game, verdict, rare),
            ...(proof && { verdict: "proved", theorem: "automaton", states: proof.states }),
          })
        : verdictText(game, rules, verdict, { rare, limits, proof }, given),
    );
    const found = verdict.verdict === "none" ? undefined : verdict;
    drawn(game, { from: 0, values: table.values(verdict.heaps - 1), period: found }, given);
    const file = given.option("certificate");
    if (proof !== undefined) {
      if (file !== undefined) writeFile(file, `${JSON.stringify(certifyLaw(game, proof.law))}\n`);
      return 0;
    }
    if (verdict.verdict !== "proved") {
      if (file !== undefined) given.terminal.warn(`nimber: ${TEXT.nothing[given.language]}\n`);
      return 3;
    }
    if (file !== undefined) writeFile(file, `${JSON.stringify(certify(table, verdict))}\n`);
    return 0;
  },
};

const OUTCOMES_ONLY: Text = {
  en: "--misere: expected --outcomes beside it, for under misère play there are no values",
  zh: "--misere：须与 --outcomes 同用，因为反常规则下没有 SG 值",
};

/** Where to stop: what is asked for, else the usual time; where nothing can be proved, after a few heaps. */
function boundsOf(given: Given, rules: HeapRules): { readonly limits: Limits; readonly heaps: number } {
  const { progress: _, ...limits } = limitsOf(given);
  const usual = finiteTheorem(rules) === undefined ? usualHeaps(rules) : Number.POSITIVE_INFINITY;
  const heaps = numberOf(given, "limit", usual, 1);
  return { limits: patient(limits, given, "limit"), heaps };
}

/** What is told of rare heaps. */
type Rare = Omit<RareHeaps, "has"> | undefined;

interface Searched {
  readonly verdict: PeriodVerdict;
  readonly rare: Rare;
}

function* searched(
  rules: HeapRules,
  table: HeapTable,
  limits: Limits & { readonly heaps: number },
): Generator<number, Searched> {
  const { tick } = begin(limits);
  const verdict = yield* periodSteps(rules, table, limits);
  const { heaps } = verdict;
  yield heaps;
  const rares = rareSteps(rules, table.values(heaps - 1));
  try {
    for (;;) {
      const step = rares.next();
      if (step.done) return { verdict, rare: step.value };
      tick();
      yield heaps;
    }
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
    // No time to look for the best mask: the table knows the one that it went by.
    return { verdict, rare: table.stats().rare };
  }
}

/**
 * The moves of a game of one heap: as the data that it brings, or else as they come, when they only leave smaller heaps.
 * @throws UsageError when a position of the game is not one heap.
 */
export function heapRulesOf(game: Game<unknown>, command: string): HeapRules {
  if (game.heap !== undefined) return game.heap;
  if (game.space === "heap" && !standsAlone(game, "normal")) return { kind: "moves", leaves: leavesOf(game) };
  throw new UsageError({
    en: `${command}: expected a game of one heap with moves known as a set or a code, found ${game.id}`,
    zh: `${command}：此处应为走法由集合或代码给出的单堆游戏，但读到 ${game.id}`,
  });
}

/** What each move leaves. */
function leavesOf(game: Game<unknown>): Extract<HeapRules, { kind: "moves" }>["leaves"] {
  return function* (n, tick) {
    for (const { to } of game.moves(n, tick)) yield to as readonly Natural[];
  };
}

/** The schema of docs/json.md. */
function verdictJson(game: Game<unknown>, found: PeriodVerdict, rare: Rare): object {
  const { verdict, heaps } = found;
  const stopped = "limit" in found && found.limit !== undefined ? { limit: found.limit.limit } : {};
  const rares = rare && {
    rare: { count: rare.count, last: rare.last, mask: rare.mask, byPosition: rare.byPosition },
  };
  if (verdict === "none") return { game: game.id, verdict, heaps, ...rares, ...stopped };
  const { preperiod, period, saltus, exceptions, exceptionCount, maximum } = found;
  return {
    game: game.id,
    verdict,
    preperiod,
    period,
    saltus,
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

function verdictText(
  game: Game<unknown>,
  rules: HeapRules,
  found: PeriodVerdict,
  {
    rare,
    limits,
    proof,
  }: { readonly rare: Rare; readonly limits: Limits; readonly proof: PeriodProof | undefined },
  given: Given,
): string {
  const farther = () => wrap(onward(rules, found, limits, given)[given.language], terminal.columns, "  ");
  const { language, terminal } = given;
  const shown = proof === undefined ? found.verdict : "proved";
  const colour = shown === "proved" ? "green" : "yellow";
  const title = `${terminal.style("bold", game.id)}: ${terminal.style(colour, TEXT[shown][language])}`;
  const rares = rare === undefined ? [] : [[TEXT.rare[language], rareText(rare, language)]];
  if (found.verdict === "none") {
    const line = rares.length === 0 ? "" : columns(rares);
    return `  ${title}\n${farther()}${line}`;
  }
  const { preperiod, period, saltus, exceptions, exceptionCount, maximum } = found;
  const rows = [
    [`${TEXT.preperiod[language]} n0`, `${preperiod}`],
    [`${TEXT.period[language]} p`, `${period}`],
    ...(saltus === 0 ? [] : [[TEXT.saltus[language], `${saltus}`]]),
    ...(maximum === undefined ? [] : [[TEXT.maximum[language], maximumText(maximum, language)]]),
    ...rares,
    [TEXT.exceptions[language], `${exceptionCount}`],
  ];
  let text = `  ${title}\n${wrap(periodClaim(found)[language], terminal.columns, "  ")}\n${columns(rows)}`;
  if (exceptions.length > 0) {
    const more = exceptionCount > SHOWN ? " …" : "";
    text += wrap(exceptions.slice(0, SHOWN).join(" ") + more, terminal.columns, "    ");
  }
  if (proof !== undefined)
    return `${text}\n${terminal.style("dim", wrap(AUTOMATON[language](proof.states), terminal.columns, "  "))}`;
  if (found.verdict === "observed") return `${text}\n${farther()}`;
  const reason = periodReason(rules, found);
  return `${text}\n${terminal.style("dim", wrap(reason[language], terminal.columns, "  "))}`;
}

const AUTOMATON = {
  en: (states: number) =>
    `An automaton of ${states} states has all these values, and no position has another: each is the least that no option has.`,
  zh: (states: number) =>
    `${states} 个状态的自动机给出全部这些值，且每个值恰为后继局面的值的 mex，故对所有堆成立。`,
};

const maximumText = ({ value, heap }: { value: number; heap: number }, language: Language) =>
  ({ en: `${value} (${heap})`, zh: `${value}（n = ${heap}）` })[language];

function rareText({ count, last, mask, byPosition }: NonNullable<Rare>, language: Language): string {
  const under = `0x${mask.toString(16)}${byPosition ? " ⊕ n" : ""}`;
  return { en: `${count} (… ${last}; mask ${under})`, zh: `${count}（… ${last}；掩码 ${under}）` }[language];
}

/** How far was looked, and what would let it look farther. */
function onward(rules: HeapRules, found: PeriodVerdict, limits: Limits, given: Given): Text {
  const { heaps } = found;
  const range: Text =
    heaps === 0
      ? { en: "No heap was computed", zh: "尚未计算任何堆" }
      : { en: `Heaps 0 to ${heaps - 1} were computed`, zh: `已计算 0 到 ${heaps - 1} 的堆` };
  const stopped = "limit" in found ? found.limit : undefined;
  const looked: Text = {
    en: `${range.en}${stopped === undefined ? "" : `; ${stopped.text.en}`}.`,
    zh: `${range.zh}${stopped === undefined ? "" : `；${stopped.text.zh}`}。`,
  };
  const more = moreOf(heaps, stopped, limits);
  if (stopped === undefined && finiteTheorem(rules) === undefined) {
    return {
      en: `${looked.en} No theorem is known here that could prove a period; to observe more: ${more}.`,
      zh: `${looked.zh}尚无定理可证明此类游戏的周期；要观察更多：${more}。`,
    };
  }
  const file = checkpointOf(given);
  if (file !== undefined) {
    return {
      en: `${looked.en} To go on from there: ${more} --resume ${file}.`,
      zh: `${looked.zh}要从此处继续：${more} --resume ${file}。`,
    };
  }
  return {
    en: `${looked.en} To go on: ${more}; with --checkpoint FILE what is computed is kept.`,
    zh: `${looked.zh}要继续：${more}；加上 --checkpoint FILE 可保存进度。`,
  };
}

/** The option that lets a search go on for ten times as long, or in twice the memory. */
function moreOf(heaps: number, stopped: LimitError | undefined, limits: Limits): string {
  if (stopped?.limit === "seconds") return `--time ${10 * limits.seconds!}`;
  if (stopped?.limit !== "bytes") return `--limit ${10 * heaps}`;
  let bytes = 2 * (limits.bytes ?? USUAL.bytes);
  while (bytes < (stopped.needed ?? 0)) bytes *= 2;
  const units = ["G", "M", "K"].map((unit, i) => [unit, 1024 ** (3 - i)] as const);
  const [unit, size] = units.find(([, size]) => bytes % size === 0) ?? ["", 1];
  return `--memory ${bytes / size}${unit}`;
}
