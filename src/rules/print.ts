import type {
  Condition,
  DigitFunction,
  Expression,
  Link,
  NumberSet,
  Option,
  Part,
  Range,
  Rule,
  Sign,
} from "./syntax.ts";

/** How tightly things bind, loose to tight. */
const RANK = {
  or: 1,
  and: 2,
  not: 3,
  chain: 4,
  xor: 5,
  sum: 6,
  product: 7,
  negative: 8,
  power: 9,
  atom: 10,
} as const;

const SIGN_RANK: Readonly<Record<Sign, number>> = {
  "**": RANK.power,
  "*": RANK.product,
  "/": RANK.product,
  "%": RANK.product,
  "+": RANK.sum,
  "-": RANK.sum,
  xor: RANK.xor,
};

function rankOf(node: Expression | Condition): number {
  if (node.kind === "arithmetic") return SIGN_RANK[node.sign];
  if (node.kind === "number" || node.kind === "name" || node.kind === "call" || node.kind === "digits")
    return RANK.atom;
  return RANK[node.kind];
}

const bracketed = (text: string, needed: boolean) => (needed ? `(${text})` : text);

/**
 * An expression in its canonical form, with no bracket that is not needed.
 * @example
 * printExpression(parseRule("[n: ((n)) - (1 + 2*3)]").options[0].parts[0].position[0]); // "n-(1+2*3)"
 */
export function printExpression(node: Expression, least: number = RANK.xor): string {
  return bracketed(plainly(node), rankOf(node) < least);
}

function plainly(node: Expression): string {
  switch (node.kind) {
    case "number":
      return `${node.value}`;
    case "name":
      return node.name;
    case "negative":
      return `-${printExpression(node.of, RANK.negative)}`;
    case "call":
      if (node.call === "root")
        return `floor(${node.of.map((each, i) => (i === 0 ? printExpression(each, RANK.product) : `sqrt(${printExpression(each)})`)).join("*")})`;
      return `${node.call}(${node.of.map((each) => printExpression(each)).join(",")})`;
    case "digits":
      return printDigits(node.told, printExpression(node.of));
    case "arithmetic": {
      const rank = SIGN_RANK[node.sign];
      // Powers are read from the right, and -a may stand above them; all others from the left.
      const [left, right] = node.sign === "**" ? [RANK.atom, RANK.negative] : [rank, rank + 1];
      const sign = node.sign === "xor" ? " xor " : node.sign;
      return `${printExpression(node.left, left)}${sign}${printExpression(node.right, right)}`;
    }
  }
}

function printDigits({ what, quotients, carry, places, block }: DigitFunction, of: string): string {
  const list = quotients.join();
  const system = carry === 0 ? list : list === "1" ? "zeckendorf" : `ostrowski(${list})`;
  return `${what}(${[of, system, ...(what === "tail" ? [places] : block)].join()})`;
}

const printRange = ({ from, to }: Range) =>
  to === undefined ? printExpression(from) : `${printExpression(from)}..${printExpression(to)}`;

export function printSet(set: NumberSet): string {
  if (set.kind === "powers") return `powers(${printExpression(set.base)})`;
  if (set.kind === "divisors") return `divisors(${printExpression(set.of)})`;
  return set.kind === "listed" ? `{${set.ranges.map(printRange).join(",")}}` : set.kind;
}

const printLink = (link: Link) =>
  link.sign === "in" ? ` in ${printSet(link.set)}` : ` ${link.sign} ${printExpression(link.right)}`;

/** A condition in its canonical form. */
function printCondition(node: Condition, least: number = RANK.or): string {
  const rank = RANK[node.kind];
  const text =
    node.kind === "chain"
      ? printExpression(node.first) + node.links.map(printLink).join("")
      : node.kind === "not"
        ? `not ${printCondition(node.of, rank)}`
        : node.of.map((each) => printCondition(each, rank + 1)).join(` ${node.kind} `);
  return bracketed(text, rank < least);
}

function printPart(part: Part): string {
  if (part.kind === "component") {
    const count = part.count === undefined ? "" : `${printExpression(part.count)} # `;
    return count + part.position.map((each) => printExpression(each)).join(",");
  }
  const how = part.how === "any" ? [] : [part.how];
  const parts = part.most === Number.POSITIVE_INFINITY ? [] : [`${part.least}..${part.most}`];
  return `split(${[printExpression(part.of), ...how, ...parts].join(", ")})`;
}

function printOption({ parts, condition, next }: Option): string {
  const left = `${next === undefined ? "" : `${next}: `}${parts.map(printPart).join(" & ")}`;
  return condition === undefined ? left : `${left} if ${printCondition(condition)}`;
}

/**
 * A rule in its canonical form, which is read as the same rule again.
 * @example
 * printRule(parseRule("[ n : n - 1|(n/2) ]")); // "[n: n-1 | n/2]"
 */
export function printRule({ variables, options, lost, won }: Rule): string {
  const clauses = [
    ...(lost === undefined ? [] : [` ; lost: ${printCondition(lost)}`]),
    ...(won === undefined ? [] : [` ; won: ${printCondition(won)}`]),
  ];
  return `[${variables.join(",")}: ${options.map(printOption).join(" | ")}${clauses.join("")}]`;
}
