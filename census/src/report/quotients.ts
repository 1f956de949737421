import { type Block, column, heading, paragraph } from "./block.ts";
import type { QuotientDigest } from "./digest.ts";
import { standsText } from "./stands.ts";
import { grouped } from "./twins.ts";

const GAME = column("code", { en: "game", zh: "游戏" });
const ORDER = column("number", { en: "order", zh: "阶" });
const POSITIVE = column("number", { en: "P", zh: "P" });
const PREPERIOD = column("number", { en: "preperiod", zh: "前周期" });
const PERIOD = column("number", { en: "period", zh: "周期" });
const KIND = column("text", { en: "kind", zh: "类型" });
const STANDS = column("code", { en: "stands for", zh: "代表" });

/** Games that are listed with an order. */
const FEW = 8;

/** What was found of misère quotients. */
export function quotientBlocks(rows: readonly QuotientDigest[]): Block[] {
  if (rows.length === 0) return [];
  const proved = rows.filter(({ verdict }) => verdict === "proved");
  return [...orders(proved), ...provedOf(proved), ...partials(rows.filter((row) => !proved.includes(row)))];
}

function orders(proved: readonly QuotientDigest[]): Block[] {
  if (proved.length === 0) return [];
  const wild = proved.filter(({ tame }) => tame === null).length;
  const groups = [...grouped(proved, ({ order, tame }) => `${order} ${tame}`).values()];
  return [
    heading({ en: "Orders of the quotients", zh: "商的阶" }),
    paragraph({
      en: `Of ${proved.length} games whose quotient is proved ${proved.length - wild} are tame: T_n is the quotient of misère Nim with heaps below 2^n. The other ${wild} are wild.`,
      zh: `商已得证的 ${proved.length} 个游戏中，${proved.length - wild} 个是驯顺的：T_n 是各堆小于 2^n 的反常 Nim 的商。其余 ${wild} 个是野性的。`,
    }),
    {
      block: "table",
      head: [
        ORDER,
        KIND,
        column("number", { en: "games", zh: "游戏数" }),
        column("number", { en: "notations", zh: "记法数" }),
        column("code", { en: "such as", zh: "例如" }),
      ],
      rows: groups
        .sort(([a], [b]) => a!.order - b!.order || (a!.tame ?? 99) - (b!.tame ?? 99))
        .map((group) => [
          group[0]!.order,
          kindOf(group[0]!),
          group.length,
          group.reduce((sum, { stands }) => sum + stands.length, 0),
          group
            .slice(0, FEW)
            .map(({ game }) => game)
            .join(" "),
        ]),
    },
  ];
}

const kindOf = ({ tame }: QuotientDigest): string => (tame === null ? "wild" : `T_${tame}`);

function provedOf(proved: readonly QuotientDigest[]): Block[] {
  if (proved.length === 0) return [];
  return [
    heading({ en: "Proved for all heaps", zh: "对所有堆已得证" }),
    paragraph({
      en: "The pretending function φ repeats from its preperiod on, by the periodicity theorem; P is the number of P-elements. Heap n + s of a code followed by `(+s)` is the element of heap n.",
      zh: "伪装函数 φ 自前周期起重复，由周期定理证明；P 为必败元素的个数。后附 `(+s)` 的代码，其堆 n + s 的元素即堆 n 的元素。",
    }),
    {
      block: "table",
      head: [GAME, ORDER, POSITIVE, PREPERIOD, PERIOD, KIND, STANDS],
      rows: proved.map((row) => [
        row.game,
        row.order,
        row.pPortion,
        row.preperiod,
        row.period,
        kindOf(row),
        standsText(row),
      ]),
    },
  ];
}

function partials(rows: readonly QuotientDigest[]): Block[] {
  if (rows.length === 0) return [];
  return [
    heading({ en: "Partial quotients", zh: "部分商" }),
    paragraph({
      en: `Of these ${rows.length} games the quotient of heaps 0 to N is verified, for all their sums, and nothing is said of larger heaps.`,
      zh: `这 ${rows.length} 个游戏已验证堆 0 至 N 的商，对它们的所有和成立；对更大的堆不作任何断言。`,
    }),
    {
      block: "table",
      head: [
        GAME,
        column("number", { en: "N", zh: "N" }),
        ORDER,
        POSITIVE,
        KIND,
        column("text", { en: "stopped by", zh: "停止于" }),
        STANDS,
      ],
      rows: rows.map((row) => [
        row.game,
        row.heaps - 1,
        row.order,
        row.pPortion,
        kindOf(row),
        row.stoppedBy,
        standsText(row),
      ]),
    },
  ];
}
