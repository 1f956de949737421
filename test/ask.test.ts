import { describe, expect, test } from "vitest";
import { localizedIn, say } from "../src/locale/message.ts";
import { type Asks, answer, gameOf, type Question, type QuotientFound } from "../src/session/index.ts";
import { begin } from "../src/solve/index.ts";
import { nimber } from "./nimber.ts";
import { plainCodeValues } from "./oracle.ts";
import { isQuick } from "./part.ts";

/** A question and its answer, as a thread would receive them. */
function asked<K extends keyof Asks>(
  question: Question<K> & { readonly ask: K },
  budget = begin(question.limits),
) {
  const found = answer<K>(structuredClone(question), budget);
  expect(structuredClone(found)).toEqual(found);
  return found;
}

const said = (found: ReturnType<typeof asked>) => ("value" in found ? found.value : found.refused);

describe("a question as data", () => {
  test("who wins: of several sums, in notation and in parts, in either play", () => {
    const parts = [
      { game: "nim", position: "3" },
      { game: "kayles", position: "5" },
    ];
    const found = said(asked({ ask: "solve", games: ["nim 3 5", parts, "wythoff 1,2"] }));
    // Kayles 5 has value 4 (Guy & Smith 1956), Wythoff's (1, 2) is lost (Wythoff 1907).
    expect(found).toMatchObject([
      { outcome: "N", value: 6, winning: [{ part: 1, to: ["3"] }] },
      { outcome: "N", value: 7 },
      { outcome: "P", winning: [] },
    ]);
    expect(said(asked({ ask: "solve", games: ["nim 1 1 1"], play: "misere" }))).toMatchObject([
      { outcome: "P" },
    ]);
  });

  test("numbers that are too large for play are answered by a proved law, as on the command line", () => {
    const sum = "[n: n-1 | n-2 | n/3] 1000000000000000000 + [n: n-1 | n-2 | n/3] 3";
    const found = said(asked({ ask: "solve", games: [sum] })) as readonly object[];
    const told = JSON.parse(nimber(["solve", sum, "--json"]).stdout);
    expect(found[0]).toMatchObject({ outcome: told.outcome, value: told.value });
    // 3 leaves 2, 1 and 1, of values 2, 1 and 1.
    expect(told.components[1].value).toBe(0);
  });

  test("what was found of a board answers the next question in the same thread", () => {
    const limits = { positions: 300 };
    const ask = (board: string) => said(asked({ ask: "solve", games: [`cram ${board}`], limits }));
    let rounds = 0;
    let found: unknown;
    for (; found === undefined && rounds < 50; rounds++)
      found = (ask("5x6") as readonly { readonly value?: number }[])[0]?.value;
    // Lemoine & Viennot, Nimbers are inevitable (2012), table of Cram.
    expect([found, rounds > 1]).toEqual([2, true]);
    expect(ask("5x6")).toMatchObject([{ value: 2, complete: true }]);
  });

  test("why, and the reply of an opponent who never errs", () => {
    const why = said(asked({ ask: "explain", games: ["nim 3 5"] }));
    expect(why).toMatchObject({
      outcome: "N",
      values: [3, 5],
      binary: ["011", "101", "110"],
      decidingBit: 2,
    });
    expect(said(asked({ ask: "reply", games: ["nim 3 5"], level: 10 }))).toMatchObject({ part: 1 });
    expect(said(asked({ ask: "reply", games: ["nim 0"] }))).toBeUndefined();
  });

  test("a draw, where play need not end", () => {
    const drawn = asked({ ask: "explain", games: ["dag 0>1,1>0@0"] });
    expect(said(drawn)).toMatchObject({ outcome: "D", winning: [] });
  });

  test("the graph of a sum", () => {
    const found = said(asked({ ask: "graph", games: ["nim 2"] }));
    expect(found).toMatchObject({
      graph: { labels: ["2", "1", "0"], start: 0 },
      known: { values: [2, 1, 0] },
    });
  });

  test("a misère quotient, of all heaps and of some", () => {
    // Kayles has 40 elements and period 12 from 71 on; 0.75 has 8 (Plambeck & Siegel 2008).
    const kayles = said(asked({ ask: "quotient", games: ["kayles"] })) as QuotientFound;
    expect(kayles).toMatchObject({ preperiod: 71, period: 12 });
    expect(kayles.words).toHaveLength(40);
    expect(kayles.inP[kayles.phi[9]!]).toBe(1);
    const some = said(asked({ ask: "quotient", games: ["kayles"], heaps: 4 })) as QuotientFound;
    expect(some).toMatchObject({ heaps: 4, words: ["1", "a", "b", "ab", "b²", "ab²"], phi: [0, 1, 2, 3, 1] });
    expect(some).not.toHaveProperty("period");
    expect(some.words[some.times[1 * 6 + 2]!]).toBe("ab");
    expect(said(asked({ ask: "quotient", games: ["wythoff"] }))).toMatchObject({ code: "notation" });
    const short = said(asked({ ask: "quotient", games: ["kayles"], limits: { positions: 300 } }));
    expect(short).toHaveProperty("presentation");
    expect(short).not.toHaveProperty("period");
  });

  test("a period, its proof, and the values it is of", () => {
    // Kayles: period 12, preperiod 71 (Guy & Smith 1956).
    expect(localizedIn(said(asked({ ask: "period", games: ["kayles"] })))).toMatchObject({
      verdict: "proved",
      preperiod: 71,
      period: 12,
    });
    const values = said(asked({ ask: "values", games: ["0.77"], to: 200 })) as ArrayLike<number>;
    expect([...Array.from(values)]).toEqual(plainCodeValues([0, 7, 7], 200));
  });

  test("a law, found and stated, and the games of a sequence", () => {
    // Wythoff 1907; Bouton 1901; a heap from which 1 to 3 are taken has the value n mod 4.
    const found = said(asked({ ask: "law", games: ["bash(3)"] }));
    expect(localizedIn(found)).toMatchObject({
      variables: ["n"],
      law: { verdict: "proved", text: "sg = n % 4" },
    });
    expect(localizedIn(said(asked({ ask: "law", games: ["mark"], only: "outcomes" })))).toMatchObject({
      law: { verdict: "proved", kind: "outcomes" },
    });
    // Nim with one pass: a position with a heap and the pass has a move to the same position without it.
    const some = { games: ["[n,p: n-k,p | n,p-1 if n > 0]"], where: "p = 1", only: "values" } as const;
    expect(localizedIn(said(asked({ ask: "law", ...some })))).toMatchObject({
      variables: ["n", "p"],
      law: {
        verdict: "proved",
        text: "sg = n + 1 if n % 2 = 1; 0 if n = 0; else n - 1 where p = 1",
        where: "p = 1",
      },
    });
    expect(said(asked({ ask: "law", games: ["bash(3)"], where: "m = 1" }))).toMatchObject({
      code: "notation",
    });
    const law = "P iff n % 4 = 1";
    expect(localizedIn(said(asked({ ask: "stated", games: ["bash(3)"], law })))).toMatchObject({
      verdict: "refuted",
      wrong: { position: [0], sum: "bash(3) 0", says: "N", found: "P" },
    });
    expect(said(asked({ ask: "stated", games: ["bash(3)"], law: "P iff (" }))).toMatchObject({
      code: "notation",
    });
    expect(said(asked({ ask: "stated", games: ["hackenbush"], law }))).toMatchObject({ code: "notation" });
    expect(said(asked({ ask: "law", games: ["hackenbush"] }))).toMatchObject({ variables: [], rejected: [] });
    const { limits, numbers } = { limits: { seconds: 0 }, numbers: [0, 1, 2, 0, 1, 2, 0, 1, 2] };
    expect(localizedIn(said(asked({ ask: "identify", numbers, limits })))).toMatchObject({
      limit: { en: /time/ },
    });
  });

  test("a contest input, and what else it may be", () => {
    const input = Uint8Array.from("2 2 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n0\n", (letter) =>
      letter.charCodeAt(0),
    );
    // The sample of HDU 1536.
    expect(said(asked({ ask: "judge", format: "hdu-1536", input }))).toMatchObject({
      output: "LWW\n",
      cut: false,
    });
    expect(said(asked({ ask: "fitting", input }))).toContain("hdu-1536");
  });
});

describe("what has no answer", () => {
  test.each([
    [
      { ask: "solve", games: ["nim 3 x"] },
      { code: "notation", input: "nim 3 x", offset: 6 },
    ],
    [{ ask: "solve", games: [[{ game: "nothing", position: "1" }]] }, { code: "notation" }],
    [{ ask: "solve", games: ["hackenbush 0-1"], limits: { seconds: -1 } }, { code: "limit" }],
    [
      { ask: "period", games: ["wythoff"] },
      { code: "notation", offset: 0 },
    ],
    [{ ask: "values", games: ["kayles"], to: 10 ** 9, limits: { bytes: 1000 } }, { code: "limit" }],
    [{ ask: "judge", format: "none", input: new Uint8Array() }, { text: { en: /expected one of the list/ } }],
  ] as readonly (readonly [Question, object])[])("is told, and why, as data: %o", (question, why) => {
    const found = asked(question as Question<"solve">);
    const { text, ...rest } = why as { text?: { en: RegExp } };
    expect(localizedIn(found)).toMatchObject({ refused: rest });
    if (text) expect("refused" in found && say(found.refused.text, "en")).toMatch(text.en);
  });

  test.each(["nothing", "constructor", "__proto__", "toString"])("there is no question %s", (ask) => {
    const found = answer({ ask, games: [] } as unknown as Question<"solve">);
    expect(localizedIn(found)).toMatchObject({
      refused: { text: { en: `This failed: there is no question ${ask}` } },
    });
  });

  test("a signal ends a question at once, and is thrown", () => {
    const signal = AbortSignal.abort();
    expect(() => answer({ ask: "solve", games: ["kayles 50"] }, begin({ signal }))).toThrow(/abort/i);
  });
});

test("a game is the same object each time it is named, so what is known of it is found again", () => {
  expect(gameOf("bash(3)")).toBe(gameOf("bash(3)"));
});

test.skipIf(isQuick)("progress is told while a period is looked for", () => {
  const seen: number[] = [];
  const limits = { progress: (done: number) => seen.push(done), seconds: 20 };
  asked({ ask: "period", games: ["0.16"], heaps: 3_000_000 }, begin(limits));
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.filter((done) => done <= 0 || done > 3_000_000)).toEqual([]);
});

test("each question reads and fills the store that it brings, whatever store the last one brought", () => {
  const stores = [0, 1].map(() => {
    const names = new Set<string>();
    return {
      names,
      read(name: string): undefined {
        names.add(name);
      },
      opened: (name: string) => void names.add(name),
    };
  });
  // A table of the deletion solver is stored under its name.
  for (const kept of stores) {
    const question = { ask: "solve", games: ["cram 4x4"], limits: { kept } } as const;
    expect(localizedIn(answer(question, begin(question.limits)))).toHaveProperty("value");
  }
  const [first, second] = stores;
  expect(first!.names.size).toBeGreaterThan(0);
  expect(second!.names).toEqual(first!.names);
});
