import { NotationError } from "../errors.ts";
import { holding } from "../law-value/evaluate.ts";
import { t } from "../locale/law.ts";
import { conjuncts } from "../rules/alternatives.ts";
import { number } from "../rules/build.ts";
import { writtenCondition } from "../rules/legal.ts";
import { outsideBrackets } from "../rules/outside-brackets.ts";
import { parseRule } from "../rules/parse.ts";
import { printCondition, printRule } from "../rules/print.ts";
import { conditionWith, partWith } from "../rules/replace.ts";
import type { Condition, Expression, Option, Rule } from "../rules/syntax.ts";

/** Restriction of a law to some positions. */
export interface Domain {
  /** Condition in canonical form. */
  readonly text: string;
  readonly condition: Condition;
  readonly holds: (position: readonly number[]) => boolean;
  /** Constant values of variables of the position. */
  readonly constants: ReadonlyMap<string, bigint>;
}

/**
 * Reads the condition at index `at` of `whole`.
 * @throws NotationError when it cannot be read or has variables that the position does not have
 */
export function domainOf(
  text: string,
  variables: readonly string[],
  whole: string = text,
  at: number = 0,
): Domain {
  const list = variables.join();
  const before = `[${list}: ${list} ; legal: `;
  try {
    const condition = parseRule(`${before}${text}]`).legal!;
    const holds = holding(condition, variables);
    return {
      text: printCondition(condition),
      condition,
      holds,
      constants: constantsIn(condition, variables),
    };
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    const offset = Math.max(0, Math.min(error.offset - before.length, text.length));
    throw new NotationError(whole, at + offset, error.expected);
  }
}

/** Constants that equations among the conditions give to variables. */
function constantsIn(condition: Condition, variables: readonly string[]): ReadonlyMap<string, bigint> {
  const found = new Map<string, bigint>();
  for (const each of conjuncts(condition)) {
    const [name, value] = equationOf(each) ?? [];
    if (name !== undefined && variables.includes(name) && !found.has(name)) found.set(name, value!);
  }
  return found;
}

/** Variable and constant of an equation such as `p = 1`. */
function equationOf(condition: Condition): readonly [name: string, value: bigint] | undefined {
  if (condition.kind !== "chain") return undefined;
  const [link, more] = condition.links;
  if (link?.sign !== "=" || more !== undefined) return undefined;
  const { first } = condition;
  if (first.kind === "name" && link.right.kind === "number") return [first.name, link.right.value];
  if (first.kind === "number" && link.right.kind === "name") return [link.right.name, first.value];
  return undefined;
}

const WHERE = /^\swhere\s/;

/**
 * Splits a law from the condition after its last `where`, and from the numbers in `sg(n,0)`, which restrict positions as
 * well, and reads the conditions if there are any. @throws NotationError
 */
export function withoutDomain(
  text: string,
  variables: readonly string[],
): { readonly law: string; readonly domain?: Domain } {
  const [at] = outsideBrackets(text, (_, i) => WHERE.test(text.slice(i))).slice(-1);
  if (at === undefined) return withoutArguments(text, variables);
  const start = at + WHERE.exec(text.slice(at))![0].length;
  const domain = domainOf(text.slice(start), variables, text, start);
  const { law, domain: slice } = withoutArguments(text.slice(0, at), variables);
  if (slice !== undefined)
    return { law, domain: domainOf(`${slice.text} and (${domain.text})`, variables, text, start) };
  const [only = ""] = OF_HEAP.exec(law)?.slice(1) ?? [];
  return { law: only === variables.join() ? law.replace(/\(.*?\)/, blank) : law, domain };
}

/** Value of each heap without other values, as in `sg(n) = n % 3`. */
const OF_HEAP = /^\s*sg\s*\(\s*(\p{L})\s*\)\s*={1,2}(?!.*\bsg\b)/u;

const blank = (text: string): string => " ".repeat(text.length);

const VALUE_AT = /^(\s*sg\s*)\(([^()]*)\)(?=\s*={1,2})/;

/** Splits a law such as `sg(n,0) = n` in the same way; its arguments restrict the positions. */
function withoutArguments(text: string, variables: readonly string[]) {
  const [told, head = "", list = ""] = VALUE_AT.exec(text) ?? [];
  if (told === undefined || !/[,，]/.test(list) || variables.length < 2) return { law: text };
  const equations: string[] = [];
  let at = head.length + 1;
  const each = list.split(/[,，]/);
  for (const [i, written] of each.entries()) {
    const [value, name] = [written.trim(), variables[i]];
    const isRight = name !== undefined && (value === name || /^\d+$/.test(value));
    if (!isRight || (i === each.length - 1 && i < variables.length - 1))
      throw new NotationError(text, isRight ? told.length - 1 : at, t("argumentsOfValue", { variables }));
    if (value !== name) equations.push(`${name} = ${value}`);
    at += written.length + 1;
  }
  const law = `${head}${blank(told.slice(head.length))}${text.slice(told.length)}`;
  return equations.length === 0
    ? { law }
    : { law, domain: domainOf(equations.join(" and "), variables, text, head.length) };
}

/** The constants of a domain as expressions. */
const replacements = ({ constants }: Domain): ReadonlyMap<string, Expression> =>
  new Map([...constants].map(([name, value]) => [name, number(value)]));

function optionWithin(option: Option, domain: Domain): Option {
  const by = replacements(domain);
  const { parts, next, letters, span } = option;
  const condition = writtenCondition(option);
  return {
    parts: parts.map((part) => partWith(part, by)),
    ...(next !== undefined && { next }),
    ...(condition !== undefined && { condition: conditionWith(condition, by) }),
    letters,
    span,
  };
}

/** Rule with the constants of a domain in its moves: it has the same moves from the positions of the domain. */
export const ruleFrom = (rule: Rule, domain: Domain): Rule =>
  parseRule(printRule({ ...rule, options: rule.options.map((option) => optionWithin(option, domain)) }));

/** Rule with the constants of a domain in its moves, for which only the positions of the domain are legal. */
export function ruleAmong(rule: Rule, domain: Domain): Rule {
  const { legal, span } = rule;
  const { condition } = domain;
  const both: Condition = legal === undefined ? condition : { kind: "and", of: [legal, condition], span };
  return parseRule(printRule({ ...ruleFrom(rule, domain), legal: both }));
}

/**
 * Rule of the remaining variables, when a domain gives constants to some variables and no move changes those. Undefined
 * when a move changes one, when the domain has further conditions, or when no variable remains.
 */
export function sliceOf(rule: Rule, domain: Domain): Rule | undefined {
  const { constants, condition } = domain;
  const open = rule.variables.filter((name) => !constants.has(name));
  if (open.length === 0 || conjuncts(condition).length !== constants.size) return undefined;
  const by = replacements(domain);
  const keeps = rule.options.every(({ parts }) =>
    parts.every(
      (part) =>
        part.kind === "component" &&
        rule.variables.every((name, i) => {
          const [value, left] = [constants.get(name), part.position[i]!];
          return (
            value === undefined ||
            (left.kind === "name" && left.name === name) ||
            (left.kind === "number" && left.value === value)
          );
        }),
    ),
  );
  if (!keeps) return undefined;
  const clauses = (["legal", "lost", "won"] as const).flatMap((word) =>
    rule[word] === undefined ? [] : [[word, conditionWith(rule[word], by)] as const],
  );
  const options = rule.options.map((option): Option => {
    const { parts, ...within } = optionWithin(option, domain);
    return {
      ...within,
      parts: parts.map((part) =>
        part.kind === "split"
          ? part
          : { ...part, position: part.position.filter((_, i) => open.includes(rule.variables[i]!)) },
      ),
    };
  });
  const { span } = rule;
  return parseRule(printRule({ variables: open, options, ...Object.fromEntries(clauses), span }));
}
