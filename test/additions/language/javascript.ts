import { BARE, type Frame, type Input, type Syntax } from "../syntax.ts";
import { joined } from "./braces.ts";
import { typescript } from "./typescript.ts";

const READ = 'const { readFileSync } = require("node:fs");';

const untyped = (lines: readonly string[]) => lines.map((line) => line.replaceAll(/: (number|bigint)/g, ""));

const reading = (input: Input): Frame => ({
  ...BARE,
  before: [READ, ...untyped(typescript.program[input].before.slice(1))],
});

/** JavaScript for Node: TypeScript without its types. */
export const javascript: Syntax = {
  ...typescript,
  id: "javascript",
  name: "JavaScript",
  aliases: ["js"],
  extension: "js",
  string: ({ name, pieces }) => joined(`const ${name} = `, pieces, " +", ";"),
  function: ({ name, parameters }) => [
    "",
    `function ${name}(${parameters.map((each) => each.name).join(", ")}) {`,
    ...parameters
      .filter(({ type }) => type === "long")
      .map((each) => `  ${each.name} = BigInt(${each.name});`),
  ],
  main: () => ["", "function main() {", '  let out = "";'],
  program: {
    numbers: reading("numbers"),
    tokens: reading("tokens"),
    symbols: reading("symbols"),
    mixed: reading("mixed"),
    words: reading("words"),
    lines: { ...BARE, before: [READ, ""] },
    turns: {
      ...BARE,
      before: [
        'const { readSync } = require("node:fs");',
        ...untyped(typescript.program.turns.before.slice(1)),
      ],
    },
  },
};
