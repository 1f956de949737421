// POJ 2068, Nim: two teams sit alternately, each player with a limit; whoever takes the last stone loses.
// POJ 2068：两队交错而坐，每人所取不超过自己的上限；取最后一颗者负。
// The stones, and the limits of all players, beginning with the one to move.
export const start = [7, 2, 3];
export const misere = true;

export function* moves([stones = 0, most = 0, ...others]: readonly number[]) {
  for (let k = 1; k <= Math.min(most, stones); k++) yield { at: k, to: [stones - k, ...others, most] };
}
