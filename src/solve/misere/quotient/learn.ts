import { LimitError } from "../../../errors.ts";
import { type Budget, expectRoom } from "../../limits.ts";
import type { Exponents } from "./generators.ts";
import { type Monoid, monoidOf } from "./monoid.ts";
import { length, packed, product, type Word } from "./word.ts";

// Two sums are indistinguishable when no sum added to both gives different misère outcomes; the classes form
// the quotient. It is learned like a formal language, from queries for the outcome of a word of heaps. A tree
// of contexts distinguishes the known classes, each product of a class and a heap is sifted through it, and
// what it does not distinguish is assumed equal until a word shows a difference. So the learned monoid may be
// too small, never too large, and verify.ts decides whether it is right.

/** Node of the tree that distinguishes words: by the outcome in `context`, or a leaf for one element. */
interface Node {
  readonly above: Node | undefined;
  readonly depth: number;
  context?: Word;
  /** Successors for words that are N, and P, in the context. */
  below?: [Node, Node];
  element?: number;
}

/** Longest word in a query: two words and a generator then have exponents below 256. */
const LONGEST = 120;

/** Learner of the quotient of a language of words. */
export interface Learner {
  /** Commutative monoid that agrees with all answers it was built from. */
  hypothesis(): Monoid;
  /** Learns from a word whose outcome is wrong in the last hypothesis. */
  refute(word: Exponents): void;
}

/**
 * Learns a commutative language with `count` generators and the membership test `isP`. Initially
 * distinguishes the elements of `known`, whose words have these exponents.
 * Source: Angluin, Inf. Comput. 75 (1987) 87, with the tree of Kearns & Vazirani (1994) and the analysis of
 * counterexamples of Rivest & Schapire (1993). Cost: about order · generators · log order queries.
 */
export function learner(
  count: number,
  isP: (word: Word) => boolean,
  known: { readonly monoid: Monoid; readonly words: readonly Exponents[] },
  budget: Budget,
): Learner {
  const cells = (count + 3) >> 2;
  const letters = Array.from({ length: count }, (_, g) =>
    packed(Array.from({ length: count }, (_, i) => (i === g ? 1 : 0))),
  );
  const access: Word[] = [];
  const leaves: Node[] = [];
  /** Element that the product of each element and generator leads to. */
  const steps: Int32Array[] = [];
  /** Steps that lead to each element, as element * count + generator. */
  const into: number[][] = [];
  const open: number[] = [];

  const oldWords = known.words.map((word) => packed(word));
  const root: Node = { above: undefined, depth: 0 };
  plant(root, known.monoid, oldWords, budget, (element, leaf) => fresh(oldWords[element]!, leaf));

  function fresh(word: Word, leaf: Node): number {
    if (length(word) > LONGEST) throw new LimitError("parts", LONGEST, length(word));
    const element = access.push(word) - 1;
    leaf.element = element;
    leaves.push(leaf);
    steps.push(new Int32Array(count).fill(-1));
    into.push([]);
    open.push(element);
    return element;
  }

  function sift(word: Word, from: Node = root): number {
    budget.tick(access.length);
    let node = from;
    while (node.below !== undefined) node = node.below[isP(product(word, node.context!)) ? 1 : 0];
    return node.element ?? fresh(word, node);
  }

  function lead(element: number, g: number, from: Node = root): void {
    const to = sift(product(access[element]!, letters[g]!), from);
    steps[element]![g] = to;
    into[to]!.push(element * count + g);
  }

  function close(): void {
    for (let element = open.pop(); element !== undefined; element = open.pop()) {
      for (let g = 0; g < count; g++) if (steps[element]![g] === -1) lead(element, g);
      const bytes = 4 * access.length * access.length;
      expectRoom(budget, bytes);
    }
  }

  /** Separates `word` from the element that it led to, from which it differs in `context`. */
  function split(element: number, word: Word, context: Word): void {
    const leaf = leaves[element]!;
    const side = isP(product(access[element]!, context)) ? 1 : 0;
    const below: [Node, Node] = [
      { above: leaf, depth: leaf.depth + 1 },
      { above: leaf, depth: leaf.depth + 1 },
    ];
    leaf.context = context;
    leaf.below = below;
    delete leaf.element;
    below[side].element = element;
    leaves[element] = below[side];
    fresh(word, below[1 - side]!);
    for (const step of into[element]!.splice(0)) lead(Math.floor(step / count), step % count, leaf);
  }

  /** Context in which two elements differ. */
  function between(x: number, y: number): Word {
    let [a, b] = [leaves[x]!, leaves[y]!];
    while (a !== b) {
      if (a.depth >= b.depth) a = a.above!;
      else b = b.above!;
    }
    return a.context!;
  }

  /**
   * Splits an element for which two orders of generators lead to different elements; false when there is
   * none.
   */
  function commute(): boolean {
    for (let element = 0; element < access.length; element++) {
      budget.clock();
      const row = steps[element]!;
      for (let g = 0; g < count; g++) {
        for (let h = 0; h < g; h++) {
          const [viaG, viaH] = [steps[row[g]!]![h]!, steps[row[h]!]![g]!];
          if (viaG === viaH) continue;
          const context = between(viaG, viaH);
          const word = product(access[element]!, letters[g]!);
          const truth = isP(product(product(word, letters[h]!), context));
          const wrongG = isP(product(access[viaG]!, context)) !== truth;
          const [first, second] = wrongG ? [g, h] : [h, g];
          split(row[first]!, product(access[element]!, letters[first]!), product(letters[second]!, context));
          return true;
        }
      }
    }
    return false;
  }

  const one = new Uint32Array(cells);

  return {
    hypothesis() {
      do close();
      while (commute());
      const step = new Int32Array(access.length * count);
      for (const [element, row] of steps.entries()) step.set(row, element * count);
      return monoidOf(
        step,
        count,
        Uint8Array.from(access, (word) => (isP(word) ? 1 : 0)),
        budget.clock,
      );
    },
    refute(exponents) {
      const word = exponents.flatMap((e, g) => Array<number>(e).fill(g));
      // Suffixes of the word, and the elements that its prefixes lead to.
      const rest: Word[] = [one];
      for (const g of word.toReversed()) rest.push(product(rest.at(-1)!, letters[g]!));
      rest.reverse();
      let element = 0;
      const truth = isP(rest[0]!);
      for (const [i, g] of word.entries()) {
        const next = steps[element]![g]!;
        if (isP(product(access[next]!, rest[i + 1]!)) !== truth) {
          split(next, product(access[element]!, letters[g]!), rest[i + 1]!);
          return;
        }
        element = next;
      }
      throw new Error("learner: expected a word whose outcome the hypothesis has wrong");
    },
  };
}

/**
 * Number of contexts among which the best one is chosen; if none of these distinguishes anything, the first
 * other one that does is taken.
 */
const TRIED = 400;

/**
 * Tree that distinguishes the elements of a quotient by contexts that are elements. Each context is the most
 * even split among the shortest; the first one is the unit, which distinguishes outcomes.
 */
function plant(
  root: Node,
  { order, times, inP }: Monoid,
  words: readonly Word[],
  { clock }: Budget,
  grown: (element: number, leaf: Node) => void,
): void {
  const contexts = [...words.keys()].sort((x, y) => length(words[x]!) - length(words[y]!));
  const leaves: Node[] = [];

  const isPositive = (x: number, z: number): 0 | 1 => inP[times[x * order + z]!] as 0 | 1;

  function best(among: readonly number[]): number {
    let [found, score] = [0, 0];
    for (const [i, z] of contexts.entries()) {
      if (i >= TRIED && score > 0) break;
      clock();
      const positive = among.reduce((sum, x) => sum + isPositive(x, z), 0);
      const even = Math.min(positive, among.length - positive) / (4 + length(words[z]!));
      if (even > score) [found, score] = [z, even];
    }
    return found;
  }

  function divide(node: Node, among: readonly number[]): void {
    if (among.length === 1 && node !== root) {
      leaves[among[0]!] = node;
      return;
    }
    const z = node === root ? 0 : best(among);
    node.context = words[z]!;
    node.below = [
      { above: node, depth: node.depth + 1 },
      { above: node, depth: node.depth + 1 },
    ];
    for (const side of [0, 1] as const) {
      const there = among.filter((x) => isPositive(x, z) === side);
      if (there.length > 0) divide(node.below[side], there);
    }
  }

  divide(root, [...words.keys()]);
  for (const [element, leaf] of leaves.entries()) grown(element, leaf);
}
