import { expressionOf } from "../law-value/evaluate.ts";
import { isNatural, type Natural, natural, plus } from "../nimber/natural.ts";
import { nimSum } from "../nimber/nim-sum.ts";
import { number } from "../rules/build.ts";
import { expressionWith } from "../rules/replace.ts";
import type { Expression } from "../rules/syntax.ts";
import type { Game } from "../types.ts";

// Values of positions that a game knows without a solver, for games that are made of other games.

/**
 * Largest position whose value is computed from the rules; larger ones need a theorem.
 */
const NEAR = 1500;

/** Size of a heap, or the estimated moves of a search. */
export const sizeOf = (game: Game<unknown>, position: unknown): number =>
  game.space === "heap" ? Number(position) : (game.accelerators?.cost?.(position) ?? 0);

/** Values of positions, from a theorem on the game, or from its rules for small positions without cycles. */
export function knownValues(game: Game<unknown>): (position: unknown) => Natural | undefined {
  const theorem = game.theorems.find(({ play }) => play !== "misere");
  const known = new Map<unknown, Natural | undefined>();
  const searched = (position: unknown): Natural | undefined => {
    const key = game.key(position);
    if (known.has(key)) return known.get(key);
    // Marks the position as open: a position that play can return to has no such value.
    known.set(key, undefined);
    const seen = new Set<Natural>();
    for (const { to } of game.moves(position)) {
      const parts = to.map(searched);
      if (parts.includes(undefined)) return undefined;
      seen.add(natural(nimSum(...(parts as Natural[]))));
    }
    let least: Natural = 0;
    while (seen.has(least)) least = plus(least, 1);
    known.set(key, least);
    return least;
  };
  return (position) => {
    const said = theorem?.covers?.(position) === false ? undefined : theorem?.says(position);
    if (isNatural(said)) return said;
    return sizeOf(game, position) > NEAR ? undefined : searched(position);
  };
}

/** Formula of a law for all values, without cases: `sg = n % 4`. */
const FORMULA = /^\s*sg\s*=\s*([^;]*)$/;

/** Value of the position with these numbers as an expression, if they are constants, or a theorem has a formula. */
export function valueExpression(
  game: Game<unknown>,
  numbers: readonly Expression[],
  at: (place: readonly number[]) => unknown,
): Expression | undefined {
  if (numbers.every((each) => each.kind === "number")) {
    const position = at(
      numbers.map((each) => Number((each as Extract<Expression, { kind: "number" }>).value)),
    );
    const value = position === undefined ? undefined : knownValues(game)(position);
    return value === undefined ? undefined : number(BigInt(value));
  }
  for (const { play, covers, law } of game.theorems) {
    if (play === "misere" || covers !== undefined || law?.kind !== "formula") continue;
    const [, formula] = FORMULA.exec(law.text) ?? [];
    if (formula === undefined || /\sif\s/.test(formula) || law.variables.length !== numbers.length) continue;
    return expressionWith(new Map(law.variables.map((name, i) => [name, numbers[i]!])))(
      expressionOf(formula, law.variables),
    );
  }
  return undefined;
}
