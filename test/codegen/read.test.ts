import { expect, test } from "vitest";
import { languageNamed, parseAnswer, parseRead, templateCode, valuesFor } from "../../src/codegen/index.ts";
import { planOf, type Step } from "../../src/codegen/read/plan.ts";
import { parseGame } from "../../src/games/index.ts";
import { drawn } from "../../src/stress/draw.ts";
import { formSubject } from "../form-subject.ts";
import { dice, plainGrundy } from "../oracle.ts";
import { inEach, outputsOf } from "./toolchains.ts";

/** Summary of a plan: the numbers read, with a star if they are kept, and the positions made from them. */
const short = (steps: readonly Step[]): string =>
  steps
    .map((step) => {
      if (step.kind === "number")
        return step.isStored ? `[${step.name}]` : step.kept ? `${step.name}*` : step.name;
      if (["sort", "reverse", "absent", "word", "edges"].includes(step.kind) && "name" in step)
        return `${step.kind}(${step.name})`;
      if (step.kind === "set") return "set";
      if (step.kind === "begin" || step.kind === "fold")
        return `${step.kind}(${step.folds.map(({ name }) => name).join(" ")})`;
      const inner = "steps" in step ? short(step.steps) : "at" in step ? `${step.at.length}` : "";
      return `${step.kind}(${inner})`;
    })
    .join(" ");

const planned = (text: string, variables: readonly string[]): string =>
  short(planOf(parseRead(text), variables).steps);

test.each([
  ["T f (n a*n)*", ["a", "f"], "T f tests(n repeat(a position(2)))"],
  ["T f (n (a)*n)*", ["a", "f"], "T f tests(n repeat(a position(2)))"],
  ["f T (n a*n)*", ["a", "f"], "f T tests(n repeat(a position(2)))"],
  ["m f (n a*n)*", ["a", "f"], "m f tests(n repeat(a position(2)))"],
  ["T (n a*n)*", ["n"], "T tests(n repeat(a position(1)))"],
  ["T (n a*n)*T", ["n"], "T tests(n repeat(a position(1)))"],
  ["T a*T", ["n"], "T tests(a position(1))"],
  ["n w*n b*n", ["w", "b"], "n repeat(w*) repeat(b*) each(2)"],
  ["n b*n w*n", ["w", "b"], "n repeat(b*) repeat(w*) each(2)"],
  ["n (w u)*n b*n -> w,b", ["x", "y"], "n repeat(w* u) repeat(b*) each(2)"],
  ["m k {s*m}", ["n"], "m k set position(1)"],
  ["r*runs(+-)", ["n"], "word(r) repeat([r] position(1))"],
  ["n (r*runs(.X))*n", ["n"], "n repeat(word(r) repeat([r] position(1)))"],
  ["n w*n r*runs(.X) -> r & w", ["n"], "n repeat(w position(1)) word(r) repeat([r] position(1))"],
  [
    "T (n d*digits)* -> sum(d)",
    ["h"],
    "T tests(n word(d) begin(sum(d)) repeat([d] fold(sum(d))) position(1))",
  ],
  [
    "n m (a*m reversed)*n -> fold(min(max(a-g,0),3))",
    ["n"],
    "n m repeat(repeat(a*) reverse(a) begin(fold(min(max(a-g,0),3))) repeat([a] fold(fold(min(max(a-g,0),3)))) position(1))",
  ],
  [
    "T (n a*n absent(0..9) sorted reversed)* -> before(a)-a",
    ["n"],
    "T tests(n repeat(a*) absent(a) sort(a) reverse(a) begin(before(a)) repeat([a] position(1) fold(before(a))))",
  ],
  ["n a*n absent(0..9) k -> k", ["n"], "n repeat(a) k position(1)"],
  ["n d*diameter(n)", ["n"], "n edges(d) repeat([d] position(1))"],
  ["T (n c*circles(n))* -> c%3", ["n"], "T tests(n edges(c) repeat([c] position(1)))"],
  ["w*counts(a..z) n -> n", ["h"], "word(w) n position(1)"],
  ["n K a*n {s*K}", ["n"], "n K repeat(a*) set each(1)"],
  ["(n m {s*m})*", ["n"], "tests(n m set position(1))"],
  ["m {s*m} T (n)*", ["n"], "m set T tests(n position(1))"],
  ["n k -> n,0", ["x", "y"], "n position(2) k"],
  ["T (a b)* -> b-a-1", ["n"], "T tests(a b position(1))"],
  ["T (a b)* -> a & b", ["n"], "T tests(a position(1) b position(1))"],
  ["x y z -> x,z & y,z", ["x", "y"], "x y z position(2) position(2)"],
  ["T (n m)* -> n # m", ["h"], "T tests(n m position(1))"],
  ["n k {p*k} -> 1..n", ["h"], "n k set tests(position(1))"],
  ["n s*n -> s # i-1", ["h"], "n repeat(s position(1))"],
  ["T (n a*n)* -> max(a)", ["h"], "T tests(n begin(max(a)) repeat(a fold(max(a))) position(1))"],
  ["n (x y)*n -> sum(x*y)", ["h"], "n begin(sum(x*y)) repeat(x y fold(sum(x*y))) position(1)"],
  ["m (n a*n)*m -> sum(a)", ["h"], "m repeat(n begin(sum(a)) repeat(a fold(sum(a))) position(1))"],
  ["(n b*n k (a)*)*", ["a", "b"], "tests(n repeat(b*) k tests(a each(2)))"],
  ["n a*n -> a-before(a)", ["h"], "n begin(before(a)) repeat(a position(1) fold(before(a)))"],
  [
    "n a*n -> sum(a-before(a))",
    ["h"],
    "n begin(sum(a-before(a)) before(a)) repeat(a fold(sum(a-before(a)) before(a))) position(1)",
  ],
  ["n a*n -> max(a)-a", ["h"], "n begin(max(a)) repeat(a* fold(max(a))) each(1)"],
  ["n w*n b*n -> i # w,b", ["x", "y"], "n repeat(w*) repeat(b*) each(2)"],
  ["n i*n -> i", ["h"], "n repeat(i position(1))"],
  [
    "n a*n sorted -> a-before(a)",
    ["h"],
    "n repeat(a*) sort(a) begin(before(a)) repeat([a] position(1) fold(before(a)))",
  ],
  ["n w*n sorted b*n", ["w", "b"], "n repeat(w*) sort(w) repeat(b*) each(2)"],
])("%s for %j", (text, variables, steps) => {
  expect(planned(text, variables)).toBe(steps);
});

test.each([
  ["T F (n a*n)*", ["n"], "expected a letter that is a count", "found `F`"],
  ["T (x m (n a*n)*)*", ["n"], "expected a letter that is a count", "found `x`"],
  ["a*3 (b)*", ["n"], "expected a letter that is a count", "found `a`"],
  ["T F (n a*n)*", ["a", "f"], "expected a letter that is a count", "found `F`"],
  ["n w*n b*3", ["w", "b"], "expected lists of one length", "found `b`"],
  ["n m ((w)*m)*n b*n", ["w", "b"], "expected lists of one length", "found `w`"],
  ["k (a)*k (a)*k {s*k}", ["n"], "expected different letters", "found `a`"],
  ["c*counts(a..z) d*digits -> c,d", ["x", "y"], "expected lists of one length", "found `d`"],
  ["w*codes(abca)", ["n"], "each once, such as `codes(.#)`", "found `(`"],
  ["n a*n -> fold(a+g)", ["n"], "64 bits", "found `fold`"],
  ["n a*n -> max(a-g)", ["n"], "a letter", "found `g`"],
  ["n d*diameter(m)", ["n"], "a number read before, of vertices", "found `m`"],
  ["n d*circles", ["n"], "expected `(`", "found the end"],
  ["r*runs", ["n"], "the characters of a word, each once, such as `runs(+-)`", "found the end"],
  ["n c*counts(a..cb)", ["n"], "each once, such as `counts(a..z)`", "found `(`"],
  ["(r*runs(+-))* until 0", ["n"], "expected tests that begin with a letter", "found `until`"],
  ["d*digits(0)", ["n"], "a number from 1 to 1000000", "found `0`"],
  ["c*counts(RB)=b*alternating(RBW)", ["n"], "the same word read in another way", "found `alternating`"],
  ["c*counts(RB)=n", ["n"], "expected", "found the end"],
  ["T (n k c*n)*", ["h"], "with k `-> k & c`, without it `-> c`", "found `k`"],
  ["T (n c*n k)*", ["h"], "with k `-> c & k`, without it `-> c`", "found `k`"],
  ["T (n p q (a b)*n)*", ["x", "y"], "with p `-> p,q & a,b`, without it `-> a,b`", "found `p`"],
  ["T (a b)* -> c", ["n"], "reads before the arrow, found `c`", "found `c`"],
  ["T (a b)* -> a,b", ["n"], "expected 1 number for each position", "found `a`"],
  ["T (a b)* -> a*2**63", ["n"], "fits in 64 bits", "found `a`"],
  ["T (a b)* -> 3", ["n"], "depends on a letter", "found `3`"],
  ["n a*n -> max(n)", ["n"], "a function of one list", "found `max`"],
  ["n a*n b*n -> sum(a*b)", ["n"], "a function of one list", "found `a`"],
  ["n a*n -> before(before(a))", ["n"], "without a function of a list", "found `before`"],
  ["n a*n -> max(a)-before(a)", ["n"], "within the same brackets as the list of before(a)", "found `max`"],
  ["n a -> a-before(a)", ["n"], "a function of one list", "found `before`"],
  ["n a*n -> max(min(a))", ["n"], "without a function of a list", "found `min`"],
  ["n (a*n)*n b -> sum(a)+b", ["n"], "within the same brackets as the list of sum(a)", "found `sum`"],
  ["n a*n -> a*j", ["n"], "reads before the arrow, found `j`", "found `j`"],
  ["T (a b)* -> a*2**63 # a", ["n"], "fits in 64 bits", "found `a`"],
  ["T (a b)* -> a # b+i", ["n"], "reads before the arrow", "found `i`"],
  ["n m a*n -> m+i", ["h"], "reads before the arrow", "found `i`"],
  ["n a*n -> i", ["h"], "depends on a letter", "found `i`"],
  ["(a)*3 tests b", ["n"], "expected nothing after tests repeated", "found `b`"],
  ["T (n a*n)* (b)*n", ["n"], "expected nothing after tests repeated", "found `(`"],
  ["T (n a*(m))*", ["n"], "or a letter that was read before", "found `m`"],
  ["T (n)* -> 1..n", ["h"], "each number of the range is one", "found `(`"],
  ["n -> 1..m", ["h"], "reads before the arrow", "found `1..m`"],
  ["n a*n -> 1..a", ["h"], "reads before the arrow", "found `1..a`"],
  ["n -> 1..n", ["x", "y"], "expected 2 numbers for each position", "found `1..n`"],
  ["n -> 1..n & n", ["h"], "expected a comma", "found `&`"],
  ["T (a b)* -> a b", ["n"], "expected a comma before another coordinate", "found `b`"],
])("%s for %j is refused at its place", (text, variables, expected, found) => {
  const plan = () => planOf(parseRead(text), variables);
  expect(plan).toThrow(expected);
  expect(plan).toThrow(found);
});

test("a count may stand in brackets", () => {
  const shapes = ["T (n (a b)*(n-1))*", "T (n (a b)*((n-1)))*", "T (n (a b)*n-1)*"].map((form) =>
    JSON.stringify(parseRead(form).items, (key, value) => (key === "span" ? undefined : value)),
  );
  expect(new Set(shapes).size).toBe(1);
});

inEach("a constant number of tests", "is read, each with its answer", (chain) => {
  const nim = parseGame("nim");
  const forms = ["(n)*3 tests", "T (n*2 tests)*", "n*4 tests -> n/2", "k (n*k)*2 tests"];
  const answer = parseAnswer("W/L");
  const sources = forms.map((form) => {
    const read = parseRead(form);
    const template = { game: nim, read, answer, largest: 9, ...valuesFor(nim, { read }, [9]) };
    return templateCode(template, languageNamed(chain.id)!, "en");
  });
  const inputs = ["1 0 2", "2 0 1 3 0", "1 2 3 0", "2 1 1 3 2"];
  const outputs = outputsOf(
    chain,
    sources,
    inputs.map((input) => ({ input })),
  );
  expect(outputs.map((text) => text.trim().split(/\s+/).join(""))).toEqual(["WLW", "LWWL", "LWWL", "LW"]);
});

test("stress draws a constant number of tests", () => {
  const { input, answers } = formSubject(parseGame("nim"), "(n)*3 tests", parseAnswer("W/L"), [30]).make(
    drawn(() => 0.5, { number: 30, count: 3 }),
  );
  expect([input.trim().split(/\s+/).length, answers()]).toEqual([3, ["W", "W", "W"]]);
});

test.each(["T (n x*n)* -> (n-i+1)%2 # x-before(x)-1", "T (n x*n sorted)* -> (n-i+1)%2 # x-before(x)-1"])(
  "stress draws different numbers where the number before is subtracted, as in %s",
  (form) => {
    const roll = dice(7);
    const isSorted = form.includes("sorted");
    let descents = 0;
    for (let round = 0; round < 20; round++) {
      const { input } = formSubject(parseGame("nim"), form, parseAnswer("W/L"), [30]).make(
        drawn(() => roll(1000) / 1000, { number: 30, count: 12 }),
      );
      const [tests, ...lines] = input.trim().split("\n");
      expect(lines.length).toBe(2 * Number(tests));
      for (const line of lines.filter((_, i) => i % 2 === 1)) {
        const squares = line.split(" ").map(Number);
        const ascending = [...new Set(squares)].sort((a, b) => a - b);
        if (`${squares}` !== `${ascending}`) descents++;
        expect(isSorted ? squares.toSorted((a, b) => a! - b!) : squares).toEqual(ascending);
      }
    }
    expect(descents > 0).toBe(isSorted);
  },
);

test("each number of a range is a test", () => {
  const takes = [1, 3, 4];
  const value = plainGrundy<number>((n) => takes.filter((k) => k <= n).map((k) => [n - k]), Number);
  const answer = parseAnswer("W/L rows");
  const roll = dice(8);
  const { input, answers } = formSubject(parseGame("{1,3,4}"), "n -> 0..n", answer, [30]).make(
    drawn(() => roll(1000) / 1000, { number: 30, count: 3 }),
  );
  const expected = Array.from({ length: Number(input) + 1 }, (_, n) => (value(n) === 0 ? "L" : "W"));
  expect(answers()).toEqual([expected.join("")]);
});

test("what stands before each answer has the number of the test", () => {
  expect(parseAnswer("Case #i: Alice/Bob")).toMatchObject({
    heading: { before: "Case #", after: ": " },
    wins: "Alice",
    loses: "Bob",
  });
  expect(parseAnswer("W/L rows").heading).toBeUndefined();
});

test("a line of a row lists places, and words may stand before the first move", () => {
  expect(parseAnswer("each place spaced rows")).toMatchObject({
    places: true,
    rows: true,
    gap: " ",
    won: [],
  });
  expect(parseAnswer("Case #i: each place rows")).toMatchObject({ places: true, gap: "" });
  expect(parseAnswer("W/L rows").places).toBe(false);
  expect(parseAnswer("The first player flies to first to from/none").won).toEqual([
    { kind: "first", before: "The first player flies to ", fields: ["to", "from"] },
  ]);
  expect(() => parseAnswer("each place")).toThrow("expected two words separated by `/`");
});
