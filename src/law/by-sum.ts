/** All positions of `length` coordinates, ordered by their sum and then lexicographically. */
export function* bySum(length: number): Generator<readonly number[]> {
  for (let sum = 0; ; sum++) yield* ofSum(length, sum);
}

function* ofSum(length: number, sum: number): Generator<readonly number[]> {
  if (length === 1) yield [sum];
  else
    for (let first = 0; first <= sum; first++)
      for (const rest of ofSum(length - 1, sum - first)) yield [first, ...rest];
}
