import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NotationError } from "../../src/errors.ts";
import { parseGame, parseSum, rule } from "../../src/games/index.ts";
import { say } from "../../src/locale/message.ts";
import { parseRule } from "../../src/rules/parse.ts";
import { printRule } from "../../src/rules/print.ts";
import type { Expression, Rule } from "../../src/rules/syntax.ts";

const canonical = (text: string) => printRule(parseRule(text));

/** Syntax tree without positions in the text. */
const bare = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, each) =>
      key === "span" ? undefined : typeof each === "bigint" ? `${each}` : each,
    ),
  );

const FIRST = "[n: n-1 | n/2]";

describe("the canonical form of a rule in a line", () => {
  test.each([
    FIRST,
    "[n: n-k if k in squares]",
    "[n: a & n-a if a < n-a]",
    "[n: n-1 | n-2 | a & n-1-a | a & n-2-a]",
    "[x,y: x-k,y | x,y-k | x-k,y-k]",
    "[n,m: n-k,2*k if k <= m]",
    "[x,y: x-2*k,y+k | x+k,y-2*k]",
    "[x,y: x-k,y | x,y-k ; lost: x+y <= 1]",
    "[n: k # n/k if k in divisors(n) and k > 1]",
    "[n: split(n) | split(n, distinct) | split(n, mixed) | split(n, equal) | split(n, 2..4) | split(n-1, distinct, 2..3)]",
    "[n: n-k if k in {1,3,4} or k in {1..9} or k in powers(2) or k in primes or k in fibonacci]",
    "[n: max(n-5,0) | min(n-1,n/2) | gcd(n,6) | abs(3-n) ; lost: n = 0 ; won: n = 1]",
    "[n: n-(1-k) | n-2**k**2 | (2**k)**2 | -n**2+9 | (-n)**2 | n-(k+1)*2 | n-6/(2/k) if k < 9]",
    "[n: n xor k if n xor k < n | (n xor k)+1 | n xor (k xor 1)]",
    "[n: n-k if not (k = 1 or k = 2) and (k > 5 or not k > 3) and 1 <= k < 9 != n]",
    "[x,y: x-k,y | x,y-k if k < 3 ; legal: x != y and y < 9 ; lost: x = 1]",
    "[x1,x2: x1-k1,x2 if (x1 > 1 and x2 > 1) and x1 < x2]",
  ])("%s is its own", (text) => expect(canonical(text)).toBe(text));

  test.each([
    ["[ n :n - 1|( n / 2 ) ]", FIRST],
    ["[n:((n))-((1))|n/2]", FIRST],
    ["［ｎ：ｎ－１｜ｎ／２］", FIRST],
    ["[n: a ＆ n-a if a ≠ n-a；lost：n ≤ 2]", "[n: a & n-a if a != n-a ; lost: n <= 2]"],
    ["[x、y： x-k，y if k ≥ 2]", "[x,y: x-k,y if k >= 2]"],
    ["[n: n-k if k == 007]", "[n: n-k if k = 7]"],
    ["[n: n ⊕ k if k ∈ ｛１..n｝]", "[n: n xor k if k in {1..n}]"],
    ["[n: n-1 ; lost: n=0 ; legal: n!=4]", "[n: n-1 ; legal: n != 4 ; lost: n = 0]"],
    ["[n: n-1 ; won: n=1 ; lost: n=0]", "[n: n-1 ; lost: n = 0 ; won: n = 1]"],
    ["[n: n-a-b | n-(a-b) | a*b/2%3]", "[n: n-a-b | n-(a-b) | a*b/2%3]"],
  ])("%s is %s", (typed, usual) => expect(canonical(typed)).toBe(usual));

  const names = fc.constantFrom("n", "k", "a1");
  const { expression, condition } = fc.letrec<{ expression: Expression; condition: unknown }>((tie) => ({
    expression: fc.oneof(
      { maxDepth: 4 },
      names.map((name) => ({ kind: "name", name })),
      fc.bigInt({ min: 0n, max: 10n ** 20n }).map((value) => ({ kind: "number", value })),
      tie("expression").map((of) => ({ kind: "negative", of })),
      fc
        .tuple(fc.constantFrom("+", "-", "*", "/", "%", "**", "xor"), tie("expression"), tie("expression"))
        .map(([sign, left, right]) => ({ kind: "arithmetic", sign, left, right })),
      fc
        .tuple(
          fc.constantFrom("min", "max", "gcd"),
          fc.array(tie("expression"), { minLength: 2, maxLength: 3 }),
        )
        .map(([call, of]) => ({ kind: "call", call, of })),
      tie("expression").map((of) => ({ kind: "call", call: "abs", of: [of] })),
    ) as fc.Arbitrary<Expression>,
    condition: fc.oneof(
      { maxDepth: 4 },
      fc
        .tuple(
          tie("expression"),
          fc.array(
            fc.record({ sign: fc.constantFrom("=", "!=", "<", "<=", ">", ">="), right: tie("expression") }),
            { minLength: 1, maxLength: 3 },
          ),
        )
        .map(([first, links]) => ({ kind: "chain", first, links })),
      fc
        .tuple(
          tie("expression"),
          fc.oneof(
            fc.constantFrom("squares", "primes", "fibonacci").map((kind) => ({ kind })),
            tie("expression").map((base) => ({ kind: "powers", base })),
            tie("expression").map((of) => ({ kind: "divisors", of })),
            fc
              .array(
                fc.oneof(
                  fc.record({ from: tie("expression") }),
                  fc.record({ from: tie("expression"), to: tie("expression") }),
                ),
                { minLength: 1, maxLength: 3 },
              )
              .map((ranges) => ({ kind: "listed", ranges })),
          ),
        )
        .map(([first, set]) => ({ kind: "chain", first, links: [{ sign: "in", set }] })),
      tie("condition").map((of) => ({ kind: "not", of })),
      fc
        .tuple(fc.constantFrom("and", "or"), fc.array(tie("condition"), { minLength: 2, maxLength: 3 }))
        .map(([kind, of]) => ({ kind, of })),
    ),
  }));

  test("is read as the tree it was printed from", () => {
    fc.assert(
      fc.property(expression, condition, (position, holds) => {
        const parts = [{ kind: "component", position: [position] }];
        const given = {
          variables: ["n"],
          options: [{ parts, condition: holds, letters: [] }],
        } as unknown as Rule;
        const text = printRule(given);
        const read = parseRule(text);
        expect(bare(read.options[0]!.parts)).toEqual(bare(parts));
        expect(bare(read.options[0]!.condition)).toEqual(bare(holds));
        expect(printRule(read)).toBe(text);
      }),
      { numRuns: 500 },
    );
  });

  test("every node has its place in what was typed", () => {
    const typed = "[n: n-k & ２*k if k in {1..9}]";
    const [option] = parseRule(typed).options;
    const shown = ({ span }: { span: { start: number; end: number } }) => typed.slice(span.start, span.end);
    expect(option!.parts.map(shown)).toEqual(["n-k", "２*k"]);
    expect(shown(option!.condition!)).toBe("k in {1..9}");
    expect(option!.letters).toEqual(["k"]);
  });
});

describe("what cannot be read", () => {
  test.each([
    ["[n n-1]", 3, "`,` or `:`"],
    ["[n: n-1", 7, "an operation, `&`, `if`, `|`, `;` or `]`"],
    ["[n: n-1,2]", 7, "an operation, `&`, `if`, `|`, `;` or `]`, because a position is n: one number"],
    ["[x,y: x]", 7, "a comma and the next value of y, because a position is x,y"],
    ["[x,y: x,y,1]", 9, "an operation, `&`, `if`, `|`, `;` or `]`, because a position is x,y: 2 numbers"],
    ["[n: n-k if k in sqares]", 16, "a set:", "squares"],
    ["[n: (n-1]", 8, "`)`"],
    ["[n: n-1 < 3]", 8, "an operation"],
    ["[n,n: n]", 3, "a letter other than n"],
    ["[n: ab]", 4, "a number", "abs"],
    ["[n: mx(n,1)]", 4, "a number", "max"],
    ["[n: min(n)]", 9, "`,`"],
    ["[n: abs(n,1)]", 9, "`)`"],
    ["[n: n-k if k in powers]", 22, "`(`"],
    ["[n: n-k if k in {}]", 17, "a number"],
    ["[n: n-k if k in {1..}]", 20, "a number"],
    ["[n: split(n, distnct)]", 13, "`distinct`", "distinct"],
    ["[n: split(n, 3)]", 14, "`..`"],
    ["[n: split(n, 4..2)]", 16, "a number of parts from 4"],
    ["[n: split(n, 0..2)]", 13, "a number of parts from 1"],
    ["[x,y: split(x)]", 6, "2 expressions between commas"],
    ["[n: n-1 ; lst: n = 1]", 10, "`legal:`, `lost:`, `won:` or `block:`"],
    ["[n: n-1 ; lost: n = 1 ; lost: n = 2]", 24, "one `lost:`"],
    ["[n: n-1 ; lost: k = 1]", 16, "a condition on n alone, without the letter k"],
    ["[n: n-1 ; lost: n]", 16, "a condition"],
    ["[n: a & n-a ; won: n = 1]", 8, "a move that leaves one component"],
    ["[n: split(n) ; won: n = 1]", 4, "a move that leaves one component"],
    ["[]", 1, "a letter for a coordinate"],
    ["[n:]", 3, "a number"],
    ["[n: n-1 |]", 9, "a number"],
    ["[n: n-1 & | n]", 10, "a number"],
    ["[n: n-1 if n]", 11, "a condition"],
    ["[n: (n = 1)+1]", 4, "a number, not a condition"],
    ["[n: n if n > 0 & n]", 15, "an operation, `and`, `or`, `|`, `;` or `]`"],
    ["[n: n-1] 7", 9, "the end of the rule"],
  ])("%s fails at %i: expected %s", (text, offset, expected, suggestion?: string) => {
    const error = failure(() => parseRule(text));
    expect(error.message).toContain(`expected ${expected}`);
    expect(error).toMatchObject({ input: text, offset, suggestion });
    expect(say(error.text, "zh")).toMatch(/此处应为.+，但读到/);
  });

  test("is too deep, or too long", () => {
    for (const sign of ["(", "-", "min(", "n**"])
      expect(failure(() => parseRule(`[n: ${sign.repeat(200)}n`)).message).toContain(
        "at most 100 levels of nesting",
      );
    expect(failure(() => parseRule(`[n: n${"-1".repeat(200)}]`)).message).toContain(
      "at most 100 levels of nesting",
    );
    expect(failure(() => parseRule(`[n: n${"-1".repeat(3000)}]`)).message).toContain(
      "at most 4000 characters",
    );
  });

  test("never fails but by a NotationError, whatever the text", () => {
    const pieces = fc.constantFrom(
      ...[
        "[",
        "]",
        "n",
        "k",
        ":",
        "|",
        "&",
        ";",
        ",",
        "if",
        " ",
        "1",
        "-",
        "(",
        ")",
        "{",
        "}",
        "..",
        "in",
        "not",
        "and",
      ],
      ...[
        "lost",
        "won",
        "split",
        "#",
        "**",
        "<",
        "=",
        "primes",
        "powers",
        "｜",
        "min",
        "é",
        "[n: n-1",
        "[x,y: x-k,y",
      ],
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 14 }), (parts) => {
        const text = parts.join("");
        try {
          expect(canonical(canonical(text))).toBe(canonical(text));
        } catch (error) {
          expect(error).toBeInstanceOf(NotationError);
          expect((error as NotationError).input).toBe(text);
          expect((error as NotationError).offset).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: 3000 },
    );
  });
});

describe("a rule where a game is named", () => {
  const shown = (text: string) =>
    parseSum(text).map(({ rules: game, position }) => `${game.id} ${game.format(position)}`);

  test.each([
    ["[n: n-1|n/2] 7", ["[n: n-1 | n/2] 7"]],
    ["[n:n-1] 3 4+kayles 5 + [x,y: x-k,y] 3,5", ["[n: n-1] 3", "[n: n-1] 4", "kayles 5", "[x,y: x-k,y] 3,5"]],
    ["［n：n－1］７", ["[n: n-1] 7"]],
    ["nim 3+[n: n+1 if n < 5] 1000000000000000000000", ["nim 3", "[n: n+1 if n < 5] 1000000000000000000000"]],
  ])("%s", (text, terms) => expect(shown(text)).toEqual(terms));

  test.each([
    ["[x,y: x-k,y] 3", 14, "2 numbers x,y, such as 5,8"],
    ["[x,y: x-k,y] 3,4,5", 18, "2 numbers x,y"],
    ["[n: n-1] 3,4", 10, "a natural number"],
    ["nim 3 + [n: n-] 4", 14, "a number"],
    ["kayles 5 + [n: n-1]", 19, "a position of [n: n-1]"],
  ])("%s fails at %i: expected %s", (text, offset, expected) => {
    const error = failure(() => parseSum(text));
    expect(error.message).toContain(`expected ${expected}`);
    expect(error).toMatchObject({ input: text, offset });
  });

  test("in a program by a tagged template", () => {
    expect(rule`[n: n-1 | n/2]`.id).toBe(FIRST);
    expect(rule`[n: n-k if k in {${2},${5n}}]`.id).toBe("[n: n-k if k in {2,5}]");
    expect(parseGame("[n:n-1]").start).toEqual([12]);
  });

  test("its words are whole sentences in both languages", () => {
    const words = (text: string) => parseGame(text).rule;
    expect(words(FIRST)).toEqual({
      en: "From n a move leads to n-1; or to n/2. Division rounds down. No number may become negative. This is Mark.",
      zh: "从 n 可以走到：n-1；或 n/2。除法向下取整。任何数都不得为负。这就是 Mark 游戏。",
    });
    // Three heaps of Nim are also three coins of Nimble, which does not name them.
    expect(words("[x,y,z: x-k,y,z | x,y-k,z | x,y,z-k]").en).not.toContain("This is");
    expect(words("[n: a & n-a if a < n-a and a in squares ; lost: n <= 2]")).toEqual({
      en: "From n a move leads to the components a and n-a, for any a ≥ 1 such that a < n-a and a is a perfect square. No number may become negative. Play ends where n ≤ 2: the player to move has lost.",
      zh: "从 n 可以走到：子游戏 a 与 n-a（a 为任意正整数，满足 a < n-a 且 a 是完全平方数）。任何数都不得为负。当 n ≤ 2 时对局结束，轮到走的一方已负。",
    });
    expect(words("[n: split(n, mixed)]").zh).toContain("和为 n 的至少 2 个不全相等的正整数");
    expect(words("[n: split(n, distinct, 2..3) | k # n/k if k in divisors(n)]").zh).toBe(
      "从 n 可以走到：和为 n 的 2 到 3 个互不相同的正整数；或 k 个 n/k（k 为任意正整数，满足 k 整除 n）。除法向下取整。任何数都不得为负。",
    );
  });
});

function failure(act: () => unknown): NotationError {
  try {
    act();
  } catch (error) {
    if (error instanceof NotationError) return error;
    throw error;
  }
  throw new Error("nothing was thrown");
}
