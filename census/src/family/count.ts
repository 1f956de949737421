/** How many sets of `least` to `most` of the numbers 1 to `within` there are. */
export function setsWithin(within: number, least: number, most: number): bigint {
  let sets = 0n;
  let binomial = 1n;
  for (let size = 0; size <= Math.min(most, within); size++) {
    if (size >= least) sets += binomial;
    binomial = (binomial * BigInt(within - size)) / BigInt(size + 1);
  }
  return sets;
}

/** How many of them have no common divisor but 1, by Möbius inversion over the divisor. */
export function coprimeSetsWithin(within: number, least: number, most: number): bigint {
  let sets = 0n;
  for (let divisor = 1; divisor <= within; divisor++) {
    sets += BigInt(moebius(divisor)) * setsWithin(Math.floor(within / divisor), Math.max(1, least), most);
  }
  return sets;
}

function moebius(n: number): number {
  let rest = n;
  let sign = 1;
  for (let prime = 2; prime * prime <= rest; prime++) {
    if (rest % prime !== 0) continue;
    rest /= prime;
    if (rest % prime === 0) return 0;
    sign = -sign;
  }
  return rest > 1 ? -sign : sign;
}
