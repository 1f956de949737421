import { mex as mexOf } from "../../nimber/mex.ts";
import { readNatural } from "../../nimber/read-natural.ts";
import { type Command, UsageError } from "../command.ts";
import { EXIT } from "../exit.ts";
import { jsonLine } from "../terminal/json.ts";

export const mex: Command = {
  usage: ["nimber mex N…"],
  options: [],
  examples: ["nimber mex 0 1 3", "nimber mex 1 2", "nimber mex 0 1 2 --json"],
  run({ args, json, terminal }) {
    const values = args.map((word) => {
      const value = readNatural(word);
      if (typeof value === "number") return value;
      throw new UsageError({
        en: `mex: expected natural numbers to 2^53 − 1, found \`${word}\``,
        zh: `mex：此处应为不超过 2^53 − 1 的自然数，但读到 \`${word}\``,
      });
    });
    const value = mexOf(values);
    terminal.write(json ? jsonLine({ value }) : `${value}\n`);
    return EXIT.answered;
  },
};
