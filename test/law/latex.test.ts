import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parseGame } from "../../src/games/index.ts";
import { findingLatex, findLaw, lawLatex, statedLaw, variablesOf } from "../../src/law/index.ts";
import type { Law } from "../../src/types.ts";
import { nimber } from "../nimber.ts";
import { isQuick } from "../part.ts";

const formula = (text: string, ...variables: string[]) => lawLatex({ kind: "formula", text, variables });

test.each([
  ["sg = n % 4", String.raw`\mathcal{G}(n) = n \bmod 4`],
  ["sg = n % (m+1)", String.raw`\mathcal{G}(n, m) = n \bmod (m + 1)`],
  ["sg = n / 2 % 3", String.raw`\mathcal{G}(n) = \left\lfloor \frac{n}{2} \right\rfloor \bmod 3`],
  [
    "P iff n xor m = 0 or n = 0 and m < 3",
    String.raw`(n, m) \in \mathcal{P} \iff n \oplus m = 0 \lor (n = 0 \land m < 3)`,
  ],
  [
    "P iff n = floor((1+sqrt(2))*k) for some k",
    String.raw`n \in \mathcal{P} \iff \exists k \ge 1\colon\; n = \lfloor (1+\sqrt{2}) k \rfloor`,
  ],
  [
    "P iff n = floor(phi*k) for some k >= 0",
    String.raw`n \in \mathcal{P} \iff \exists k \ge 0\colon\; n = \lfloor \varphi k \rfloor`,
  ],
  [
    "N iff not n in {0,3..5} and n in powers(2)",
    String.raw`n \in \mathcal{N} \iff \lnot (n \in \{0, 3, \dots, 5\}) \land n \in \{1, 2, 2^{2}, \dots\}`,
  ],
  ["sg = n xor m xor 3", String.raw`\mathcal{G}(n, m) = n \oplus m \oplus 3`],
  ["sg = n - m - 1", String.raw`\mathcal{G}(n, m) = n - m - 1`],
  ["sg = 2*n*m - (n - m) + n*n", String.raw`\mathcal{G}(n, m) = 2nm - (n - m) + n^{2}`],
])("%s", (text, latex) => {
  const variables = text.includes("m") && !/\bmod|some/.test(text) ? ["n", "m"] : ["n"];
  expect(formula(text, ...variables)).toBe(latex);
});

test("periods with their first values, recurrences, restricted laws, and the language", () => {
  const periodic: Law = {
    kind: "periodic",
    preperiod: 1,
    period: 2,
    saltus: 3,
    constant: [1],
    values: [0, 5, 4],
  };
  expect(lawLatex(periodic).split("\n")).toEqual([
    String.raw`\mathcal{G}(n + 2) = \begin{cases}`,
    String.raw`  \mathcal{G}(n) & n \bmod 2 \in \{1\} \\`,
    String.raw`  \mathcal{G}(n) + 3 & \text{otherwise} \\`,
    String.raw`\end{cases} \qquad (n \ge 1), \qquad \mathcal{G}(0), \dots, \mathcal{G}(2) = 0, 5, 4`,
  ]);
  const recurrence: Law = { kind: "recurrence", base: 2, first: [0], steps: ["g + 1", "q"] };
  expect(lawLatex(recurrence)).toContain(String.raw`  \mathcal{G}(q) + 1 & n = 2q \\`);
  const some: Law = {
    kind: "formula",
    text: "sg = 1 if n > 2; else 0",
    variables: ["n", "p"],
    where: "p = 1",
  };
  expect(lawLatex(some, "zh")).toContain(String.raw`\text{其他}`);
  expect(lawLatex(some)).toMatch(/ \\qquad \(p = 1\)$/);
});

/** Text of a law from its LaTeX, by patterns; undefined where it has others. */
function readBack(latex: string): string | undefined {
  let text = latex
    .replace(/^\(?[\w{}, ]+\)? \\in \\mathcal\{([PN])\} \\iff /, "$1 iff ")
    .replace(/^\\mathcal\{G\}\([^)]*\) = /, "sg = ")
    .replace(/\\begin\{cases\}\n([\s\S]*) \\\\\n\\end\{cases\}/, (_, rows: string) =>
      rows
        .split("\\\\\n")
        .map((row) => row.split(" & "))
        .map(([value, when]) => (when!.includes("otherwise") ? `else ${value}` : `${value} if ${when}`))
        .join("; "),
    )
    .replace(/\\\{1, (\d+), \1\^\{2\}, \\dots\\\}/g, "powers($1)")
    .replace(/\\\{1, 4, 9, \\dots\\\}/g, "squares")
    .replace(/\\\{([\d, ]*)\\\}/g, "{$1}")
    .replace(/\\lvert (.*?) \\rvert/g, "abs($1)");
  for (const [sign, typed] of Object.entries({
    bmod: "%",
    oplus: "xor",
    land: "and",
    lor: "or",
    lnot: "not",
    cdot: "*",
    in: "in",
    ne: "!=",
    le: "<=",
    ge: ">=",
    min: "min",
    max: "max",
    gcd: "gcd",
  }))
    text = text.replace(new RegExp(`\\\\${sign}(?![a-z])`, "g"), typed);
  text = text.replace(/\\operatorname\{(\w+)\}/g, "$1");
  for (let before = ""; before !== text; ) {
    before = text;
    text = text
      .replace(/\\left\\lfloor \\frac\{([^{}]*)\}\{([^{}]*)\} \\right\\rfloor/g, "(($1)/($2))")
      .replace(/v_\{(\w+)\}\(((?:[^()]|\([^()]*\))*)\)/g, "valuation($2,$1)")
      .replace(/\^\{([^{}]*)\}/g, "**($1)")
      .replace(/(\d)(?=[a-z(](?!n\b|nd\b|r\b|f\b))/g, "$1*");
  }
  return text.includes("\\") || text.includes("_{") ? undefined : text;
}

describe("the laws of the documents", () => {
  const rows = ["docs/laws.md", "docs/laws-tried.md"].flatMap((path) =>
    [
      ...readFileSync(path, "utf8").matchAll(
        /`nimber law '(\[[^`']*\])'[^`]*` \| `((?:P|N|sg) ?(?:iff|=)[^`]*)`/g,
      ),
    ].map(
      ([, game, law]) =>
        [game!.replaceAll("\\|", "|"), law!.replaceAll("\\|", "|").replace(/, observed.*/, "")] as const,
    ),
  );

  test("mean the same when they are read back from LaTeX", () => {
    let read = 0;
    for (const [game, law] of rows) {
      const [, text, where] = /^(.*?)(?: where (.*))?$/.exec(law)!;
      const variables = variablesOf(parseGame(game))!;
      const latex = lawLatex({ kind: "formula", text: text!, variables, ...(where && { where }) });
      expect([law, latex.match(/[{]/g)?.length]).toEqual([law, latex.match(/[}]/g)?.length]);
      const again = where === undefined ? readBack(latex) : undefined;
      if (again === undefined) continue;
      read++;
      const [one, other] = [text!, again].map((each) => statedLaw(each, variables));
      const side = [0, 40, 12, 6, 5][variables.length]!;
      for (let i = 0; i < side ** variables.length; i++) {
        const place = variables.map((_, j) => Math.floor(i / side ** j) % side);
        expect([law, again, place, other!.says(place)]).toEqual([law, again, place, one!.says(place)]);
      }
    }
    expect(rows.length).toBeGreaterThan(50);
    expect(read).toBeGreaterThan(35);
  });
});

test("automata are tables of their states", () => {
  const { law } = findLaw(parseGame("[n: n-1 | n/3]"), "values").finding!;
  const lines = lawLatex(law!).split("\n");
  expect(lines[1]).toBe(String.raw`  (n, h) & 00 & 01 & 02 & 10 & 11 & 12 & 20 & 21 & 22 \\ \hline`);
  expect(lines).toHaveLength(3 + law!.dfa.accepting.length);
});

test.skipIf(isQuick)("a law that is only observed says so, and for which positions", () => {
  const { finding } = findLaw(parseGame("[n,m: n-2**k,m | n,m-k]"), "outcomes");
  expect(finding).toMatchObject({ verdict: "observed", range: expect.stringMatching(/^n \+ m <= \d+$/) });
  const most = /\d+$/.exec(finding!.range!)![0];
  expect(findingLatex(finding!, "en")).toContain(
    String.raw` \qquad (\text{observed for}\; n + m \le ${most})`,
  );
  expect(findingLatex(finding!, "zh")).toContain(String.raw`\text{已验证}`);
});

test.skipIf(isQuick)("the command prints it, or says why not", () => {
  expect(nimber(["law", "bash(3)", "--export", "latex"]).stdout).toBe("\\mathcal{G}(n) = n \\bmod 4\n");
  expect(nimber(["law", "sg = n % 4", "--game", "bash(3)", "--export", "latex"]).stdout).toBe(
    "\\mathcal{G}(n) = n \\bmod 4\n",
  );
  const { finding } = findLaw(parseGame("[n: n/k if k in {2..6} and n > 0]"), "values");
  expect(() => lawLatex(finding!.law!)).toThrow("columns of digits");
  const refuted = nimber(["law", "sg = n % 3", "--game", "bash(3)", "--export", "latex"]);
  expect([refuted.status, refuted.stdout]).toEqual([1, expect.stringContaining("refuted: at 3")]);
  expect(nimber(["law", "nim", "--export", "tex"]).stderr).toContain("latex");
});
