import { lettersOf, rowRule } from "../../codegen/playing.ts";
import { ProgramError } from "../../codegen/program-error.ts";
import { type Answer, type InputForm, usualRead } from "../../codegen/read/form.ts";
import { planOf } from "../../codegen/read/plan.ts";
import { coordinatesOf } from "../../codegen/template.ts";
import { t } from "../../locale/codegen.ts";
import { choicesOf } from "../../rules/choices.ts";
import { random } from "../../solve/random.ts";
import type { Component, Game, Play, Tick } from "../../types.ts";
import type { Fault, Referee, Spoken } from "../referee.ts";
import type { PositionOfTest } from "./moves.ts";

// The judge of programs that play: it says which moves the rule has, and replies by random moves or by those that leave
// the program the fewest winning ones. Values of rows come from the solver, so it shares nothing with the programs.

/** A row of adjacent tokens that are left. */
interface Row {
  readonly start: number;
  readonly length: number;
}

/** Takes so many tokens from `start` on, and leaves these rows in place of row `from`. */
interface Take {
  readonly start: number;
  readonly count: number;
  readonly from: Row;
  readonly left: readonly [Row, Row];
}

/** Replies are found among so many random moves. */
const TRIED = 24;

const idle: Tick = () => {};

/** Sent when the judge cannot move. */
const OVER = "0 0";

/** @throws ProgramError for games without programs that play; NotationError for a form of several positions */
export function expectPlayed(game: Game<unknown> | undefined, read: InputForm | undefined, play: Play): void {
  if (game === undefined || play === "misere")
    throw new ProgramError(t("playsOther", { id: game?.id ?? read!.text }));
  rowRule(game);
  const variables = coordinatesOf(game);
  lettersOf(planOf(read ?? usualRead(variables), variables));
}

/**
 * Judge of a program that plays from a position. Even styles choose the moves that leave the program the fewest winning
 * ones, odd styles random ones. @throws LimitError where `valueOfRow` does
 */
export function refereeOf(
  { game, text }: PositionOfTest,
  { wins, loses }: Answer,
  style: number,
  valueOfRow: (row: Component) => number,
): Referee {
  const { rule, tokens: place } = rowRule(game);
  const choices = choicesOf(rule.variables, rule.options[0]!);
  const coordinates = text.split(",");
  const tokens = Number(coordinates[place]);
  const rowAt = (length: number): Component => ({
    rules: game,
    position: game.parse(coordinates.with(place, `${length}`).join()),
  });
  const values = Array.from({ length: tokens + 1 }, (_, length) => valueOfRow(rowAt(length)));
  const splits = new Map<number, readonly (readonly [number, number])[]>();
  const chance = random(style);
  const spoken: Spoken[] = [];
  let rows: readonly Row[] = [{ start: 1, length: tokens }];
  let moves = 0;
  let turn: "word" | "move" | "over" = "word";
  let fault: Fault | undefined;

  /** Lengths of the two parts that each move leaves of a row, in both orders. */
  function splitsOf(length: number): readonly (readonly [number, number])[] {
    const known = splits.get(length);
    if (known !== undefined) return known;
    const found = new Map<string, readonly [number, number]>();
    // The moves of a game leave out parts without moves.
    for (const { left } of choices(coordinates.with(place, `${length}`).map(Number), idle)) {
      const [a, b] = left.map((part) => Number(part[place])) as [number, number];
      found.set(`${a} ${b}`, [a, b]).set(`${b} ${a}`, [b, a]);
    }
    const all = [...found.values()];
    splits.set(length, all);
    return all;
  }

  const takesIn = (): readonly Take[] =>
    rows.flatMap((from) =>
      splitsOf(from.length).map(([before, after]): Take => {
        const [start, count] = [from.start + before, from.length - before - after];
        return {
          ...{ start, count, from },
          left: [
            { start: from.start, length: before },
            { start: start + count, length: after },
          ],
        };
      }),
    );

  const total = () => rows.reduce((sum, { length }) => sum ^ values[length]!, 0);

  /** Value of what a move leaves. */
  const valueAfter = ({ from, left: [a, b] }: Take, sum: number): number =>
    sum ^ values[from.length]! ^ values[a.length]! ^ values[b.length]!;

  function make({ from, left }: Take): void {
    rows = [...rows.filter((each) => each !== from), ...left.filter(({ length }) => length > 0)];
  }

  /** Number of moves of the program that win after this one. */
  function repliesAfter(take: Take): number {
    const before = rows;
    make(take);
    const sum = total();
    const count = takesIn().filter((each) => valueAfter(each, sum) === 0).length;
    rows = before;
    return count;
  }

  /** Move of the judge, which stands lost. */
  function chosen(takes: readonly Take[]): Take {
    const random = () => takes[Math.floor(chance() * takes.length)]!;
    if (style % 2 === 1) return random();
    const tried = takes.length <= TRIED ? takes : Array.from({ length: TRIED }, random);
    const counts = tried.map(repliesAfter);
    return tried[counts.indexOf(Math.min(...counts))]!;
  }

  function say(line: string): string {
    spoken.push({ by: "judge", line });
    return `${line}\n`;
  }

  const written = ({ start, count }: Take): string => `${start} ${count}`;

  function play(): string {
    const takes = takesIn();
    if (takes.length === 0) {
      turn = "over";
      return say(OVER);
    }
    const take = chosen(takes);
    make(take);
    turn = "move";
    return say(written(take));
  }

  function fail(found: Fault): string {
    fault = found;
    turn = "over";
    return "";
  }

  return {
    reply(typed) {
      const line = typed.trim();
      spoken.push({ by: "program", line });
      if (turn === "over") {
        fault ??= { kind: "more", move: moves, line };
        return "";
      }
      if (turn === "word") {
        if (line !== (total() === 0 ? loses : wins)) return fail({ kind: "word" });
        turn = "move";
        return line === wins ? "" : play();
      }
      moves++;
      const take = takesIn().find((each) => written(each) === line.replace(/\s+/g, " "));
      if (take === undefined) return fail({ kind: "illegal", move: moves, line });
      make(take);
      const sum = total();
      if (sum === 0) return play();
      const reply = takesIn().find((each) => valueAfter(each, sum) === 0)!;
      return fail({ kind: "losing", move: moves, line, reply: written(reply) });
    },
    isOver: () => turn === "over",
    fault: (ended) => fault ?? (ended && turn !== "over" ? { kind: "silent" } : undefined),
    spoken: () => spoken,
  };
}
