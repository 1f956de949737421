import type { Text } from "../types.ts";
import type { Cover, Witness } from "./cover.ts";
import { kindsOfHeap } from "./heap-moves.ts";
import { columnsOf, type Machine, type Numerals, numeralsOf } from "./machine.ts";
import { readMoves } from "./notation.ts";
import { type Given, isNatural, wrongField } from "./read.ts";
import { type Kinds, kindsOfRule } from "./rule-moves.ts";
import { readRule, Unread } from "./rule-read.ts";

/** What a certificate of a law says, and what it brings to prove it. */
export interface LawClaim {
  readonly game: string;
  readonly kinds: Kinds;
  readonly kind: "outcomes" | "values";
  readonly play: "normal" | "misere";
  readonly system: string;
  readonly numerals: Numerals;
  /** The P-positions, or each position with its value. */
  readonly law: Machine;
  readonly measure: readonly (readonly string[])[];
  /** A move to a P-position, or to a smaller value. */
  readonly reaches: Cover;
  /** That each position has a value. */
  readonly total?: Cover;
  /** The nim-sums of the values of two parts, of three: each number with each of them, and that there are such parts. */
  readonly sums: readonly { readonly machine: Machine; readonly cover: Cover }[];
  /** Positions without a move, and that all P-positions have one. */
  readonly blocked?: Machine;
  readonly moves?: Cover;
}

const NEEDED = "certificate version game kind play system law measure reaches".split(" ");
const OPTIONAL = "total sums blocked moves".split(" ");

class Malformed extends Error {
  readonly field: string;
  constructor(field: string) {
    super(field);
    this.field = field;
  }
}

/** The claim, or what is wrong with its form. */
export function readLaw(given: Given): LawClaim | Text {
  try {
    return claimOf(given);
  } catch (error) {
    if (error instanceof Malformed) return wrongField(error.field);
    if (!(error instanceof Unread)) throw error;
    return {
      en: `the rule is not read by the checker: ${error.message}`,
      zh: `检验程序无法读取该规则：${error.message}`,
    };
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
      measure.every((each) => Array.isArray(each) && each.every((name) => variables.includes(name))),
  );
  is("sums", Array.isArray(sums) && sums.length <= 8);
  const isMisere = play === "misere";
  for (const name of ["blocked", "moves"]) is(name, (given[name] !== undefined) === isMisere);
  is("total", (given.total !== undefined) === (kind === "values"));
  return {
    ...(given as unknown as LawClaim),
    kinds,
    numerals,
    law: machine(given.law, numbers, "law"),
    reaches: cover(given.reaches, numbers, "reaches"),
    ...(kind === "values" && { total: cover(given.total, variables.length, "total") }),
    sums: (sums as unknown[]).map((each) => ({
      machine: machine(each, 2, "sums"),
      cover: cover((each as { cover?: unknown }).cover, 2, "sums"),
    })),
    ...(isMisere && {
      blocked: machine(given.blocked, numbers, "blocked"),
      moves: cover(given.moves, numbers, "moves"),
    }),
  };
}

/** The moves of a rule in a line, a set, an all-but set or a code. */
function kindsOf(game: string): Kinds {
  if (game.startsWith("[")) return kindsOfRule(readRule(game));
  const moves = readMoves(game);
  if (moves === undefined) throw new Malformed("game");
  return kindsOfHeap(moves);
}

const isList = (value: unknown, is: (each: unknown) => boolean): value is readonly number[] =>
  Array.isArray(value) && value.every(is);

/** `next`, a state or -1 for each state and column; and the states that are `accepting`, ascending. */
function machineOf(value: unknown, numerals: Numerals, tracks: number, field: string): Machine {
  const { next, accepting } = (value ?? {}) as Record<string, unknown>;
  const columns = columnsOf(numerals, tracks);
  const size = Array.isArray(next) ? next.length / columns : 0;
  const isState = (each: unknown) => isNatural(each) && each < size;
  if (!Number.isInteger(size) || size < 1) throw new Malformed(field);
  if (!isList(next, (each) => each === -1 || isState(each))) throw new Malformed(field);
  if (!isList(accepting, isState) || accepting.some((each, i) => each <= (accepting[i - 1] ?? -1)))
    throw new Malformed(field);
  // Zeros in front change nothing.
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
  const machine = machineOf(value, numerals, tracks, field);
  const { sets, witnesses } = (value ?? {}) as Record<string, unknown>;
  if (!Array.isArray(witnesses) || !Array.isArray(sets)) throw new Malformed(field);
  const read = witnesses.map((each) => witnessOf(each, numerals, tracks, field));
  const all = read.reduce((sum, { states }) => sum + states, 0);
  const isMember = (each: unknown) => isNatural(each) && each < all;
  if (sets.length !== machine.accepting.length || !sets.every((set) => isList(set, isMember)))
    throw new Malformed(field);
  return { machine, sets, witnesses: read };
}

/** `edges` are written one after another: from, column, to. */
function witnessOf(value: unknown, numerals: Numerals, least: number, field: string): Witness {
  const { tracks, states, edges, accepting } = (value ?? {}) as Record<string, unknown>;
  if (!isNatural(tracks) || tracks < least || tracks > 16 || !isNatural(states) || states < 1)
    throw new Malformed(field);
  const columns = columnsOf(numerals, tracks);
  if (!isList(edges, isNatural) || edges.length % 3 !== 0) throw new Malformed(field);
  const each = Array.from(
    { length: edges.length / 3 },
    (_, i) => [edges[3 * i]!, edges[3 * i + 1]!, edges[3 * i + 2]!] as const,
  );
  if (each.some(([from, column, to]) => from >= states || to >= states || column >= columns))
    throw new Malformed(field);
  if (!isList(accepting, (state) => isNatural(state) && state < states)) throw new Malformed(field);
  return { tracks, states, edges: alive(each, states, accepting), accepting };
}

/** The edges that lead to accepting states. */
function alive(edges: Witness["edges"], states: number, accepting: readonly number[]): Witness["edges"] {
  const before: number[][] = Array.from({ length: states }, () => []);
  for (const [from, , to] of edges) before[to]!.push(from);
  const found = new Set(accepting);
  for (const state of found) for (const each of before[state]!) found.add(each);
  return edges.filter(([, , to]) => found.has(to));
}
