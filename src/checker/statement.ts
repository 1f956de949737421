import { t } from "../locale/checker.ts";
import { readRule, type Term, type Test, Unread } from "./rule.ts";

// Laws as texts: `sg = n % (m+1)`, `sg = 0 if m = 0; else n / m % 2`, `P iff n % (m+1) = 0`, and `P iff A <= n <= B for
// some i >= 0`.

/** Value of a position in the first case whose condition holds. */
interface Worth {
  readonly value: Term;
  readonly when?: Test;
}

/** Law of the values, or a condition of the P-positions or N-positions, perhaps with a letter for some number. */
export type Statement =
  | { readonly kind: "values"; readonly cases: readonly Worth[] }
  | {
      readonly kind: "outcomes";
      readonly of: "P" | "N";
      readonly when: Test;
      readonly letter?: string;
    };

const LAW = /^[ \t\r\n]*(?:(sg)[ \t\r\n]*=|([PN])[ \t\r\n]+iff[ \t\r\n])([^|&:;[\]#]*(?:;[^|&:;[\]#]*)*)$/;
const SOME = /^(.*?)[ \t\r\n]for[ \t\r\n]+some[ \t\r\n]+([a-z][0-9]*)[ \t\r\n]*>=[ \t\r\n]*0[ \t\r\n]*$/s;
const ELSE = /^[ \t\r\n]*else[ \t\r\n](.*)$/s;

/** Functions that only laws have. */
const FUNCTIONS = ["lpf", "primepi", "bigomega", "valuation"];

/** Parses a term and perhaps a condition after `if`. @throws Unread */
function readCase(text: string): Worth {
  const [choice, second] = readRule(`[n: ${text}]`, FUNCTIONS).choices;
  const [part, more] = choice!.parts;
  if (part?.kind !== "component" || part.count !== undefined) throw new Unread(t("aNumber"));
  if (more !== undefined || second !== undefined) throw new Unread(t("oneNumber"));
  return { value: part.position[0]!, ...(choice!.when !== undefined && { when: choice!.when }) };
}

/** Parses a term such as `max(p,1)`. @throws Unread */
export function readTerm(text: string): Term {
  const { value, when } = readCase(plain(text));
  if (when !== undefined) throw new Unread(t("aCondition"));
  return value;
}

function plain(text: string): string {
  if (/[|&:;[\]#]/.test(text)) throw new Unread(t("signOfRules"));
  return text;
}

/** Parses a law. @throws Unread */
export function readStatement(text: string): Statement {
  const [, values, outcome, body = ""] = LAW.exec(text) ?? [];
  if (values !== undefined) {
    const parts = body.split(";");
    const cases = parts.map((part, i) => {
      const [, rest] = i > 0 && i === parts.length - 1 ? (ELSE.exec(part) ?? []) : [];
      return readCase(plain(rest ?? part));
    });
    if (cases.slice(0, -1).some(({ when }) => when === undefined))
      throw new Unread(t("caseWithoutCondition"));
    return { kind: "values", cases };
  }
  if (outcome !== "P" && outcome !== "N") throw new Unread(t("noLaw"));
  const [, condition, letter] = SOME.exec(body) ?? [];
  const { when } = readCase(`0 if ${plain(condition ?? body)}`);
  return { kind: "outcomes", of: outcome, when: when!, ...(letter !== undefined && { letter }) };
}
