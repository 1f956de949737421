import type { Repeats, Text } from "../types.ts";

// What periods of values say, and why they are proved, in sentences.

/** What a period says, in words. */
export function periodClaim({ preperiod, period, saltus }: Repeats): Text {
  return saltus === 0
    ? {
        en: `From heap ${preperiod} the values repeat with period ${period}.`,
        zh: `从 ${preperiod} 起 SG 值以 ${period} 为周期。`,
      }
    : {
        en: `From heap ${preperiod} the value grows by ${saltus} with every ${period === 1 ? "token" : `${period} tokens`}.`,
        zh: `从 ${preperiod} 起，堆每增加 ${period} 个石子，SG 值增加 ${saltus}。`,
      };
}

/** A clause as a sentence of its own. */
export const asSentence = ({ en, zh }: Text): Text => ({
  en: `${en.charAt(0).toUpperCase()}${en.slice(1)}.`,
  zh: `${zh}。`,
});

/** What was observed of heaps `from` to `to`, where nothing proves more; the clause `next` says what enters beyond them. */
export function observedPeriod(repeats: Repeats, from: number, to: number, next?: Text): Text {
  const claim = periodClaim(repeats);
  const more = next === undefined ? { en: "", zh: "" } : asSentence(next);
  return {
    en: `Observed for heaps ${from} to ${to}: ${claim.en}${next === undefined ? "" : ` ${more.en}`}`,
    zh: `仅在 ${from} 到 ${to} 的堆内验证：${claim.zh}${more.zh}`,
  };
}

/** Whether the independent checker has gone over a proof, in a word. */
export const replayedWord = ({ replayed }: { readonly replayed: boolean }): Text =>
  replayed ? { en: "replayed", zh: "已检验" } : { en: "not replayed", zh: "未检验" };

/** What was compared to prove a period, and whether the checker has done it again. */
interface Compared {
  readonly from: number;
  readonly to: number;
  readonly period: number;
  readonly replayed: boolean;
}

/** What was compared to prove it, and by whom. */
export function comparedOf({ from, to, period, replayed }: Compared): Text {
  const last = to + period - 1;
  const by: Text = replayed
    ? {
        en: `The independent checker replayed all ${last + 1} values.`,
        zh: `独立的检验程序已重新计算全部 ${last + 1} 个值。`,
      }
    : {
        en: "The independent checker did not replay it, which would take longer than the search, or more than its limits.",
        zh: "独立的检验程序没有重新计算，因为那比搜索更费时，或超出上限。",
      };
  return {
    en: `Values up to heap ${last} were computed and compared from heap ${from} on, which proves it. ${by.en}`,
    zh: `已计算到 ${last} 并从 ${from} 起逐一比较，足以证明。${by.zh}`,
  };
}

/** Why it is proved: what was compared, by which theorem, and where that is to be found. */
export function reasonOf(
  { claim, source }: { readonly claim: Text; readonly source: string },
  proved: Compared,
): Text {
  const compared = comparedOf(proved);
  return {
    en: `${compared.en} ${claim.en} (${source})`,
    zh: `${compared.zh}${claim.zh}（${source}）`,
  };
}
