import type { LocalizedText } from "../../types.ts";
import { besides, type Count } from "./count.ts";
import type { Turning } from "./turning.ts";

// Rules for turning coins that a short code gives by the number of coins and the distance between them.

const CODE = /^(\d{1,9})(\.\.(\d{0,9}))?(joined|in(\d{1,9}))?$/;

/**
 * Reads a code: `3`, `1..3` or `2..`, then `joined` for adjacent coins, or `in5` for coins within five
 * places.
 */
function countCoded(code: string): Count | undefined {
  const found = CODE.exec(code);
  if (found === null) return undefined;
  const [, from, span, to, near, within] = found;
  const least = Number(from);
  const most = span === undefined ? least : to === "" ? Number.POSITIVE_INFINITY : Number(to);
  if (least < 1 || most < least || Number(within ?? least) < least) return undefined;
  if (within !== undefined) return { least, most, within: Number(within) };
  return near === "joined" ? { least, most, joined: true } : { least, most };
}

const counted = ({ least, most }: Count): LocalizedText => {
  const coins = `${least} ${least === 1 ? "coin" : "coins"}`;
  if (most === Number.POSITIVE_INFINITY) return { en: `at least ${coins}`, zh: `至少 ${least} 枚硬币` };
  if (least === most) return { en: `exactly ${coins}`, zh: `恰好 ${least} 枚硬币` };
  return { en: `${least} to ${most} coins`, zh: `${least} 至 ${most} 枚硬币` };
};

function ruleOf(count: Count): LocalizedText {
  const { en, zh } = counted(count);
  const { within, joined } = count;
  if (joined === true) {
    return {
      en: `Turn ${en} next to each other, the rightmost from heads to tails.`,
      zh: `翻连续的${zh}，其中最右一枚须由正面翻成反面。`,
    };
  }
  if (within !== undefined) {
    return {
      en: `Turn ${en} among ${within} places next to each other, the rightmost from heads to tails.`,
      zh: `翻位于连续 ${within} 个位置之内的${zh}，其中最右一枚须由正面翻成反面。`,
    };
  }
  return {
    en: `Turn ${en}, the rightmost from heads to tails.`,
    zh: `翻${zh}，其中最右一枚须由正面翻成反面。`,
  };
}

/** Rule given by a code for the number of coins that a move turns. */
export function coded(code: string): Turning | undefined {
  const count = countCoded(code);
  if (count === undefined) return undefined;
  return {
    id: code,
    name: { en: `Turning coins, ${code}`, zh: `翻硬币（${code}）` },
    rule: ruleOf(count),
    beside: (n) => besides(n, count),
    source: "Winning Ways (2nd ed.), vol. 3, ch. 14",
  };
}
