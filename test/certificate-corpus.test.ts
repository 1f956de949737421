import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkCertificate, type Finding } from "../src/check/index.ts";

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

/** Heaps of a window that plain Python replays in a second or two. */
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
      expect(found(each).says.en).toBe(`heap ${heap}: claimed value ${claimed}, the rules give ${right}`);
      expect(found(each).says.zh).toBe(`堆 ${heap}：声称 SG 值为 ${claimed}，按规则为 ${right}`);
    }
  });
});
