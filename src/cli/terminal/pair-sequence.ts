import type { PairSequence } from "../../law/finding.ts";
import { say } from "../../locale/message.ts";
import type { CommandContext } from "../command.ts";
import { t } from "../locale/terminal.ts";
import { wrap } from "./layout.ts";

/** Text about the P-positions of two numbers in ascending order. */
export function sequenceTold(
  { text, sentence, testedTo }: PairSequence,
  { terminal, language }: CommandContext,
): string {
  const proof = say(t("observedToPair", { to: testedTo }), language);
  const lines = [terminal.style("bold", text), say(sentence, language), terminal.style("yellow", proof)];
  const told = lines.map((line) => wrap(line, terminal.columns, "  "));
  return `  ${say(t("pairsInOrder"), language)}\n${told.join("")}`;
}

/** JSON for the P-positions of two numbers in ascending order. */
export const sequenceJson = ({ verdict, text, sentence, range, testedTo }: PairSequence): object => ({
  ...{ verdict, formula: text, sentence, range, testedTo },
});
