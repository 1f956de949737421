import { t } from "../locale/checker.ts";
import { say } from "../locale/message.ts";
import type { Message } from "../types.ts";
/** Integer term of a one-line rule. */
export type Term =
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "negative"; readonly of: Term }
  | { readonly kind: "two"; readonly sign: string; readonly left: Term; readonly right: Term }
  | { readonly kind: "call"; readonly call: string; readonly of: readonly Term[] };

/** Named set with its argument, or a set listed by its ranges. */
export type Members =
  | { readonly kind: "named"; readonly name: string; readonly of?: Term; readonly base?: Term }
  | { readonly kind: "listed"; readonly ranges: readonly (readonly [from: Term, to: Term])[] };

export type Test =
  | { readonly kind: "compare"; readonly left: Term; readonly sign: string; readonly right: Term }
  | { readonly kind: "in"; readonly left: Term; readonly set: Members }
  | { readonly kind: "not"; readonly of: Test }
  | { readonly kind: "and" | "or"; readonly of: readonly Test[] };

/** Component with its multiplicity, or the splits of a number into `least` to `most` positive parts. */
export type Left =
  | { readonly kind: "component"; readonly count?: Term; readonly position: readonly Term[] }
  | {
      readonly kind: "split";
      readonly of: Term;
      readonly how: string;
      readonly least: number;
      readonly most: number;
    };

/** Component of another game. */
interface Elsewhere {
  /** Notation of the game, which has no blanks outside brackets. */
  readonly game: string;
  readonly heap: Term;
}

export interface Choice {
  readonly parts: readonly Left[];
  readonly beside: readonly Elsewhere[];
  readonly when?: Test;
  /** Names that are not variables of the position. */
  readonly letters: readonly string[];
}

export interface RuleText {
  readonly variables: readonly string[];
  readonly choices: readonly Choice[];
  readonly legal?: Test;
  readonly lost?: Test;
  readonly won?: Test;
  /** Number of moves that the opponent may forbid before each move. */
  readonly block?: number;
}

/** Error for text that the checker cannot read: no rule at all, or a rule without an automaton. */
export class Unread extends Error {
  readonly says: Message;
  constructor(says: Message) {
    super(say(says, "en"));
    this.says = says;
  }
}

const TOKEN = /[ \t\r\n]*(\d+|[a-z]+\d*|\*\*|\.\.|[!<>=]=|[-+*/%<>=(){}[\],.:;|&#])/y;
const COMPARISONS = ["=", "!=", "<", "<=", ">", ">="];
const CALLS = ["min", "max", "gcd", "abs"];
const WORDS = [
  ...CALLS,
  "split",
  "if",
  "and",
  "or",
  "not",
  "in",
  "bitand",
  "xor",
  "bitor",
  "legal",
  "lost",
  "won",
  "block",
];
/** Same limits as in the prover's parser. No code or constant is shared; a test compares them. */
const [LONGEST, DEEPEST] = [4000, 100];

/** Height of a term as a tree. */
function heightOf(term: Term): number {
  const of = term.kind === "two" ? [term.left, term.right] : term.kind === "negative" ? [term.of] : [];
  return (term.kind === "call" ? term.of : of).reduce(
    (height, each) => Math.max(height, 1 + heightOf(each)),
    0,
  );
}

function tokens(text: string): string[] {
  if (text.length > LONGEST) throw new Unread(t("tooLong"));
  const found: string[] = [];
  TOKEN.lastIndex = 0;
  for (let at = 0; /[^ \t\r\n]/.test(text.slice(at)); at = TOKEN.lastIndex) {
    const match = TOKEN.exec(text);
    if (match === null) throw new Unread(t("characterAt", { at: at + 1 }));
    found.push(match[1] === "==" ? "=" : match[1]!);
  }
  return found;
}

/** Notation of another game before the heap that a move leaves there: nim, a code, a set, all but a set, or a rule. */
const OTHER = /([:|&] *)(nim|\d+\.[\dA-Z]+|!?\{[^{}]*\}|\[[^[\]]*\])(?= )/g;

/** Parses a one-line rule, with more functions if they are named. @throws Unread */
export function readRule(text: string, functions: readonly string[] = []): RuleText {
  const games: string[] = [];
  const all = tokens(text.replace(OTHER, (_, before, game) => `${before}other${games.push(game) - 1}`));
  let at = 0;
  let depth = 0;
  const sees = (token: string) => all[at] === token;
  const accept = (token: string) => sees(token) && ++at > 0;

  function expect(token: string): void {
    if (!accept(token)) throw new Unread(t("tokenAt", { token, at: at + 1 }));
  }

  function nested<T>(read: () => T): T {
    if (++depth > DEEPEST) throw new Unread(t("nesting", { most: DEEPEST }));
    const found = read();
    depth--;
    return found;
  }

  function name(): string {
    const token = all[at++] ?? "";
    if (!/^[a-z]\d*$/.test(token) || WORDS.includes(token)) throw new Unread(t("nameAt", { at }));
    return token;
  }

  const isTest = (node: Term | Test): node is Test =>
    ["compare", "in", "not", "and", "or"].includes(node.kind);

  function asTerm(node: Term | Test): Term {
    if (isTest(node)) throw new Unread(t("numberBefore", { at: at + 1 }));
    return node;
  }

  function asTest(node: Term | Test): Test {
    if (!isTest(node)) throw new Unread(t("conditionBefore", { at: at + 1 }));
    return node;
  }

  const any = (): Term | Test => several("or", () => several("and", negation));

  function several(kind: "and" | "or", each: () => Term | Test): Term | Test {
    const first = each();
    if (!sees(kind)) return first;
    const of = [asTest(first)];
    while (accept(kind)) of.push(asTest(each()));
    return { kind, of };
  }

  function negation(): Term | Test {
    if (!accept("not")) return chain();
    return { kind: "not", of: nested(() => asTest(negation())) };
  }

  function chain(): Term | Test {
    const first = whole();
    const links: Test[] = [];
    let left = first;
    while (COMPARISONS.includes(all[at] ?? "")) {
      const sign = all[at++]!;
      const right = asTerm(whole());
      links.push({ kind: "compare", left: asTerm(left), sign, right });
      left = right;
    }
    if (accept("in")) links.push({ kind: "in", left: asTerm(left), set: members() });
    if (links.length === 0) return first;
    return links.length === 1 ? links[0]! : { kind: "and", of: links };
  }

  /** Left-associative chains nest without brackets. */
  function whole(): Term | Test {
    const found = row(0);
    if (!isTest(found) && heightOf(found) > DEEPEST) throw new Unread(t("nesting", { most: DEEPEST }));
    return found;
  }

  /** Parses operators of one precedence, left-associative, loose ones first. */
  function row(rank: number): Term | Test {
    const signs = [["bitor"], ["xor"], ["bitand"], ["+", "-"], ["*", "/", "%"]][rank];
    if (signs === undefined) return signed();
    let left = row(rank + 1);
    while (signs.includes(all[at] ?? "")) {
      const sign = all[at++]!;
      left = { kind: "two", sign, left: asTerm(left), right: asTerm(row(rank + 1)) };
    }
    return left;
  }

  function signed(): Term | Test {
    if (accept("-")) return { kind: "negative", of: nested(() => asTerm(signed())) };
    const left = atom();
    if (!accept("**")) return left;
    return { kind: "two", sign: "**", left: asTerm(left), right: nested(() => asTerm(signed())) };
  }

  function number(): number {
    const token = all[at++] ?? "";
    if (!/^\d{1,15}$/.test(token)) throw new Unread(t("numberAt", { at }));
    return Number(token);
  }

  function atom(): Term | Test {
    const token = all[at] ?? "";
    if (/^\d/.test(token)) return { kind: "number", value: number() };
    if (accept("(")) {
      const inner = nested(any);
      expect(")");
      return inner;
    }
    if (!CALLS.includes(token) && !functions.includes(token)) return { kind: "name", name: name() };
    at++;
    expect("(");
    const of = [term()];
    while (accept(",")) of.push(term());
    expect(")");
    if (CALLS.includes(token) && (token === "abs") !== (of.length === 1))
      throw new Unread(t("argumentsBefore", { at: at + 1 }));
    return { kind: "call", call: token, of };
  }

  const expression = () => asTerm(whole());
  const term = () => nested(expression);

  function members(): Members {
    for (const named of ["squares", "primes", "fibonacci"])
      if (accept(named)) return { kind: "named", name: named };
    for (const named of ["powers", "divisors"]) {
      if (!accept(named)) continue;
      expect("(");
      const of = term();
      expect(")");
      return { kind: "named", name: named, of };
    }
    if (accept("digits")) {
      expect("(");
      const of = term();
      const base: Term = accept(",") ? term() : { kind: "number", value: 10 };
      expect(")");
      return { kind: "named", name: "digits", of, base };
    }
    expect("{");
    const ranges: [Term, Term][] = [];
    do {
      const from = term();
      ranges.push([from, accept("..") ? term() : from]);
    } while (accept(","));
    expect("}");
    return { kind: "listed", ranges };
  }

  function part(variables: readonly string[]): Left {
    if (accept("split")) return split(variables);
    const first = expression();
    const count = accept("#") ? first : undefined;
    const position = [count === undefined ? first : expression()];
    for (let i = 1; i < variables.length; i++) {
      expect(",");
      position.push(expression());
    }
    return { kind: "component", ...(count !== undefined && { count }), position };
  }

  function split(variables: readonly string[]): Left {
    if (variables.length > 1) throw new Unread(t("splitOfSeveral"));
    expect("(");
    const of = term();
    let [how, least, most] = ["any", 2, Number.POSITIVE_INFINITY];
    if (accept(",")) {
      const named = ["distinct", "mixed", "equal"].find(accept);
      how = named ?? how;
      if (named === undefined || accept(",")) {
        least = number();
        expect("..");
        most = number();
        if (least < 1 || most < least) throw new Unread(t("numbersOfParts"));
      }
    }
    expect(")");
    return { kind: "split", of, how, least, most };
  }

  function choice(variables: readonly string[]): Choice {
    const start = at;
    const parts: Left[] = [];
    const beside: Elsewhere[] = [];
    do {
      const [, other] = /^other(\d+)$/.exec(all[at] ?? "") ?? [];
      if (other === undefined) parts.push(part(variables));
      else if (++at > 0) beside.push({ game: games[Number(other)]!, heap: expression() });
    } while (accept("&"));
    const when = accept("if") ? asTest(any()) : undefined;
    return { parts, beside, letters: lettersFrom(start, variables), ...(when !== undefined && { when }) };
  }

  /** Names from a word on that are not variables. */
  function lettersFrom(start: number, variables: readonly string[]): string[] {
    const names = all.slice(start, at).filter((token) => /^[a-z]\d*$/.test(token));
    return [...new Set(names)].filter((each) => !variables.includes(each));
  }

  expect("[");
  const variables: string[] = [];
  do variables.push(name());
  while (accept(","));
  if (new Set(variables).size < variables.length) throw new Unread(t("variableTwice"));
  expect(":");
  const choices: Choice[] = [];
  do choices.push(choice(variables));
  while (accept("|"));
  const ends: { legal?: Test; lost?: Test; won?: Test } = {};
  let block: number | undefined;
  while (accept(";")) {
    if (accept("block")) {
      if (block !== undefined) throw new Unread(t("blockTwice"));
      expect(":");
      block = number();
      if (block < 1) throw new Unread(t("forbiddenMoves"));
      continue;
    }
    const word = sees("won") ? "won" : sees("legal") ? "legal" : "lost";
    expect(word);
    if (ends[word] !== undefined) throw new Unread(t("wordTwice", { word }));
    expect(":");
    const start = at;
    ends[word] = asTest(any());
    if (lettersFrom(start, variables).length > 0) throw new Unread(t("letterIn", { word }));
  }
  expect("]");
  if (at < all.length) throw new Unread(t("wordsAfterRule"));
  return { variables, choices, ...ends, ...(block !== undefined && { block }) };
}
