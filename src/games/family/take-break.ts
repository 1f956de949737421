import { codeOf, mostHeaps } from "../../encoding.ts";
import { minus, type Natural, plus } from "../../nimber/natural.ts";
import { readNatural } from "../../nimber/read-natural.ts";
import type { Game } from "../../types.ts";
import { codeWords } from "./code.ts";
import { heapGame, type RowMove } from "./heap.ts";

/**
 * Take-and-break game of a code d0.d1d2…: bit j of digit d_i allows removing i tokens and leaving exactly j
 * nonempty heaps. Digits up to 7 make it an octal game, up to 15 a hexadecimal one.
 * Source: Guy & Smith, Proc. Camb. Phil. Soc. 52 (1956) 514; Kenyon 1967 for hexadecimal games.
 */
export function takeAndBreakGame(digits: readonly number[]): Game<Natural> {
  const game = breakGame(digits);
  const most = mostHeaps({ kind: "break", digits });
  const kind = most > 2 ? { en: "Hexadecimal", zh: "十六进制" } : { en: "Octal", zh: "八进制" };
  return {
    ...game,
    name: { en: `${kind.en} game ${game.id}`, zh: `${kind.zh}游戏 ${game.id}` },
    rule: codeWords(digits.map((value) => [{ value, sign: "" }])),
  };
}

/** Take-and-break game without a name and a rule text, for games that have their own. */
export function breakGame(digits: readonly number[]): Omit<Game<Natural>, "name" | "rule"> {
  const moves = (heap: Natural) => breakMoves(digits, heap);
  return {
    ...heapGame(moves),
    id: codeOf(digits),
    start: [12],
    accelerators: {
      encoding: { kind: "break", digits },
      moveNamed: (heap, at) => namedMove(digits, heap, at),
    },
  };
}

/**
 * Largest heap whose moves are ordered by the number taken. In larger heaps, whose moves are never listed in
 * full, these numbers alternate.
 */
const IN_TURN = 100_000;

/**
 * Moves of one heap drawn as a row: the tokens `first` to `last` are removed, and those to the left and right
 * remain as one heap each. With three heaps, the right part is cut again.
 */
function* breakMoves(digits: readonly number[], heap: Natural): Generator<RowMove> {
  const kinds = [...digits.entries()].filter(([taken, digit]) => taken <= heap && digit !== 0);
  const each = kinds.map(([taken, digit]) => movesTaking(taken, digit, heap));
  if (heap <= IN_TURN) {
    for (const moves of each) yield* moves;
    return;
  }
  for (let open = each; open.length > 0; ) {
    const going: typeof each = [];
    for (const moves of open) {
      const { value, done } = moves.next();
      if (done) continue;
      yield value;
      going.push(moves);
    }
    open = going;
  }
}

function* movesTaking(taken: number, digit: number, heap: Natural): Generator<RowMove> {
  const left = minus(heap, taken);
  if (digit & 1 && left === 0) yield { at: nameOf(0, taken), to: [], first: 1, last: taken };
  if (digit & 2 && left > 0) {
    yield { at: nameOf(0, taken), to: [left], first: 1, last: taken };
    yield { at: nameOf(left, taken), to: [left], first: Number(left) + 1, last: Number(left) + taken };
  }
  if ((digit & 12) === 0) return;
  for (let a = 1; a < left; a++) {
    const rest = minus(left, a);
    const place = taken === 0 ? { first: 1, last: 0, cut: a } : { first: a + 1, last: a + taken };
    if (digit & 4) yield { at: nameOf(a, taken), to: [a, rest], ...place };
    if (digit & 8) {
      for (let b = 1; b < rest; b++) {
        const cut = plus(a + taken, b);
        yield { at: `${nameOf(a, taken)},${cut}|${plus(cut, 1)}`, to: [a, b, minus(rest, b)], ...place };
      }
    }
  }
}

/** Name of a move that takes tokens a + 1 to a + taken, or with taken = 0 cuts after token a. */
function nameOf(a: Natural, taken: number): string {
  const first = plus(a, 1);
  if (taken === 0) return `${a}|${first}`;
  return taken === 1 ? `${first}` : `${first}-${plus(a, taken)}`;
}

/**
 * Format of a move name: tokens `first` to `last` taken, or a cut after `first`, with an optional further
 * cut.
 */
const NAME = /^(\d+)(?:(-)(\d+)|\|\d+)?(?:,(\d+)\|\d+)?$/;

/** Move with this name as `breakMoves` lists it, if there is one. */
function namedMove(digits: readonly number[], heap: Natural, at: string): RowMove | undefined {
  const [, begin = "", dash, end = "", cut] = NAME.exec(at) ?? [];
  const [first, last] = [readNatural(begin), readNatural(end)];
  if (first === undefined) return undefined;
  const splits = !dash && at.startsWith(`${begin}|`);
  const a = splits ? first : minus(first, first === 0 ? 0 : 1);
  const taken = splits ? 0 : dash ? Number(last) - Number(a) : 1;
  const b = cut === undefined ? undefined : readNatural(cut);
  const move = moveAt(digits, heap, taken, a, b);
  return move?.at === at ? move : undefined;
}

/** Move that takes `taken` tokens after the first `a`, and cuts the part to the right after token `cut`. */
function moveAt(
  digits: readonly number[],
  heap: Natural,
  taken: number,
  a: Natural,
  cut: Natural | undefined,
): RowMove | undefined {
  const digit = digits[taken] ?? 0;
  if (!(taken >= 0 && taken <= heap)) return undefined;
  const left = minus(heap, taken);
  const at = nameOf(a, taken);
  const place = { first: Number(a) + 1, last: Number(a) + taken };
  if (cut === undefined && left === 0) return digit & 1 && a === 0 ? { at, to: [], ...place } : undefined;
  if (cut === undefined && (a === 0 || a === left))
    return digit & 2 ? { at, to: [left], ...place } : undefined;
  if (a < 1 || a >= left) return undefined;
  const within = taken === 0 ? { first: 1, last: 0, cut: Number(a) } : place;
  if (cut === undefined) return digit & 4 ? { at, to: [a, minus(left, a)], ...within } : undefined;
  if (!(digit & 8) || cut <= plus(a, taken) || cut >= heap) return undefined;
  const b = minus(cut, plus(a, taken));
  return { at: `${at},${cut}|${plus(cut, 1)}`, to: [a, b, minus(minus(left, a), b)], ...within };
}
