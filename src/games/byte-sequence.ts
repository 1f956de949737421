import { NotationError } from "../errors.ts";
import { areNaturals } from "../nimber/natural.ts";
import type { Cell, Game, Move, Outcome } from "../types.ts";
import { parseNatural, parseNaturals } from "./family/natural.ts";

/** Token on place `at`, counted from 1, of a sequence of numbers below 256. */
interface TokenPlace {
  readonly numbers: readonly number[];
  readonly at: number;
}

/** Whether two numbers differ in at most one bit. */
const near = (a: number, b: number) => ((a ^ b) & ((a ^ b) - 1)) === 0;

function* moves({ numbers, at }: TokenPlace): Generator<Move<TokenPlace>> {
  for (let j = at + 1; j <= numbers.length; j++) {
    if (near(numbers[at - 1]!, numbers[j - 1]!)) yield { at: `${j}`, to: [{ numbers, at: j }] };
  }
}

function parse(text: string): TokenPlace {
  const mark = text.indexOf("@");
  if (mark < 0) throw new NotationError(text, text.length, { en: "@ and a place", zh: "@ 与位置" });
  const read = <T>(from: number, to: number, parsed: (part: string) => T): T => {
    try {
      return parsed(text.slice(from, to));
    } catch (error) {
      throw error instanceof NotationError ? error.within(text, from) : error;
    }
  };
  const numbers = read(0, mark, (part) => parseNaturals(part, 255).map(Number));
  const at = Number(read(mark + 1, text.length, (part) => parseNatural(part, numbers.length)));
  if (at === 0) throw new NotationError(text, mark + 1, { en: "a place from 1", zh: "从 1 起的位置" });
  return { numbers, at };
}

/**
 * Works from the right. Of the places with equal numbers, all but the last are wins; the last is a loss iff
 * no later loss is near it.
 */
function outcome({ numbers, at }: TokenPlace): Outcome {
  const seen = new Set<number>();
  const lost = new Set<number>();
  for (let j = numbers.length; j >= at; j--) {
    const number = numbers[j - 1]!;
    const won = seen.has(number) || [...lost].some((other) => near(number, other));
    if (j === at) return won ? "N" : "P";
    seen.add(number);
    if (!won) lost.add(number);
  }
  return "P";
}

function board(place: TokenPlace): Cell[] {
  const open = new Set([...moves(place)].map(({ at }) => at));
  return place.numbers.flatMap((number, i): Cell[] => [
    {
      shape: i + 1 === place.at ? "token" : "square",
      x: 2 * i,
      y: 0,
      touch: open.has(`${i + 1}`) ? [`${i + 1}`] : [],
    },
    { shape: "label", x: 2 * i, y: 1, text: `${number}` },
  ]);
}

/**
 * Token on a row of numbers: a move takes it right to a number that is equal or differs in one binary digit.
 */
export const byteSequence: Game<TokenPlace> = {
  id: "byte-sequence",
  name: { en: "Game on a sequence", zh: "数列游戏" },
  rule: {
    en: "Move the token to a number further right that is the same or differs in one binary digit.",
    zh: "把棋子向右移到相同的数，或二进制下恰有一位不同的数。",
  },
  notation: {
    en: "numbers to 255 and the token's place, such as 3,5,7@1",
    zh: "不超过 255 的各数与棋子的位置，如 3,5,7@1",
  },
  space: "other",
  start: [{ numbers: [3, 1, 2, 0, 3, 6, 2, 4], at: 1 }],
  moves,
  key: ({ numbers, at }) => numbers.slice(at - 1).join(),
  parse,
  isPosition(value) {
    const { numbers, at } = (value ?? {}) as Partial<TokenPlace>;
    return areNaturals(numbers) && numbers.every((n) => n < 256) && numbers[Number(at) - 1] !== undefined;
  },
  format: ({ numbers, at }) => `${numbers.join()}@${at}`,
  board,
  theorems: [
    {
      claim: {
        en: "A place whose number occurs again further right is an N-position. So only the last place of each number can be a P-position; it is one iff no P-position further right can be reached.",
        zh: "若某位置的数在其右方再次出现，则该位置为必胜态；因此只有每个数最后出现的位置才可能是必败态，当且仅当右方没有可到达的必败态。",
      },
      source: { en: "Codeforces Gym 103119, problem G", zh: "Codeforces Gym 103119，G 题" },
      *cases() {
        for (let length = 1; ; length++) {
          for (let code = 0; code < 4 ** length; code++) {
            yield [{ numbers: Array.from({ length }, (_, i) => (code >> (2 * i)) & 3), at: 1 }];
          }
        }
      },
      says: outcome,
    },
  ],
};
