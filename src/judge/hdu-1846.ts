import { lines, tests } from "./legal.ts";
import { A, type Problem } from "./problem.ts";
import { counted, winner } from "./verdict.ts";

/** Bash's game: one heap from which 1 to m stones are taken. */
export const hdu1846: Problem<{ readonly n: number; readonly m: number }> = {
  id: "hdu-1846",
  aliases: [],
  name: { en: "Brave Game (Bash's game)", zh: "Brave Game（巴什博弈）" },
  statement: {
    en: "Take 1 to m stones from one heap of n. Whoever cannot move loses. Does the first player win?",
    zh: "一堆 n 个石子，每次取走 1 至 m 个；无法操作者输。先手是否必胜？",
  },
  input: { en: "C; lines n m", zh: "C；每行 n m" },
  output: { en: "`first` or `second` per line", zh: "每行输出 `first` 或 `second`" },
  limits: { en: "n, m <= 1000", zh: "n, m ≤ 1000" },
  game: "bash",
  samples: [{ input: "2\n23 2\n4 3\n", output: "first\nsecond\n" }],
  legal: (draw) => tests(draw, 100, () => lines(`${draw.number(1, 1000)} ${draw.number(1, 1000)}`)),
  tests: (input) => counted(input, () => ({ n: input.integer(A.heap), m: input.integer(A.take) })),
  answer: ({ n, m }) => (n % (m + 1) === 0 ? "second" : "first"),
  *why({ n, m }) {
    const rest = n % (m + 1);
    yield {
      en: `Bash's game: ${n} mod ${m + 1} = ${rest}`,
      zh: `巴什博弈：${n} mod ${m + 1} = ${rest}`,
    };
    yield winner(rest !== 0);
  },
};
