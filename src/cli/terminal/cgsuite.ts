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

/** Heaps that CGSuite is asked about, positions and letters of one form at most: it prints them in one line. */
const HEAPS = 20;
const POSITIONS = 20_000;
const LONGEST = 400;

/**
 * The form as CGSuite reads it: *[n] a Nim heap, *[a,b] the game with these options, and brackets within brackets for
 * options that are no heaps, so that *[[2]] has the option 2 alone. Undefined where it would be longer than `longest`.
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
 * Input for the worksheet of CGSuite 2, which has no misère quotients, a command a line, made of what its help pages
 * describe alone: the rules, the genera and canonical forms of the first heaps, which it finds for itself, beside ours;
 * and, as strings, for comments are not described, the quotient as MisereSolver of CGSuite 1 returns it.
 * @throws UsageError when the rules are no set and no code.
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

/** The genera and forms of heaps 0 to `most`, or of as many as are small. */
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

/** The code that CGSuite knows the rules by: a set is one, too, whose digits say that nothing or one heap is left. */
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
