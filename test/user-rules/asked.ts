import { dice, type Options, plainGrundy } from "../oracle.ts";

export const roll: (n: number) => number = dice(12);
export const upTo = (n: number): number[] => Array.from({ length: Math.max(0, n) }, (_, i) => i + 1);
export const some = (n: number, most: number): number[] => upTo(n).map(() => 1 + roll(most));
export const xor = (values: readonly number[]): number => values.reduce((sum, value) => sum ^ value, 0);
export const grundy = <P>(options: Options<P>): ((position: P) => number) =>
  plainGrundy(options, (position) => JSON.stringify(position));
export const joined = (lines: readonly unknown[]): string => `${lines.join("\n")}\n`;

/** Problem of a judge: the samples of its statement, and random inputs with outputs by plain play. */
export interface Asked {
  readonly samples: readonly (readonly [input: string, output: string])[];
  readonly drawn: () => readonly [input: string, output: string];
}
