import { expect, test } from "vitest";
import { begin } from "../../src/solve/index.ts";
import { answering } from "../../web/src/engine/study/identify.ts";
import { isQuick } from "../part.ts";

test.skipIf(isQuick)("the game that most would name comes first, with others that go on alike", () => {
  const found = answering.gamesOf({ ask: "gamesOf", numbers: [1, 2, 0, 1, 2] }, begin());
  expect(found.slice(0, 3)).toMatchObject([
    { game: "{1,2}", from: 1, next: [0, 1, 2, 0, 1, 2] },
    { game: "powers-of-two", from: 1 },
    { game: "0.33", from: 1 },
  ]);
});
