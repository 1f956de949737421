export { type Option as RuleOption, type Parts, plainKey, rules, split } from "./define.ts";
export { type Entry, entryBeyond } from "./entering.ts";
export { parseRule } from "./parse.ts";
export { printExpression, printRule } from "./print.ts";
export type { Condition, Expression, NumberSet, Option, OptionPart, Rule, Span } from "./syntax.ts";
