import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import { checkCertificate, checkGraphCertificate, isGraphCertificate } from "../src/checker/index.ts";
import { parseGame } from "../src/games/index.ts";
import { certificateOf, findLaw, testStated } from "../src/law/index.ts";
import { CERTIFICATES } from "./certificate/kinds.ts";
import { mutated } from "./certificate/mutate.ts";
import { python, saidInPython, script, verdictsInPython, without } from "./certificate/python.ts";
import { dice } from "./oracle.ts";
import { isQuick, oneIn } from "./part.ts";
import { forgeries } from "./quotient/forge.ts";

const corpus: readonly { readonly verdict: string; readonly text: string }[] = JSON.parse(
  readFileSync(new URL("known/certificates.json", import.meta.url), "utf8"),
).certificates;

interface Page {
  readonly kind: string;
  readonly example: Uint8Array;
  readonly fits: ReturnType<Ajv["compile"]>;
}

const folder = new URL("../docs/certificates/", import.meta.url);

/** Pages of the kinds in JSON, each with its example and its schema. */
const pages: readonly Page[] = readdirSync(folder).flatMap((name) => {
  const text = readFileSync(new URL(name, folder), "utf8");
  const [, json] = /^```json\n(.*)\n```$/m.exec(text) ?? [];
  const [, schema] = /\[schema\]\((\S+)\)/.exec(text) ?? [];
  if (json === undefined) return [];
  const fits = new Ajv({ allowUnionTypes: true }).compile(
    JSON.parse(readFileSync(new URL(schema!, folder), "utf8")),
  );
  return [{ kind: JSON.parse(json).certificate, example: Buffer.from(json), fits }];
});

/** Example of the page on graphs, as words of four bytes. */
function exampleOfGraph(): Uint8Array {
  const text = readFileSync(new URL("graph.md", folder), "utf8");
  const [, block] = /^```text\n([\s\S]*?)\n```$/m.exec(text)!;
  const words = block!.match(/\d+/g)!.map(Number);
  return Buffer.concat([Buffer.from("nimber-graph 1\n\n"), new Uint8Array(Uint32Array.from(words).buffer)]);
}

/** A false law of `[n: n-1 ; legal: …]` that makes every position a P-position. */
const allLost = (legal: string) => ({
  ...{ certificate: "nimber-law", version: 1, game: `[n: n-1 ; legal: ${legal}]`, kind: "outcomes" },
  ...{ play: "normal", system: "base 2", law: { next: [0, 0], accepting: [0] }, measure: [["n"]] },
  reaches: { next: [0, 0], accepting: [], sets: [[]], witnesses: [] as object[] },
});

/** Keywords of the rules that the program in Python reads. */
function wordsOfRules(): string[] {
  const program = readFileSync(script, "utf8");
  const reader = program.slice(program.indexOf("\nclass Rule:"), program.indexOf("\ndef height("));
  const lists = [
    /^WORDS = \{(.*)\}$/m.exec(program)![1]!,
    ...Array.from(reader.matchAll(/for (?:name|each) in \((".*?")\)/g), ([, list]) => list!),
    ...Array.from(reader.matchAll(/accept\(("[a-z]+")\)/g), ([, word]) => word!),
  ];
  return [...new Set(lists.join().match(/[a-z]+/g))];
}

test.each(["law.md", "law.zh-CN.md"])("%s has every word of a rule that the program reads", (name) => {
  const code = readFileSync(new URL(name, folder), "utf8").match(/`[^`\n]+`/g)!;
  const named = new Set(code.join().match(/[a-z]+/g));
  const words = wordsOfRules();
  expect(words.length).toBeGreaterThan(20);
  expect(words.filter((word) => !named.has(word))).toEqual([]);
});

/** Number of heaps that plain Python replays in a second or two. */
const POSITIONS = 1_000_000;

const verdictOf = (bytes: Uint8Array) =>
  isGraphCertificate(bytes)
    ? checkGraphCertificate(bytes).verdict
    : checkCertificate(Buffer.from(bytes).toString("utf8"), { positions: POSITIONS }).verdict;

/** Files on which the two checkers disagree, with both verdicts. */
function disagreements(files: readonly Uint8Array[]): string[] {
  const said = verdictsInPython(files);
  return files.flatMap((bytes, i) => {
    const own = verdictOf(bytes);
    return own === said[i] ? [] : [`${own}, Python ${said[i]}: ${Buffer.from(bytes).toString("latin1")}`];
  });
}

describe.skipIf(python === undefined)(`the checker in Python${without}`, () => {
  test("says of the corpus what the corpus says", () => {
    const files = oneIn(8, corpus);
    const said = verdictsInPython(files.map(({ text }) => Buffer.from(text)));
    expect(said).toEqual(files.map(({ verdict }) => verdict));
  });

  test("accepts the examples of the pages, as the other does", () => {
    const examples = [...pages.map(({ example }) => example), exampleOfGraph()];
    expect(examples.length).toBeGreaterThan(pages.length);
    for (const said of saidInPython(examples)) expect(said).toMatch(/ valid: /);
    expect(examples.map(verdictOf)).toEqual(examples.map(() => "valid"));
    for (const { example, fits } of pages) expect(fits(JSON.parse(`${example}`))).toBe(true);
  });

  test("refuses forged quotients, as the other does", () => {
    const roll = dice(2008);
    const quotients = CERTIFICATES.find(({ kind }) => kind === "misère quotients")!
      .certificates()
      .map((bytes) => JSON.parse(`${bytes}`))
      .filter(({ order, cover }) => order > 1 && cover.length > 0);
    const all = [...forgeries(quotients, roll, 3)].map(({ text }) => Buffer.from(text));
    expect(all.length).toBeGreaterThan(500);
    const forged = oneIn(16, all);
    expect(disagreements(forged)).toEqual([]);
    expect(forged.map(verdictOf)).not.toContain("valid");
  });

  test.skipIf(isQuick)(
    "verifies that no move leaves the positions of a law of some, as the other does",
    () => {
      const found = testStated(parseGame("[n,p: n-k,p | n,p-1 if n > 0]"), "sg = n where p = 0");
      const text = certificateOf(parseGame("[n,p: n-k,p | n,p-1 if n > 0]"), found)!.text;
      expect(JSON.parse(text).closed).toBe(true);
      // Moves that leave the positions, forged as closed: to y = 0, by the first or by the second part.
      const open = [
        "[x,y: x-1,y | x,y-1 ; legal: y = 1]",
        "[n: n-1 & n-2 if n < 3 | n-2 ; legal: n % 2 = 0]",
      ];
      const forged = open.flatMap((id) => {
        const own = parseGame(id);
        const { finding } = findLaw(own, id.includes("&") ? "values" : "outcomes");
        const written = certificateOf(own, finding!)!.text;
        return [written, JSON.stringify({ ...JSON.parse(written), closed: true })];
      });
      const other = JSON.stringify({ ...JSON.parse(text), closed: false });
      const plain = JSON.stringify({
        ...JSON.parse(
          certificateOf(parseGame("{1,2}"), findLaw(parseGame("[n: n-1 | n-2]"), "values").finding!)!.text,
        ),
        closed: true,
      });
      const all = [text, ...forged, other, plain];
      const verdicts = all.map((each) => checkCertificate(each).verdict);
      expect(verdicts).toEqual(["valid", "valid", "refused", "valid", "refused", "malformed", "malformed"]);
      const said = saidInPython(all.map((each) => Buffer.from(each)));
      expect(said.map((line) => /: (valid|refused|malformed)/.exec(line)?.[1])).toEqual(verdicts);
      expect(said[0]).toContain("no move leads out of its legal positions");
    },
  );

  test("refuses a law of a game without a legal position, as the other does", () => {
    const bytes = (legal: string) => Buffer.from(JSON.stringify(allLost(legal)));
    const one = ["n = 5", "n in {2..3,9} and n != 3"].map(bytes);
    const none = ["n < 0", "n != n", "n % 2 = 2", "n < 3 and n > 5", "not n >= 0"].map(bytes);
    expect([...one, ...none].map(verdictOf)).toEqual([
      ...one.map(() => "valid"),
      ...none.map(() => "refused"),
    ]);
    expect(disagreements([...one, ...none])).toEqual([]);
  });

  test.each(
    oneIn(4, [
      // The maximum of two numbers has two cases, and neither is a constant.
      ["[n: n-gcd(4,9)]", "4", "max(4,6)"],
      ["[n: n-1 | 1 # n-2]", "1 #", "max(1,2) #"],
      ["[n: n-k if k in divisors(4)]", "4", "max(4,6)"],
      ["[n: n-k if k in powers(2) and k < 5]", "(2)", "(max(2,3))"],
      // Components that cancel in pairs must end too.
      ["[n,k: n-1,k | k # n-1,k if k % 2 = 0 and n > 0]", "# n-1,k", "# n+1,k"],
      ["[n,k: n-1,k | k # n-1,k if k % 2 = 0 and n > 0]", "# n-1,k", "# n,k"],
    ] as const),
  )("the law of %s with %s replaced by %s is refused, as by the other", (rule, from, to) => {
    const game = parseGame(rule);
    const { text } = certificateOf(game, findLaw(game, "values").finding!)!;
    const forged = text.replace(from, to);
    expect(forged).not.toBe(text);
    expect(verdictOf(Buffer.from(text))).toBe("valid");
    expect(verdictOf(Buffer.from(forged))).not.toBe("valid");
    expect(disagreements([Buffer.from(text), Buffer.from(forged)])).toEqual([]);
  });

  test("reads a law as the other does, and nothing that is written otherwise", () => {
    const text = JSON.stringify(allLost("n = 5"));
    const witness = '{"tracks":1,"states":1048577,"edges":[],"accepting":[]}';
    const nested = (levels: number) => `${"(".repeat(levels)}n = 5${")".repeat(levels)}`;
    const malformed = [
      // Unknown fields whose contents only one of the languages can parse.
      ['"law":{', '"law":{"note":1,'],
      ['"law":{', '"law":{"note":NaN,'],
      ['"law":{', '"law":{"note":1e16,'],
      ['"sets":', '"note":[],"sets":'],
      // Escapes, including those that JSON requires, and a lone surrogate.
      ['"normal"', '"norm\\u0061l"'],
      ['"normal"', '"norm\\nal"'],
      ['"normal"', '"\\ud800"'],
      ['"witnesses":[]', `"witnesses":[${witness}]`],
      // Digits and white space of other scripts.
      ["n = 5", "n = ٥"],
      ["n = 5", "n =\u00a05"],
      ["n = 5", "n = 1048577"],
      ["n = 5", "n = 5 or n > 2**22"],
      ["n = 5", nested(101)],
      ["n = 5", `n = 5${"-0".repeat(101)}`],
    ].map(([from, to]) => text.replace(from!, to!));
    expect(malformed).not.toContain(text);
    const valid = ["n = 2**10", "n = 4 + (-1)**1000", nested(100), `n = 5${"-0".repeat(100)}`].map((legal) =>
      JSON.stringify(allLost(legal)),
    );
    const files = [...malformed, ...valid].map((each) => Buffer.from(each));
    expect(files.map(verdictOf)).toEqual([...malformed.map(() => "malformed"), ...valid.map(() => "valid")]);
    expect(disagreements(files)).toEqual([]);
  });

  test("reads a file after one byte order mark in UTF-8, as the other does", () => {
    const text = JSON.stringify(allLost("n = 5"));
    const marked = ["", "\ufeff", "\ufeff\ufeff", " \ufeff"].map((before) => Buffer.from(before + text));
    const other = [Buffer.from(`${text}\ufeff`), Buffer.from(`\ufeff${text}`, "utf16le")];
    const files = [...marked, ...other, Buffer.concat([Buffer.from("\ufeff"), exampleOfGraph()])];
    const [, , ...malformed] = files.map(() => "malformed");
    expect(files.map(verdictOf)).toEqual(["valid", "valid", ...malformed]);
    expect(disagreements(files)).toEqual([]);
  });

  test("refuses conditions on letters of nobody's choice, as the other does", () => {
    const game = parseGame("[n: n-1 | n-2 ; legal: n > 0]");
    const { finding } = findLaw(game, "values");
    const certificate = JSON.parse(certificateOf(game, finding!)!.text);
    expect(verdictOf(Buffer.from(JSON.stringify(certificate)))).toBe("valid");
    const forged = ["legal: n > k", "legal: n > 0 ; lost: k > 5", "won: k > 5"].map((clause) =>
      Buffer.from(JSON.stringify({ ...certificate, game: `[n: n-1 | n-2 ; ${clause}]` })),
    );
    expect(forged.map(verdictOf)).toEqual(forged.map(() => "malformed"));
    expect(disagreements(forged)).toEqual([]);
  });

  test("says in one line what cannot be read, and exits with the largest code", () => {
    const run = spawnSync(python!, [script, "absent.json", script], { encoding: "utf8" });
    expect(run.stdout).toMatch(
      /^absent\.json: malformed: the file cannot be read: .*\n.*check\.py: malformed: this is not JSON\n$/,
    );
    expect([run.status, run.stderr]).toEqual([2, ""]);
    const none = spawnSync(python!, [script], { encoding: "utf8" });
    expect([none.status, none.stderr]).toEqual([2, "expected files: python3 check.py FILE...\n"]);
  });

  describe.each(CERTIFICATES)("of $kind", ({ certificates, mutations }) => {
    const files = certificates();

    test("accepts every certificate", () => {
      expect(files.length).toBeGreaterThan(0);
      for (const said of saidInPython(files)) expect(said).toMatch(/ valid: /);
      expect(files.map(verdictOf)).toEqual(files.map(() => "valid"));
    });

    test("fits the schema of its page", () => {
      for (const bytes of files) {
        if (isGraphCertificate(bytes)) continue;
        const claim = JSON.parse(`${Buffer.from(bytes)}`);
        const of = pages.filter((page) => page.kind === claim.certificate);
        expect(of.length).toBeGreaterThan(0);
        for (const { fits } of of) expect([fits(claim), fits.errors]).toEqual([true, null]);
      }
    });

    test(`says of ${mutations} mutations what the other checker says`, () => {
      const roll = dice(2026);
      const small = files.filter(({ length }) => length <= 20_000);
      const mutants = Array.from({ length: mutations }, () => mutated(small[roll(small.length)]!, roll));
      expect(disagreements(mutants)).toEqual([]);
      const refused = mutants.filter((bytes) => verdictOf(bytes) === "refused").length;
      expect(refused).toBeGreaterThan(mutations / 10);
    });
  });
});
