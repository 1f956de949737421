// Random rules in a line of one to four numbers, of the kinds that have laws, each with its moves worked out from the
// description of the notation only. Every part that a move leaves has a smaller total.
import { dice } from "../oracle.ts";

type Position = readonly number[];

/** Condition on a position, as text and as a function. */
interface Test {
  readonly text: string;
  holds(position: Position): boolean;
}

/** One kind of moves: its text without condition, and the lists of positions that it leaves. */
interface Kind {
  readonly text: string;
  /** Condition within the text that a further condition must be joined to. */
  readonly condition?: string;
  leaves(position: Position): (readonly Position[])[];
}

export interface PlainRule {
  readonly text: string;
  readonly misere: boolean;
  /** Number of letters of a position. */
  readonly length: number;
  /** Whether play goes on at a position, is over, or the position is not legal. */
  state(position: Position): "lost" | "won" | "illegal" | "open";
  leaves(position: Position): (readonly Position[])[];
}

const NAMES = [["n"], ["x", "y"], ["x", "y", "z"], ["x", "y", "z", "w"]] as const;

const isPrime = (n: number): boolean => {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return n > 1;
};
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const isPower = (n: number, base: number): boolean =>
  n === 1 || (n > 1 && n % base === 0 && isPower(n / base, base));
const isFibonacci = (n: number): boolean => {
  let [a, b] = [1, 2];
  while (a < n) [a, b] = [b, a + b];
  return a === n;
};

export function randomPlainRule(seed: number): PlainRule {
  const roll = dice(seed * 7919 + 31);
  for (let i = 0; i < 5; i++) roll(2);
  const pick = <T>(list: readonly T[]): T => list[roll(list.length)]!;
  const names = NAMES[pick([0, 0, 0, 1, 1, 1, 2, 2, 3])]!;
  const { length } = names;
  const some = () => 1 + roll(4);
  const place = () => roll(length);

  /** Condition on what is taken, k, from the number of index `at`. */
  function amount(at: number): { text: string; holds(k: number, position: Position): boolean } {
    const name = names[at]!;
    const of = (position: Position) => position[at]!;
    const [a, b] = [some(), 2 + roll(3)];
    const other = place();
    return pick([
      { text: `k <= ${a}`, holds: (k) => k <= a },
      { text: `k % ${b} = ${a % b}`, holds: (k) => k % b === a % b },
      { text: `k % ${b} != ${a % b}`, holds: (k) => k % b !== a % b },
      { text: `k in {${a},${a + b}}`, holds: (k) => k === a || k === a + b },
      { text: `k in {${a}..${a + b}}`, holds: (k) => k >= a && k <= a + b },
      { text: `${b}*k <= ${name}`, holds: (k, position) => b * k <= of(position) },
      { text: `k in powers(${b})`, holds: (k) => isPower(k, b) },
      { text: "odd(k)", holds: (k) => k % 2 === 1 },
      { text: `k >= ${a}`, holds: (k) => k >= a },
      {
        text: `k in digits(${name},${b})`,
        holds: (k, position) => k < b && of(position).toString(b).includes(`${k}`),
      },
      { text: `k in divisors(${name})`, holds: (k, position) => of(position) % k === 0 },
      { text: `gcd(k,${name}) = 1`, holds: (k, position) => gcd(k, of(position)) === 1 },
      { text: "k in squares", holds: (k) => Number.isInteger(Math.sqrt(k)) },
      { text: "k in primes", holds: isPrime },
      { text: "k in fibonacci", holds: isFibonacci },
      { text: `k <= ${names[other]}`, holds: (k, position) => k <= position[other]! },
      { text: `k bitand ${name} = k`, holds: (k, position) => (k & of(position)) === k },
      { text: `min(k,${a}) < ${a}`, holds: (k) => k < a },
      { text: `abs(k-${b}) != ${a % 2}`, holds: (k) => Math.abs(k - b) !== a % 2 },
    ] as { text: string; holds(k: number, position: Position): boolean }[]);
  }

  function condition(): Test {
    const [i, j] = [place(), place()];
    const [a, b] = [roll(5), 2 + roll(3)];
    const [x, y] = [names[i]!, names[j]!];
    const simple: Test[] = [
      { text: `${x} % ${b} = ${a % b}`, holds: (p) => p[i]! % b === a % b },
      { text: `${x} > ${a}`, holds: (p) => p[i]! > a },
      { text: `${x} < ${a + 3}`, holds: (p) => p[i]! < a + 3 },
      { text: `${x} != ${a}`, holds: (p) => p[i] !== a },
      { text: `${x} in {${a},${a + b}}`, holds: (p) => p[i] === a || p[i] === a + b },
      { text: `(${x}+${y}) % ${b} = ${a % b}`, holds: (p) => (p[i]! + p[j]!) % b === a % b },
      { text: `${x} xor ${y} != ${a}`, holds: (p) => (p[i]! ^ p[j]!) !== a },
      { text: `${x} in powers(${b})`, holds: (p) => isPower(p[i]!, b) },
      { text: `${x} <= ${y} + ${a}`, holds: (p) => p[i]! <= p[j]! + a },
      { text: `even(${x}/${b})`, holds: (p) => Math.floor(p[i]! / b) % 2 === 0 },
      { text: `max(${x},${a}) > ${y}`, holds: (p) => Math.max(p[i]!, a) > p[j]! },
    ];
    const one = pick(simple);
    switch (roll(6)) {
      case 0:
        return { text: `not ${one.text}`, holds: (p) => !one.holds(p) };
      case 1: {
        const two = pick(simple);
        return { text: `(${one.text} and ${two.text})`, holds: (p) => one.holds(p) && two.holds(p) };
      }
      case 2: {
        const two = pick(simple);
        return { text: `(${one.text} or ${two.text})`, holds: (p) => one.holds(p) || two.holds(p) };
      }
      default:
        return one;
    }
  }

  /** A position whose numbers at some indices are written as given. */
  const written = (at: Readonly<Record<number, string>>) => names.map((name, i) => at[i] ?? name).join();
  const changed = (position: Position, at: Readonly<Record<number, number>>): Position =>
    position.map((each, i) => at[i] ?? each);

  function kind(): Kind {
    const i = place();
    const j = (i + 1 + roll(Math.max(1, length - 1))) % length;
    const [a, b] = [some(), 2 + roll(3)];
    const [x, y] = [names[i]!, names[j]!];
    const one = (to: Position): readonly Position[] => (to.some((each) => each < 0) ? [] : [to]);
    const moves = (to: readonly Position[]): (readonly Position[])[] => to.map((each) => [each]);
    const upTo = (n: number) => Array.from({ length: Math.max(0, n) }, (_, k) => k + 1);
    const take = (): Kind => {
      const of = amount(i);
      return {
        text: written({ [i]: `${x}-k` }),
        condition: of.text,
        leaves: (p) =>
          moves(
            upTo(p[i]!)
              .filter((k) => of.holds(k, p))
              .map((k) => changed(p, { [i]: p[i]! - k })),
          ),
      };
    };
    const single: (() => Kind)[] = [
      take,
      take,
      take,
      () => ({
        text: written({ [i]: `${x}-k` }),
        leaves: (p) => moves(upTo(p[i]!).map((k) => changed(p, { [i]: p[i]! - k }))),
      }),
      () => ({
        text: written({ [i]: `${x}-${a}` }),
        leaves: (p) => moves(one(changed(p, { [i]: p[i]! - a }))),
      }),
      () => ({
        text: written({ [i]: `${x}-${a}*k` }),
        leaves: (p) => moves(upTo(Math.floor(p[i]! / a)).map((k) => changed(p, { [i]: p[i]! - a * k }))),
      }),
      () => ({
        text: written({ [i]: `${x}/${b}` }),
        condition: `${x} > 0`,
        leaves: (p) => (p[i]! > 0 ? moves([changed(p, { [i]: Math.floor(p[i]! / b) })]) : []),
      }),
      () => ({
        text: written({ [i]: `${x} xor ${a}` }),
        condition: `(${x} xor ${a}) < ${x}`,
        leaves: (p) => ((p[i]! ^ a) < p[i]! ? moves([changed(p, { [i]: p[i]! ^ a })]) : []),
      }),
    ];
    const splits: (() => Kind)[] = [
      () => ({
        text: `a & n-a-${a}`,
        condition: `a < n`,
        leaves: ([n]) => upTo(n! - a).map((k) => [[k], [n! - a - k]]),
      }),
      () => ({
        text: `2 # n-${a}`,
        leaves: ([n]) => (n! >= a ? [[[n! - a], [n! - a]]] : []),
      }),
    ];
    const several: (() => Kind)[] = [
      () => ({
        text: written({ [i]: `${x}-k`, [j]: `${y}-k` }),
        leaves: (p) =>
          moves(upTo(Math.min(p[i]!, p[j]!)).map((k) => changed(p, { [i]: p[i]! - k, [j]: p[j]! - k }))),
      }),
      () => ({
        text: written({ [i]: `${x}-${a}`, [j]: `${y}-${b}` }),
        leaves: (p) => moves(one(changed(p, { [i]: p[i]! - a, [j]: p[j]! - b }))),
      }),
      () => ({
        text: written({ [i]: `${x}-${a + 1}`, [j]: `${y}+${a}` }),
        leaves: (p) => moves(one(changed(p, { [i]: p[i]! - a - 1, [j]: p[j]! + a }))),
      }),
      () => ({
        text: written({ [i]: `${x}-2*k`, [j]: `${y}+k` }),
        leaves: (p) =>
          moves(upTo(Math.floor(p[i]! / 2)).map((k) => changed(p, { [i]: p[i]! - 2 * k, [j]: p[j]! + k }))),
      }),
      () => ({
        text: written({ [i]: `${x}-k`, [j]: `${y}-l` }),
        condition: `k+l <= ${a + 1}`,
        leaves: (p) =>
          moves(
            upTo(p[i]!).flatMap((k) =>
              upTo(Math.min(p[j]!, a + 1 - k)).map((l) => changed(p, { [i]: p[i]! - k, [j]: p[j]! - l })),
            ),
          ),
      }),
      () => ({
        text: written({ [i]: y, [j]: `${x}-${a}` }),
        leaves: (p) => moves(one(changed(p, { [i]: p[j]!, [j]: p[i]! - a }))),
      }),
    ];
    if (length === 1) return pick(roll(8) === 0 ? splits : single)();
    return pick(roll(3) === 0 ? several : single)();
  }

  const options = Array.from({ length: length + roll(3) }, (): Kind => {
    const of = kind();
    if (roll(4) > 0) return of;
    const test = condition();
    return {
      text: of.text,
      condition: of.condition === undefined ? test.text : `${of.condition} and ${test.text}`,
      leaves: (p) => (test.holds(p) ? of.leaves(p) : []),
    };
  });
  const isSplit = options.some(({ text }) => /[&#]/.test(text));
  const clause = roll(5) === 0 && !isSplit ? pick(["lost", "won", "legal"] as const) : undefined;
  const ends = clause && condition();
  const legal = (position: Position) => clause !== "legal" || ends!.holds(position);
  const over = (position: Position) =>
    clause === undefined || clause === "legal" || !ends!.holds(position) ? undefined : clause;
  const shown = options.map((each) => `${each.text}${each.condition ? ` if ${each.condition}` : ""}`);
  return {
    text: `[${names.join()}: ${shown.join(" | ")}${clause ? ` ; ${clause}: ${ends!.text}` : ""}]`,
    misere: !isSplit && clause === undefined && roll(5) === 0,
    length,
    state: (position) => (legal(position) ? (over(position) ?? "open") : "illegal"),
    leaves: (position) =>
      over(position) !== undefined || !legal(position)
        ? []
        : options
            .flatMap((each) => each.leaves(position))
            .filter((parts) => parts.every((part) => part.every((each) => each >= 0) && legal(part))),
  };
}
