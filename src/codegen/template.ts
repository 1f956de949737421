import { encodedAs, heapRules } from "../encoding.ts";
import { LimitError, NotationError } from "../errors.ts";
import { repeatsOf } from "../law-value/periodic.ts";
import { t } from "../locale/codegen.ts";
import { say, verbatim } from "../locale/message.ts";
import { hasExtras } from "../rules/of-game.ts";
import { parseRule } from "../rules/parse.ts";
import { sidesOf } from "../rules/space.ts";
import type { Rule } from "../rules/syntax.ts";
import { positionsIn } from "../solve/box.ts";
import { begin, type Limits } from "../solve/limits.ts";
import { heapTable } from "../solve/period/table.ts";
import { expectTurns } from "../solve/position.ts";
import { type Algebra, fold } from "../solve/search/fold.ts";
import { expectEnd } from "../solve/search/growth.ts";
import type { Game, Language, Law, Play, Text } from "../types.ts";
import { build, buildOutcomes, fixedTakes } from "./heap.ts";
import { lawSource, tellsValues } from "./law.ts";
import { shortest } from "./lookup.ts";
import { euclidValuing, euclidWinner, pairValuing } from "./pair.ts";
import {
  grownBy,
  isLinear,
  linearValue,
  type ProvedLaw,
  quotientOf,
  rangeIn,
  rangeRemark,
  reducedBy,
} from "./periodic.ts";
import { explainedPlaying } from "./playing.ts";
import { printSource, type Source } from "./print.ts";
import { indented, parseProgram } from "./program.ts";
import { ProgramError } from "./program-error.ts";
import { quotientValuing, type SmallQuotient } from "./quotient.ts";
import { lawOfRange } from "./range-moves.ts";
import { type Answer, type InputForm, linesOf, tellsMoves } from "./read/form.ts";
import { boxWithin, parseLimits } from "./read/limits.ts";
import { readLines, type Valuing } from "./read/lines.ts";
import { type Found, type Options, showsLeft } from "./read/moves.ts";
import { type Plan, parametersIn, planOf, readsOne, type Step } from "./read/plan.ts";
import { fillingOf, type Recursion } from "./rule/filling.ts";
import { type LineLosses, lineLosses } from "./rule/line-losses.ts";
import { isOrdered, type RuleProgram, ruleProgram } from "./rule/program.ts";
import { valuesByAShare } from "./rule/share.ts";
import { boxValues, type CitedLaw, lawOf, sequenceByTheorem, sequenceOf } from "./sequence.ts";
import type { Syntax } from "./syntax.ts";
import { citedRemarks, GAPS, provedRemark } from "./table.ts";
import { ofReadTakes, optionsOf } from "./winning.ts";

// Builds complete programs. A program reads positions by a form of input (`read/`), finds the value of each, and prints
// the outcome. It finds values by the first available method: a law for all positions, a formula, the one-line rule
// (`rule/`), heap values by their rules, or a stored table.

/** Input for a program. */
export interface Template {
  /** Game; absent for a program that reads its set of takes. */
  readonly game?: Game<unknown>;
  readonly read: InputForm;
  readonly answer: Answer;
  /** Whether the set of a form has the takes of adjacent tokens of a row or circle, instead of those of a heap. */
  readonly adjacent?: { readonly isCircle: boolean } | undefined;
  /** Largest coordinate, or one for each coordinate, that the program must handle, unless `law` reaches farther. */
  readonly largest: number | readonly number[];
  readonly law?: ProvedLaw | undefined;
  /** Law for every position, instead of everything else; a law of outcomes when positions are not in sums. */
  readonly cited?: CitedLaw | undefined;
  /**
   * Values of positions up to `largest`, the last coordinate varying fastest, for rules that a program cannot compute:
   * see `writable`.
   */
  readonly values?: ArrayLike<number> | undefined;
  /** Whether some numbers up to `largest` are not positions; they have 0 among the values. */
  readonly gaps?: true | undefined;
  /** All lost heaps up to `largest`, if each test is one heap and a program would compute the values too slowly. */
  readonly lost?: readonly number[] | undefined;
  /** Whether each test is one position, and the program finds the lost ones line by line. */
  readonly byLines?: true | undefined;
  /** Limits of the input, as a remark states them. */
  readonly limits?: string | undefined;
  /** Most tests of an input, if they are bounded. */
  readonly tests?: number | undefined;
  /** Kind of play: under misère play `values` are 1 when the player to move wins, and positions are not in sums. */
  readonly play?: Play | undefined;
  /** Reason why normal-play values decide misère sums by the Anti-SG rule. */
  readonly antiSg?: AntiSgReason | undefined;
  /** Elements that decide misère sums where normal-play values do not. */
  readonly quotient?: SmallQuotient | undefined;
}

/** Reason for the Anti-SG rule, and whether it covers positions of every size or only up to the largest. */
export interface AntiSgReason {
  readonly because: Text;
  readonly isBoundless: boolean;
}

/** Form of an input, and the number of its tests. */
type ReadInput = Pick<Template, "read" | "tests">;

/** Limit on the takes that a program reads; judges use at most 100. */
const MOST_TAKES = 1000;

const TEXT = {
  winner: t("winner"),
  alone: t("alone"),
  outcomes: t("outcomes"),
  rules: t("rules"),
  tableOfBits: t("tableOfBits"),
  tableOfSums: t("tableOfSums"),
  tableOfSubsets: t("tableOfSubsets"),
  law: t("law"),
  ruleTable: t("ruleTable"),
  lines: t("lineLosses"),
  lineMasks: t("lineMasks"),
  search: t("search"),
  set: t("sNimTakeSTokens", { mostTakes: MOST_TAKES }),
  stamped: t("values"),
} satisfies Record<string, Text>;

/** Method by which a program finds the value of a position. */
export type Method =
  /** By an expression, or digit by digit for a formula of digits. */
  | { readonly kind: "formula" }
  /** By the first `values` values of a heap; a finite theorem, or one of this game, proves that they repeat. */
  | { readonly kind: "period"; readonly values: number; readonly isFinite: boolean }
  /** By a table of `positions` that the program stores, or fills by the rule. */
  | { readonly kind: "table"; readonly positions: number; readonly brought: boolean }
  /** By a list of all `lost` heaps up to `last`. */
  | { readonly kind: "lost"; readonly lost: number; readonly last: number }
  /** By the product of the elements of a misère quotient, of which heaps have the first `values`. */
  | { readonly kind: "quotient"; readonly order: number; readonly values: number }
  /** By a table of heaps up to `last` that a sieve fills. */
  | { readonly kind: "sieve"; readonly last: number }
  /** By the lost position of each of so many lines. */
  | { readonly kind: "lines"; readonly lines: number }
  /** By a search from the positions of the input, which finds each position once. */
  | { readonly kind: "search" }
  /** By a table of heaps up to `last`, filled again for each set of takes in the input. */
  | { readonly kind: "set"; readonly last: number };

/** Program with its explanation. */
export interface ExplainedCode {
  readonly source: string;
  readonly rule: Text;
  /** Law that it uses, with its proof; or the range of its answers. */
  readonly facts: readonly Text[];
  /** Form of the input, and the words of the answers. */
  readonly input: readonly Text[];
  /** Method; absent when the facts state it. */
  readonly method?: Method | undefined;
  /** Whether the program gives the outcome of single positions, never of sums. */
  readonly isAlone: boolean;
  /** Reason why values decide sums under misère play. */
  readonly antiSg?: Text | undefined;
}

/** Code that finds the values in a program. */
interface Parts extends Valuing, Pick<Source, "constants" | "routines"> {
  readonly rule: Text;
  readonly facts: readonly Text[];
  readonly method: Method;
  /** Functions, in the language of `program.ts`. */
  readonly functions: readonly string[];
  /** Lines before any input is read. */
  readonly before: readonly string[];
  /** Whether there are outcomes and no values. */
  readonly isAlone?: boolean;
}

/** A remark as a line of a program, in one language. */
type Say = (text: Text) => string;

const NOTHING = { constants: [], routines: [], functions: [], before: [] } as const;

/** One-line rule of a game, or of one heap whose moves are completely given by such a rule. */
function ruleOf(rules: Game<unknown>): Rule | undefined {
  const { id, space, accelerators, theorems } = rules;
  expectTurns(rules);
  const text = space === "heap" && theorems.length === 0 ? (accelerators?.ruleInALine?.rule ?? id) : id;
  return text.startsWith("[") && !hasExtras(rules) ? parseRule(text) : undefined;
}

/** Algebra that visits positions and computes nothing. */
const MEETING: Algebra<unknown, number, number> = { start: () => 0, add: () => false, finish: () => 0 };

/** Number of positions visited, from the rule's start and from a few tokens, before a program is written. */
const WALKED = 1000;

/** Refuses a searching program for a game with infinite play. @throws GrowthError, LoopyError */
function expectTerminating(game: Game<unknown>): void {
  expectEnd(game);
  const walk = fold(game, MEETING, { positions: WALKED });
  const few = game.space === "heap" ? [1, 2, 3] : [];
  for (const position of [...few, ...game.start]) {
    try {
      walk.at(position);
    } catch (error) {
      if (!(error instanceof LimitError)) throw error;
    }
  }
}

/** Whether the positions of a game are numbers in tables. */
export const hasNumbers = ({ space }: Pick<Game<unknown>, "space">): boolean =>
  space !== "other" && space !== "tuple";

/** Whether a game is a finite set of takes, an example for a form that reads its set. */
export function isFiniteSet(game: Game<unknown>): boolean {
  const takes = encodedAs(game, "take");
  return takes !== undefined && "set" in takes;
}

/** Names of a position's coordinates: those of the rule, or default ones. */
export function coordinatesOf(game: Game<unknown>): readonly string[] {
  const rule = ruleOf(game);
  if (rule !== undefined) return rule.variables;
  const sides = sidesOf(game.space);
  return sides === 1 ? ["n"] : Array.from({ length: sides }, (_, i) => `x${i + 1}`);
}

/** Largest coordinates, one for each of a position. */
const boxOf = (largest: number | readonly number[], size: number): readonly number[] =>
  typeof largest === "number" ? Array<number>(size).fill(largest) : largest;

/** Whether a formula gives only the outcomes of positions of two numbers. */
const hasWinners = (game: Game<unknown> | undefined, plan: Plan): boolean =>
  game !== undefined &&
  readsOne(plan) &&
  (game.accelerators?.routine === "euclid-outcome" || encodedAs(game, "pair") !== undefined);

/** Whether a program answers for all positions that fit its integers, by a law or a formula. */
export function isBoundless({ game, read, largest, law, cited }: Omit<Template, "answer">): boolean {
  if (game === undefined) return false;
  if (cited !== undefined) return cited.most === undefined;
  if (game.accelerators?.routine === "euclid-value") return true;
  if (rangeIn(heapRules(game)) !== undefined || hasWinners(game, planOf(read, coordinatesOf(game))))
    return true;
  return law !== undefined && law.preperiod + law.period <= boxOf(largest, 1)[0]! + 1;
}

/** Values of a game by a proved recursion of its rule, if there is one. */
function recursionIn(game: Game<unknown>): Recursion | undefined {
  const rule = ruleOf(game);
  return rule && (fillingOf(rule) ?? valuesByAShare(rule));
}

/** Whether a program finds the values of numbers up to these directly, by a proved recursion of the rule. */
export function recurs(game: Game<unknown>, largest: number | readonly number[]): boolean {
  const recursion = recursionIn(game);
  return recursion !== undefined && boxOf(largest, 2).every((most) => most <= recursion.most);
}

/** Lines that compute the values of heaps up to `last`, if there are any. */
function built(game: Game<unknown>, last: number, syntax?: Syntax): string[] | undefined {
  const rules = heapRules(game);
  return rules && build(game, rules, last, syntax);
}

/** Largest heap for a sieve: it fills the table within two seconds. */
const MOST_SIEVED = 30_000_000;
/** Largest number whose prime factors a program finds by division, in a million steps. */
const MOST_FACTORED = 1_000_000_000_000;

const isSieved = (game: Game<unknown>): boolean =>
  game.accelerators?.routine === "coprime-takes" || game.accelerators?.routine === "proper-coprime-takes";

/** Largest numbers for which a program computes a law within a second. */
export function reachOf(game: Game<unknown>, law: Law): number {
  if (isSieved(game)) return MOST_SIEVED;
  const factors = law.kind === "formula" && /\b(?:lpf|bigomega)\(/.test(law.text);
  return factors ? MOST_FACTORED : Number.POSITIVE_INFINITY;
}

/** Whether a program can compute the values up to `largest` by the rules, so that it needs no table. */
export const writable = (
  game: Game<unknown>,
  largest: number | readonly number[],
  input?: ReadInput,
): boolean =>
  game.accelerators?.routine === "euclid-value" ||
  recurs(game, largest) ||
  built(game, 1) !== undefined ||
  programOf(game, largest, input) !== undefined;

/** Whether a program for positions up to `largest` searches from the positions of its input, without a table. */
export const isSearched = (
  game: Game<unknown>,
  largest: number | readonly number[],
  input?: ReadInput,
): boolean => built(game, 1) === undefined && programOf(game, largest, input)?.searches === true;

/** Number of positions up to `largest` of which a program fills or stores a table at a time. */
export function positionsAtOnce(game: Game<unknown>, largest: readonly number[], input: ReadInput): number {
  const found = built(game, 1) === undefined ? programOf(game, largest, input) : undefined;
  return found?.slice === undefined ? positionsIn(largest) : found.positions;
}

function programOf(
  game: Game<unknown>,
  largest: number | readonly number[],
  input?: ReadInput,
  syntax?: Syntax,
): RuleProgram | undefined {
  const rule = ruleOf(game);
  const plan = rule && input && planOf(input.read, rule.variables);
  return (
    rule &&
    ruleProgram(
      rule,
      boxOf(largest, rule.variables.length),
      (places, isBounded) => {
        const found = plan && parametersIn(plan, places);
        return found !== undefined && (!isBounded || found.isOnce || input?.tests !== undefined);
      },
      syntax,
      plan !== undefined && readsOne(plan),
    )
  );
}

/** How often a program fills the table of a rule. */
function fillsOf({ slice }: RuleProgram, plan: Plan, tests: number | undefined): number {
  if (slice === undefined || slice.isKept || parametersIn(plan, slice.places)?.isOnce !== false) return 1;
  return tests ?? 1;
}

/**
 * Approximate number of options that a program for `game` visits at its start, for heaps up to `largest` or as many as
 * `law` needs; 0 when unknown.
 */
export function startCost(template: Template): number {
  const { game, read, tests, largest, law, cited, lost, byLines, quotient } = template;
  if (game === undefined || cited !== undefined || lost !== undefined || byLines) return 0;
  if (quotient !== undefined) return 0;
  if (recurs(game, largest)) return 0;
  const rules = heapRules(game);
  if (rules === undefined || rules.kind === "moves") {
    const found = programOf(game, largest, { read, tests });
    return found === undefined ? 0 : found.visits * fillsOf(found, planOf(read, coordinatesOf(game)), tests);
  }
  if (build(game, rules, 1) === undefined) return 0;
  const [most = 0] = boxOf(largest, 1);
  const last = law === undefined ? most : Math.min(most, law.preperiod + law.period - 1);
  if (rules.kind === "break") {
    const has = (bit: number) => rules.digits.filter((digit) => digit & bit).length;
    return last * rules.digits.length + (has(4) * last ** 2) / 4 + (has(8) * last ** 3) / 36;
  }
  if ("allBut" in rules) return last ** 2 / 2;
  if ("from" in rules) return 0;
  const isOne = law === undefined && readsOne(planOf(read, coordinatesOf(game)));
  const takes = isOne ? fixedTakes(rules, last) : undefined;
  if (takes !== undefined) return last * Math.log2(takes.length + 1);
  return last * ("set" in rules ? rules.set.filter((s) => s <= last) : [...rules.takes(last)]).length;
}

/**
 * Complete program in the language of `syntax` that reads positions and prints the outcomes, with remarks in
 * `language`. It computes the values by the rules, or stores a table when it cannot.
 * @throws TypeError when it needs a table and there are no `values`.
 * @throws NotationError when the numbers of `read` cannot form positions, or when it reads a set although `game` has
 * its own.
 */
export const templateCode = (template: Template, syntax: Syntax, language: Language): string =>
  explainedCode(template, syntax, language).source;

/** Refuses a form that reads a set of takes for a game that has its own. @throws NotationError */
export function expectNoSet({ read, readsSet }: Plan, { id }: Game<unknown>): void {
  if (readsSet) throw new NotationError(read.text, read.text.indexOf("{"), t("noSetTakesOwn", { id }));
}

/** Complete program with its explanation. @throws TypeError, NotationError */
export function explainedCode(template: Template, syntax: Syntax, language: Language): ExplainedCode {
  const remark: Say = (text) => `# ${say(text, language)}`;
  const { game, read, answer, largest } = template;
  if (answer.plays) return ofPlay(template, syntax, language);
  if (game !== undefined && ruleOf(game) !== undefined) expectTerminating(game);
  const plan = planOf(read, game === undefined ? ["n"] : coordinatesOf(game));
  if (game !== undefined) expectNoSet(plan, game);
  if (tellsWinners(template) && !readsOne(plan)) throw alone(plan);
  const { adjacent } = template;
  if (adjacent !== undefined) expectAdjacent(template);
  const parts =
    game === undefined && adjacent !== undefined
      ? adjacentValuing(adjacent.isCircle, boxOf(largest, 1)[0]!, remark)
      : game === undefined
        ? readsOne(plan) && template.antiSg === undefined
          ? setOutcomes(boxOf(largest, 1)[0]!, tellsMoves(answer), syntax, remark)
          : setValuing(boxOf(largest, 1)[0]!, tellsMoves(answer), remark)
        : ofGame(template, game, plan, syntax, remark);
  const { antiSg, quotient } = template;
  const options = tellsMoves(answer) ? expectOptions(template, plan, parts) : undefined;
  const looked = antiSg?.isBoundless === false ? boxOf(largest, coordinatesOf(game!).length) : undefined;
  const most = looked ?? parts.most ?? Array<number>(plan.size).fill(Number.POSITIVE_INFINITY);
  const isFar = options !== undefined && options.few !== true && most.some((each) => each > MOST_TRIED);
  const bound = isFar ? most.map((each) => Math.min(each, MOST_TRIED)) : looked;
  const { legal: condition, variables = [] } = (game && ruleOf(game)) ?? {};
  const legal = condition && { variables, condition };
  const valuing = { ...parts, turned: antiSg !== undefined, options, legal, ...(bound && { most: bound }) };
  const bounds = template.limits === undefined ? undefined : parseLimits(template.limits, read);
  const before = [...parts.before, ...(options?.before ?? [])];
  const reading = readLines(plan, valuing, answer, before, bounds);
  const main = [...before, ...reading.lines];
  const functions = new Set([...parts.functions, ...(options?.functions ?? []), ...reading.functions]);
  const text = [...functions, "main:", ...indented(main)].join("\n");
  const routines = [...parts.routines, ...parseProgram(text)];
  const isAlone =
    parts.isAlone === true || standsAlone(template) || tellsWinners(template) || hasWinners(game, plan);
  const winner =
    quotient !== undefined
      ? t("quotientWinner")
      : antiSg !== undefined
        ? t("antiSgWinner", { because: antiSg.because })
        : isAlone
          ? TEXT.alone
          : TEXT.winner;
  const limits = template.limits === undefined ? [] : [t("limits", { text: template.limits })];
  const { rule, method } = parts;
  const isBound = bound !== undefined && (isFar || parts.facts.length === 0);
  const facts = isBound ? [...parts.facts, upTo(bound)] : parts.facts;
  const input = inputRemark(plan, answer);
  const isSum = !readsOne(plan) && antiSg === undefined;
  const moves = options === undefined ? [] : [t("winningMoves", { isSum })];
  const isMisere = template.play === "misere" || antiSg !== undefined || quotient !== undefined;
  const notes = isMisere && game?.misereNote !== undefined ? [game.misereNote] : [];
  const remarks = [rule, ...facts, input, ...limits, winner, ...notes, ...moves];
  const source = printSource(
    { remarks: remarks.map((each) => say(each, language)), constants: parts.constants, routines },
    syntax,
  );
  return { source, rule, facts, input: [input], method, isAlone, antiSg: antiSg?.because };
}

/** Limit on the numbers of a position whose options a program tries one by one. */
const MOST_TRIED = 10_000_000;

/** Program that plays, as far as limits of its input reach. @throws ProgramError, NotationError */
function ofPlay(
  { game, read, answer, largest, limits, play, antiSg }: Template,
  syntax: Syntax,
  language: Language,
): ExplainedCode {
  if (game === undefined || play === "misere" || antiSg !== undefined)
    throw new ProgramError(t("playsOther", { id: game?.id ?? read.text }));
  const longest = limits === undefined ? undefined : Math.max(...boxOf(largest, coordinatesOf(game).length));
  return explainedPlaying(game, read, answer, syntax, language, longest);
}

/** Options for a program that prints winning moves. @throws ProgramError, NotationError */
function expectOptions(template: Template, plan: Plan, parts: Parts): Options {
  const { game, answer, antiSg, read, largest, play, limits } = template;
  const copied = read.positions?.find(({ count }) => count !== undefined);
  if (copied !== undefined) throw new NotationError(read.text, copied.span.start, t("movesCopies"));
  const ends = play === "misere" || antiSg !== undefined;
  if (game === undefined) {
    const set = read.text.indexOf("{");
    if (hasOwnSets(plan.steps)) throw new NotationError(read.text, set, t("movesSets"));
    return { ...ofReadTakes(read.text), ends };
  }
  const box = parts.most ?? boxOf(largest, plan.size);
  const found = optionsOf(game, box, {
    hasTable: parts.method.kind === "table",
    hasValues: play !== "misere" || antiSg !== undefined,
    isSum: !readsOne(plan),
    all: answer.won.some(({ kind }) => kind === "count" || kind === "each"),
    lists: answer.won.some(({ kind }) => kind === "each"),
    shows: showsLeft(answer),
    before: parts.before,
  });
  if (found === undefined) throw new ProgramError(t("movesNone", { id: game.id, print: answer.wins }));
  if (play === "misere" && antiSg === undefined && found.splits === true)
    throw new ProgramError(t("movesMisereSplit", { id: game.id }));
  const far = found.few === true || limits === undefined ? [] : boxWithin(plan, parseLimits(limits, read));
  if (typeof far !== "string" && far.some((most) => most > MOST_TRIED))
    throw new ProgramError(t("movesFar", { id: game.id, most: MOST_TRIED }));
  return { ...found, ends: ends || found.ends === true };
}

/** Whether a test has sets of takes for its positions. */
const hasOwnSets = (steps: readonly Step[], isRepeated = false): boolean =>
  steps.some((step) => {
    if (step.kind === "set") return isRepeated;
    return "steps" in step && hasOwnSets(step.steps, step.kind === "repeat");
  });

const standsAlone = ({ game, play }: Template): boolean => game?.won !== undefined || play === "misere";

/** Whether its law gives outcomes but no values. */
const tellsWinners = ({ cited }: Template): boolean => cited !== undefined && !tellsValues(cited.law);

function inputRemark({ read, readsSet }: Plan, answer: Answer): Text {
  const { wins, loses, rows, won, places } = answer;
  const set = readsSet ? t("setTakes") : verbatim("");
  if (places) return t("inputPlaces", { text: read.text, set });
  const lost = linesOf(loses);
  if (tellsMoves(answer) || won.length > 1 || lost.length > 1)
    return t("inputLines", { text: read.text, set, won, lost });
  const row = rows ? t("rows") : t("each");
  return t("inputOutput", { text: read.text, set, wins, loses, row });
}

function ofGame(template: Template, game: Game<unknown>, plan: Plan, syntax: Syntax, remark: Say): Parts {
  const rule = t("title", { id: game.id, rule: game.rule });
  const size = coordinatesOf(game).length;
  const box = boxOf(template.largest, size);
  if (standsAlone(template) && !readsOne(plan)) throw alone(plan);
  if (template.quotient !== undefined) return ofQuotient(template.quotient, template, rule);
  if (template.play === "misere" && template.cited === undefined)
    return byTable(template, game, rule, box, syntax);
  if (template.cited !== undefined)
    return bySieve(template, template.cited, game, rule) ?? byLaw(template.cited, rule, syntax);
  if (template.lost !== undefined) return ofLosses(template.lost, rule, box[0]!);
  const lines = template.byLines && lineLossesOf(game, box, syntax);
  if (lines !== undefined && !readsOne(plan)) throw alone(plan);
  if (lines !== undefined) return ofLines(lines, rule, box, remark);
  const formula = { ...NOTHING, rule, method: { kind: "formula" } } as const;
  const range = rangeIn(heapRules(game));
  if (range !== undefined) {
    const at: Valuing["at"] = ([h]) => ({ value: quotientOf(range, h!) });
    return { ...formula, facts: [rangeRemark(range)], at, long: true };
  }
  if (game.accelerators?.routine === "euclid-value") {
    const { functions, remark, at } = euclidValuing;
    return { ...formula, functions, facts: [remark], at, long: true };
  }
  const recursion = recursionIn(game);
  if (recursion !== undefined) {
    const { routines, remark, at, most } = recursion;
    return { ...formula, functions: routines, facts: [remark], at, most: [most, most], long: true };
  }
  const pair = encodedAs(game, "pair");
  if (hasWinners(game, plan)) {
    const { functions, remark, at } = pair === undefined ? euclidWinner : pairValuing(pair);
    return { ...formula, functions, facts: [remark], at, long: false };
  }
  const byItsLaw = template.law !== undefined && template.values !== undefined;
  if (!byItsLaw && (size > 1 || built(game, 1) === undefined)) {
    const found = programOf(game, box, template, syntax);
    if (found !== undefined) return byRule(found, rule, box, remark);
  }
  return size > 1
    ? byTable(template, game, rule, box, syntax)
    : ofHeap(template, game, plan, rule, box[0]!, syntax, remark);
}

/** Elements of a misère quotient. @throws NotationError, ProgramError */
function ofQuotient(quotient: SmallQuotient, { game, read, answer }: Template, rule: Text): Parts {
  const copied = read.positions?.find(({ count }) => count !== undefined);
  if (copied !== undefined) throw new NotationError(read.text, copied.span.start, t("quotientCopies"));
  if (tellsMoves(answer)) throw new ProgramError(t("quotientMoves", { id: game!.id, print: answer.wins }));
  const { kinds, period, order } = quotient;
  const heaps = period === undefined ? kinds.length - 1 : undefined;
  return {
    ...NOTHING,
    ...quotientValuing(quotient),
    rule,
    facts: [t("quotientFound", { order, heaps, ...period })],
    method: { kind: "quotient", order, values: kinds.length },
  };
}

/** A list of all lost heaps up to `last`. */
function ofLosses(lost: readonly number[], rule: Text, last: number): Parts {
  return {
    ...NOTHING,
    rule,
    facts: [t("lostHeaps", { count: lost.length, last })],
    method: { kind: "lost", lost: lost.length, last },
    before: [
      `list losing = ${lost.join(" ")}`,
      `array lost[${last + 1}]`,
      `for i = 0 to ${lost.length - 1}:`,
      "  lost[losing[i]] = 1",
    ],
    most: [last],
    at: ([h]) => {
      const isLost = `lost[narrow(${h!})]`;
      return { value: `1 - ${isLost}`, loses: `${isLost} == 1` };
    },
    long: false,
    isAlone: true,
  };
}

/** Program that finds the lost positions up to `box` line by line, if the rule of a game allows it. */
export function lineLossesOf(
  game: Game<unknown>,
  box: readonly number[],
  syntax?: Syntax,
): LineLosses | undefined {
  const rule = ruleOf(game);
  return rule && lineLosses(rule, box, syntax);
}

function ofLines(
  { byMasks, before, most, lines, at }: LineLosses,
  rule: Text,
  box: readonly number[],
  remark: Say,
): Parts {
  return {
    ...NOTHING,
    rule,
    facts: [upTo(box)],
    method: { kind: "lines", lines },
    before: [remark(byMasks ? TEXT.lineMasks : TEXT.lines), ...before],
    most,
    at,
    long: false,
    isAlone: true,
  };
}

/** Error for a sum of a game that has only single positions. */
export const alone = ({ read }: Plan): NotationError =>
  new NotationError(read.text, 0, t("testsOnePositionEachT"));

/** Function of a law, which returns values, or 1 when the player to move loses. */
function byLaw(cited: CitedLaw, rule: Text, syntax: Syntax): Parts {
  const { constants, routines } = lawSource(cited.law, syntax);
  const { name, parameters, returns } = routines.at(-1)!;
  const long = returns === "long";
  const at: Valuing["at"] = (place) => {
    const call = `${name}(${place.map((each, i) => (parameters[i]!.type === "long" ? each : `narrow(${each})`)).join(", ")})`;
    return name === "lost" ? { value: `1 - ${call}`, loses: `${call} == 1` } : { value: call };
  };
  const method = { kind: "formula" } as const;
  const bound = cited.most === undefined ? {} : { most: [cited.most] };
  return { ...NOTHING, rule, facts: citedRemarks(cited), method, constants, routines, at, long, ...bound };
}

/** Law of the heaps up to `most` of a game whose moves lead to a range of heaps. */
export function citedRange(
  game: Game<unknown>,
  most: number,
): (CitedLaw & { readonly cases: number }) | undefined {
  const rule = ruleOf(game);
  const law = rule && lawOfRange(rule, most);
  return law && { law, by: t("rangeMoves", { most }), most, cases: law.text.split(";").length };
}

/** A table of values that count primes, for the limits of an input. */
function bySieve(
  { limits, largest }: Template,
  cited: CitedLaw,
  game: Game<unknown>,
  rule: Text,
): Parts | undefined {
  const [last] = boxOf(largest, 1);
  if (limits === undefined || !isSieved(game) || last! > MOST_SIEVED) return undefined;
  return {
    ...NOTHING,
    rule,
    facts: [...citedRemarks(cited), upTo([last!])],
    method: { kind: "sieve", last: last! },
    before: built(game, last!)!,
    most: [last!],
    at: ([h]) => ({ value: `sg[narrow(${h})]` }),
    long: false,
  };
}

function byRule(found: RuleProgram, rule: Text, box: readonly number[], remark: Say): Parts {
  const { routines: functions, before, slice, ofSubsets, searches, most, at } = found;
  return {
    ...NOTHING,
    functions,
    rule,
    facts: searches ? [] : [upTo(box)],
    method: searches ? { kind: "search" } : tableOf(box, false),
    before: [
      remark(searches ? TEXT.search : ofSubsets ? TEXT.tableOfSubsets : tableText(before, TEXT.ruleTable)),
      ...before,
    ],
    slice,
    most,
    at,
    long: false,
  };
}

function byTable(
  { values, gaps }: Template,
  game: Game<unknown>,
  rule: Text,
  box: readonly number[],
  syntax: Syntax,
): Parts {
  const sides = box.length > 1 ? { box } : {};
  const { constants, routines } = shortest({ id: game.id, values: needed(values, game), ...sides }, syntax);
  const at: Valuing["at"] = (place) => ({
    value: `sg(${place.map((each) => `narrow(${each})`).join(", ")})`,
  });
  const facts = [upTo(box), ...(gaps ? [GAPS] : [])];
  return {
    ...{ ...NOTHING, rule, facts, method: tableOf(box, true), constants, routines },
    ...{ most: box, at, long: false },
  };
}

/** Values that a program without rules must store. */
function needed(values: Template["values"], { id }: Game<unknown>): ArrayLike<number> {
  if (values !== undefined) return values;
  throw new TypeError(`templateCode: expected values, got none for ${id}`);
}

const tableOf = (box: readonly number[], brought: boolean): Method => ({
  kind: "table",
  positions: positionsIn(box),
  brought,
});

/** Range of a program's answers. */
const upTo = (box: readonly number[]): Text =>
  box.length === 1 ? t("heapsUp", { box: box[0] }) : t("positionsUp", { box });

/** Code that finds heap values, from the rules or from a table, as far as the law needs them. */
function ofHeap(
  template: Template,
  game: Game<unknown>,
  plan: Plan,
  rule: Text,
  largest: number,
  syntax: Syntax,
  remark: Say,
): Parts {
  const law =
    template.law && template.law.preperiod + template.law.period <= largest + 1 ? template.law : undefined;
  const outcomes = law === undefined ? outcomesUpTo(largest, template, game, plan, syntax) : undefined;
  if (outcomes !== undefined)
    return {
      ...NOTHING,
      rule,
      facts: [upTo([largest])],
      method: tableOf([largest], false),
      before: [remark(TEXT.outcomes), ...outcomes],
      most: [largest],
      at: ([h]) => ({ value: `won[narrow(${h!})]` }),
      long: false,
      isAlone: true,
    };
  const last = law === undefined ? largest : law.preperiod + law.period - 1;
  const linear = law !== undefined && isLinear(law);
  const lines = linear ? [] : built(game, last, syntax);
  const table =
    lines === undefined ? shortest({ id: game.id, values: needed(template.values, game) }, syntax) : NOTHING;
  return {
    ...NOTHING,
    constants: table.constants,
    routines: table.routines,
    rule,
    facts: [law === undefined ? upTo([last]) : provedRemark(law, sourceFor(game, law))],
    method: linear
      ? { kind: "formula" }
      : law === undefined
        ? tableOf([last], lines === undefined)
        : { kind: "period", values: last + 1, isFinite: law.replayed !== undefined },
    before: [
      ...(lines === undefined || linear ? [] : [remark(tableText(lines, TEXT.rules)), ...lines]),
      ...(law === undefined || linear ? [] : [remark(TEXT.law)]),
    ],
    ...(!linear && { most: [law === undefined ? last : Number.POSITIVE_INFINITY] }),
    at: ([h], tag) => lookup(law, lines === undefined, h!, tag),
    long: law !== undefined && law.saltus > 0,
  };
}

/** How lines fill a table. */
const tableText = (lines: readonly string[], loops: Text): Text =>
  lines.at(-1)?.startsWith("let sg = ")
    ? TEXT.tableOfBits
    : lines.some((line) => line.startsWith("let sg = "))
      ? TEXT.tableOfSums
      : loops;

/** Source of the theorem of a game with values that grow, as Nim, whose law the general theorem of `law` proves. */
function sourceFor({ theorems }: Game<unknown>, law: ProvedLaw) {
  if (law.replayed === undefined || law.saltus === 0) return undefined;
  return theorems.find(({ law: own }) => {
    const known = own && repeatsOf(own);
    return (
      known !== undefined &&
      known.preperiod === law.preperiod &&
      known.period === law.period &&
      known.saltus === law.saltus
    );
  })?.source;
}

/** Lines that find which heaps up to `last` are won, if each test is one heap and nothing needs values. */
function outcomesUpTo(
  last: number,
  { antiSg }: Template,
  game: Game<unknown>,
  plan: Plan,
  syntax: Syntax,
): readonly string[] | undefined {
  const rules = heapRules(game);
  return rules && antiSg === undefined && readsOne(plan) ? buildOutcomes(rules, last, syntax) : undefined;
}

/** Value of the heap in `h`. */
function lookup(law: ProvedLaw | undefined, looked: boolean, h: string, tag: string): Found {
  const at = (n: string) => (looked ? `sg(narrow(${n}))` : `sg[narrow(${n})]`);
  if (law === undefined) return { value: at(h) };
  const { preperiod, period, saltus } = law;
  if (isLinear(law)) return { value: linearValue(law, 0, h) };
  if (preperiod === 0 && saltus === 0) return { value: at(reducedBy(law, h)) };
  const least = `least${tag}`;
  return {
    lines: [
      `long ${least} = ${h}`,
      `if ${h} >= ${preperiod + period}L:`,
      `  ${least} = ${reducedBy(law, h)}`,
    ],
    value: saltus === 0 ? at(least) : grownBy(law, `wide(${at(least)})`, h, least),
  };
}

/** Largest row of a program that reads the takes of adjacent tokens. */
const MOST_ADJACENT = 10_000;

/** Usual largest row of such a program. */
export const USUAL_ADJACENT = 1000;

/** Refuses what no program of adjacent tokens does. @throws ProgramError */
function expectAdjacent({ read, answer, largest, antiSg }: Template): void {
  if (antiSg !== undefined) throw new ProgramError(t("misereAdjacent", { read: read.text }));
  if (tellsMoves(answer)) throw new ProgramError(t("movesNone", { id: read.text, print: answer.wins }));
  if (boxOf(largest, 1)[0]! > MOST_ADJACENT)
    throw new ProgramError(t("adjacentFar", { most: MOST_ADJACENT }));
}

/** Code that finds the values of rows up to `last`, and of circles, again for each set of takes that it reads. */
function adjacentValuing(isCircle: boolean, last: number, remark: Say): Parts {
  const mex = (name: string) => [
    "let mex = 0",
    "while seen[mex] == stamp:",
    "  mex = mex + 1",
    `${name}[i] = mex`,
  ];
  const rows = [
    "stamp = stamp + 1",
    "for j = 0 to count - 1:",
    "  if takes[j] <= i:",
    "    let rest = i - takes[j]",
    "    for part = 0 to rest / 2:",
    "      seen[sg[part] ^ sg[rest - part]] = stamp",
    ...mex("sg"),
  ];
  const rings = [
    "stamp = stamp + 1",
    "for j = 0 to count - 1:",
    "  if takes[j] <= i:",
    "    seen[sg[i - takes[j]]] = stamp",
    ...mex("ring"),
  ];
  return {
    ...NOTHING,
    rule: t("adjacentTakes", { isCircle, mostTakes: MOST_TAKES }),
    facts: [t("heapsUp2", { last })],
    method: { kind: "set", last },
    before: [
      `array takes[${MOST_TAKES}]`,
      `array sg[${last + 1}]`,
      ...(isCircle ? [`array ring[${last + 1}]`] : []),
      // A value is at most the number of tokens, and so is the nim-sum of two parts.
      `array seen[${last + 2}]`,
      "let stamp = 0",
    ],
    most: [last],
    at: ([h]) => ({ value: `${isCircle ? "ring" : "sg"}[narrow(${h})]` }),
    long: false,
    set(members, bound) {
      const to = bound === undefined ? last : `narrow(${bound})`;
      return [
        ...takesLines(members, last, false),
        remark(TEXT.stamped),
        `for i = 1 to ${to}:`,
        ...indented(rows),
        ...(isCircle ? [`for i = 1 to ${to}:`, ...indented(rings)] : []),
      ];
    },
  };
}

/**
 * Code that finds the values of heaps up to `last` in a program that reads its set of takes, again for each set. The
 * takes are kept once each if they must be `distinct`.
 */
const setValuing = (last: number, distinct: boolean, remark: Say): Parts => ({
  ...NOTHING,
  rule: TEXT.set,
  facts: [t("heapsUp2", { last })],
  method: { kind: "set", last },
  before: [
    `array takes[${MOST_TAKES}]`,
    `array sg[${last + 1}]`,
    `array seen[${MOST_TAKES + 1}]`,
    "let stamp = 0",
  ],
  most: [last],
  at: ([h]) => ({ value: `sg[narrow(${h})]` }),
  long: false,
  set: (members, bound) => [
    ...takesLines(members, last, distinct),
    remark(TEXT.stamped),
    `for i = 1 to ${bound === undefined ? last : `narrow(${bound})`}:`,
    ...indented([
      "stamp = stamp + 1",
      "for j = 0 to count - 1:",
      "  if takes[j] <= i:",
      "    seen[sg[i - takes[j]]] = stamp",
      "let mex = 0",
      "while seen[mex] == stamp:",
      "  mex = mex + 1",
      "sg[i] = mex",
    ]),
  ],
});

/** Lines that read a set of takes: those up to `last`, once each if they must be `distinct`. */
const takesLines = (members: string, last: number, distinct: boolean): string[] => [
  `if ${members} > ${MOST_TAKES}L:`,
  `  fail a set of more than ${MOST_TAKES} numbers`,
  "let count = 0",
  `for long member = 0L to ${members} - 1L:`,
  ...indented([
    "long take = nextNumber()",
    `if take > 0L and take <= ${last}L:`,
    "  takes[count] = narrow(take)",
    ...(distinct
      ? [
          "  let same = 0",
          "  while takes[same] != takes[count]:",
          "    same = same + 1",
          "  if same == count:",
          "    count = count + 1",
        ]
      : ["  count = count + 1"]),
  ]),
];

/** Longest table of a set that is read whose loops are short in any language. */
const FAR = 100_000;

const fillsFar = (own: Syntax["own"], last: number): boolean => own?.has("wonHeaps") === true && last > FAR;

/** Code that finds the outcomes of heaps up to `last` in a program that reads its set of takes, again for each set. */
const setOutcomes = (last: number, distinct: boolean, { own }: Syntax, remark: Say): Parts => ({
  ...NOTHING,
  rule: TEXT.set,
  facts: [t("heapsUp2", { last })],
  method: { kind: "set", last },
  before: [`array takes[${MOST_TAKES}]`, ...(fillsFar(own, last) ? [] : [`array won[${2 * last + 1}]`])],
  most: [last],
  at: ([h]) => ({ value: `won[narrow(${h})]`, loses: `won[narrow(${h})] == 0` }),
  long: false,
  set(members, bound) {
    const most = bound === undefined ? `${last}` : `narrow(${bound})`;
    const lines = takesLines(members, last, distinct);
    if (fillsFar(own, last))
      return [...lines, remark(TEXT.outcomes), `let won = wonHeaps(upTo(takes, count), ${most})`];
    return [
      ...lines,
      remark(TEXT.outcomes),
      `for i = 0 to ${most}:`,
      "  won[i] = 0",
      `for i = 0 to ${most}:`,
      "  if won[i] == 0:",
      "    for j = 0 to count - 1:",
      "      won[i + takes[j]] = 1",
    ];
  },
  isAlone: true,
});

/** Default largest coordinate, by the number of coordinates; the last entry applies beyond. */
const USUAL = [10_000, 10_000, 300, 60, 20];
const USUAL_BEYOND = 8;

/** Default largest coordinates of ordered positions: as far as a search would have room for all from there. */
const USUAL_ORDERED = 1295;

/** Default largest coordinates of a program. */
export function usualLargest(game: Game<unknown>): readonly number[] {
  const size = coordinatesOf(game).length;
  const rule = ruleOf(game);
  const usual = rule !== undefined && isOrdered(rule) ? USUAL_ORDERED : (USUAL[size] ?? USUAL_BEYOND);
  const most = game.accelerators?.usualLargest ?? usual;
  return Array<number>(size).fill(most);
}

/**
 * Data of a program besides the rules: a law, or the values of all positions up to `largest` when the program cannot
 * compute them. Empty when it can, or when a formula gives the outcome.
 * @throws LimitError; RuleError when a position has no finite value.
 */
export function valuesFor(
  game: Game<unknown>,
  { read, tests }: ReadInput,
  largest: readonly number[],
  play: Play = "normal",
  limits: Limits = {},
): Pick<Template, "law" | "cited" | "values" | "gaps" | "play"> {
  if (play === "misere") return { ...boxValues(game, largest, play, limits), play };
  if (hasWinners(game, planOf(read, coordinatesOf(game)))) return {};
  const byTheorem = sequenceByTheorem(game, begin(limits));
  if (byTheorem !== undefined) return byTheorem;
  const cited = largest.length === 1 ? citedRange(game, largest[0]!) : undefined;
  if (cited !== undefined) return { cited };
  if (writable(game, largest, { read, tests })) {
    const rules = heapRules(game);
    return { law: rules && lawOf(heapTable(rules, limits), largest[0]!, begin(limits)) };
  }
  if (largest.length === 1 && game.space === "heap") return sequenceOf(game, largest[0]!, limits);
  return boxValues(game, largest, play, limits);
}
