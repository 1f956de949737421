import { describe, expect, test } from "vitest";
import { InputError } from "../../src/errors.ts";
import { parseGame } from "../../src/games/index.ts";
import { problems } from "../../src/judge/index.ts";
import { localized, say } from "../../src/locale/message.ts";
import { explained, printed } from "./answer.ts";

test("ids and aliases are all different", () => {
  const ids = problems.flatMap(({ id, aliases }) => [id, ...aliases]);
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(problems.map((problem) => [problem.id, problem] as const))("%s", (_, problem) => {
  test("names a game of the catalogue, and speaks both languages", () => {
    if (problem.game !== undefined) {
      const { id } = parseGame(problem.game);
      expect(problem.game === id || problem.game === id.replace(/\(.*/, "")).toBe(true);
    }
    const { name, statement, input, output, limits } = problem;
    const texts = [name, statement, input, output, limits];
    if (problem.asJudged !== undefined) texts.push(localized(problem.asJudged.warning));
    for (const sample of problem.samples) texts.push(...explained(problem, sample.input));
    for (const { en, zh } of texts) {
      expect(en).toMatch(/\S/);
      expect(zh).toMatch(/\S/);
      expect(zh).not.toMatch(/[\u4e00-\u9fff][,;:!?()]|[,;:!?()][\u4e00-\u9fff]/);
    }
  });

  test("prints its samples, whatever the white space", () => {
    expect(problem.samples.length).toBeGreaterThan(0);
    for (const { input, output } of problem.samples) {
      expect(printed(problem, input)).toBe(output);
      expect(printed(problem, input.trimEnd())).toBe(output);
      expect(printed(problem, input.replaceAll("\n", "\r\n"))).toBe(output);
      expect(printed(problem, `\n\t ${input.replaceAll("\n", "\n\n").replaceAll(" ", "  \t")}\n\n`)).toBe(
        output,
      );
    }
  });

  test("says what is missing when input is cut off after any token", () => {
    for (const { input, output } of problem.samples) {
      for (const { index } of input.matchAll(/\s+/g)) {
        if (index === input.trimEnd().length) continue;
        let got: string | undefined;
        try {
          got = printed(problem, input.slice(0, index));
        } catch (error) {
          expect(error).toBeInstanceOf(InputError);
          expect(say((error as InputError).found, "en")).toBe("the end of input");
        }
        // Formats that end with their input cannot detect this, and have answered a part.
        if (got !== undefined && /\n/.test(output.trimEnd())) expect(output.startsWith(got)).toBe(true);
      }
    }
  });

  test("names the place of a word that is no number", () => {
    for (const { input } of problem.samples) {
      const place = input.search(/\s/) + 1;
      if (place === input.length) continue;
      const [line, column] = input[place - 1] === "\n" ? [2, 1] : [1, place + 1];
      let error: unknown;
      try {
        printed(problem, `${input.slice(0, place)}x7 ${input.slice(place)}`);
      } catch (thrown) {
        error = thrown;
      }
      expect(error).toBeInstanceOf(InputError);
      expect(error).toMatchObject({ line, column, found: { en: "`x7`" } });
    }
  });
});
