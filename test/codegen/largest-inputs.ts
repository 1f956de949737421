import { type Count, type InputForm, type Item, parseRead } from "../../src/codegen/read/form.ts";
import { parseLimits } from "../../src/codegen/read/limits.ts";
import type { ContestProgram } from "../../src/games/problems/index.ts";

// Inputs of contest problems that are as large as their statements allow.

type Roll = (below: number) => number;

/** Draws a number of a letter, where the numbers before it restrict it; digits if it is large. */
type Draws = Readonly<Record<string, (roll: Roll, before: (letter: string) => number) => number | string>>;

interface Largest {
  /**
   * Largest numbers by letter, as `T 100, n 1e5`, beside the limits of the program; `tests` is the number of tests of a
   * form without a count. Where a statement bounds the sum over all tests, the counts respect it; where it gives no
   * bound, all tests have about 10^5 numbers.
   */
  readonly most: string;
  readonly draws?: Draws;
  /** Writes the numbers of a list in ascending order. */
  readonly ascending?: string;
}

const largest = (most: string, more: Omit<Largest, "most"> = {}): Largest => ({ most, ...more });

/** Edges, by default `a b`, of a deep tree, in which each vertex hangs on one of the three before it. */
function tree(parent = "a", child = "b"): Draws {
  let vertex = 1;
  return {
    n: (_, before) => {
      vertex = 1;
      return before("most n");
    },
    [parent]: (roll) => Math.max(1, vertex - roll(3)),
    [child]: () => ++vertex,
  };
}

/** Edges `c` of circles of a hundred vertices. */
function circles(): Draws {
  let vertex = 0;
  return {
    c: () => ++vertex,
    "c child": () => (vertex % 100 === 0 ? vertex - 99 : vertex + 1),
  };
}

/** Graphs of `most` vertices from 1 on, connected by edges `a b`. */
function connected(most: number, a: string, b: string): Draws {
  let edge = 0;
  return {
    n() {
      edge = 0;
      return most;
    },
    [a]: (roll) => 1 + roll(Math.min(++edge, most)),
    [b]: (roll) => (edge < most ? edge + 1 : 1 + roll(most)),
  };
}

/** Numbers `a` and `b` up to `most`, the second one larger. */
const unequal = (most: number, a: string, b: string): Draws => ({
  [a]: (roll) => 1 + roll(most / 2 - 1),
  [b]: (roll) => most - roll(most / 2 - 1),
});

/** Dates up to the year 2000. */
const dates: Draws = { y: (roll) => 1900 + roll(101), m: (roll) => 1 + roll(12), d: (roll) => 1 + roll(28) };

/** Different numbers: the index of the item and a random part. */
function distinct(letter: string, step: number): Draws {
  let at = 0;
  return { [letter]: (roll) => step * ++at + roll(step) };
}

/** Numbers that ascend within their list: the index of the item and a random part. */
function rising(letter: string, count: string, step: number): Draws {
  let at = 0;
  return {
    [letter](roll, before) {
      at %= before(count);
      return step * at++ + 1 + roll(step);
    },
  };
}

/** One odd number that takes many steps, then even ones. */
function halving(): Draws[string] {
  let at = 0;
  return () => (at++ === 0 ? 2 ** 29 + 1 : 2 ** 29);
}

/** The numbers from 1 to n in steps of a prime, so that each comes once where n is no multiple of it. */
function permuted(): Draws[string] {
  let at = 0;
  return (_, before) => 1 + ((7919 * at++) % before("n"));
}
/** Up to 20 different places of a row of 20. */
const places20: Draws = (() => {
  let at = 0;
  return {
    m: (roll: Roll) => {
      at = 0;
      return 5 + roll(10);
    },
    a: (roll: Roll, before: (letter: string) => number) => {
      const step = Math.floor(20 / before("m"));
      return 1 + step * at++ + roll(step);
    },
  };
})();

/** Numbers below another. */
const below =
  (letter: string): Draws[string] =>
  (roll, before) =>
    roll(before(letter));

/** Numbers of so many digits. */
const ofDigits =
  (digits: number) =>
  (roll: Roll): string =>
    Array.from({ length: digits }, (_, i) => (i === 0 ? 1 + roll(9) : roll(10))).join("");

/** Sets of takes: 1, then other numbers up to `most`. */
function members(letter: string, count: string, most: number): Draws {
  let at = 0;
  return {
    [letter]: (_, before) => {
      at %= before(count);
      const step = Math.max(1, Math.floor(most / before(count)));
      return 1 + step * at++;
    },
  };
}

const NUMBERS = "tests 10000";

/** Largest input of each problem that has a program, by its first name. */
export const largestInputs: Readonly<Record<string, Largest>> = {
  "51nod-1066": largest("T 10000"),
  "51nod-1067": largest("T 10000"),
  "51nod-1069": largest("n 1000"),
  "51nod-1070": largest("T 1000"),
  "51nod-1072": largest("T 10000"),
  "51nod-1185": largest("T 10000"),
  "acwing-891": largest("n 1e5"),
  "acwing-892": largest("n 1e5"),
  "acwing-893": largest("k 100, n 100", { draws: members("s", "k", 10_000) }),
  "acwing-894": largest("n 100"),
  "acwing-1319": largest("n 2000, m 6000, k 2000", {
    draws: {
      n: () => 2000,
      a: (roll) => 1 + roll(1999),
      b: (roll, before) => before("a") + 1 + roll(2000 - before("a")),
      s: (roll) => 1 + roll(2000),
    },
  }),
  "acwing-1322": largest("T 10, n 1000, a 1e9"),
  "atcoder-abc278g": largest("", { draws: { n: () => 2000, l: () => 3, r: () => 3 } }),
  "atcoder-abc297g": largest("n 2e5", { draws: { l: () => 1000 } }),
  "atcoder-abc368f": largest("n 1e5"),
  "atcoder-abc354e": largest("n 18, a 6, b 6"),
  "atcoder-agc010f": largest("n 3000, h 1e9", { draws: tree() }),
  "atcoder-agc033c": largest("n 2e5", { draws: tree("d", "d child") }),
  "codeforces-1823e": largest("n 2e5", { draws: { l: () => 3, r: () => 1e5, ...circles() } }),
  "spoj-matgame": largest("T 1000, n 50, m 50"),
  "atcoder-agc010d": largest("n 99999", { draws: { a: halving() } }),
  "atcoder-agc002e": largest("n 1e5, a 1e9"),
  "atcoder-arc091f": largest("n 200", { draws: { k: () => 19180 } }),
  "atcoder-agc017d": largest("n 1e5", { draws: tree() }),
  "atcoder-agc020a": largest("n 100", { draws: { a: () => 1, b: () => 100 } }),
  "atcoder-arc072b": largest(""),
  "atcoder-dp-k": largest("n 100, a 1e5", { draws: members("a", "n", 100) }),
  "atcoder-typical90-ae": largest("n 1e5"),
  "atcoder-arc105d": largest("T 2, n 1e5"),
  "codeforces-1033c": largest("n 1e5", { draws: { a: permuted() } }),
  "luogu-p4055": largest("r 100, length 100", { draws: { c: () => 100 } }),
  "luogu-p6487": largest("n 1e15"),
  "poj-2599": largest("n 1000", { draws: { ...tree(), s: () => 500 } }),
  "codeforces-276b": largest("length 1000"),
  "codeforces-1373b": largest("length 100"),
  "codeforces-1147c": largest("n 50"),
  "codeforces-1704f": largest("T 1, length 5e5"),
  "codeforces-1695b": largest("T 1000, n 50"),
  "codeforces-1990a": largest("T 1000, n 50"),
  "atcoder-arc131c": largest("n 4e5", { draws: distinct("a", 2400) }),
  "atcoder-arc192b": largest("n 2e5"),
  "boj-16882": largest("n 1e5, a 1e9"),
  "boj-16889": largest("n 1e6"),
  "boj-11695": largest("n 50, m 50"),
  "codeforces-914b": largest("n 1e5"),
  "codeforces-282d": largest("n 3"),
  "codeforces-1190b": largest("n 1e5", { draws: distinct("a", 9999) }),
  "codeforces-2107b": largest("T 1, n 1e5"),
  "codeforces-2123a": largest("T 100"),
  "atcoder-arc137c": largest("n 3e5, a 1e9", {
    draws: { ...distinct("a", 3000), b: () => 1e9 - 5, c: () => 1e9 },
  }),
  "atcoder-arc151c": largest("n 1e18, m 2e5", {
    draws: { ...rising("x", "m", 2e12), y: (roll) => roll(2) },
  }),
  "atcoder-arc013c": largest("n 1000, m 100, x 1e9, y 1e9, z 1e9", {
    draws: { a: below("x"), b: below("y"), c: below("z") },
  }),
  "codeforces-1363c": largest("T 10, n 1000, x 1000", { draws: tree("u", "v") }),
  "codechef-igame": largest("T 1000", { draws: { p: below("m"), q: below("n") } }),
  "spoj-resn04": largest("T 100"),
  "hdu-4315": largest("tests 100", { draws: { ...rising("x", "n", 90), k: (roll) => 2 + roll(999) } }),
  "atcoder-caddi2018b": largest("n 1e5"),
  "boj-16879": largest("n 1e5"),
  "boj-4342": largest("tests 1000"),
  "boj-9655": largest(""),
  "boj-9656": largest(""),
  "boj-9657": largest(""),
  "boj-9658": largest(""),
  "boj-9659": largest(""),
  "boj-9660": largest(""),
  "boj-9661": largest(""),
  "boj-2600": largest("tests 5, b 500"),
  "boj-11867": largest(""),
  "boj-11868": largest("n 100"),
  "boj-11869": largest("m 100"),
  "boj-11871": largest("n 100"),
  "boj-11872": largest("n 100"),
  "boj-12107": largest(""),
  "boj-13034": largest(""),
  "boj-16897": largest("T 1e5"),
  "boj-30455": largest(""),
  "boj-16895": largest("n 1000"),
  "boj-24553": largest("T 1000"),
  "codechef-chcoinsg": largest("T 1000"),
  "codechef-chefbro": largest("T 10000, c 20"),
  "codechef-expgame": largest("T 100, n 100"),
  "codechef-fdivgame": largest("T 1000, n 100"),
  "codechef-matchs": largest("T 1e5"),
  "codechef-numgame": largest("T 10000"),
  "codechef-numgame2": largest("T 1e6"),
  "codechef-qcj6": largest("T 1000"),
  "boj-33902": largest(""),
  "boj-16884": largest("T 100"),
  "boj-16888": largest("T 1e5"),
  "boj-16894": largest(""),
  "boj-16877": largest("n 1e5"),
  "codeforces-1194d": largest("T 100"),
  "codeforces-120e": largest("T 100"),
  "codeforces-1370c": largest("T 100"),
  "codeforces-1537d": largest("T 10000"),
  "codeforces-1382b": largest("T 1, n 1e5"),
  "codeforces-1965a": largest("T 1, n 2e5"),
  "codeforces-1672a": largest("T 100, n 50"),
  "codeforces-1719a": largest("T 10000"),
  "codeforces-1841a": largest("T 99"),
  "codeforces-1919a": largest("T 1000"),
  "codeforces-2004e": largest("T 1, n 3e5"),
  "codeforces-255e": largest("n 77777"),
  "codeforces-2055a": largest("T 500", { draws: unequal(100, "a", "b") }),
  "codeforces-451a": largest(""),
  "codeforces-603c": largest("n 1e5"),
  "codeforces-630r": largest(""),
  "codeforces-768e": largest("n 1e6"),
  "codeforces-36d": largest("T 20"),
  "codeforces-346a": largest("n 100", { draws: distinct("a", 9_999_999) }),
  "codeforces-305e": largest("length 5000", { draws: { s: (roll) => (roll(50) % 7) % 2 } }),
  "codeforces-87c": largest("n 1e5"),
  "codeforces-832a": largest(""),
  "codeforces-1396b": largest("T 100"),
  "codeforces-1747c": largest("T 1, n 1e5"),
  "codeforces-15c": largest("n 1e5"),
  "codeforces-1451d": largest("T 100", { draws: { k: (roll) => 1 + roll(100) } }),
  "codeforces-78c": largest("", { draws: { m: () => 735_134_400, k: () => 2 } }),
  "cses-1098": largest("T 1, n 2e5"),
  "cses-1099": largest("T 1"),
  "cses-1729": largest("k 100", { draws: members("p", "k", 1e6) }),
  "cses-1730": largest("T 1, n 2e5"),
  "cses-2208": largest("T 1, n 2e5"),
  "cses-2207": largest("T 1e5"),
  "eolymp-5306": largest(""),
  "hackerrank-a-chessboard-game": largest("T 225"),
  "hackerrank-a-chessboard-game-again": largest("T 10, k 1000"),
  "hackerrank-chocolate-in-box": largest("n 1e6"),
  "hackerrank-bob-and-ben": largest("T 1000, n 100, k 1e9"),
  "hackerrank-game-of-stones": largest("T 100"),
  "hackerrank-game-of-stones-1-1": largest("T 10, g 100, n 100"),
  "hackerrank-manasa-and-prime-game": largest("T 10, n 10000"),
  "hackerrank-misere-nim": largest("T 100, n 100"),
  "hackerrank-nim-game": largest("T 100, n 100, s 100"),
  "hackerrank-nimble": largest("T 10000, n 100, s 1e9"),
  "hackerrank-poker-nim": largest("T 100, n 100, k 100"),
  "hackerrank-stone-piles": largest("T 50, n 50"),
  "hackerrank-tower-breakers": largest("T 100"),
  "hackerrank-tower-breakers-again": largest("T 200, n 100"),
  "hackerrank-tower-breakers-revisited": largest("T 100, n 100"),
  "hackerrank-vertical-rooks": largest("T 1000, n 100, a 100, b 100", { draws: unequal(100, "a", "b") }),
  "hackerrank-zero-move-nim": largest("T 100, n 10000"),
  "hackerrank-deforestation": largest("T 100, n 500", { draws: tree() }),
  "hdu-1079": largest("T 10000, y 2000", { draws: dates }),
  "hdu-1517": largest("tests 100"),
  "hdu-1525": largest("tests 10000, a 2e9, b 2e9"),
  "hdu-1527": largest(NUMBERS),
  "hdu-1536": largest("tests 10, k 100, m 100, l 100", { draws: members("s", "k", 10_000) }),
  "hdu-1564": largest(NUMBERS),
  "hdu-1730": largest("tests 100, n 1000, m 100, a 100, b 100", { draws: unequal(100, "a", "b") }),
  "hdu-1846": largest("C 10000"),
  "hdu-1847": largest(NUMBERS),
  "codechef-stradj": largest("T 10, n 100000, length 100000"),
  "hdu-2486": largest("T 20, n 1e8, k 1e5"),
  "hdu-1848": largest(NUMBERS),
  "hdu-1849": largest("tests 100, m 1000, k 1e9"),
  "hdu-1850": largest("tests 1000, m 100"),
  "hdu-2176": largest("tests 2, m 2e5, n 1e9"),
  "hdu-2177": largest("tests 10000"),
  "luogu-p1247": largest("k 5e5"),
  "poj-2975": largest("tests 100, n 1000"),
  "spoj-ngm": largest(""),
  "hdu-1851": largest("T 10000, n 10"),
  "hdu-1907": largest("T 474, n 47, a 5000"),
  "hdu-2147": largest(NUMBERS),
  "hdu-2149": largest("tests 300"),
  "hdu-2188": largest("C 10000"),
  "hdu-2516": largest(NUMBERS),
  "hdu-2509": largest("tests 1000, n 100"),
  "hdu-3094": largest("T 100, n 999", { draws: tree() }),
  "hdu-3032": largest("T 1, n 1e6"),
  "hdu-1729": largest("tests 1000, n 50"),
  "hdu-3389": largest("T 100"),
  "hdu-3951": largest("T 10000"),
  "hdu-4664": largest("T 1000, n 1000"),
  "hdu-4764": largest(NUMBERS),
  "hdu-5011": largest("tests 10, n 99999"),
  "hdu-5795": largest("T 1, n 1e6"),
  "hdu-6892": largest("T 10000, n 10"),
  "hdu-1404": largest("tests 10000, length 6"),
  "hdu-2873": largest("tests 100, length 50"),
  "hdu-3537": largest("tests 1000", { draws: distinct("a", 900) }),
  "hdu-4111": largest("T 4000"),
  "hdu-5724": largest("T 100", { draws: places20 }),
  "luogu-p2575": largest("T 100", { draws: places20 }),
  "hdu-2897": largest(NUMBERS),
  "hdu-4642": largest("T 10", { draws: { a: (roll) => roll(2) } }),
  "hdu-3980": largest("", { draws: { m: (roll) => 1 + roll(20) } }),
  "bzoj-1982": largest("tests 1, n 1e5, a 1e9"),
  "poj-1740": largest("tests 1000"),
  "timus-1180": largest("length 250"),
  "hdu-5973": largest("tests 10000", { draws: { a: ofDigits(100), b: ofDigits(100) } }),
  "hihocoder-1163": largest("n 100"),
  "leetcode-292": largest(""),
  "leetcode-1025": largest(""),
  "leetcode-1510": largest(""),
  "leetcode-3222": largest(""),
  "leetcode-3360": largest(""),
  "leetcode-464": largest("", { draws: { m: () => 20, d: () => 209 } }),
  "leetcode-2029": largest("n 1e5"),
  "leetcode-294": largest("length 60"),
  "leetcode-1908": largest("n 1e5"),
  "leetcode-2005": largest(""),
  "leetcode-810": largest("n 1000"),
  "lightoj-1186": largest("T 100, n 100, w 100, b 100", { draws: unequal(100, "w", "b") }),
  "lightoj-1192": largest("T 1000, k 100, a 1e9, b 1e9", { draws: unequal(1e9, "a", "b") }),
  "lightoj-1199": largest("T 100, n 100"),
  "lightoj-1229": largest("T 200, length 200", { draws: { s: (roll) => (roll(30) === 0 ? 1 : 0) } }),
  "lightoj-1253": largest("T 1000, k 100"),
  "lightoj-1296": largest("T 100, n 1000"),
  "lightoj-1315": largest("T 100, n 1000"),
  "lightoj-1247": largest("T 100, m 50, n 50"),
  "luogu-p1290": largest("C 6"),
  "luogu-p1512": largest("T 10000, y 2000", { draws: dates }),
  "luogu-p2197": largest("T 10, n 10000"),
  "luogu-p4018": largest("T 1e5"),
  "luogu-p4136": largest(NUMBERS),
  "luogu-p4860": largest("T 1e5"),
  "luogu-p2148": largest("T 20, n 20000"),
  "luogu-p3480": largest("T 10, n 1000, a 10", { ascending: "a" }),
  "luogu-p3150": largest("T 49"),
  "luogu-p2953": largest("G 100"),
  "nyoj-23": largest("t 999"),
  "nyoj-135": largest("T 1000, n 100"),
  "nyoj-833": largest(NUMBERS),
  "poj-1067": largest(NUMBERS),
  "zoj-3057": largest("tests 10000"),
  "bzoj-1874": largest("N 10, M 10", { draws: members("B", "M", 10) }),
  "poj-1704": largest("T 20, N 1000", { draws: distinct("P", 10) }),
  "poj-2234": largest("tests 1000, n 20"),
  "poj-2311": largest(NUMBERS),
  "poj-2484": largest(NUMBERS),
  "poj-3537": largest(""),
  "poj-3710": largest("tests 1, g 99, m 499", { draws: connected(99, "a", "b") }),
  "spoj-hs09nlg": largest("T 1000, n 1000"),
  "spoj-mcoins": largest("m 49, tests 49", { draws: { k: () => 2, l: () => 9 } }),
  "spoj-hubullu": largest("T 10000", { draws: { s: (roll) => roll(2) } }),
  "timus-1087": largest("m 50, k 10000", { draws: members("k", "m", 10_000) }),
  "uva-11489": largest("T 60, length 1000"),
  "uva-10165": largest("tests 1000, n 100"),
  "uva-11311": largest("T 10000, r 99, c 99", { draws: { m: () => 100, n: () => 100 } }),
  "uva-11859": largest("T 50, n 50"),
  "uva-11892": largest("T 100", { draws: { a: () => 1 } }),
  "uva-12293": largest(NUMBERS),
  "uva-12469": largest("tests 1000"),
  "uva-1482": largest("T 100, n 100"),
  "uva-10404": largest("tests 10, m 10, s 1e6", { draws: members("s", "m", 1000) }),
};

/** Input of a program as large as its statement allows. */
export function largestInput({ ids, read, limits }: ContestProgram, roll: Roll): string {
  const { most: typed, draws = {}, ascending } = largestInputs[ids[0]!]!;
  const form = parseRead(read);
  const most = new Map(limits === undefined ? [] : parseLimits(limits, form));
  for (const part of typed.split(", ").filter(Boolean)) {
    const [letter, number] = part.split(" ");
    most.set(letter!, Number(number));
  }
  return inputOf(form, most, draws, ascending, roll);
}

function inputOf(
  { items }: InputForm,
  most: ReadonlyMap<string, number>,
  draws: Draws,
  ascending: string | undefined,
  roll: Roll,
): string {
  const counts = new Set(countsIn(items));
  const known = new Map<string, number>();
  const mostOf = (letter: string): number => {
    const found = most.get(letter);
    if (found === undefined) throw new Error(`no largest number for ${letter}`);
    return found;
  };
  const before = (letter: string): number =>
    letter.startsWith("most ") ? mostOf(letter.slice(5)) : known.get(letter)!;
  const numberOf = (letter: string): number | string => {
    const draw = draws[letter];
    const number =
      draw?.(roll, before) ??
      (counts.has(letter)
        ? mostOf(letter)
        : mostOf(letter) - roll(Math.max(1, Math.floor(mostOf(letter) / 2))));
    known.set(letter, Number(number));
    return number;
  };
  const timesOf = (count: Count): number =>
    count.kind === "name"
      ? Math.floor((known.get(count.name)! - count.less) / count.by)
      : count.kind === "number"
        ? count.value
        : mostOf("length");
  const words = (item: Item): string => {
    switch (item.kind) {
      case "number":
        return `${numberOf(item.name)} `;
      case "numbers":
      case "set": {
        if (item.kind === "numbers" && item.isSame) return "";
        if (item.kind === "numbers" && item.word !== undefined) {
          const { codes } = item.word;
          const place = () => Number(draws[item.name]?.(roll, before) ?? roll(codes.length));
          const word = Array.from({ length: mostOf("length") }, () => codes[place()]!);
          return `${Buffer.from(word)}\n`;
        }
        if (item.kind === "numbers" && item.edges !== undefined) {
          const { as, of } = item.edges;
          const count = known.get(of)! - (as === "diameter" ? 1 : 0);
          const ends = [item.name, `${item.name} child`];
          return Array.from({ length: count }, () => `${ends.map(numberOf).join(" ")}\n`).join("");
        }
        const read = item.kind === "numbers" ? item.absent?.read : undefined;
        const list = Array.from({ length: timesOf(read ?? item.count) }, () => numberOf(item.name));
        if (item.name === ascending) list.sort((a, b) => Number(a) - Number(b));
        return `${list.join(" ")}\n`;
      }
      case "several":
        return Array.from({ length: timesOf(item.count) }, () => `${item.items.map(words).join("")}\n`).join(
          "",
        );
      case "tests": {
        const { until } = item;
        const length = until.kind === "count" ? known.get(until.name)! : mostOf("tests");
        const tests = Array.from({ length }, () => `${item.items.map(words).join("")}\n`).join("");
        return until.kind === "zeros" ? `${tests}${Array(until.zeros).fill(0).join(" ")}\n` : `\n${tests}`;
      }
    }
  };
  return `${items.map(words).join("")}\n`;
}

/** Letters that count other items. */
const countsIn = (items: readonly Item[]): string[] =>
  items.flatMap((item) => [
    ...("count" in item && item.count.kind === "name" ? [item.count.name] : []),
    ...("until" in item && item.until.kind === "count" ? [item.until.name] : []),
    ...(item.kind === "numbers" && item.edges !== undefined ? [item.edges.of] : []),
    ...(item.kind === "numbers" && item.absent?.read.kind === "name" ? [item.absent.read.name] : []),
    ...("items" in item ? countsIn(item.items) : []),
  ]);
