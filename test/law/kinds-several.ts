import { isP, type Kind, lostPair } from "./kinds-one.ts";

/** Claims about two or three numbers. */
export const SEVERAL: readonly Kind[] = [
  {
    kind: "nim-sums",
    game: "[x,y: x-k,y | x,y-k]",
    claim: (roll) =>
      ((a, b) => ({
        text: `sg = (x + ${a}) xor (y + ${b})`,
        says: ([x, y]: readonly number[]) => (x! + a) ^ (y! + b),
      }))(roll(11), 1 + roll(11)),
  },
  {
    kind: "nim-sums of functions",
    game: "[x,y: x-i,y if i < 4 | x,y-j if j < 5]",
    claim: (roll) =>
      ((a, b) => ({
        text: `sg = x % ${a} xor y % ${b}`,
        says: ([x, y]: readonly number[]) => (x! % a) ^ (y! % b),
      }))(2 + roll(11), 2 + roll(11)),
  },
  {
    kind: "parities of each number",
    game: "[x,y: x-1,y | x,y-1 | x-1,y-1]",
    claim: (roll) =>
      ((a, b, r) => lostPair(`x % ${a} = ${r} and y % ${b} = 0`, (x, y) => x % a === r && y % b === 0))(
        2 + roll(9),
        2 + roll(9),
        roll(2),
      ),
  },
  {
    kind: "sums mod m",
    game: "[x,y: x-i,y if i < 3 | x,y-j if j < 3]",
    claim: (roll) =>
      ((m, r) => ({
        text: `sg = (x + y + ${r}) % ${m}`,
        says: ([x, y]: readonly number[]) => (x! + y! + r) % m,
      }))(2 + roll(20), roll(6)),
  },
  {
    kind: "differences",
    game: "[x,y: x-2*k,y+k | x+k,y-2*k]",
    claim: (roll) =>
      ((m, c) => lostPair(`abs(x - y) < ${m} or x + y = ${c}`, (x, y) => Math.abs(x - y) < m || x + y === c))(
        1 + roll(9),
        roll(25),
      ),
  },
  {
    kind: "max and min",
    game: "[x,y: x-1,y | x,y-1 | x-1,y-1]",
    claim: (roll) =>
      ((a, b, r) =>
        lostPair(
          `max(x,y) % ${a} = ${r} and min(x,y) % ${b} = 0`,
          (x, y) => Math.max(x, y) % a === r && Math.min(x, y) % b === 0,
        ))(2 + roll(9), 2 + roll(9), roll(2)),
  },
  {
    kind: "three numbers",
    game: "[x,y,z: x-k,y,z | x,y-k,z | x,y,z-k]",
    claim: (roll) =>
      ((a, b) => ({
        text: `P iff x xor y xor (z + ${a}) = ${b}`,
        says: ([x, y, z]: readonly number[]) => isP((x! ^ y! ^ (z! + a)) === b),
      }))(roll(9), 1 + roll(9)),
  },
];
