import type { Text } from "../types.ts";
import { type Cover, type CoverFault, faultOfCover } from "./cover.ts";
import { type Machine, renamed } from "./machine.ts";
import type { Meter } from "./meter.ts";
import { accepted, and, least, machinesOf, named, type Piece, pieceOf, type Said } from "./piece.ts";
import { areDisjoint } from "./product.ts";
import type { LawClaim } from "./read-law.ts";
import { type Atom, constantForm, equals, type Form, isAtLeast, lies, nameForm, plus } from "./rule-forms.ts";
import { type Clause, idlesOf } from "./rule-moves.ts";
import { Unread } from "./rule-read.ts";

/** The value of the position at hand, in the pieces of which it is one of the numbers. */
const VALUE = "=value";

/** What is wrong with a law, if anything; every condition is one that some machines accept nothing together, or a cover. */
export function faultOfLaw(claim: LawClaim, meter: Meter): Text | undefined {
  try {
    const { kinds } = claim;
    const clauses = kinds.clauses.flatMap((clause) => withoutIdle(claim, clause, meter));
    const moving = { ...claim, kinds: { ...kinds, clauses } };
    return (
      faultOfEnd(moving, meter) ?? (claim.kind === "values" ? faultOfValues : faultOfOutcomes)(moving, meter)
    );
  } catch (error) {
    if (!(error instanceof Unread)) throw error;
    return {
      en: `the checker does not follow this law: ${error.message}`,
      zh: `检验程序无法检验该规律：${error.message}`,
    };
  }
}

/** Whether numbers can be found with which all is so. */
function isPossible({ numerals }: LawClaim, piece: Piece, meter: Meter): boolean {
  return !areDisjoint(numerals, machinesOf(numerals, least(piece).said, meter), meter);
}

/** The clause without what leaves the position itself, if it has such. */
function withoutIdle(claim: LawClaim, clause: Clause, meter: Meter): Clause[] {
  return idlesOf(clause, claim.kinds.variables)
    .filter(({ same }) => isPossible(claim, pieceOf(clause, ...same), meter))
    .reduce<Clause[]>(
      (sofar, { differ }) =>
        sofar.flatMap((each) => differ.map((more) => ({ ...each, atoms: [...each.atoms, ...more] }))),
      [clause],
    );
}

/** Every part of a move is smaller in the first of the sums of the measure that changes. */
function faultOfEnd(claim: LawClaim, meter: Meter): Text | undefined {
  const { kinds, measure } = claim;
  const { variables } = kinds;
  const position = variables.map(nameForm);
  const sumOf = (of: readonly string[], part: readonly Form[]) =>
    of.reduce((sum, name) => plus(sum, part[variables.indexOf(name)]!), constantForm(0));
  for (const clause of kinds.clauses) {
    const grows = clause.split === undefined ? clause.parts.flatMap(partGrows) : [splitGrows(clause.split)];
    for (const more of grows)
      if (isPossible(claim, pieceOf(clause, ...more), meter))
        return { en: "a move need not make the measure smaller", zh: "有的走法不使所给的量变小" };
  }
  return undefined;

  /** The ways in which a part is not smaller. */
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

const COVERS: Readonly<Record<CoverFault, Text>> = {
  short: { en: "does not hold all positions that it has to", zh: "未包含所有应包含的局面" },
  witness: { en: "has a witness that no move is like", zh: "含有不对应任何走法的见证" },
  step: { en: "has a state that no witness leads to", zh: "含有无见证可达的状态" },
};

/** Covers a position of `names`. */
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
): Text | undefined {
  const { numerals } = claim;
  const all = { ...cover, machine: renamed(cover.machine, names) };
  const machines = machinesOf(numerals, need.said, meter);
  const found = faultOfCover(numerals, names, machines, pieces, all, meter);
  return found && { en: `\`${field}\` ${COVERS[found].en}`, zh: `\`${field}\` ${COVERS[found].zh}` };
}

function faultOfOutcomes(claim: LawClaim, meter: Meter): Text | undefined {
  const { kinds, play, law, blocked, reaches, moves } = claim;
  const { variables, clauses, lost, won } = kinds;
  if (clauses.some(({ parts, split }) => split !== undefined || parts.length > 1))
    return { en: "a move leaves several components", zh: "一步会留下多个子游戏" };
  for (const a of lost)
    for (const b of won)
      if (isPossible(claim, and(pieceOf(a), pieceOf(b)), meter))
        return { en: "a position is both lost and won", zh: "有局面既已负又已胜" };
  const isP = accepted(law, variables);
  const isNotP = accepted(law, variables, false);
  const any: Piece[] = clauses.map((clause) => pieceOf(clause));
  // What leaves nothing wins under normal play, and under misère play loses.
  const winning = clauses.flatMap((clause) => {
    if (clause.parts.length === 0) return play === "normal" ? [pieceOf(clause)] : [];
    const to = named(clause.parts[0]!, "to");
    return [and(pieceOf(clause, accepted(law, to.of)), to)];
  });
  winning.push(...won.map((each) => pieceOf(each)));
  for (const piece of winning)
    if (isPossible(claim, and(piece, { names: [], said: [isP] }), meter))
      return { en: "a P-position of the law is won", zh: "规律断言的某个必败态实为必胜" };
  if (blocked === undefined)
    return faultIn(
      claim,
      "reaches",
      reaches,
      { names: variables, need: { names: [], said: [isNotP] }, pieces: winning },
      meter,
    );
  const isBlocked = accepted(blocked, variables);
  for (const piece of [...any, ...lost.map((each) => pieceOf(each))])
    if (isPossible(claim, and(piece, { names: [], said: [isBlocked] }), meter))
      return { en: "a blocked position is not one", zh: "所称无走法的局面其实有走法" };
  const isNotBlocked = accepted(blocked, variables, false);
  return (
    faultIn(
      claim,
      "moves",
      moves!,
      {
        names: variables,
        need: { names: [], said: [isP] },
        pieces: [...any, ...lost.map((each) => pieceOf(each))],
      },
      meter,
    ) ??
    faultIn(
      claim,
      "reaches",
      reaches,
      { names: variables, need: { names: [], said: [isNotP, isNotBlocked] }, pieces: winning },
      meter,
    )
  );
}

function faultOfValues(claim: LawClaim, meter: Meter): Text | undefined {
  const { kinds, law, reaches, total, sums } = claim;
  const { variables, clauses, won } = kinds;
  if (won.length > 0) return { en: "a game with `won` has no values", zh: "含 `won` 的游戏没有 SG 值" };
  const value = (name: string) => accepted(law, [...variables, name]);
  const less = (a: string, b: string) => isAtLeast(nameForm(b), nameForm(a), 1);
  const [one, other] = ["=one", "=other"];
  const two: Piece = { names: [one, other], said: [value(one), value(other), less(one, other)] };
  if (isPossible(claim, two, meter)) return { en: "a position has two values", zh: "某个局面有两个值" };
  const some: Piece = { names: [VALUE], said: [value(VALUE)] };
  const all: Said[] = variables.map((name) => isAtLeast(nameForm(name), constantForm(0)));
  const wrong =
    faultIn(
      claim,
      "total",
      total!,
      { names: variables, need: { names: [], said: all }, pieces: [some] },
      meter,
    ) ?? faultOfSums(claim, meter);
  if (wrong !== undefined) return wrong;
  const pieces = clauses.map((clause) => valuePiece(clause, law, sums));
  for (const piece of pieces)
    if (isPossible(claim, and(piece, { names: [], said: [value(VALUE)] }), meter))
      return { en: "an option has the value of its position", zh: "某个后继局面的值与原局面相同" };
  const need: Piece = { names: [one], said: [value(one), less(VALUE, one)] };
  return faultIn(claim, "reaches", reaches, { names: [...variables, VALUE], need, pieces }, meter);
}

/** That an option has the value VALUE. */
function valuePiece(clause: Clause, law: Machine, sums: LawClaim["sums"]): Piece {
  const { parts, split } = clause;
  if (split !== undefined) {
    const sum = sums[split.count - 2];
    if (sum === undefined) throw new Unread("sums of so many parts");
    const rest = named([split.of], "rest");
    return and(pieceOf(clause, accepted(sum.machine, [...rest.of, VALUE])), rest);
  }
  if (parts.length === 0) return pieceOf(clause, equals(nameForm(VALUE), constantForm(0)));
  const each = parts.map((part, i) => named(part, `to${i}`));
  const own = parts.map((_, i) => (parts.length === 1 ? VALUE : `=value${i}`));
  // The nim-sum of the first parts, up to all of them.
  const sofar = parts.map((_, i) => (i === 0 ? own[0]! : i === parts.length - 1 ? VALUE : `=sum${i}`));
  const said: Said[] = [
    ...each.map(({ of }, i) => accepted(law, [...of, own[i]!])),
    ...parts.slice(1).map((_, i): Said => ({ kind: "xor", of: [sofar[i]!, own[i + 1]!, sofar[i + 1]!] })),
  ];
  const names = [...own, ...sofar.slice(1)].filter((name) => name !== VALUE);
  return each.reduce<Piece>(
    (sum, { names, said }) => and(sum, { names, said }),
    and(pieceOf(clause), { names, said }),
  );
}

/** The sums of two parts are all that values and nim-sums make; of three, what one part and two others make; and so on. */
function faultOfSums(claim: LawClaim, meter: Meter): Text | undefined {
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
      return { en: "`sums` lacks a nim-sum of values", zh: "`sums` 缺少某个值的 Nim 和" };
    const need: Piece = { names: [], said: [accepted(machine, names)] };
    const wrong = faultIn(claim, "sums", cover, { names, need, pieces: [made] }, meter);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}
