/**
 * Games with measured laws: the play, the system, and the number of states of the law, including a dead one.
 */
export const OUTCOMES: readonly (readonly [
  game: string,
  play: "normal" | "misere",
  system: string,
  states: number,
])[] = [
  ["[x,y: x-k,y | x,y-k | x-k,y-k]", "normal", "ostrowski 1", 8],
  ["wythoff(1)", "normal", "ostrowski 2", 10],
  ["wythoff(2)", "normal", "ostrowski 3", 12],
  ["wythoff(3)", "normal", "ostrowski 4", 14],
  ["[x,y: x-k,y | x,y-k | x-k,y-k]", "misere", "ostrowski 1", 14],
  ["[x,y: x-k,y | x,y-k | x-k,y-k; lost: x+y <= 1]", "normal", "ostrowski 1", 6],
  ["[x,y: x-k,y | x,y-k | x-k,y-k; lost: x+y <= 2]", "normal", "ostrowski 1", 29],
  ["[x,y: x-k,y | x,y-k | x-k,y-k; lost: x+y <= 3]", "normal", "ostrowski 1", 34],
  ["[n,m: n-k,2*k if k <= m]", "normal", "ostrowski 1", 5],
  ["[n,m: n-k,k if k <= m]", "normal", "base 2", 3],
  ["[n: n-k if k in powers(2)]", "normal", "base 2", 3],
  ["[n: n-k if k in powers(3)]", "normal", "base 3", 2],
  ["[n: n-k if k in powers(5)]", "normal", "base 5", 2],
  ["[x,y,z: x-k,y,z | x,y-k,z | x,y,z-k]", "normal", "base 2", 2],
  [
    "[x,y,z,w: x-k,y,z,w | x,y-k,z,w | x,y,z-k,w | x,y,z,w-k | x-i,y-j,z,w | x-i,y,z-j,w | x-i,y,z,w-j | x,y-i,z-j,w | x,y-i,z,w-j | x,y,z-i,w-j]",
    "normal",
    "base 2",
    2,
  ],
  ["[x,y,p: x-k,y,p | x,y-k,p | x,y,p-1 if x+y > 0; won: p > 1]", "normal", "base 2", 6],
  ["[x,y: x-2*k,y+k | x+k,y-2*k]", "normal", "base 2", 4],
];

export const VALUES: readonly (readonly [game: string, system: string, states: number])[] = [
  ["[n: n-1 | n/2]", "base 2", 10],
  ["[n: n-1 | n-2 | n/3]", "base 3", 13],
  ["[n: n-1 | n-2 | n-3 | n/4]", "base 4", 16],
  ["[n: n-k | a & n-a]", "base 2", 12],
  ["0.77", "base 2", 49],
  ["0.07", "base 2", 74],
  ["0.3F", "base 2", 12],
  ["0.29", "base 2", 93],
];
