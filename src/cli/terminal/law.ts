import { GrowthError } from "../../errors.ts";
import { type Counterexample, type LawFinding, proofOf, type Search } from "../../law/index.ts";
import { say } from "../../locale/message.ts";
import { asSentence } from "../../messages/period.ts";
import type { Game, Language, Text, Theorem } from "../../types.ts";
import { type CommandContext, RAISING } from "../command.ts";
import { EXIT, type ExitCode } from "../exit.ts";
import { t } from "../locale/terminal.ts";
import { wrap } from "./layout.ts";
import { sequenceJson, sequenceTold } from "./pair-sequence.ts";
import { theoremJson, theoremText } from "./theorems.ts";

type Stopped = Pick<Search, "because" | "stopped">;

/** Exit code for a finding; `none` if there is no law. */
export const endOf = (finding: Pick<LawFinding, "verdict"> | undefined): ExitCode =>
  EXIT_OF[finding?.verdict ?? "none"];

const EXIT_OF: Readonly<Record<LawFinding["verdict"] | "none", ExitCode>> = {
  proved: EXIT.answered,
  refuted: EXIT.refuted,
  observed: EXIT.undecided,
  none: EXIT.undecided,
};

/** Reason why there is no proof or no law, and the option that allows more. */
function whyNot({ because, stopped }: Stopped, language: Language): string | undefined {
  const option = stopped instanceof GrowthError ? undefined : stopped && RAISING[stopped.limit];
  const more = t("more", { option });
  return because && `${say(because, language)}${option === undefined ? "" : say(more, language)}`;
}

const COLON: Text = t("colon");
const NONE: Text = t("none");
const REJECTED: Text = t("rejected");

/** Text about the first position at which a law is wrong: by play, or by the values that were given. */
const wrongAt = ({ position, says, found }: Counterexample, isGiven = false): Text =>
  t("wrong", { at: position.join(), says: `${says ?? "–"}`, found: `${found}`, isGiven });

const leaves = (to: readonly string[]): Text => (to.length === 0 ? t("leavesNothing") : t("to", { to }));

const isLess = (found: Counterexample["found"], says: Counterexample["says"]): boolean =>
  says !== undefined && BigInt(found) < BigInt(says);

/** Counterexample to a law at a position: a move, or the lack of a move that the law requires. */
function shows({ says, found, move, ends }: Counterexample): Text {
  const isValue = typeof found !== "string";
  if (move === undefined) {
    if (ends) return t("playEnds");
    if (!isValue) return t("movesOf", { found });
    return isLess(found, says) ? t("noMoveFromLeadsValue", { found }) : t("rulesGiveValue");
  }
  const end: Text = isValue ? t("positionValue", { says }) : t("pPosition");
  const left = leaves(move.to);
  return t("moveShows", { at: move.at, left, end });
}

/** Proof of a law, or the range in which it was observed. */
const restsOn = (found: LawFinding): Text =>
  found.verdict === "proved" ? proofOf(found) : observed(found.testedTo);

/** Proof of a law, or the range in which it was observed and the reason why there is no proof, as sentences. */
export const restingOn = (finding: LawFinding): readonly Text[] =>
  [restsOn(finding), ...(finding.verdict === "observed" && finding.because ? [finding.because] : [])].map(
    asSentence,
  );

/** Text about a law: its formula, sentence, proof or range of tests, and counterexample. */
export function lawTold(found: LawFinding, { language, terminal }: CommandContext): string {
  const { verdict, text, sentence, testedTo, counterexample } = found;
  const lines = [terminal.style("bold", text)];
  if (verdict !== "refuted") lines.push(say(sentence, language));
  if (verdict === "proved") lines.push(terminal.style("green", say(restsOn(found), language)));
  if (verdict === "observed") lines.push(terminal.style("yellow", say(restsOn(found), language)));
  const why = verdict === "observed" ? whyNot(found, language) : undefined;
  if (why !== undefined) lines.push(why);
  if (found.next !== undefined) lines.push(say(found.next, language));
  if (verdict === "proved" && testedTo > 0) lines.push(say(tested(testedTo), language));
  if (counterexample !== undefined) {
    const wrong = say(wrongAt(counterexample), language);
    lines.push(terminal.style("red", `${say(REFUTED, language)}${say(COLON, language)}${wrong}`));
    lines.push(say(shows(counterexample), language));
  }
  if (found.note !== undefined) lines.push(say(found.note, language));
  return lines.map((line) => wrap(line, terminal.columns, "  ")).join("");
}

/**
 * Text on the laws that a search found, on the theorems beside them, and on the laws that it tried; the terms of the
 * search may be given values instead of a game.
 */
export function searchTold(
  search: Search,
  context: CommandContext,
  theorems: readonly Theorem<unknown>[],
  isGiven = false,
): string {
  const { terminal, language } = context;
  const { finding, outcomes, sequence, rejected } = search;
  const why = whyNot(search, language);
  const none = say(theorems.length === 0 ? NONE : t("noneBeside"), language);
  const parts = theorems.map((theorem) => theoremText(theorem, context));
  if (finding === undefined)
    parts.push(
      wrap(why === undefined ? none : `${none}${say(COLON, language)}${why}`, terminal.columns, "  "),
    );
  else parts.unshift(lawTold(finding, context));
  if (outcomes !== undefined) parts.push(`  ${say(WINS, language)}\n${lawTold(outcomes, context)}`);
  if (sequence !== undefined) parts.push(sequenceTold(sequence, context));
  if (rejected.length === 0) return parts.join("\n");
  const tried = rejected.map(({ text, counterexample }) => {
    const line = say(wrongAt(counterexample, isGiven), language);
    return terminal.style(
      "dim",
      wrap(`${text}${say(COLON, language)}${line}`, terminal.columns, "      ", "    "),
    );
  });
  return [...parts, `  ${say(REJECTED, language)}\n${tried.join("")}`].join("\n");
}

const WINS: Text = t("wins");
const REFUTED: Text = t("refuted");

const tested = (to: number): Text => t("heldAgainstPlayNumbers", { to });
const observed = (to: number): Text => t("observedNotProvedHolds", { to });

/** JSON for a finding. */
export function lawJson(game: Pick<Game<unknown>, "id">, found: LawFinding): object {
  const {
    verdict,
    text,
    sentence,
    by,
    source,
    states,
    positions,
    heaps,
    where,
    range,
    next,
    testedTo,
    counterexample,
    because,
    stopped,
    note,
  } = found;
  return {
    game: game.id,
    verdict,
    formula: text,
    sentence,
    ...(by !== undefined && { by }),
    ...(source !== undefined && by === "theorem" && { source: say(source, "en") }),
    ...(states !== undefined && { states }),
    ...(positions !== undefined && { positions }),
    ...(heaps !== undefined && { heaps }),
    ...(where !== undefined && { where }),
    ...(range !== undefined && { range }),
    ...(next !== undefined && { next }),
    testedTo: Math.max(testedTo, 0),
    ...(counterexample !== undefined && {
      counterexample: counterexample.position,
      says: counterexample.says ?? null,
      found: counterexample.found,
      ...(counterexample.move && { move: counterexample.move }),
    }),
    ...(note !== undefined && { note }),
    ...(because !== undefined && { because }),
    ...(stopped !== undefined && { limit: stopped.limit }),
  };
}

/** JSON for the result of a search, with the theorems beside it. */
export function searchJson(
  game: Pick<Game<unknown>, "id">,
  { finding, outcomes, sequence, rejected, because, stopped }: Search,
  theorems: readonly Theorem<unknown>[],
): object {
  const none = {
    game: game.id,
    verdict: "none",
    ...(because && { because }),
    ...(stopped && { limit: stopped.limit }),
  };
  const tried = rejected.map(({ text, counterexample: { position, says, found } }) => ({
    ...{ formula: text, counterexample: position, says: says ?? null, found },
  }));
  return {
    ...(finding === undefined ? none : lawJson(game, finding)),
    ...(outcomes !== undefined && { outcomes: lawJson(game, outcomes) }),
    ...(sequence !== undefined && { sequence: sequenceJson(sequence) }),
    ...(theorems.length > 0 && { theorems: theorems.map(theoremJson) }),
    rejected: tried,
  };
}
