/*
 * Certificates of laws: automata that accept the P-positions of a game, or each position together with its value.
 *
 * The theorem, of outcomes: every move makes a measure smaller, so play ends. A set of positions is that of the
 * P-positions if no move leads from a member to a member, and from each position that is no member some move leads to
 * one (under misère play but for the positions without a move, which are no members). Both follow by induction on the
 * measure. Of values: a function is the value if no move keeps it, each lesser value is left by a move, and every
 * position has one; where a move leaves several heaps, their nim-sum is given by further automata, which are checked to
 * be functions on what moves leave.
 * Where the opponent may forbid b moves, the members are the P-positions if from each of them at most b moves lead to
 * different members, and from each other position more than b.
 * Where a move leaves several components under normal play, no move from a member leaves two that are no members, or
 * members alone; and from each position that is no member some move leaves members and pairs of equal components.
 * "No move leads from a member to a member" is a product of automata that accepts nothing, one product for each form of a
 * move. "Some move leads to one" has a cover as its witness (`cover.ts`), so that nothing has to be made deterministic.
 *
 * A certificate of a law, version 1, is an object of exactly these fields, automata reading columns of digits, most
 * significant first, of the numbers of a position in their order, `next` a state or -1 for each state and column:
 * - `certificate`: "nimber-law"; `version`: 1; `game`: as above, or a rule in a line;
 * - `kind`: "outcomes" or "values"; `play`: "normal" or "misere"; `system`: "base b", "ostrowski a", or "ostrowski a,b",
 *   where a column has as many places of each number as there are quotients;
 * - `law`: the automaton of the P-positions, or of each position and its value; with `powers`: b, of the position and b
 *   to the power of its value, for moves that leave at most one component. These powers have the order of the values, and
 *   each lesser value is one whose power is less;
 * - `measure`: sums, of which every move makes the first that changes smaller: lists of variables, of those with `-`
 *   before them, which are subtracted, and of numbers. Sums that subtract are at least 0 wherever there is a move, so they
 *   end play as others do;
 * - `reaches`: a cover of the positions that are no P-positions by moves to such, or of the positions and smaller
 *   values by moves to them; `total`, of values: that each position has one; `sums`, where a move splits: what values
 *   of two parts, of three, add up to, with its cover; `blocked` and `moves`, of misère play: the positions without a
 *   move, and a cover of the P-positions by moves.
 * - `won`, `replies` and `stays`, of outcomes with draws: the automaton of the N-positions; a cover of each position that
 *   a move leaves from a P-position, followed by that P-position, by replies to smaller P-positions; a cover of the draws
 *   by moves to draws. Then the measure is that of replies alone.
 * - `options`, of a rule with `block: b`, for i = 0, ..., b: a cover of each position that is followed by a member to
 *   which a move leads, if moves lead to i members before it in lexicographic order; by the moves for i = 0, and then by
 *   such a member in the automaton for i - 1. Then `reaches` is by the last of them.
 * - `others`, of a rule whose moves leave heaps of other games than nim: for each such game, in the notation of the
 *   rule, a certificate of its values.
 * - `closed`: true, of a rule with `legal`: that no move as written leads from a legal position to another.
 * A cover is an automaton with, in each state, a set of states of witnesses: automata without choice of what they
 * accept, whose words are a position and further numbers with which a move is as it has to be. Each is compared with
 * each comparison of the rule alone, and each set with those before it, so that nothing is made deterministic.
 */

import { t } from "../locale/checker.ts";
import { isText } from "../locale/message.ts";
import type { Message } from "../types.ts";
import {
  type Finding,
  firstDifference,
  type Given,
  isNatural,
  shortened,
  wrongField,
} from "./certificate.ts";
import {
  accepted,
  and,
  least,
  machinesOf,
  named,
  type Piece,
  pieceOf,
  type Statement,
} from "./conditions.ts";
import { type Cover, type CoverFault, faultOfCover, type Witness } from "./cover.ts";
import { readMoves } from "./heap-moves.ts";
import { areDisjoint, columnsOf, type Machine, type Numerals, numeralsOf, renamed } from "./machine.ts";
import type { Meter } from "./meter.ts";
import { readRule, Unread } from "./rule.ts";
import {
  type Atom,
  type Clause,
  constantForm,
  equals,
  type Form,
  idlesOf,
  isAtLeast,
  type Kinds,
  kindsOfHeap,
  kindsOfRule,
  lies,
  nameForm,
  plus,
} from "./rule-moves.ts";

/** Checks a certificate of a law. */
export function* findingOfLaw(given: Given, text: string, counts: Meter): Generator<number, Finding> {
  const strays = yield* firstDifference(text, JSON.stringify(given), counts);
  if (strays !== undefined) return { verdict: "malformed", says: strays };
  const claim = readLaw(given);
  if (isText(claim)) return { verdict: "malformed", says: claim };
  const wrong = faultOfLaw(claim, counts);
  return wrong === undefined ? validLaw(claim) : { verdict: "refused", says: wrong };
}

function validLaw({ game, kind, play, system, law, closed, won }: LawClaim): Finding {
  const states = law.accepting.length;
  const what: Message =
    kind === "values" ? t("values") : play === "misere" ? t("pPositionsUnderMisRe") : t("pPositions");
  return {
    verdict: "valid",
    says: t("thoseAutomaton", {
      shortened: shortened(game),
      what,
      states,
      system,
      isClosed: closed === true,
      hasDraws: won !== undefined,
    }),
  };
}

/** Sum of variables, of variables that `-` subtracts, and of numbers. */
type Sum = readonly (string | number)[];

/** Contents of a certificate of a law: the claim and its proof. */
interface LawClaim {
  readonly game: string;
  readonly kinds: Kinds;
  readonly kind: "outcomes" | "values";
  readonly play: "normal" | "misere";
  readonly system: string;
  readonly numerals: Numerals;
  /** P-positions, or pairs of position and value. */
  readonly law: Machine;
  /** Base whose powers to the values stand in place of values. */
  readonly powers?: number;
  readonly measure: readonly Sum[];
  /** Cover for moves to a P-position, or to a smaller value. */
  readonly reaches: Cover;
  /** Cover that shows that each position has a value. */
  readonly total?: Cover;
  /**
   * Nim-sums of the values of two parts, of three parts, and so on: the relation of total and nim-sum, and a cover that
   * shows that such parts exist.
   */
  readonly sums: readonly { readonly machine: Machine; readonly cover: Cover }[];
  /** Positions without a move, followed by a cover that shows that all P-positions have one. */
  readonly blocked?: Machine;
  readonly moves?: Cover;
  /** N-positions of a game with draws, with covers for replies to moves from P-positions, and for moves between draws. */
  readonly won?: Machine;
  readonly replies?: Cover;
  readonly stays?: Cover;
  /** Positions with P-positions that moves leave, after at least 0, 1, ... other such P-positions. */
  readonly options?: readonly Cover[];
  /** Whether the moves as written never leave the legal positions. */
  readonly closed?: true;
  /** Claims on the values of other games, by their notation in the rule. */
  readonly elsewhere: ReadonlyMap<string, LawClaim>;
}

const NEEDED = "certificate version game kind play system law measure reaches".split(" ");
const OPTIONAL = "powers total sums others blocked moves won replies stays options closed".split(" ");

class Malformed extends Error {
  readonly field: string;
  constructor(field: string) {
    super(field);
    this.field = field;
  }
}

/** Claim of a certificate, or the fault in its form. */
function readLaw(given: Given): LawClaim | Message {
  try {
    return claimOf(given);
  } catch (error) {
    if (error instanceof Malformed) return wrongField(error.field);
    if (!(error instanceof Unread)) throw error;
    return t("ruleNotReadChecker", { message: error.says });
  }
}

function claimOf(given: Given): LawClaim {
  for (const name of Object.keys(given))
    if (!NEEDED.includes(name) && !OPTIONAL.includes(name)) throw new Malformed(name);
  const is = (name: string, right: boolean) => {
    if (!right) throw new Malformed(name);
  };
  const { game, kind, play, system } = given;
  is("version", given.version === 1);
  is("kind", kind === "outcomes" || kind === "values");
  is("play", play === "normal" || (play === "misere" && kind === "outcomes"));
  is("game", typeof game === "string");
  const numerals = typeof system === "string" ? numeralsOf(system) : undefined;
  if (numerals === undefined) throw new Malformed("system");
  const kinds = kindsOf(game as string);
  const { variables } = kinds;
  const machine = (value: unknown, count: number, field: string) => machineOf(value, numerals, count, field);
  const cover = (value: unknown, count: number, field: string) => coverOf(value, numerals, count, field);
  const numbers = variables.length + Number(kind === "values");
  const { measure, sums = [] } = given;
  is(
    "measure",
    Array.isArray(measure) &&
      measure.every((each) => Array.isArray(each) && each.every((item) => isItem(item, variables))) &&
      (given.won === undefined || !measure.some(subtracts)),
  );
  is("sums", Array.isArray(sums) && sums.length <= 8);
  is("closed", given.closed === undefined || (given.closed === true && kinds.leaving !== undefined));
  const isMisere = play === "misere";
  for (const name of ["blocked", "moves"]) is(name, (given[name] !== undefined) === isMisere);
  const isLoopy = given.won !== undefined && kind === "outcomes";
  for (const name of ["won", "replies", "stays"]) is(name, (given[name] !== undefined) === isLoopy);
  is("total", (given.total !== undefined) === (kind === "values"));
  const { powers } = given;
  is("powers", powers === undefined || (kind === "values" && isNatural(powers) && powers >= 2));
  const { options } = given;
  is("options", (options !== undefined) === (kinds.block !== undefined));
  if (kinds.block !== undefined) {
    is("options", Array.isArray(options) && options.length === kinds.block + 1);
    is("kind", kind === "outcomes");
    is("play", !isMisere);
    is("won", !isLoopy);
  }
  return {
    ...(given as unknown as LawClaim),
    kinds,
    numerals,
    elsewhere: elsewhereIn(given),
    law: machine(given.law, numbers, "law"),
    reaches: cover(given.reaches, numbers, "reaches"),
    ...(kind === "values" && { total: cover(given.total, variables.length, "total") }),
    sums: (sums as unknown[]).map((each) => ({
      machine: machineOf(each, numerals, 2, "sums", [...AUTOMATON, "cover"]),
      cover: cover((each as { cover?: unknown }).cover, 2, "sums"),
    })),
    ...(isMisere && {
      blocked: machine(given.blocked, numbers, "blocked"),
      moves: cover(given.moves, numbers, "moves"),
    }),
    ...(isLoopy && {
      won: machine(given.won, numbers, "won"),
      replies: cover(given.replies, 2 * numbers, "replies"),
      stays: cover(given.stays, numbers, "stays"),
    }),
    ...(kinds.block !== undefined && {
      options: (options as unknown[]).map((each) => cover(each, 2 * numbers, "options")),
    }),
  };
}

/** Claims on the values of other games, in the same system. */
function elsewhereIn({ kind, system, others }: Given): Map<string, LawClaim> {
  const right = others === undefined || (typeof others === "object" && others !== null && kind === "values");
  if (!right) throw new Malformed("others");
  return new Map(
    Object.entries(others ?? {}).map(([game, given]) => {
      const claim = claimOf(given ?? {});
      const { length } = claim.kinds.variables;
      if (
        claim.kind !== "values" ||
        claim.powers !== undefined ||
        claim.game !== game ||
        claim.system !== system ||
        length > 1
      )
        throw new Malformed("others");
      return [game, claim];
    }),
  );
}

const isItem = (item: unknown, variables: readonly string[]): boolean =>
  isNatural(item) || (typeof item === "string" && variables.includes(item.replace(/^-/, "")));

/** Whether a sum may be below 0, or is no sum of variables alone. */
const subtracts = (of: Sum): boolean => of.some((item) => typeof item === "number" || item.startsWith("-"));

/** Moves of a one-line rule, a set, an all-but set or a code. */
function kindsOf(game: string): Kinds {
  if (game.startsWith("[")) return kindsOfRule(readRule(game));
  const moves = readMoves(game);
  if (moves === undefined) throw new Malformed("game");
  return kindsOfHeap(moves);
}

const isList = (value: unknown, is: (each: unknown) => boolean): value is readonly number[] =>
  Array.isArray(value) && value.every(is);

/** Fields of a part of a certificate, if they are exactly these. */
function fieldsOf(value: unknown, names: readonly string[], field: string): Record<string, unknown> {
  const given = (value ?? {}) as Record<string, unknown>;
  if (Object.keys(given).sort().join() !== [...names].sort().join()) throw new Malformed(field);
  return given;
}

const AUTOMATON = ["next", "accepting"];
const COVER = [...AUTOMATON, "sets", "witnesses"];

/** Machine from `next`, a state or -1 for each state and column, and the ascending list of `accepting` states. */
function machineOf(
  value: unknown,
  numerals: Numerals,
  tracks: number,
  field: string,
  names = AUTOMATON,
): Machine {
  const { next, accepting } = fieldsOf(value, names, field);
  const columns = columnsOf(numerals, tracks);
  const size = Array.isArray(next) ? next.length / columns : 0;
  const isState = (each: unknown) => isNatural(each) && each < size;
  if (!Number.isInteger(size) || size < 1) throw new Malformed(field);
  if (!isList(next, (each) => each === -1 || isState(each))) throw new Malformed(field);
  if (!isList(accepting, isState) || accepting.some((each, i) => each <= (accepting[i - 1] ?? -1)))
    throw new Malformed(field);
  // Leading zeros change nothing.
  if (next[0] !== 0) throw new Malformed(field);
  const flags = new Uint8Array(size);
  for (const each of accepting) flags[each] = 1;
  return {
    of: Array.from({ length: tracks }, (_, i) => `${i}`),
    classOf: Int32Array.from({ length: columns }, (_, column) => column),
    classes: columns,
    next: Int32Array.from(next),
    accepting: flags,
  };
}

function coverOf(value: unknown, numerals: Numerals, tracks: number, field: string): Cover {
  const machine = machineOf(value, numerals, tracks, field, COVER);
  const { sets, witnesses } = value as Record<string, unknown>;
  if (!Array.isArray(witnesses) || !Array.isArray(sets)) throw new Malformed(field);
  const read = witnesses.map((each) => witnessOf(each, numerals, tracks, field));
  const all = read.reduce((sum, { states }) => sum + states, 0);
  const isMember = (each: unknown) => isNatural(each) && each < all;
  if (sets.length !== machine.accepting.length || !sets.every((set) => isList(set, isMember)))
    throw new Malformed(field);
  return { machine, sets, witnesses: read };
}

const WITNESS = ["tracks", "states", "edges", "accepting"];

/** Limit on the states of a witness. */
const MOST_STATES = 2 ** 20;

/** Witness with its `edges` in one list: source, column, target. */
function witnessOf(value: unknown, numerals: Numerals, least: number, field: string): Witness {
  const { tracks, states, edges, accepting } = fieldsOf(value, WITNESS, field);
  if (!isNatural(tracks) || tracks < least || tracks > 16) throw new Malformed(field);
  if (!isNatural(states) || states < 1 || states > MOST_STATES) throw new Malformed(field);
  const columns = columnsOf(numerals, tracks);
  if (!isList(edges, isNatural) || edges.length % 3 !== 0) throw new Malformed(field);
  const each = Array.from(
    { length: edges.length / 3 },
    (_, i) => [edges[3 * i]!, edges[3 * i + 1]!, edges[3 * i + 2]!] as const,
  );
  if (each.some(([from, column, to]) => from >= states || to >= states || column >= columns))
    throw new Malformed(field);
  if (!isList(accepting, (state) => isNatural(state) && state < states)) throw new Malformed(field);
  return { tracks, states, edges: alive(each, accepting), accepting };
}

/** Edges that lead to accepting states. */
function alive(edges: Witness["edges"], accepting: readonly number[]): Witness["edges"] {
  const before = new Map<number, number[]>();
  for (const [from, , to] of edges) {
    const known = before.get(to);
    if (known === undefined) before.set(to, [from]);
    else known.push(from);
  }
  const found = new Set(accepting);
  for (const state of found) for (const each of before.get(state) ?? []) found.add(each);
  return edges.filter(([, , to]) => found.has(to));
}

/** Name of the position's value in pieces that contain it. */
const VALUE = "=value";

/**
 * Fault of a law, if any. Every condition states that the intersection of some machines is empty, or that a cover is
 * complete.
 */
function faultOfLaw(claim: LawClaim, meter: Meter): Message | undefined {
  try {
    const { kinds, elsewhere } = claim;
    for (const each of elsewhere.values()) {
      const wrong = faultOfLaw(each, meter);
      if (wrong !== undefined) return wrong;
    }
    if (kinds.legal?.every((each) => !isPossible(claim, pieceOf(each), meter))) return t("noPositionLegal");
    if (claim.closed && kinds.leaving!().some((each) => isPossible(claim, pieceOf(each), meter)))
      return t("moveLeavesLegal");
    const clauses = kinds.clauses.flatMap((clause) => withoutIdle(claim, clause, meter));
    const moving = { ...claim, kinds: { ...kinds, clauses } };
    return (
      (claim.won === undefined ? faultOfEnd : faultOfDraws)(moving, meter) ??
      (claim.kind === "values" ? faultOfValues : faultOfOutcomes)(moving, meter)
    );
  } catch (error) {
    if (!(error instanceof Unread)) throw error;
    return t("checkerDoesNotFollowLaw", { message: error.says });
  }
}

/** Whether some numbers satisfy a piece. */
function isPossible({ numerals }: LawClaim, piece: Piece, meter: Meter): boolean {
  return !areDisjoint(numerals, machinesOf(numerals, least(piece).said, meter), meter);
}

/** Clause without the moves that leave the position itself, if it has such moves. */
function withoutIdle(claim: LawClaim, clause: Clause, meter: Meter): Clause[] {
  return idlesOf(clause, claim.kinds.variables)
    .filter(({ same }) => isPossible(claim, pieceOf(clause, ...same), meter))
    .reduce<Clause[]>(
      (sofar, { differ }) =>
        sofar.flatMap((each) => differ.map((more) => ({ ...each, atoms: [...each.atoms, ...more] }))),
      [clause],
    );
}

/**
 * Checks the rest of a law with draws: each move from a P-position has a reply to a smaller one, and a draw has a move to
 * a draw but none to a P-position. So the P-positions are lost, by induction on the measure.
 */
function faultOfDraws(claim: LawClaim, meter: Meter): Message | undefined {
  const { kinds, measure, law, won: isWon, blocked } = claim;
  const { variables, clauses, won, illegal } = kinds;
  if (clauses.some(({ parts }) => parts.length !== 1)) return t("moveLeavesSeveralComponents");
  const isDraw = (of: readonly string[]) => [accepted(law, of, false), accepted(isWon!, of, false)];
  const both = { names: [], said: [accepted(law, variables), accepted(isWon!, variables)] };
  if (isPossible(claim, both, meter)) return t("positionBothLostWon");
  const apart = illegal.map((each) => pieceOf(each));
  const moves = clauses.map((clause) => ({ clause, to: named(clause.parts[0]!, "to") }));
  for (const { clause, to } of moves) {
    const wins = and(pieceOf(clause, accepted(law, to.of), ...isDraw(variables)), to);
    if (isPossible(claim, wins, meter)) return t("drawWon");
  }
  const stays = moves.map(({ clause, to }) => and(pieceOf(clause, ...isDraw(to.of)), to));
  const drawn = { names: [], said: isDraw(variables) };
  const wrong = faultIn(
    claim,
    "stays",
    claim.stays!,
    { names: variables, need: drawn, pieces: [...stays, ...apart] },
    meter,
  );
  if (wrong !== undefined) return wrong;
  const [left, from] = [variables.map((_, i) => `=left${i}`), variables.map((_, i) => `=from${i}`)];
  const { machine } = claim.replies!;
  for (const { clause } of moves) {
    const [part] = clause.parts;
    const equal = left.map((name, i) => equals(nameForm(name), part![i]!));
    const said = [...pieceOf(clause).said, ...equal, accepted(law, variables)];
    const unmet = accepted(machine, [...left, ...variables], false);
    if (isPossible(claim, { names: clause.names, said: [...said, unmet] }, meter))
      return t("coverFault", { field: "replies", covers: COVERS.short });
  }
  const replies = moves.flatMap(({ clause, to }) =>
    measure.map((_, i) => {
      const changes = measure.slice(0, i + 1).map((of) =>
        of.reduce((sum, item) => {
          const at = variables.indexOf(`${item}`);
          return plus(plus(sum, nameForm(to.of[at]!)), nameForm(from[at]!), -1);
        }, constantForm(0)),
      );
      const smaller = changes.map((each, j) => lies(each, j < i ? [[0, 0]] : [[-Infinity, -1]]));
      return and(pieceOf(clause, accepted(law, to.of), ...smaller), to);
    }),
  );
  const ended = [
    ...won.map((each) => pieceOf(each)),
    ...(blocked === undefined ? [] : [{ names: [], said: [accepted(blocked, variables)] }]),
  ];
  const names = [...variables, ...from];
  const need = { names: [], said: [accepted(machine, names)] };
  return faultIn(claim, "replies", claim.replies!, { names, need, pieces: [...replies, ...ended] }, meter);
}

/** Checks that every component that a move leaves is smaller in the first sum of the measure that changes. */
function faultOfEnd(claim: LawClaim, meter: Meter): Message | undefined {
  const { kinds, measure } = claim;
  const { variables } = kinds;
  const position = variables.map(nameForm);
  const sumOf = (of: Sum, part: readonly Form[]) =>
    of.reduce<Form>((sum, item) => {
      if (typeof item === "number") return plus(sum, constantForm(item));
      const at = variables.indexOf(item.replace(/^-/, ""));
      return plus(sum, part[at]!, item.startsWith("-") ? -1 : 1);
    }, constantForm(0));
  const below = measure.filter(subtracts).map((of) => lies(sumOf(of, position), [[-Infinity, -1]]));
  for (const clause of kinds.clauses) {
    const { parts, split, cancelled = [] } = clause;
    if (below.length > 0 && split !== undefined) return t("moveNeedNotMakeMeasure");
    if (below.some((each) => isPossible(claim, pieceOf(clause, each), meter))) return t("measureBelowZero");
    const grows = split === undefined ? [...parts, ...cancelled].flatMap(partGrows) : [splitGrows(split)];
    for (const more of grows)
      if (isPossible(claim, pieceOf(clause, ...more), meter)) return t("moveNeedNotMakeMeasure");
  }
  return undefined;

  /** Cases in which a part is not smaller. */
  function partGrows(part: readonly Form[]): Atom[][] {
    const changes = measure.map((of) => plus(sumOf(of, part), sumOf(of, position), -1));
    const equal = (count: number) => changes.slice(0, count).map((each) => lies(each, [[0, 0]]));
    return [
      equal(changes.length),
      ...changes.map((each, i) => [...equal(i), isAtLeast(each, constantForm(1))]),
    ];
  }

  function splitGrows({ of, count }: NonNullable<Clause["split"]>): Atom[] {
    const largest = plus(of, constantForm(1 - count));
    return [isAtLeast(of, constantForm(count)), isAtLeast(largest, nameForm(variables[0]!))];
  }
}

const COVERS: Readonly<Record<CoverFault, Message>> = {
  short: t("doesNotHoldAllPositions"),
  witness: t("witness"),
  step: t("step"),
};

/** Fault in the cover of positions `names`. */
function faultIn(
  claim: LawClaim,
  field: string,
  cover: Cover,
  {
    names,
    need,
    pieces,
  }: { readonly names: readonly string[]; readonly need: Piece; readonly pieces: readonly Piece[] },
  meter: Meter,
): Message | undefined {
  const { numerals } = claim;
  const all = { ...cover, machine: renamed(cover.machine, names) };
  const machines = machinesOf(numerals, need.said, meter);
  const found = faultOfCover(numerals, names, machines, pieces, all, meter);
  return found && t("coverFault", { field, covers: COVERS[found] });
}

function faultOfOutcomes(claim: LawClaim, meter: Meter): Message | undefined {
  const { kinds, play, law, blocked, reaches, moves, options } = claim;
  const { variables, clauses, lost, won, illegal } = kinds;
  // Equal components cancel in pairs only in sums under normal play.
  const isAlone = play === "misere" || won.length > 0 || claim.won !== undefined || options !== undefined;
  const isSeveral = ({ split, parts }: Clause) => split !== undefined || parts.length > 1;
  if (clauses.some((each) => each.beside || (isAlone && (each.cancelled || isSeveral(each)))))
    return t("moveLeavesSeveralComponents");
  for (const a of lost)
    for (const b of won)
      if (isPossible(claim, and(pieceOf(a), pieceOf(b)), meter)) return t("positionBothLostWon");
  const isP = accepted(law, variables);
  const isN = claim.won === undefined ? accepted(law, variables, false) : accepted(claim.won, variables);
  const any: Piece[] = clauses.map((clause) => pieceOf(clause));
  // A move that leaves nothing wins under normal play and loses under misère play.
  for (const each of clauses.filter(isSeveral))
    for (const piece of severalWon(each, law))
      if (isPossible(claim, and(piece, { names: [], said: [isP] }), meter)) return t("pPositionSeveral");
  const wrong = options && faultOfOptions(claim, meter);
  if (wrong !== undefined) return wrong;
  const winning = (options === undefined ? clauses : []).flatMap((clause) => {
    if (isSeveral(clause)) return zeroSums(clause, law);
    if (clause.parts.length === 0) return play === "normal" ? [pieceOf(clause)] : [];
    const to = named(clause.parts[0]!, "to");
    return [and(pieceOf(clause, accepted(law, to.of)), to)];
  });
  const last = options?.at(-1);
  if (last !== undefined) {
    const names = optionNames(variables);
    winning.push({ names, said: [accepted(last.machine, [...variables, ...names])] });
  }
  winning.push(...won.map((each) => pieceOf(each)));
  for (const piece of winning)
    if (isPossible(claim, and(piece, { names: [], said: [isP] }), meter)) return t("pPositionLawWon");
  // Illegal positions need no move.
  const apart = illegal.map((each) => pieceOf(each));
  if (blocked === undefined)
    return faultIn(
      claim,
      "reaches",
      reaches,
      { names: variables, need: { names: [], said: [isN] }, pieces: [...winning, ...apart] },
      meter,
    );
  const isBlocked = accepted(blocked, variables);
  for (const piece of [...any, ...lost.map((each) => pieceOf(each)), ...apart])
    if (isPossible(claim, and(piece, { names: [], said: [isBlocked] }), meter))
      return t("blockedPositionNotOne");
  const isNotBlocked = accepted(blocked, variables, false);
  return (
    faultIn(
      claim,
      "moves",
      moves!,
      {
        names: variables,
        need: { names: [], said: [isP] },
        pieces: [...any, ...lost.map((each) => pieceOf(each)), ...apart],
      },
      meter,
    ) ??
    faultIn(
      claim,
      "reaches",
      reaches,
      { names: variables, need: { names: [], said: [isN, isNotBlocked] }, pieces: [...winning, ...apart] },
      meter,
    )
  );
}

/** Names for an option of a position. */
const optionNames = (variables: readonly string[]): string[] => variables.map((_, i) => `=to${i}`);

/**
 * Checks the automata of moves to P-positions where the opponent may forbid moves: the first accepts these moves and no
 * others, and each further one those to positions after one of the automaton before.
 */
function faultOfOptions(claim: LawClaim, meter: Meter): Message | undefined {
  const { kinds, law, options } = claim;
  const { variables, clauses } = kinds;
  if (clauses.some(({ parts }) => parts.length !== 1)) return t("moveLeavesSeveralComponents");
  const to = optionNames(variables);
  const sooner = variables.map((_, i) => `=sooner${i}`);
  const names = [...variables, ...to];
  const moves = clauses.map((clause) => {
    const equal = to.map((name, i) => equals(nameForm(name), clause.parts[0]![i]!));
    return pieceOf(clause, ...equal, accepted(law, to));
  });
  /** Moves to a position after one to which `machine` has a move. */
  const further = (machine: Machine): Piece[] => {
    const said = [accepted(machine, [...variables, ...sooner]), accepted(options![0]!.machine, names)];
    const changes = to.map((name, i) => plus(nameForm(sooner[i]!), nameForm(name), -1));
    return changes.map((_, last) => {
      const first = changes.slice(0, last + 1);
      const inOrder = first.map((each, i) => lies(each, i < last ? [[0, 0]] : [[-Infinity, -1]]));
      return { names: sooner, said: [...said, ...inOrder] };
    });
  };
  for (const [i, cover] of options!.entries()) {
    const pieces = i === 0 ? moves : further(options![i - 1]!.machine);
    const isNone: Piece = { names: [], said: [accepted(cover.machine, names, false)] };
    if (pieces.some((piece) => isPossible(claim, and(piece, isNone), meter)))
      return t("coverFault", { field: "options", covers: COVERS.short });
    const need: Piece = { names: [], said: [accepted(cover.machine, names)] };
    const wrong = faultIn(claim, "options", cover, { names, need, pieces }, meter);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** Components that a clause leaves, with names for those of a split. */
function allParts(clause: Clause): { readonly piece: Piece; readonly parts: readonly (readonly Form[])[] } {
  const { split, parts } = clause;
  const count = split?.count ?? parts.length;
  if (count > 4) throw new Unread(t("manyWithoutValues"));
  if (split === undefined) return { piece: pieceOf(clause), parts };
  const names = Array.from({ length: count }, (_, i) => `=part${i}`);
  const forms = names.map(nameForm);
  const sum = forms.reduce((a, b) => plus(a, b));
  const said = [...forms.map((form) => isAtLeast(form, constantForm(1))), equals(sum, split.of)];
  return { piece: and(pieceOf(clause), { names, said }), parts: forms.map((form) => [form]) };
}

/** Pieces for the moves of a clause that leave at least two positions that are not in the law, so that values decide. */
function severalWon(clause: Clause, law: Machine): Piece[] {
  const { piece, parts } = allParts(clause);
  const each = parts.map((part, i) => named(part, `to${i}`));
  return each.flatMap((one, i) =>
    each.slice(i + 1).map((other) => {
      const said = [accepted(law, one.of, false), accepted(law, other.of, false)];
      return and(and(and(piece, one), other), { names: [], said });
    }),
  );
}

/** Pieces for the moves of a clause that leave pairs of equal components, and P-positions. */
function zeroSums(clause: Clause, law: Machine): Piece[] {
  const { piece, parts } = allParts(clause);
  function pieces([i, ...rest]: readonly number[]): Piece[] {
    if (i === undefined) return [piece];
    const to = named(parts[i]!, `to${i}`);
    const single = and(to, { names: [], said: [accepted(law, to.of)] });
    const paired = rest.flatMap((other) => {
      const said = parts[i]!.map((form, at) => equals(form, parts[other]![at]!));
      return pieces(rest.filter((each) => each !== other)).map((each) => and(each, { names: [], said }));
    });
    return [...pieces(rest).map((each) => and(each, single)), ...paired];
  }
  return pieces([...parts.keys()]);
}

function faultOfValues(claim: LawClaim, meter: Meter): Message | undefined {
  const { kinds, law, powers, reaches, total } = claim;
  const { variables, clauses, won, illegal } = kinds;
  if (won.length > 0) return t("gameWonNoValues");
  const value = (name: string) => accepted(law, [...variables, name]);
  const less = (a: string, b: string) => isAtLeast(nameForm(b), nameForm(a), 1);
  const [one, other] = ["=one", "=other"];
  const two: Piece = { names: [one, other], said: [value(one), value(other), less(one, other)] };
  if (isPossible(claim, two, meter)) return t("positionTwoValues");
  const isPower = (of: string, holds: boolean): Statement[] =>
    powers === undefined ? [] : [{ kind: "power", base: powers, of, holds }];
  if (powers !== undefined) {
    if (clauses.some(leavesSeveral)) return t("moveLeavesSeveralComponents");
    if (isPossible(claim, { names: [one], said: [value(one), ...isPower(one, false)] }, meter))
      return t("valueNoPower");
  }
  const some: Piece = { names: [VALUE], said: [value(VALUE)] };
  const apart = illegal.map((each) => pieceOf(each));
  const all: Statement[] = variables.map((name) => isAtLeast(nameForm(name), constantForm(0)));
  const wrong =
    faultIn(
      claim,
      "total",
      total!,
      { names: variables, need: { names: [], said: all }, pieces: [some, ...apart] },
      meter,
    ) ?? faultOfSums(claim, meter);
  if (wrong !== undefined) return wrong;
  const pieces = clauses.map((clause) => valuePiece(clause, claim));
  for (const piece of pieces)
    if (isPossible(claim, and(piece, { names: [], said: [value(VALUE)] }), meter))
      return t("optionValuePosition");
  const need: Piece = { names: [one], said: [value(one), less(VALUE, one), ...isPower(VALUE, true)] };
  return faultIn(
    claim,
    "reaches",
    reaches,
    { names: [...variables, VALUE], need, pieces: [...pieces, ...apart] },
    meter,
  );
}

/** Whether a move of a clause leaves several components, whose values have to be added. */
const leavesSeveral = ({ parts, split, beside = [] }: Clause): boolean =>
  split !== undefined || beside.length > 0 || parts.length > 1;

/** Piece for an option of value VALUE. */
function valuePiece(clause: Clause, { law, powers, sums, elsewhere }: LawClaim): Piece {
  const { parts, split, beside = [] } = clause;
  if (split !== undefined) {
    const sum = sums[split.count - 2];
    if (sum === undefined) throw new Unread(t("sumsOfManyParts"));
    const rest = named([split.of], "rest");
    return and(pieceOf(clause, accepted(sum.machine, [...rest.of, VALUE])), rest);
  }
  const count = parts.length + beside.length;
  const ofNothing = powers === undefined ? 0 : 1;
  if (count === 0) return pieceOf(clause, equals(nameForm(VALUE), constantForm(ofNothing)));
  const each = [...parts, ...beside.map(({ of }) => [of])].map((part, i) => named(part, `to${i}`));
  const own = each.map((_, i) => (count === 1 ? VALUE : `=value${i}`));
  // Nim-sum of the first parts, up to all of them.
  const sofar = own.map((name, i) => (i === 0 ? name : i === count - 1 ? VALUE : `=sum${i}`));
  const said: Statement[] = [
    ...each.map(({ of }, i): Statement => {
      const other = beside[i - parts.length]?.game;
      if (other === undefined) return accepted(law, [...of, own[i]!]);
      if (other === "nim") return equals(nameForm(own[i]!), nameForm(of[0]!));
      const known = elsewhere.get(other);
      if (known === undefined) throw new Unread(t("gameWithoutCertificate"));
      return accepted(known.law, [of[0]!, own[i]!]);
    }),
    ...own.slice(1).map((_, i): Statement => ({ kind: "xor", of: [sofar[i]!, own[i + 1]!, sofar[i + 1]!] })),
  ];
  const names = [...own, ...sofar.slice(1)].filter((name) => name !== VALUE);
  // Witnesses have their tracks in this order, so few choices of names are tried.
  const left = each.reduce<Piece>((sum, { names, said }) => and(sum, { names, said }), pieceOf(clause));
  return and(left, { names, said });
}

/**
 * Checks that the sums of two parts are all combinations of values, those of three all combinations of one part and two
 * others, and so on.
 */
function faultOfSums(claim: LawClaim, meter: Meter): Message | undefined {
  const { law, sums } = claim;
  const names = ["=rest", VALUE];
  for (const [i, { machine, cover }] of sums.entries()) {
    const others = i === 0 ? law : sums[i - 1]!.machine;
    const form = plus(plus(nameForm("=a"), nameForm("=b")), nameForm("=rest"), -1);
    const made: Piece = {
      names: ["=a", "=b", "=f", "=g"],
      said: [
        accepted(law, ["=a", "=f"]),
        accepted(others, ["=b", "=g"]),
        isAtLeast(nameForm("=a"), constantForm(1)),
        ...(i === 0 ? [isAtLeast(nameForm("=b"), constantForm(1))] : []),
        lies(form, [[0, 0]]),
        { kind: "xor", of: ["=f", "=g", VALUE] },
      ],
    };
    const isNone: Piece = { names: [], said: [accepted(machine, names, false)] };
    const all = { numerals: claim.numerals };
    if (!areDisjoint(all.numerals, machinesOf(all.numerals, and(made, isNone).said, meter), meter))
      return t("sumsLacksNimSumValues");
    const need: Piece = { names: [], said: [accepted(machine, names)] };
    const wrong = faultIn(claim, "sums", cover, { names, need, pieces: [made] }, meter);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}
