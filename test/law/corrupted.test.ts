import { expect, test } from "vitest";
import { nimber } from "../nimber.ts";
import { isQuick, oneIn } from "../part.ts";
import { agrees, FAR, KINDS, refutes, refutesFar, TWICE } from "./corrupted.case.ts";

// The slow tests refute a hundred of each kind.
test.each(KINDS)("wrong claims on $game are refuted at the least position: $kind", (kind) => {
  refutes(kind, 2);
});

test.each(oneIn(2, FAR.slice(0, 2)))("$law of $game with one error that no table reaches", (far) => {
  refutesFar(far, 2);
});

test("a far counterexample is a position by its numbers, in strings from 2^53 on", () => {
  const refuted = (text: string, game: string) => {
    const { status, stdout } = nimber(["law", text, "--game", game, "--json"]);
    const { verdict, counterexample, says, found } = JSON.parse(stdout);
    return [status, verdict, counterexample, says, found];
  };
  const golden = "min(x,y) = floor(phi*k) and max(x,y) = min(x,y) + k";
  // The pair for k = 10^5 is (161803, 261803).
  expect(refuted(`P iff ${golden} and x != 161803 for some k >= 0`, "wythoff")).toEqual([
    ...[1, "refuted", [161803, 261803], "N", "P"],
  ]);
  expect(refuted("P iff n % 3 = 0 or n = 2**70", "{1,2}")).toEqual([
    1,
    "refuted",
    [`${2n ** 70n}`],
    "P",
    "N",
  ]);
});

test.skipIf(isQuick)("what shows a far counterexample is a move there, and never that play ends", () => {
  const shown = (...args: string[]) =>
    nimber(["law", ...args])
      .stdout.trim()
      .split("\n")
      .at(-1)!
      .trim();
  const far = 3n * 2n ** 70n;
  expect(shown("P iff n % 3 = 0 or n = 3*2**70+1", "--game", "{1,2}")).toBe(
    `the move 1 shows it, to ${far}, a P-position`,
  );
  expect(shown("P iff n % 4 = 0 or n = 4*2**60+3", "--game", "[n: n-k if k <= 3]", "--lang", "zh")).toBe(
    `走法 n-3 即为反例：走到 ${4n * 2n ** 60n}，为必败态`,
  );
  const pair = "P iff x = y or x = 2**60 and y = 2**61";
  expect(shown(pair, "--game", "[x,y: x-k,y | x,y-k]")).toBe(`${2n ** 60n},${2n ** 60n}, a P-position`);
  expect(shown("P iff n = 0", "--game", "{1,2}", "--misere")).toBe("play ends there");
  expect(shown("P iff n % 3 = 0", "--game", "[n: n-1 | n-2 ; won: n = 0]")).toBe("play ends there");
});

test.each(TWICE.filter(([, id]) => id === "nim" || id === "{2,5,7}"))(
  "the law of %s says of numbers to 10^18 what the solver finds for %s",
  agrees,
);
