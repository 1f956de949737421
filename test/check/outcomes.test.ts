import { describe, expect, test } from "vitest";
import { checkCertificate } from "../../src/checker/index.ts";
import { localizedIn } from "../../src/locale/message.ts";
import { plainWins } from "../oracle.ts";
import { clock, withClock } from "../period/clock.case.ts";

const HEAPS = 60;

/** Outcomes by plain play: true for P-positions. */
function lostOf(set: readonly number[], misere: boolean): boolean[] {
  const wins = plainWins((n: number) => set.filter((s) => s <= n).map((s) => [n - s]), misere);
  return Array.from({ length: HEAPS }, (_, n) => !wins([n]));
}

const claimOf = (set: readonly number[], misere: boolean, preperiod: number, period: number) => {
  const lost = lostOf(set, misere);
  return {
    ...{ certificate: "nimber-outcomes", version: 1, game: `{${set}}`, play: misere ? "misere" : "normal" },
    ...{ preperiod, period, losing: [...lost.keys()].filter((n) => lost[n] && n < preperiod + period) },
  };
};
const found = (claim: object, limits = {}) => checkCertificate(JSON.stringify(claim), limits);

/** Whether the outcomes repeat with `period` from heap `from`, as far as they were computed. */
const repeats = (lost: readonly boolean[], from: number, period: number) =>
  lost.slice(from, HEAPS - period).every((each, i) => each === lost[from + i + period]);

const SETS = [[], [1], [2], [1, 2], [2, 3], [1, 4], [3, 4, 6], [2, 5], [1, 3, 4], [2, 4, 7], [2, 4, 5, 8]];

describe.each(SETS)("who wins {%j}", (...set) => {
  test.each([false, true])("is found to repeat where it does, and nowhere else; misère: %s", (misere) => {
    const lost = lostOf(set, misere);
    let valid = 0;
    for (let preperiod = 0; preperiod <= 8; preperiod++)
      for (let period = 1; period <= 12; period++) {
        const claim = claimOf(set, misere, preperiod, period);
        const finding = found(claim);
        const least =
          repeats(lost, preperiod, period) &&
          (preperiod === 0 || lost[preperiod - 1] !== lost[preperiod - 1 + period]) &&
          [...Array(period).keys()].every((less) => less === 0 || !repeats(lost, preperiod, less));
        expect(localizedIn([claim, finding.verdict])).toEqual([claim, least ? "valid" : "refused"]);
        if (least) valid++;
        if (least)
          expect(localizedIn(finding.says)).toEqual({
            en: `{${set}}: outcomes${misere ? " under misère play" : ""} have preperiod ${preperiod}, period ${period}`,
            zh: `{${set}}：${misere ? "反常规则下" : ""}胜负的前周期 ${preperiod}，周期 ${period}`,
          });
        const [lie] = [...lost.keys()].filter((n) => n < preperiod + period && n % 5 === period % 5);
        if (lie === undefined) continue;
        const losing = lost[lie] ? claim.losing.filter((n) => n !== lie) : [...claim.losing, lie];
        expect(localizedIn(found({ ...claim, losing: losing.sort((a, b) => a - b) }).says)).toEqual({
          en: `heap ${lie} is ${lost[lie] ? "a" : "not a"} P-position`,
          zh: `n = ${lie} ${lost[lie] ? "是" : "不是"}必败态`,
        });
      }
    expect(valid).toBe(1);
  });
});

describe("a certificate of who wins", () => {
  const right = claimOf([1, 2], false, 0, 3);

  test("says what is wrong with it, in both languages", () => {
    expect(localizedIn(found(claimOf([1, 2], false, 0, 2)).says)).toEqual({
      en: "heaps 0 and 2 have different outcomes",
      zh: "n = 0 与 n = 2 的胜负不同",
    });
    expect(localizedIn(found(claimOf([1, 2], false, 2, 3)).says)).toEqual({
      en: "the preperiod is smaller than 2",
      zh: "前周期应小于 2",
    });
    expect(localizedIn(found(claimOf([1, 2], false, 0, 6)).says)).toEqual({
      en: "a smaller period exists: 3",
      zh: "有更小的周期 3",
    });
    // Heap 3 is a P-position that is not in the list.
    expect(localizedIn(found({ ...right, losing: [0, 3] }).says)).toEqual({
      en: "heap 3 is listed, but only heaps below 3 belong in the list",
      zh: "列出了 n = 3，但只应列出小于 3 的堆",
    });
  });

  test.each([
    ["version", 2],
    ["game", 5],
    ["game", ["{1,2}"]],
    ["game", "0.77"],
    ["game", "!{1}"],
    ["game", "{1"],
    ["play", "misère"],
    ["play", null],
    ["preperiod", -1],
    ["preperiod", "0"],
    ["period", 0],
    ["period", 1.5],
    ["losing", null],
    ["losing", [0, 0]],
    ["losing", [2, 1]],
    ["losing", [-1]],
    ["losing", ["0"]],
    ["note", 1],
  ])("has each of its fields, and no others: %s %j", (name, value) => {
    expect(localizedIn(found({ ...right, [name]: value }))).toMatchObject({
      verdict: "malformed",
      says: { en: `field \`${name}\` is missing, unknown or of the wrong form` },
    });
  });

  test("is canonical, and within the limits", () => {
    expect(localizedIn(checkCertificate(JSON.stringify(right).replace("1,", "1.0,")))).toMatchObject({
      verdict: "malformed",
      says: { en: expect.stringContaining("is not canonical") },
    });
    // Six heaps: three that repeat and three that are compared with them.
    expect(found(right, { positions: 6 }).verdict).toBe("valid");
    expect(localizedIn(found(right, { positions: 5 }))).toMatchObject({
      verdict: "limit",
      limit: "positions",
    });
    // The clock is read after a fixed number of heaps, and each reading is a second later.
    const long = { ...claimOf([1], false, 0, 2), period: 1e6 };
    expect(localizedIn(withClock(clock(1000).now, () => found(long, { seconds: 3 })))).toMatchObject({
      verdict: "limit",
      limit: "seconds",
    });
  });
});
