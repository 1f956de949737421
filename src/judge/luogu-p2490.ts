import type { LocalizedText } from "../types.ts";
import { lines } from "./legal.ts";
import type { Problem } from "./problem.ts";
import type { Reader } from "./reader.ts";

// Counts placements of white and black pieces that approach one another, up to d of them in a move.

const MODULUS = 1_000_000_007;

/**
 * Product modulo 10^9 + 7. It is exact: with b split into halves, each product is below 2^30 * 2^15 + 2^45.
 */
function times(a: number, b: number): number {
  return (((a * (b >>> 15)) % MODULUS) * 32_768 + a * (b & 32_767)) % MODULUS;
}

function inverse(a: number): number {
  let power = 1;
  let square = a;
  for (let exponent = MODULUS - 2; exponent > 0; exponent = Math.floor(exponent / 2)) {
    if (exponent % 2 === 1) power = times(power, square);
    square = times(square, square);
  }
  return power;
}

/** Binomial coefficients up to n = `most`, modulo 10^9 + 7. */
function binomials(most: number): (n: number, k: number) => number {
  const factorial = new Int32Array(most + 1).fill(1);
  for (let n = 1; n <= most; n++) factorial[n] = times(factorial[n - 1]!, n);
  const inverses = new Int32Array(most + 1);
  inverses[most] = inverse(factorial[most]!);
  for (let n = most; n > 0; n--) inverses[n - 1] = times(inverses[n]!, n);
  return (n, k) => (k > n ? 0 : times(factorial[n]!, times(inverses[k]!, inverses[n - k]!)));
}

interface Board {
  readonly n: number;
  readonly k: number;
  readonly d: number;
}

const CELLS: LocalizedText = { en: "a number of cells", zh: "格数" };
const PIECES: LocalizedText = { en: "an even number of pieces", zh: "偶数枚棋子" };
const MOST: LocalizedText = { en: "the most pieces to move", zh: "至多移动的棋子数" };

function readBoard(input: Reader): Board {
  const n = input.integer(CELLS, 2, 100_000);
  const k = input.integer(PIECES, 2, Math.min(n, 10_000));
  if (k % 2 === 1) throw input.refuse(PIECES);
  return { n, k, d: input.integer(MOST, 1, k) };
}

/**
 * Number of placements, and of those that the second player wins. Gaps are lost iff in every binary place the
 * number of ones is a multiple of d + 1, so that their sum is (d + 1) * u. If j (d + 1) of them have a one in
 * the lowest place, the rest has u' = (u - j) / 2: lost(u) = sum of C(k/2, j (d + 1)) lost((u - j) / 2) over
 * j of the parity of u. The other n - k - s empty cells fill k/2 + 1 places, in C(n - s - k/2, k/2) ways.
 */
function count({ n, k, d }: Board): { all: number; lost: number } {
  const choose = binomials(n);
  const pairs = k / 2;
  const ways = Array.from({ length: Math.floor(pairs / (d + 1)) + 1 }, (_, j) => choose(pairs, j * (d + 1)));
  const vectors = new Int32Array(Math.floor((n - k) / (d + 1)) + 1);
  vectors[0] = 1;
  let lost = choose(n - pairs, pairs);
  for (let u = 1; u < vectors.length; u++) {
    let sum = 0;
    for (let j = u % 2; j < ways.length && j <= u; j += 2) sum += times(ways[j]!, vectors[(u - j) / 2]!);
    vectors[u] = sum % MODULUS;
    lost = (lost + times(vectors[u]!, choose(n - u * (d + 1) - pairs, pairs))) % MODULUS;
  }
  return { all: choose(n, k), lost };
}

export const luoguP2490: Problem<Board> = {
  id: "luogu-p2490",
  aliases: [],
  name: { en: "Black and white", zh: "黑白棋" },
  statement: {
    en: "k pieces on n cells, white and black in turn from a white one to a black one. The first player moves 1..d white pieces, each to the right; the second 1..d black ones, each to the left; no jumping. Whoever cannot move loses. How many placements does the first player win, modulo 10^9 + 7?",
    zh: "1×n 的棋盘上有 k 枚棋子，白黑交替，最左为白，最右为黑。先手移动 1..d 枚白棋，各向右；后手移动 1..d 枚黑棋，各向左；不能越过棋子。无法操作者输。有多少种初始摆放使先手必胜（模 10^9 + 7）？",
  },
  input: { en: "n k d", zh: "n k d" },
  output: { en: "the count", zh: "方案数" },
  limits: {
    en: "1 <= d <= k <= n <= 10000; k even, at most 100",
    zh: "1 ≤ d ≤ k ≤ n ≤ 10000；k 为偶数，不超过 100",
  },
  game: "black-and-white(2)",
  samples: [{ input: "10 4 2\n", output: "182\n" }],
  legal: (draw) => {
    const k = 2 * draw.number(1, 50);
    return lines(`${k + draw.number(0, 200)} ${k} ${draw.number(1, k)}`);
  },
  tests: (input) => [readBoard(input)],
  answer(board) {
    const { all, lost } = count(board);
    return `${(all - lost + MODULUS) % MODULUS}`;
  },
  *why(board) {
    const { n, k, d } = board;
    const { all, lost } = count(board);
    yield {
      en: `A move lowers 1 to ${d} of the ${k / 2} gaps between a white piece and the black one after it, each by as much as the player likes, and no move widens one; white can do so with white pieces alone and black with black ones. So it is Moore's Nim on the gaps: the second player wins iff in every binary place the number of gaps with a 1 is a multiple of ${d + 1}.`,
      zh: `每步把 ${k / 2} 个（白、黑）间隔中的 1 至 ${d} 个缩小任意格，没有一步会使间隔变大，而双方各用自己的颜色都能做到。因此这就是间隔上的 Moore's Nim-k：后手必胜当且仅当每个二进制位上为 1 的间隔数都是 ${d + 1} 的倍数。`,
    };
    const placements = `C(${n}, ${k}) = ${all}`;
    const won = (all - lost + MODULUS) % MODULUS;
    yield {
      en: `Placements: ${placements}; won by the second player: ${lost}; by the first: ${won} (modulo 10^9 + 7).`,
      zh: `摆放总数 ${placements}；后手必胜 ${lost}；先手必胜 ${won}（模 10^9 + 7）。`,
    };
  },
};
