import { NotationError } from "../errors.ts";
import type { Natural } from "../nimber/natural.ts";
import { nimSum } from "../nimber/nim-sum.ts";
import { primeDivisors } from "../number/factor.ts";
import type { Cell, Game, Move } from "../types.ts";
import { parseNaturals } from "./family/natural.ts";

/** Positive number and its prime divisors. */
interface Member {
  readonly n: bigint;
  readonly primes: readonly bigint[];
}
type Members = readonly Member[];

const LARGEST = 10n ** 18n;

const member = (n: Natural): Member => ({ n: BigInt(n), primes: primeDivisors(BigInt(n)) });

function isMember(value: unknown): boolean {
  const { n, primes } = (value ?? {}) as Partial<Member>;
  if (typeof n !== "bigint" || n < 1n || n > LARGEST || !Array.isArray(primes)) return false;
  return primes.every((p) => typeof p === "bigint" && p > 1n && n % p === 0n);
}

/**
 * Lengths of the runs of adjacent numbers that each prime divides, primes in order of first occurrence.
 * Taking an interval splits a run, and the value of a run is its length.
 */
export function runs(lists: Iterable<readonly bigint[]>): Map<bigint, number[]> {
  const found = new Map<bigint, { last: number; lengths: number[] }>();
  let i = 0;
  for (const primes of lists) {
    i++;
    for (const p of primes) {
      const run = found.get(p);
      if (run === undefined) found.set(p, { last: i, lengths: [1] });
      else {
        if (run.last === i - 1) run.lengths[run.lengths.length - 1]!++;
        else run.lengths.push(1);
        run.last = i;
      }
    }
  }
  return new Map([...found].map(([p, { lengths }]) => [p, lengths]));
}

const runsOf = (members: Members) => runs(members.map(({ primes }) => primes));

function without(p: bigint, { n, primes }: Member): Member {
  let left = n;
  while (left % p === 0n) left /= p;
  return { n: left, primes: primes.filter((q) => q !== p) };
}

function* moves(members: Members): Generator<Move<Members>> {
  for (const p of runsOf(members).keys()) {
    for (let first = 0; first < members.length; first++) {
      let to = members;
      for (let last = first; members[last]?.primes.includes(p); last++) {
        to = to.with(last, without(p, members[last]!));
        yield { at: first === last ? `${p}:${first + 1}` : `${p}:${first + 1}-${last + 1}`, to: [to] };
      }
    }
  }
}

function parse(text: string): Members {
  const numbers = parseNaturals(text, LARGEST);
  const zero = /(?:^|,)0+(?![0-9])/.exec(text);
  if (zero !== null) {
    const place = zero.index + (zero[0].startsWith(",") ? 1 : 0);
    throw new NotationError(text, place, { en: "a positive number", zh: "正整数" });
  }
  return numbers.map(member);
}

/**
 * Draws the numbers in a row, each above its prime divisors; touching a prime offers the intervals that
 * include it.
 */
function board(members: Members): Cell[] {
  const open = [...moves(members)].map(({ at }) => {
    const [prime, interval] = at.split(":");
    const [first, last] = interval!.split("-").map(Number);
    return { at, prime, first: first!, last: last ?? first! };
  });
  const width = 1 + Math.max(...members.map(({ n }) => `${n}`.length)) / 2;
  return members.flatMap(({ n, primes }, i): Cell[] => [
    { shape: "label", x: i * width, y: 0, text: `${n}` },
    ...primes.map((p, j): Cell => {
      const touch = open.filter((move) => move.prime === `${p}` && move.first <= i + 1 && i + 1 <= move.last);
      return { shape: "square", x: i * width, y: j + 1, text: `${p}`, touch: touch.map(({ at }) => at) };
    }),
  ]);
}

/** Row of numbers: a move divides adjacent ones by all powers of a prime that divides them. */
export const primeIntervals: Game<Members> = {
  id: "prime-intervals",
  name: { en: "Prime intervals", zh: "质数区间" },
  rule: {
    en: "Choose a prime and neighbouring numbers that it divides, one or more; divide it out of each completely.",
    zh: "选一个质数和一段连续的数（其中每个数都被它整除），从这些数中除尽该质数。",
  },
  notation: {
    en: "numbers from 1 to 10^18, such as 12,6,35",
    zh: "1 到 10^18 之间的各数，如 12,6,35",
  },
  space: "other",
  get start() {
    return [[12, 6, 10, 15, 7].map(member)];
  },
  moves,
  key: (members) => members.map(({ n }) => n).join(),
  parse,
  isPosition: (members) => Array.isArray(members) && members.every(isMember),
  format: (members) => members.map(({ n }) => n).join(),
  board,
  accelerators: {
    cost: (members) =>
      [...runsOf(members).values()].flat().reduce((product, length) => product * 2 ** length, members.length),
  },
  theorems: [
    {
      claim: {
        en: "The value is the nim-sum, over all primes, of the lengths of the longest runs of neighbours that the prime divides.",
        zh: "SG 值等于对每个质数，被它整除的各极大连续段长度的异或和。",
      },
      source: {
        en: "each prime is an interval game of its own: a row of n has value n",
        zh: "每个质数各为一个区间游戏：n 个一行的 SG 值为 n",
      },
      *cases() {
        for (let length = 1; ; length++) {
          for (let code = 0; code < KINDS.length ** length; code++) {
            yield [
              Array.from({ length }, (_, i) => KINDS[Math.floor(code / KINDS.length ** i) % KINDS.length]!),
            ];
          }
        }
      },
      says: (...sum) => nimSum(...sum.flatMap((members) => [...runsOf(members).values()].flat())),
    },
  ],
};

const KINDS: readonly Member[] = [1, 2, 3, 12].map(member);
