import type { AutomaticLaw } from "../../src/law/index.ts";

/** Rules that together use everything a checker of laws has to read, with the kind of their law in base 2. */
export const checkedRules: readonly (readonly [rule: string, kind: AutomaticLaw["kind"]])[] = [
  ["{1,3,4}", "values"],
  ["!{2,3}", "values"],
  ["[n: n-abs(k-3) if k <= 4]", "values"],
  ["[n: n-gcd(4,6)*k if k < 3]", "values"],
  ["[n: n-k if k in divisors(12)]", "values"],
  ["[n: n-k if not (k > 2 and k < 5) and k <= 6]", "values"],
  ["[n: n-k if 2*k in powers(2)]", "outcomes"],
  ["[n: n-k if k in {1,4..6} and n % 5 != 2]", "values"],
  ["[n: n-k if k <= 3; lost: n in {4,9}]", "values"],
  ["[n: n-2 | split(n-1, 2..2)]", "values"],
  ["[n: n xor k if k in {1,2} and (n xor k) < n]", "values"],
  ["[n: max(n-5,0) | n-2 if n > 1 and n/2 != 3]", "values"],
  ["[n: a & b & n-1-a-b | n-1]", "values"],
  ["[n: 2#n-2 | n-1]", "values"],
  ["[n: n-2 | n # n-1 if n > 0]", "values"],
  ["[n: n-1 | n-4 # n-3 if n > 2]", "values"],
  ["[n: n-1 | n/2 # n-3 if n > 2]", "values"],
  ["[n: n-1 | max(1,2) # n-2]", "values"],
  ["[n: n-1-(k xor 1) if k < 4]", "values"],
  ["[n: n-1-(k bitand 2) if (k bitor 1) < 6]", "values"],
  ["[n: n-k if k in digits(n,2) or k = 3]", "values"],
  ["[n: 0-(-n/2) if n > 1 | n-1]", "values"],
  ["[x,y: x-k,y+k-1 | x,y-1]", "outcomes"],
  ["[x,y: x-1,y | y-1,x if y > 0]", "outcomes"],
];
