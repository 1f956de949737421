import { NotationError } from "../errors.ts";
import { t } from "../locale/games.ts";
import { localized } from "../locale/message.ts";
import { counted } from "../locale/words.ts";
import { areNaturals } from "../nimber/natural.ts";
import { bigints } from "../rules/arithmetic.ts";
import { choicesOf } from "../rules/choices.ts";
import { compiler } from "../rules/compile.ts";
import { interpret, keyOf, placed, type Tuple } from "../rules/moves.ts";
import { nameOf } from "../rules/name.ts";
import { printRule } from "../rules/print.ts";
import { positionAt } from "../rules/space.ts";
import type { OtherPart, Rule } from "../rules/syntax.ts";
import { ruleWords } from "../rules/words.ts";
import type { Game, LocalizedText, Move, Tick } from "../types.ts";
import { amongText, parseTuple, startOf } from "./line.ts";
import { label, someOf } from "./line-board.ts";

/** Position of another game, which a move left: `nim:3` in notation. */
interface Elsewhere {
  readonly game: Game<unknown>;
  readonly position: unknown;
}

/** Position of a mixed game: the numbers of its own rule, or a position of another game. */
type Mixed = Tuple | Elsewhere;

const isElsewhere = (position: Mixed): position is Elsewhere => "game" in position;

/** Reads the notation of a game that stands at an offset of the rule. */
type ReadGame = (part: OtherPart) => Game<unknown>;

/**
 * Game of a one-line rule whose moves may also leave components of other games, as `[n: n-1 & nim 1 | n-2]`. Its
 * positions are its own and theirs, so that sums, play and searches need to know only its moves.
 * @throws NotationError if a game has no positions that are numbers
 */
export function mixedGame(
  rule: Rule,
  others: readonly (readonly OtherPart[])[],
  read: ReadGame,
): Game<Mixed> {
  const { variables, options } = rule;
  const { legal, lost, won } = interpret(rule);
  const games = new Map<string, Game<unknown>>();
  /** The games by their notation in the rule. */
  const named = new Map<string, Game<unknown>>();
  const parts = others.map((each) =>
    each.map((part) => {
      const game = read(part);
      const known = games.get(game.id) ?? game;
      games.set(game.id, known);
      named.set(part.game, known);
      return { ...part, game: known };
    }),
  );
  const choices = options.map((option, i) => ({
    option,
    choose: choicesOf(variables, option),
    beside: parts[i]!.map(({ game, position }) => {
      const numbers = position.map(compiler([...variables, ...option.letters], bigints).expression);
      return (values: readonly bigint[]) => {
        const found = positionAt(
          game,
          numbers.map((each) => bigints.natural(each(values))),
        );
        return found === undefined ? undefined : { game, position: found };
      };
    }),
  }));
  const isOver = (position: Tuple) => lost?.(position) === true || won?.(position) === true;
  const key = (position: Mixed) =>
    isElsewhere(position) ? `${position.game.id}:${position.game.key(position.position)}` : keyOf(position);
  const format = (position: Mixed): string =>
    isElsewhere(position)
      ? `${position.game.id}:${position.game.format(position.position)}`
      : position.join();

  function* ownMoves(position: Tuple, tick: Tick): Generator<Move<Mixed>> {
    if (isOver(position)) return;
    const seen = new Set([`${keyOf(position)}`]);
    for (const { option, choose, beside } of choices) {
      for (const { letters, left } of choose(position, tick)) {
        const values = beside.length === 0 ? [] : [...position, ...letters].map(BigInt);
        const found = beside.map((each) => each(values));
        if (found.includes(undefined)) continue;
        const to = found.length === 0 ? left : [...left, ...(found as Elsewhere[])];
        const signature = to.length === 1 ? `${key(to[0]!)}` : to.map(key).sort().join("&");
        if (seen.has(signature)) continue;
        seen.add(signature);
        yield {
          to,
          // A search needs no names.
          get at() {
            const own = left.length === 0 ? [] : [nameOf(option, letters, left)];
            return [...own, ...to.slice(left.length).map(format)].join("&");
          },
        };
      }
    }
  }

  function* moves(position: Mixed, tick: Tick = () => {}): Generator<Move<Mixed>> {
    if (!isElsewhere(position)) {
      yield* placed(position, ownMoves(position, tick));
      return;
    }
    const { game } = position;
    for (const { at, to } of game.moves(position.position, tick))
      yield { at, to: to.map((each) => ({ game, position: each })) };
  }

  const id = printRule(rule, { others });
  const start = startOf(rule, {
    ...(legal !== undefined && { legal }),
    moves: (position: Tuple) => ownMoves(position, () => {}),
  });
  const among = amongText(rule);
  const names = [...games.keys()].join(", ");
  const notation: LocalizedText = localized(
    t("mixedNotation", {
      numbers: {
        en: `${counted(variables.length, "number")} ${variables.join(",")}${among.en}, such as ${start}`,
        zh: `${variables.length} 个数 ${variables.join(",")}${among.zh}，如 ${start}`,
      },
      names,
    }),
  );
  return {
    id,
    name: { en: `The game ${id}`, zh: `游戏 ${id}` },
    rule: localized(ruleWords(rule, { others })),
    start: [start],
    space: variables.length === 2 ? "pair" : { tuple: variables.length },
    elsewhere: (position) =>
      isElsewhere(position) ? { rules: position.game, position: position.position } : undefined,
    several: true,
    theorems: [],
    notation,
    ...(lost !== undefined && { lost: (position: Mixed) => !isElsewhere(position) && lost(position) }),
    key,
    moves,
    format,
    accelerators: { mixedRule: { rule: id, games: named } },
    parse(text, tick) {
      const game = [...games.values()].find((each) => text.startsWith(`${each.id}:`));
      if (game !== undefined) {
        const at = game.id.length + 1;
        try {
          return { game, position: game.parse(text.slice(at), tick) };
        } catch (error) {
          throw error instanceof NotationError ? error.within(text, at) : error;
        }
      }
      const position = parseTuple(text, variables.length, notation);
      if (legal?.(position) === false) throw new NotationError(text, 0, notation);
      return position;
    },
    isPosition: (value) =>
      isElsewhere(value as Mixed)
        ? games.has((value as Elsewhere).game.id)
        : areNaturals(value) && value.length === variables.length && legal?.(value) !== false,
    board(position) {
      if (isElsewhere(position)) return position.game.board(position.position);
      const all = someOf(ownMoves(position, () => {}));
      return [
        label(
          0,
          position.join(),
          all?.map(({ at }) => at),
        ),
      ];
    },
  };
}

/** Checks that the numbers of a one-line rule can be positions of `game`, and that it can be part of a sum. */
export const isPartOfRule = (game: Game<unknown>, numbers: number): boolean => {
  const { space } = game;
  const sides =
    space === "heap" ? 1 : space === "pair" ? 2 : typeof space === "object" ? space.tuple : numbers;
  return space !== "other" && sides === numbers && !game.entails && game.won === undefined;
};
