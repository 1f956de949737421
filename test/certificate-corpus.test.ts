import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkCertificate, type Finding } from "../src/checker/index.ts";
import { say } from "../src/locale/message.ts";

interface Case {
  readonly path: string;
  readonly why: string;
  readonly verdict: Finding["verdict"];
  readonly text: string;
}

const corpus: readonly Case[] = JSON.parse(
  readFileSync(new URL("known/certificates.json", import.meta.url), "utf8"),
).certificates;
const paths = [...new Set(corpus.map(({ path }) => path))];

/** Number of heaps that plain Python replays in a second or two. */
const POSITIONS = 1_000_000;

const found = ({ text }: Case) => checkCertificate(text, { positions: POSITIONS });

describe.each(paths)("certificates, %s", (path) => {
  const cases = corpus.filter((each) => each.path === path);

  test("are judged as the checker in Python judges them", () => {
    for (const each of cases) {
      expect(`${each.why}: ${found(each).verdict} ${each.text.slice(0, 300)}`).toBe(
        `${each.why}: ${each.verdict} ${each.text.slice(0, 300)}`,
      );
    }
  });

  test("with one lie are refused at the heap of the lie", () => {
    for (const each of cases) {
      const [, heap, claimed, right] = /^heap (\d+) is said to have (\d+), not (\d+)$/.exec(each.why) ?? [];
      if (heap === undefined) continue;
      expect(say(found(each).says, "en")).toBe(
        `heap ${heap}: claimed value ${claimed}, the rules give ${right}`,
      );
      expect(say(found(each).says, "zh")).toBe(`n = ${heap}：声称 SG 值为 ${claimed}，按规则应为 ${right}`);
    }
  });

  test("are refused in both languages with the same numbers, for what is wrong", () => {
    for (const each of cases) {
      const { verdict, says } = found(each);
      const numbers = (text: string) => text.match(/\d+/g)?.sort();
      if (verdict === "refused") expect(numbers(say(says, "zh"))).toEqual(numbers(say(says, "en")));
      const expected = SAYS[each.why];
      if (expected !== undefined) expect([say(says, "en"), say(says, "zh")].join(" ")).toMatch(expected);
    }
  });
});

/** Usual reason for refusing a forgery. */
const SAYS: Readonly<Record<string, RegExp>> = {
  "an exception that is none":
    /^heap \d+ is not an exception or is out of order n = \d+ 不是例外，或次序不对$/,
  "exceptions out of order": /^heap \d+ is not an exception or is out of order n = \d+ 不是例外，或次序不对$/,
  "another checksum": /^the checksum must be [0-9A-F]+ 校验和应为 [0-9A-F]+$/,
  "another largest value": /^`max` must be (null|\[\d+,\d+\]) `max` 应为 (null|\[\d+,\d+\])$/,
  "a later heap of the largest value": /^`max` must be \[\d+,\d+\] `max` 应为 \[\d+,\d+\]$/,
  "max null": /^`max` must be \[\d+,\d+\] `max` 应为 \[\d+,\d+\]$/,
  "2 periods as one": /^the period is not the least: \d+ is a period 周期不是最小的：\d+ 也是周期$/,
  "3 periods as one": /^the period is not the least: \d+ is a period 周期不是最小的：\d+ 也是周期$/,
  "a later preperiod":
    /^the preperiod is not the least: heap \d+ repeats too 前周期不是最小的：n = \d+ 处也重复$/,
  "from +1": /^`from` must be \d+ `from` 应为 \d+$/,
  "to -1": /^`to` must be \d+ `to` 应为 \d+$/,
  "to +1": /^`to` must be \d+ `to` 应为 \d+$/,
};
