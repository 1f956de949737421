import { accepts, type Dfa, stateAfter, statesOf } from "./dfa.ts";
import type { Effort } from "./effort.ts";
import { matchingDfa } from "./matching.ts";
import { minimal } from "./minimal.ts";
import { DIGIT_SIGNS, EMPTY, inRow, type Pattern, patternText, repeated } from "./pattern.ts";
import { complement, intersection } from "./product.ts";
import { digitsOf } from "./system.ts";

// Finds a short pattern for the numbers that an automaton accepts. States are removed one after another, and a word
// through a removed state becomes a word between its neighbours. The length of the result depends on the order, so the
// shortest few of all orders are followed. A last pass replaces parts by shorter ones while the numbers remain the same.
// Source: Brzozowski and McCluskey, IEEE Trans. Electron. Comput. 12 (1963) 67.

/** Limits on the states of an automaton, and on the orders that are followed. */
const MOST_STATES = 8;
const FOLLOWED = 8;

/** Words on the way may be longer than the result, by this factor. */
const AHEAD = 4;

/** Patterns of digits below `digits`, simplified as they are built. */
function simplifier(digits: number) {
  const texts = new WeakMap<Pattern, string>();

  function text(of: Pattern): string {
    let found = texts.get(of);
    if (found === undefined) {
      found = patternText(of, digits, text);
      texts.set(of, found);
    }
    return found;
  }

  const isSame = (a: Pattern | undefined, b: Pattern | undefined): boolean =>
    a !== undefined && b !== undefined && text(a) === text(b);
  const isNone = (of: Pattern): boolean => of.kind === "row" && of.of.length === 0;

  /** A word that may be absent. */
  const optional = (of: Pattern): Pattern => (mayBeEmpty(of) ? of : repeated(of, 0, 1));

  const parts = (of: Pattern): readonly Pattern[] => (of.kind === "row" ? of.of : [of]);

  /** Any number of words. A repetition in it, and the word without digits, change nothing. */
  function many(of: Pattern): Pattern {
    if (isNone(of)) return of;
    if (of.kind === "repeat") return repeated(of, 0, Number.POSITIVE_INFINITY);
    if (of.kind === "or")
      return repeated(
        either(...of.of.map((each) => (each.kind === "repeat" ? each.of : each))),
        0,
        Number.POSITIVE_INFINITY,
      );
    if (of.kind === "row" && of.of.every(mayBeEmpty)) return many(either(...of.of.map(withoutRepeat)));
    return repeated(of, 0, Number.POSITIVE_INFINITY);
  }

  const withoutRepeat = (of: Pattern): Pattern => (of.kind === "repeat" ? of.of : of);

  /** Words in a row, where `aa*` and `a*a` become `a+`, and `a*a?` and `a*a*` become `a*`. */
  function row(...of: readonly Pattern[]): Pattern {
    const all: Pattern[] = [];
    for (const each of of.flatMap(parts)) {
      all.push(each);
      for (let joined = true; joined; ) joined = joinLast(all);
    }
    return inRow(...all);
  }

  /** Replaces words at the end of a row by one repetition, if they are one. */
  function joinLast(all: Pattern[]): boolean {
    const [last, before] = [all.at(-1)!, all.at(-2)];
    if (before === undefined) return false;
    const [x, y] = [times(before), times(last)];
    if (isSame(x.of, y.of) && x.most + y.most === Number.POSITIVE_INFINITY && x.least + y.least <= 1) {
      const least = (x.least + y.least) as 0 | 1;
      all.splice(-2, 2, { kind: "repeat", of: x.of, least, most: Number.POSITIVE_INFINITY });
      return true;
    }
    const atLeastOnce = (of: Pattern): Pattern => ({
      kind: "repeat",
      of,
      least: 1,
      most: Number.POSITIVE_INFINITY,
    });
    if (y.least === 0 && y.most > 1) {
      const word = parts(y.of);
      const start = all.length - 1 - word.length;
      if (start < 0 || !word.every((each, i) => isSame(each, all[start + i]))) return false;
      all.splice(start, word.length + 1, atLeastOnce(y.of));
      return true;
    }
    for (let i = all.length - 3; i >= 0; i--) {
      const { of, least, most } = times(all[i]!);
      if (least === 1 || most === 1 || !isSame(inRow(...all.slice(i + 1)), of)) continue;
      all.splice(i, all.length - i, atLeastOnce(of));
      return true;
    }
    return false;
  }

  /** A word, and how often it stands. */
  const times = (of: Pattern): Omit<Pattern & { kind: "repeat" }, "kind"> =>
    of.kind === "repeat" ? of : { of, least: 1, most: 1 };

  const mayBeEmpty = (of: Pattern): boolean => {
    if (of.kind === "digit") return false;
    if (of.kind === "repeat") return of.least === 0 || mayBeEmpty(of.of);
    return of.kind === "or" ? of.of.some(mayBeEmpty) : of.of.every(mayBeEmpty);
  };

  /** Either of some words: single digits as a class, common beginnings and ends once. */
  function either(...of: readonly Pattern[]): Pattern {
    const flat = of.flatMap((each) => (each.kind === "or" ? each.of : [each]));
    const single = new Set<number>();
    const more: Pattern[] = [];
    let isOptional = false;
    for (const each of flat) {
      if (isNone(each)) isOptional = true;
      else if (each.kind === "repeat" && each.least === 0 && each.most === 1) {
        isOptional = true;
        if (each.of.kind === "digit") for (const digit of each.of.of) single.add(digit);
        else more.push(...(each.of.kind === "or" ? each.of.of : [each.of]));
      } else if (each.kind === "digit") for (const digit of each.of) single.add(digit);
      else more.push(each);
    }
    const all = new Map<string, Pattern>();
    if (single.size > 0) {
      const found: Pattern = { kind: "digit", of: [...single].sort((a, b) => a - b) };
      all.set(text(found), found);
    }
    for (const each of more) all.set(text(each), each);
    const list = shared(
      [...all.values()].filter((each, i, every) => !every.some((other, j) => j !== i && covers(other, each))),
    );
    if (list.length === 0) return EMPTY;
    const found: Pattern = list.length === 1 ? list[0]! : { kind: "or", of: list };
    return isOptional ? optional(found) : found;
  }

  /** Whether a repetition contains a word at once. */
  const covers = (many: Pattern, of: Pattern): boolean =>
    many.kind === "repeat" &&
    many.most > 1 &&
    (isSame(many.of, of) ||
      (of.kind === "repeat" && isSame(many.of, of.of) && many.least <= of.least && !isSame(many, of)) ||
      (of.kind === "digit" &&
        many.of.kind === "digit" &&
        of.of.every((each) => (many.of as { of: readonly number[] }).of.includes(each))));

  /** Alternatives of which two with the same beginning or the same end are one. */
  function shared(list: readonly Pattern[]): readonly Pattern[] {
    for (const [i, a] of list.entries())
      for (const [j, b] of list.entries()) {
        if (j <= i) continue;
        const [x, y] = [parts(a), parts(b)];
        let before = 0;
        while (before < Math.min(x.length, y.length) && isSame(x[before], y[before])) before++;
        let after = 0;
        while (after < Math.min(x.length, y.length) - before && isSame(x.at(-1 - after), y.at(-1 - after)))
          after++;
        if (before + after === 0) continue;
        const middle = (of: readonly Pattern[]) => inRow(...of.slice(before, of.length - after));
        const one = row(...x.slice(0, before), either(middle(x), middle(y)), ...x.slice(x.length - after));
        return shared([...list.filter((_, k) => k !== i && k !== j), one]);
      }
    return list;
  }

  return { text, row, either, many, optional };
}

type Simplifier = ReturnType<typeof simplifier>;

/** Words between the states that remain, with one start and one end beside them. */
interface Remaining {
  readonly states: readonly number[];
  readonly words: ReadonlyMap<string, Pattern>;
  readonly length: number;
}

const between = (from: number | "start", to: number | "end"): string => `${from} ${to}`;

/** The automaton as words of one digit. `leading` says whether its first words may begin with 0. */
function wordsOf(dfa: Dfa, { either }: Simplifier, leading: boolean): Map<string, Pattern> {
  const words = new Map<string, Pattern>();
  const add = (key: string, of: Pattern) => {
    const before = words.get(key);
    words.set(key, before === undefined ? of : either(before, of));
  };
  for (let state = 0; state < statesOf(dfa); state++) {
    for (let digit = 0; digit < dfa.system.digits; digit++) {
      const to = stateAfter(dfa, state, digit);
      if (to < 0) continue;
      const of: Pattern = { kind: "digit", of: [digit] };
      add(between(state, to), of);
      if (state === 0 && !leading && digit > 0) add(between("start", to), of);
    }
    if (dfa.accepting[state] === 1) add(between(state, "end"), EMPTY);
  }
  if (leading) words.set(between("start", 0), EMPTY);
  else if (dfa.accepting[0] === 1) add(between("start", "end"), EMPTY);
  return words;
}

/** Words without a state; undefined when one is longer than `most`. */
function without(
  state: number,
  { states, words }: Remaining,
  { text, row, either, many }: Simplifier,
  most: number,
): Remaining | undefined {
  const left = states.filter((each) => each !== state);
  const next = new Map([...words].filter(([key]) => !key.split(" ").includes(`${state}`)));
  const around = words.get(between(state, state));
  for (const from of ["start", ...left] as const)
    for (const to of [...left, "end"] as const) {
      const [enter, leave] = [words.get(between(from, state)), words.get(between(state, to))];
      if (enter === undefined || leave === undefined) continue;
      const through = row(enter, ...(around === undefined ? [] : [many(around)]), leave);
      const direct = words.get(between(from, to));
      const all = direct === undefined ? through : either(direct, through);
      if (text(all).length > most) return undefined;
      next.set(between(from, to), all);
    }
  const length = [...next.values()].reduce((sum, each) => sum + text(each).length, 0);
  return { states: left, words: next, length };
}

/** Shortest pattern found by removing the states of an automaton. */
function byRemoval(dfa: Dfa, simple: Simplifier, leading: boolean, most: number): Pattern | undefined {
  const states = Array.from({ length: statesOf(dfa) }, (_, state) => state);
  let open: readonly Remaining[] = [{ states, words: wordsOf(dfa, simple, leading), length: 0 }];
  for (let i = 0; i < states.length; i++) {
    const found = new Map<string, Remaining>();
    for (const each of open)
      for (const state of each.states) {
        const next = without(state, each, simple, most);
        if (next === undefined) continue;
        const key = next.states.join();
        const known = found.get(key);
        if (known === undefined || next.length < known.length) found.set(key, next);
      }
    open = [...found.values()].sort((a, b) => a.length - b.length).slice(0, FOLLOWED);
  }
  return open[0]?.words.get(between("start", "end"));
}

/** Patterns with one part replaced by another, mostly a shorter one, which may match other numbers. */
function* shorter(of: Pattern, simple: Simplifier, digits: number): Generator<Pattern> {
  const any: Pattern = { kind: "digit", of: Array.from({ length: digits }, (_, digit) => digit) };
  if (of.kind === "digit") {
    if (of.of.length > 1) {
      if (of.of.length < digits) yield any;
      for (const digit of of.of) yield { kind: "digit", of: [digit] };
      for (const digit of of.of) yield { kind: "digit", of: of.of.filter((each) => each !== digit) };
    }
    return;
  }
  if (of.kind === "repeat") {
    yield of.of;
    if (of.least === 0 && of.most > 1) yield { ...of, least: 1 };
    if (of.least === 1) yield { ...of, least: 0 };
    yield { ...of, most: of.most === 1 ? Number.POSITIVE_INFINITY : 1 };
    if (of.of.kind === "or" && of.most > 1)
      for (const each of of.of.of) {
        const rest = simple.optional(simple.either(...of.of.of.filter((other) => other !== each)));
        yield simple.row(simple.many(each), rest);
        yield simple.row(rest, simple.many(each));
      }
    for (const each of shorter(of.of, simple, digits)) yield repeated(each, of.least, of.most);
    return;
  }
  for (const [i, each] of of.of.entries()) {
    const made = (...by: readonly Pattern[]) => {
      const all = [...of.of.slice(0, i), ...by, ...of.of.slice(i + 1)];
      return of.kind === "row" ? simple.row(...all) : simple.either(...all);
    };
    if (of.of.length > 1) yield made();
    for (const by of shorter(each, simple, digits)) yield made(by);
  }
}

const isSame = (a: Dfa, b: Dfa): boolean =>
  statesOf(a) === statesOf(b) &&
  a.classes === b.classes &&
  a.classOf.every((each, i) => each === b.classOf[i]) &&
  a.next.every((each, i) => each === b.next[i]) &&
  a.accepting.every((each, i) => each === b.accepting[i]);

/** Numbers that are tried before automata are compared. */
const FIRST = 100;

/** Numbers to match, by a minimal automaton, and those that a pattern may match too. */
export interface Matched {
  readonly is: Dfa;
  readonly open?: Dfa | undefined;
}

/**
 * A short pattern for numbers, in a system of one digit at each place. Undefined when their automaton is large or the
 * pattern is longer than `most`.
 */
export function patternOf({ is, open }: Matched, most: number, effort: Effort): Pattern | undefined {
  const { system, tracks } = is;
  const { digits, quotients, carry } = system;
  if (tracks.length !== 1 || quotients.length > 1) return undefined;
  const simple = simplifier(digits);
  const without = (dfa: Dfa) =>
    open === undefined ? dfa : minimal(intersection(dfa, complement(open, effort), effort));
  const numbers = Array.from({ length: FIRST }, (_, n) => n)
    .filter((n) => open === undefined || !accepts(open, [n]))
    .map((n) => {
      const word = digitsOf(system, n)
        .map((digit) => DIGIT_SIGNS[digit])
        .join("");
      return { words: n === 0 ? [word, "0"] : [word], isMatched: accepts(is, [n]) };
    });
  // Most patterns are wrong at a small number, which a regular expression tells sooner than an automaton.
  const isRightAtFirst = (pattern: Pattern) => {
    const match = new RegExp(`^(?:${simple.text(pattern)})$`);
    return numbers.every(({ words, isMatched }) => words.some((word) => match.test(word)) === isMatched);
  };
  const isRight = (pattern: Pattern) =>
    isRightAtFirst(pattern) &&
    isSame(without(matchingDfa(system, { quotients, carry, pattern }, tracks[0]!, effort)), is);
  /** Length, of which equal ones have fewer unlimited repetitions. */
  const sizeOf = (pattern: Pattern) => {
    const text = simple.text(pattern);
    return text.length + text.replace(/[^*+]/g, "").length / 100;
  };

  function shortened(of: Pattern): Pattern {
    const size = sizeOf(of);
    for (const each of shorter(of, simple, digits)) {
      effort.tick();
      if (sizeOf(each) < size && isRight(each)) return shortened(each);
    }
    return of;
  }

  const either =
    open &&
    minimal(complement(intersection(complement(is, effort), complement(open, effort), effort), effort));
  const found = [is, ...(either === undefined ? [] : [either])]
    .filter((dfa) => statesOf(dfa) <= MOST_STATES)
    .flatMap((dfa) => [true, false].flatMap((leading) => byRemoval(dfa, simple, leading, AHEAD * most) ?? []))
    .filter(isRight)
    .map(shortened)
    .sort((a, b) => sizeOf(a) - sizeOf(b));
  const [best] = found;
  return best !== undefined && simple.text(best).length <= most ? best : undefined;
}
