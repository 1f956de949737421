import { describe, expect, test } from "vitest";
import { checkCertificate } from "../src/checker/index.ts";
import { heapRules } from "../src/encoding.ts";
import { parseGame } from "../src/games/index.ts";
import { say } from "../src/locale/message.ts";
import { type Certificate, certify, heapTable, periodOf } from "../src/solve/index.ts";

function certificateOf(game: string): Certificate {
  const rules = heapRules(parseGame(game))!;
  const proved = periodOf(rules);
  if (proved.verdict !== "proved") throw new Error(`${game} is not proved`);
  return certify(heapTable(rules), proved);
}

const verdict = (certificate: object) => checkCertificate(JSON.stringify(certificate)).verdict;

test.each([
  ...["kayles", "0.4", "0.07", "0.45", "0.156", "0.0", "0.1", "0.15", "4.766", "4.7", "0.333"],
  ...["{1,2}", "{2,5,7}", "{3,8,11}", "{7}", "nim", "!{2,3}", "!{1,5,8}", "{7..}", "bash(4)"],
])("the certificate of %s is valid", (game) => {
  const finding = checkCertificate(JSON.stringify(certificateOf(game)));
  expect(finding).toMatchObject({ verdict: "valid" });
});

test("a long window is replayed by classes as it is plainly", () => {
  const certificate = certificateOf("0.165");
  expect(certificate.to + certificate.period).toBeGreaterThan(12_000);
  expect(verdict(certificate)).toBe("valid");
  const values = certificate.cycle.split(" ");
  for (const [i, wrong] of [
    [1200, "+1"],
    [77, "-1"],
    [1549, "9"],
  ] as const) {
    const value = /[+-]/.test(wrong) ? Math.abs(Number(values[i]) + Number(wrong)) : Number(wrong);
    const cycle = values.with(i, `${value}`).join(" ");
    expect(cycle).not.toBe(certificate.cycle);
    expect(verdict({ ...certificate, cycle })).toBe("refused");
  }
});

describe.each(["kayles", "{2,5,7}", "{1,7,8}", "!{1,4,5}"])("a certificate of %s", (game) => {
  const right = certificateOf(game);
  const { preperiod, period, saltus, from, to } = right;

  test.each(["preperiod", "period", "saltus", "from", "to"] as const)(
    "with another %s is refused",
    (field) => {
      for (const by of [-2, -1, 1, 2, 12, 100]) {
        const value = right[field] + by;
        expect(verdict({ ...right, [field]: value })).toBe(
          value < 0 || field === "period" ? "malformed" : "refused",
        );
      }
    },
  );

  test("that claims a multiple of the least period is refused", () => {
    const cycle = right.cycle.split(" ").map(Number);
    const twice = [...cycle, ...cycle.map((value) => value + saltus)].join(" ");
    const width = right.theorem === "guy-smith" ? period : 0;
    const claim = { ...right, period: 2 * period, saltus: 2 * saltus, cycle: twice, to: to + width };
    const finding = checkCertificate(JSON.stringify({ ...claim }));
    expect(finding).toMatchObject({ verdict: "refused" });
    expect(say(finding.says, "en")).toMatch(/the period is not the least|differ in their gaps/);
  });

  test("that claims a later preperiod as the least is refused", () => {
    const cycle = right.cycle.split(" ").map(Number);
    const shift = right.theorem === "guy-smith" && preperiod > 0 ? 2 : 1;
    const values = heapTable(heapRules(parseGame(game))!).values(preperiod);
    const later = {
      ...right,
      preperiod: preperiod + 1,
      from: from + 1,
      to: to + shift,
      cycle: [...cycle.slice(1), cycle[0]! + saltus].join(" "),
      exceptions: right.exceptions,
    };
    expect(values[preperiod]).toBe(cycle[0]);
    const finding = checkCertificate(JSON.stringify(later));
    expect(finding.verdict).toBe("refused");
    expect(say(finding.says, "en")).toMatch(/preperiod is not the least/);
  });

  test("with other values is refused", () => {
    const cycle = right.cycle.split(" ");
    for (let i = 0; i < cycle.length; i++) {
      const wrong = cycle.with(i, `${Number(cycle[i]) + 1}`).join(" ");
      expect(verdict({ ...right, cycle: wrong })).toBe("refused");
    }
    expect(verdict({ ...right, cycle: `${right.cycle} 0` })).toBe("malformed");
    expect(verdict({ ...right, cycle: right.cycle.replace(" ", "  ") })).toBe("malformed");
  });

  test("with other exceptions is refused", () => {
    const { exceptions } = right;
    for (let i = 0; i < exceptions.length; i++) {
      expect(verdict({ ...right, exceptions: exceptions.toSpliced(i, 1) })).toBe("refused");
      const [heap, value] = exceptions[i]!;
      expect(verdict({ ...right, exceptions: exceptions.with(i, [heap, value + 1]) })).toBe("refused");
    }
    const first = heapTable(heapRules(parseGame(game))!).values(0)[0]!;
    expect(verdict({ ...right, exceptions: [[preperiod, first], ...exceptions] })).toBe("refused");
    expect(verdict({ ...right, exceptions: [...exceptions, [0, 0], [0, 0]] })).toBe("refused");
    expect(verdict({ ...right, exceptions: [[0]] })).toBe("malformed");
  });

  test("with another game, theorem, maximum, checksum or version is refused", () => {
    for (const other of ["0.78", "0.7", "0.077", "4.77", "{2,5}", "{1,7,9}", "!{1,4,6}", "!{2,5,7}", "0.3"]) {
      expect(verdict({ ...right, game: other })).toBe("refused");
    }
    for (const theorem of ["subtraction-state", "guy-smith", "all-but-state", "hope"]) {
      if (theorem !== right.theorem) expect(verdict({ ...right, theorem })).toBe("refused");
    }
    expect(verdict({ ...right, max: right.max === null ? [1, 1] : null })).toBe("refused");
    expect(verdict({ ...right, max: [99, 1] })).toBe("refused");
    if (right.max !== null)
      expect(verdict({ ...right, max: [right.max[0], right.max[1] + 1] })).toBe("refused");
    expect(verdict({ ...right, checksum: "0" })).toBe("refused");
    expect(verdict({ ...right, version: 2 })).toBe("malformed");
    expect(verdict({ ...right, certificate: "kayles" })).toBe("malformed");
    expect(verdict({ ...right, note: "" })).toBe("malformed");
    for (const game of ["kayles", "{5,2}", "{0}", "{divisors}", "0.", "1.7", ""]) {
      expect(verdict({ ...right, game })).toBe("malformed");
    }
  });

  test("without one of its fields is none", () => {
    for (const field of Object.keys(right)) {
      const { [field as keyof Certificate]: _, ...rest } = right;
      expect(verdict(rest)).toBe("malformed");
    }
  });
});

test("what is no certificate", () => {
  for (const text of ["", "{", "[]", "null", "7", '"kayles"', "{}", "\u0000\u0001"]) {
    expect(checkCertificate(text).verdict).toBe("malformed");
  }
});

test("a window too long for its time is not decided", () => {
  expect(checkCertificate(JSON.stringify(certificateOf("0.156")), { seconds: 0 }).verdict).toBe("limit");
});

test("takes that depend on the heap have no certificate", () => {
  const kayles = periodOf(heapRules(parseGame("kayles"))!);
  if (kayles.verdict !== "proved") throw new Error("kayles");
  const table = heapTable({ kind: "take", takes: () => [1] });
  expect(() => certify(table, kayles)).toThrow("certify: expected a set");
});
