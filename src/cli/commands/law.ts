import { lawCode } from "../../codegen/index.ts";
import type { Boards } from "../../games/boards-of.ts";
import { parseGame, parseGameAmong } from "../../games/notation.ts";
import {
  certificateOf,
  dot,
  findingLatex,
  findLaw,
  gameOfLaw,
  type LawFinding,
  lawInBase,
  lawOfGame,
  lawOfSequence,
  lawWithin,
  programOf,
  type Search,
  testStated,
  walnut,
} from "../../law/index.ts";
import { hasLaws } from "../../law/runs.ts";
import { say } from "../../locale/message.ts";
import { begin, started } from "../../solve/limits.ts";
import { theoremsOf } from "../../solve/methods/theorem.ts";
import type { Game, Play, Text, Theorem } from "../../types.ts";
import { boardsIn, RANGE, refuseOfBoards, valuedBoards } from "../boards.ts";
import { CODE, put, syntaxOf } from "../code.ts";
import { type Command, type CommandContext, DATABASE, RULES, SEARCH, UsageError } from "../command.ts";
import { EXIT, type ExitCode } from "../exit.ts";
import { openPlaces, writeFile } from "../files.ts";
import { firstWord, limitsOf, numberOf, refuseLeast } from "../input.ts";
import { t } from "../locale/commands.ts";
import { LONG } from "../long-options.ts";
import { jsonLine } from "../terminal/json.ts";
import { endOf, lawJson, lawTold, restingOn, searchJson, searchTold } from "../terminal/law.ts";
import { enough, sequenceOf } from "../terms.ts";

// Command `law`: finds and proves the law of a game's values or outcomes, or tests a stated one.

const USAGE = "nimber law <game>";

/** Default time limit of a search in seconds. */
const USUAL_SECONDS = 30;

const AS_CODE: Text = t("law.asCode");

/** Formats of an automaton. */
const AUTOMATA = { walnut, dot } as const;
const EXPORTS = [...Object.keys(AUTOMATA), "latex"];

export const law: Command = {
  usage: [
    USAGE,
    "nimber law 'P iff <condition>' --game <game>",
    "nimber law '<game> <boards>' --to N",
    "nimber law -",
  ],
  options: [
    {
      name: "game",
      value: "game",
      says: t("law.testLawStatedGame"),
    },
    { name: "where", value: "condition", says: t("law.where") },
    { name: "base", value: "B", says: t("law.base") },
    { name: "values", says: t("law.onlyLawsValues") },
    { name: "outcomes", says: t("law.onlyLawsOutcomes") },
    {
      name: "export",
      value: EXPORTS.join("|"),
      says: t("law.printAutomaton"),
    },
    {
      name: "certificate",
      value: "FILE",
      says: t("period.writeProofFileNimberCheck"),
    },
    ...CODE.map((each) => (each.name === "code" ? { ...each, says: AS_CODE } : each)),
    ...RANGE,
    ...LONG,
    DATABASE,
    RULES,
    ...SEARCH,
  ],
  examples: [
    "nimber law '{powers(2)}'",
    "nimber law '[x,y: x-k,y | x,y-k | x-k,y-k]'",
    "nimber law 'P iff x xor y xor z = 0' --game '[x,y,z: x-k,y,z | x,y-k,z | x,y,z-k]'",
    "nimber law 'sg = n % 4' --game 'bash(3)'",
    "nimber law 'P iff min(x,y) = floor(phi*k) and max(x,y) = min(x,y) + k for some k >= 0' --game wythoff",
    "nimber law 'sg(n,0) = n' --game '[n,p: n-k,p | n,p-1 if n > 0]'",
    "nimber law '[n,m: n-k,m if k <= m]' --where 'm = 3'",
    "nimber law '[n: n/2 if n > 0 | n/3 if n > 0]' --base 6",
    "nimber law wythoff --certificate wythoff.json",
    "nimber law 'bash(3)' --code python",
    "nimber values lasker --to 99 --format bfile | nimber law -",
    "nimber law 'node-kayles cycle(n)' --to 150",
  ],
  async run(context) {
    const { progress: _, ...asked } = limitsOf(context);
    // Without --time the proof to be written has a time limit of its own.
    const limits =
      context.option("time") === undefined ? { ...asked, seconds: USUAL_SECONDS } : started(asked);
    const where = context.option("where");
    const boards = context.option("game") === undefined ? await boardsIn(context) : undefined;
    if (where !== undefined && (boards !== undefined || context.args[0] === TABLE))
      throw new UsageError(t("law.whereOfRule"));
    if (context.option("base") !== undefined) refuseBeside(context, boards);
    if (boards !== undefined) return await ofBoards(boards, limits, context);
    refuseOfBoards(context, ["to", "from", "checkpoint", "resume", "every", "database"]);
    openPlaces(context);
    if (context.args.length === 1 && context.args[0] === TABLE) return ofTable(limits, context);
    const play: Play = context.option("misere") === undefined ? "normal" : "misere";
    const game = gameAsked(context);
    const isStated =
      context.option("game") !== undefined ||
      (context.userRules.rules !== undefined && context.args.length > 0);
    if (isStated && where !== undefined) throw new UsageError(t("law.whereInLaw", { where }));
    if (isStated) return tested(firstWord(context, A_LAW, USAGE), game, play, limits, context);
    refuseLeast(context, game, "law");
    const { search: found, game: of } = searched(game, play, limits, context);
    // A base asks for automata alone.
    const known = context.option("base") === undefined ? theoremsOf(game, play) : [];
    const status = shown(found, game, context, known);
    return certified(of, found.finding, limits, context) ? status : EXIT.undecided;
  },
};

/** Refuses --base for questions that use no automaton in a given base. @throws UsageError */
function refuseBeside(context: CommandContext, boards: Boards | undefined): void {
  const named = ["game", "where"].find((name) => context.option(name) !== undefined);
  const other =
    named === undefined ? (boards?.written ?? (context.args[0] === TABLE ? TABLE : undefined)) : `--${named}`;
  if (other !== undefined) throw new UsageError(t("law.baseAlone", { other }));
}

/** Argument instead of a game: the values are on standard input. */
const TABLE = "-";

/** Law of a sequence of values without known rules. */
function ofTable(limits: Limits, context: CommandContext): ExitCode {
  const extra = (["game", "misere", "export", "certificate"] as const).find(
    (name) => context.option(name) !== undefined,
  );
  if (extra !== undefined) {
    throw new UsageError(t("law.expectedGameFoundTableValues", { extra }));
  }
  const kind = context.option("outcomes") === undefined ? "values" : "outcomes";
  const within = started(limits);
  const sequence = sequenceOf(context.terminal, begin(within));
  return shown(lawOfSequence(sequence, kind, within), { id: TABLE }, context);
}

/** Law of the values of boards that differ in a number, as observed on the first ones. */
async function ofBoards(boards: Boards, limits: Limits, context: CommandContext): Promise<ExitCode> {
  const kind = context.option("outcomes") === undefined ? "values" : "outcomes";
  const { sequence, stopped } = await valuedBoards(boards, context);
  const { from, values } = sequence;
  const status = shown(
    lawOfSequence({ first: from, terms: enough(values) }, kind, limits),
    { id: boards.written },
    context,
  );
  if (stopped === undefined) return status;
  context.terminal.warn(`${say(stopped, context.language)}\n`);
  return EXIT.undecided;
}

/** Start of a law, which is not a valid start of a game. */
const LAW = /^\s*(?:[PN]\s+iff\b|sg\s*[=(])/;

const A_LAW: Text = t("law.aLaw");
const EITHER: Text = t("law.either");

/** Game whose law is asked for, or to which a stated law refers. */
function gameAsked(context: CommandContext): Game<unknown> {
  const { games, rules } = context.userRules;
  const named = context.option("game");
  if (rules !== undefined) return rules;
  const text = named ?? firstWord(context, EITHER, USAGE);
  if (named !== undefined || !LAW.test(text)) return parseGameAmong(text, games);
  throw new UsageError(t("law.gameExpectedGameLawFound"));
}

type Limits = NonNullable<Parameters<typeof findLaw>[3]>;

/**
 * Searches for laws of values (with all methods for one number, only as formulas for several), then for laws
 * of outcomes. With --where, also returns the restricted game to which the proofs refer.
 */
function searched(
  game: Game<unknown>,
  play: Play,
  limits: Limits,
  context: CommandContext,
): { readonly search: Search; readonly game: Game<unknown> } {
  const only = (["values", "outcomes"] as const).find((name) => context.option(name) !== undefined);
  const where = context.option("where");
  if (where !== undefined) return lawWithin(game, where, parseGame, play, limits, only);
  if (context.option("base") !== undefined)
    return { search: lawInBase(game, numberOf(context, "base", 2, 2, 36), play, limits, only), game };
  return {
    search: only === undefined ? lawOfGame(game, play, limits) : findLaw(game, only, play, limits),
    game,
  };
}

function tested(
  text: string,
  named: Game<unknown>,
  play: Play,
  limits: Limits,
  context: CommandContext,
): ExitCode {
  const game = gameOfLaw(text, named, parseGame);
  if (!hasLaws(game)) {
    throw new UsageError(t("law.gameExpectedGameWhosePosition", { id: game.id }));
  }
  const found = testStated(game, text, play, limits);
  if (coded(found, game, context)) return endOf(found);
  if (context.json) context.terminal.write(jsonLine(lawJson(game, found)));
  else if (!exported(found, context)) context.terminal.write(lawTold(found, context));
  const isWritten = certified(game, found, limits, context);
  if (found.verdict === "refuted") return EXIT.refuted;
  return isWritten ? endOf(found) : EXIT.undecided;
}

/**
 * Writes the proof if it is asked for and the checker accepts it; otherwise explains why there is none.
 * Returns false if a requested file was not written.
 */
function certified(
  game: Game<unknown>,
  finding: LawFinding | undefined,
  limits: Limits,
  { option, terminal, language }: CommandContext,
): boolean {
  const file = option("certificate");
  if (file === undefined) return true;
  const written = finding && certificateOf(game, finding, limits);
  if (written?.finding.verdict === "valid") {
    writeFile(file, `${written.text}\n`);
    return true;
  }
  const why = written?.finding.says ?? withoutProof(finding);
  terminal.warn(`nimber: ${say(t("law.unwritten", { why }), language)}\n`);
  return false;
}

/** Reason why a finding has no certificate. */
function withoutProof(finding: LawFinding | undefined): Text {
  if (finding?.verdict !== "proved") return t("law.nothing");
  return finding.by === "play" ? t("law.byPlay") : t("law.byTheorem");
}

/** Writes the automaton, or the law as LaTeX, if it is asked for and exists. */
function exported(finding: LawFinding, context: CommandContext): boolean {
  const name = context.option("export");
  if (name === undefined) return false;
  if (!EXPORTS.includes(name))
    throw new UsageError(t("law.exportExpectedOneFound", { exports: EXPORTS, name }));
  if (name === "latex") {
    if (finding.verdict === "refuted") return false;
    const latex = findingLatex(finding, context.language);
    if (latex === undefined) throw new UsageError(t("law.latexOfLists"));
    context.terminal.write(`${latex}\n`);
    return true;
  }
  const { law: found } = finding;
  if (found === undefined) {
    throw new UsageError(t("law.exportExpectedLawAutomatonFound"));
  }
  context.terminal.write(AUTOMATA[name as keyof typeof AUTOMATA](found.dfa));
  return true;
}

/** Writes what a search found, and `known` theorems of the game unless the law is proved and says the same. */
function shown(
  search: Search,
  game: Pick<Game<unknown>, "id">,
  context: CommandContext,
  known: readonly Theorem<unknown>[] = [],
): ExitCode {
  const { terminal } = context;
  const { finding, stopped } = search;
  const isKnown = finding === undefined && stopped === undefined && known.length > 0;
  const end = isKnown ? EXIT.answered : endOf(finding);
  if (finding !== undefined && coded(finding, game, context)) return end;
  const beside = finding?.verdict === "proved" ? known.filter(({ law }) => law === undefined) : known;
  if (context.json) terminal.write(jsonLine(searchJson(game, search, beside)));
  else if (finding === undefined || !exported(finding, context))
    terminal.write(searchTold(search, context, beside, game.id === TABLE));
  return end;
}

/** Prints the law as a program if it is asked for. */
function coded(finding: LawFinding, game: Pick<Game<unknown>, "id">, context: CommandContext): boolean {
  if (context.option("code") === undefined || finding.verdict === "refuted") return false;
  const syntax = syntaxOf(context);
  if (finding.data === undefined) throw new UsageError(t("law.codeOfLists"));
  const data = programOf(finding);
  try {
    if (data === undefined) throw new RangeError();
    const rests = restingOn(finding).map((each) => say(each, context.language));
    const source = lawCode(data, syntax, context.language, rests);
    put(context, source, { ...lawJson(game, finding), language: syntax.id, code: source });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new UsageError(t("law.codeNoProgramPrintedLaw", { text: finding.text }));
  }
  return true;
}
