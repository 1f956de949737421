import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { erase } from "../../src/cli/user-rules/erase.ts";
import { gameOfFile } from "../../src/cli/user-rules/program.ts";
import type { OwnGame } from "../../src/user-rules/index.ts";

const watch = { enter: () => undefined, leave: () => undefined };

/** Game of a program, read as by the command line. */
export const gameOf = (code: string, name = "rules.ts"): OwnGame =>
  gameOfFile(name, code, `file:${name}`, { erase, watch });

export const folder: string = fileURLToPath(new URL("../../examples/", import.meta.url));

/** Game of a file of the examples. */
export const exampleOf = (path: string): OwnGame => gameOf(readFileSync(folder + path, "utf8"), path);
