import { encodedAs } from "../encoding.ts";
import { LimitError } from "../errors.ts";
import { fitsKernel } from "../solve/kernel/deletion-frame.ts";
import type { Component, Text } from "../types.ts";
import type { Given } from "./command.ts";
import { wrap } from "./terminal/layout.ts";
import { MUCH } from "./terminal/work.ts";

/** What `act` answers of a sum; a limit that stops it tells what was learnt of boards until then, and how that is kept. */
export function learning<T>(given: Given, sum: readonly Component[], act: () => T): T {
  try {
    return act();
  } catch (error) {
    const much = error instanceof LimitError && (error.work?.nodes ?? 0) >= MUCH;
    if (much && sum.some(isKept)) error.learnt = learntText(error, sum.length === 1, keptBy(given), given);
    throw error;
  }
}

/** Whether what is found of a component can be kept. */
export function isKept({ rules, position }: Component): boolean {
  const cells = encodedAs(rules, "cells");
  return cells !== undefined && fitsKernel(cells.of(position).game);
}

function keptBy({ option }: Given): Text {
  const database = option("database");
  return database === undefined
    ? {
        en: "with --database FILE they are kept, and the same command",
        zh: "加上 --database FILE 可保存它们，再次运行同一命令即",
      }
    : { en: `kept in ${database}; the same command`, zh: `已存入 ${database}，再次运行同一命令即` };
}

/** What was learnt when a limit stopped a search, and how it is `kept`; of a sum of one component also what was ruled out. */
export function learntText(
  { work, excluded = [] }: LimitError,
  isOne: boolean,
  kept: Text,
  { language, terminal }: Given,
): string {
  const { nodes, entries, before = 0 } = work!;
  const [all, looked] = [entries, before + nodes].map((each) => each.toLocaleString("en"));
  const not = isOne && excluded.length > 0 ? excluded.join(", ") : undefined;
  const several = excluded.length > 1;
  const value: Text =
    not === undefined
      ? { en: "", zh: "" }
      : { en: `the value is ${several ? "none of" : "not"} ${not}; `, zh: `SG 值不是 ${not}；` };
  const says = {
    en: `Learnt so far: ${value.en}${all} values and bounds of parts, in ${looked} nodes; ${kept.en} goes on from there`,
    zh: `目前已得：${value.zh}${all} 个局部的 SG 值或界，共 ${looked} 个结点；${kept.zh}从那里继续`,
  };
  return wrap(says[language], terminal.columns, "  ").trimEnd();
}
