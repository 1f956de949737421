import type { Text } from "../types.ts";
import { type Finding, shortened } from "./finding.ts";
import { faultOfLaw } from "./law.ts";
import type { Meter } from "./meter.ts";
import { firstDifference, type Given } from "./read.ts";
import { type LawClaim, readLaw } from "./read-law.ts";

/** What the checker says of a certificate of a law. */
export function* findingOfLaw(given: Given, text: string, counts: Meter): Generator<number, Finding> {
  const strays = yield* firstDifference(text, JSON.stringify(given), counts);
  if (strays !== undefined) return { verdict: "malformed", says: strays };
  const claim = readLaw(given);
  if ("en" in claim) return { verdict: "malformed", says: claim };
  const wrong = faultOfLaw(claim, counts);
  return wrong === undefined ? validLaw(claim) : { verdict: "refused", says: wrong };
}

function validLaw({ game, kind, play, system, law }: LawClaim): Finding {
  const states = law.accepting.length;
  const what: Text =
    kind === "values"
      ? { en: "the values", zh: "SG 值" }
      : play === "misere"
        ? { en: "the P-positions under misère play", zh: "反常规则下的必败态" }
        : { en: "the P-positions", zh: "必败态" };
  return {
    verdict: "valid",
    says: {
      en: `${shortened(game)}: ${what.en} are those of an automaton of ${states} ${states === 1 ? "state" : "states"} in ${system}`,
      zh: `${shortened(game)}：${what.zh}由数系 ${system} 中 ${states} 个状态的自动机给出`,
    },
  };
}
