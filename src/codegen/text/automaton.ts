import { LimitError } from "../../errors.ts";
import { MOST_VALUES } from "../sequence.ts";

/** An automaton that reads texts letter by letter: state 0 is that of texts that it does not know. */
export interface TextAutomaton {
  readonly start: number;
  /** The letters, by their columns from 1. */
  readonly symbols: string;
  /** Where each letter leads from each state, row by row; column 0 has the value of a text that ends there, and 1 more, or 0. */
  readonly next: ArrayLike<number>;
}

/** The least automaton that knows `values`: states are equal where the same may follow. Cost: a step for each letter. */
export function automatonOf(values: ReadonlyMap<string, number>): TextAutomaton {
  const texts = [...values.keys()].sort();
  const symbols = [...new Set(texts.flatMap((text) => [...text]))].sort().join("");
  const width = symbols.length + 1;
  const next: number[] = Array<number>(width).fill(0);
  const states = new Map<string, number>();

  /** The state after the first `depth` letters, which texts `from` to before `to` share. */
  function state(from: number, to: number, depth: number): number {
    const row = Array<number>(width).fill(0);
    const whole = texts[from]!.length === depth;
    if (whole) row[0] = values.get(texts[from]!)! + 1;
    for (let first = from + Number(whole); first < to; ) {
      const letter = texts[first]![depth]!;
      let last = first + 1;
      while (last < to && texts[last]![depth] === letter) last++;
      row[1 + symbols.indexOf(letter)] = state(first, last, depth + 1);
      first = last;
    }
    const key = row.join();
    const known = states.get(key);
    if (known !== undefined) return known;
    const made = next.length / width;
    if (next.length + width > MOST_VALUES) throw new LimitError("states", Math.floor(MOST_VALUES / width));
    next.push(...row);
    states.set(key, made);
    return made;
  }

  return { start: state(0, texts.length, 0), symbols, next };
}
