import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import { nimber } from "./nimber.ts";
import { isQuick, slowly } from "./part.ts";

const directory = mkdtempSync(join(tmpdir(), "nimber-"));
const file = (name: string) => join(directory, name);

function schema(name: string, json: string): Record<string, unknown> {
  const path = new URL(`../docs/schema/${name}.json`, import.meta.url);
  const validate = new Ajv({ allErrors: true, strict: false }).compile(
    JSON.parse(readFileSync(path, "utf8")),
  );
  const value = JSON.parse(json);
  validate(value);
  expect(validate.errors).toBeNull();
  return value;
}

describe("nimber period", () => {
  test("answers the promised JSON for each verdict", () => {
    const run = (...args: string[]) => nimber(["period", ...args, "--json"]).stdout;
    expect(schema("period", run("0.156"))).toMatchObject({
      game: "0.156",
      verdict: "proved",
      preperiod: 3479,
      period: 349,
      saltus: 0,
      theorem: "guy-smith",
      max: 23,
      maxAt: 1032,
      rare: { count: 14, last: 357, mask: 0x1b },
      heaps: 7659,
    });
    expect(schema("period", run("!{2,3}"))).toMatchObject({ verdict: "proved", period: 4, saltus: 2 });
    expect(schema("period", run("0.3F", "--limit", "600"))).toMatchObject({
      verdict: "proved",
      theorem: "automaton",
      saltus: 3,
      states: 11,
    });
    expect(schema("period", run("0.36", "--limit", "3000"))).toMatchObject({ verdict: "none", heaps: 3000 });
    expect(schema("period", run("{divisors}", "--time", "0.2", "--limit", "1e8"))).toMatchObject({
      verdict: "none",
      limit: "seconds",
    });
  });

  test("answers by a law where no table would prove a period, and names it", () => {
    const run = (...args: string[]) => schema("period", nimber(["period", ...args, "--json"]).stdout);
    expect(run("powers-of-two")).toMatchObject({ verdict: "law", preperiod: 0, period: 3, saltus: 0 });
    expect(run("lasker")).toMatchObject({ verdict: "law", preperiod: 1, period: 4, saltus: 4 });
    expect(run("interval")).toMatchObject({ verdict: "law", preperiod: 0, period: 1, saltus: 1 });
    expect(run("{500000..1000000000}")).toMatchObject({ verdict: "law", period: 1_000_500_000 });
    expect(run("{1000000..}")).toMatchObject({ verdict: "law", period: 1_000_000, saltus: 1 });
    expect(run("{1..1e30}")).toMatchObject({ verdict: "law", period: `${10n ** 30n + 1n}` });
    const mark = run("mark");
    expect(mark).toMatchObject({ verdict: "law", source: expect.stringContaining("Fraenkel") });
    expect(mark).not.toHaveProperty("period");
    expect(run("{1..3}")).toMatchObject({ verdict: "proved", period: 4 });
    expect(run("powers-of-two", "--limit", "600")).toMatchObject({ verdict: "none" });
    expect(nimber(["period", "mark"])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("a formula"),
    });
    expect(nimber(["period", "mark", "--lang", "zh"]).stdout).toContain("由公式给出");
    expect(nimber(["period", "fibonacci-nim"]).status).toBe(2);
  });

  test.skipIf(isQuick)("proves the period of a range of which a certificate is asked", () => {
    const certificate = file("range.json");
    const found = nimber(["period", "{5000..6000}", "--certificate", certificate, "--json"]);
    expect(schema("period", found.stdout)).toMatchObject({ verdict: "proved", period: 11_000 });
    expect(nimber(["check", certificate]).status).toBe(0);
    const endless = file("endless.json");
    expect(nimber(["period", "{5000..}", "--certificate", endless]).status).toBe(0);
    expect(nimber(["check", endless]).status).toBe(0);
  });

  test("speaks of what was proved, and how, in both languages", () => {
    const english = nimber(["period", "kayles"]).stdout.replace(/\s+/g, " ");
    expect(english).toContain("preperiod n0 71 period p 12");
    expect(english).toContain("kayles: proved From heap 71 the values repeat with period 12.");
    expect(english).toContain("0 3 6 9 11 15 18 21 22 28 34 39 57 70");
    expect(english).toContain(
      "With preperiod n0 and period p, it suffices to compare n with n + p for all n from n0 to 2·n0 + p + 1.",
    );
    expect(nimber(["period", "kayles", "--lang", "zh"]).stdout).toContain("从 71 起 SG 值以 12 为周期。");
    expect(nimber(["period", "0.36", "--limit", "3000"]).stdout).toContain("no period found");
    expect(nimber(["period", "0.3F", "--limit", "600"]).stdout).toContain("An automaton of 11 states");
  });

  test("ends with 3 where a limit came before a proof, and says how to go on", () => {
    const saved = file("saved");
    for (const [args, more] of [
      [["0.36", "--limit", "3000"], "To continue: --limit 30000; --checkpoint FILE saves the progress."],
      [["0.36", "--time", "0.2"], "stopped at the limit of 0.2 seconds. To continue: --time 2;"],
      [["0.36", "--memory", "64K"], "To continue: --memory 128K;"],
      [["0.36", "--memory", "1"], "No heap was computed; stopped at the limit of 1 byte of memory"],
      [["0.36", "--limit", "300", "--checkpoint", saved], `To continue: --limit 3000 --resume ${saved}.`],
      [
        ["{primes}"],
        "Nimber knows no theorem that could prove a period here. To observe more: --limit 200000.",
      ],
    ] as const) {
      const { status, stdout, stderr } = nimber(["period", ...args]);
      expect({ status, stderr }).toEqual({ status: 3, stderr: "" });
      expect(stdout.replace(/\s+/g, " ")).toContain(more);
    }
    expect(nimber(["period", "kayles"]).status).toBe(0);
  });

  test.each([["0.165", 5181, 1550], ...slowly([["0.376", 2_268_248, 4] as const])] as const)(
    "goes on without --limit until %s is proved",
    (game, preperiod, period) => {
      const { status, stdout } = nimber(["period", game, "--json"]);
      expect(status).toBe(0);
      expect(JSON.parse(stdout)).toMatchObject({ verdict: "proved", preperiod, period });
    },
  );

  test("writes a certificate that the checker accepts, and none where nothing is proved", () => {
    const path = file("kayles.json");
    expect(nimber(["period", "kayles", "--certificate", path]).status).toBe(0);
    schema("certificate", readFileSync(path, "utf8"));
    const valid = nimber(["check", path]);
    expect(valid).toMatchObject({ status: 0, stderr: "" });
    expect(valid.stdout).toContain("valid  0.77: preperiod 71, period 12; 168 values replayed");
    expect(schema("check", nimber(["check", path, "--json"]).stdout)).toMatchObject({ verdict: "valid" });
    const none = nimber(["period", "0.36", "--limit", "500", "--certificate", file("none.json")]);
    expect(none.status).toBe(3);
    expect(none.stderr).toMatch(/^nimber: no certificate was written[^\n]*\n$/);
    // The requested file does not exist.
    const lawless = nimber(["law", "{squares}", "--certificate", file("none.json")]);
    expect(lawless.stderr).toMatch(/^nimber: no certificate was written[^\n]*\n$/);
    expect(lawless.status).toBe(3);
  });
});

describe("nimber check", () => {
  const path = file("certificate.json");
  nimber(["period", "0.156", "--certificate", path]);
  const right = JSON.parse(readFileSync(path, "utf8"));
  const check = (content: string | Uint8Array, ...args: string[]) => {
    writeFileSync(file("tampered.json"), content);
    return nimber(["check", file("tampered.json"), ...args]);
  };

  test("names the first mismatch of a certificate that was tampered with, and exits with 1", () => {
    const cycle = right.cycle.split(" ");
    const wrong = cycle.with(100, `${Number(cycle[100]) + 1}`).join(" ");
    const refused = check(JSON.stringify({ ...right, cycle: wrong }));
    expect(refused.status).toBe(1);
    expect(refused.stdout).toMatch(/not valid {2}heap \d+: claimed value \d+, the rules give \d+/);
    expect(schema("check", check(JSON.stringify({ ...right, to: 9000 }), "--json").stdout)).toMatchObject({
      verdict: "refused",
      says: { en: "`to` must be 7310" },
    });
  });

  test("says in one line that a file is damaged, no certificate or not there, and exits with 2", () => {
    const whole = JSON.stringify(right);
    for (const content of [whole.slice(0, 500), "", "kayles", "[]", "{}", Buffer.from([0xff, 0, 0xfe])]) {
      const { status, stdout, stderr } = check(content);
      expect(stdout).toBe("");
      expect(stderr).toMatch(/^nimber: [^\n]*not a certificate[^\n]*\n$/);
      expect(status).toBe(2);
    }
    expect(nimber(["check", file("absent.json")]).stderr).toMatch(
      /^nimber: [^\n]*cannot be read \(ENOENT\)\n$/,
    );
    expect(nimber(["check", directory]).status).toBe(2);
    expect(nimber(["check"]).stderr).toContain("expected a file, found nothing");
  });

  test.skipIf(isQuick)(
    "explains a valid certificate in both languages: the theorem and what was computed",
    () => {
      const period = check(JSON.stringify(right), "--explain").stdout.replace(/\s+/g, " ");
      expect(period).toContain("Theorem (Guy and Smith 1956): values that repeat over the whole window");
      expect(period).toContain(
        `Computed: the values of heaps 0 to ${right.to + right.period - 1} from the rules`,
      );
      const sources: readonly (readonly [args: readonly string[], theorem: string])[] = [
        [["period", "!{2,3}"], "raised by the saltus"],
        [["period", "{2,5,7}"], "the largest number of the set"],
        [["period", "{1,4,100}", "--outcomes"], "depends only on the m outcomes before it"],
        [["law", "wythoff"], "exactly the P-positions"],
        [["law", "[n: n-k if k in squares | n+1 if n % 2 = 1 | n-3]"], "From each large draw"],
        [["quotient", "0.75"], "Plambeck and Siegel"],
        [["solve", "cram 3x4"], "by induction over cells"],
      ];
      for (const [args, theorem] of sources) {
        const written = file("explained.json");
        nimber([...args, "--certificate", written]);
        const { stdout, status } = nimber(["check", written, "--explain", "--json"]);
        const found = schema("check", stdout) as { theorem: { en: string; zh: string } };
        expect([args, status, found]).toMatchObject([args, 0, { verdict: "valid" }]);
        expect(found.theorem.en).toContain(theorem);
        expect(found.theorem.zh).toMatch(/^定理.*。$/);
        expect(found).not.toHaveProperty("about");
      }
      const written = file("explained.json");
      const law = "P iff x = y and x != 2**20 where x < 2**19";
      nimber(["law", law, "--game", "[x,y: x-k,y | x,y-k]", "--certificate", written]);
      const legal = nimber(["check", written, "--explain"]).stdout.replace(/\s+/g, " ");
      expect(legal).toContain("No move of the rule leads from them to others");
      expect(schema("check", nimber(["check", written, "--explain", "--json"]).stdout)).toHaveProperty(
        "about",
      );
      const refused = check(JSON.stringify({ ...right, to: 9000 }), "--explain", "--json");
      expect(schema("check", refused.stdout)).not.toHaveProperty("theorem");
    },
  );

  test("prints the checker in Python, as it stands among the sources", () => {
    const { stdout, status } = nimber(["check", "--program"]);
    expect([status, stdout]).toEqual([
      0,
      readFileSync(new URL("../src/checker/check.py", import.meta.url), "utf8"),
    ]);
    const beside = nimber(["check", "--program", "kayles.json"]);
    expect([beside.status, beside.stderr]).toEqual([
      2,
      "nimber: --program: expected no file, found kayles.json\n",
    ]);
  });

  test("says that a window is too long for the time it has, and exits with 3", () => {
    const { status, stdout, stderr } = check(JSON.stringify(right), "--time", "0.0001");
    expect({ status, stdout }).toEqual({ status: 3, stdout: "" });
    // By then even a slow machine has read the file, and done nothing else.
    expect(stderr).toMatch(/(not decided: the window could not be replayed within|limit of) 0\.0001 seconds/);
  });
});

describe("nimber value", () => {
  test("answers for heaps of any size when the period is proved, with its reason", () => {
    const { stdout, status } = nimber(["value", "{2,5,7}", "1000000000000000000", "5", "--json"]);
    expect(status).toBe(0);
    const [far, near] = stdout.trim().split("\n");
    // The period is 22 from heap 0; 10^18 = 12 (mod 22), and heap 12 has value 1.
    expect(schema("value", far!)).toMatchObject({ position: "1000000000000000000", value: 1 });
    expect(schema("value", near!)).toEqual({
      game: "{2,5,7}",
      position: "5",
      value: 2,
      by: "table",
      method: "table",
    });
    const said = nimber(["value", "0.45", "99999999999999999999"]).stdout.replace(/\s+/g, " ");
    expect(said).toContain("From heap 498 the values repeat with period 20.");
    expect(
      schema("value", nimber(["value", "!{2,3}", "1000000000000000000003", "--json"]).stdout),
    ).toMatchObject({
      value: "500000000000000000001",
    });
  });
  test("names the limit of a heap without a proved period", () => {
    const { status, stderr } = nimber(["value", "0.36", "1000000000000", "--positions", "5000"]);
    expect(status).toBe(3);
    expect(stderr).toBe("nimber: stopped at the limit of 5000 positions; --positions allows more\n");
  });
});

describe("nimber solve with a huge heap", () => {
  test.skipIf(isQuick)("lists all winning moves of a subtraction set, and some of an octal game", () => {
    const set = JSON.parse(nimber(["solve", "{2,5,7}", "1000000000000000001", "--json"]).stdout);
    const small = JSON.parse(nimber(["solve", "{2,5,7}", "13", "--json"]).stdout);
    expect(set).toMatchObject({ outcome: small.outcome, complete: true });
    const names = (each: { winningMoves: { at: string }[] }) => each.winningMoves.map(({ at }) => at);
    expect(names(set)).toEqual(names(small));
    const octal = JSON.parse(nimber(["solve", "0.45", "1000000000000000000", "--json"]).stdout);
    expect(octal).toMatchObject({ outcome: "N", complete: false });
    for (const { to } of octal.winningMoves.slice(0, 3)) {
      const args = ["solve", `0.45 ${to.join(" ")}`, "--json"];
      expect(JSON.parse(nimber(args).stdout)).toMatchObject({ outcome: "P", value: 0 });
    }
  });
});

describe("a sequence", () => {
  test("is printed with its period when that is proved", () => {
    expect(nimber(["values", "kayles", "--to", "30"]).stdout).toContain(
      "period 12 from heap 71, proved (guy-smith)",
    );
    const coloured = nimber(["values", "kayles", "--to", "90"], "", { FORCE_COLOR: "1" }).stdout;
    expect(coloured.split("\u001b[36m")).toHaveLength(1 + 12);
    expect(coloured.split("\u001b[33m")).toHaveLength(1 + 14);
    for (const game of ["0.36", "{squares}", "grundys-game", "0.3F"]) {
      expect(nimber(["values", game]).stdout).not.toContain("period");
    }
  });

  test("is drawn in the terminal", () => {
    const { stdout } = nimber(["values", "nim", "--to", "39", "--plot"]);
    const lines = stdout.split("\n");
    expect(lines[1]).toMatch(/^ {2}39 ┤ {18,}[\u2801-\u28ff]{1,2}$/);
    expect(lines[16]).toMatch(/^ {3}0 ┤[\u2801-\u28ff]/);
    expect(lines[18]).toMatch(/^ +0 +39$/);
    // One dot for each of the 40 values.
    const bits = [...stdout]
      .map((char) => char.codePointAt(0)! - 0x2800)
      .filter((code) => code > 0 && code < 256);
    expect(
      bits.join("").length > 0 &&
        bits.reduce((sum, code) => sum + code.toString(2).replace(/0/g, "").length, 0),
    ).toBe(40);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
    expect(nimber(["period", "kayles", "--plot"]).stdout).toMatch(/8 ┤ +[\u2801-\u28ff]/);
  });

  test("is drawn as SVG, thinned, with its rare heaps and its period", () => {
    const svgOf = (...args: string[]) => {
      expect(nimber([...args, "--svg", file("plot.svg")])).toMatchObject({ status: 0, stderr: "" });
      return readFileSync(file("plot.svg"), "utf8");
    };
    const kayles = svgOf("values", "kayles", "--to", "300");
    expect(kayles).toMatch(/^<svg [^>]*viewBox="0 0 1000 520"[\s\S]*<\/svg>\n$/);
    expect(kayles).toContain('<rect class="periodic"');
    expect(kayles).toContain("prefers-color-scheme:dark");
    expect(kayles.match(/h0/g)).toHaveLength(301);
    expect(kayles).not.toMatch(/NaN|undefined|Infinity|https?:(?!\/\/www\.w3\.org)/);
    const guiles = svgOf("values", "0.16", "--to", "60000");
    expect(guiles.match(/h0/g)!.length).toBeGreaterThan(2000);
    expect(guiles.match(/h0/g)!.length).toBeLessThanOrEqual(12_000);
    expect(guiles).toMatch(/<path class="rare" d="(M[\d.]+ [\d.]+h0)+"/);
    expect(guiles).not.toContain('<rect class="periodic"');
    expect(svgOf("values", "nim", "--from", "7", "--to", "7")).not.toMatch(/NaN|Infinity/);
  });

  test("refuses what it cannot draw or save, in one line", () => {
    for (const args of [
      ["wythoff", "--svg", "x"],
      ["wythoff", "--checkpoint", "x"],
    ]) {
      const { status, stderr } = nimber(["values", ...args]);
      expect(status).toBe(2);
      expect(stderr).toMatch(/^nimber: --(svg|checkpoint): expected a game of one heap[^\n]*\n$/);
    }
    const { status, stderr } = nimber(["values", "nim", "--svg", join(directory, "no", "such.svg")]);
    expect(status).toBe(2);
    expect(stderr).toContain("cannot be written (ENOENT)");
  });
});
