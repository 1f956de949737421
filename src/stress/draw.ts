import type { Draw } from "../judge/legal.ts";

/** Size of an input: the largest distance of its numbers from their least values, and the largest count. */
export interface Scale {
  readonly number: number;
  readonly count: number;
}

/** Draw that records its choices: the distance of each number from its least value. */
export interface Noted extends Draw {
  readonly choices: readonly number[];
}

/** Largest count, so that people can read the input and the answer is fast. */
const MANY = 60;

const span = (least: number, most: number, at: number): number => Math.max(0, Math.min(most - least, at));

function noted(choose: (span: number) => number, { number, count }: Scale): Noted {
  const choices: number[] = [];
  const from = (least: number, most: number, cap: number) => {
    const choice = choose(span(least, most, cap));
    choices.push(choice);
    return least + choice;
  };
  return {
    choices,
    number: (least, most) => from(least, most, number),
    count: (least, most) => from(least, most, Math.min(count, MANY)),
  };
}

/** Random draw; `random` returns a number from 0 to below 1. */
export const drawn = (random: () => number, scale: Scale): Noted =>
  noted((most) => Math.floor(random() * (most + 1)), scale);

/** Draw of the largest numbers of a scale. */
export const largest = (scale: Scale): Noted => noted((most) => most, scale);

/** Draw that repeats earlier choices as far as they fit, then takes the least values. */
export function again(choices: readonly number[]): Noted {
  let at = 0;
  const scale = { number: Number.MAX_SAFE_INTEGER, count: MANY };
  return noted((most) => Math.min(most, choices[at++] ?? 0), scale);
}
