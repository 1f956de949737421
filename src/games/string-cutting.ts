import { saysOf } from "../law-value/evaluate.ts";
import { nimSum } from "../nimber/nim-sum.ts";
import type { Game } from "../types.ts";
import { law as dawson } from "./dawsons-kayles.ts";
import { runsOf, wordGame } from "./family/word.ts";

// Game `string-cutting`, in which words fall apart as rows do in Dawson's Kayles.

const MOST = 100_000;
const LETTERS = "ab";

/** Value of a row of Dawson's Kayles. */
const rows = saysOf(dawson);

const isOpen = (word: string, place: number): boolean => place > 0 && word[place - 1] === word[place + 1];

/** Word from which a move cuts out a letter between two equal ones; its two sides are words again. */
export const stringCutting: Game<string> = {
  ...wordGame({
    isWord: new RegExp(`^[a-z]{1,${MOST}}$`),
    notation: {
      en: `a word of at most ${MOST} small letters, such as abacaba`,
      zh: `至多 ${MOST} 个小写字母的串，如 abacaba`,
    },
    isOpen,
    left: (word, place) => [word.slice(0, place), word.slice(place + 1)],
  }),
  id: "string-cutting",
  program: { name: "equal-neighbours" },
  name: { en: "Cutting a string", zh: "剪字符串" },
  rule: {
    en: "Choose a letter between two equal ones and cut it out; the two sides are strings of their own.",
    zh: "选一个左右两邻相同的字母剪下，其两侧成为两个独立的串。",
  },
  start: ["abacaba"],
  theorems: [
    {
      claim: {
        en: "A move takes a place between equal letters from a run of such places, with its neighbours: the value is the nim-sum of Dawson's Chess at the lengths of the runs.",
        zh: "左右两邻相同的位置连成若干段，一步从一段中去掉一个位置及其相邻位置：SG 值等于各段长度的 Dawson's Chess 值的异或和。",
      },
      source: { en: "Codeforces 305 E", zh: "Codeforces 305E" },
      *cases() {
        for (let length = 1; ; length++)
          for (let chosen = 0; chosen < 2 ** length; chosen++)
            yield [Array.from({ length }, (_, i) => LETTERS[(chosen >> i) & 1]).join("")];
      },
      says: (...words) =>
        nimSum(
          ...words.flatMap((word) =>
            runsOf(word.length, (place) => isOpen(word, place)).map((length) => Number(rows(length + 1))),
          ),
        ),
    },
  ],
};
