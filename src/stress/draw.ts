import type { Draw } from "../judge/legal.ts";

/** How large an input may be: its numbers are at most so far from their least, and so many. */
export interface Scale {
  readonly number: number;
  readonly count: number;
}

/** A draw whose choices are noted: of each number how far it is from its least. */
export interface Noted extends Draw {
  readonly choices: readonly number[];
}

/** No count grows beyond this: an input is to be read by people, and answered at once. */
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

/** Numbers by chance; `random` gives one from 0 to below 1. */
export const drawn = (random: () => number, scale: Scale): Noted =>
  noted((most) => Math.floor(random() * (most + 1)), scale);

/** The largest numbers of a scale. */
export const largest = (scale: Scale): Noted => noted((most) => most, scale);

/** Repeats earlier choices as far as they fit, then takes the least value. */
export function again(choices: readonly number[]): Noted {
  let at = 0;
  const scale = { number: Number.MAX_SAFE_INTEGER, count: MANY };
  return noted((most) => Math.min(most, choices[at++] ?? 0), scale);
}
