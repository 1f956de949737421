import { atLeast, type Formula, Undefinable } from "../automata/index.ts";
import { type HeapRules, heapRules } from "../encoding.ts";
import { t } from "../locale/law.ts";
import { writtenGame } from "../rules/of-game.ts";
import { parseRule, parseRuleAt } from "../rules/parse.ts";
import type { Game } from "../types.ts";
import { both, freshNames } from "./cases.ts";
import { inNumbers } from "./conditions.ts";
import { worthIn } from "./elsewhere.ts";
import { expanded } from "./expanded.ts";
import { type Clause, type Moves, movesOfRule } from "./moves.ts";
import { constantSum, equals, isAtMost, nameSum, plus, type WeightedSum } from "./weighted-sum.ts";

const TAKEN = "k";

/** The moves of a one-heap game that are given as data. @throws Undefinable when they are given by a function. */
function movesOfHeap(rules: HeapRules): Moves {
  if (rules.kind === "moves") throw new Undefinable(BY_PROGRAM);
  return { variables: [HEAP], clauses: rules.kind === "break" ? breaks(rules) : takes(rules) };
}

const BY_PROGRAM = t("byProgram");

function takes(rules: HeapRules & { kind: "take" }): Clause[] {
  if ("set" in rules)
    return rules.set.map((taken) => ({ hidden: [], holds: [atLeastTaken(taken)], parts: [[less(taken)]] }));
  if ("takes" in rules) throw new Undefinable(BY_PROGRAM);
  const taken = nameSum(TAKEN);
  const left: Clause = {
    hidden: [TAKEN],
    holds: [atLeast({ [TAKEN]: 1 }, 1), isAtMost(taken, heap)],
    parts: [[plus(heap, taken, -1)]],
  };
  if ("allBut" in rules) return both([left], inNumbers(taken, rules.allBut, false), (clause) => clause);
  const ends = [isAtMost(constantSum(Number(rules.from)), taken)];
  if (rules.to !== undefined) ends.push(isAtMost(taken, constantSum(Number(rules.to))));
  return [{ ...left, holds: [...left.holds, ...ends] }];
}

const HEAP = "n";

const heap: WeightedSum = nameSum(HEAP);
const less = (taken: number): WeightedSum => plus(heap, constantSum(-taken));
const atLeastTaken = (taken: number): Formula => isAtMost(constantSum(taken), heap);

function breaks({ digits, unequal }: HeapRules & { kind: "break" }): Clause[] {
  return digits.flatMap((digit, taken) => {
    const found: Clause[] = [];
    if (taken > 0 && digit & 1)
      found.push({ hidden: [], holds: [equals(heap, constantSum(taken))], parts: [] });
    if (taken > 0 && digit & 2)
      found.push({ hidden: [], holds: [atLeastTaken(taken + 1)], parts: [[less(taken)]] });
    for (const count of [2, 3])
      if (digit & (1 << count)) found.push(splitOf(less(taken), count, unequal === true));
    return found;
  });
}

function splitOf(of: WeightedSum, count: number, unequal: boolean): Clause {
  if (!unequal)
    return { hidden: [], holds: [], parts: [], split: { of, least: Array<number>(count).fill(1) } };
  const names = Array.from({ length: count }, (_, i) => `k${i + 1}`);
  const forms = names.map(nameSum);
  return {
    hidden: names,
    holds: [
      isAtMost(constantSum(1), forms[0]!),
      ...forms.slice(1).map((form, i) => isAtMost(forms[i]!, form, -1)),
      equals(
        forms.reduce((a, b) => plus(a, b)),
        of,
      ),
    ],
    parts: forms.map((form) => [form]),
  };
}

/** Variant of a game whose automata and certificates take the moves from a rule with fewer positions. */
export const byRule = (game: Game<unknown>, rule: string): Game<unknown> => ({
  ...game,
  id: rule,
  accelerators: { ruleInALine: { rule } },
});

/** Moves of a rule that leaves components of other games. @throws Undefinable when those have no known law of values */
function movesBesideOthers({ accelerators }: Game<unknown>): Moves {
  const { rule: written, games } = accelerators!.mixedRule!;
  const { rule, others } = parseRuleAt(written, 0);
  // The moves require natural heaps of other games, so the conditions need not, unless they are about legal positions.
  const options = rule.options.map(({ condition, ...each }) => ({
    ...each,
    ...(each.written ?? (condition && { condition })),
  }));
  return movesOfRule(
    rule.legal === undefined ? { ...rule, options } : rule,
    freshNames(),
    others!.map((each) => each.map((part) => worthIn(games.get(part.game) as Game<unknown>, part))),
  );
}

/**
 * Moves of a game as formulas, from its one-line rule or from its moves given as data.
 * @throws Undefinable when it has neither, or when they contain products or similar expressions; LimitError.
 */
export function movesOfGame(game: Game<unknown>): Moves {
  if (game.elsewhere !== undefined) return movesBesideOthers(game);
  const { blocked } = game;
  if (blocked !== undefined) return { ...movesOfRule(expanded(parseRuleAt(game.id, 0).rule)), blocked };
  const rule = writtenGame(game);
  if (rule.startsWith("[")) return movesOfRule(expanded(parseRule(rule)));
  const known = heapRules(game);
  if (known !== undefined) return movesOfHeap(known);
  throw new Undefinable(t("movesGivenProgramNoAutomaton", { id: game.id }));
}
