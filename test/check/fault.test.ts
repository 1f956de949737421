import { describe, expect, test } from "vitest";
import { checkCertificate, checkSteps } from "../../src/checker/index.ts";
import { localized, localizedIn, say } from "../../src/locale/message.ts";
import { plainCodeValues, plainTakeValues } from "../oracle.ts";
import { isQuick } from "../part.ts";
import { textOf } from "./replays.case.ts";

interface Given {
  readonly game: string;
  readonly theorem: string;
  /** Values by plain play, also beyond the window. */
  readonly values: readonly number[];
  readonly preperiod: number;
  readonly period: number;
  readonly saltus?: number;
  readonly from?: number;
  readonly to: number;
}

/** Certificate with the values of plain play, as far as its cycle and exceptions can express them. */
function certificateOf({ game, theorem, values, preperiod, period, saltus = 0, from, to }: Given) {
  const round = values.slice(preperiod, preperiod + period);
  const rounds = (heap: number) => Math.floor((heap - preperiod) / period);
  const repeated = (heap: number) => round[heap - preperiod - rounds(heap) * period]! + rounds(heap) * saltus;
  const window = values.slice(0, to + period);
  const highest = window.reduce((most, value) => Math.max(most, value), 0);
  let [c0, c1] = [0, 0];
  for (const value of window) {
    c0 = (c0 + value) % 65_536;
    c1 = (c1 + c0) % 65_536;
  }
  return {
    ...{ certificate: "nimber-period", version: 1, game, theorem, preperiod, period, saltus },
    ...{ from: from ?? preperiod, to, cycle: round.join(" ") },
    exceptions: window
      .slice(0, preperiod)
      .flatMap((value, heap) => (value === repeated(heap) ? [] : [[heap, value]])),
    max: saltus === 0 ? [highest, window.indexOf(highest)] : null,
    checksum: (c1 * 65_536 + c0).toString(16).toUpperCase(),
  };
}

const saysOf = (claim: object) => localized(checkCertificate(textOf(claim)).says);
const fieldHasToBe = (field: string, needed: number) => ({
  en: `\`${field}\` must be ${needed}`,
  zh: `\`${field}\` 应为 ${needed}`,
});
const allBut = (...set: number[]) => plainTakeValues((s) => !set.includes(s), 60);

/** The smallest period by the definition: equal values, and below the window equal gaps. */
function differsAt(values: readonly number[], from: number, period: number, saltus: number) {
  const [below, later] = [from, from + period].map((end) => new Set(values.slice(0, end)));
  let gap = 0;
  while (below!.has(gap)) gap++;
  for (let value = 0; value <= Math.max(...later!) + saltus; value++)
    if (later!.has(value) !== (value < gap + saltus || below!.has(value - saltus))) return value;
  return undefined;
}

describe("a claim of an all-but set whose window agrees", () => {
  const SETS = [[1], [2], [1, 2], [2, 3], [1, 4], [2, 4], [2, 3, 5], [1, 2, 4], [2, 6]];

  const kinds = new Set<string>();
  test.each(SETS.map((set) => ({ set })))("is refused for what is beside it: !{$set}", ({ set }) => {
    const values = allBut(...set);
    for (let from = 0; from < 7; from++)
      for (let preperiod = 0; preperiod <= from + 1; preperiod++)
        for (let period = 1; period <= 8; period++)
          for (let saltus = 0; saltus <= period; saltus++) {
            const to = from + set.at(-1)!;
            let same = preperiod;
            while (same < to && values[same + period] === values[same]! + saltus) same++;
            if (same < to) continue;
            const game = `!{${set}}`;
            const claim = { game, theorem: "all-but-state", values, preperiod, period, saltus, from, to };
            const finding = checkCertificate(textOf(certificateOf(claim)));
            const expected = expectedOf(claim);
            kinds.add(expected.kind);
            expect(localizedIn([claim, finding.says])).toEqual([claim, { en: expected.en, zh: expected.zh }]);
            expect(finding.verdict).toBe(expected.kind === "valid" ? "valid" : "refused");
          }
  });

  test("has been refused for all that it can be, and been valid", () => {
    expect([...kinds].sort()).toEqual(["bound", "gaps", "period", "preperiod", "valid"]);
  });

  function expectedOf({ game, values, preperiod, period, saltus, from, to }: Required<Given>) {
    if (from < preperiod) return { kind: "bound", ...fieldHasToBe("from", preperiod) };
    const gap = differsAt(values, from, period, saltus);
    if (gap !== undefined)
      return {
        kind: "gaps",
        en: `the values below heap ${from} and ${from + period} differ in their gaps at ${gap}`,
        zh: `n = ${from} 与 n = ${from + period} 之前的值，空缺在 ${gap} 处不同`,
      };
    if (preperiod > 0 && values[preperiod - 1]! + saltus === values[preperiod - 1 + period])
      return {
        kind: "preperiod",
        en: `the preperiod is not the least: heap ${preperiod - 1} repeats too`,
        zh: `前周期不是最小的：n = ${preperiod - 1} 处也重复`,
      };
    for (let divisor = 1; divisor < period; divisor++) {
      const ends = preperiod + period - divisor;
      let n = preperiod;
      while (n < ends && values[n + divisor] === values[n]! + (saltus * divisor) / period) n++;
      if (period % divisor === 0 && n === ends)
        return {
          kind: "period",
          en: `the period is not the least: ${divisor} is a period`,
          zh: `周期不是最小的：${divisor} 也是周期`,
        };
    }
    const grows = saltus === 0 ? ["", ""] : [`, saltus ${saltus}`, `，跃差 ${saltus}`];
    return {
      kind: "valid",
      en: `${game}: preperiod ${preperiod}, period ${period}${grows[0]}; ${to + period} values replayed`,
      zh: `${game}：前周期 ${preperiod}，周期 ${period}${grows[1]}；已重新计算 ${to + period} 个值`,
    };
  }
});

describe("a saltus", () => {
  const grows = certificateOf({
    ...{ game: "!{2,3}", theorem: "all-but-state", values: allBut(2, 3) },
    ...{ preperiod: 0, period: 4, saltus: 2, from: 0, to: 3 },
  });

  test("belongs to all-but sets alone, and is at most the period", () => {
    const state = { values: plainTakeValues((s) => s < 3, 20), preperiod: 0, period: 3, to: 2 };
    const set = certificateOf({ game: "{1,2}", theorem: "subtraction-state", ...state });
    expect(saysOf({ ...set, saltus: 3, max: null })).toEqual(fieldHasToBe("saltus", 0));
    expect(say(saysOf(grows), "en")).toMatch(/saltus 2; 7 values replayed$/);
    expect(saysOf({ ...grows, saltus: 5 })).toEqual({
      en: "`saltus` must be at most `period`, because no value exceeds its heap",
      zh: "`saltus` 不应大于 `period`，因为 SG 值不超过堆的大小",
    });
    expect(say(saysOf({ ...grows, saltus: 4 }), "en")).toMatch(/^heap \d: claimed value/);
    expect(saysOf({ ...grows, max: [3, 6] })).toEqual({
      en: "`max` must be null",
      zh: "`max` 应为 null",
    });
  });

  test("takes room for values that grow by the rounds of the window, not more", () => {
    const text = textOf(grows);
    const values = allBut(2, 3).slice(0, 7);
    const most = Math.max(...values);
    const gaps = Math.max(...values.slice(0, 4)) + 2 + 2;
    // Sixteen bytes for each character; the window in its wide form; marks of the replay up to a power of
    // two, and those of gaps.
    const bytes = 16 * text.length + 8 * 7 + 4 * 2 ** Math.ceil(Math.log2(most + 1)) + 2 * gaps;
    const least = [...Array(200).keys()].find(
      (more) => checkCertificate(text, { bytes: 16 * text.length + more }).verdict === "valid",
    )!;
    expect(16 * text.length + least).toBe(bytes);
  });
});

test("a claimed value is compared whole, however large it is", () => {
  const values = plainCodeValues([0, 7, 7], 200);
  const kayles = { game: "0.77", theorem: "guy-smith", values, preperiod: 71, period: 12, to: 156 };
  const claim = certificateOf(kayles);
  expect(say(saysOf(claim), "en")).toBe("0.77: preperiod 71, period 12; 168 values replayed");
  for (const more of [256, 65_536, 2 ** 20, 2 ** 30 - 1]) {
    const exceptions = claim.exceptions.map(([heap, value]) => [heap!, value! + (heap === 0 ? more : 0)]);
    expect(saysOf({ ...claim, exceptions })).toEqual({
      en: `heap 0: claimed value ${more}, the rules give 0`,
      zh: `n = 0：声称 SG 值为 ${more}，按规则应为 0`,
    });
  }
});

test("values beyond a byte are kept in two, and not in more", () => {
  const most = 300;
  const game = `{${Array.from({ length: most }, (_, i) => i + 1)}}`;
  const values = Array.from({ length: 2 * most + 1 }, (_, n) => n % (most + 1));
  const claim = certificateOf({
    ...{ game, theorem: "subtraction-state", values, preperiod: 0, period: most + 1, to: most },
  });
  const text = textOf(claim);
  const bytes = 16 * text.length + 2 * values.length + 4 * 512;
  expect(checkCertificate(text, { bytes }).verdict).toBe("valid");
  expect(localizedIn(checkCertificate(text, { bytes: bytes - 1 }))).toMatchObject({
    verdict: "limit",
    limit: "bytes",
  });
  expect(say(saysOf({ ...claim, max: [most + 1, most] }), "en")).toBe(`\`max\` must be [${most},${most}]`);
  expect(say(saysOf({ ...claim, max: [most, most + 1] }), "en")).toBe(`\`max\` must be [${most},${most}]`);
});

test("an exception is said once, though the last word on it be right", () => {
  const values = plainCodeValues([0, 7, 7], 200);
  const kayles = { game: "0.77", theorem: "guy-smith", values, preperiod: 71, period: 12, to: 156 };
  const claim = certificateOf(kayles);
  const [[heap, value] = [], ...rest] = claim.exceptions;
  const twice = { ...claim, exceptions: [[heap, value! + 9], [heap, value], ...rest] };
  expect(saysOf(twice)).toEqual({
    en: `heap ${heap} is not an exception or is out of order`,
    zh: `n = ${heap} 不是例外，或次序不对`,
  });
  const none = [0, 1, 2, 3].find((n) => claim.exceptions.every(([heap]) => heap !== n))!;
  const idle = [...claim.exceptions, [none, values[none]]].sort((a, b) => a[0]! - b[0]!);
  expect(say(saysOf({ ...claim, exceptions: idle }), "en")).toBe(
    `heap ${none} is not an exception or is out of order`,
  );
});

describe("a claim that takes long", () => {
  function pausesOf(claim: object): number {
    let pauses = 0;
    for (const steps = checkSteps(textOf(claim)); ; pauses++) {
      const { done, value } = steps.next();
      if (!done) continue;
      expect(value.verdict).toBe("valid");
      return pauses;
    }
  }

  test.skipIf(isQuick)("pauses as often as its steps say while divisors of its period are tried", () => {
    // The values of {1,k} with even k repeat 0 1 0 1 … 0 1 2.
    const taken = 800_000;
    const values = Array.from({ length: 2 * taken + 1 }, (_, n) => {
      const heap = n % (taken + 1);
      return heap === taken ? 2 : heap % 2;
    });
    const game = `{1,${taken}}`;
    const claim = certificateOf({
      ...{ game, theorem: "subtraction-state", values, preperiod: 0, period: taken + 1, to: taken },
    });
    // One reading every 2^18 steps: letters twice, divisors to half the period, heaps of the window six
    // times.
    expect(pausesOf(claim)).toBe(54);
  });
});
