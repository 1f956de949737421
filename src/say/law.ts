import type { AutomaticLaw, Law, RecurrenceLaw, Text } from "../types.ts";
import { formulaClaim } from "./formula.ts";
import { periodClaim } from "./period.ts";

/**
 * A law in a sentence.
 * @example
 * lawClaim({ kind: "formula", text: "sg = n % 4", variables: ["n"] }).en; // "The value of n is n % 4."
 */
export function lawClaim(law: Law): Text {
  switch (law.kind) {
    case "periodic":
      return periodClaim(law);
    case "formula":
      return formulaClaim(law);
    case "recurrence":
      return recurrenceClaim(law);
    case "outcomes":
    case "values":
      return automatonClaim(law);
    case "digits":
      return {
        en: `An automaton of ${statesIn(law.next.length)} tells the value of n from its digits in base ${law.base}, the last first.`,
        zh: `有 ${law.next.length} 个状态的自动机从低位到高位读入 n 的 ${law.base} 进制各位数字，给出 SG 值。`,
      };
  }
}

/** So many states, in English. */
export const statesIn = (count: number): string => `${count} ${count === 1 ? "state" : "states"}`;

function automatonClaim({ kind, dfa }: AutomaticLaw): Text {
  const by = dfa.accepting.length;
  const place = (kind === "outcomes" ? dfa.tracks : dfa.tracks.slice(0, -1)).join();
  return kind === "outcomes"
    ? {
        en: `${place} is a P-position iff an automaton of ${statesIn(by)} accepts it, in ${dfa.system.id}.`,
        zh: `${place} 为必败态，当且仅当它被有 ${by} 个状态的自动机接受（记数系统：${dfa.system.id}）。`,
      }
    : {
        en: `The value of ${place} is the number with which an automaton of ${statesIn(by)} accepts it, in ${dfa.system.id}.`,
        zh: `${place} 的 SG 值由有 ${by} 个状态的自动机给出（记数系统：${dfa.system.id}）。`,
      };
}

function recurrenceClaim({ base, first, steps }: RecurrenceLaw): Text {
  const begin = first.map((value, n) => `G(${n}) = ${value}`);
  const of = (digit: number) => `n = ${base}q${digit === 0 ? "" : ` + ${digit}`}`;
  const en = steps.map((step, digit) => `${step} (${of(digit)})`);
  const zh = steps.map((step, digit) => `${step}（${of(digit)}）`);
  return {
    en: `With g the value of q = ⌊n / ${base}⌋: ${begin.join(", ")}, then G(n) = ${en.join(", ")}.`,
    zh: `设 q = ⌊n / ${base}⌋，g 为 q 的 SG 值：${begin.join("，")}，其后 G(n) = ${zh.join("，")}。`,
  };
}
