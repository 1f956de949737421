import { parseGame } from "../games/notation.ts";
import { heapTable } from "../solve/heap/table.ts";
import { certify } from "../solve/period/certificate.ts";
import { type PeriodVerdict, periodSteps, usualHeaps } from "../solve/period/find.ts";
import { type RareHeaps, rareHeaps } from "../solve/period/rare.ts";
import { claimOf, reasonOf } from "../solve/period/sequence.ts";
import type { Game, HeapRules, Text } from "../types.ts";
import { type Command, type Given, SEARCH, UsageError } from "./command.ts";
import { writeFile } from "./files.ts";
import { firstWord, jsonLine, limitsOf, numberOf } from "./input.ts";
import { columns, wrap } from "./layout.ts";
import { LONG, longRun, resumed } from "./long-run.ts";
import { drawn, PLOTS } from "./pictures.ts";

const USAGE = "nimber period <game> [--limit N] [--time seconds]";

const TEXT = {
  proved: { en: "proved", zh: "已证明" },
  observed: { en: "observed, not proved", zh: "已观察，未证明" },
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
  name: "period",
  summary: { en: "find and prove the period of a game's values", zh: "寻找并证明 SG 值的周期" },
  usage: [USAGE],
  options: [
    {
      name: "limit",
      value: "N",
      says: {
        en: "heaps to compute at most (sets 1e7, codes 1e6, slower games fewer)",
        zh: "最多计算的堆数（减集 1e7，代码 1e6，较慢的游戏更少）",
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
    ...PLOTS,
    ...LONG,
    ...SEARCH.filter(({ name }) => name === "time" || name === "memory"),
  ],
  examples: ["nimber period kayles", "nimber period 0.156 --json", "nimber period '{2,5,7}'"],
  async run(given) {
    const game = parseGame(firstWord(given, { en: "a game", zh: "游戏" }, USAGE));
    const rules = heapRulesOf(game, "period");
    const { progress: _, ...limits } = limitsOf(given);
    const heaps = numberOf(given, "limit", usualHeaps(rules), 1);
    const table = heapTable(rules, limits, resumed(given, game.id));
    const work = periodSteps(rules, table, { ...limits, heaps });
    const verdict = await longRun(given, game.id, table, work, heaps);
    const rare = rareHeaps(rules, table.values(verdict.heaps - 1));
    given.terminal.write(
      given.json
        ? jsonLine(verdictJson(game, verdict, rare))
        : verdictText(game, rules, verdict, rare, given),
    );
    const found = verdict.verdict === "none" ? undefined : verdict;
    drawn(game, { from: 0, values: table.values(verdict.heaps - 1), period: found }, given);
    const file = given.option("certificate");
    if (file === undefined) return 0;
    if (verdict.verdict !== "proved") {
      given.terminal.warn(`nimber: ${TEXT.nothing[given.language]}\n`);
      return 3;
    }
    writeFile(file, `${JSON.stringify(certify(table, verdict))}\n`);
    return 0;
  },
};

/** @throws UsageError when a position of the game is not one heap. */
export function heapRulesOf(game: Game<unknown>, command: string): HeapRules {
  if (game.heap !== undefined) return game.heap;
  throw new UsageError({
    en: `${command}: expected a game of one heap with moves known as a set or a code, found ${game.id}`,
    zh: `${command}：此处应为走法由集合或代码给出的单堆游戏，但读到 ${game.id}`,
  });
}

/** The schema of docs/json.md. */
function verdictJson(game: Game<unknown>, found: PeriodVerdict, rare: RareHeaps | undefined): object {
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
    ...(verdict === "proved" && { theorem: found.theorem, window: [found.from, found.to] }),
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
  rare: RareHeaps | undefined,
  given: Given,
): string {
  const { language, terminal } = given;
  const colour = found.verdict === "proved" ? "green" : "yellow";
  const title = `${terminal.style("bold", game.id)}: ${terminal.style(colour, TEXT[found.verdict][language])}`;
  const rares = rare === undefined ? [] : [[TEXT.rare[language], rareText(rare)]];
  if (found.verdict === "none") {
    const line = rares.length === 0 ? "" : columns(rares);
    return `  ${title}\n${wrap(farther(found, given), terminal.columns, "  ")}${line}`;
  }
  const { preperiod, period, saltus, exceptions, exceptionCount, maximum } = found;
  const rows = [
    [TEXT.preperiod[language], `${preperiod}`],
    [TEXT.period[language], `${period}`],
    ...(saltus === 0 ? [] : [[TEXT.saltus[language], `${saltus}`]]),
    ...(maximum === undefined ? [] : [[TEXT.maximum[language], `${maximum.value} (${maximum.heap})`]]),
    ...rares,
    [TEXT.exceptions[language], `${exceptionCount}`],
  ];
  let text = `  ${title}\n${wrap(claimOf(found)[language], terminal.columns, "  ")}\n${columns(rows)}`;
  if (exceptions.length > 0) {
    const more = exceptionCount > SHOWN ? " …" : "";
    text += wrap(exceptions.slice(0, SHOWN).join(" ") + more, terminal.columns, "    ");
  }
  if (found.verdict === "observed") return `${text}\n${wrap(farther(found, given), terminal.columns, "  ")}`;
  const reason = reasonOf(rules, found);
  return `${text}\n${terminal.style("dim", wrap(reason[language], terminal.columns, "  "))}`;
}

const rareText = ({ count, last, mask, byPosition }: RareHeaps) =>
  `${count} (… ${last}; mask 0x${mask.toString(16)}${byPosition ? " ⊕ n" : ""})`;

/** How far was looked, and what would let it look farther. */
function farther({ heaps, limit }: { heaps: number; limit?: { text: Text } }, { language }: Given): string {
  const looked = {
    en: `Heaps 0 to ${heaps - 1} were computed`,
    zh: `已计算 0 到 ${heaps - 1} 的堆`,
  };
  if (limit === undefined) {
    return {
      en: `${looked.en}; --limit N looks farther.`,
      zh: `${looked.zh}；可用 --limit N 继续。`,
    }[language];
  }
  return { en: `${looked.en}; ${limit.text.en}.`, zh: `${looked.zh}；${limit.text.zh}。` }[language];
}
