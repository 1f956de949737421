import type { Natural } from "../nimber/natural.ts";
import { isNumber, type Value, valueText } from "../nimber/value.ts";
import type { Text } from "../types.ts";

/** What a label is explained by: the options of one value, by the moves to them. */
export interface Labelled {
  readonly value: Value;
  readonly moves: readonly string[];
}

/** Moves that a line names. */
const NAMED = 8;

/**
 * Why a position with these `options` has its `value`: the least number that no option has, where every option that is
 * larger or infinite has a move back to it; else the infinite value, with an option that has no such move.
 * Source: Smith 1966; Fraenkel & Perl 1975.
 */
export function labelLines(options: readonly Labelled[], value: Value): Text[] {
  const numbers = options.flatMap((each) => (isNumber(each.value) ? [each.value] : []));
  const endless = options.filter((each) => !isNumber(each.value));
  const least = leastMissing(numbers);
  const mex = both(`mex{${numbers.join(", ")}} = ${least}`);
  if (isNumber(value)) return endless.length === 0 ? [mex] : [mex, ...answered(endless, value)];
  const spoils = endless.find(
    (each) =>
      typeof each.value === "object" && "infinite" in each.value && !each.value.infinite.includes(least),
  );
  if (spoils === undefined) return [mex, round(least, value)];
  const { moves, text } = named(spoils);
  return [
    mex,
    {
      en: `After ${moves} the value is ${text}, and no move leads back to ${least}: so the value is ${valueText(value)}.`,
      zh: `走 ${moves} 后值为 ${text}，没有走法能回到 ${least}，因此值为 ${valueText(value)}。`,
    },
  ];
}

const answered = (endless: readonly Labelled[], value: Natural): Text[] =>
  endless.map((each) => {
    const { moves, text } = named(each);
    return {
      en: `After ${moves} the value is ${text}; a move leads back to ${value}, from which play gets nearer to its end.`,
      zh: `走 ${moves} 后值为 ${text}，可再走回值 ${value}，且离终局更近。`,
    };
  });

/** Moves back there are, but they need not bring play nearer to an end. */
const round = (least: Natural, value: Value): Text => ({
  en: `Play can go round without an end before a move leads back to ${least}: so the value is ${valueText(value)}.`,
  zh: `在走回 ${least} 之前游戏可以无限循环，因此值为 ${valueText(value)}。`,
});

function named({ value, moves }: Labelled): { readonly moves: string; readonly text: string } {
  const more = moves.length > NAMED ? ", …" : "";
  return { moves: moves.slice(0, NAMED).join(", ") + more, text: valueText(value) };
}

function leastMissing(numbers: readonly Natural[]): number {
  const all = new Set(numbers.map(String));
  let least = 0;
  while (all.has(`${least}`)) least++;
  return least;
}

const both = (text: string): Text => ({ en: text, zh: text });
