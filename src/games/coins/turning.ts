import { LimitError } from "../../errors.ts";
import type { Natural } from "../../nimber/natural.ts";
import { counted } from "../../rules/counted.ts";
import type { Cell, Game, LocalizedText, Move, Theorem, Tick } from "../../types.ts";
import { oneHeap } from "../family/heap.ts";
import { naturals, parseNatural } from "../family/natural.ts";

/**
 * Largest place of a coin; places are counted from 0 on the left. Beyond it there are too many sets of coins.
 */
const LAST = 1_000_000;

/** Default largest place of a table; the time for the value of a place grows with its square. */
export const USUAL_LARGEST = 200;

/** Largest place that is drawn. */
const DRAWN = 60;

/**
 * Rule for turning coins in a row. A move turns the coin at `n` from heads to tails, which is the rightmost
 * turned coin, together with one of the sets `beside(n)` of coins to its left, each in ascending order.
 */
export interface Turning {
  readonly id: string;
  readonly name: LocalizedText;
  readonly rule: LocalizedText;
  beside(n: number): Iterable<readonly number[]>;
  /** Name of a move. Default: the coins turned with `n`, then `n`, separated by commas. */
  called?(beside: readonly number[], n: number): string;
  /** Set that leaves `value`, if it is known without a search. */
  reach?(n: number, value: number): readonly number[] | undefined;
  readonly theorem?: Pick<Theorem<number>, "claim" | "source"> & { value(n: number): number };
  /** Theorem on rows. */
  readonly rows?: Theorem<number>;
  /** Largest place of a coin, if it differs from the default. */
  readonly last?: number;
  /** First place with too many sets of coins for plain play, if it is small. */
  readonly many?: number;
  /** Estimated number of sets, if it is not the square of the place. */
  sets?(n: number): number;
  /** Source of the rule. */
  readonly source: string;
}

const notation = (last: number): LocalizedText => ({
  en: `the place of a coin that shows heads, counted from 0 and at most ${last}, such as 5`,
  zh: `正面朝上的硬币的位置，从 0 数起，不超过 ${last}，如 5`,
});

/** Heads that meet at one place cancel under normal play alone. */
export const misereNote: LocalizedText = {
  en: "Here each head is a component of its own, and two at one place both stay. Real coins there cancel, so a row or board of coins is another game under misère play.",
  zh: "这里每枚正面朝上的硬币各为一个子游戏，同一位置上的两枚并不相消；实际的硬币会相消，所以在反常规则下那是另一个游戏。",
};

/**
 * Game of a row with a single head. A coin turned to heads plays as its own row, and two heads at one place
 * cancel like two equal components. So under normal play a row with more heads is the sum of its heads.
 */
export function coinGame(turning: Turning): Game<number> {
  const { id, name, rule, source, beside, reach, last = LAST } = turning;
  const called = turning.called ?? ((set: readonly number[], n: number) => [...set, n].join());
  const move = (set: readonly number[], n: number): Move<number> => ({ at: called(set, n), to: set });

  function* moves(n: number, asked: Tick = () => {}): Generator<Move<number>> {
    const tick = counted(asked);
    const most = tick.positions!;
    if (turning.sets !== undefined && turning.sets(n) > most) throw new LimitError("positions", most);
    for (const set of beside(n)) {
      tick();
      yield move(set, n);
    }
  }

  return {
    ...(oneHeap as Pick<Game<number>, "space" | "key" | "format">),
    id: `coins(${id})`,
    name,
    rule,
    cited: source,
    look: { picture: "coins" },
    misereNote,
    notation: notation(last),
    start: [2, 5],
    isPosition: (n) => typeof n === "number" && Number.isInteger(n) && n >= 0 && n <= last,
    parse: (text) => Number(parseNatural(text, last)),
    moves,
    accelerators: {
      usualLargest: USUAL_LARGEST,
      cost: turning.sets ?? ((n) => n ** 2),
      ...(reach !== undefined && {
        moveToValue(n: number, value: Natural): Move<number> | undefined {
          const set = typeof value === "number" ? reach(n, value) : undefined;
          return set && move(set, n);
        },
      }),
    },
    board: (n) => coinRow(n, moves(n)),
    theorems: theoremsOf(turning),
  };
}

function theoremsOf({ theorem, rows, many }: Turning): Theorem<number>[] {
  const others = rows === undefined ? [] : [rows];
  if (theorem === undefined) return others;
  const { claim, source, value } = theorem;
  return [
    {
      claim,
      source,
      *cases() {
        for (const [n] of naturals()) {
          if (n === many) return;
          yield [n];
        }
      },
      says: (...heads) => heads.reduce((sum, n) => sum ^ value(n), 0),
    },
    ...others,
  ];
}

/**
 * Draws the row up to the head at `n`. Touching a place offers the moves that turn its coin, unless there are
 * too many.
 */
export function coinRow(n: number, moves: Iterable<Move<Natural>>): Cell[] {
  const label: Cell = { shape: "label", x: 0, y: 0, text: `${n}` };
  if (n > DRAWN) return [label];
  const touch: string[][] = Array.from({ length: n + 1 }, () => []);
  try {
    for (const { at, to } of moves) for (const place of [...to, n]) touch[Number(place)]!.push(at);
  } catch (error) {
    if (error instanceof LimitError) return [label];
    throw error;
  }
  const row = touch.map((names, x): Cell => ({ shape: "square", x, y: 0, touch: names }));
  return [...row, { shape: "token", x: n, y: 0, touch: touch[n]! }];
}

/** Sets of at most `most` numbers below `n`, each in ascending order. */
export function* setsBelow(n: number, most: number): Generator<readonly number[]> {
  yield [];
  if (most > 0)
    for (let last = 0; last < n; last++) for (const rest of setsBelow(last, most - 1)) yield [...rest, last];
}
