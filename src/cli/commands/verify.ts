import { catalogue } from "../../games/catalogue.ts";
import { parseGame } from "../../games/notation.ts";
import { say, verbatim } from "../../locale/message.ts";
import { sourceText } from "../../messages/proof.ts";
import { type ClaimVerdict, refute, type Trials } from "../../solve/refute.ts";
import type { Game, Language, Text, Theorem } from "../../types.ts";
import { type Command, type CommandContext, RULES, SEARCH } from "../command.ts";
import { EXIT } from "../exit.ts";
import { gameOf, limitsOf, numberOf } from "../input.ts";
import { inOrder } from "../list-work.ts";
import { t } from "../locale/commands.ts";
import { jsonLine } from "../terminal/json.ts";
import { wrap } from "../terminal/layout.ts";
import { LIST_THREADS } from "../with-threads.ts";

const USAGE = "nimber verify <game> [--budget N]";

export const verify: Command = {
  usage: [USAGE, "nimber verify --all [--budget N]"],
  options: [
    { name: "all", says: t("verify.everyGameCatalogue") },
    {
      name: "budget",
      value: "N",
      says: t("verify.positionsTestEachTheorem"),
    },
    RULES,
    ...SEARCH.filter(({ name }) => name !== "misere"),
    LIST_THREADS,
  ],
  examples: [
    "nimber verify kayles",
    "nimber verify 'wythoff(2)' --budget 2000",
    "nimber verify --all --json",
  ],
  async run(context) {
    const all = context.option("all") !== undefined;
    const games = all
      ? catalogue.map(({ id }) => parseGame(id))
      : [withLaw(await gameOf(context, USAGE), context)];
    const cases = numberOf(context, "budget", 1000, 1);
    const budget = { ...limitsOf(context), cases };
    const claims = games.flatMap((game) => game.theorems.map((theorem, at) => ({ game, theorem, at })));
    if (claims.length === 0 && context.json)
      context.terminal.write(jsonLine({ game: games[0]!.id, verdict: "none" }));
    else if (claims.length === 0)
      context.terminal.warn(`  ${say(NONE, context.language).replace("%", games[0]!.id)}\n`);
    let [done, refuted, stopped] = [0, 0, 0];
    const showNext = () => {
      const next = claims[done];
      if (next !== undefined) context.terminal.progress(() => `${next.game.id} …`);
    };
    showNext();
    for await (const verdict of all ? ofCatalogue(claims, budget, context) : refutations(claims, budget)) {
      const { game, theorem, at } = claims[done++]!;
      if (all && at === 0 && !context.json)
        context.terminal.write(
          `  ${context.terminal.style("bold", `${say(game.name, context.language)}  (${game.id})`)}\n`,
        );
      if (verdict.verdict === "refuted") refuted++;
      if (verdict.verdict === "observed" && verdict.limit !== undefined) stopped++;
      context.terminal.write(
        context.json
          ? jsonLine(verdictJson(game, theorem, verdict))
          : tested(game, theorem, verdict, context),
      );
      showNext();
    }
    if (refuted > 0) return EXIT.refuted;
    return stopped > 0 ? EXIT.undecided : EXIT.answered;
  },
};

/** Theorem of a game, by its place among its theorems. */
interface GameClaim {
  readonly game: Game<unknown>;
  readonly theorem: Theorem<unknown>;
  readonly at: number;
}

function* refutations(claims: readonly GameClaim[], budget: Trials): Generator<ClaimVerdict<unknown>> {
  for (const { game, theorem } of claims) yield refute(game, theorem, budget);
}

/** Theorems of the catalogue to test, as data for a thread. */
interface TheoremTask {
  readonly claims: readonly { readonly id: string; readonly at: number }[];
  readonly budget: Trials;
}

function ofCatalogue(
  claims: readonly GameClaim[],
  { progress: _, kept: __, ...budget }: Trials,
  context: CommandContext,
): AsyncGenerator<ClaimVerdict<unknown>> {
  const data: TheoremTask = { claims: claims.map(({ game: { id }, at }) => ({ id, at })), budget };
  return inOrder({ name: "verify", work: verdictAt, data, count: claims.length }, context);
}

/** Verdict on a theorem of the catalogue. */
export function verdictAt({ claims, budget }: TheoremTask, i: number): ClaimVerdict<unknown> {
  const { id, at } = claims[i]!;
  const game = parseGame(id);
  return refute(game, game.theorems[at]!, budget);
}

/** Game with the law in its rules file as a theorem to be tested. */
function withLaw(game: Game<unknown>, { userRules: own }: CommandContext): Game<unknown> {
  const law = own.games.get(game.id)?.law;
  return law === undefined ? game : { ...game, theorems: [law] };
}

function tested(
  game: Game<unknown>,
  theorem: Theorem<unknown>,
  verdict: ClaimVerdict<unknown>,
  context: CommandContext,
): string {
  const { language, terminal } = context;
  const colour = verdict.verdict === "refuted" ? "red" : "green";
  return (
    wrap(say(theorem.claim, language), terminal.columns, "  ") +
    terminal.style("dim", wrap(say(sourceText(theorem.source), language), terminal.columns, "    ")) +
    terminal.style(colour, wrap(verdictText(game, verdict, language), terminal.columns, "    "))
  );
}

const NONE = t("verify.none") satisfies Text;

const nameOf = (game: Game<unknown>, sum: readonly unknown[]) =>
  sum.map((position) => game.format(position)).join(" + ") || "0";

function verdictText(game: Game<unknown>, verdict: ClaimVerdict<unknown>, language: Language): string {
  if (verdict.verdict === "refuted") {
    const at = nameOf(game, verdict.counterexample);
    return say(t("verify.refutedSaysRulesGive", { at, says: verdict.says, found: verdict.found }), language);
  }
  const stopped = verdict.limit === undefined ? verbatim("") : t("verify.limitEndedTest");
  return say(
    t("verify.observedAgreesRulesPositionsUp", {
      cases: verdict.cases,
      nameOf: nameOf(game, verdict.upTo),
      stopped,
    }),
    language,
  );
}

function verdictJson(game: Game<unknown>, theorem: Theorem<unknown>, verdict: ClaimVerdict<unknown>): object {
  const format = (sum: readonly unknown[]) => sum.map((position) => game.format(position));
  return {
    game: game.id,
    claim: theorem.claim,
    source: say(sourceText(theorem.source), "en"),
    ...verdict,
    ...("counterexample" in verdict && { counterexample: format(verdict.counterexample) }),
    ...("upTo" in verdict && { upTo: format(verdict.upTo) }),
  };
}
