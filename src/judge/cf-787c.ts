import { ENDLESS } from "../solve/graph/retrograde.ts";
import type { LocalizedText } from "../types.ts";
import { lines, takes } from "./legal.ts";
import { A, type Problem } from "./problem.ts";
import type { Reader } from "./reader.ts";

// A monster moves around a circle by steps of the mover's own set; whoever brings it to the black hole wins.

const STEP: LocalizedText = { en: "a number of steps", zh: "步数" };
const MOST = 100_000;
const NAMES = ["Rick", "Morty"] as const;
type Player = 0 | 1;

/**
 * Circle for the first player: the number of moves until the end from each place. Place 0 is the black hole.
 */
interface Circle {
  readonly first: Player;
  readonly steps: readonly number[];
  /** Indexed by the player to move. */
  readonly lasting: readonly [Uint32Array, Uint32Array];
}

/**
 * Number of moves until the end from each place, for each player to move, by a search backwards from the
 * black hole. This is the search of a graph whose edges are too many to store.
 */
function lastingOn(n: number, sets: readonly (readonly number[])[]): [Uint32Array, Uint32Array] {
  const lasting: [Uint32Array, Uint32Array] = [
    new Uint32Array(n).fill(ENDLESS),
    new Uint32Array(n).fill(ENDLESS),
  ];
  const waits = sets.map((steps) => new Uint32Array(n).fill(steps.length));
  const decided = new Uint32Array(2 * n);
  decided[1] = 1;
  let count = 2;
  lasting[0][0] = 0;
  lasting[1][0] = 0;
  for (let i = 0; i < count; i++) {
    const player = (decided[i]! & 1) as Player;
    const place = decided[i]! >> 1;
    const next = lasting[player][place]! + 1;
    const mover = player === 0 ? 1 : 0;
    const [known, waiting] = [lasting[mover], waits[mover]!];
    for (const step of sets[mover]!) {
      const before = place < step ? place - step + n : place - step;
      if (known[before] !== ENDLESS) continue;
      if (next % 2 === 0 && --waiting[before]! !== 0) continue;
      known[before] = next;
      decided[count++] = 2 * before + mover;
    }
  }
  return lasting;
}

const readSteps = (input: Reader, n: number): number[] =>
  Array.from({ length: input.integer(A.count, 1, n - 1) }, () => input.integer(STEP, 1, n - 1));

const word = (moves: number): string => (moves === ENDLESS ? "Loop" : moves % 2 === 1 ? "Win" : "Lose");

export const cf787c: Problem<Circle> = {
  id: "cf-787c",
  aliases: ["codeforces-787c", "cf-786a", "codeforces-786a", "luogu-cf787c", "luogu-cf786a"],
  name: { en: "Berzerk", zh: "狂暴（Berzerk）" },
  statement: {
    en: "n places lie in a circle. The first is a black hole, and a monster stands on another. Rick and Morty take turns to move it clockwise, each by a number of their own set. Whoever moves it to the black hole wins. For each start: does the first player win, lose, or does play never end?",
    zh: "n 个位置围成一圈，1 号是黑洞，怪物在别的位置。Rick 与 Morty 轮流让它顺时针走自己集合中的某个步数，谁使它到黑洞谁胜。对每个起点：先走者必胜、必败，还是永无结果？",
  },
  input: {
    en: "n / k s1..sk, the set of Rick / k s1..sk, that of Morty",
    zh: "n / k s1..sk，Rick 的集合 / k s1..sk，Morty 的集合",
  },
  output: {
    en: "for Rick beginning and then for Morty, a line of n - 1 words: `Win`, `Lose` or `Loop`",
    zh: "先是 Rick 先走、再是 Morty 先走，各一行 n - 1 个词：`Win`、`Lose` 或 `Loop`",
  },
  limits: { en: "2 <= n <= 7000; 1 <= k, s < n", zh: "2 ≤ n ≤ 7000；1 ≤ k、s < n" },
  samples: [
    { input: "5\n2 3 2\n3 1 2 3\n", output: "Lose Win Win Loop\nLoop Win Win Win\n" },
    {
      input: "8\n4 6 2 3 4\n2 3 6\n",
      output: "Win Win Win Win Win Win Win\nLose Win Lose Lose Win Lose Lose\n",
    },
  ],
  legal(draw) {
    const n = draw.count(2, 7000);
    const set = () => takes(draw, Math.min(n - 1, 200), n - 1).join(" ");
    return lines(`${n}`, set(), set());
  },
  *tests(input) {
    const n = input.integer(A.count, 2, MOST);
    const sets = [readSteps(input, n), readSteps(input, n)];
    const lasting = lastingOn(n, sets);
    for (const first of [0, 1] as const) yield { first, steps: sets[first]!, lasting };
  },
  answer: ({ first, lasting }) => Array.from(lasting[first].subarray(1), word).join(" "),
  *why({ first, steps, lasting }) {
    const [own, others] = [lasting[first], lasting[1 - first]!];
    const [name, rival] = [NAMES[first], NAMES[1 - first]];
    const n = own.length;
    for (let place = 1; place < Math.min(n, 10); place++) {
      const moves = own[place]!;
      const wanted = moves === ENDLESS ? ENDLESS : moves - 1;
      const best = [...new Set(steps)].filter((step) => others[(place + step) % n] === wanted).slice(0, 8);
      const by = best.join(", ");
      if (moves === ENDLESS)
        yield {
          en: `Place ${place + 1}: no step of ${name} wins, and by ${by} ${rival} cannot win either: Loop.`,
          zh: `位置 ${place + 1}：${name} 没有必胜的一步，但走 ${by} 后 ${rival} 也不能胜：Loop。`,
        };
      else if (moves % 2 === 1)
        yield {
          en: `Place ${place + 1}: ${name} wins in ${moves} ${moves === 1 ? "move" : "moves"}, beginning with ${by}.`,
          zh: `位置 ${place + 1}：${name} 共 ${moves} 步获胜，第一步走 ${by}。`,
        };
      else
        yield {
          en: `Place ${place + 1}: every step of ${name} loses; ${by} lasts ${moves} moves.`,
          zh: `位置 ${place + 1}：${name} 怎么走都负；走 ${by} 可拖 ${moves} 步。`,
        };
    }
  },
};
