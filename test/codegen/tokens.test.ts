import { expect } from "vitest";
import { languageNamed, parseAnswer, parseRead, templateCode } from "../../src/codegen/index.ts";
import { parseGame } from "../../src/games/index.ts";
import { dice } from "../oracle.ts";
import { inEach, outputsOf, run } from "./toolchains.ts";

const program = (read: string, language: string): string =>
  templateCode(
    { game: parseGame("nim"), read: parseRead(read), answer: parseAnswer("W/L"), largest: [100] },
    languageNamed(language)!,
    "en",
  );

const WORDS = ["Ann", "-7", "Mary-Ann", "0x1F", "3.5", "12", "x,y", "99999999999999999999"];

inEach("words that no position needs", "are skipped", (chain) => {
  const roll = dice(58);
  const word = () => WORDS[roll(WORDS.length)]!;
  const tests = Array.from({ length: 40 }, () => {
    const heaps = Array.from({ length: roll(4) }, () => roll(4));
    const pairs = heaps.map((heap) => `${heap} ${word()}`);
    return { text: [word(), heaps.length, word(), ...pairs].join(" "), heaps };
  });
  const input = `${tests.length}\n${tests.map(({ text }) => text).join("\n")}\n`;
  const [told] = outputsOf(chain, [program("T (w n v (a u)*n)* -> a", chain.id)], [{ input }]);
  const expected = tests.map(({ heaps }) => (heaps.reduce((sum, heap) => sum ^ heap, 0) === 0 ? "L" : "W"));
  expect(told!.trim().split(/\s+/)).toEqual(expected);
});

inEach("an input with a negative number or a word", "ends the program with a message", (chain) => {
  const asked = [
    ["n*", ["-1", "word"]],
    ["(n a*n)* until 0", ["-5", "2 3 -4"]],
    ["(n m)* until 0 0", ["0 -1"]],
    ["T (n w a*n)* -> a", ["1 1 -1 -1", "1 w w 3"]],
  ] as const;
  const sources = asked.map(([read]) => program(read, chain.id));
  const calls = asked.flatMap(([, inputs], i) =>
    inputs.map((input) => ({ args: [`${i}`], input: `${input}\n` })),
  );
  const said = run(chain, chain.programs(sources), calls, (error) => {
    const { status, stderr } = error as { status: number; stderr: string };
    return status > 0 && stderr !== "" ? "a message" : `status ${status}`;
  });
  expect(said.map((each, i) => [calls[i]!.input, each])).toEqual(
    calls.map(({ input }) => [input, "a message"]),
  );
});
