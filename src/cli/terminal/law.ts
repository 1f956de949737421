import { GrowthError } from "../../errors.ts";
import type { Counterexample, LawFinding, Search } from "../../law/index.ts";
import { statesIn } from "../../say/law.ts";
import { asSentence } from "../../say/period.ts";
import type { Game, Language, Text } from "../../types.ts";
import { type Given, RAISING } from "../command.ts";
import { EXIT, type ExitCode } from "../exit.ts";
import { wrap } from "./layout.ts";

type Stopped = Pick<Search, "because" | "stopped">;

/** The exit code of what was found, or of nothing. */
export const endOf = (finding: Pick<LawFinding, "verdict"> | undefined): ExitCode =>
  EXIT_OF[finding?.verdict ?? "none"];

const EXIT_OF: Readonly<Record<LawFinding["verdict"] | "none", ExitCode>> = {
  proved: EXIT.answered,
  refuted: EXIT.refuted,
  observed: EXIT.undecided,
  none: EXIT.undecided,
};

/** Why there is no proof or no law, and what allows more. */
function whyNot({ because, stopped }: Stopped, language: Language): string | undefined {
  const option = stopped instanceof GrowthError ? undefined : stopped && RAISING[stopped.limit];
  const more = { en: `; --${option} allows more`, zh: `；可用 --${option} 提高` };
  return because && `${because[language]}${option === undefined ? "" : more[language]}`;
}

const COLON: Text = { en: ": ", zh: "：" };
const NONE: Text = { en: "no law was found", zh: "没有找到规律" };
const REJECTED: Text = { en: "Tried and refuted", zh: "试过而被推翻的" };
const WRONG = {
  en: (at: string, says: string, found: string) => `at ${at} it says ${says}, play finds ${found}`,
  zh: (at: string, says: string, found: string) => `在 ${at} 处断言为 ${says}，实为 ${found}`,
};

const leaves = (to: readonly string[]): Text =>
  to.length === 0
    ? { en: "which leaves nothing", zh: "不留下任何子游戏" }
    : { en: `to ${to.join(" + ")}`, zh: `走到 ${to.join(" + ")}` };

const isLess = (found: Counterexample["found"], says: Counterexample["says"]): boolean =>
  says !== undefined && BigInt(found) < BigInt(says);

/** What shows that a law is wrong at a position: a move, or that none leads where it would have to. */
function shows({ says, found, move, ends }: Counterexample): Text {
  const isValue = typeof found !== "string";
  if (move === undefined) {
    if (ends) return { en: "play ends there", zh: "对局在该处结束" };
    if (!isValue)
      return found === "P"
        ? { en: "no move from there leads to a P-position", zh: "从该处没有走到必败态的走法" }
        : { en: "a move from there leads to a P-position", zh: "从该处有走到必败态的走法" };
    return isLess(found, says)
      ? { en: `no move from there leads to value ${found}`, zh: `从该处没有走到 SG 值 ${found} 的走法` }
      : { en: "the rules give it this value", zh: "由规则得到该值" };
  }
  const end: Text = isValue
    ? { en: `a position of value ${says}`, zh: `其 SG 值为 ${says}` }
    : { en: "a P-position", zh: "为必败态" };
  const left = leaves(move.to);
  return {
    en: `the move ${move.at} shows it, ${left.en}, ${end.en}`,
    zh: `走法 ${move.at} 即可说明：${left.zh}，${end.zh}`,
  };
}

/** What a law rests on, or how far it was seen to hold. */
const restsOn = (found: LawFinding): Text =>
  found.verdict === "proved" ? proved(found) : observed(found.testedTo);

/** What a law rests on, as a sentence. */
export const restingOn = (finding: LawFinding): Text => asSentence(restsOn(finding));

/** A law as it was found: in a sentence, as a formula, with what it rests on and where it was tested. */
export function lawTold(found: LawFinding, { language, terminal }: Given): string {
  const { verdict, text, sentence, testedTo, counterexample } = found;
  const lines = [terminal.style("bold", text)];
  if (verdict !== "refuted") lines.push(sentence[language]);
  if (verdict === "proved") lines.push(terminal.style("green", restsOn(found)[language]));
  if (verdict === "observed") lines.push(terminal.style("yellow", restsOn(found)[language]));
  const why = verdict === "observed" ? whyNot(found, language) : undefined;
  if (why !== undefined) lines.push(why);
  if (found.next !== undefined) lines.push(found.next[language]);
  if (verdict === "proved" && testedTo > 0) lines.push(tested(testedTo)[language]);
  if (counterexample !== undefined) {
    const { position, says, found: is } = counterexample;
    const wrong = WRONG[language](position.join(), `${says ?? "–"}`, `${is}`);
    lines.push(terminal.style("red", `${REFUTED[language]}${COLON[language]}${wrong}`));
    lines.push(shows(counterexample)[language]);
  }
  if (found.note !== undefined) lines.push(found.note[language]);
  return lines.map((line) => wrap(line, terminal.columns, "  ")).join("");
}

/** What a search has found, and what it has tried. */
export function searchTold(search: Search, given: Given): string {
  const { terminal, language } = given;
  const { finding, outcomes, rejected } = search;
  const why = whyNot(search, language);
  const none = `${NONE[language]}${why === undefined ? "" : `${COLON[language]}${why}`}`;
  const found = finding === undefined ? wrap(none, terminal.columns, "  ") : lawTold(finding, given);
  const first = outcomes === undefined ? found : `${found}\n  ${WINS[language]}\n${lawTold(outcomes, given)}`;
  if (rejected.length === 0) return first;
  const tried = rejected.map(({ text, counterexample: { position, says, found } }) => {
    const line = WRONG[language](position.join(), `${says ?? "–"}`, `${found}`);
    return terminal.style(
      "dim",
      wrap(`${text}${COLON[language]}${line}`, terminal.columns, "      ", "    "),
    );
  });
  return `${first}\n  ${REJECTED[language]}\n${tried.join("")}`;
}

const WINS: Text = { en: "Who wins", zh: "胜负" };
const REFUTED: Text = { en: "refuted", zh: "已被推翻" };

function proved({ by, states, heaps, source }: LawFinding): Text {
  if (by === "theorem") return { en: `proved: ${source!.en}`, zh: `已证明：${source!.zh}` };
  if (by === "finite")
    return { en: "proved by a finite theorem on periods", zh: "已由周期的有限判定定理证明" };
  if (by === "quotient") {
    return {
      en: "proved by the misère quotient, whose elements repeat",
      zh: "已由反常商证明：各堆的元素周期重复",
    };
  }
  const count = states!;
  return {
    en: `proved for all positions${heaps === undefined ? "" : ` of ${heaps} heaps`}, by an automaton of ${statesIn(count)}`,
    zh: `已对所有${heaps === undefined ? "" : ` ${heaps} 堆的`}局面证明，所用自动机有 ${count} 个状态`,
  };
}

const tested = (to: number): Text => ({
  en: `held against play for numbers to ${to}`,
  zh: `已与对弈结果对照，各数到 ${to} 为止`,
});
const observed = (to: number): Text => ({
  en: `observed, not proved: it holds to ${to}`,
  zh: `仅验证，未证明：到 ${to} 为止成立`,
});

/** A finding as JSON. */
export function lawJson(game: Pick<Game<unknown>, "id">, found: LawFinding): object {
  const {
    verdict,
    text,
    sentence,
    by,
    source,
    states,
    heaps,
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
    ...(source !== undefined && by === "theorem" && { source: source.en }),
    ...(states !== undefined && { states }),
    ...(heaps !== undefined && { heaps }),
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

/** What a search has come to, as JSON. */
export function searchJson(
  game: Pick<Game<unknown>, "id">,
  { finding, outcomes, rejected, because, stopped }: Search,
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
    rejected: tried,
  };
}
