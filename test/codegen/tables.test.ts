import { describe, expect, test } from "vitest";
import {
  forms,
  languageNamed,
  languages,
  lawCode,
  lawOf,
  type ProvedLaw,
  type Sequence,
  tableCode,
  templateCode,
} from "../../src/codegen/index.ts";
import { heapRules } from "../../src/encoding.ts";
import { parseGame } from "../../src/games/index.ts";
import { type PlainLaw, saysOf } from "../../src/law-value/evaluate.ts";
import { natural } from "../../src/nimber/index.ts";
import { grundyValues, heapTable, random } from "../../src/solve/index.ts";
import { heapLaw } from "../../src/solve/period/law.ts";
import { isQuick, oneIn } from "../part.ts";
import type { Asked } from "./toolchain.ts";
import { inEach, run, toolchains } from "./toolchains.ts";

/** Values by plain play. */
function played(id: string, to: number): number[] {
  const game = parseGame(id);
  const values = grundyValues(game);
  return Array.from({ length: to + 1 }, (_, n) => values.at(n));
}

const drawn = random(5);
const sequence = (length: number, value: (i: number) => number) => Array.from({ length }, (_, i) => value(i));
const below = (radix: number) => Math.floor(drawn() * radix);

/** All printable characters, and those with a special meaning in some language; 0 is written as a space. */
const AWKWARD = [
  "??=??/??'??(??)??!??<??>??-????=",
  "\\u0041\\\\u0041\\\\\\u0041\\n\\0\\x41\\",
  "\"'\"''\"\"\"'''`$x$",
  "{y}#{z}%d%%{0}{{}}",
  "*/ /* // # -- {$I x} (* *) <!-- ",
  String.fromCharCode(...sequence(95, (i) => 32 + i)),
].join("");

const sequences: Record<string, Sequence> = {
  "one value": { id: "one", values: [0] },
  "one large value": { id: "large", values: [80_000_000] },
  "two equal values": { id: "two", values: [3, 3] },
  "every printable character": { id: "ascii", values: [...AWKWARD].map((char) => char.charCodeAt(0) - 32) },
  "random bits": { id: "bits", values: sequence(1001, () => below(2)) },
  "values to 2": { id: "ternary", values: sequence(1000, () => below(3)) },
  "values to 9": { id: "ten", values: sequence(1000, () => below(10)) },
  "values to 12": { id: "thirteen", values: sequence(1000, () => below(13)) },
  "values to 95": { id: "96", values: sequence(1000, (i) => (i === 500 ? 95 : below(96))) },
  "values above 255": { id: "wide", values: sequence(700, () => below(700)) },
  "values of 16 bits": { id: "16 bits", values: sequence(500, () => below(65_536)) },
  "values of 26 bits": { id: "26 bits", values: sequence(100, () => below(2 ** 26)) },
  "few values, far apart": { id: "sparse", values: sequence(900, () => 2 ** below(20)) },
  "many values, most of them rare": {
    id: "skewed",
    values: sequence(6000, () => (drawn() < 0.97 ? below(64) : 3 * below(100))),
  },
  "values near the heap": {
    id: "near",
    values: sequence(3000, (i) => (i === 0 ? 3 : i - 1 + below(4))),
  },
  "values of few bits, some of them rare": {
    id: "rare",
    values: sequence(4000, () => (drawn() < 0.99 ? below(9) : below(40))),
  },
  "long runs": { id: "runs", values: sequence(3000, (i) => ((i * i) % 700 < 690 ? Math.floor(i / 500) : 7)) },
  "a constant beyond every limit of one literal": { id: "long", values: sequence(70_000, () => below(95)) },
  "kayles by its period": {
    id: "kayles",
    values: played("kayles", 400),
    law: { preperiod: 71, period: 12, saltus: 0, theorem: "Guy & Smith 1956" },
  },
  "kayles without its period": { id: "kayles", values: played("kayles", 50) },
  "nim by its saltus": {
    id: "nim",
    values: sequence(50, (i) => i),
    law: { preperiod: 0, period: 1, saltus: 1, theorem: "Bouton 1901" },
  },
  "a saltus after a preperiod": {
    id: "slow",
    values: sequence(100, (i) => (i < 7 ? 5 : Math.floor((i - 7) / 3) * 2 + ((i - 7) % 3))),
    law: { preperiod: 7, period: 3, saltus: 2, theorem: "made so" },
  },
  "zeros for ever": {
    id: "zeros",
    values: [0],
    law: { preperiod: 0, period: 1, saltus: 0, theorem: "made so" },
  },
  "a multiple of the heap, and more": {
    id: "linear",
    values: sequence(9, (i) => 4 + 3 * i),
    law: { preperiod: 0, period: 1, saltus: 3, theorem: "made so" },
  },
  "one value after a preperiod": {
    id: "constant",
    values: [0, 3, 1, 2, 2],
    law: { preperiod: 3, period: 1, saltus: 0, theorem: "made so" },
  },
  "a saltus with every token after a preperiod": {
    id: "steep",
    values: sequence(12, (i) => (i < 5 ? 9 - i : 2 * i)),
    law: { preperiod: 5, period: 1, saltus: 2, theorem: "made so" },
  },
  "a saltus of one": {
    id: "steps",
    values: sequence(30, (i) => Math.floor(i / 4)),
    law: { preperiod: 0, period: 4, saltus: 1, theorem: "made so" },
  },
  "a saltus like the period": {
    id: "swapped",
    values: sequence(30, (i) => (i < 2 ? 7 : i % 2 === 0 ? i + 1 : i - 1)),
    law: { preperiod: 2, period: 2, saltus: 2, theorem: "made so" },
  },
  "grundys-game": { id: "grundys-game", values: played("grundys-game", 400) },
  "{primes}": { id: "{primes}", values: played("{primes}", 400) },
};

/** Laws of the catalogue that are data. */
const laws = [
  ...["kayles", "dawsons-kayles", "dawsons-chess", "nim", "bash(6)", "lasker", "interval", "mark"],
  ...["{divisors}", "{proper-divisors}", "{powers(2)}", "{powers(3)}", "{powers(4)}", "{3..7}", "{4..}"],
].map((id) => {
  const { law } = heapLaw(parseGame(id))!;
  return { id, law: law as PlainLaw };
});

/** Laws with roots and letters: for a heap of 10^18 their results fit in 64 bits. */
const formulas = [
  "sg = floor(phi*n)",
  "sg = floor((sqrt(13)-1)/2*n)",
  "sg = floor(sqrt(31)*n)",
  "sg = floor(sqrt(9)*n)",
  "sg = digitsum(n,zeckendorf)",
  "sg = n + 1 if n % 2 = 1 and n > 5; n / 3 if n % 3 = 0 or n in powers(2); else n",
  "P iff n = floor((3+sqrt(3))/2*k) + 1 for some k >= 0",
  "P iff 3*k = n - 2 and floor(sqrt(2)*k) % 2 = 0 for some k >= 0",
  "N iff n = 4 or j = n - 7 and k = 2*j + 1 and floor(phi*k) % 3 = 1 for some j, k >= 0",
].map((text) => ({ id: text, law: { kind: "formula", text, variables: ["n"] } satisfies PlainLaw }));

const said = (law: PlainLaw, heap: bigint) => {
  const says = saysOf(law)(natural(heap));
  return says === "P" ? 1 : says === "N" ? 0 : says;
};

const LARGE = [2n ** 31n, 2n ** 32n + 5n, 10n ** 12n + 7n, 10n ** 18n - 1n, 10n ** 18n];

/** Value of any heap by the law. */
function expected({ values, law }: Sequence, heap: bigint): bigint {
  if (law === undefined || heap < values.length) return BigInt(values[Number(heap)]!);
  const { preperiod, period, saltus } = law satisfies ProvedLaw;
  const over = heap - BigInt(preperiod);
  const base = values[preperiod + Number(over % BigInt(period))]!;
  return BigInt(base) + (over / BigInt(period)) * BigInt(saltus);
}

test.each(laws)("the law of $id is what plain play finds", ({ id, law }) => {
  expect(played(id, 150)).toEqual(Array.from({ length: 151 }, (_, heap) => saysOf(law)(heap)));
});

inEach("tables", "give every value again", (chain, turn) => {
  const syntax = languageNamed(chain.id)!;
  const named = oneIn(6, Object.entries(sequences), turn);
  const told = oneIn(6, [...laws, ...formulas], turn);
  const cases = named.map(([, each]) => each);
  const asked = cases.map((each): Asked => {
    const long = each.law !== undefined;
    const source = tableCode(each, syntax, long ? "zh" : "en");
    return { source, long, to: each.values.length - 1, samples: long ? LARGE : [] };
  });
  for (const { law } of told) {
    const source = lawCode(law, syntax, "zh").replaceAll(/\blost\b/g, "sg");
    asked.push({ source, long: true, to: 100, samples: LARGE });
  }
  const [output] = run(chain, chain.tables(asked), [{ args: [], input: "" }]);
  const answers = output!.trim().split(/\s+/);
  let at = 0;
  const valueIn = [
    ...cases.map((each) => (heap: bigint) => expected(each, heap)),
    ...told.map(
      ({ law }) =>
        (heap: bigint) =>
          said(law, heap),
    ),
  ];
  for (const [i, name] of [...named.map(([name]) => name), ...told.map(({ id }) => id)].entries()) {
    const { to, samples } = asked[i]!;
    const heaps = [...Array.from({ length: to + 1 }, (_, n) => BigInt(n)), ...samples];
    const given = answers.slice(at, at + heaps.length);
    at += heaps.length;
    expect(given, name).toEqual(heaps.map((heap) => `${valueIn[i]!(heap)}`));
  }
  expect(at).toBe(answers.length);
});

test.each([
  ["kayles", 71, 12, 0],
  ["{2,5,7}", 0, 22, 0],
  ["!{2,3}", 0, 4, 2],
])("%s has the law that the library proves, and its values", (id, preperiod, period, saltus) => {
  const table = heapTable(heapRules(parseGame(id))!);
  const law = lawOf(table, 100);
  expect(law).toMatchObject({ preperiod, period, saltus });
  for (const heap of LARGE) {
    expect(BigInt(table.grundy(heap))).toBe(expected({ id, values: table.values(150), law }, heap));
  }
});

test("no law is claimed where no theorem applies", () => {
  for (const id of ["grundys-game", "{primes}"]) {
    expect(lawOf(heapTable(heapRules(parseGame(id))!), 100)).toBeUndefined();
  }
});

describe("the shortest encoding", () => {
  const sizes = (id: string, to: number, periods = true): Record<string, number> => {
    const table = heapTable(heapRules(parseGame(id))!);
    const law = periods ? lawOf(table, to) : undefined;
    const values = table.values(law === undefined ? to : law.preperiod + law.period - 1);
    return Object.fromEntries(
      languages.map((syntax) => [syntax.id, tableCode({ id, values, law }, syntax, "en").length]),
    );
  };

  test.each([
    ["kayles", 1_000_000, 700],
    ["{2,5,7}", 1_000_000, 700],
    ["!{2,3}", 1_000_000, 700],
    ["0.16", 5000, 3700],
    ["grundys-game", 5000, 5500],
    ["{primes}", 20_000, 12_500],
    ["{squares}", 20_000, 19_500],
  ])("of %s to %i takes at most %i bytes in every language", (id, to, most) => {
    for (const bytes of Object.values(sizes(id, to))) expect(bytes).toBeLessThanOrEqual(most);
  });

  test.skipIf(isQuick)("of Grundy's game to 60000 fits the 64 KB of judges", () => {
    const { pascal, ...others } = sizes("grundys-game", 60_000);
    for (const bytes of Object.values(others)) expect(bytes).toBeLessThanOrEqual(65_536);
    expect(pascal).toBeLessThanOrEqual(67_500);
  });

  test("of lasker is its difference from the heap", () => {
    const source = tableCode({ id: "lasker", values: played("lasker", 400) }, languageNamed("python")!, "en");
    expect(source.length).toBeLessThan(500);
  });
});

test("in English, code is ASCII, and names differ by more than case, for Pascal", () => {
  for (const [i, { id, values, law }] of Object.values(sequences).entries()) {
    for (const syntax of oneIn(6, languages, i)) {
      const source = tableCode({ id, values, law }, syntax, "en");
      expect(source).toMatch(/^[\n -~]*$/);
    }
    const names = tableCode({ id, values, law }, languageNamed("pascal")!, "en")
      .replace(/'(?:[^']|'')*'|\/\/.*/g, "")
      .match(/[a-z]\w*/gi)!;
    const different = new Set(names);
    expect(new Set([...different].map((name) => name.toLowerCase())).size).toBe(different.size);
  }
});

test("nothing is divided or multiplied by one, and no zero is added", () => {
  const idle = /(?:%|\/|\*|mod|div) 1n?(?:LL?)?(?![\w.])|[+-] 0n?(?:LL?)?(?![\w.])/;
  for (const [i, syntax] of languages.entries()) {
    for (const each of oneIn(6, Object.values(sequences), i)) {
      const source = tableCode(each, syntax, "en").replace(/"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'/g, "");
      expect(source.replace(/ \+ 1\b/g, "")).not.toMatch(idle);
    }
    const law = { preperiod: 0, period: 1, saltus: 1, theorem: "Bouton 1901" };
    const game = parseGame("nim");
    const program = templateCode({ ...forms.heaps, game, largest: 100, law }, syntax, "en");
    expect(program).not.toMatch(idle);
  }
  expect(tableCode(sequences["nim by its saltus"]!, languageNamed("c")!, "en")).toContain(
    "long long sg(long long heap) {\n  return heap;\n}",
  );
});

test("values that no field of four characters holds are refused", () => {
  expect(() => tableCode({ id: "x", values: [95 ** 4] }, languages[0], "en")).toThrow(
    "encodings: expected values up to 81450624, got 81450625",
  );
});

test("every toolchain is that of a language", () => {
  expect(languages.map(({ id }) => id)).toEqual(expect.arrayContaining(toolchains.map(({ id }) => id)));
});
