import {
  type Answer,
  antiSgAlways,
  coordinatesOf,
  expectMisereProgram,
  formsOf,
  hasNumbers,
  heapWithin,
  type InputForm,
  isFiniteSet,
  languageOfRules,
  languages,
  MANY_OPTIONS,
  misereAnswers,
  nimProductCode,
  parseRead,
  readsSet,
  type Syntax,
  startCost,
  type Template,
  type Texts,
  templateCode,
  textCode,
  USUAL_ADJACENT,
  USUAL_HEAP,
  usualLargest,
  usualRead,
  valuesFor,
  type WholeGame,
  wholeCode,
  wholeOf,
} from "../../codegen/index.ts";
import { type Plan, planOf, readsOne } from "../../codegen/read/plan.ts";
import { limitsIn } from "../../codegen/read/reach.ts";
import { isSearched } from "../../codegen/template.ts";
import type { Answers, Wanted } from "../../codegen/within.ts";
import { NotationError } from "../../errors.ts";
import { adjacentIn } from "../../games/adjacent-notation.ts";
import { parseGame } from "../../games/notation.ts";
import {
  beyondNamed,
  type ContestProblem,
  isProblemName,
  programAmong,
  programNamed,
} from "../../games/problems/index.ts";
import { withoutProgram } from "../../games/problems/without-program.ts";
import { nimProduct64 } from "../../judge/nim-product-64.ts";
import { say } from "../../locale/message.ts";
import { aloneError } from "../../solve/search/alone.ts";
import type { Game } from "../../types.ts";
import { BY_LAW, boxOf, CODE, LARGEST, lawTold, provedFor, put, syntaxOf } from "../code.ts";
import { type Command, type CommandContext, RULES, SEARCH, UsageError } from "../command.ts";
import { EXIT, type ExitCode } from "../exit.ts";
import { openPlaces } from "../files.ts";
import { formOf, names, type ProgramForm } from "../form.ts";
import { A_GAME, firstWord, limitsOf, numberOf } from "../input.ts";
import { t } from "../locale/commands.ts";
import { type Named, namedIn, reachedFrom } from "../positions-reached.ts";
import { answeredNamed } from "../problem-list.ts";
import { periodTold } from "../terminal/sequence.ts";
import { shown } from "../terminal/shown.ts";
import { fileProgram, type Reading } from "../user-rules/file-program.ts";
import type { FileGame } from "../user-rules/program.ts";
import { hasPositions, isMisere, textFile, textsIn } from "../user-rules/texts.ts";

const [{ id: usual }] = languages;

const USAGE = `nimber template <game>|<problem> --code ${usual} [--read 'T (n a*n)*'] [--print Yes/No]`;
const NIM_PRODUCTS: readonly string[] = [nimProduct64.id, ...nimProduct64.aliases];

export const template: Command = {
  usage: [
    USAGE,
    `nimber template --read s-nim --code ${usual}`,
    `nimber template nim-product-64 --code ${usual}`,
  ],
  options: [
    {
      name: "read",
      value: "FORM",
      says: t("template.formInputTNN", { names }),
    },
    {
      name: "print",
      value: "WORDS",
      says: t("template.whatPrintsFirstPlayerWins"),
    },
    {
      name: "input",
      value: names.join("|"),
      says: t("template.formInputNameRead"),
    },
    {
      name: "to",
      value: "N",
      says: t("template.largestHeapNumbers"),
    },
    {
      name: "limits",
      value: "BOUNDS",
      says: t("template.limitsOfInput"),
    },
    BY_LAW,
    ...CODE,
    RULES,
    ...SEARCH,
  ],
  examples: [
    "nimber template '{2,5}' --code cpp",
    "nimber template hdu-1848 --code python",
    "nimber template kayles --code java --input single",
    "nimber template --read s-nim --code python",
    "nimber template nim-product-64 --code rust",
    "nimber template '[n: n-1 | n/2]' --read 'T (n a*n)*' --print Yes/No --code cpp",
    "nimber template '[n: n-1 | n-3 | n/2]' --law --code java",
    "nimber template 'clobber xoxo/oxox' --code python",
    "nimber template '{primes}' --to 1000 --code rust --lang zh",
    "nimber template nim --misere --print John/Brother",
  ],
  async run(typed) {
    const context = ofProblem(typed);
    const syntax = syntaxFor(typed);
    if (NIM_PRODUCTS.includes(context.args[0] ?? "")) return nimProducts(context, syntax);
    const form = formOf(context);
    const { read, answer, name } = form;
    openPlaces(context);
    if (read !== undefined && readsSet(read)) {
      const source = templateCode(ofSet(context, read, answer), syntax, context.language);
      put(context, source, { language: syntax.id, input: name ?? read.text, source });
      return EXIT.answered;
    }
    const text = textFile(context);
    if (asksMisere(context) && context.userRules.rules !== undefined)
      throw new UsageError(t("template.misereFile"));
    if (text !== undefined && (hasPositions(context) || !isSearch(context, text)))
      return ofTexts(context, text, textsIn(context, text), form);
    const named = await namedIn(context, USAGE);
    const { game } = named;
    const file = [...context.userRules.games.values()].find((each) => each === game);
    if (file !== undefined && isSearch(context, file)) return ofFile(context, file, form);
    if (file?.won !== undefined) throw aloneError(file);
    if (game.blocked !== undefined) throw aloneError(game);
    const play = asksMisere(context) ? "misere" : "normal";
    if (play === "misere") expectMisereProgram(game);
    const whole = wholeOf(game, play);
    if ((whole !== undefined && file === undefined) || !hasNumbers(game)) expectNoLimits(context, game);
    if (whole !== undefined && file === undefined) return ofWhole(context, named, whole, form);
    if (!hasNumbers(game)) return ofTexts(context, game, reachedFrom(context, { ...named, play }), form);
    const wanted = await ofNumbers(context, game, form);
    const source = templateCode(wanted, syntax, context.language);
    put(context, source, {
      game: game.id,
      language: syntax.id,
      input: name ?? wanted.read.text,
      ...(wanted.law && { law: periodTold(wanted.law) }),
      ...(wanted.cited && { known: lawTold(wanted.cited) }),
      source,
    });
    const options = startCost(wanted);
    if (options > MANY_OPTIONS && !context.json) context.terminal.warn(slowLine(options, game.id, context));
    return EXIT.answered;
  },
};

/** Whether misère play is asked for by an option, not by a rules file. */
export const asksMisere = (context: CommandContext): boolean =>
  context.option("misere") !== undefined && ![...context.userRules.games.values()].some(isMisere);

/** Program that reads its set of takes; a game in the arguments is only an example of one. */
export function ofSet(context: CommandContext, read: InputForm, answer: Answer): Template {
  const example = context.args.length > 0 ? firstWord(context, A_GAME, USAGE) : "";
  const adjacent = adjacentIn(example);
  if (example !== "") expectExample(example, read, adjacent !== undefined);
  const limits = limitsTyped(context);
  const usual = adjacent === undefined ? USUAL_HEAP : USUAL_ADJACENT;
  const largest =
    limits === undefined ? numberOf(context, "to", usual, 1, LARGEST) : heapWithin(limits, read);
  const antiSg = asksMisere(context) ? antiSgAlways(undefined) : undefined;
  return { read, answer, largest, adjacent, ...limitsSaid(context), antiSg };
}

/** Program for a game whose positions are numbers. */
export async function ofNumbers(
  context: CommandContext,
  game: Game<unknown>,
  { read, answer }: ProgramForm,
): Promise<Template & { readonly game: Game<unknown> }> {
  const coordinates = coordinatesOf(game);
  const form = read ?? usualOf(game, coordinates);
  const plan = planOf(form, coordinates);
  const misere = asksMisere(context);
  const { box, tests } = limited(context, plan);
  const input = { game, read: form, answer, tests };
  if (answer.plays) {
    const useless = ["to", "law", "misere"].find((name) => context.option(name) !== undefined);
    if (useless !== undefined) throw new UsageError(t("template.playsAlone", { option: useless }));
    return { ...input, ...limitsSaid(context), largest: box ?? usualLargest(game) };
  }
  const asked: Wanted = { ...input, play: isMisere(game) ? "misere" : "normal", needsValues: misere };
  const largest = box ?? farBox(context, game, coordinates.length);
  const winners = misere && readsOne(plan) ? await provedFor(game, true, context, "misere") : undefined;
  if (winners !== undefined)
    return { ...input, ...limitsSaid(context), largest, cited: winners, play: "misere" };
  const antiSg = misere ? antiSgAlways(game) : undefined;
  const answers =
    misere && antiSg === undefined
      ? misereAnswers(asked, largest, limitsOf(context))
      : {
          ...(box === undefined
            ? await answersTo(context, asked, largest, plan)
            : await within(context, asked, box)),
          antiSg,
        };
  return { ...input, ...limitsSaid(context), ...answers };
}

/** Answers that reach the limits of --limits; the search for laws is loaded for them alone. */
async function within(context: CommandContext, asked: Wanted, box: readonly number[]): Promise<Answers> {
  const { answersWithin } = await import("../../codegen/within.ts");
  return answersWithin(asked, box, context.option("limits")!, limitsOf(context));
}

/** Law of --law, or else values up to `largest`. */
async function answersTo(
  context: CommandContext,
  asked: Wanted,
  largest: readonly number[],
  plan: Plan,
): Promise<Answers> {
  const { game, play } = asked;
  const cited = await provedFor(game, readsOne(plan), context);
  if (cited !== undefined) return { largest, cited };
  return {
    largest,
    ...valuesFor(game, asked, largest, play, limitsOf(context)),
  };
}

/** Largest coordinates and number of tests from --limits. */
function limited(context: CommandContext, plan: Plan): Partial<ReturnType<typeof limitsIn>> {
  const typed = limitsTyped(context);
  return typed === undefined ? {} : limitsIn(typed, plan);
}

/** The text of --limits, which excludes other ways to give them. */
function limitsTyped(context: CommandContext): string | undefined {
  const typed = context.option("limits");
  const other = typed && ["to", "law"].find((name) => context.option(name) !== undefined);
  if (other) throw new UsageError(t("template.limitsAlone", { other }));
  return typed;
}

/** Line in a program about the limits of its input. */
const limitsSaid = (context: CommandContext): Pick<Template, "limits"> => {
  const typed = context.option("limits");
  return typed === undefined ? {} : { limits: typed.trim() };
};

/** Such a program has limits of its own. */
function expectNoLimits(context: CommandContext, { id = "" }: Game<unknown>): void {
  if (context.option("limits") !== undefined) throw new UsageError(t("template.limitsForm", { id }));
}

/** Replaces the name of a contest problem by its game, with the form and words of the problem as defaults. */
export function ofProblem(context: CommandContext): CommandContext {
  const { args } = context;
  if (NIM_PRODUCTS.includes(args[0] ?? "")) return context;
  const isWhole = answeredNamed(args.join(" ")) !== undefined;
  const name = isWhole ? args.join(" ") : (args[0] ?? "");
  const beyond = beyondNamed(name);
  if (beyond !== undefined)
    throw new UsageError(t("template.problemBeyond", { id: beyond.ids[0]!, why: beyond.why }));
  const problem = answeredNamed(name);
  if (problem === undefined) {
    const typed = args.join("-");
    if (isProblemName(typed) && !context.userRules.games.has(args[0]!))
      throw new UsageError(t("games.expectedProblemListedFoundNimber", { shown: shown(args.join(" ")) }));
    return context;
  }
  const [id = name] = problem.ids;
  const { ids, game, misere, limits, read, print, beyond64 } = programNamed(name) ?? noProgram(name, problem);
  if (!isWhole) throw new UsageError(t("template.problemAlone", { id, found: args[1]! }));
  if (beyond64 !== undefined && syntaxFor(context).unbounded !== true)
    throw new UsageError(t("template.problemBeyond64", { id: ids[0]!, limits: beyond64 }));
  const replaces = ["to", "law", "limits", "read", "input"].some((name) => context.peek(name) !== undefined);
  const own = new Map(
    Object.entries({
      ...{ read, print },
      ...(misere && { misere: "" }),
      ...(!replaces && limits !== undefined && { limits }),
    }),
  );
  const given = (name: string, value: string | undefined) => value ?? own.get(name);
  return {
    ...context,
    args: game === undefined ? [] : [game],
    option: (name) => given(name, context.option(name)),
    peek: (name) => given(name, context.peek(name)),
  };
}

/** Language of the program; for a problem with numbers beyond 64 bits with integers of any size, if it has them. */
export function syntaxFor(context: CommandContext): Syntax {
  const syntax = syntaxOf(context);
  const { beyond64 } = programNamed(context.args.join(" ")) ?? {};
  return beyond64 === undefined ? syntax : (syntax.big ?? syntax);
}

function noProgram(name: string, problem: ContestProblem): never {
  const { ids, ask } = problem;
  const [id = name] = ids;
  const [other] = programAmong(ids)?.ids ?? [];
  if (other !== undefined) throw new UsageError(t("template.problemElsewhere", { name, other }));
  const [, file] = /--rules (\S+)/.exec(ask) ?? [];
  const why = withoutProgram(id);
  throw new UsageError(
    file === undefined
      ? t("template.problemWithoutProgram", { id, ask, why })
      : t("template.problemByFile", { id, file, why }),
  );
}

/** The program of a game whose positions are lists, graphs or boards. */
function ofWhole(
  context: CommandContext,
  { game, from }: Named,
  whole: WholeGame,
  { read, answer }: ProgramForm,
): ExitCode {
  const option = ["to", "law"].find((name) => context.option(name) !== undefined);
  const found = (option && `--${option}`) ?? from[0];
  const input = read?.text ?? formsOf(whole)[0]!;
  if (found !== undefined) {
    throw new UsageError(t("template.templateExpectedNothingButCode", { id: game.id, found }));
  }
  const syntax = syntaxOf(context);
  const source = wholeCode(whole, game, answer, syntax, context.language, read);
  put(context, source, { game: game.id, language: syntax.id, input, source });
  return EXIT.answered;
}

/** Largest coordinates for the positions of a file. Default: what its code can tabulate in seconds. */
function farthestIn(file: FileGame, size: number): readonly number[] | undefined {
  const most = file.farthest ?? [undefined, undefined, 100, 30, 12][size];
  return most === undefined ? undefined : Array<number>(size).fill(most);
}

/** Largest coordinates of a program; unlimited for a search, which needs no table of that size. */
function farBox(context: CommandContext, game: Game<unknown>, size: number): number[] {
  const file = [...context.userRules.games.values()].find((each) => each === game);
  const usual = (file && farthestIn(file, size)) ?? usualLargest(game);
  const far = Array<number>(size).fill(Number.MAX_SAFE_INTEGER);
  return boxOf(context, usual, isSearched(game, far) ? far[0] : LARGEST);
}

/**
 * Whether the program for a file is a search with the file's own code, in the language of rules files,
 * instead of a table.
 */
function isSearch(context: CommandContext, file: FileGame): boolean {
  if (context.option("code") !== undefined) return syntaxOf(context) === languageOfRules;
  return !hasNumbers(file) || file.misere || file.won !== undefined || hasJudge(context, file);
}

/** Whether the program reads its input by the `judge` of the file, unless another form is given. */
const hasJudge = (context: CommandContext, { judge }: FileGame): boolean =>
  judge !== undefined &&
  (["read", "input", "print"] as const).every((name) => context.option(name) === undefined);

/**
 * Input of the program for a file: numbers in a form, or one position per line if positions are not numbers
 * or vary in length.
 */
function readingOf(file: FileGame, read: InputForm | undefined): Reading {
  if (!hasNumbers(file) || (read === undefined && file.space !== "heap")) return undefined;
  const coordinates = coordinatesOf(file);
  return { read: read ?? usualOf(file, coordinates), coordinates };
}

/**
 * Default form: one position per test under misère play and for rules that define who has won, since sums are
 * undefined there.
 */
const usualOf = (game: Game<unknown>, coordinates: readonly string[]): InputForm =>
  isMisere(game) || game.won !== undefined
    ? parseRead(`T (${coordinates.join(" ")})*`)
    : usualRead(coordinates);

/** Refuses a form for positions that are not numbers. */
function refuseForm({ id, space }: Game<unknown>, { read }: ProgramForm): void {
  if (read !== undefined && !hasNumbers({ space })) {
    throw new UsageError(t("template.readExpectedNoneBecausePositions", { id, text: read.text }));
  }
}

/** Prints a program with a table of positions in notation. */
function ofTexts(context: CommandContext, game: Game<unknown>, texts: Texts, form: ProgramForm): ExitCode {
  refuseForm(game, form);
  const syntax = syntaxOf(context);
  const source = textCode(texts, syntax, context.language, form.answer);
  const positions = texts.values.size;
  put(context, source, { game: texts.id, language: syntax.id, input: "lines", positions, source });
  return EXIT.answered;
}

/** Prints a program that searches with the code of a file. */
function ofFile(context: CommandContext, file: FileGame, form: ProgramForm): ExitCode {
  refuseForm(file, form);
  const { read, answer, name } = form;
  const reading = hasJudge(context, file) ? "judge" : readingOf(file, read);
  const source = fileProgram(file, reading, answer, context.language);
  const input = reading === "judge" ? reading : (name ?? reading?.read.text ?? "lines");
  put(context, source, { game: file.id, language: languageOfRules.id, input, source });
  return EXIT.answered;
}

/**
 * Prints the program for the contest problems on nim-products, whose input has a fixed form and which need no
 * table.
 */
function nimProducts(context: CommandContext, syntax: Syntax): ExitCode {
  const [asked, more] = context.args;
  const option = ["read", "input", "print", "to", "limits", "rules"].find(
    (name) => context.option(name) !== undefined,
  );
  const found = more ?? (option && `--${option}`);
  if (found !== undefined) {
    throw new UsageError(t("template.templateExpectedNothingButCode2", { asked, found }));
  }
  openPlaces(context);
  const source = nimProductCode(syntax, context.language);
  put(context, source, { game: nimProduct64.id, language: syntax.id, input: "T (a b)*", source });
  return EXIT.answered;
}

function slowLine(options: number, id: string, { language }: CommandContext): string {
  const about = options.toExponential(0).replace("e+", "·10^");
  return say(t("template.programLooksAboutOptionsWhen", { about, id }), language);
}

/** Checks that a game has a finite set of takes, as an example for a program that reads its set. */
function expectExample(notation: string, { text }: InputForm, isAdjacent: boolean): void {
  if (isFiniteSet(parseGame(notation)) || isAdjacent) return;
  throw new NotationError(notation, 0, t("template.readExpectedNoGameFinite", { text }));
}
