import type { Command } from "../command.ts";
import { census } from "./census.ts";
import { check } from "./check.ts";
import { count } from "./count.ts";
import { explain } from "./explain.ts";
import { games } from "./games.ts";
import { judge } from "./judge.ts";
import { octal } from "./octal.ts";
import { period } from "./period.ts";
import { play } from "./play.ts";
import { same } from "./same.ts";
import { solve } from "./solve.ts";
import { table } from "./table.ts";
import { template } from "./template.ts";
import { test } from "./test.ts";
import { value } from "./value.ts";
import { values } from "./values.ts";
import { verify } from "./verify.ts";
import { web } from "./web.ts";

/** The commands, in the order of the help. */
export const commands: readonly Command[] = [
  solve,
  value,
  values,
  period,
  check,
  same,
  octal,
  explain,
  play,
  verify,
  judge,
  count,
  test,
  games,
  table,
  template,
  census,
  web,
];
