/**
 * Weights of digits: U(0) = 1 and U(i + 1) = a U(i) + `carry` U(i - 1), where a runs through the `quotients` and U(-1)
 * = `carry`.
 */
export interface Growth {
  readonly quotients: readonly number[];
  /** Carry: 0 in a base; 1 in an Ostrowski system, where only 0 follows the greatest digit of a place. */
  readonly carry: 0 | 1;
}

/** Largest number of digits of a system. */
export const MOST_DIGITS = 36;

/** Number of digits of the system with these quotients; above the limit when they are too large. */
export function digitsFor(quotients: readonly number[]): number {
  let [now, before] = [1, 1];
  for (const each of quotients) [now, before] = [each * now + before, now];
  return now;
}

/** Least period of the quotients. */
export function leastPeriod(quotients: readonly number[]): readonly number[] {
  const { length } = quotients;
  const period = Array.from({ length }, (_, i) => i + 1).find(
    (each) => length % each === 0 && quotients.every((a, i) => a === quotients[i % each]),
  );
  return quotients.slice(0, period);
}

/** Least number with more digits than these places. */
export function beyond({ quotients, carry }: Growth, places: number): number {
  let [now, below]: [number, number] = [1, carry];
  for (let i = 0; i < places; i++)
    [now, below] = [quotients[i % quotients.length]! * now + carry * below, now];
  return now;
}
