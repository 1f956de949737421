import { type Dfa, Undefinable, usualEffort } from "../automata/index.ts";
import { expressionOf } from "../law-value/evaluate.ts";
import { t } from "../locale/law.ts";
import { number } from "../rules/build.ts";
import { expressionWith } from "../rules/replace.ts";
import { positionAt } from "../rules/space.ts";
import type { Expression, OtherPart } from "../rules/syntax.ts";
import { begin } from "../solve/limits.ts";
import { remember } from "../solve/remember.ts";
import { valuer } from "../solve/values.ts";
import type { Game, PeriodicLaw } from "../types.ts";
import { byFiniteTheorem } from "./by-theorem.ts";
import type { ValuesElsewhere, Worth } from "./moves.ts";
import { repeating } from "./repeating.ts";

// Values of the components of other games that a move leaves, for automata: by the period of the other game, by the
// formula of a theorem, or as a constant.

/** Largest sum of preperiod and period: automata of longer periods are too large to be proved. */
const LONGEST = 300;

/** Time limit for a period or a value of another game, in seconds. */
const SECONDS = 5;

/** Formula of a law for all values, without cases: `sg = n % 4`. */
const FORMULA = /^\s*sg\s*=\s*([^;]*)$/;

/** Component of another game by its value or by a law of its values. @throws Undefinable, LimitError */
export function worthIn(game: Game<unknown>, { position }: OtherPart): Worth<Expression> {
  const [heap] = position;
  if (game.id === "nim") return { of: heap! };
  const by = periodicValues(game);
  if (by !== undefined) return { of: heap!, by };
  const of = formulaIn(game, position) ?? constantIn(game, position);
  if (of === undefined) throw new Undefinable(unknownValues(game));
  return { of };
}

const unknownValues = ({ id }: Game<unknown>) => t("otherGameWithoutLaw", { id, most: LONGEST });

const known = new WeakMap<Game<unknown>, { readonly law: ValuesElsewhere | undefined }>();

/** Periodic values of a game of heaps, proved by a finite theorem or stated by a theorem of the catalogue. */
const periodicValues = (game: Game<unknown>): ValuesElsewhere | undefined =>
  remember(known, game, () => {
    const law = periodicLaw(game);
    const isShort = law !== undefined && law.preperiod + law.period <= LONGEST;
    return { law: isShort ? valuesOf(game, law) : undefined };
  }).law;

/** Period of the values of a game of heaps, by a finite theorem or by one of the catalogue. */
export function periodicLaw(game: Game<unknown>): PeriodicLaw | undefined {
  const data = byFiniteTheorem(game, { seconds: SECONDS })?.data;
  if (data?.kind === "periodic") return data;
  return game.theorems
    .map(({ play, covers, law }) => (play === "misere" || covers ? undefined : law))
    .find((law) => law?.kind === "periodic");
}

function valuesOf(game: Game<unknown>, law: PeriodicLaw): ValuesElsewhere {
  const made = new Map<string, Dfa>();
  return {
    game,
    dfa(system) {
      if (system.carry !== 0 || system.quotients.length > 1) throw new Undefinable(unknownValues(game));
      const values = Array.from({ length: law.preperiod + law.period }, (_, n) => Number(law.values[n]));
      const found = made.get(system.id) ?? repeating(system, ["n", "h"], values, law, usualEffort);
      made.set(system.id, found);
      return found;
    },
  };
}

/** Value of the position with these numbers by the formula of a theorem. */
function formulaIn(game: Game<unknown>, numbers: readonly Expression[]): Expression | undefined {
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

/** Value of the position with these numbers, if they are constants. */
function constantIn(game: Game<unknown>, numbers: readonly Expression[]): Expression | undefined {
  const place = numbers.map((each) => (each.kind === "number" ? Number(each.value) : undefined));
  if (place.includes(undefined)) return undefined;
  const position = positionAt(game, place as number[]);
  if (position === undefined) return undefined;
  const { value } = valuer(game, {}).exactly(position, begin({ seconds: SECONDS }));
  return typeof value === "number" ? number(BigInt(value)) : undefined;
}
