import {
  and,
  compile,
  type Effort,
  exists,
  type Formula,
  isEmpty,
  not,
  relation,
  relationOf,
  type System,
  Undefinable,
  usualEffort,
  witness,
} from "../automata/index.ts";
import { LimitError, NotationError } from "../errors.ts";
import { t } from "../locale/law.ts";
import { claimWhere, lawClaim } from "../messages/law.ts";
import { rangeText } from "../messages/range.ts";
import { ruleOf, variablesOf } from "../rules/of-game.ts";
import { printRule } from "../rules/print.ts";
import { type Budget, begin, type Limits, started } from "../solve/limits.ts";
import { standsAlone } from "../solve/search/alone.ts";
import type { FormulaLaw, Game, Play } from "../types.ts";
import { freshNames } from "./cases.ts";
import { casesOf } from "./conditions.ts";
import { casesOfTable } from "./conditions-of-table.ts";
import { type Domain, domainOf, ruleAmong, ruleFrom, sliceOf } from "./domain.ts";
import { expanded } from "./expanded.ts";
import { formulas, lawBy, lawOfKind, type Prover } from "./find.ts";
import { type LawFinding, longest, type Rejected, type Search } from "./finding.ts";
import { byRule, movesOfGame } from "./game-moves.ts";
import { type AutomaticLaw, saysLaw } from "./law.ts";
import { listsOf } from "./lists.ts";
import { movesOfRule } from "./moves.ts";
import { observedIn } from "./observed.ts";
import { oneOf } from "./options.ts";
import { shownAgainst } from "./shown.ts";
import { type StatedLaw, statedLaw } from "./stated.ts";
import { named } from "./sums.ts";
import { firstBySum, sizesOf, tested } from "./test.ts";
import { type Truth, truthOf } from "./truth.ts";
import { judgeLaw, leastContradiction } from "./verify.ts";

// Proves laws of some positions in one of two ways. If no move leads from them to others, they are a game of their own,
// and the law is proved for all its positions. Otherwise it is compared with a proved law of all positions.

/** Positions of a domain, by the variables without a constant. */
interface Slice {
  readonly open: readonly string[];
  readonly whole: (position: readonly number[]) => readonly number[];
  readonly truth: Truth;
}

function sliceOfTruth({ has, at, by }: Truth, variables: readonly string[], domain: Domain): Slice {
  const { constants, holds } = domain;
  const left = variables.filter((name) => !constants.has(name));
  const open = left.length === 0 ? variables : left;
  const whole = (position: readonly number[]) => {
    const each = position[Symbol.iterator]();
    return variables.map((name) => (open.includes(name) ? each.next().value! : Number(constants.get(name)!)));
  };
  const truth: Truth = {
    has: (position) => holds(whole(position)) && has(whole(position)),
    at: (position) => (truth.has(position) ? at(whole(position)) : 0),
    // A table over all variables is too large when a constant is.
    by: open.length < variables.length ? "search" : by,
  };
  return { open, whole, truth };
}

/** Proof of a law of some positions, or the reason why there is none. */
type Proof = Pick<
  LawFinding,
  "verdict" | "law" | "by" | "states" | "rule" | "counterexample" | "because" | "stopped"
>;

/** Proved law of all positions, computed on first use. */
type WholeLaw = () => LawFinding | undefined;

/** Law with the constants of a domain in place of their variables, so that it may divide by them. */
function withConstants({ text, variables, play }: StatedLaw, { constants }: Domain): StatedLaw {
  const name = /(?<![\p{L}\p{N}_])[a-z]\d*(?![\p{L}\p{N}_])/gu;
  return statedLaw(
    text.replace(name, (each) => `${constants.get(each) ?? each}`),
    variables,
    play,
  );
}

function proofWithin(
  game: Game<unknown>,
  stated: StatedLaw,
  domain: Domain,
  wholeLaw: WholeLaw,
  { tick }: Budget,
): Proof {
  const law = withConstants(stated, domain);
  const effort: Effort = { ...usualEffort, tick };
  let { because } = stated;
  try {
    for (const system of law.systems) {
      try {
        const found = provedAlone(game, law, domain, system, effort);
        if (found === undefined) break;
        return found;
      } catch (error) {
        if (!(error instanceof Undefinable)) throw error;
        because ??= error.says;
      }
    }
    const whole = wholeLaw();
    if (whole?.law !== undefined) return comparedWith(game, whole.law, whole, law, domain, effort);
    because ??= t("movesLeaveDomain", { where: domain.text });
  } catch (error) {
    if (error instanceof Undefinable) because ??= error.says;
    else if (error instanceof LimitError) return { verdict: "observed", because: error.text, stopped: error };
    else throw error;
  }
  return { verdict: "observed", because };
}

/** Formula that the position with these names lies in the domain. */
const liesIn = (domain: Domain, variables: readonly string[], system: System, effort: Effort) => {
  const dfa = relationOf(system, variables, oneOf(casesOf(domain.condition, freshNames())), effort);
  return (names: readonly string[]): Formula => relation(dfa, ...names);
};

/** Whether no move leads from the positions of a domain to others. @throws Undefinable */
function isClosed(
  rule: NonNullable<ReturnType<typeof ruleOf>>,
  domain: Domain,
  system: System,
  effort: Effort,
) {
  const { variables, clauses } = movesOfRule(expanded(ruleFrom(rule, domain)));
  const isIn = liesIn(domain, variables, system, effort);
  return clauses.every(({ parts, hidden, holds, split, cancelled = [] }) => {
    if (split !== undefined) return false;
    return [...parts, ...cancelled].every((part) => {
      const { names, fresh, equal } = named(part, "to");
      const leaves = exists(
        [...hidden, ...fresh],
        and(isIn(variables), ...holds, ...equal, not(isIn(names))),
      );
      return isEmpty(compile(system, leaves, effort));
    });
  });
}

/** Law as one of all positions of a game that stays within the domain; undefined when a move leaves the domain. */
function provedAlone(
  game: Game<unknown>,
  law: StatedLaw,
  domain: Domain,
  system: System,
  effort: Effort,
): Proof | undefined {
  const own = ruleOf(game);
  if (own === undefined || !isClosed(own, domain, system, effort)) return undefined;
  const rule = printRule(ruleAmong(own, domain));
  const within = byRule(game, rule);
  const automatic = law.automaton(system, effort);
  const found = judgeLaw(within, automatic, effort);
  if (found.verdict === "undefinable") throw new Undefinable(found.says);
  if (found.verdict === "proved")
    return { verdict: "proved", law: automatic, by: "automaton", states: found.states, rule };
  const counterexample = leastContradiction(within, automatic, effort);
  return { verdict: "refuted", ...(counterexample && { counterexample }) };
}

/** Comparison with a proved law of all positions: agreement, or a position that differs. @throws Undefinable */
function comparedWith(
  game: Game<unknown>,
  whole: AutomaticLaw,
  { states }: Pick<LawFinding, "states">,
  law: StatedLaw,
  domain: Domain,
  effort: Effort,
): Proof {
  const { system } = whole.dfa;
  const { variables, illegal = [] } = movesOfGame(game);
  const names = whole.kind === "values" ? [...variables, "=value"] : variables;
  const [is, says] = [whole, law.automaton(system, effort)].map(({ dfa }) => relation(dfa, ...names));
  const differ: Formula =
    whole.kind === "values"
      ? and(is!, not(says!))
      : { kind: "or", of: [and(is!, not(says!)), and(says!, not(is!))] };
  const wrong = and(liesIn(domain, variables, system, effort)(variables), not(oneOf(illegal)), differ);
  const found = witness(compile(system, exists(names.slice(variables.length), wrong), effort));
  if (found === undefined)
    return { verdict: "proved", law: whole, by: "automaton", ...(states !== undefined && { states }) };
  const position = found;
  const at = saysLaw(whole, position)!;
  return {
    verdict: "refuted",
    counterexample: { position, says: saysLaw(law.automaton(system, effort), position), found: at },
  };
}

const whereText = (text: string, domain: Domain): string => `${text} where ${domain.text}`;

/** Fields common to all findings on a law of some positions. */
function baseWithin({ text, kind, variables }: StatedLaw, domain: Domain) {
  const data: FormulaLaw = {
    kind: "formula",
    text: text.replace(/^sg\s+=/, "sg ="),
    variables,
    where: domain.text,
  };
  const sentence = lawClaim(data);
  return { text: whereText(data.text, domain), kind, sentence, data, where: domain.text } as const;
}

/**
 * Tests whether a stated law holds for the positions of a domain: refuted at the least counterexample in play, proved,
 * or observed.
 * @throws LimitError, LoopyError, NotationError when no examined position lies in the domain
 */
export function testWithin(
  game: Game<unknown>,
  law: StatedLaw,
  domain: Domain,
  own: Limits = {},
): LawFinding {
  const limits = started(own);
  const budget = begin(limits);
  const slice = sliceOfTruth(truthOf(game, law.kind, law.play, limits), law.variables, domain);
  const wholeLaw: WholeLaw = () => provedWhole(game, law.kind, law.play, limits);
  return foundWithin(game, law, domain, slice, wholeLaw, budget, limits);
}

const provedWhole = (game: Game<unknown>, kind: StatedLaw["kind"], play: Play, limits: Limits) => {
  const { finding } = lawOfKind(game, kind, play, limits, []);
  return finding?.verdict === "proved" ? finding : undefined;
};

function foundWithin(
  game: Game<unknown>,
  law: StatedLaw,
  domain: Domain,
  { open, whole, truth }: Slice,
  wholeLaw: WholeLaw,
  budget: Budget,
  limits: Limits,
): LawFinding {
  const base = baseWithin(law, domain);
  const sliced = { says: (position: readonly number[]) => law.says(whole(position)) };
  const most = sizesOf(truth, open.length)[1];
  const { counterexample: near, ...reached } = tested(
    sliced,
    truth,
    firstBySum(open.length, most),
    budget,
    limits.seconds,
  );
  const { testedTo } = reached;
  if (near !== undefined) {
    const counterexample = { ...near, position: whole(near.position) };
    const shown = { ...counterexample, ...shownAgainst(game, counterexample, law.play, limits) };
    return { ...base, testedTo, verdict: "refuted", counterexample: shown };
  }
  if (testedTo < 0)
    throw new NotationError(
      base.text,
      base.text.length - domain.text.length,
      t("noPositionWhere", { where: domain.text }),
    );
  const proof = proofWithin(game, law, domain, wholeLaw, budget);
  if (proof.verdict !== "observed") return { ...base, testedTo, ...proof };
  return { ...observedIn({ ...base, ...proof }, rangeText(open, reached.whole)), testedTo };
}

/** Search for a law of some positions of a game. */
interface Among {
  readonly game: Game<unknown>;
  readonly condition: string;
  /** Reads a one-line rule. */
  readonly parse: (rule: string) => Game<unknown>;
  readonly play: Play;
  readonly limits: Limits;
  /** The kind of law, when only one is wanted. */
  readonly only?: StatedLaw["kind"] | undefined;
  readonly also: readonly Prover[];
}

/**
 * Law of the positions of a game that satisfy a condition. When the condition fixes variables that no move changes, it
 * is the law of the rule of the other variables; otherwise a formula that is proved for these positions, or observed.
 * @throws LoopyError, NotationError for a condition that cannot be read
 */
export function lawAmong({ game, condition, parse, play, limits: own, only, also }: Among): {
  readonly search: Search;
  readonly game: Game<unknown>;
} {
  if (listsOf(game) !== undefined) throw new NotationError(condition, 0, t("whereOfLists"));
  const variables = variablesOf(game) ?? [];
  const domain = domainOf(condition, variables);
  if (variables.every((name) => domain.constants.has(name)))
    throw new NotationError(condition, 0, t("lettersWithoutNumber", { where: domain.text }));
  const rule = ruleOf(game);
  const slice = rule && sliceOf(rule, domain);
  if (slice !== undefined) {
    const of = parse(printRule(slice));
    const found = only === undefined ? lawBy(of, play, own, also) : lawOfKind(of, only, play, own, []);
    return { search: searchWhere(found, domain), game: of };
  }
  const limits = started(own);
  const outcomesOnly = play === "misere" || standsAlone(game, play);
  const kinds =
    only !== undefined ? [only] : outcomesOnly ? (["outcomes"] as const) : (["values", "outcomes"] as const);
  const searches = kinds.map((kind) => searchWithin(game, kind, play, variables, domain, limits));
  const best =
    searches.find(({ finding }) => finding?.verdict === "proved") ??
    searches.find(({ finding }) => finding !== undefined) ??
    searches[0]!;
  return { search: best, game };
}

/** Search result for a rule with fewer variables, as one for the positions of the domain. */
function searchWhere({ finding, outcomes, ...search }: Search, domain: Domain): Search {
  const where = (found: LawFinding): LawFinding => ({
    ...found,
    text: whereText(found.text, domain),
    where: domain.text,
    sentence: claimWhere(domain.text, found.sentence),
  });
  return {
    ...search,
    ...(finding !== undefined && { finding: where(finding) }),
    ...(outcomes !== undefined && { outcomes: where(outcomes) }),
  };
}

/** Candidate formulas, for one number in cases too. A period says less than a law of all positions. */
function* wordings(kind: StatedLaw["kind"], open: readonly string[], truth: Truth): Generator<string> {
  yield* formulas({ kind, variables: open, truth });
  if (kind === "values" && open.length === 1) yield* casesOfTable(truth, open);
}

function searchWithin(
  game: Game<unknown>,
  kind: StatedLaw["kind"],
  play: Play,
  variables: readonly string[],
  domain: Domain,
  limits: Limits,
): Search {
  const budget = begin(limits);
  const rejected: Rejected[] = [];
  let observed: LawFinding | undefined;
  let known: { readonly law: LawFinding | undefined } | undefined;
  const wholeLaw: WholeLaw = () => {
    known ??= { law: provedWhole(game, kind, play, limits) };
    return known.law;
  };
  try {
    const slice = sliceOfTruth(truthOf(game, kind, play, limits), variables, domain);
    const { open, whole, truth } = slice;
    const [few] = sizesOf(truth, open.length);
    for (const text of wordings(kind, open, truth)) {
      const law = statedLaw(text, variables, play);
      const says = (position: readonly number[]) => law.says(whole(position));
      const { counterexample } = tested({ says }, truth, firstBySum(open.length, few), budget);
      if (counterexample !== undefined) {
        rejected.push({
          text,
          counterexample: { ...counterexample, position: whole(counterexample.position) },
        });
        continue;
      }
      const found = foundWithin(game, law, domain, slice, wholeLaw, budget, limits);
      if (found.verdict === "proved") return { finding: found, rejected: longest(rejected) };
      if (found.verdict === "observed") observed ??= found;
    }
  } catch (error) {
    if (error instanceof Undefinable) return { rejected: longest(rejected), because: error.says };
    if (!(error instanceof LimitError)) throw error;
    return {
      rejected: longest(rejected),
      ...(observed !== undefined && { finding: observed }),
      because: error.text,
      stopped: error,
    };
  }
  return { rejected: longest(rejected), ...(observed !== undefined && { finding: observed }) };
}
