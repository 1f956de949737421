import { expect, test } from "vitest";
import {
  type Answer,
  forms,
  languageNamed,
  nimProductCode,
  parseAnswer,
  parseRead,
  type Template,
  templateCode,
  textCode,
  textsOf,
  writable,
} from "../../src/codegen/index.ts";
import type { ProvedLaw } from "../../src/codegen/periodic.ts";
import { type CitedLaw, sequenceByTheorem } from "../../src/codegen/sequence.ts";
import { parseGame } from "../../src/games/index.ts";
import { answerAll, problemOf, Reader, sourceOf } from "../../src/judge/index.ts";
import { random as generator, grundyValues } from "../../src/solve/index.ts";
import { ownGame } from "../../src/user-rules/index.ts";
import { type Options, plainGrundy } from "../oracle.ts";
import { oneIn } from "../part.ts";
import { inEach, run } from "./toolchains.ts";

const LARGEST = 250;
const drawn = generator(11);
const below = (n: number) => Math.floor(drawn() * n);

interface Case {
  readonly id: string;
  readonly input: "heaps" | "single";
  readonly law?: ProvedLaw;
  readonly cited?: CitedLaw;
}

const cases: readonly Case[] = [
  { id: "{2,5,7}", input: "heaps" },
  { id: "{1000}", input: "single" },
  { id: "{3..90,200..230}", input: "heaps" },
  { id: "!{2,3,240}", input: "heaps" },
  { id: "{1..}", input: "single" },
  { id: "nim", input: "heaps", law: { preperiod: 0, period: 1, saltus: 1, theorem: "Bouton 1901" } },
  { id: "{1..}", input: "single", law: { preperiod: 0, period: 1, saltus: 1, theorem: "Bouton 1901" } },
  { id: "!{1}", input: "heaps", law: { preperiod: 0, period: 2, saltus: 1, theorem: "Ferguson" } },
  {
    id: "kayles",
    input: "heaps",
    law: { preperiod: 71, period: 12, saltus: 0, theorem: "Guy & Smith 1956" },
  },
  {
    id: "kayles",
    input: "single",
    law: { preperiod: 71, period: 12, saltus: 0, theorem: "Guy & Smith 1956" },
  },
  { id: "4.7", input: "single" },
  { id: "0.3F", input: "heaps" },
  { id: "8.4", input: "heaps" },
  { id: "grundys-game", input: "heaps" },
  { id: "{squares}", input: "heaps" },
  { id: "{primes}", input: "heaps" },
  { id: "{divisors}", input: "heaps" },
  { id: "{proper-divisors}", input: "single" },
  { id: "{powers(3)}", input: "single" },
  { id: "lasker", input: "heaps" },
  ...["[n: n-k | a & n-a]", "[n: n-1 | n/2]", "divisor-game"].map((id) => ({
    ...byTheorem(id),
    input: "heaps" as const,
  })),
];

/** Game whose values a theorem gives, in the form that programs take. */
function byTheorem(id: string): Pick<Case, "id" | "law" | "cited"> {
  const { law, cited } = sequenceByTheorem(parseGame(id))!;
  expect(law ?? cited).toBeDefined();
  return { id, ...(law && { law }), ...(cited && { cited }) };
}

/** Values by plain play up to `LARGEST`, beyond by the law. */
function valuesOf({ id, law }: Case): { values: number[]; at: (heap: bigint) => bigint } {
  const known = grundyValues(parseGame(id));
  const values = Array.from({ length: LARGEST + 1 }, (_, n) => known.at(n));
  return {
    values,
    at(heap) {
      if (heap <= LARGEST) return BigInt(values[Number(heap)]!);
      const { preperiod, period, saltus } = law!;
      const over = heap - BigInt(preperiod);
      const base = values[preperiod + Number(over % BigInt(period))]!;
      return BigInt(base) + (over / BigInt(period)) * BigInt(saltus);
    },
  };
}

/** Input for a program, and its expected output by plain play. */
function questions(each: Case): { input: string; output: string; template: Template } {
  const { values, at } = valuesOf(each);
  const game = parseGame(each.id);
  const large = () =>
    each.law !== undefined && below(3) === 0 ? BigInt(below(1e9)) * BigInt(below(1e9)) : undefined;
  const heap = () => large() ?? BigInt(below(LARGEST + 1));
  const word = (total: bigint) => (total === 0n ? "Second\n" : "First\n");
  const template = {
    ...forms[each.input],
    game,
    largest: LARGEST,
    law: each.law,
    cited: each.cited,
    ...((each.law !== undefined || !writable(game, LARGEST)) && { values }),
  };
  if (each.input === "single") {
    const heaps = [...Array.from({ length: LARGEST + 1 }, (_, n) => BigInt(n)), heap(), heap(), heap()];
    return { template, input: `${heaps.join("\n")}\n`, output: heaps.map((n) => word(at(n))).join("") };
  }
  const tests = Array.from({ length: 200 }, () => Array.from({ length: below(5) }, heap));
  const rows = tests.map((heaps) => `${heaps.length} ${heaps.join(" ")}`);
  const output = tests.map((heaps) => word(heaps.reduce((sum, n) => sum ^ at(n), 0n))).join("");
  return { template, input: `${tests.length}\n${rows.join("\r\n")}`, output };
}

const sNim = problemOf("hdu-1536")!;

function sNimInput(): string {
  const tests = Array.from({ length: 12 }, () => {
    const takes = Array.from({ length: 1 + below(6) }, () => 1 + below(20));
    const positions = Array.from({ length: 30 }, () => {
      const heaps = Array.from({ length: 1 + below(5) }, () => below(LARGEST));
      return `${heaps.length} ${heaps.join(" ")}`;
    });
    return `${takes.length} ${takes.join(" ")}\n${positions.length}\n${positions.join("\n")}\n`;
  });
  return `${tests.join("")}0\n`;
}

const nimProducts = problemOf("nim-product-64")!;

/** Factors of every size, with the smallest and largest of each. */
function factorsInput(): string {
  const ends = [0n, 1n, 65535n, 65536n, 2n ** 31n, 2n ** 32n - 1n, 2n ** 32n, 2n ** 63n, 2n ** 64n - 1n];
  const drawnFactors = Array.from({ length: 300 }, () => {
    const factor = () => (BigInt(below(2 ** 32)) * 2n ** 32n + BigInt(below(2 ** 32))) >> BigInt(below(64));
    return `${factor()} ${factor()}`;
  });
  const pairs = [...ends.flatMap((a) => ends.map((b) => `${a} ${b}`)), ...drawnFactors];
  return `${pairs.length}\n${pairs.join("\n")}\n`;
}

function judged(input: string, problem = sNim): string {
  let output = "";
  answerAll(problem, new Reader(sourceOf(new TextEncoder().encode(input))), (line) => {
    output += `${line}\n`;
  });
  return output;
}

/** Two neighbours are taken from a row in which "?\\" and "\"'" are occupied places. */
const rows: Options<string> = (row) =>
  [...row.matchAll(/(?=oo)/g)].map(({ index }) => [
    `${row.slice(0, index)}${index % 2 === 0 ? "?\\" : "\"'"}${row.slice(index + 2)}`,
  ]);
const ROW = "ooooooooo";
const rowGame = ownGame(
  { start: ROW, moves: (row: string) => rows(row).map(([left]) => ({ at: left!, to: left! })) },
  "rows",
);

/** All reachable rows in the format of programs, with the winner by plain play. */
function rowInput(answer: Answer, loses: (row: string) => boolean): { input: string; output: string } {
  const reached = [ROW];
  for (const row of reached)
    for (const [left] of rows(row)) if (!reached.includes(left!)) reached.push(left!);
  const words = reached.map((row) => (loses(row) ? answer.loses : answer.wins));
  return {
    input: `\n ${reached.join(" \r\n\n\t")}`,
    output: `${words.join(answer.rows ? answer.gap : "\n")}\n`,
  };
}

/** Whether the player to move loses a row under misère play. */
const losesMisere = (row: string): boolean => {
  const left = rows(row);
  return left.length > 0 && left.every(([next]) => !losesMisere(next!));
};

const rowValue = plainGrundy(rows);
const rowAnswers = [parseAnswer("Yes/No"), parseAnswer("W/L rows")] as const;
const rowsAsked = [
  rowInput(rowAnswers[0], (row) => rowValue(row) === 0),
  rowInput(rowAnswers[1], losesMisere),
] as const;

/** Fibonacci nim by its law, which gives the winner but no values. */
const fibonacci: Template = {
  game: parseGame("[n,m: n-k,2*k if k <= m]"),
  read: parseRead("(n m)* until 0 0"),
  answer: rowAnswers[0],
  largest: [60, 60],
  cited: {
    law: { kind: "formula", text: "P iff n = 0 or m < lowest(n,zeckendorf)", variables: ["n", "m"] },
    by: { en: "Whinihan (1963)", zh: "Whinihan (1963)" },
  },
};

function fibonacciInput(): { input: string; output: string } {
  const value = plainGrundy<readonly [number, number]>(
    ([n, m]) => Array.from({ length: Math.min(n, m) }, (_, i) => [[n - i - 1, 2 * i + 2] as const]),
    String,
  );
  const pairs = Array.from({ length: 25 * 25 }, (_, i) => [Math.floor(i / 25) + 1, (i % 25) + 1] as const);
  return {
    input: `${pairs.map(([n, m]) => `${n} ${m}\n`).join("")}0 0\n`,
    output: pairs.map((pair) => (value(pair) === 0 ? "No\n" : "Yes\n")).join(""),
  };
}

const asked = cases.map(questions);
const fibonacciAsked = fibonacciInput();
const random = sNimInput();
const factors = factorsInput();

inEach("templates", "answer as the rules do", (chain, turn) => {
  const syntax = languageNamed(chain.id)!;
  const written = oneIn(6, [...asked.entries()], turn);
  const { vectors, ...common } = syntax;
  const sources = [
    ...written.map(([i, { template }]) => templateCode(template, syntax, i % 2 === 0 ? "en" : "zh")),
    templateCode({ ...forms["s-nim"], largest: LARGEST }, syntax, "en"),
    nimProductCode(syntax, "zh"),
    textCode(textsOf(rowGame, [ROW], "normal"), syntax, "en", rowAnswers[0]),
    textCode(textsOf(rowGame, [ROW], "misere"), syntax, "zh", rowAnswers[1]),
    templateCode(fibonacci, syntax, "en"),
    ...(vectors === undefined ? [] : [nimProductCode(common, "en")]),
  ];
  const count = written.length;
  const calls = [
    ...written.map(([, { input }], i) => ({ args: [`${i}`], input })),
    { args: [`${count}`], input: sNim.samples[0]!.input },
    { args: [`${count}`], input: random },
    { args: [`${count}`], input: random.replace(/0\n$/, "") },
    { args: [`${count + 1}`], input: nimProducts.samples[0]!.input },
    { args: [`${count + 1}`], input: factors },
    { args: [`${count + 2}`], input: rowsAsked[0].input },
    { args: [`${count + 3}`], input: rowsAsked[1].input },
    { args: [`${count + 4}`], input: fibonacciAsked.input },
    ...(vectors === undefined ? [] : [{ args: [`${count + 5}`], input: factors }]),
  ];
  const outputs = run(chain, chain.programs(sources), calls).map((text) => text.replaceAll("\r", ""));
  for (const [at, [i, { output }]] of written.entries()) expect(outputs[at], cases[i]!.id).toBe(output);
  const { samples } = sNim;
  expect(outputs.slice(count)).toEqual([
    samples[0]!.output,
    judged(random),
    judged(random),
    nimProducts.samples[0]!.output,
    judged(factors, nimProducts),
    ...rowsAsked.map(({ output }) => output),
    fibonacciAsked.output,
    ...(vectors === undefined ? [] : [judged(factors, nimProducts)]),
  ]);
});

inEach("templates", "refuse numbers that they do not answer for", (chain) => {
  const syntax = languageNamed(chain.id)!;
  const answer = parseAnswer("Yes/No");
  const written = (
    id: string,
    read: string,
    largest: number | readonly number[],
    more: Partial<Template> = {},
  ) => templateCode({ game: parseGame(id), read: parseRead(read), answer, largest, ...more }, syntax, "en");
  const kayles: ProvedLaw = { preperiod: 71, period: 12, saltus: 0, theorem: "Guy & Smith 1956" };
  const nim: ProvedLaw = { preperiod: 0, period: 1, saltus: 1, theorem: "Bouton 1901" };
  const [heap, pair] = ["expected a number from 0 to 100", "expected a number from 0 to 7"];
  const asked: readonly (readonly [source: string, input: string, says: string])[] = [
    [written("{2,5,7}", "(n)*", 100), "100 101", heap],
    [written("{squares}", "T (n a*n)*", 100), "1 2 3 -4", "expected a number of at least 0"],
    [written("[n: n-1 | n/2]", "(n)*", 100), "100 4000000000", heap],
    [written("[x,y: x-1,y | x,y-1]", "(x y)*", [9, 7]), "9 7 9 8", pair],
    [written("kayles", "T (n a*n)*", 100, { law: kayles }), "1 2 3 -4", "expected a number of at least 0"],
    [written("nim", "T (n a*n)*", 100, { law: nim }), "1 2 3 -4", "expected a number of at least 0"],
    [written("euclid", "(x y)*", 100), "3 -4", "expected a number of at least 0"],
    [templateCode({ read: parseRead("k {s*k} n"), answer, largest: 100 }, syntax, "en"), "2 1 2 101", heap],
    // Negative counts.
    [written("nim", "T (n)*", 100, { law: nim }), "-5", "expected a number of at least 0"],
    [written("nim", "n a*n", 100, { law: nim }), "-5", "expected a number of at least 0"],
    [written("nim", "n a*n-2 b -> a", 100, { law: nim }), "1 1", "expected a number of at least 2"],
    [templateCode({ read: parseRead("k {s*k} n"), answer, largest: 9 }, syntax, "en"), "-5 2", "at least 0"],
    [
      templateCode({ read: parseRead("k {s*k} n"), answer, largest: 100 }, syntax, "en"),
      "1001 1 2",
      "a set of more than 1000 numbers",
    ],
  ];
  const some = oneIn(4, asked, chain.id.length);
  const programs = chain.programs(some.map(([source]) => source));
  const calls = some.map(([, input], i) => ({ args: [`${i}`], input }));
  const told = run(chain, programs, calls, String);
  for (const [i, [, , says]] of some.entries()) expect(told[i]).toContain(says);
});

test("a program that searches answers as far as its integers reach, whatever table was asked for", () => {
  // Moves may increase a number, so no table holds all reachable positions.
  const [game, read, answer] = [
    parseGame("[x,y: x-2*k,y+k | y-1,x if y > 0]"),
    parseRead("(x y)*"),
    parseAnswer("Yes/No"),
  ];
  const written = (largest: readonly number[]) =>
    templateCode({ game, read, answer, largest }, languageNamed("cpp")!, "en");
  expect(written([20, 20])).toContain("> 2147483647");
  expect(written([20, 20])).not.toContain("> 20)");
  expect(written([2 ** 40, 9])).toContain("> 9007199254740991");
});

test("a table is brought only where the rules cannot be written down", () => {
  expect(cases.filter(({ id }) => !writable(parseGame(id), 9)).map(({ id }) => id)).toEqual(["lasker"]);
  const template = { ...forms.heaps, game: parseGame("lasker"), largest: 9 };
  expect(() => templateCode(template, languageNamed("c")!, "en")).toThrow(
    "expected values, got none for lasker",
  );
});
