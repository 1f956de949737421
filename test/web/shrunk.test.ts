import { answerAll, problemOf, Reader, sourceOf } from "nimber/judge";
import { describe, expect, test } from "vitest";
import { shrinkInput } from "../../web/src/engine/shrunk.ts";
import { drawInput } from "../../web/src/engine/tests.ts";

describe("an input that somebody's program gets wrong", () => {
  const problem = problemOf("hdu-1846")!;
  /** Whether a program that always answers "first" is wrong. */
  const isWrong = (input: string): boolean => {
    let wrong = false;
    const letters = Uint8Array.from(input, (letter) => letter.charCodeAt(0));
    answerAll(problem, new Reader(sourceOf(letters)), (line) => {
      wrong ||= line === "second";
    });
    return wrong;
  };

  test("is made smaller by what is said of each input tried, down to the smallest", () => {
    for (let run = 0; run < 5; ) {
      const { input, choices } = drawInput(problem, run);
      if (!isWrong(input)) continue;
      run++;
      const said: boolean[] = [];
      for (;;) {
        const { input, smallest } = shrinkInput(problem, choices, said);
        expect(isWrong(input) || !smallest).toBe(true);
        if (smallest) {
          expect(input).toBe("1\n2 1\n");
          break;
        }
        said.push(isWrong(input));
      }
    }
  });

  test("is the smallest itself where the program is right of all others", () => {
    const choices = [0, 3, 2];
    const said: boolean[] = [];
    while (!shrinkInput(problem, choices, said).smallest) said.push(false);
    expect(shrinkInput(problem, choices, said).input).toBe("1\n4 3\n");
  });
});
