import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkCertificate as checked, checkSteps } from "../src/checker/index.ts";
import { heapRules } from "../src/encoding.ts";
import { parseGame } from "../src/games/index.ts";
import { base, certifyLaw, guessLaws } from "../src/law/index.ts";
import { localizedIn } from "../src/locale/message.ts";
import { certifyQuotient, misereQuotient } from "../src/solve/index.ts";

interface Case {
  readonly why: string;
  readonly verdict: string;
  readonly text: string;
}

const corpus: readonly Case[] = JSON.parse(
  readFileSync(new URL("known/certificates.json", import.meta.url), "utf8"),
).certificates;
const period = corpus
  .filter(({ verdict, why }) => verdict === "valid" && why === "right")
  .map(({ text }) => JSON.parse(text))
  .find(({ game }) => game === "0.77")!;

const quotientOf = (code: string, to?: number) => {
  const game = parseGame(code);
  return certifyQuotient(heapRules(game)!, misereQuotient(game, to === undefined ? {} : { to }));
};
const whole = quotientOf("0.75");
const part = quotientOf("0.07", 5);

const bash = parseGame("{1,2}");
const [guessed] = guessLaws(bash, { kind: "values", play: "normal", systems: [base(2)] });
const law = certifyLaw(bash, guessed!);

const checkCertificate = (...given: Parameters<typeof checked>) => localizedIn(checked(...given));
const found = (claim: object) => checkCertificate(JSON.stringify(claim));
const field = (name: string) => ({
  verdict: "malformed",
  says: {
    en: `field \`${name}\` is missing, unknown or of the wrong form`,
    zh: `字段 \`${name}\` 缺失、未知或格式不对`,
  },
});
const notCanonical = (at: number) => ({
  verdict: "malformed",
  says: {
    en: `character ${at} is not canonical: a field twice, or a number or text in another spelling`,
    zh: `第 ${at} 个字符不是规范写法：字段重复，或数字、文字写法不同`,
  },
});

describe("what is no certificate", () => {
  test.each(["", "{", "not", '{"a":1'])("is no JSON: %s", (text) => {
    expect(checkCertificate(text)).toEqual({
      verdict: "malformed",
      says: { en: "not JSON", zh: "不是 JSON" },
    });
  });

  test.each(['"certificate"', "5", "null", "[]", "true"])("is no object: %s", (text) => {
    expect(checkCertificate(text)).toEqual({
      verdict: "malformed",
      says: { en: "not a JSON object", zh: "不是 JSON 对象" },
    });
  });

  test("names its first field that is wrong", () => {
    expect(found({})).toEqual(field("certificate"));
    expect(found({ ...period, period: 0 })).toEqual(field("period"));
    for (const wrong of [-1, 0.5, "12", null, 2 ** 53, true])
      for (const name of ["preperiod", "period", "saltus", "from", "to"])
        expect(found({ ...period, [name]: wrong })).toEqual(field(name));
    expect(found({ "a b": 1 })).toEqual(field("a b…"));
    expect(found({ [`${"a".repeat(24)}`]: 1 })).toEqual(field("a".repeat(24)));
    expect(found({ [`${"a".repeat(25)}`]: 1 })).toEqual(field(`${"a".repeat(24)}…`));
  });

  test("has a cycle of numbers between single blanks, as many as its period", () => {
    const [first, ...rest] = period.cycle.split(" ");
    for (const cycle of [
      [first, ...rest].join(","),
      `${first}  ${rest.join(" ")}`,
      ` ${period.cycle}`,
      `${period.cycle} `,
      `0${period.cycle}`,
      `${period.cycle} 1`,
      rest.join(" "),
      `x${rest.join(" ")}`,
      `${2 ** 30} ${rest.join(" ")}`,
    ])
      expect([cycle, found({ ...period, cycle })]).toEqual([cycle, field("cycle")]);
    expect(found({ ...period, period: 2 ** 52 })).toEqual(field("cycle"));
    for (const [count, cycle] of [
      [1, "x"],
      [2, " 1"],
      [2, "1 "],
      [3, "1  2"],
    ] as const)
      expect([cycle, found({ ...period, period: count, cycle })]).toEqual([cycle, field("cycle")]);
  });

  test("has pairs of natural numbers for exceptions", () => {
    for (const pair of [[0, -1], [-1, 0], ["0", 1], [1], [1, 2, 3], 1, null, [1, 2 ** 30]])
      expect([pair, found({ ...period, exceptions: [pair] })]).toEqual([pair, field("exceptions")]);
    for (const pair of [[0, -1], [-1, 0], 3]) expect(found({ ...period, max: pair })).toEqual(field("max"));
  });

  test("is spelled in one way, and the place is named where it is not", () => {
    const text = JSON.stringify(period);
    const at = text.indexOf('"period":12') + '"period":12'.length;
    expect(checkCertificate(`${text.slice(0, at)}.0${text.slice(at)}`)).toEqual(notCanonical(at + 1));
    const quotient = JSON.stringify(whole);
    const order = quotient.indexOf('"order":8') + '"order":8'.length;
    expect(checkCertificate(`${quotient.slice(0, order)}.0${quotient.slice(order)}`)).toEqual(
      notCanonical(order + 1),
    );
    expect(checkCertificate(JSON.stringify(whole, undefined, 1))).toMatchObject({ verdict: "valid" });
  });
});

describe("each kind of certificate", () => {
  test("is told by its name, and says what it proves", () => {
    expect(found(period)).toMatchObject({ verdict: "valid" });
    expect(found(whole)).toEqual({
      verdict: "valid",
      says: {
        en: "0.75: misère quotient of order 8, for all heaps: φ has preperiod 8, period 2",
        zh: "0.75：反常商的阶为 8，对任意大小的堆成立：φ 的前周期 8，周期 2",
      },
    });
    expect(found(part)).toEqual({
      verdict: "valid",
      says: {
        en: `0.07: misère quotient of order ${part.order}, for heaps 0 to 5 only`,
        zh: `0.07：反常商的阶为 ${part.order}，仅限大小为 0 到 5 的堆`,
      },
    });
    expect(found(law)).toMatchObject({ verdict: "valid" });
    const outcomes = { certificate: "nimber-outcomes", version: 1, game: "{1,2}", play: "normal" };
    const losing = { preperiod: 0, period: 3, losing: [0] };
    expect(found({ ...outcomes, ...losing })).toMatchObject({ verdict: "valid" });
    for (const [claim, name] of [
      [whole, "nimber-period"],
      [law, "nimber-quotient"],
      [period, "nimber-law"],
    ] as const)
      expect(found({ ...claim, certificate: name })).toMatchObject({ verdict: "malformed" });
  });

  test("is refused when it claims something else", () => {
    expect(found({ ...whole, p: whole.p.slice(1) })).toMatchObject({ verdict: "refused" });
    expect(found({ ...whole, note: 1 })).toEqual(field("note"));
    expect(found({ ...whole, order: 0 })).toEqual(field("order"));
    expect(found({ ...law, game: "{1,3}" })).toMatchObject({ verdict: "refused" });
  });

  test("of a few heaps is read without many pauses", () => {
    const steps = checkSteps(JSON.stringify(quotientOf("0.3")));
    let pauses = 0;
    let step = steps.next();
    for (; !step.done; step = steps.next()) pauses++;
    expect(step.value).toMatchObject({ verdict: "valid" });
    expect(pauses).toBeLessThan(4);
  });

  test("is not answered for when the checker itself is at fault", () => {
    const limits = {
      get seconds(): number {
        throw new Error("a clock that is none");
      },
    };
    expect(() => checkCertificate("{}", limits)).toThrow("a clock that is none");
  });
});
