import { type Finding, type Strategy, strategyOf } from "../../checker/index.ts";
import { encodedAs } from "../../encoding.ts";
import { LimitError } from "../../errors.ts";
import type { Term } from "../../games/reading.ts";
import { say } from "../../locale/message.ts";
import { solverFor } from "../../session/solver.ts";
import { begin, USUAL } from "../../solve/limits.ts";
import { after, listMoves, opponent } from "../../solve/opponent.ts";
import { expectSum } from "../../solve/position.ts";
import { endOf } from "../../solve/search/alone.ts";
import type { Solution, Solver } from "../../solve/solution.ts";
import { aloneIn } from "../../solve/sum.ts";
import type { SumMove } from "../../solve/winning.ts";
import type { Component, Play, Text } from "../../types.ts";
import { type Command, type CommandContext, DATABASE, RULES, SEARCH, UsageError } from "../command.ts";
import { EXIT, type ExitCode } from "../exit.ts";
import { limitsOf, numberOf, readSum, sumOf } from "../input.ts";
import { t } from "../locale/commands.ts";
import { lines, textOf } from "../reader.ts";
import { boardText } from "../terminal/board.ts";
import { list, wrap } from "../terminal/layout.ts";
import { named, nameOf, unknown } from "../terminal/move-name.ts";
import { ECHO, saying, shown } from "../terminal/shown.ts";
import { STATUS } from "./check.ts";
import { solutionText } from "./solve.ts";

// Command `play`: a game in the terminal against a perfect opponent, or one that makes mistakes.

const USAGE = "nimber play <game> <position>... | '<sum>'";

const TEXT = {
  you: t("play.you"),
  help: t("play.help"),
  lost: t("play.lost"),
  unfound: t("play.unfound"),
  win: t("play.win"),
  lose: t("play.lose"),
  undo: t("play.undo"),
  bye: t("play.bye"),
} satisfies Record<string, Text>;

export const play: Command = {
  usage: [USAGE],
  options: [
    {
      name: "level",
      value: "0..10",
      says: t("play.howWellOpponentPlaysNever"),
    },
    {
      name: "first",
      value: "human|computer",
      says: t("play.whoBeginsHuman"),
    },
    {
      name: "seed",
      value: "N",
      says: t("play.makesGameRepeatableRandom"),
    },
    {
      name: "proof",
      value: "FILE",
      says: t("play.opponentRepliesCertificateBoardChecked"),
    },
    DATABASE,
    RULES,
    ...SEARCH,
  ],
  examples: [
    "nimber play kayles 7",
    "nimber play 'nim 3 4 5' --level 5 --first computer",
    "nimber play '{1,3,4}' 12 --misere",
    "nimber play --proof cram.json --first computer",
  ],
  async run(context) {
    if (context.json) throw new UsageError(t("play.playExpectedPersonFoundJson"));
    const file = context.option("proof");
    const proof = file === undefined ? undefined : proofIn(context, file);
    if (proof !== undefined && "verdict" in proof) return unproven(context, file!, proof);
    const start =
      proof === undefined
        ? await sumOf(context, USAGE)
        : await readSum(context, `${proof.game} ${proof.position}`);
    expectSum(start, "normal");
    const rule = context.option("misere") === undefined ? "normal" : "misere";
    if (aloneIn(start, rule)?.rules.blocked !== undefined) throw new UsageError(t("play.blockedMoves"));
    const first = context.option("first") ?? "human";
    if (first !== "human" && first !== "computer") {
      throw new UsageError(t("play.firstExpectedHumanComputerFound", { first }));
    }
    const solving = await solverFor(start, limitsOf(context), rule);
    const style = {
      level: numberOf(context, "level", 10, 0, 10),
      seed: numberOf(context, "seed", Date.now() % 2 ** 31),
    };
    const table: Table = {
      context: context,
      solving,
      rule,
      rival: proof === undefined ? opponent(solving, style) : byProof(proof),
    };
    match(table, start, first === "human");
    return EXIT.answered;
  },
};

interface Table {
  readonly context: CommandContext;
  readonly solving: Solver;
  readonly rule: Play;
  readonly rival: Rival;
}

type Rival = Pick<ReturnType<typeof opponent>, "reply">;

/** Strategy in a file after the checker has accepted it; else the finding. */
function proofIn(context: CommandContext, file: string): Strategy | Finding {
  const beside = context.args[0] ?? (context.option("misere") === undefined ? undefined : "--misere");
  if (beside !== undefined)
    throw new UsageError(t("play.proofExpectedNoPositionNo", { shown: shown(beside, 40) }));
  const { progress: _, positions: __, ...limits } = limitsOf(context);
  return strategyOf(textOf(file, begin(limits)), limits);
}

/** Explains why a file has no valid strategy; returns the exit code of its check. */
function unproven(
  { terminal, language }: CommandContext,
  file: string,
  { verdict, says }: Finding,
): ExitCode {
  const text = t("play.proofExpectedValidCertificateBoard", { file, says });
  terminal.warn(`${terminal.style("red", "nimber:")} ${saying(say(text, language))}\n`);
  return STATUS[verdict];
}

/** Opponent that moves to a position with claimed value 0 if there is one, else makes any move. */
const byProof = ({ isLost }: Strategy): Rival => ({
  reply(sum) {
    const moves = listMoves(sum, Number.POSITIVE_INFINITY);
    const cellsOf = ({ rules, position }: Component) => encodedAs(rules, "cells")!.of(position).left;
    return moves.find((move) => isLost(after([...sum], move).flatMap(cellsOf))) ?? moves[0];
  },
});

function match(table: Table, start: readonly Term[], youBegin: boolean): void {
  const { context: given, rule, rival } = table;
  const { terminal, language } = given;
  const tell = (text: Text, colour: "green" | "red" | "dim" = "dim") =>
    terminal.write(wrap(terminal.style(colour, say(text, language)), terminal.columns, "  "));
  const ended = (won: boolean) => (won ? tell(TEXT.win, "green") : tell(TEXT.lose, "red"));
  const past: (readonly Term[])[] = [];
  let sum = start;
  tell(TEXT.help);
  if (!youBegin) sum = answered(table, sum, rival.reply(sum, rule)) ?? sum;
  // There is no time limit for a person.
  const input = lines(terminal, { bytes: USUAL.bytes, tick: () => {} });
  for (;;) {
    terminal.write(drawn(sum));
    if (listMoves(sum, 1).length === 0) {
      ended(wonAtEnd(sum, rule));
      return;
    }
    terminal.write(`  ${say(TEXT.you, language)} ${terminal.interactive ? "> " : "\n"}`);
    const { value: line, done } = input.next();
    const word = done ? "quit" : line.trim();
    if (word === "quit") {
      tell(TEXT.bye);
      return;
    }
    if (word === "undo") {
      const before = past.pop();
      if (before === undefined) tell(TEXT.undo);
      else sum = before;
    } else if (word === "help" || word === "") tell(TEXT.help);
    else {
      const move = orLimit(() => asked(table, sum, word));
      if (move instanceof LimitError) {
        tell(move.text, "red");
        continue;
      }
      if (move === undefined) continue;
      past.push(sum);
      sum = after(sum, move);
      if (listMoves(sum, 1).length === 0) {
        terminal.write(drawn(sum));
        ended(!wonAtEnd(sum, rule));
        return;
      }
      sum = answered(table, sum, rival.reply(sum, rule)) ?? sum;
    }
  }
}

/** Most moves in a list. */
const LISTED = 200;

/** Executes a command word; returns the move if the word names one. */
function asked(
  { context: given, solving, rule }: Table,
  sum: readonly Term[],
  word: string,
): SumMove | undefined {
  const { terminal, language } = given;
  const tell = (text: Text) =>
    terminal.write(wrap(terminal.style("dim", say(text, language)), terminal.columns, "  "));
  const budget = begin(solving.limits);
  if (word === "hint") tell(hint(sum, solving.solve(sum, rule, budget)));
  else if (word === "moves") {
    const found = listMoves(sum, LISTED + 1, budget.tick);
    const names = found.slice(0, LISTED).map((move) => nameOf(sum, move));
    terminal.write(list(found.length > LISTED ? [...names, "…"] : names, terminal.columns, "  "));
  } else if (word === "why") {
    terminal.write(solutionText(given, sum, solving.solve(sum, rule, budget)));
  } else {
    const move = named(sum, word, budget);
    if (move === undefined) tell(unknown(sum, word));
    return move;
  }
  return undefined;
}

/** Result of `work`, or the limit that stopped it; the game continues in both cases. */
function orLimit<T>(work: () => T): T | LimitError {
  try {
    return work();
  } catch (error) {
    if (error instanceof LimitError) return error;
    throw error;
  }
}

/**
 * Whether the player to move has won in a position without moves: by the rules if they define it, else by the
 * play.
 */
function wonAtEnd(sum: readonly Term[], rule: Play): boolean {
  const [only, more] = sum;
  const said = only === undefined || more !== undefined ? undefined : endOf(only.rules, only.position);
  return said === undefined ? rule === "misere" : said === "N";
}

/** Sum after the opponent's move, which is printed. */
function answered(
  { context: given }: Table,
  sum: readonly Term[],
  move: SumMove | undefined,
): Term[] | undefined {
  if (move === undefined) return undefined;
  const text: Text = t("play.iPlay", { nameOf: nameOf(sum, move) });
  const { terminal, language } = given;
  terminal.write(wrap(terminal.style("cyan", say(text, language)), terminal.columns, "  "));
  return after(sum, move);
}

/** Drawings of all components that have moves. */
function drawn(sum: readonly Term[]): string {
  const parts = sum.flatMap((term, i) => {
    const { rules: game, position } = term;
    if (listMoves([term], 1).length === 0) return [];
    const index = sum.length > 1 ? `${i + 1}: ` : "";
    const name = shown(`${index}${game.id} ${game.format(position)}`, ECHO - 2);
    return [`\n  ${name}\n${boardText(game.board(position))}`];
  });
  return `${parts.join("")}\n`;
}

function hint(sum: readonly Term[], { outcome, winning, drawing = [] }: Solution): Text {
  const [first] = winning;
  const [draw] = drawing;
  if (draw !== undefined) {
    const name = nameOf(sum, draw);
    return t("play.nobodyCanForceWinKeeps", { name });
  }
  if (first === undefined) return outcome === "N" ? TEXT.unfound : TEXT.lost;
  return t("play.try", { nameOf: nameOf(sum, first) });
}
