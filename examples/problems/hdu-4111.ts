// HDU 4111, Alice and Bob: take one stone, or put two heaps together.
// HDU 4111：取走一颗石子，或把两堆合为一堆。
// Heaps of 1 are counted. The others count as one number: the moves that join them and take all their stones.
type Position = readonly [ones: number, rest: number];
export const start: Position = [2, 2];

export function* moves([ones, rest]: Position) {
  if (ones > 0) yield { at: "1-", to: [ones - 1, rest] };
  if (ones > 1) yield { at: "1+1", to: [ones - 2, rest > 0 ? rest + 3 : 2] };
  if (ones > 0 && rest > 0) yield { at: "1+m", to: [ones - 1, rest + 1] };
  if (rest > 0) yield { at: "m-", to: rest === 2 ? [ones + 1, 0] : [ones, rest - 1] };
}

/** The heaps as they stand in the input. */
export function parse(text: string) {
  const heaps = /^[1-9]\d*(,[1-9]\d*)*$/.test(text) ? text.split(",").map(Number) : [];
  const large = heaps.filter((heap) => heap > 1);
  const rest = large.reduce((all, heap) => all + heap, Math.max(0, large.length - 1));
  return heaps.length > 0 ? [heaps.length - large.length, rest] : undefined;
}

export function* judge({ number, numbers }: Words, value: (position: unknown) => number) {
  for (let [t, tests] = [1, number()]; t <= tests; t++)
    yield `Case #${t}: ${value(parse(`${numbers(number())}`)) > 0 ? "Alice" : "Bob"}`;
}
