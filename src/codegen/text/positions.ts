import { LimitError, RuleError } from "../../errors.ts";
import { t } from "../../locale/codegen.ts";
import { component } from "../../solve/component.ts";
import { begin, type Deadline, type Limits } from "../../solve/limits.ts";
import { aloneError, standsAlone } from "../../solve/search/alone.ts";
import { solver } from "../../solve/sum.ts";
import { expectFinite } from "../../solve/values.ts";
import type { Game, Key, Play } from "../../types.ts";

/** What is known of positions by the texts that they are written as: values, or under misère play 1 where the player to move wins, else 0. */
export interface Texts {
  readonly id: string;
  /** The positions that all others are reached from, as they were named. */
  readonly from: readonly string[];
  readonly play: Play;
  readonly values: ReadonlyMap<string, number>;
}

/** More texts, and longer ones, are no source code. */
const MOST_TEXTS = 500_000;
const LONGEST = 4000;

/**
 * The values of all positions that play can reach from `starts`, by their texts: as they are named, and as they are
 * written where that can be read. Cost: the moves of each position once, and those for its value.
 * @throws LimitError; NotationError; RuleError when a start is no line of ASCII, or a position has no finite value.
 */
export function textsOf(
  game: Game<unknown>,
  starts: readonly string[],
  play: Play,
  limits: Limits = {},
  deadline: Deadline = begin(limits),
): Texts {
  const most = Math.min(MOST_TEXTS, deadline.positions);
  const look = valuing(game, play, limits);
  const values = new Map<string, number>();
  const unread = new Set<Key>();
  const waiting: unknown[] = [];
  const add = (text: string, position: unknown) => {
    if (values.has(text)) return false;
    values.set(text, look(position, deadline));
    return true;
  };
  const meet = (position: unknown): void => {
    const count = values.size + unread.size;
    deadline.tick(count);
    const text = written(game, position);
    const key = game.key(position);
    if (text === undefined ? unread.has(key) : !add(text, position)) return;
    if (text === undefined) unread.add(key);
    if (count >= most) throw new LimitError("positions", most);
    waiting.push(position);
  };
  for (const text of starts) {
    const position = game.parse(text);
    meet(position);
    if (text !== "" && !isLine(text)) throw new RuleError(NO_LINE, text);
    add(text, position);
  }
  for (let position = waiting.pop(); position !== undefined; position = waiting.pop())
    for (const { to } of game.moves(position, deadline.tick)) for (const part of to) meet(part);
  return { id: game.id, from: starts, play, values };
}

type Value = (position: unknown, deadline: Deadline) => number;

function valuing(game: Game<unknown>, play: Play, limits: Limits): Value {
  const solving = solver(limits);
  if (play === "normal" && standsAlone(game, play)) throw aloneError(game);
  if (play === "normal")
    return (position, deadline) => {
      const { value } = solving.at(component(game, position), deadline);
      return Number(expectFinite(value!, component(game, position)));
    };
  return (position, deadline) => {
    const outcome = solving.outcome([component(game, position)], play, deadline);
    if (outcome === "D") throw new RuleError(DRAWN, game.format(position));
    return outcome === "N" ? 1 : 0;
  };
}

/**
 * A position as a line of input may have it: by commas where it is a flat list, else as the game writes it.
 * @throws RuleError when the game does not read it so.
 */
export function lineOf(game: Game<unknown>, position: unknown): string {
  const found = written(game, position);
  if (found === undefined) throw new RuleError(NO_START, game.format(position));
  return found;
}

function written(game: Game<unknown>, position: unknown): string | undefined {
  const usual = game.format(position);
  // No line of input is empty: it need not be read.
  if (usual === "") return usual;
  const flat = Array.isArray(position) && position.every((each) => typeof each !== "object");
  return (flat ? [position.join(), usual] : [usual]).find((text) => isLine(text) && reads(text));

  function reads(text: string): boolean {
    try {
      return game.key(game.parse(text)) === game.key(position);
    } catch {
      return false;
    }
  }
}

/** Printable, without blanks at its ends, which programs leave out. */
const isLine = (text: string): boolean => text.length <= LONGEST && /^[!-~]([ -~]*[!-~])?$/.test(text);

const DRAWN = t("endless");

const NO_LINE = t("noLine");

const NO_START = t("noStart");
