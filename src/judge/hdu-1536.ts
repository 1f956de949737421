import { A, type Problem } from "./problem.ts";
import { explainHeaps, readNimSum, readTakes } from "./s-nim.ts";

export const hdu1536: Problem = {
  id: "hdu-1536",
  aliases: ["hdu-1944", "poj-2960"],
  name: { en: "S-Nim", zh: "S-Nim" },
  statement: {
    en: "Take s stones from one heap, s in S. Whoever cannot move loses. For each position: does the first player win?",
    zh: "每次从一堆中取走 s 个石子，s 属于 S；无法操作者输。对每个局面，先手是否必胜？",
  },
  input: {
    en: "repeated until a line `0` or the end of input: k s1..sk / m / m lines l h1..hl",
    zh: "重复至一行 `0` 或输入结束：k s1..sk / m / m 行 l h1..hl",
  },
  output: { en: "per test one line of m letters, W or L", zh: "每组测试输出一行 m 个字母 W 或 L" },
  limits: { en: "k, m, l <= 100; s, h <= 10000", zh: "k, m, l ≤ 100；s, h ≤ 10000" },
  game: "{2,5}",
  samples: [
    {
      input: "2 2 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n5 1 2 3 4 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n0\n",
      output: "LWW\nWWL\n",
    },
  ],
  solve(input, print) {
    while (!input.ended()) {
      const k = input.integer(A.count, 0);
      if (k === 0) return;
      const table = readTakes(input, k);
      const m = input.integer(A.count, 0);
      let letters = "";
      for (let i = 0; i < m; i++) letters += readNimSum(input, table) === 0 ? "L" : "W";
      print(letters);
    }
  },
  *explain(input) {
    const table = readTakes(input);
    for (let m = input.integer(A.count); m > 0; m--) yield* explainHeaps(input, table);
  },
};
