import { type HeapRules, heapRules } from "../../encoding.ts";
import { LimitError } from "../../errors.ts";
import { component } from "../../solve/component.ts";
import { begin } from "../../solve/limits.ts";
import { type CanonicalForms, canonicalForms } from "../../solve/misere/canonical-form.ts";
import { genusText } from "../../solve/misere/genus.ts";
import { presentationOf } from "../../solve/misere/quotient/presentation.ts";
import type { Quotient } from "../../solve/misere/quotient/quotient.ts";
import { notationOf } from "../../solve/period/certificate.ts";
import type { Game } from "../../types.ts";
import { UsageError } from "../command.ts";
import { t } from "../locale/terminal.ts";

/**
 * Limits for CGSuite's commands, which it prints on one line each: heaps, positions, and characters of one
 * form.
 */
const HEAPS = 20;
const POSITIONS = 20_000;
const LONGEST = 400;

/**
 * Form in CGSuite's notation: *[n] is a Nim heap, *[a,b] the game with these options; options that are not
 * heaps are in further brackets, so *[[2]] has the single option 2. Undefined if it is longer than `longest`.
 */
export function cgsuiteForm(
  forms: CanonicalForms,
  number: number,
  longest: number = LONGEST,
): string | undefined {
  let left = longest;
  function within(number: number): string | undefined {
    if (--left < 0) return undefined;
    const { options } = forms.at(number);
    if (forms.heap(options.length).number === number) return `${options.length}`;
    const parts: string[] = [];
    for (const option of options.toReversed()) {
      const part = within(option);
      if (part === undefined) return undefined;
      parts.push(part);
    }
    return `[${parts.join(",")}]`;
  }
  const text = within(number);
  if (text === undefined) return undefined;
  return `*${/^\[.*,.*\]$/.test(text) && forms.at(number).options.length > 1 ? text : `[${text}]`}`;
}

/**
 * Input for the worksheet of CGSuite 2, one command per line, using only documented features. It contains the
 * rules, and the genera and canonical forms of the first heaps, which CGSuite computes itself, next to ours.
 * CGSuite 2 has no misère quotients, and its comments are not documented; so the quotient follows as strings,
 * in the format of MisereSolver in CGSuite 1.
 * @throws UsageError when the rules are neither a set nor a code
 */
export function cgsuite(game: Game<unknown>, found: Quotient): string {
  const code = cgsuiteCode(game);
  const { monoid, phi } = found.quotient;
  const { letters, relations, words } = presentationOf(monoid, (letter, e) =>
    e === 1 ? letter : `${letter}^${e}`,
  );
  const p = words.filter((_, x) => monoid.inP[x] === 1);
  const heaps = heapsOf(game, Math.min(HEAPS, found.heaps));
  const last = heaps.length - 1;
  const proved = found.verdict === "proved";
  const forms = `[R(n).MisereCanonicalForm for n from 0 to ${last}]`;
  const presented = `<${letters.join(",")}|${relations.map(([left, right]) => `${left}=${right}`).join(",")}>`;
  return [
    `R := game.heap.TakeAndBreak("${code}")`,
    `[R(n).Genus for n from 0 to ${last}]`,
    `"nimber: ${heaps.map(({ genus }) => genus).join(", ")}"`,
    forms,
    `${forms} == [${heaps.map(({ form }) => form).join(", ")}]`,
    `"true: the forms are those of nimber. CGSuite 2 has no misere quotients; MisereQuotient of CGSuite 1 has of ${code}${proved ? "" : `, Heap := ${found.heaps}`}:"`,
    `"[${presented},{${p.join(",")}}]"`,
    proved
      ? `"order ${monoid.order}; the heaps repeat from ${found.preperiod} on with period ${found.period}:"`
      : `"order ${monoid.order}; of heaps 0 to ${found.heaps} alone:"`,
    `"[${phi.map((x) => words[x]).join(",")}]"`,
    "",
  ].join("\n");
}

interface Heap {
  readonly genus: string;
  readonly form: string;
}

/** Genera and forms of heaps 0 to `most`, or of the first ones whose forms are small. */
function heapsOf(game: Game<unknown>, most: number): Heap[] {
  const limits = { positions: POSITIONS, seconds: 5 };
  const forms = canonicalForms(limits);
  const budget = begin(limits);
  const heaps: Heap[] = [];
  try {
    for (let heap = 0; heap <= most; heap++) {
      const { number, genus } = forms.of([component(game, heap)], budget);
      const form = cgsuiteForm(forms, number);
      if (form === undefined) break;
      heaps.push({ genus: genusText(genus), form });
    }
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
  }
  return heaps;
}

/** Code of the rules in CGSuite. A set is also a code, with digits for leaving no heap or one. */
export function cgsuiteCode(game: Game<unknown>): string {
  const rules = heapRules(game);
  const code = rules && codeOf(rules);
  if (code !== undefined) return code;
  throw new UsageError(t("formatCgsuiteExpectedGameSet", { id: game.id }));
}

function codeOf(rules: HeapRules): string | undefined {
  if (rules.kind === "moves" || "takes" in rules) return undefined;
  if (rules.kind === "break")
    return rules.unequal ? notationOf(rules).replaceAll(/[4-7]/g, "$&!") : notationOf(rules);
  const [, not, list] = /^(!?)\{(.*)\}$/.exec(notationOf(rules))!;
  const named = new Set(list === "" ? [] : list!.split(",").map(Number));
  const most = Math.max(0, ...named);
  const taken = (s: number) => named.has(s) !== (not === "!");
  const digits = Array.from({ length: most }, (_, i) => (taken(i + 1) ? 3 : 0)).join("");
  return `0.${digits}${not === "!" ? "[3]" : ""}`;
}
