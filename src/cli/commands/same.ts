import { GrowthError } from "../../errors.ts";
import { takeAndBreak } from "../../games/family/take-break.ts";
import { parseGameAmong } from "../../games/notation.ts";
import { usualHeaps } from "../../solve/period/find.ts";
import { heapLaw } from "../../solve/period/law.ts";
import { type Sameness, sameSteps } from "../../solve/period/same.ts";
import { finiteTheorem } from "../../solve/period/theorem.ts";
import type { Game, Text } from "../../types.ts";
import { type Command, type Given, RULES, SEARCH, UsageError } from "../command.ts";
import { EXIT, type ExitCode } from "../exit.ts";
import { limitsOf, numberOf } from "../input.ts";
import { patient, timeUnless } from "../patience.ts";
import { jsonLine } from "../terminal/json.ts";
import { wrap } from "../terminal/layout.ts";
import { heapRulesOf } from "./period.ts";

const USAGE = "nimber same <game> <game>";

const STATUS = {
  proved: EXIT.answered,
  refuted: EXIT.refuted,
  observed: EXIT.undecided,
} satisfies Record<Sameness["verdict"], ExitCode>;

/** Shifts tried by --shift, either way. */
const SHIFTS = 64;

export const same: Command = {
  usage: [USAGE],
  options: [
    {
      name: "shift",
      says: {
        en: "also when the heaps of one are shifted against the other's",
        zh: "也接受一方堆的大小整体平移后相同",
      },
    },
    {
      name: "limit",
      value: "N",
      says: {
        en: "heaps to compare at most (as many as the time allows)",
        zh: "最多比较的堆数（时间允许多少就多少）",
      },
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
  run(given) {
    const own = given.own.rules;
    const [a, b, extra] = own === undefined ? given.words : [own.id, ...given.words];
    if (a === undefined || b === undefined || extra !== undefined) {
      throw new UsageError({
        en: `expected two games, found ${given.words.length}; usage: ${USAGE}`,
        zh: `此处应为两个游戏，但给出了 ${given.words.length} 个；用法：${USAGE}`,
      });
    }
    const games = [parseGameAmong(a, given.own.games), parseGameAmong(b, given.own.games)] as const;
    const { progress: _, ...limits } = limitsOf(given);
    const rules = [heapRulesOf(games[0], "same"), heapRulesOf(games[1], "same")] as const;
    const usual = rules.every(finiteTheorem) ? Number.POSITIVE_INFINITY : Math.min(...rules.map(usualHeaps));
    const { terminal, language } = given;
    const within = patient(limits, given, "limit");
    const steps = sameSteps(...rules, {
      ...within,
      heaps: numberOf(given, "limit", usual, 1),
      shift: given.option("shift") === undefined ? 0 : SHIFTS,
      laws: [heapLaw(games[0]), heapLaw(games[1])],
    });
    const found = shownWhile(steps, given);
    if ("limit" in found && found.limit instanceof GrowthError) throw found.limit;
    if (given.json) {
      const { verdict, ...rest } = found;
      const code = "digits" in found ? { digits: undefined, code: takeAndBreak(found.digits).id } : {};
      const limit = "limit" in found ? { limit: found.limit?.limit } : {};
      terminal.write(jsonLine({ games: games.map(({ id }) => id), verdict, ...rest, ...code, ...limit }));
    } else {
      const colour = { proved: "green", refuted: "red", observed: "yellow" } as const;
      const says = sentence(games, found, within.seconds)[language];
      terminal.write(terminal.style(colour[found.verdict], wrap(says, terminal.columns, "  ")));
    }
    return STATUS[found.verdict];
  },
};

/** Runs a comparison to its end, with a progress line. */
function shownWhile(steps: Generator<number, Sameness>, { terminal, language }: Given): Sameness {
  let shown = Date.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (Date.now() - shown < 200) continue;
    shown = Date.now();
    const heaps = step.value.toLocaleString("en");
    terminal.progress({ en: `heap ${heaps}`, zh: `n = ${heaps}` }[language]);
  }
}

function sentence(
  [a, b]: readonly [Game<unknown>, Game<unknown>],
  found: Sameness,
  seconds: number | undefined,
): Text {
  const names = { en: `${a.id} and ${b.id}`, zh: `${a.id} 与 ${b.id}` };
  if (found.verdict === "refuted") {
    const [left, right] = found.values;
    return {
      en: `${names.en} differ, first at heap ${found.heap}: ${left} and ${right}.`,
      zh: `${names.zh} 不同，首次不同在 n = ${found.heap}：分别为 ${left} 和 ${right}。`,
    };
  }
  const { shift } = found;
  const equal: Text =
    shift === 0
      ? { en: `${names.en} have equal values`, zh: `${names.zh} 的 SG 值相同` }
      : {
          en: `heap n${plus(shift)} of ${a.id} and heap n${plus(-shift)} of ${b.id} have equal values`,
          zh: `${a.id} 在 n${plus(shift)} 处与 ${b.id} 在 n${plus(-shift)} 处的 SG 值相同`,
        };
  if (found.verdict === "observed") {
    const { heaps, limit } = found;
    const seen: Text =
      heaps === 0
        ? { en: "Nothing was compared", zh: "尚未比较" }
        : {
            en: `Observed, not proved: ${equal.en} up to n = ${heaps - 1}`,
            zh: `仅验证，未证明：${equal.zh}，直到 n = ${heaps - 1}`,
          };
    const why: Text =
      limit === undefined ? { en: "", zh: "" } : { en: `; ${limit.text.en}`, zh: `；${limit.text.zh}` };
    const option =
      limit?.limit === "seconds" && seconds !== undefined
        ? `--time ${10 * seconds}`
        : limit?.limit === "bytes"
          ? "--memory"
          : `--limit ${10 * heaps}`;
    return {
      en: `${seen.en}${why.en}. To go on: ${option}.`,
      zh: `${seen.zh}${why.zh}。要继续：${option}。`,
    };
  }
  if (found.by === "moves") {
    return {
      en: `Proved: ${equal.en}, for both have the same moves.`,
      zh: `已证明：${equal.zh}，因为二者的走法相同。`,
    };
  }
  if (found.by === "law") {
    return {
      en: `Proved: ${equal.en}, for theorems give all values of both, and they agree.`,
      zh: `已证明：${equal.zh}，因为双方的全部 SG 值均由定理给出，且彼此一致。`,
    };
  }
  if (found.by === "code") {
    const { id } = takeAndBreak(found.digits);
    return {
      en: `Proved: ${equal.en}, for both have the canonical form ${id} (Guy & Smith 1956; Winning Ways, ch. 4).`,
      zh: `已证明：${equal.zh}，因为二者的标准形都是 ${id}（Guy & Smith 1956；Winning Ways，第 4 章）。`,
    };
  }
  const { preperiod, period } = found.period;
  const checked = found.replayed
    ? { en: " The independent checker replayed both proofs.", zh: "独立的检验程序已重新计算两份证明。" }
    : {
        en: " The independent checker did not replay both proofs.",
        zh: "独立的检验程序没有重新计算全部证明。",
      };
  return {
    en: `Proved: ${equal.en}, for both are proved to have preperiod ${preperiod} and period ${period}, and they agree below ${preperiod + period}.${checked.en}`,
    zh: `已证明：${equal.zh}，因为二者均已证明前周期为 ${preperiod}、周期为 ${period}，且在 ${preperiod + period} 以下全部一致。${checked.zh}`,
  };
}

const plus = (shift: number) => (shift > 0 ? ` + ${shift}` : "");
