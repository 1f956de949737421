import { NotationError } from "../errors.ts";
import { areNaturals } from "../nimber/natural.ts";
import type { Cell, Game, LocalizedText, Move } from "../types.ts";
import { parseNaturals } from "./family/natural.ts";

/** Minimal generators: the numbers named so far, without those that are sums of others. */
type Generators = readonly number[];

/** Largest number that can be named, so that the remaining ones are few enough to list. */
const MOST = 1000;

const NOTATION: LocalizedText = {
  en: `numbers from 2 to ${MOST} without a common divisor, such as 4,5`,
  zh: `2 到 ${MOST} 之间、最大公约数为 1 的若干个数，如 4,5`,
};

/** Reason for refusing numbers with a common divisor. */
const DIVISOR: LocalizedText = {
  en: "numbers without a common divisor: with one, there are infinitely many moves and few known outcomes (Winning Ways, ch. 18)",
  zh: "最大公约数为 1 的数：否则走法有无穷多种，胜负只在少数局面已知（Winning Ways 第 18 章）",
};

/** Numbers from 1 that are not sums of those named, with repeats allowed. */
function gaps(named: Generators): number[] {
  const [least = 1] = named;
  const found: number[] = [];
  const sums = [true];
  for (let n = 1, run = 0; run < least; n++) {
    sums[n] = named.some((each) => each <= n && sums[n - each]!);
    run = sums[n] ? run + 1 : 0;
    if (!sums[n]) found.push(n);
  }
  return found;
}

/** Those named that are not sums of the others. */
function generators(named: readonly number[]): Generators {
  const found: number[] = [];
  const most = Math.max(...named);
  const sums = Array<boolean>(most + 1).fill(false);
  sums[0] = true;
  const given = new Set(named);
  for (let n = 1; n <= most; n++) {
    sums[n] = found.some((each) => each <= n && sums[n - each]!);
    if (sums[n] || !given.has(n)) continue;
    found.push(n);
    sums[n] = true;
  }
  return found;
}

function* moves(named: Generators): Generator<Move<Generators>> {
  for (const gap of gaps(named)) if (gap !== 1) yield { at: `${gap}`, to: [generators([...named, gap])] };
}

function parse(text: string): Generators {
  const named = parseNaturals(text, MOST).map(Number);
  if (named.some((each) => each < 2)) throw new NotationError(text, 0, NOTATION);
  if (named.reduce(gcd) !== 1) throw new NotationError(text, 0, DIVISOR);
  return generators(named);
}

function board(named: Generators): Cell[] {
  return gaps(named).map((gap, i): Cell => {
    const [x, y] = [i % 12, Math.floor(i / 12)];
    return { shape: "label", x, y, text: `${gap}`, ...(gap !== 1 && { touch: [`${gap}`] }) };
  });
}

/**
 * Sylver coinage: a move names a number that is not a sum of those named before; whoever must name 1 loses.
 */
export const sylver: Game<Generators> = {
  id: "sylver",
  name: { en: "Sylver Coinage", zh: "西尔弗造币游戏" },
  rule: {
    en: "Name a number from 2 that is not a sum of numbers named before, with repeats; a player who can name only 1 loses.",
    zh: "说出一个不小于 2、且不能由已说出的数（可重复）相加得到的数；只剩 1 可说者输。",
  },
  notation: NOTATION,
  space: "tuple",
  start: [[4, 5]],
  isPosition: (named) =>
    areNaturals(named) &&
    named.every((each) => each > 1 && each <= MOST) &&
    parse(named.join()).length === named.length,
  key: (named) => named.join(),
  format: (named) => named.join(),
  parse,
  moves,
  accelerators: {
    cost: (named) => 2 ** gaps(named).length,
  },
  board,
  theorems: [
    {
      claim: {
        en: "2 and an odd n are a P-position iff n = 3. For other positions without a common divisor, only a search gives the outcome.",
        zh: "2 与奇数 n 为必败态，当且仅当 n = 3。其他最大公约数为 1 的局面，一般只能靠搜索判定。",
      },
      source: {
        en: "Winning Ways (2nd ed.), vol. 3, ch. 18: 3 answers 2, and 2 answers 3",
        zh: "Winning Ways (2nd ed.), vol. 3, ch. 18：以 3 应 2，以 2 应 3",
      },
      covers: (named) => named.length === 2 && named[0] === 2,
      *cases() {
        for (let n = 3; n <= MOST; n += 2) yield [[2, n]];
      },
      says: ([, n]) => (n === 3 ? "P" : "N"),
    },
  ],
};

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
