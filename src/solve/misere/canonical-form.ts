import { LimitError } from "../../errors.ts";
import type { Component, Outcome, Rules } from "../../types.ts";
import { type Budget, begin, type Limits, memoryAccount } from "../limits.ts";
import { expectPosition } from "../position.ts";
import { remember } from "../remember.ts";
import { aloneError, standsAlone } from "../search/alone.ts";
import { type Algebra, type Fold, fold } from "../search/fold.ts";
import { type Genus, genusOf, type Temper, temperOf } from "./genus.ts";

/**
 * Misère canonical form: two games have the same form iff no game distinguishes them under misère play. The
 * form 0 has number 0; `options` are numbers of forms, ascending.
 */
export interface CanonicalForm {
  readonly number: number;
  readonly options: readonly number[];
  readonly birthday: number;
  readonly outcome: Outcome;
  readonly genus: Genus;
  readonly temper: Temper;
}

/** Canonical forms of games and sums, which are cached. */
export interface CanonicalForms {
  /** Form of a sum. @throws LimitError, LoopyError */
  of(sum: readonly Component[], budget?: Budget): CanonicalForm;
  /** Form with these options, given by their numbers. */
  withOptions(options: readonly number[]): CanonicalForm;
  /** Form of the sum of two forms. */
  plus(a: number, b: number, budget?: Budget): CanonicalForm;
  at(number: number): CanonicalForm;
  /** Form of the nim-heap of n. */
  heap(n: number): CanonicalForm;
  /**
   * Form in the usual notation: nim-heaps as numbers, G_n for the sum of G and a nim-heap of n, G_+ for a
   * game whose only move is to G, 43 for moves to 4 and 3, braces for others; heaps above 9 have a star; long
   * forms are shortened to ….
   */
  name(number: number): string;
}

/** Largest depth of moves in sums of forms. */
const DEEPEST = 1500;
/** Approximate bytes of a form besides its options, and of a cached sum. */
const FORM = 400;
const SUM = 60;
/**
 * Largest number of options, and latest birthday, of forms that are tested for being a sum with a nim-heap.
 */
const MOST_OPTIONS = 16;
const LATEST = 12;
/** Longest name that is used inside other names. */
const LONGEST_NAME = 2000;

/**
 * Computes misère canonical forms. A game has the form H when its options are those of H and others that can
 * be answered by a move to H; if H is 0, some option must also be a misère P-position.
 * Source: Conway, On Numbers and Games, ch. 12, Theorem 77; Grundy & Smith 1956.
 */
export function canonicalForms(limits: Limits = {}): CanonicalForms {
  const forms: CanonicalForm[] = [];
  const numbers = new Map<string, number>();
  const sums = new Map<number, number>();
  const names = new Map<number, string>();
  const games = new WeakMap<Rules<unknown>, Fold<unknown, number>>();
  const held = memoryAccount(limits.bytes);

  function take(more: number, budget: Budget): void {
    held.ask(budget);
    held.add(more);
    if (forms.length + sums.size > budget.positions) throw new LimitError("positions", budget.positions);
    budget.tick(forms.length);
  }

  function canonical(given: Iterable<number>, budget: Budget): number {
    const options = [...new Set(given)].sort((a, b) => a - b);
    const name = options.join();
    const known = numbers.get(name);
    if (known !== undefined) return known;
    take(FORM + 8 * options.length + 2 * name.length, budget);
    const number = simpler(options) ?? forms.length;
    numbers.set(name, number);
    if (number < forms.length) return number;
    const all = options.map((option) => forms[option]!);
    const genus = genusOf(all.map((each) => each.genus));
    forms.push({
      number,
      options,
      birthday: all.reduce((most, { birthday }) => Math.max(most, birthday + 1), 0),
      outcome: all.length === 0 || all.some(({ outcome }) => outcome === "P") ? "N" : "P",
      genus,
      temper: temperOf(
        genus,
        all.map(({ temper }) => temper),
      ),
    });
    return number;
  }

  /** Form of a game with these options, if it has fewer options. */
  function simpler(options: readonly number[]): number | undefined {
    const has = new Set(options);
    const tried = new Set<number>();
    for (const option of options) {
      for (const answer of forms[option]!.options) {
        if (tried.has(answer)) continue;
        tried.add(answer);
        const own = forms[answer]!.options;
        if (own.length >= options.length || !own.every((each) => has.has(each))) continue;
        const others = options.filter((each) => !own.includes(each));
        if (!others.every((each) => forms[each]!.options.includes(answer))) continue;
        if (own.length > 0 || options.some((each) => forms[each]!.outcome === "P")) return answer;
      }
    }
    return undefined;
  }

  function plus(a: number, b: number, budget: Budget): number {
    if (a === 0) return b;
    if (b === 0) return a;
    const [less, more] = a < b ? [a, b] : [b, a];
    const key = less * 2 ** 26 + more;
    const known = sums.get(key);
    if (known !== undefined) return known;
    if (forms[a]!.birthday + forms[b]!.birthday > DEEPEST) throw new LimitError("positions", DEEPEST);
    const number = canonical(
      [
        ...forms[a]!.options.map((option) => plus(option, b, budget)),
        ...forms[b]!.options.map((option) => plus(a, option, budget)),
      ],
      budget,
    );
    take(SUM, budget);
    sums.set(key, number);
    return number;
  }

  const algebraFor = (budget: () => Budget): Algebra<unknown, Set<number>, number> => ({
    start: () => new Set(),
    add(options, parts) {
      options.add(parts.reduce((sum, part) => plus(sum, part, budget()), 0));
      return false;
    },
    finish: (options) => canonical(options, budget()),
  });

  let asked = begin(limits);
  const algebra = algebraFor(() => asked);
  canonical([], asked);

  function heap(n: number, budget = begin(limits)): number {
    const below: number[] = [];
    for (let i = 0; i < n; i++) below.push(canonical(below, budget));
    return canonical(below, budget);
  }

  const isHeap = (number: number): boolean => {
    const { options, birthday } = forms[number]!;
    return options.length === birthday && options.every((each, i) => each === heap(i));
  };

  function name(number: number): string {
    let text = names.get(number);
    if (text === undefined) {
      text = named(number);
      names.set(number, text);
    }
    return text;
  }

  function named(number: number): string {
    const { options, birthday } = forms[number]!;
    if (isHeap(number)) return options.length < 10 ? `${options.length}` : `*${options.length}`;
    const budget = begin(limits);
    const small = options.length <= MOST_OPTIONS && birthday <= LATEST;
    for (const option of small ? options : []) {
      if (option === 0) continue;
      for (let n = 1; n <= options.length; n++)
        if (plus(option, heap(n), budget) === number) return `${grouped(name(option))}_${n}`;
    }
    const parts = options.map(name).reverse();
    if (parts.reduce((sum, part) => sum + part.length, 0) > LONGEST_NAME) return "…";
    if (parts.length === 1) return `${grouped(parts[0]!)}_+`;
    return parts.every((part) => /^\d$/.test(part)) ? parts.join("") : `{${parts.join(",")}}`;
  }

  return {
    of(sum, budget = begin(limits)) {
      asked = budget;
      let number = 0;
      for (const { rules, position } of sum) {
        budget.tick();
        expectPosition(rules, position);
        if (standsAlone(rules, "misere")) throw aloneError(rules);
        const folded = remember(games, rules, () => fold(rules, algebra, limits));
        number = plus(number, folded.at(position, budget), budget);
      }
      return forms[number]!;
    },
    withOptions: (options) => forms[canonical(options, begin(limits))]!,
    plus: (a, b, budget = begin(limits)) => forms[plus(a, b, budget)]!,
    at: (number) => forms[number]!,
    heap: (n) => forms[heap(n)]!,
    name,
  };
}

/** Name that can be followed by another sign. */
const grouped = (text: string): string => (/^[\d*]+$|^\{.*\}$/.test(text) ? text : `(${text})`);
