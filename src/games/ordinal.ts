import { NotationError } from "../errors.ts";
import { t } from "../locale/games.ts";
import { type Natural, natural, plus } from "../nimber/natural.ts";
import { nimSum } from "../nimber/nim-sum.ts";
import type { Cell, Game, Move, Tick } from "../types.ts";
import { knownValues, sizeOf } from "./known-values.ts";

/** Position of an ordinal sum: a base, and a top as a sum. A move in the base removes the top. */
export interface Ordinal {
  readonly base: unknown;
  readonly top: readonly unknown[];
}

/** Largest base whose moves the colon principle may list. */
const FAR = 300_000;

/** Estimated moves of a search; for a heap n, at most n moves from each of n heaps. */
const effortOf = (game: Game<unknown>, position: unknown): number =>
  game.accelerators?.cost?.(position) ?? sizeOf(game, position) ** 2;

/**
 * Ordinal sum of two games: a move in the base removes the top; a move in the top leaves the base as it is.
 * Source: Winning Ways, ch. 7; Conway, On Numbers and Games (1976), ch. 15.
 */
export function ordinal(base: Game<unknown>, top: Game<unknown>): Game<Ordinal> {
  const [first, second] = [knownValues(base), knownValues(top)];

  function* moves(position: Ordinal, tick?: Tick): Generator<Move<Ordinal>> {
    for (const { at, to } of base.moves(position.base, tick))
      yield { at: `base:${at}`, to: to.map((each) => ({ base: each, top: [] })) };
    for (const [i, each] of position.top.entries()) {
      const name = position.top.length === 1 ? "top" : `top${i + 1}`;
      for (const { at, to } of top.moves(each, tick))
        yield {
          at: `${name}:${at}`,
          to: [{ base: position.base, top: position.top.toSpliced(i, 1, ...to) }],
        };
    }
  }

  /** Value by the colon principle, if the values of base and top are known or can be computed. */
  function value(position: Ordinal): Natural | undefined {
    const tops = position.top.map(second);
    if (tops.includes(undefined)) return undefined;
    if (sizeOf(base, position.base) > FAR) return undefined;
    const taken = new Set<Natural>();
    for (const { to } of base.moves(position.base)) {
      const parts = to.map(first);
      if (parts.includes(undefined)) return undefined;
      taken.add(natural(nimSum(...(parts as Natural[]))));
    }
    return beyond(taken, natural(nimSum(...(tops as Natural[]))));
  }

  const notation = t("ordinalNotation", {
    base: base.id,
    top: top.id,
    below: base.notation,
    above: top.notation,
  });
  const format = (position: Ordinal): string => {
    const below = bracketed(base.format(position.base));
    if (position.top.length === 0) return below;
    return `${below}:${position.top.map((each) => bracketed(top.format(each))).join("&")}`;
  };
  return {
    id: `ordinal(${base.id}:${top.id})`,
    name: { en: `${base.name.en} below ${top.name.en}`, zh: `${base.name.zh} 之上的 ${top.name.zh}` },
    rule: {
      en: `The ordinal sum: a move in the base, ${base.id}, ends the top; a move in the top, ${top.id}, leaves the base as it is.`,
      zh: `序和：在底部 ${base.id} 走一步，则顶部消失；在顶部 ${top.id} 走一步，底部不变。`,
    },
    notation,
    space: "other",
    start: [{ base: base.start[0]!, top: [top.start[0]!] }],
    key: (position) =>
      `${bracketed(`${base.key(position.base)}`)}:${position.top
        .map((each) => bracketed(`${top.key(each)}`))
        .sort()
        .join("+")}`,
    format,
    parse(text, tick) {
      const within = (part: string, at: number, game: Game<unknown>) => {
        const bare = unbracketed(part);
        try {
          return game.parse(bare, tick);
        } catch (error) {
          throw error instanceof NotationError ? error.within(text, bare === part ? at : at + 1) : error;
        }
      };
      const [below, ...above] = apart(text, ":") as [string, ...string[]];
      if (above.length > 1) throw new NotationError(text, text.length - above.at(-1)!.length - 1, notation);
      let at = below.length + 1;
      const tops = above.flatMap((sum) =>
        apart(sum, "&").map((part) => {
          const found = within(part, at, top);
          at += part.length + 1;
          return found;
        }),
      );
      return { base: within(below, 0, base), top: tops };
    },
    moves,
    accelerators: {
      cost: (position) =>
        position.top.reduce<number>((sum, each) => sum + effortOf(top, each), effortOf(base, position.base)),
    },
    board: (position) => board(position, base, top),
    theorems: [
      {
        claim: {
          en: "Let S be the values of the options of the base, and h the value of the top. The value is number h, counted from 0, among the numbers not in S (the colon principle).",
          zh: "设底部各走法所得的 SG 值为集合 S，顶部的 SG 值为 h，则序和的 SG 值是不属于 S 的自然数中第 h 个（从第 0 个数起；克朗原理）。",
        },
        source: "Winning Ways (2nd ed.), vol. 1, ch. 7; Conway, On Numbers and Games (1976), ch. 15",
        covers: (...positions) => positions.every((each) => value(each) !== undefined),
        *cases() {
          for (let n = 0; ; n++)
            for (let m = 0; m <= n; m++)
              for (const below of some(base, m))
                for (const above of some(top, n - m)) yield [{ base: below, top: [above] }];
        },
        says: (...positions) => natural(nimSum(...positions.map((each) => value(each)!))),
      },
    ],
  };
}

/** Adds parentheses if the text could be read as several parts. */
const bracketed = (text: string): string => (/[:&+]/.test(text) ? `(${text})` : text);

/** Removes parentheses around the whole text if it could otherwise be read as several parts. */
function unbracketed(text: string): string {
  if (!/^\(.*[:&].*\)$/s.test(text)) return text;
  let depth = 0;
  for (let i = 0; i < text.length - 1; i++) {
    if (text[i] === "(") depth++;
    else if (text[i] === ")" && --depth === 0) return text;
  }
  return text.slice(1, -1);
}

/** Parts of a text between marks that are not in parentheses. */
function apart(text: string, mark: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const letter of text) {
    if (letter === "(") depth++;
    else if (letter === ")") depth--;
    if (letter === mark && depth === 0) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

/** The number outside `taken` that has `count` smaller numbers outside it. */
function beyond(taken: ReadonlySet<Natural>, count: Natural): Natural {
  let found: Natural = count;
  for (const each of [...taken].sort((a, b) => (a < b ? -1 : 1)))
    if (each <= found) found = natural(plus(found, 1));
  return found;
}

/** Positions for tests: heaps of n, or for n = 0 the start positions. */
const some = (game: Game<unknown>, n: number): readonly unknown[] =>
  game.space === "heap" ? [n] : n === 0 ? game.start : [];

/** Draws the top above the base; touching either offers the moves in it. */
function board(position: Ordinal, base: Game<unknown>, top: Game<unknown>): Cell[] {
  const cells: Cell[] = [];
  let down = 0;
  const place = (drawn: readonly Cell[], name: string) => {
    const highest = Math.min(0, ...drawn.map(({ y, end }) => Math.min(y, end?.[1] ?? y)));
    const lowest = Math.max(0, ...drawn.map(({ y, end }) => Math.max(y, end?.[1] ?? y)));
    for (const cell of drawn) {
      cells.push({
        ...cell,
        y: cell.y - highest + down,
        ...(cell.end !== undefined && { end: [cell.end[0], cell.end[1] - highest + down] as const }),
        ...(cell.touch !== undefined && { touch: cell.touch.map((at) => `${name}:${at}`) }),
      });
    }
    down += lowest - highest + 2;
  };
  for (const [i, each] of position.top.entries())
    place(top.board(each), position.top.length === 1 ? "top" : `top${i + 1}`);
  place(base.board(position.base), "base");
  return cells;
}
