import {
  changed,
  circle,
  code,
  coin,
  dynamic,
  endNim,
  equal,
  euclid,
  forced,
  isFibonacci,
  isPower,
  isPrime,
  isSquare,
  mostOf,
  northcott,
  type Play,
  positive,
  quotient,
  rowParts,
  splitting,
  staircase,
  taking,
  wythoff,
} from "./moves.ts";

const E53 = 2n ** 53n;

const E30 = 10n ** 30n;

const E310 = 10n ** 310n;

const HEAPS = [E53 - 1n, E53 + 1n, E53 + 2n, E30, E30 + 1n, E310, E310 + 3n];

const FEW = [E53 + 1n, E30 + 3n, E310 + 5n];

/** All takes from `n`, if they are few. */
type All = (n: bigint) => bigint[];

const powersOf =
  (base: bigint): All =>
  (n) => {
    const found: bigint[] = [];
    for (let power = 1n; power <= n; power *= base) found.push(power);
    return found;
  };

const tried = new Map<bigint, bigint[]>();

/** Divisors by trial, for numbers with at most one prime factor above the bound. */
const divisorsByTrial = (n: bigint): bigint[] => {
  if (!tried.has(n)) tried.set(n, dividedUpTo(100_000n, n));
  return tried.get(n)!;
};

const dividedUpTo = (bound: bigint, n: bigint): bigint[] => {
  let found = [1n];
  let rest = n;
  for (let p = 2n; p < bound && rest > 1n; p++) {
    const smaller = found;
    for (let power = p; rest % p === 0n; power *= p, rest /= p)
      found = [...found, ...smaller.map((d) => d * power)];
  }
  return rest === 1n ? found : [...found, ...found.map((d) => d * rest)];
};

const smooth = [E53, 3n * 2n ** 60n, E30, E30 * 7n, 2n ** 53n - 1n, 6n ** 40n, E310];

interface Case {
  readonly play: Play;
  readonly positions: readonly string[];
  readonly all?: All;
  /** Number of moves, if it is not that of `all`. Used when the moves are said to be listed in full. */
  readonly count?: (position: string) => bigint;
  /** Additional components, in turn. */
  readonly beside?: readonly string[];
}

/**
 * Case of a game with a proved period. It examines hundreds of thousands of moves, so it gets one question.
 */
const coded = (play: Play, n: bigint): Case => ({ play, positions: [`${n}`], beside: [" + nim 6"] });

const heap = (play: Play, positions: readonly bigint[] = HEAPS, all?: All, count?: Case["count"]): Case => ({
  play,
  positions: positions.map(String),
  ...(all !== undefined && { all }),
  ...(count !== undefined && { count }),
});

export const set = (...members: bigint[]): Case =>
  heap(
    taking((s) => members.includes(s)),
    HEAPS,
    () => members,
  );

const range = (from: bigint, to?: bigint): Case =>
  heap(
    taking((s) => s >= from && (to === undefined || s <= to)),
    HEAPS.flatMap((n) => (n < from ? [] : [n])),
    undefined,
    (n) => (to === undefined || BigInt(n) < to ? BigInt(n) : to) - from + 1n,
  );

const three = (big: bigint) => [`${big},7,${big + 2n}`, `${big},1,${big}`];

const tuples = [...three(E53 + 1n), ...three(E30), ...three(E310)];

const ascending = FEW.flatMap((big) => [
  `4,${big},${big + 9n},${2n * big}`,
  `${big},${big + 1n},${big + 6n}`,
]);

const pairs = FEW.flatMap((big) => [
  `${big},${big + 5n}`,
  `7,${big}`,
  `${big},${big / 3n}`,
  `${big + 1n},${2n * big}`,
]);

const inOrder = (numbers: string) =>
  numbers
    .split(",")
    .sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1))
    .join();

const isDivisor = (s: bigint, n: bigint) => n % s === 0n;

export const cases: Readonly<Record<string, Case>> = {
  nim: heap(taking(() => true)),
  "bash(3)": heap(
    taking((s) => s <= 3n),
    HEAPS,
    () => [1n, 2n, 3n],
  ),
  "bash(1000000000)": range(1n, 10n ** 9n),
  "{2,5}": set(2n, 5n),
  "{1,3,4}": set(1n, 3n, 4n),
  "!{2,3}": coded(
    taking((s) => s !== 2n && s !== 3n),
    E310 + 3n,
  ),
  "{7..}": range(7n),
  "{5000..}": range(5000n),
  "{1..1000000}": range(1n, 10n ** 6n),
  "{500000..1000000000}": range(500_000n, 10n ** 9n),
  [`{${E53 + 1n}..${E30}}`]: range(E53 + 1n, E30),
  [`{${E30}..${E310}}`]: range(E30, E310),
  [`{${E30}..}`]: range(E30),
  [`{${E53 + 1n}}`]: range(E53 + 1n, E53 + 1n),
  "{squares}": heap(taking(isSquare), FEW),
  "{fibonacci}": heap(taking(isFibonacci), FEW),
  "{primes}": heap(taking(isPrime), FEW),
  "{divisors}": heap(taking(isDivisor), smooth, divisorsByTrial),
  "{proper-divisors}": heap(
    taking((s, n) => s < n && isDivisor(s, n)),
    smooth,
    (n) => divisorsByTrial(n).filter((d) => d < n),
  ),
  "divisor-game": heap(
    taking((s, n) => s < n && isDivisor(s, n)),
    smooth,
    (n) => divisorsByTrial(n).filter((d) => d < n),
  ),
  "powers-of-two": heap(taking(isPower(2n)), HEAPS, powersOf(2n)),
  "{powers(3)}": heap(taking(isPower(3n)), HEAPS, powersOf(3n)),
  "{powers(6)}": heap(taking(isPower(6n)), HEAPS, powersOf(6n)),
  "{powers(7)}": heap(taking(isPower(7n)), HEAPS, powersOf(7n)),
  "{powers(10)}": heap(taking(isPower(10n)), HEAPS, powersOf(10n)),
  "{powers(1000000000)}": heap(taking(isPower(10n ** 9n)), HEAPS, powersOf(10n ** 9n)),
  mark: heap(
    taking((s, n) => s === 1n || s === n - n / 2n),
    HEAPS,
    (n) => [1n, n - n / 2n],
  ),
  kayles: coded(code(0, 7, 7), E310 + 5n),
  "dawsons-kayles": coded(code(0, 0, 7), E30 + 3n),
  "dawsons-chess": coded(code(0, 1, 3, 7), E30 + 3n),
  "4.7": coded(code(4, 7), E53 + 1n),
  "0.3F": { ...coded(code(0, 3, 15), E53 + 1n), beside: [] },
  treblecross: heap(
    (n, at) => [BigInt(at) - 3n, BigInt(n) - BigInt(at) - 2n].filter((part) => part > 0n).map(String),
    [1001n, 2000n],
    (n) => Array.from({ length: Number(n) }, (_, i) => BigInt(i) + 1n),
  ),
  "grundys-game": heap(
    (n, at) =>
      BigInt(n) % 2n === 0n && BigInt(at.split("|")[0]!) * 2n === BigInt(n) ? undefined : splitting(n, at),
    FEW,
  ),
  lasker: heap((n, at) => taking(() => true)(n, at) ?? splitting(n, at), FEW),
  interval: heap((n, at) => {
    const parts = at.includes("|") ? undefined : rowParts(n, at);
    return parts && positive(parts[0]!, parts[2]!);
  }, FEW),
  "circle(1)": heap(circle(1n), FEW),
  "circle(5)": { play: circle(5n), positions: FEW.flatMap((n) => [`${n}`, `row${n}`, `row${n + 1n}`]) },
  "dynamic-nim(3)": {
    play: dynamic(3n),
    count: mostOf,
    positions: FEW.flatMap((n) => [`${n}`, `${n}/5`, `${n}/${n / 2n}`]),
  },
  "fibonacci-nim": { play: dynamic(2n), count: mostOf, positions: FEW.flatMap((n) => [`${n}`, `${n}/5`]) },
  wythoff: { play: wythoff(0n), positions: pairs },
  "wythoff(2)": { play: wythoff(2n), positions: pairs },
  euclid: { play: euclid(0n), positions: pairs, count: quotient(0n) },
  "euclid-positive": { play: euclid(1n), positions: pairs, count: quotient(1n) },
  "moore-nim(2)": { play: changed(() => true, 2), positions: tuples },
  "equal-nim": { play: equal, positions: pairs },
  "forced-nim": { play: forced, positions: FEW.flatMap((n) => [`${n}:5,${n + 2n}`, `${n},7`]) },
  staircase: { play: staircase, positions: tuples },
  pebbles: {
    play: changed((i, tokens, heaps) => heaps[i]! - tokens >= (heaps[i - 1] ?? 0n)),
    positions: ascending,
  },
  nimble: { play: coin(() => true), positions: tuples.map((each) => each) },
  "silver-dollar": {
    play: coin((from, onto, coins) => !coins.some((other) => other < from && other >= onto)),
    positions: ascending,
  },
  welter: {
    play: (position, at) => coin((_, onto, coins) => !coins.includes(onto))(position, at)?.map(inOrder),
    positions: ascending,
  },
  rims: heap((n, at) => {
    const [through, inside = 0n] = at.split(":").map(BigInt);
    const whole = BigInt(n) - through! - inside;
    return inside <= whole ? positive(inside, whole) : undefined;
  }, FEW),
  rayles: coded(code(0, 7, 7), E310 + 5n),
  "circular-nim(2)": {
    play: changed((i, tokens, heaps) => heaps[i]! >= tokens, 2),
    positions: three(E53 + 1n),
  },
  "end-nim": { play: endNim, positions: tuples },
  "odd-or-even": {
    // With an odd total, the opponent has what is neither left nor the mover's.
    play: (text, at) => {
      const [left, taken] = [BigInt(text.replace("o", "")), BigInt(at)];
      const others = 1n + left + (text.endsWith("o") ? 1n : 0n);
      return taken <= 3n ? [`${left - taken}${others % 2n === 1n ? "o" : ""}`] : undefined;
    },
    count: () => 3n,
    positions: FEW.flatMap((n) => [`${n}`, `${n}o`]),
  },
  northcott: { play: northcott, positions: FEW.map((n) => `1-${n},${n}-${2n * n},3-9`) },
};
