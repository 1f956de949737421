import type { Language, Text } from "nimber";
import { type Block, type Cell, column, type Head, heading, paragraph } from "./block.ts";
import { byDigit, bySize } from "./breakdown.ts";
import { type Digest, type Digests, isProved, membersOf, type ProvedDigest } from "./digest.ts";
import { CAPTION, figure, type Point } from "./figure.ts";
import { outcomeBlocks } from "./outcomes.ts";
import { quotientBlocks } from "./quotients.ts";
import { standsText } from "./stands.ts";
import { grouped, sequenceOf, twinsIn } from "./twins.ts";

/** Rows of tables that show the most remarkable only, of lists, and of the table of all games. */
const FEW = 10;
const SOME = 50;
const MANY = 1000;

/** The parts of a report. */
export function blocksOf(
  { rows, quotients, told, failures, outcomes }: Digests,
  language: Language,
): Block[] {
  return [
    quotients.length > 0 && quotients.length === told.length ? ABOUT_QUOTIENTS : ABOUT_PERIODS,
    ...summary(told, failures.length),
    ...byDigit(rows),
    ...bySize(rows),
    ...shapes(rows, language),
    ...longest(rows),
    ...impure(rows),
    ...open(rows),
    ...twins(rows),
    ...shared(rows),
    ...outcomeBlocks(outcomes),
    ...quotientBlocks(quotients),
    ...failed(failures),
    ...all(rows),
  ];
}

const GAME = column("code", { en: "game", zh: "游戏" });
const PREPERIOD = column("number", { en: "preperiod", zh: "前周期" });
const PERIOD = column("number", { en: "period", zh: "周期" });
const SALTUS = column("number", { en: "saltus", zh: "跃差" });
const MAXIMUM = column("number", { en: "maximum", zh: "最大值" });
const HEAPS = column("number", { en: "values computed", zh: "已算值数" });
const STANDS = column("code", { en: "stands for", zh: "代表" });

const ABOUT_PERIODS = paragraph({
  en: "Equal games are computed once. Proved: a finite theorem says so, and the values that it asks for were computed; observed: seen as far as was looked; open: no period seen.",
  zh: "相同的游戏只计算一次。已证明：有限定理成立，且其所需的值都已算出；仅验证：在所算范围内成立，未证明；未定：未见周期。",
});

const ABOUT_QUOTIENTS = paragraph({
  en: "Equal games are computed once. Proved: the quotient of all heaps, by the periodicity theorem, and the heaps that it asks for were verified; open: the quotient of some heaps is verified, and nothing is said of larger ones.",
  zh: "相同的游戏只计算一次。已证明：由周期定理得出所有堆的商，且其所需的堆都已验证；未定：只验证了若干堆的商，对更大的堆不作任何断言。",
});

function summary(rows: Digests["told"], failures: number): Block[] {
  const count = (verdict: Digest["verdict"]) => rows.filter((row) => row.verdict === verdict).length;
  const notations = rows.reduce((sum, { stands }) => sum + stands.length, 0);
  const [proved, observed, open] = [count("proved"), count("observed"), count("open")];
  const engines = [...new Set(rows.map(({ engine }) => engine))].sort();
  const head = [
    column("number", { en: "games", zh: "游戏" }),
    column("number", { en: "notations", zh: "记法" }),
    column("number", { en: "proved", zh: "已证明" }),
    column("number", { en: "observed", zh: "仅验证" }),
    column("number", { en: "open", zh: "未定" }),
    column("number", { en: "failed", zh: "失败" }),
    column("text", { en: "version", zh: "版本" }),
  ];
  return [
    {
      block: "table",
      head,
      rows: [[rows.length, notations, proved, observed, open, failures, engines.join(", ")]],
    },
  ];
}

function shapes(rows: readonly Digest[], language: Language): Block[] {
  const groups = grouped(rows.filter(isProved), ({ preperiod, period }) => `${preperiod},${period}`);
  const points: Point[] = [...groups.values()].map((group) => {
    const { preperiod, period, game } = group[0]!;
    return { preperiod, period, games: group.length, first: game };
  });
  if (points.length === 0) return [];
  return [
    heading({ en: "Preperiods and periods", zh: "前周期与周期" }),
    { block: "figure", svg: figure(points, language), caption: CAPTION },
  ];
}

function longest(rows: readonly Digest[]): Block[] {
  const proved = rows.filter(isProved);
  if (proved.length === 0) return [];
  const tableBy = (field: "preperiod" | "period"): Block[] =>
    tableOf(
      [GAME, PREPERIOD, PERIOD, SALTUS, MAXIMUM],
      [...proved]
        .sort((a, b) => b[field] - a[field])
        .slice(0, FEW)
        .map(({ game, preperiod, period, saltus, maximum }) => [game, preperiod, period, saltus, maximum]),
    );
  return [
    heading({ en: "Longest preperiods", zh: "最长的前周期" }),
    ...tableBy("preperiod"),
    heading({ en: "Longest periods", zh: "最长的周期" }),
    ...tableBy("period"),
  ];
}

/** Subtraction games that are not periodic from heap 0 on. */
function impure(rows: readonly Digest[]): Block[] {
  const sets = rows.filter(isProved).filter(({ game }) => membersOf(game) !== undefined);
  if (sets.length === 0) return [];
  const late = sets.filter(({ preperiod }) => preperiod > 0);
  const part = late.length > SOME;
  const most = `${Math.min(SOME, late.length)}`;
  return [
    heading({ en: "Not purely periodic", zh: "非纯周期" }),
    paragraph({
      en: `Of ${sets.length} subtraction games ${late.length} are not periodic from heap 0 on.${part ? ` The ${most} with the longest preperiods:` : ""}`,
      zh: `${sets.length} 个减法游戏中，有 ${late.length} 个并非从 0 起就呈周期。${part ? `前周期最长的 ${most} 个：` : ""}`,
    }),
    ...tableOf(
      [GAME, PREPERIOD, PERIOD, MAXIMUM],
      [...late]
        .sort((a, b) => b.preperiod - a.preperiod || b.period - a.period)
        .slice(0, SOME)
        .map(({ game, preperiod, period, maximum }) => [game, preperiod, period, maximum]),
    ),
  ];
}

function open(rows: readonly Digest[]): Block[] {
  const unsolved = rows.filter((row) => row.verdict !== "proved");
  if (unsolved.length === 0) return [];
  const shown = unsolved.slice(0, MANY);
  const more: Text = unsolved.length > MANY ? THE_FIRST : { en: "", zh: "" };
  return [
    heading({ en: "Unsolved", zh: "尚未解决" }),
    paragraph({
      en: `No period of these ${unsolved.length} games was proved. Rare heaps are those of the sparse space of Winning Ways, ch. 4: their values have an even number of the bits of the mask or, with +n, an odd one when the heap less what a split takes is odd.${more.en}`,
      zh: `这 ${unsolved.length} 个游戏的周期均未得到证明。稀有堆即 Winning Ways 第 4 章稀疏空间中的堆：其值含掩码的偶数个位；带 +n 时，若堆减去分堆所取的数目为奇数，则含奇数个位。${more.zh}`,
    }),
    ...tableOf(
      [
        GAME,
        HEAPS,
        MAXIMUM,
        column("number", { en: "rare", zh: "稀有" }),
        column("number", { en: "last rare", zh: "最后稀有" }),
        column("code", { en: "mask", zh: "掩码" }),
        column("text", { en: "stopped by", zh: "停止于" }),
        STANDS,
      ],
      shown.map((row) => [
        row.game,
        row.heaps,
        row.maximum,
        row.rareCount,
        row.lastRare,
        row.mask,
        row.stoppedBy,
        standsText(row),
      ]),
    ),
  ];
}

function twins(rows: readonly Digest[]): Block[] {
  const { twins, undecided } = twinsIn(rows);
  const blocks: Block[] = [];
  if (twins.length > 0) {
    blocks.push(
      heading({ en: "Twins that part", zh: "终有分别的孪生" }),
      paragraph({
        en: "Pairs whose values agree for 64 heaps or more, and the first heap where they differ: the longest agreement first.",
        zh: "取值至少在 64 个堆上一致的游戏对，以及首次不同的堆；一致最久者在前。",
      }),
      ...tableOf(
        [
          GAME,
          column("code", { en: "twin", zh: "孪生" }),
          column("number", { en: "heap", zh: "堆" }),
          column("number", { en: "values", zh: "两个值" }),
        ],
        twins.slice(0, SOME / 2).map(({ games, heap, values }) => [...games, heap, values.join(", ")]),
      ),
    );
  }
  if (undecided.length > 0) {
    blocks.push(
      heading({ en: "Not told apart", zh: "未能区分" }),
      paragraph({
        en: "Pairs that are equal as far as both were computed, without a proof.",
        zh: "在双方已计算的范围内相同、但未经证明的游戏对。",
      }),
      ...tableOf(
        [
          GAME,
          column("code", { en: "other", zh: "另一个" }),
          column("number", { en: "heaps compared", zh: "比较的堆数" }),
        ],
        undecided.slice(0, SOME).map(({ games, heaps }) => [...games, heaps]),
      ),
    );
  }
  return blocks;
}

/** Sequences that several games share: by proof, for equal preperiod, period, saltus and first values decide. */
function shared(rows: readonly Digest[]): Block[] {
  const proved = rows.filter(isProved);
  const groups = [...grouped<ProvedDigest>(proved, sequenceOf).values()];
  const several = groups.filter((group) => group.length > 1).sort((a, b) => b.length - a.length);
  if (several.length === 0) return [];
  const distinct = rows.some(({ question }) => question === "distinct");
  return [
    heading({ en: "Shared sequences", zh: "共有的序列" }),
    paragraph({
      en: `The ${proved.length} games that are proved periodic have ${groups.length} different sequences, of which ${several.length} belong to several games. The most shared:`,
      zh: `${proved.length} 个已证明呈周期的游戏共有 ${groups.length} 个不同的序列，其中 ${several.length} 个为多个游戏所共有。最常见的：`,
    }),
    ...tableOf(
      [
        column("number", { en: "games", zh: "游戏数" }),
        PREPERIOD,
        PERIOD,
        column("code", { en: "such as", zh: "例如" }),
      ],
      several.slice(0, distinct ? MANY : FEW).map((group) => [
        group.length,
        group[0]!.preperiod,
        group[0]!.period,
        group
          .slice(0, 8)
          .map(({ game }) => game)
          .join(" "),
      ]),
    ),
  ];
}

function failed(failures: Digests["failures"]): Block[] {
  if (failures.length === 0) return [];
  return [
    heading({ en: "Failed", zh: "失败" }),
    paragraph({
      en: "Games whose computation ended without a result three times.",
      zh: "计算三次均未得出结果的游戏。",
    }),
    ...tableOf(
      [GAME, column("text", { en: "reason", zh: "原因" })],
      failures.slice(0, SOME).map(({ game, reason }) => [game, reason]),
    ),
  ];
}

function all(rows: readonly Digest[]): Block[] {
  if (rows.length === 0 || rows.length > MANY) return [];
  return [
    heading({ en: "All games", zh: "全部游戏" }),
    paragraph({
      en: "Each with the games that it stands for: heap n + s of a code followed by `(+s)` has the value of heap n.",
      zh: "并列出各自所代表的游戏：后附 `(+s)` 的代码，其堆 n + s 的值等于堆 n 的值。",
    }),
    ...tableOf(
      [GAME, column("text", { en: "verdict", zh: "结论" }), PREPERIOD, PERIOD, SALTUS, MAXIMUM, STANDS],
      rows.map((row) => [
        row.game,
        row.verdict,
        row.preperiod,
        row.period,
        row.saltus,
        row.maximum,
        standsText(row),
      ]),
    ),
  ];
}

const THE_FIRST: Text = { en: ` The first ${MANY}:`, zh: `前 ${MANY} 个：` };

/** A table, unless it is empty; the saltus is told where there is one. */
function tableOf(head: readonly Head[], rows: readonly (readonly Cell[])[]): Block[] {
  if (rows.length === 0) return [];
  const plain = head.findIndex((each, i) => each === SALTUS && rows.every((cells) => !cells[i]));
  if (plain < 0) return [{ block: "table", head, rows }];
  return [
    { block: "table", head: head.toSpliced(plain, 1), rows: rows.map((cells) => cells.toSpliced(plain, 1)) },
  ];
}
