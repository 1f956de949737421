// Rules of the number games, written again without src/, to test the names of moves.

/**
 * Result of the move with a given name by the rules of a game, in bigints: the position in its notation, or
 * `undefined` if there is no such move.
 */
export type Play = (position: string, at: string) => readonly string[] | undefined;

const whole = (text: string): bigint | undefined =>
  /^(?:0|[1-9][0-9]*)$/.test(text) ? BigInt(text) : undefined;
const wholes = (text: string, sign = ","): bigint[] => text.split(sign).map((part) => whole(part) ?? -1n);
export const positive = (...numbers: bigint[]): string[] => numbers.filter((n) => n > 0n).map(String);

export const taking =
  (allowed: (s: bigint, n: bigint) => boolean): Play =>
  (position, at) => {
    const [n, s] = [BigInt(position), whole(at) ?? 0n];
    return s >= 1n && s <= n && allowed(s, n) ? [`${n - s}`] : undefined;
  };

export const isPower =
  (base: bigint) =>
  (s: bigint): boolean => {
    let rest = s;
    while (rest % base === 0n) rest /= base;
    return rest === 1n;
  };

export function isSquare(s: bigint): boolean {
  let [low, high] = [0n, s + 1n];
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (middle * middle <= s) low = middle;
    else high = middle;
  }
  return low * low === s;
}

export const isFibonacci = (s: bigint): boolean => isSquare(5n * s * s + 4n) || isSquare(5n * s * s - 4n);

export function isPrime(s: bigint): boolean {
  for (let d = 2n; d * d <= s; d++) if (s % d === 0n) return false;
  return s > 1n;
}

/**
 * Parts of a row, or of a gap, by the name of a move: the numbers of tokens before, between and after the
 * taken ones.
 */
export function rowParts(position: string, at: string): bigint[] | undefined {
  const n = BigInt(position);
  const [place, cut] = at.includes("|") && at.includes(",") ? at.split(",") : [at, undefined];
  let [first, last] = [0n, 0n];
  if (place!.includes("|")) {
    const [a, b] = wholes(place!, "|");
    if (b !== a! + 1n) return undefined;
    [first, last] = [b, a!];
  } else {
    const ends = wholes(place!, "-");
    [first, last] = [ends[0]!, ends.at(-1)!];
    if (first < 1n || last < first) return undefined;
  }
  if (last > n || first < 1n) return undefined;
  if (cut === undefined) return [first - 1n, last - first + 1n, n - last];
  const [a, b] = wholes(cut, "|");
  return b === a! + 1n && a! > last && a! < n
    ? [first - 1n, last - first + 1n, a! - last, n - a!]
    : undefined;
}

export const code =
  (...digits: number[]): Play =>
  (position, at) => {
    const parts = rowParts(position, at);
    if (parts === undefined) return undefined;
    const [before, taken, ...rest] = parts;
    const left = positive(before!, ...rest);
    return ((digits[Number(taken)] ?? 0) >> left.length) % 2 === 1 ? left : undefined;
  };

/** Moves of heaps that reduce at most `most` of them. */
export const changed =
  (allowed: (heap: number, tokens: bigint, heaps: readonly bigint[]) => boolean, most = 1): Play =>
  (position, at) => {
    const heaps = wholes(position);
    const left = [...heaps];
    const parts = at.split(",");
    if (parts.length > most) return undefined;
    for (const part of parts) {
      const [tokens, place] = wholes(part, "@");
      const heap = Number(place) - 1;
      if (
        !(
          tokens! >= 1n &&
          tokens! <= left[heap]! &&
          left[heap] === heaps[heap] &&
          allowed(heap, tokens!, heaps)
        )
      )
        return undefined;
      left[heap]! -= tokens!;
    }
    return [left.join()];
  };

export const coin =
  (allowed: (from: bigint, onto: bigint, coins: readonly bigint[]) => boolean): Play =>
  (position, at) => {
    const coins = wholes(position);
    const [from, onto] = wholes(at, "-");
    const i = coins.indexOf(from!);
    return i >= 0 && onto! >= 0n && onto! < from! && allowed(from!, onto!, coins)
      ? [coins.with(i, onto!).join()]
      : undefined;
  };

export const wythoff =
  (d: bigint): Play =>
  (position, at) => {
    const [a, b] = wholes(position);
    const [i, j] = wholes(at);
    const apart = i! > j! ? i! - j! : j! - i!;
    const legal = i! + j! > 0n && (i === 0n || j === 0n || apart <= d);
    return legal && i! >= 0n && j! >= 0n && i! <= a! && j! <= b! ? [`${a! - i!},${b! - j!}`] : undefined;
  };

export const euclid =
  (least: bigint): Play =>
  (position, at) => {
    const heaps = wholes(position);
    const large = heaps[0]! >= heaps[1]! ? 0 : 1;
    const left = heaps[large]! - heaps[1 - large]! * (whole(at) ?? 0n);
    const legal = heaps[1 - large]! > 0n && left < heaps[large]! && left >= least;
    return legal ? [heaps.with(large, left).join()] : undefined;
  };

export const quotient =
  (least: bigint) =>
  (position: string): bigint => {
    const [a, b] = wholes(position);
    return a! > b! ? (a! - least) / b! : (b! - least) / a!;
  };

export const equal: Play = (position, at) => {
  const heaps = wholes(position);
  const [tokens, places] = at.split("@");
  for (const place of places!.split(",")) heaps[Number(place) - 1]! -= whole(tokens!) ?? 0n;
  const legal = new Set(places!.split(",")).size === places!.split(",").length && BigInt(tokens!) > 0n;
  return legal && heaps.every((heap) => heap >= 0n) ? [heaps.join()] : undefined;
};

export const staircase: Play = (position, at) => {
  const steps = wholes(position);
  const [tokens, place] = wholes(at, "@");
  const step = Number(place) - 1;
  if (!(tokens! >= 1n && tokens! <= steps[step]!)) return undefined;
  steps[step]! -= tokens!;
  if (step > 0) steps[step - 1]! += tokens!;
  return [steps.join()];
};

export const northcott: Play = (position, at) => {
  const rows = position.split(",").map((row) => wholes(row, "-"));
  const [slide, place] = at.split("@");
  const [from, onto] = wholes(slide!, "-");
  const [left, right] = rows[Number(place) - 1]!;
  if (!(left! < onto! && onto! < right! && (from === left || from === right))) return undefined;
  rows[Number(place) - 1] = from === left ? [onto!, right!] : [left!, onto!];
  return [rows.map((row) => row.join("-")).join()];
};

export const circle =
  (k: bigint): Play =>
  (position, at) => {
    const row = position.startsWith("row");
    const n = BigInt(row ? position.slice(3) : position);
    const ends = wholes(at, "-");
    const [first, last] = [ends[0]!, ends.at(-1)!];
    if (first < 1n || first > n || last < 1n || last > n || (row && last < first)) return undefined;
    const taken = last >= first ? last - first + 1n : n - first + 1n + last;
    if (taken > k) return undefined;
    return positive(...(row ? [first - 1n, n - last] : [n - taken])).map((left) => `row${left}`);
  };

export const dynamic =
  (factor: bigint): Play =>
  (position, at) => {
    const [heap, most = heap! - 1n] = wholes(position, "/");
    const s = whole(at) ?? 0n;
    if (s < 1n || s > most) return undefined;
    const left = heap! - s;
    const next = factor * s < left ? factor * s : left;
    return [left === 0n || next === left - 1n ? `${left}` : `${left}/${next}`];
  };

export const mostOf = (position: string): bigint => {
  const [heap, most = heap! - 1n] = wholes(position, "/");
  return most;
};

export const forced: Play = (position, at) => {
  const [first, others] = position.includes(":") ? position.split(":") : [undefined, position];
  const heaps = first === undefined ? wholes(others!) : [BigInt(first), ...(others ? wholes(others) : [])];
  const [tokens, place] = wholes(at, "@");
  const heap = Number(place) - 1;
  if ((first !== undefined && heap !== 0) || !(tokens! >= 1n && tokens! <= heaps[heap]!)) return undefined;
  return [heaps.with(heap, heaps[heap]! - tokens!).join()];
};

export const endNim: Play = (position, at) => {
  const heaps = wholes(position);
  const [tokens, place] = wholes(at, "@");
  const heap = Number(place) - 1;
  if ((heap !== 0 && heap !== heaps.length - 1) || !(tokens! >= 1n && tokens! <= heaps[heap]!))
    return undefined;
  const left = heaps.with(heap, heaps[heap]! - tokens!).filter((each) => each > 0n);
  return [left.join() || "0"];
};

export const splitting: Play = (position, at) => {
  const parts = at.includes("|") ? rowParts(position, at) : undefined;
  return parts && parts[0]! > 0n && parts[2]! > 0n && parts[1] === 0n
    ? positive(parts[0]!, parts[2]!)
    : undefined;
};
