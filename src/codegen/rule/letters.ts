import { conjuncts } from "../../rules/alternatives.ts";
import { boundsOf } from "../../rules/bounds.ts";
import { coefficient, type Linear, linearOf } from "../../rules/linear.ts";
import type { Condition, Expression, NumberSet, Option } from "../../rules/syntax.ts";
import { expressionsOf, expressionsOfSet, namesIn } from "../../rules/walk.ts";

/** Enumeration of the values of a letter in a program. */
export interface Letter {
  readonly name: string;
  /** Upper bounds; each of them suffices, all together are sharper. */
  readonly most: readonly (Bound | number | Expression)[];
  /** Upper bound at every position. */
  readonly highest: number;
  /** Set that contains it and whose members can be enumerated. */
  readonly within?: Steps;
}

/** Bound of a letter by `form`, which does not contain it, divided by `by`. */
interface Bound {
  readonly form: Linear;
  readonly by: bigint;
}

/** Sets whose members can be computed from the previous ones. */
export type Steps = NumberSet & { readonly kind: "squares" | "fibonacci" | "powers" | "divisors" };

/** Limit on the steps of a loop. */
const MOST = 1e9;

/**
 * Letters of an option in an order in which each has a bound. Bounds come from the forms of the remaining parts and of
 * the conditions, or from intervals when the variables are from 0 to `box`. Undefined when a letter has no bound.
 */
export function lettersIn(
  option: Option,
  variables: readonly string[],
  box: readonly number[],
): Letter[] | undefined {
  const least = leastOf(option);
  const chosen = new Set(variables);
  const open = [...option.letters];
  const found: Letter[] = [];
  const highest = intervals(option, variables, box);
  while (open.length > 0) {
    const next = open
      .map((letter) => ({ letter, most: boundsIn(letter, least, chosen, open, option) }))
      .sort((a, b) => Number(b.most.length > 0) - Number(a.most.length > 0))[0]!;
    const { letter } = next;
    const wide = highest.get(letter)!;
    const within = stepsOf(letter, option, chosen);
    const few = within !== undefined && wide < Number.POSITIVE_INFINITY;
    if (next.most.length === 0 && wide > MOST && !few) return undefined;
    found.push({
      name: letter,
      most: next.most.length > 0 ? next.most : [wide],
      highest: wide,
      ...(within !== undefined && { within }),
    });
    chosen.add(letter);
    open.splice(open.indexOf(letter), 1);
  }
  return found;
}

/** Expressions that are >= 0 for every move. */
function leastOf({ parts, condition }: Option): Expression[] {
  const left = parts.flatMap((part) =>
    expressionsOf(part).map((each) => (part.kind === "split" ? less(each, part.least) : each)),
  );
  return [...left, ...conjuncts(condition).flatMap(differences)];
}

/** `node` - `by`. */
function less(node: Expression, by: number): Expression {
  const { span } = node;
  return by === 0 ? node : minus(node, { kind: "number", value: BigInt(by), span });
}

const minus = (left: Expression, right: Expression): Expression => ({
  kind: "arithmetic",
  sign: "-",
  left,
  right,
  span: left.span,
});

/** A chain of comparisons as expressions that are >= 0. */
function differences(condition: Condition): Expression[] {
  if (condition.kind !== "chain") return [];
  let left = condition.first;
  return condition.links.flatMap((link) => {
    if (link.sign === "in" || link.sign === "!=") return [];
    const gap = link.sign === "<" || link.sign === ">" ? 1 : 0;
    const up = less(minus(link.right, left), gap);
    const down = less(minus(left, link.right), gap);
    left = link.right;
    if (link.sign === "=") return [up, down];
    return link.sign === "<" || link.sign === "<=" ? [up] : [down];
  });
}

/** Expression as `rest` + `by` times a letter, if it has that form; `rest` is absent when it is 0. */
function affine(
  node: Expression,
  letter: string,
): { readonly rest: Expression | undefined; readonly by: bigint } | undefined {
  if (!namesIn(node).includes(letter)) return { rest: node, by: 0n };
  if (node.kind === "name") return { rest: undefined, by: 1n };
  if (node.kind === "negative" || (node.kind === "arithmetic" && "+-*".includes(node.sign))) {
    const zero: Expression = { kind: "number", value: 0n, span: node.span };
    const [sign, left, right] =
      node.kind === "negative" ? (["-", zero, node.of] as const) : [node.sign, node.left, node.right];
    const [a, b] = [affine(left, letter), affine(right, letter)];
    if (a === undefined || b === undefined) return undefined;
    if (sign === "*") {
      if (left.kind === "number") return b.rest === undefined ? { ...b, by: b.by * left.value } : undefined;
      return right.kind === "number" && a.rest === undefined ? { ...a, by: a.by * right.value } : undefined;
    }
    const by = sign === "+" ? a.by + b.by : a.by - b.by;
    if (b.rest === undefined) return { rest: a.rest, by };
    const rest: Expression = {
      kind: "arithmetic",
      sign,
      left: a.rest ?? zero,
      right: b.rest,
      span: node.span,
    };
    return { rest, by };
  }
  return undefined;
}

function boundsIn(
  letter: string,
  least: readonly Expression[],
  chosen: ReadonlySet<string>,
  open: readonly string[],
  option: Option,
): Letter["most"] {
  const linear: Bound[] = [];
  const others: Expression[] = [];
  for (const node of least) {
    const form = linearOf(node);
    if (form === undefined) others.push(...boundBy(node, letter, chosen));
    else {
      const by = -coefficient(form, letter);
      const rest = by > 0n ? openAtLeastOne(form, letter, open) : undefined;
      if (rest !== undefined) linear.push({ form: rest, by });
    }
  }
  const unlike = linear.filter(
    (each, i) => !linear.slice(0, i).some((other) => other.by === each.by && isSame(other.form, each.form)),
  );
  return [...unlike, ...others, ...domainBounds(letter, option, chosen)];
}

/** Upper bound of a letter from a number that must be >= 0 and decreases as the letter grows. */
function boundBy(node: Expression, letter: string, chosen: ReadonlySet<string>): Expression[] {
  const { rest, by = 0n } = affine(node, letter) ?? {};
  if (rest === undefined || by >= 0n || !namesIn(rest).every((name) => chosen.has(name))) return [];
  if (by === -1n) return [rest];
  const { span } = node;
  return [{ kind: "arithmetic", sign: "/", left: rest, right: { kind: "number", value: -by, span }, span }];
}

/** Form without the letter, with 1 for other open letters; undefined when one of those increases it. */
function openAtLeastOne(form: Linear, letter: string, open: readonly string[]): Linear | undefined {
  const of = new Map(form.of);
  of.delete(letter);
  let { rest } = form;
  for (const [name, by] of form.of) {
    if (name === letter || !open.includes(name)) continue;
    if (by > 0n) return undefined;
    rest += by;
    of.delete(name);
  }
  return { of, rest };
}

const isSame = (a: Linear, b: Linear): boolean =>
  a.rest === b.rest && a.of.size === b.of.size && [...a.of].every(([name, by]) => b.of.get(name) === by);

/** Sets to which conditions restrict a letter. */
const setsOf = (letter: string, { condition }: Option): NumberSet[] =>
  conjuncts(condition).flatMap((each) => {
    if (each.kind !== "chain" || each.links.length > 1) return [];
    const [link] = each.links;
    return link!.sign === "in" && each.first.kind === "name" && each.first.name === letter ? [link!.set] : [];
  });

const hasOnly = (set: NumberSet, chosen: ReadonlySet<string>): boolean =>
  namesIn(...expressionsOfSet(set)).every((name) => chosen.has(name));

/** Number that a letter divides, and the single range that contains it. */
function domainBounds(letter: string, option: Option, chosen: ReadonlySet<string>): Expression[] {
  return setsOf(letter, option)
    .filter((set) => hasOnly(set, chosen))
    .flatMap((set) => {
      if (set.kind === "divisors") return [{ kind: "call", call: "abs", of: [set.of], span: set.span }];
      if (set.kind === "digits")
        return set.base.kind === "number" ? [{ ...set.base, value: set.base.value - 1n }] : [set.base];
      if (set.kind !== "listed") return [];
      const ends = set.ranges.map(({ from, to }) => to ?? from);
      return ends.length === 1
        ? [ends[0]!]
        : [{ kind: "call", call: "max", of: ends, span: set.span } satisfies Expression];
    });
}

function stepsOf(letter: string, option: Option, chosen: ReadonlySet<string>): Steps | undefined {
  return setsOf(letter, option).find(
    (set): set is Steps =>
      set.kind === "squares" ||
      set.kind === "fibonacci" ||
      (set.kind === "divisors" && hasOnly(set, chosen)) ||
      (set.kind === "powers" && set.base.kind === "number" && set.base.value > 1n && hasOnly(set, chosen)),
  );
}

/** Largest value of each letter when the variables are from 0 to `box`. */
function intervals(
  option: Option,
  variables: readonly string[],
  box: readonly number[],
): ReadonlyMap<string, number> {
  const names = [...variables, ...option.letters];
  const { low, high, narrow } = boundsOf(option, names);
  names.forEach((_, i) => {
    low[i] = i < variables.length ? 0 : 1;
    high[i] = box[i] ?? Number.POSITIVE_INFINITY;
  });
  const isThere = narrow();
  return new Map(option.letters.map((name) => [name, isThere ? high[names.indexOf(name)]! : 0]));
}
