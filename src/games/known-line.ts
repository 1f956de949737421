import type { Natural } from "../nimber/natural.ts";
import { parseRule } from "../rules/parse.ts";
import { printRule } from "../rules/print.ts";
import type { Option, Rule } from "../rules/syntax.ts";
import type { Game, Move, Theorem, Tick } from "../types.ts";
import { catalogue } from "./catalogue.ts";
import { tuples } from "./family/natural.ts";
import { theoremOfAShare } from "./takes-by-a-share.ts";
import { routineOf, takesByArithmetic } from "./takes-by-arithmetic.ts";
import { takesByLetters } from "./takes-by-letters.ts";

/** Text of an option with its names replaced by numbers in the order of declaration. */
function optionForm(rule: Rule, option: Option): string {
  const names = [...rule.variables, ...option.letters];
  return printRule({ ...rule, options: [option] }).replaceAll(/[\p{L}_]\w*/gu, (word) => {
    const place = names.indexOf(word);
    return place < 0 ? word : `_${place}`;
  });
}

/** Normal form of rules: equal for rules that differ only in names and in the order of options. */
const formOf = (rule: Rule): string =>
  rule.options
    .map((option) => optionForm(rule, option))
    .sort()
    .join(" | ");

const forms = new WeakMap<Game<unknown>, string>();

/** Normal form of a catalogued game whose positions are the numbers of its one-line rule, if it names that rule. */
function knownForm(game: Game<unknown>): string | undefined {
  const line = game.accelerators?.ruleInALine;
  if (line === undefined || line.at !== undefined || line.named === false || game.theorems.length === 0)
    return undefined;
  const form = forms.get(game) ?? formOf(parseRule(line.rule));
  forms.set(game, form);
  return form;
}

/**
 * Adds to the game of a one-line rule what is known about it: a theorem on its form, or that it is a game of
 * the catalogue.
 */
export function withKnown(game: Game<unknown>, rule: Rule): Game<unknown> {
  const byLetters = game.theorems.length > 0 ? undefined : takesByLetters(rule);
  if (byLetters !== undefined) {
    const theorems = byLetters.map((theorem) => legalOnly(theorem, game));
    return { ...game, theorems, accelerators: { ...game.accelerators, takesFixed: true } };
  }
  const byForm = game.theorems.length > 0 ? undefined : takesByArithmetic(rule);
  if (byForm !== undefined) {
    const routine = routineOf(byForm);
    return {
      ...game,
      theorems: [legalOnly(byForm, game)],
      ...(routine !== undefined && { accelerators: { ...game.accelerators, routine } }),
    };
  }
  const ofAShare = game.theorems.length > 0 ? undefined : theoremOfAShare(rule);
  if (ofAShare !== undefined) return { ...game, theorems: [legalOnly(ofAShare, game)] };
  if (
    game.theorems.length > 0 ||
    rule.legal !== undefined ||
    rule.lost !== undefined ||
    rule.won !== undefined
  )
    return game;
  const form = formOf(rule);
  const found = catalogue.find((each) => "accelerators" in each && knownForm(each as Game<unknown>) === form);
  if (found === undefined) return game;
  const known = found as Game<unknown>;
  const { moveToValue, cost } = known.accelerators ?? {};
  return {
    ...game,
    rule: {
      en: `${game.rule.en} This is ${known.name.en}.`,
      zh: `${game.rule.zh}这就是${/^\w/.test(known.name.zh) ? " " : ""}${known.name.zh}。`,
    },
    theorems: known.theorems.map((theorem) => among(theorem, game)),
    accelerators: {
      ...game.accelerators,
      ...(cost !== undefined && { cost: (position: unknown) => cost(position) }),
      ...(moveToValue !== undefined && {
        moveToValue(position: unknown, value: Natural, tick?: Tick): Move<unknown> | undefined {
          const move = moveToValue(position, value, tick);
          if (move === undefined) return undefined;
          // A heap that is gone in the catalogued game is a heap of 0 here.
          return game.accelerators!.moveTo!(
            position,
            move.to.length === 0 && game.space === "heap" ? [0] : move.to,
          );
        },
      }),
    },
  };
}

/** Theorem with its cases restricted to legal positions. */
const legalOnly = (theorem: Theorem<unknown>, { isPosition }: Game<unknown>): Theorem<unknown> =>
  isPosition === undefined
    ? theorem
    : {
        ...theorem,
        *cases() {
          for (const [position] of theorem.cases()) if (isPosition(position)) yield [position];
        },
      };

/** Theorem with cases that are positions of this game: tuples of its length. */
const among = (theorem: Theorem<unknown>, { space }: Game<unknown>): Theorem<unknown> => ({
  ...theorem,
  *cases() {
    if (typeof space !== "object") yield* theorem.cases();
    else for (const position of tuples(space.tuple)) yield [position];
  },
});
