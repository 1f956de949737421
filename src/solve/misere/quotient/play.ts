import { LimitError } from "../../../errors.ts";
import { type Budget, expectRoom } from "../../limits.ts";
import type { Exponents } from "./generators.ts";
import type { Monoid } from "./monoid.ts";
import { packed, type Word } from "./word.ts";

// Game on words of generators, used for learning and verifying a quotient.

/**
 * Game on words: the options of each generator, and the last quotient, in which all generators but the
 * newest, which comes last, have `elements`.
 */
export interface Reduced {
  readonly options: readonly (readonly Exponents[])[];
  readonly last: Monoid;
  readonly elements: readonly number[];
}

/** Largest depth of the search from one sum. */
const DEEPEST = 3000;

/** Order by the exponent of the newest generator in which two words differ. */
function byNewest(a: Exponents, b: Exponents): number {
  const g = a.findLastIndex((e, i) => e !== b[i]);
  return g < 0 ? 0 : a[g]! - b[g]!;
}

/**
 * Membership test by exhaustive play: whether a word is a misère P-position. Words without the newest
 * generator are answered by the last quotient.
 */
export function exhaustive(
  { options: given, last, elements }: Reduced,
  budget: Budget,
): (word: Word) => boolean {
  // First the options without large heaps: they are P-positions more often, and lead to fewer words.
  const options = given.map((each) => [...each].sort(byNewest));
  const count = options.length;
  const newest = count - 1;
  const cells = (count + 3) >> 2;
  const { order, times, inP } = last;
  // Change of a word by a move of generator g; cells wrap around, so removals are also additions.
  const changes = options.map((each, g) => {
    const own = packed(options.map((_, i) => (i === g ? 1 : 0)));
    const flat = new Uint32Array(each.length * cells);
    each.forEach((to, i) => {
      flat.set(
        packed(to).map((cell, j) => cell - own[j]!),
        i * cells,
      );
    });
    return flat;
  });
  const powers = elements.map((element) => {
    const powers = new Int32Array(256);
    for (let e = 1; e < 256; e++) powers[e] = times[powers[e - 1]! * order + element]!;
    return powers;
  });
  /** Element of each option of a generator, which has no newest generator. */
  const reached = options.map((each) =>
    Int32Array.from(each, (option) =>
      powers.reduce((element, power, g) => times[element * order + power[option[g]!]!]!, 0),
    ),
  );
  // Two equal heaps of one token cancel in every sum.
  const star = options[0]!.length === 1 && options[0]![0]!.every((e) => e === 0);
  const wins = new Uint8Array(order);
  for (const element of reached[newest]!)
    for (let z = 0; z < order; z++) wins[z]! |= inP[times[element * order + z]!]!;

  let capacity = 1 << 12;
  let filled = 0;
  let keys = new Uint32Array(capacity * cells);
  let known = new Uint8Array(capacity);
  const stack = new Uint32Array((DEEPEST + 1) * cells);

  const slotOf = (words: Uint32Array, at: number): number => {
    let hash = 0;
    for (let i = 0; i < cells; i++) {
      hash = Math.imul(hash ^ words[at + i]!, 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    let slot = (hash >>> 0) & (capacity - 1);
    for (; known[slot] !== 0; slot = (slot + 1) & (capacity - 1)) {
      let i = 0;
      while (i < cells && keys[slot * cells + i] === words[at + i]) i++;
      if (i === cells) break;
    }
    return slot;
  };

  function grow(): void {
    const [oldKeys, oldKnown] = [keys, known];
    const bytes = 2 * capacity * (4 * cells + 1);
    expectRoom(budget, bytes);
    capacity *= 2;
    keys = new Uint32Array(capacity * cells);
    known = new Uint8Array(capacity);
    for (let slot = 0; slot < oldKnown.length; slot++) {
      if (oldKnown[slot] === 0) continue;
      const to = slotOf(oldKeys, slot * cells);
      for (let i = 0; i < cells; i++) keys[to * cells + i] = oldKeys[slot * cells + i]!;
      known[to] = oldKnown[slot]!;
    }
  }

  const exponentAt = (at: number, g: number): number => (stack[at + (g >> 2)]! >>> (8 * (g & 3))) & 255;

  /** Products of the first generators of the word at each depth, in the last quotient. */
  const firsts = new Int32Array((DEEPEST + 1) * count);

  /** Element of a word without its newest generators. */
  function multiply(depth: number): number {
    let element = 0;
    for (let g = 0; g < newest; g++) {
      firsts[depth * count + g] = element;
      const e = exponentAt(depth * cells, g);
      if (e !== 0) element = times[element * order + powers[g]![e]!]!;
    }
    return element;
  }

  /**
   * Whether the word at this depth, which has the newest generator, is a P-position. Multiplies the other generators
   * once from each side: the element of an option is then a product of three, and most options with one newest
   * generator win by their element.
   */
  function isP(depth: number): boolean {
    const at = depth * cells;
    const slot = slotOf(stack, at);
    if (known[slot] !== 0) return known[slot] === 2;
    if (depth === DEEPEST) throw new LimitError("positions", DEEPEST);
    budget.tick();
    const copies = exponentAt(at, newest);
    const whole = multiply(depth);
    let after = 0;
    let lost = true;
    for (let g = copies === 1 ? newest - 1 : newest; g >= 0 && lost; g--) {
      const e = exponentAt(at, g);
      if (e === 0) continue;
      const [flat, to] = [changes[g]!, reached[g]!];
      let others = whole;
      if (g < newest) {
        others = times[firsts[depth * count + g]! * order + after]!;
        if (e > 1) others = times[others * order + powers[g]![e - 1]!]!;
        after = times[after * order + powers[g]![e]!]!;
      }
      const isSingle = (g === newest ? copies - 1 : copies) === 1;
      for (let i = 0, from = 0; i < to.length && lost; i++, from += cells) {
        if (isSingle && wins[times[others * order + to[i]!]!] === 1) continue;
        for (let j = 0; j < cells; j++) stack[at + cells + j] = stack[at + j]! + flat[from + j]!;
        if (star) stack[at + cells]! &= ~0xfe;
        if (isP(depth + 1)) lost = false;
      }
    }
    if (filled === budget.positions) throw new LimitError("positions", budget.positions);
    if (2 * filled >= capacity) grow();
    const to = slotOf(stack, at);
    for (let j = 0; j < cells; j++) keys[to * cells + j] = stack[at + j]!;
    known[to] = lost ? 2 : 1;
    filled++;
    return lost;
  }

  return (word) => {
    stack.set(word);
    if (star) stack[0]! &= ~0xfe;
    const copies = exponentAt(0, newest);
    if (copies > 1) return isP(0);
    const element = multiply(0);
    return copies === 0 ? inP[element] === 1 : wins[element] === 0 && isP(0);
  };
}
