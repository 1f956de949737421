import { patternText } from "../automata/pattern.ts";
import { writtenCondition } from "./legal.ts";
import type {
  Condition,
  DigitFunction,
  DigitSystem,
  Expression,
  Link,
  NumberSet,
  Option,
  OptionPart,
  OtherPart,
  Range,
  Rule,
  RuleExtras,
  Sign,
} from "./syntax.ts";
import { conditionsFoldedBy, foldedBy } from "./walk.ts";

/** Precedence, from loose to tight. */
export const RANK = {
  or: 1,
  and: 2,
  not: 3,
  chain: 4,
  bitor: 5,
  xor: 6,
  bitand: 7,
  sum: 8,
  product: 9,
  negative: 10,
  power: 11,
  atom: 12,
} as const;

export const SIGN_RANK: Readonly<Record<Sign, number>> = {
  "**": RANK.power,
  "*": RANK.product,
  "/": RANK.product,
  "%": RANK.product,
  "+": RANK.sum,
  "-": RANK.sum,
  bitand: RANK.bitand,
  xor: RANK.xor,
  bitor: RANK.bitor,
};

/** Text with its precedence. */
export interface Printed {
  readonly text: string;
  readonly rank: number;
}

/** Text in brackets when its precedence is below `least`. */
export const within = ({ text, rank }: Printed, least: number): string => (rank < least ? `(${text})` : text);

export const atom = (text: string): Printed => ({ text, rank: RANK.atom });

const printed = foldedBy<Printed>({
  number: ({ value }) => atom(`${value}`),
  name: ({ name }) => atom(name),
  negative: (of) => ({ text: `-${within(of, RANK.negative)}`, rank: RANK.negative }),
  call(of, { call }) {
    if (call !== "root") return atom(`${call}(${of.map((each) => within(each, RANK.bitor)).join(",")})`);
    const [by, ...under] = of;
    if (by!.text === "1" && under.length === 1) return atom(`floor(sqrt(${under[0]!.text}))`);
    return atom(
      `floor(${[within(by!, RANK.product), ...under.map((each) => `sqrt(${within(each, RANK.bitor)})`)].join("*")})`,
    );
  },
  digits: (of, { digitFunction }) => atom(printDigits(digitFunction, within(of, RANK.bitor))),
  arithmetic(a, b, { sign }) {
    const rank = SIGN_RANK[sign];
    // Powers are right-associative, and an exponent may be -a; all other operators are left-associative.
    const [left, right] = sign === "**" ? [RANK.atom, RANK.negative] : [rank, rank + 1];
    return { text: `${within(a, left)}${/^\w/.test(sign) ? ` ${sign} ` : sign}${within(b, right)}`, rank };
  },
});

/**
 * Canonical form of an expression, without redundant brackets.
 * @example
 * printExpression(parseRule("[n: ((n)) - (1 + 2*3)]").options[0].parts[0].position[0]); // "n-(1+2*3)"
 */
export function printExpression(node: Expression, least: number = RANK.bitor): string {
  return within(printed(node), least);
}

function printSystem({ quotients, carry }: DigitSystem): string {
  const list = quotients.join();
  return carry === 0 ? list : list === "1" ? "zeckendorf" : `ostrowski(${list})`;
}

const printDigits = ({ what, places, block, ...system }: DigitFunction, of: string): string =>
  `${what}(${[of, printSystem(system), ...(what === "tail" ? [places] : block)].join()})`;

/** The numbers whose digits match a pattern. */
export type MatchingSet = NumberSet & { readonly kind: "matching" };

/** System and pattern of such a set, as in `matches(n,4,[02]*1?)`. */
const matchingText = ({
  pattern,
  ...system
}: MatchingSet): { readonly system: string; readonly pattern: string } => ({
  system: printSystem(system),
  pattern: patternText(pattern, Math.max(...system.quotients) + system.carry),
});

/** The condition that the digits of an expression match. */
export function printMatching(of: string, set: MatchingSet): string {
  const { system, pattern } = matchingText(set);
  return `matches(${[of, system, pattern].join()})`;
}

/** The numbers whose digits add up to a multiple with those of others. */
export type ColumnsSet = NumberSet & { readonly kind: "columns" };

/** The condition that the digits of an expression and of others add up to a multiple in every place. */
const printColumns = (of: string, { others, base, modulus }: ColumnsSet): string =>
  `columns(${[of, ...others.map((each) => printExpression(each)), base].join()}) % ${modulus} = 0`;

const printRange = ({ from, to }: Range) =>
  to === undefined ? printExpression(from) : `${printExpression(from)}..${printExpression(to)}`;

export function printSet(set: NumberSet): string {
  if (set.kind === "powers") return `powers(${printExpression(set.base)})`;
  if (set.kind === "divisors") return `divisors(${printExpression(set.of)})`;
  if (set.kind === "digits") {
    const base = printExpression(set.base);
    return `digits(${printExpression(set.of)}${base === "10" ? "" : `,${base}`})`;
  }
  if (set.kind === "matching") return printMatching("", set);
  if (set.kind === "columns") return printColumns("", set);
  return set.kind === "listed" ? `{${set.ranges.map(printRange).join(",")}}` : set.kind;
}

const printLink = (link: Link) =>
  link.sign === "in" ? ` in ${printSet(link.set)}` : ` ${link.sign} ${printExpression(link.right)}`;

const joinedBy =
  (sign: "and" | "or") =>
  (of: readonly Printed[]): Printed => ({
    text: of.map((each) => within(each, RANK[sign] + 1)).join(` ${sign} `),
    rank: RANK[sign],
  });

const printedCondition = conditionsFoldedBy<Printed>({
  chain({ first, links }) {
    const [link] = links;
    const of = printExpression(first);
    if (link?.sign === "in" && link.set.kind === "matching") return atom(printMatching(of, link.set));
    const isColumns = link?.sign === "in" && link.set.kind === "columns";
    const text = isColumns ? printColumns(of, link.set as ColumnsSet) : of + links.map(printLink).join("");
    return { text, rank: RANK.chain };
  },
  not: (of) => ({ text: `not ${within(of, RANK.not)}`, rank: RANK.not }),
  and: joinedBy("and"),
  or: joinedBy("or"),
});

/** Canonical form of a condition. */
export const printCondition = (node: Condition): string => printedCondition(node).text;

function printPart(part: OptionPart): string {
  if (part.kind === "component") {
    const count = part.count === undefined ? "" : `${printExpression(part.count)} # `;
    return count + part.position.map((each) => printExpression(each)).join(",");
  }
  const how = part.how === "any" ? [] : [part.how];
  const parts = part.most === Number.POSITIVE_INFINITY ? [] : [`${part.least}..${part.most}`];
  return `split(${[printExpression(part.of), ...how, ...parts].join(", ")})`;
}

/** Canonical form of a component of another game. */
export const printOther = ({ game, position }: OtherPart): string =>
  `${game} ${position.map((each) => printExpression(each)).join(",")}`;

function printOption(option: Option, others: readonly OtherPart[]): string {
  const { parts, next } = option;
  const condition = writtenCondition(option);
  const all = [...parts.map(printPart), ...others.map(printOther)];
  const left = `${next === undefined ? "" : `${next}: `}${all.join(" & ")}`;
  return condition === undefined ? left : `${left} if ${printCondition(condition)}`;
}

/**
 * Canonical form of a rule, perhaps with what only a game of its own can have, which parses to the same rule.
 * @example
 * printRule(parseRule("[ n : n - 1|(n/2) ]")); // "[n: n-1 | n/2]"
 */
export function printRule(
  { variables, options, legal, lost, won }: Rule,
  { others = [], blocked }: RuleExtras = {},
): string {
  const clauses = [
    ...(legal === undefined ? [] : [` ; legal: ${printCondition(legal)}`]),
    ...(lost === undefined ? [] : [` ; lost: ${printCondition(lost)}`]),
    ...(won === undefined ? [] : [` ; won: ${printCondition(won)}`]),
    ...(blocked === undefined ? [] : [` ; block: ${blocked}`]),
  ];
  return `[${variables.join(",")}: ${options.map((each, i) => printOption(each, others[i] ?? [])).join(" | ")}${clauses.join("")}]`;
}

/** Condition that an expression is one of some numbers. */
export const isAmong = (of: string, list: readonly number[]): string =>
  list.length === 1 ? `${of} = ${list[0]}` : `${of} in {${list.join()}}`;
