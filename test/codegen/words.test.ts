import { expect, test } from "vitest";
import { languageNamed, parseAnswer, parseRead, templateCode, valuesFor } from "../../src/codegen/index.ts";
import { parseGame } from "../../src/games/index.ts";
import { drawn } from "../../src/stress/draw.ts";
import { formSubject } from "../form-subject.ts";
import { dice, type Options, plainGrundy } from "../oracle.ts";
import { inEach, outputsOf } from "./toolchains.ts";

/** Game that is played on words, and the form that makes positions of another game of them. */
interface Case {
  readonly game: string;
  readonly read: string;
  readonly options: Options<string>;
  /** Lines of a test: its words, and other numbers. */
  test(word: () => string): { readonly lines: readonly string[]; readonly words: readonly string[] };
  /** Words of a line that `stress` prints, if the last of the line is not the only one. */
  readonly wordsOf?: (line: string) => readonly string[];
  readonly letters: string;
  readonly longest: number;
  /** Whether no number of tests stands first. */
  readonly uncounted?: true;
  /** Largest heap. */
  readonly largest?: number;
  /** Words of the answer, if a won heap stands for a lost word. */
  readonly print?: string;
}

const cut = (word: string, from: number, length: number): string =>
  word.slice(0, from) + word.slice(from + length);

const one = (word: () => string) => {
  const own = word();
  return { lines: [own], words: [own] };
};

const digitSum = (word: string): number => [...word].reduce((sum, digit) => sum + Number(digit), 0);

/** Positions of the digits of a word that a move lowers, or a 0 at which it ends. */
const deletions: Options<string> = (word) =>
  [...word].flatMap((digit, i) => [
    ...(digit === "0" ? [[word.slice(0, i)]] : []),
    ...Array.from({ length: Number(digit) }, (_, less) => [word.slice(0, i) + less + word.slice(i + 1)]),
  ]);

/** Position of the player who has lost, since the other began a turn with a palindrome. */
const WON = "!";

const isPalindrome = (word: string): boolean => {
  const odd = [...new Set(word)].filter((letter) => word.split(letter).length % 2 === 0);
  return odd.length <= 1;
};

/** Moves that turn two adjacent `+` into `--`. */
const flips: Options<string> = (row) =>
  [...row].flatMap((_, i) =>
    row.slice(i, i + 2) === "++" ? [[`${row.slice(0, i)}--${row.slice(i + 2)}`]] : [],
  );

const cases: readonly Case[] = [
  {
    game: "dawsons-kayles",
    read: "T (r*runs(+-))*",
    options: flips,
    test: one,
    letters: "+++-",
    longest: 13,
  },
  {
    game: "dawsons-kayles",
    read: "T (m (k r*runs(+-))*m)* -> r",
    options: flips,
    test(word) {
      const words = Array.from({ length: 1 + (word().length % 3) }, word);
      return { lines: [`${words.length}`, ...words.map((each) => `${each.length} ${each}`)], words };
    },
    wordsOf: (line) => line.split(" ").filter((_, i) => i > 0 && i % 2 === 0),
    letters: "+++-",
    longest: 8,
  },
  // A player removes a letter; who moves where the letters form a palindrome has won.
  {
    game: "[n: n-1]",
    read: "T (c*counts(a..cxz))* -> max(sum(c%2),1)-1",
    options: (word) => {
      if (word === WON) return [];
      return isPalindrome(word) ? [[WON]] : [...word].map((_, i) => [cut(word, i, 1)]);
    },
    test: one,
    letters: "abcxz",
    print: "L/W",
    longest: 6,
  },
  // A player removes two different adjacent characters.
  {
    game: "[n: n-1]",
    read: "T (c*counts(01))* -> min(c)",
    options: (word) =>
      [...word].flatMap((each, i) =>
        word[i + 1] !== undefined && word[i + 1] !== each ? [[cut(word, i, 2)]] : [],
      ),
    test: one,
    letters: "01",
    longest: 9,
  },
  // A player removes a digit so that 3 divides the sum of the others.
  {
    game: "[n: n-1]",
    read: "T (d*digits)* -> (1-min(sum(d)%3,1))*sum(1-min(d%3,1))+(sum(d)%3%2*max(d%3%2)+sum(d)%3/2*max(d%3/2))*(sum(1-min(d%3,1))+1)",
    options: (word) =>
      [...word].flatMap((_, i) => (digitSum(cut(word, i, 1)) % 3 === 0 ? [[cut(word, i, 1)]] : [])),
    test: one,
    letters: "0123456789",
    longest: 8,
  },
  // Tests up to the end of the input: a player lowers a digit, or removes a 0 with all behind it.
  {
    game: "[n: n-j*k if k in powers(10) and 10*k <= n and j <= n/k%10 | n/10/k if k in powers(10) and 10*k <= n and n/k%10 = 0]",
    read: "(d*digits(3))* -> 10**size(d)+decimal(d)",
    options: deletions,
    test: one,
    letters: "0123456789",
    longest: 3,
    uncounted: true,
    largest: 1999,
  },
  // Coins at the places of `#` turn alone, or with another one at the left.
  {
    game: "[n: a-1 if a <= n]",
    read: "T (m (p*places(#o.))*m)* -> p",
    options: (row) =>
      [...row].flatMap((cell, i) => {
        if (cell !== "#") return [];
        const alone = `${row.slice(0, i)}.${row.slice(i + 1)}`;
        const turned = [...alone].map((each) => (each === "#" ? "." : "#"));
        return [
          [alone],
          ...Array.from({ length: i }, (_, j) => [alone.slice(0, j) + turned[j] + alone.slice(j + 1)]),
        ];
      }),
    test(word) {
      const words = Array.from({ length: 1 + (word().length % 3) }, word);
      return { lines: [`${words.length}`, ...words], words };
    },
    wordsOf: (line) => line.split(" ").slice(1),
    letters: "#o..",
    longest: 7,
  },
  // A player removes two adjacent characters that differ, and the row falls apart; or nothing, where some are missing.
  {
    game: "dawsons-kayles",
    read: "T (c*counts(RBW)=r*alternating(WRB))* -> max(1-max(1-min(c),0),0) # r",
    options: (row) =>
      new Set(row.replaceAll(".", "")).size < 3 && !row.includes(".")
        ? []
        : [...row].flatMap((each, i) => {
            const next = row[i + 1];
            return next === undefined || next === each || each === "." || next === "."
              ? []
              : [[`${row.slice(0, i)}..${row.slice(i + 2)}`]];
          }),
    test: one,
    letters: "RBW",
    longest: 9,
  },
  // The digits are heaps.
  {
    game: "{1,3,4}",
    read: "T (n d*digits)* -> d",
    options: (word) =>
      [...word].flatMap((digit, i) =>
        [1, 3, 4].flatMap((take) =>
          take <= Number(digit) ? [[`${word.slice(0, i)}${Number(digit) - take}${word.slice(i + 1)}`]] : [],
        ),
      ),
    test(word) {
      const own = word();
      return { lines: [`${own.length}`, own], words: [own] };
    },
    letters: "0123456789",
    longest: 3,
  },
  // The letters are heaps.
  {
    game: "{1,3}",
    read: "T (a*codes(a..dx))* -> a",
    options: (word) =>
      [...word].flatMap((letter, i) =>
        [1, 3].flatMap((take) => {
          const size = "abcdx".indexOf(letter);
          return take <= size ? [[`${word.slice(0, i)}${"abcdx"[size - take]}${word.slice(i + 1)}`]] : [];
        }),
      ),
    test: one,
    letters: "abcdx",
    longest: 3,
  },
];

const TESTS = 30;

const sourceOf = ({ game: id, read: form, print = "W/L", largest = 100 }: Case, language: string): string => {
  const game = parseGame(id);
  const read = parseRead(form);
  const input = { read, tests: TESTS };
  return templateCode(
    { game, ...valuesFor(game, input, [largest]), ...input, answer: parseAnswer(print), largest },
    languageNamed(language)!,
    "en",
  );
};

inEach("words of the input", "are read as runs, places, stretches, counts and digits", (chain, turn) => {
  const roll = dice(41 + turn);
  const asked = cases.map(({ options, test, letters, longest, uncounted }) => {
    const word = () =>
      Array.from({ length: 1 + roll(longest) }, () => letters[roll(letters.length)]).join("");
    const value = plainGrundy(options, (each) => each);
    const tests = Array.from({ length: TESTS }, () => test(word));
    return {
      input: `${[...(uncounted ? [] : [TESTS]), ...tests.flatMap(({ lines }) => lines)].join("\n")}\n`,
      output: tests
        .map(({ words }) => (words.reduce((sum, each) => sum ^ value(each), 0) === 0 ? "L" : "W"))
        .join("\n"),
    };
  });
  const outputs = outputsOf(
    chain,
    cases.map((each) => sourceOf(each, chain.id)),
    asked,
  );
  for (const [i, { input, output }] of asked.entries())
    expect(outputs[i]!.trimEnd(), `${cases[i]!.read}\n${input}`).toBe(output);
});

/** Lines of tests, each of which may be a count and as many lines. */
function testsOf(lines: readonly string[], areCounted: boolean): readonly string[] {
  if (!areCounted) return lines;
  const found: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const next = at + 1 + Number(lines[at]);
    found.push(lines.slice(at, next).join(" "));
    at = next;
  }
  return found;
}

test.each(cases)(
  "stress draws words for $read, and answers as play",
  ({
    game: id,
    read,
    options,
    print = "W/L",
    wordsOf = (line) => line.split(" ").slice(-1),
    uncounted,
    largest = 100,
  }) => {
    const game = parseGame(id);
    const subject = formSubject(game, read, parseAnswer(print), [largest]);
    const value = plainGrundy(options, (each) => each);
    const roll = dice(7);
    let compared = 0;
    for (let i = 0; i < 20; i++) {
      const { input, answers } = subject.make(drawn(() => roll(1000) / 1000, { number: 30, count: 4 }));
      const tests = testsOf(
        input
          .trim()
          .split("\n")
          .slice(uncounted ? 0 : 1),
        read.includes("*m)"),
      );
      const found = tests.map((line) =>
        wordsOf(line).reduce((sum, each) => sum ^ value(each), 0) === 0 ? "L" : "W",
      );
      expect(answers(), input).toEqual(found);
      compared += found.length;
    }
    expect(compared).toBeGreaterThan(20);
  },
);
