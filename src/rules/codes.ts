import type { AddingRules, HeapRules } from "../encoding.ts";
import { added, coefficient, type Linear, linearOf, substituted } from "./linear.ts";
import type { Comparison, Condition, Option, OptionPart, Rule } from "./syntax.ts";

/**
 * Contribution of an option to a code: a digit for a number of tokens taken, and whether all resulting heaps are
 * unequal.
 */
interface Clause {
  readonly taken: number;
  readonly digit: number;
  readonly unequal?: boolean;
}

const MOST_TAKEN = 4096;

/** Moves of a rule as the digits of a take-and-break code, if they have that form. */
export function codeOf(rule: Rule): (HeapRules & { readonly kind: "break" }) | undefined {
  const [heap, second] = rule.variables;
  if (heap === undefined || second !== undefined || rule.won !== undefined || rule.lost !== undefined)
    return undefined;
  const clauses = rule.options.map((option) => clauseOf(option, heap));
  if (!clauses.every((clause) => clause !== undefined && clause.taken <= MOST_TAKEN)) return undefined;
  const known = clauses as readonly Clause[];
  const splits = known.filter(({ digit }) => (digit & 12) !== 0);
  const unequal = splits.length > 0 && splits.every((clause) => clause.unequal === true);
  if (!unequal && splits.some((clause) => clause.unequal === true)) return undefined;
  const digits = Array<number>(Math.max(0, ...known.map(({ taken }) => taken)) + 1).fill(0);
  for (const { taken, digit } of known) digits[taken]! |= digit;
  // A move that takes nothing must split the heap; otherwise it leaves the position itself.
  digits[0]! &= 12;
  if (digits.every((digit) => digit === 0)) return undefined;
  return { kind: "break", digits, ...(unequal && { unequal }) };
}

/** Moves of a rule as those of a code whose moves may add tokens to a non-empty heap, if they have that form. */
export function addingOf(rule: Rule): AddingRules | undefined {
  const [heap, second] = rule.variables;
  if (heap === undefined || second !== undefined || rule.won !== undefined || rule.lost !== undefined)
    return undefined;
  const added = rule.options.map((option) => addedBy(option, heap));
  const adds: number[] = [];
  for (const more of added) if (more > 0) adds[more - 1] = 2;
  const takes = rule.options.filter((_, i) => added[i] === 0);
  const code = takes.length === 0 ? { digits: [0] } : codeOf({ ...rule, options: takes });
  if (adds.length === 0 || adds.length > MOST_ADDED || code === undefined || "unequal" in code)
    return undefined;
  const { digits } = code;
  if (digits.length > MOST_ADDED || digits.some((digit) => digit > 7)) return undefined;
  return { kind: "adding", takes: digits, adds: Array.from(adds, (digit = 0) => digit) };
}

/** Limit on the tokens that a move of such a rule adds or takes. */
const MOST_ADDED = 32;

/** Number of tokens that an option adds to a non-empty heap if it does nothing else; else 0. */
function addedBy({ parts, condition, letters }: Option, heap: string): number {
  const [part, ...more] = parts;
  const form = more.length === 0 && letters.length === 0 ? formOf(part!) : undefined;
  const [atom, ...others] = condition === undefined ? [] : (atomsOf(condition) ?? []);
  if (form === undefined || atom === undefined || others.length > 0) return 0;
  const alone = (each: Linear) => each.of.size === 1 && coefficient(each, heap) === 1n;
  const some = alone(atom.form) && aboutRest(1n, atom.form.rest, atom.sign) === "some";
  return alone(form) && form.rest > 0n && some ? Number(form.rest) : 0;
}

function clauseOf({ parts, condition, letters }: Option, heap: string): Clause | undefined {
  const atoms = condition === undefined ? [] : atomsOf(condition);
  if (atoms === undefined) return undefined;
  const [part, ...more] = parts;
  if (part!.kind === "split")
    return more.length === 0 && letters.length === 0 ? splitClause(part!, atoms, heap) : undefined;
  const forms = parts.map(formOf);
  if (!forms.every((form) => form !== undefined)) return undefined;
  // Heaps that are single letters, and the heap of the remaining tokens.
  const rests = forms.filter((form) => coefficient(form, heap) !== 0n);
  const [rest] = rests;
  if (rest === undefined || rests.length > 1 || forms.length > 3 || forms.length !== letters.length + 1)
    return undefined;
  const free = forms.filter((form) => form !== rest);
  const isLetter = (form: Linear, letter: string) =>
    form.rest === 0n && form.of.size === 1 && coefficient(form, letter) === 1n;
  if (!letters.every((letter) => free.some((form) => isLetter(form, letter)))) return undefined;
  if (coefficient(rest, heap) !== 1n || rest.of.size !== letters.length + 1) return undefined;
  if (!letters.every((letter) => coefficient(rest, letter) === -1n) || rest.rest > 0n) return undefined;
  const taken = Number(-rest.rest);
  const of = free.map((form) => [...form.of.keys()][0]!);
  return relationClause(
    taken,
    of,
    atoms.map((atom) => inRest(atom, heap, rest)),
  );
}

function formOf(part: OptionPart): Linear | undefined {
  return part.kind === "component" && part.count === undefined ? linearOf(part.position[0]!) : undefined;
}

/** Name for the remaining tokens that no rule uses. */
const REST = "";

/** Atom on the heap as one on the remainder: the heap is the sum of the remainder, the letters and the number taken. */
function inRest(atom: Atom, heap: string, rest: Linear): Atom {
  const of = new Map(
    [...rest.of].filter(([name]) => name !== heap).map(([name, by]) => [name, -by] as const),
  );
  of.set(REST, 1n);
  return { sign: atom.sign, form: substituted(atom.form, heap, { of, rest: -rest.rest }) };
}

/**
 * Digit value of a move from the relations between the resulting heaps, each at least 1 except the last, at least 0.
 */
function relationClause(
  taken: number,
  letters: readonly string[],
  atoms: readonly Atom[],
): Clause | undefined {
  const relations = atoms.map((atom) => relationOf(atom, letters)).filter((each) => each !== "always");
  if (relations.includes(undefined)) return undefined;
  const key = [...new Set(relations)].sort().join(" ");
  if (letters.length === 0) {
    const digit = { "": 3, some: 2, none: 1 }[key];
    return digit === undefined ? undefined : { taken, digit };
  }
  const [a, b] = letters;
  if (letters.length === 1) {
    const digit = {
      "": 6,
      some: 4,
      [`${a}<`]: 4,
      [`${a}<=`]: 4,
      [`${a}>`]: 6,
      [`${a}>=`]: 6,
      [`${a}!=`]: 6,
      [`${a}!= some`]: 4,
    }[key];
    if (digit === undefined) return undefined;
    return { taken, digit, unequal: !["", "some", `${a}<=`, `${a}>=`].includes(key) };
  }
  const ordered = [`${a}<=${b}`, `${b}<=${a}`];
  if (key === "" || ordered.includes(key)) return { taken, digit: 12 };
  if (key === "some") return { taken, digit: 8 };
  if (key === [`${a}<=${b}`, `${b}<=`].sort().join(" ") || key === [`${b}<=${a}`, `${a}<=`].sort().join(" "))
    return { taken, digit: 8 };
  if (key === [`${a}<${b}`, `${b}<`].sort().join(" ") || key === [`${b}<${a}`, `${a}<`].sort().join(" "))
    return { taken, digit: 8, unequal: true };
  return undefined;
}

/**
 * Relation for a comparison of heaps: `some` or `none` when what remains is positive or not, `a<` between a letter and
 * what remains, `a<b` between letters; `always` when it holds in every case.
 */
function relationOf({ form, sign }: Atom, letters: readonly string[]): string | undefined {
  const least = form.rest + letters.reduce((sum, letter) => sum + coefficient(form, letter), 0n);
  const grows = [...form.of.values()].every((by) => by > 0n);
  if (grows && ((sign === ">=" && least >= 0n) || ((sign === ">" || sign === "!=") && least > 0n)))
    return "always";
  const falls = [...form.of.values()].every((by) => by < 0n);
  if (falls && ((sign === "<=" && least <= 0n) || ((sign === "<" || sign === "!=") && least < 0n)))
    return "always";
  const [[first, by] = [undefined, 0n], [second, other] = [undefined, 0n], third] = form.of;
  if (first === undefined || third !== undefined || (by !== 1n && by !== -1n)) return undefined;
  if (second === undefined) return first === REST ? aboutRest(by, form.rest, sign) : undefined;
  if (other !== -by) return undefined;
  // Compares `left` with `right` and a constant. The comparison must be equivalent to one without the constant.
  const [left, right] = by === 1n ? [first, second] : [second, first];
  const [plain, apart] = by === 1n ? [sign, form.rest] : [MIRRORED[sign], -form.rest];
  const strict = strictly(plain, apart);
  if (strict === undefined) return undefined;
  if (left === REST) return `${right}${MIRRORED[strict]}`;
  if (right === REST) return `${left}${strict}`;
  if (strict === ">" || strict === ">=") return `${right}${MIRRORED[strict]}${left}`;
  return strict === "<" || strict === "<=" ? `${left}${strict}${right}` : undefined;
}

const MIRRORED = { "=": "=", "!=": "!=", "<": ">", "<=": ">=", ">": "<", ">=": "<=" } as const;

/** Sign of left - right + `apart` against 0, as a comparison of left and right alone. */
function strictly(sign: Atom["sign"], apart: bigint): Atom["sign"] | undefined {
  if (apart === 0n) return sign === "=" ? undefined : sign;
  if (sign === "<" && apart === -1n) return "<=";
  if (sign === "<=" && apart === 1n) return "<";
  if (sign === ">" && apart === 1n) return ">=";
  return sign === ">=" && apart === -1n ? ">" : undefined;
}

/** Meaning of a comparison for the remainder: positive, or 0. */
function aboutRest(by: bigint, rest: bigint, sign: Atom["sign"]): string | undefined {
  const [plain, apart] = by === 1n ? [sign, rest] : [MIRRORED[sign], -rest];
  if (
    (plain === ">" && apart === 0n) ||
    (plain === ">=" && apart === -1n) ||
    (plain === "!=" && apart === 0n)
  )
    return "some";
  if ((plain === "=" && apart === 0n) || (plain === "<=" && apart === 0n) || (plain === "<" && apart === -1n))
    return "none";
  return undefined;
}

function splitClause(
  part: OptionPart & { kind: "split" },
  atoms: readonly Atom[],
  heap: string,
): Clause | undefined {
  const form = linearOf(part.of);
  if (form === undefined || atoms.length > 0 || part.how === "equal" || part.most > 3) return undefined;
  // For two parts, not all equal means unequal.
  const unequal = part.how === "distinct" || part.how === "mixed";
  if (part.how === "mixed" && (part.least !== 2 || part.most !== 2)) return undefined;
  if (form.of.size !== 1 || coefficient(form, heap) !== 1n || form.rest > 0n) return undefined;
  let digit = 0;
  for (let parts = part.least; parts <= part.most; parts++) digit |= 1 << parts;
  return { taken: Number(-form.rest), digit, unequal };
}

/** Comparison of a linear form with 0. */
interface Atom {
  readonly form: Linear;
  readonly sign: Comparison;
}

/** Condition as a conjunction of linear comparisons, if it has that form. */
function atomsOf(condition: Condition): Atom[] | undefined {
  if (condition.kind === "and") {
    const all = condition.of.map(atomsOf);
    return all.every((each) => each !== undefined) ? all.flat() : undefined;
  }
  if (condition.kind !== "chain") return undefined;
  const found: Atom[] = [];
  let left = linearOf(condition.first);
  for (const link of condition.links) {
    if (link.sign === "in") return undefined;
    const right = linearOf(link.right);
    if (left === undefined || right === undefined) return undefined;
    found.push({ form: added(left, right, -1n), sign: link.sign });
    left = right;
  }
  return found;
}
