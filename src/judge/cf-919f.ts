import { ENDLESS, remotenesses } from "../solve/graph/retrograde.ts";
import type { LocalizedText } from "../types.ts";
import { lines, numbers, tests } from "./legal.ts";
import type { Problem } from "./problem.ts";
import type { Reader } from "./reader.ts";
import { counted } from "./verdict.ts";

// Eight cards each: a number of one's own grows by one of the other's, modulo 5; all zeros win.

const FIRST: LocalizedText = { en: "0 for Alice or 1 for Bob", zh: "0（Alice 先手）或 1（Bob 先手）" };
const CARD: LocalizedText = { en: "a card", zh: "牌上的数" };
const NOT_ZERO: LocalizedText = {
  en: "a card that is not 0, for the other hand has zeros only",
  zh: "非 0 的牌（另一方的牌已全为 0）",
};

const CARDS = 8;
const MODULUS = 5;
const NAMES = ["Alice", "Bob"] as const;

/** Number of cards of each kind. */
type Hand = readonly number[];

function* handsOf(cards: number, kinds: number): Generator<Hand> {
  if (kinds === 1) yield [cards];
  else for (let n = cards; n >= 0; n--) for (const rest of handsOf(cards - n, kinds - 1)) yield [n, ...rest];
}

/**
 * Move: the own card `a` and the opponent's card `b` make `a` become `c`; the opponent moves next, in the
 * position `to`.
 */
interface CardMove {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly to: number;
}

/** Game on numbered hands; the hand of zeros has number 0. */
interface Cards {
  idOf(hand: Hand): number;
  /** Moves of one hand against another; none if either consists of zeros. */
  movesOf(own: number, other: number): readonly CardMove[];
  /** Position in which the next player has the hand `own`. */
  positionOf(own: number, other: number): number;
  /** Number of moves until the end from each position. */
  readonly lasting: Uint32Array;
}

function allCards(): Cards {
  const hands = [...handsOf(CARDS, MODULUS)];
  const count = hands.length;
  const ids = new Map(hands.map((hand, id) => [hand.join(), id]));
  const idOf = (hand: Hand) => ids.get(hand.join())!;
  const positionOf = (own: number, other: number) => own * count + other;
  const met = hands.map((hand) => [1, 2, 3, 4].filter((card) => hand[card]! > 0));
  /** Moves of each hand with each card of the opponent. */
  const meeting = hands.map((hand, own) =>
    Array.from({ length: MODULUS }, (_, b) =>
      met[own]!.map((a) => {
        const c = (a + b) % MODULUS;
        const after = hand.map((cards, card) => cards - Number(card === a) + Number(card === c));
        return { a, b, c, after: idOf(after) };
      }),
    ),
  );

  // A player with only zeros has won. One edge to a position without moves makes this a win of the player to
  // move.
  const end = count ** 2;
  const offsets = new Uint32Array(end + 2);
  const targets = new Uint32Array(end * (MODULUS - 1) ** 2);
  let edges = 0;
  for (let own = 0; own < count; own++) {
    for (let other = 0; other < count; other++) {
      if (own === 0) targets[edges++] = end;
      for (const b of met[other]!)
        for (const { after } of meeting[own]![b]!) targets[edges++] = positionOf(other, after);
      offsets[positionOf(own, other) + 1] = edges;
    }
  }
  offsets[end + 1] = edges;
  return {
    idOf,
    movesOf: (own, other) =>
      met[other]!.flatMap((card) =>
        meeting[own]![card]!.map(({ a, b, c, after }) => ({ a, b, c, to: positionOf(other, after) })),
      ),
    positionOf,
    lasting: remotenesses({ offsets, targets: targets.subarray(0, edges) }),
  };
}

let known: Cards | undefined;

/** Game, computed once for all inputs. */
function cards(): Cards {
  known ??= allCards();
  return known;
}

/** Hands of the two players by number; `own` is that of the first player. */
interface Deal {
  readonly first: 0 | 1;
  readonly own: number;
  readonly other: number;
}

function readHand(input: Reader, others?: number): number {
  const hand = Array<number>(MODULUS).fill(0);
  for (let i = 0; i < CARDS; i++) hand[input.integer(CARD, 0, MODULUS - 1)]!++;
  const id = cards().idOf(hand);
  if (id === 0 && others === 0) throw input.refuse(NOT_ZERO);
  return id;
}

function readDeal(input: Reader): Deal {
  const first = input.integer(FIRST, 0, 1) === 0 ? 0 : 1;
  const alice = readHand(input);
  const bob = readHand(input, alice);
  return first === 0 ? { first, own: alice, other: bob } : { first, own: bob, other: alice };
}

/** Index in `NAMES` of the winner; `undefined` for a draw. */
function winnerOf({ first, own, other }: Deal): number | undefined {
  const { lasting, positionOf } = cards();
  const moves = lasting[positionOf(own, other)]!;
  return moves === ENDLESS ? undefined : moves % 2 === 1 ? first : 1 - first;
}

function* whyDeal(deal: Deal): Generator<LocalizedText> {
  const { first, own, other } = deal;
  const [name, rival] = [NAMES[first], NAMES[1 - first]];
  if (own === 0 || other === 0) {
    const done = own === 0 ? name : rival;
    yield { en: `${done} has zeros only, and has won.`, zh: `${done} 的牌已全为 0，所以获胜。` };
    return;
  }
  const { lasting, movesOf, positionOf } = cards();
  const moves = lasting[positionOf(own, other)]!;
  const best = movesOf(own, other).filter(
    ({ to }) => lasting[to] === (moves === ENDLESS ? ENDLESS : moves - 1),
  );
  const shown = best.map(({ a, b, c }) => `${a} + ${b} → ${c}`);
  if (moves === ENDLESS) {
    yield {
      en: `No move of ${name} wins, and some leave positions from which ${rival} cannot win either: ${shown.join(", ")}. So nobody can force a win.`,
      zh: `${name} 没有必胜走法，但这些走法使 ${rival} 也不能必胜：${shown.join("，")}。所以双方都无法必胜。`,
    };
  } else if (moves === 1) {
    yield {
      en: `${name} wins at once: ${shown.join(" or ")}.`,
      zh: `${name} 一步即胜：${shown.join(" 或 ")}。`,
    };
  } else if (moves % 2 === 1) {
    yield {
      en: `${name} wins with the last of ${moves} moves, if ${rival} delays it as long as possible; it begins with ${shown.join(" or ")}.`,
      zh: `${rival} 尽量拖延时共 ${moves} 步，${name} 走最后一步而胜；第一步可走 ${shown.join(" 或 ")}。`,
    };
  } else {
    yield {
      en: `Every move of ${name} loses; the longest play lasts ${moves} moves, by ${shown.join(" or ")}.`,
      zh: `${name} 的任何走法都输；最长可拖 ${moves} 步，第一步走 ${shown.join(" 或 ")}。`,
    };
  }
}

export const cf919f: Problem<Deal> = {
  id: "cf-919f",
  aliases: ["codeforces-919f", "luogu-cf919f"],
  name: { en: "A Game With Numbers", zh: "数字游戏（A Game With Numbers）" },
  statement: {
    en: "Alice and Bob have eight cards each, with numbers from 0 to 4. A move takes a number a of one's own and a number b of the other's, neither of them 0, and replaces a by (a + b) mod 5. A player whose numbers are all 0 wins. Who wins, or does play never end?",
    zh: "Alice 与 Bob 各有八张牌，牌上的数为 0 到 4。每步取自己的一个数 a 与对方的一个数 b（均不为 0），把 a 换成 (a + b) mod 5；谁的数全为 0 谁获胜。谁必胜，还是永无结果？",
  },
  input: {
    en: "T; T times: f (0: Alice begins, 1: Bob) / 8 numbers of Alice / 8 numbers of Bob",
    zh: "T；共 T 组：f（0：Alice 先手，1：Bob 先手）/ Alice 的 8 个数 / Bob 的 8 个数",
  },
  output: { en: "per test `Alice`, `Bob` or `Deal`", zh: "每组输出 `Alice`、`Bob` 或 `Deal`" },
  limits: {
    en: "T <= 100000; not all sixteen numbers are 0",
    zh: "T ≤ 100000；16 个数不全为 0",
  },
  samples: [
    {
      input:
        "4\n1\n0 0 0 0 0 0 0 0\n1 2 3 4 1 2 3 4\n1\n0 0 0 1 0 0 0 0\n0 0 0 0 4 0 0 0\n0\n1 0 0 0 0 0 0 0\n0 0 0 4 0 0 2 0\n1\n1 1 1 1 1 1 1 1\n1 1 1 1 1 1 1 1\n",
      output: "Alice\nBob\nAlice\nDeal\n",
    },
  ],
  legal: (draw) =>
    tests(draw, 100_000, () =>
      lines(
        `${draw.number(0, 1)}`,
        numbers(draw, CARDS, 0, MODULUS - 1),
        `${numbers(draw, CARDS - 1, 0, MODULUS - 1)} ${draw.number(1, MODULUS - 1)}`,
      ),
    ),
  tests: (input) => counted(input, readDeal),
  answer(deal) {
    const winner = winnerOf(deal);
    return winner === undefined ? "Deal" : NAMES[winner]!;
  },
  why: whyDeal,
};
