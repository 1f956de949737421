import { stateAfter, statesOf } from "../automata/dfa.ts";
import {
  and,
  atLeast,
  atMost,
  type Dfa,
  type Effort,
  equal,
  exists,
  type Formula,
  not,
  ofNumbers,
  or,
  relation,
  relationOf,
  type System,
  Undefinable,
  usualEffort,
} from "../automata/index.ts";
import { withoutGiven } from "../automata/substitute.ts";
import { checkCertificate, type Finding } from "../checker/index.ts";
import { type HeapRules, heapRules } from "../encoding.ts";
import { t } from "../locale/law.ts";
import { hasExtras, ruleOf, writtenGame } from "../rules/of-game.ts";
import { parseRule, parseRuleAt } from "../rules/parse.ts";
import { printRule } from "../rules/print.ts";
import type { Rule } from "../rules/syntax.ts";
import { begin, type Limits } from "../solve/limits.ts";
import { certifyQuotient } from "../solve/misere/quotient/certificate.ts";
import { misereQuotient } from "../solve/misere/quotient/index.ts";
import { certify, notationOf } from "../solve/period/certificate.ts";
import { periodSteps } from "../solve/period/find.ts";
import { finish } from "../solve/period/portions.ts";
import { heapTable } from "../solve/period/table.ts";
import type { Game, Hypotheses, Play } from "../types.ts";
import { hypothesesOfShifts } from "./by-shifts.ts";
import type { Case } from "./cases.ts";
import { coverOf, type WrittenCover } from "./cover.ts";
import { expanded } from "./expanded.ts";
import type { LawFinding } from "./finding.ts";
import { byRule, movesOfGame } from "./game-moves.ts";
import { hypothesesOfBlocks } from "./growing-takes.ts";
import { zeroSums } from "./in-pairs.ts";
import { HEAPS } from "./known.ts";
import type { AutomaticLaw, CyclesLaw } from "./law.ts";
import type { Clause, Moves } from "./moves.ts";
import { leavesExactly, leftNames, oneOf, optionsInOrder, someMove, sooner } from "./options.ts";
import { before } from "./prove-cycles.ts";
import { isTold } from "./prove-values.ts";
import { certifySquares } from "./square-takes.ts";
import { named, ofNothing, sumsOf, worthOf } from "./sums.ts";
import { type Measure, measureOf, smallerCases, withoutIdle } from "./termination.ts";
import { equals, nameSum } from "./weighted-sum.ts";

// Certificates of laws. The prover decides statements with quantifiers over all positions, and such a decision
// would have to be trusted. A certificate lets a checker without quantifiers confirm it: it names a witness
// wherever the proof says that something exists. So it has the law as an automaton, a measure that every move
// lowers, and for each smaller value a cover, automata that accept positions together with a move from them to
// that value. The checker only has to see that the automata fit the rule and that the covers leave no position
// out. Laws by theorems, periods and quotients have certificates of their own kinds, which are chosen here, too;
// no certificate is handed out before the independent checker has accepted it.

/**
 * Automaton in the format of certificates: for each state and column of digits the next state or -1, and the accepting
 * states.
 */
interface WrittenDfa {
  readonly next: readonly number[];
  readonly accepting: readonly number[];
}

/** Proof of a law for `nimber check`: its claim, and a reason for each position. */
export interface LawCertificate {
  readonly certificate: "nimber-law";
  readonly version: 1;
  readonly game: string;
  readonly kind: AutomaticLaw["kind"];
  readonly play: "normal" | "misere";
  readonly system: string;
  readonly law: WrittenDfa;
  /** Base whose powers to the values the automaton has in place of values. */
  readonly powers?: number;
  readonly measure: Measure;
  readonly reaches: WrittenCover;
  readonly total?: WrittenCover;
  readonly sums?: readonly (WrittenDfa & { readonly cover: WrittenCover })[];
  /** Certificates of the values of the other games that moves leave, by their notation in the rule. */
  readonly others?: Readonly<Record<string, LawCertificate>>;
  readonly blocked?: WrittenDfa;
  readonly moves?: WrittenCover;
  /** Of a game with cycles: the N-positions, replies to all moves from P-positions, and moves between draws. */
  readonly won?: WrittenDfa;
  readonly replies?: WrittenCover;
  readonly stays?: WrittenCover;
  /** Of a game whose opponent may forbid moves: moves to P-positions, and those after one, two, ... others. */
  readonly options?: readonly WrittenCover[];
  /** Whether the moves as written never leave the legal positions. */
  readonly closed?: true;
}

/** Leading zeros change nothing, so they lead from the first state to itself, even when no number is accepted. */
function writtenDfa(dfa: Dfa): WrittenDfa {
  const states = Array.from({ length: statesOf(dfa) }, (_, state) => state);
  const columns = Array.from({ length: dfa.classOf.length }, (_, column) => column);
  return {
    next: states.flatMap((state) =>
      columns.map((column) => (state === 0 && column === 0 ? 0 : stateAfter(dfa, state, column))),
    ),
    accepting: states.filter((state) => dfa.accepting[state] === 1),
  };
}

/** Condition on a position: some further numbers satisfy all of it. */
interface Piece {
  readonly hidden: readonly string[];
  readonly holds: readonly Formula[];
}

/**
 * Certificate of a law that `proveLaw` has proved, with a witness for every position that needs one.
 * @throws Undefinable, LimitError
 */
export function certifyLaw(
  game: Game<unknown>,
  law: AutomaticLaw,
  effort: Effort = usualEffort,
): LawCertificate {
  const { system } = law.dfa;
  const moves = withoutIdle(system, movesOfGame(game), effort);
  const dfa = ofNumbers(law.dfa, effort);
  const covered = coveredIn(system, effort);
  return {
    certificate: "nimber-law",
    version: 1,
    game: notationFor(game),
    kind: law.kind,
    play: law.kind === "values" ? "normal" : law.play,
    system: system.id,
    law: writtenDfa(dfa),
    ...(law.kind === "values" && law.powers !== undefined && { powers: law.powers }),
    measure: measureOf(system, moves, effort),
    ...(law.kind === "values"
      ? {
          ...proofOfValues(moves, dfa, law.powers, covered, effort),
          ...proofsElsewhere(moves, system, effort),
        }
      : proofOfOutcomes(moves, dfa, law.play === "misere", covered, effort)),
  };
}

/** Law by a theorem of the documents, with the hypotheses that the rule satisfies, for `nimber check`. */
interface TheoremCertificate extends Hypotheses {
  readonly certificate: "nimber-theorem";
  readonly version: 1;
  readonly game: string;
  readonly play: Play;
  readonly law: string;
}

/** Certificate of a law that a theorem proves; undefined if the checker does not know the theorem. @throws Undefinable */
function certifyTheorem(
  game: Game<unknown>,
  { text, data, kind }: LawFinding,
  limits: Limits,
): TheoremCertificate | undefined {
  const { theorems } = game;
  const theorem =
    theorems.find(({ law }) => law !== undefined && law === data) ??
    theorems.find(({ play, proof }) => play !== "misere" && proof?.by === "theory" && proof.hypotheses);
  const known = theorem?.proof?.by === "theory" ? theorem.proof.hypotheses : undefined;
  const hypotheses =
    known ?? (kind === "outcomes" ? hypothesesOfBlocks(game) : shiftsWithOthers(game, limits));
  if (hypotheses === undefined) return undefined;
  return {
    ...{
      certificate: "nimber-theorem",
      version: 1,
      // The hypotheses have the options of the rule as it stands.
      game: notationFor(game, (rule) => rule),
      play: theorem?.play ?? "normal",
    },
    ...{ law: text, ...hypotheses },
  };
}

/** Hypotheses on a rule that leaves heaps of other games, with the certificates of their periods. */
function shiftsWithOthers(game: Game<unknown>, limits: Limits): Hypotheses | undefined {
  const found = hypothesesOfShifts(game, limits);
  if (found === undefined) return undefined;
  const others: Record<string, object> = {};
  for (const each of found.others.map(asSet)) {
    const period = periodOf(each, limits);
    if (period === undefined) return undefined;
    others[notationFor(each)] = period;
  }
  return { ...found.hypotheses, others };
}

/** Certificate of the laws of a game with cycles that `proveCycles` has proved. @throws Undefinable, LimitError */
function certifyCycles(
  game: Game<unknown>,
  { lost, notWon, play, measure }: CyclesLaw,
  effort: Effort,
): LawCertificate {
  const { system } = lost;
  const moves = withoutIdle(system, movesOfGame(game), effort);
  const { variables, clauses, won = [], illegal = [] } = moves;
  const covered = coveredIn(system, effort);
  const than = before(variables);
  const isNotWon = (names: readonly string[]) => relation(notWon, ...names);
  const isDraw = (names: readonly string[]) => and(isNotWon(names), not(relation(lost, ...names)));
  const isWon = relationOf(system, variables, not(isNotWon(variables)), effort);
  const { reaches, ...alone } = proofOfOutcomes(moves, lost, play === "misere", covered, effort, notWon);
  const to = variables.map((_, i) => `after.${i}`);
  const left = and(relation(lost, ...variables), leavesExactly(moves, to));
  const leaving = relationOf(system, [...variables, ...to], left, effort);
  const moving = (each: (names: readonly string[]) => readonly (readonly Formula[])[]) =>
    clauses.flatMap((clause): Piece[] => {
      const { names, fresh, equal } = named(clause.parts[0]!, "to");
      return each(names).map((holds) => ({
        hidden: [...clause.hidden, ...fresh],
        holds: [...clause.holds, ...equal, ...holds],
      }));
    });
  const replies = moving((names) =>
    smallerCases(measure, variables, names, than).map((each) => [relation(lost, ...names), ...each]),
  );
  const ended: Piece[] = play === "misere" ? [...won, { hidden: [], holds: [isBlocked(moves)] }] : [...won];
  return {
    certificate: "nimber-law",
    version: 1,
    game: notationFor(game),
    kind: "outcomes",
    play,
    system: system.id,
    law: writtenDfa(lost),
    measure,
    reaches,
    ...alone,
    won: writtenDfa(isWon),
    replies: covered([...variables, ...than], relation(leaving, ...than, ...variables), [
      ...replies,
      ...ended,
    ]),
    stays: covered(variables, isDraw(variables), [
      ...moving((names) => [[isNotWon(names), not(relation(lost, ...names))]]),
      ...illegal,
    ]),
  };
}

const coveredIn =
  (system: System, effort: Effort): Covered =>
  (names, need, pieces) => {
    const found = pieces.map(({ hidden, holds }) => {
      const of = holds
        .flatMap(conjuncts)
        .flatMap((each) => (isConstant(each, hidden) ? asBounds(each) : [each]));
      const given = withoutGiven({ names: hidden, of });
      return relationOf(system, [...names, ...given.names], and(...given.of), effort);
    });
    const isSome = found.filter((each) => each.accepting.includes(1));
    return coverOf(relationOf(system, names, need, effort), isSome, effort);
  };

/**
 * Certificate of a finding as text, and the result of the independent checker; undefined when the finding has no proof.
 */
export function certificateOf(
  game: Game<unknown>,
  finding: LawFinding,
  limits: Limits = {},
): { readonly text: string; readonly finding: Finding } | undefined {
  const { verdict, law, cycles, squares, by, rule } = finding;
  if (verdict !== "proved") return undefined;
  try {
    const written =
      by === "finite"
        ? periodOf(game, limits)
        : by === "quotient"
          ? quotientOf(game, limits)
          : squares !== undefined
            ? certifySquares(game, squares)
            : cycles !== undefined
              ? certifyCycles(game, cycles, effortOf(limits))
              : by === "theorem"
                ? certifyTheorem(game, finding, limits)
                : law && lawOf(game, law, rule, limits);
    if (written === undefined) return undefined;
    const text = JSON.stringify(written);
    return { text, finding: checkCertificate(text) };
  } catch (error) {
    if (!(error instanceof Undefinable)) throw error;
    return { text: "", finding: { verdict: "refused", says: error.says } };
  }
}

/** Certificate of a law, which for a law of some positions also claims that no move leaves them. */
function lawOf(
  game: Game<unknown>,
  law: AutomaticLaw,
  rule: string | undefined,
  limits: Limits,
): LawCertificate {
  if (rule === undefined) return certifyLaw(game, law, effortOf(limits));
  const written = certifyLaw(byRule(game, rule), law, effortOf(limits));
  // Moves out of the game's own legal positions are no moves, so they may be written.
  return ruleOf(game)?.legal === undefined ? { ...written, closed: true } : written;
}

const effortOf = (limits: Limits): Effort => ({ ...usualEffort, tick: begin(limits).tick });

/** The certificate of the period of a game of one heap. */
function periodOf(game: Game<unknown>, limits: Limits): object | undefined {
  const rules = heapRules(game);
  if (rules === undefined) return undefined;
  const table = heapTable(rules, limits);
  const found = finish(periodSteps(rules, table, { ...limits, heaps: HEAPS }));
  return found.verdict === "proved" ? certify(table, found) : undefined;
}

/** The certificate of the misère quotient of a game of heaps. */
function quotientOf(game: Game<unknown>, limits: Limits): object | undefined {
  const rules = heapRules(game);
  const found = rules && misereQuotient(game, limits);
  return found?.verdict === "proved" ? certifyQuotient(rules!, found) : undefined;
}

/**
 * Notation of the game for the checker: a one-line rule, whose moves `asRead` writes as a proof speaks of them, a set, an
 * all-but set or a code. @throws Undefinable
 */
function notationFor(game: Game<unknown>, asRead: (rule: Rule) => Rule = expanded): string {
  if (game.elsewhere !== undefined) return notationBeside(game);
  const { blocked } = game;
  if (blocked !== undefined) return printRule(asRead(parseRuleAt(game.id, 0).rule), { blocked });
  if (hasExtras(game)) throw new Undefinable(t("checkerReadsNoNotation", { id: game.id }));
  const rules = heapRules(game);
  const written = writtenGame(game);
  if (written.startsWith("[")) return printRule(asRead(parseRule(written)));
  if (rules === undefined) return written;
  if ("from" in rules)
    return `[n: n-k if ${rules.from} <= k${rules.to === undefined ? "" : ` and k <= ${rules.to}`}]`;
  if (!("unequal" in rules) || rules.unequal !== true) return notationOf(rules);
  throw new Undefinable(t("checkerReadsNoNotation", { id: game.id }));
}

/** Rule with the other games in the notation of their certificates. @throws Undefinable */
function notationBeside({ accelerators }: Game<unknown>): string {
  const { rule: written, games } = accelerators!.mixedRule!;
  const { rule, others } = parseRuleAt(written, 0);
  const noted = others!.map((each) =>
    each.map((part) => {
      const game = games.get(part.game) as Game<unknown>;
      return { ...part, game: game.id === "nim" ? game.id : notationFor(asSet(game)) };
    }),
  );
  return printRule(rule, { others: noted });
}

/** Game with consecutive takes as a set of takes, or as all but a set. */
function asSet(game: Game<unknown>): Game<unknown> {
  const rules = heapRules(game);
  if (rules === undefined || !("from" in rules)) return game;
  const from = Number(rules.from);
  const upTo = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const encoding: HeapRules =
    rules.to === undefined
      ? { kind: "take", allBut: upTo(1, from - 1) }
      : { kind: "take", set: upTo(from, Number(rules.to)) };
  return { ...game, id: notationOf(encoding), accelerators: { encoding } };
}

/** Certificates of the values of the other games that moves leave. @throws Undefinable */
function proofsElsewhere({ clauses }: Moves, system: System, effort: Effort): Pick<LawCertificate, "others"> {
  const others: Record<string, LawCertificate> = {};
  for (const { by } of clauses.flatMap(({ worths = [] }) => worths)) {
    if (by === undefined) continue;
    const game = asSet(by.game);
    others[notationFor(game)] ??= certifyLaw(game, { kind: "values", dfa: by.dfa(system) }, effort);
  }
  return Object.keys(others).length === 0 ? {} : { others };
}

/** Cover by pieces. Witnesses have tracks for the further names that no equation with other names determines. */
type Covered = (names: readonly string[], need: Formula, pieces: readonly Piece[]) => WrittenCover;

type Linear = Formula & { kind: "linear" };

/**
 * Whether a condition gives a constant to one of the names. A rule with `k in {2,4}` has a clause for each member here,
 * and one clause in the checker, where no equation determines k.
 */
function isConstant(each: Formula, of: readonly string[]): each is Linear {
  if (each.kind !== "linear" || each.least !== each.most) return false;
  const [name, ...more] = Object.keys(each.weights);
  return name !== undefined && more.length === 0 && of.includes(name);
}

/** An equation as two inequalities, which determine no name. */
const asBounds = (each: Linear): Formula[] => [
  { ...each, most: Number.POSITIVE_INFINITY },
  { ...each, least: Number.NEGATIVE_INFINITY },
];

const conjuncts = (formula: Formula): readonly Formula[] =>
  formula.kind === "and" ? formula.of.flatMap(conjuncts) : [formula];

/** Condition that a legal position has no move and that the rules do not say who has won there. */
const isBlocked = (moves: Moves): Formula =>
  not(or(someMove(moves), oneOf([...(moves.lost ?? []), ...(moves.won ?? []), ...(moves.illegal ?? [])])));

function proofOfOutcomes(
  moves: Moves,
  law: Dfa,
  misere: boolean,
  covered: Covered,
  effort: Effort,
  notWon: Dfa = law,
): Pick<LawCertificate, "reaches" | "blocked" | "moves" | "options"> {
  const { variables, clauses, lost = [], won = [], illegal = [], blocked: forbidden } = moves;
  const isP = relation(law, ...variables);
  if (forbidden !== undefined) return proofOfOptions(moves, law, covered, effort);
  const winning = clauses.flatMap((clause): Piece[] => {
    const [part, more] = clause.parts;
    if (clause.split !== undefined || more !== undefined)
      return zeroSums(clause, (names) => relation(law, ...names));
    if (part === undefined) return misere ? [] : [clause];
    const to = named(part, "to");
    return [
      {
        hidden: [...clause.hidden, ...to.fresh],
        holds: [...clause.holds, ...to.equal, relation(law, ...to.names)],
      },
    ];
  });
  const pieces = [...winning, ...won, ...illegal];
  const isN = not(relation(notWon, ...variables));
  if (!misere) return { reaches: covered(variables, isN, pieces) };
  const mayMove: readonly Case[] = [...clauses, ...lost, ...illegal];
  const blocked = relationOf(law.system, variables, isBlocked(moves), effort);
  return {
    blocked: writtenDfa(blocked),
    moves: covered(variables, isP, mayMove),
    reaches: covered(variables, and(isN, not(relation(blocked, ...variables))), pieces),
  };
}

function proofOfOptions(
  moves: Moves,
  law: Dfa,
  covered: Covered,
  effort: Effort,
): Pick<LawCertificate, "reaches" | "options"> {
  const { variables, clauses, won = [], illegal = [] } = moves;
  const [to, before] = [leftNames(variables), variables.map((_, i) => `before.${i}`)];
  const options = optionsInOrder(moves, law, effort);
  const isOption = (at: number, of: readonly string[]) => relation(options[at]!, ...variables, ...of);
  const leaving = clauses.map(({ hidden, holds, parts: [part] }): Piece => {
    const equal = to.map((name, i) => equals(nameSum(name), part![i]!));
    return { hidden, holds: [...holds, ...equal, relation(law, ...to)] };
  });
  const after = (at: number) =>
    sooner(variables, before, to).map(
      (inOrder): Piece => ({
        hidden: before,
        holds: [isOption(0, to), isOption(at, before), ...inOrder],
      }),
    );
  const names = [...variables, ...to];
  const some: Piece = { hidden: to, holds: [isOption(options.length - 1, to)] };
  return {
    options: options.map((_, i) => covered(names, isOption(i, to), i === 0 ? leaving : after(i - 1))),
    reaches: covered(variables, not(relation(law, ...variables)), [some, ...won, ...illegal]),
  };
}

function proofOfValues(
  moves: Moves,
  law: Dfa,
  powers: number | undefined,
  covered: Covered,
  effort: Effort,
): Pick<LawCertificate, "reaches" | "total" | "sums"> {
  const { variables, clauses, illegal = [] } = moves;
  const value = (name: string) => relation(law, ...variables, name);
  const smaller = exists(["g"], and(value("g"), atMost({ h: 1, g: -1 }, -1), isTold("h", powers)));
  const made = sumsOf(law, effort);
  const most = Math.max(1, ...clauses.map(({ split }) => split?.least.length ?? 1));
  const sums = Array.from({ length: most - 1 }, (_, i) => {
    const one = Array<number>(i + 1).fill(1);
    const sum = made([1, ...one]);
    const pieces: Piece[] = [
      {
        hidden: ["a", "b", "f", "g"],
        holds: [
          relation(law, "a", "f"),
          relation(i === 0 ? law : made(one), "b", "g"),
          atLeast({ a: 1 }, 1),
          ...(i === 0 ? [atLeast({ b: 1 }, 1)] : []),
          equal({ a: 1, b: 1, r: -1 }, 0),
          { kind: "xor", of: ["f", "g", "h"] },
        ],
      },
    ];
    return { ...writtenDfa(sum), cover: covered(["r", "h"], relation(sum, "r", "h"), pieces) };
  });
  return {
    total: covered(variables, and(), [{ hidden: ["h"], holds: [value("h")] }, ...illegal]),
    ...(sums.length > 0 && { sums }),
    reaches: covered([...variables, "h"], smaller, [
      ...clauses.map((clause) => valuePiece(clause, law, made, powers)),
      ...illegal,
    ]),
  };
}

function valuePiece(
  clause: Clause,
  law: Dfa,
  sums: (least: readonly number[]) => Dfa,
  powers: number | undefined,
): Piece {
  const { hidden, holds, parts, split, worths = [] } = clause;
  if (split !== undefined) {
    const rest = named([split.of], "rest");
    const sum = relation(sums(split.least), rest.names[0]!, "h");
    return { hidden: [...hidden, ...rest.fresh], holds: [...holds, ...rest.equal, sum] };
  }
  const count = parts.length + worths.length;
  if (count === 0) return { hidden, holds: [...holds, equal({ h: 1 }, ofNothing(powers))] };
  const each = parts.map((part, i) => named(part, `to${i}`));
  const own = Array.from({ length: count }, (_, i) => (count === 1 ? "h" : `value${i}`));
  const sofar = own.map((name, i) => (i === 0 ? name : i === count - 1 ? "h" : `sum${i}`));
  const beside = worths.map((worth, i) => worthOf(worth, own[parts.length + i]!, law.system, i));
  return {
    hidden: [
      ...hidden,
      ...[...each, ...beside].flatMap(({ fresh }) => fresh),
      ...[...own, ...sofar.slice(1)].filter((name) => name !== "h"),
    ],
    holds: [
      ...holds,
      ...each.flatMap((one) => one.equal),
      ...each.map(({ names }, i) => relation(law, ...names, own[i]!)),
      ...beside.flatMap(({ holds }) => holds),
      ...own.slice(1).map((_, i): Formula => ({ kind: "xor", of: [sofar[i]!, own[i + 1]!, sofar[i + 1]!] })),
    ],
  };
}
