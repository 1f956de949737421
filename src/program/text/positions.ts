import { LimitError, RuleError } from "../../errors.ts";
import { component } from "../../solve/component.ts";
import { begin, type Deadline, type Limits } from "../../solve/limits.ts";
import { solver } from "../../solve/sum.ts";
import { expectFinite } from "../../solve/values.ts";
import type { Game, Play } from "../../types.ts";

/** What is known of positions by the texts that they are written as: values, or under misère play 1 where the player to move wins, else 0. */
export interface Texts {
  readonly id: string;
  /** The positions that all others are reached from. */
  readonly from: readonly string[];
  readonly play: Play;
  readonly values: ReadonlyMap<string, number>;
}

/** More texts, and longer ones, are no source code. */
const MOST_TEXTS = 500_000;
const LONGEST = 4000;

/**
 * The values of all positions that play can reach from `starts`, by their texts. Cost: the moves of each text once,
 * and those of each position for its value.
 * @throws LimitError; RuleError when a position cannot be read as it is written, or has no finite value.
 */
export function textsOf(
  game: Game<unknown>,
  starts: readonly unknown[],
  play: Play,
  limits: Limits = {},
  deadline: Deadline = begin(limits),
): Texts {
  const most = Math.min(MOST_TEXTS, deadline.positions);
  const look = valuing(game, play, limits);
  const values = new Map<string, number>();
  const waiting: unknown[] = [];
  const meet = (position: unknown): string => {
    const text = written(game, position);
    if (values.has(text)) return text;
    if (values.size >= most) throw new LimitError("positions", most);
    deadline.tick(values.size);
    values.set(text, look(position, deadline));
    waiting.push(position);
    return text;
  };
  const from = starts.map(meet);
  for (let position = waiting.pop(); position !== undefined; position = waiting.pop())
    for (const { to } of game.moves(position, deadline.tick)) for (const part of to) meet(part);
  return { id: game.id, from, play, values };
}

type Value = (position: unknown, deadline: Deadline) => number;

function valuing(game: Game<unknown>, play: Play, limits: Limits): Value {
  const solving = solver(limits);
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

/** A position as a line of input may have it: by commas where it is a flat list, else as the game writes it. */
function written(game: Game<unknown>, position: unknown): string {
  const usual = game.format(position);
  // No line of input is empty: it need not be read.
  if (usual === "") return usual;
  const flat = Array.isArray(position) && position.every((each) => typeof each !== "object");
  const found = (flat ? [position.join(), usual] : [usual]).find((text) => isLine(text) && reads(text));
  if (found === undefined) throw new RuleError(NO_LINE, usual);
  return found;

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

const DRAWN = { en: "expected positions from which play ends", zh: "此处应为对局必定结束的局面" };

const NO_LINE = {
  en: "expected `parse` to read in a line of ASCII what `format` writes: a table has positions as they are written, but not this one",
  zh: "表中的局面即其写法，`parse` 应能读回 `format` 写成的一行 ASCII 文字，但不能读回",
};
