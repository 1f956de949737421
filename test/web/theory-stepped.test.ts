import { expect, test } from "vitest";
import { stepped } from "../../web/src/theory/stepped.ts";

test.each([
  ["nim 3 4 5", 9, 1n, "nim 3 4 6", 9],
  ["nim 3 4 5", 5, -1n, "nim 2 4 5", 5],
  ["nim 3 4 5", 0, 1n, "nim 3 4 6", 9],
  ["{1,3,4} 9", 9, 1n, "{1,3,4} 10", 10],
  ["kayles 0", 8, -1n, "kayles 0", 8],
  ["nim 9007199254740993", 6, 1n, "nim 9007199254740994", 20],
  ["kayles", 3, 1n, "kayles", 3],
])("the number at the caret of %s|%i is changed by %s", (text, caret, by, changed, after) => {
  expect(stepped({ text, caret }, by)).toEqual({ text: changed, caret: after });
});
