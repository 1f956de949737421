import { expect } from "vitest";
import { answer } from "./answer.ts";

/** Compares every line of a format that begins with the number of tests with `expected`. */
export function agree(id: string, lines: readonly string[], expected: readonly string[]): void {
  expect(answer(id, `${lines.length}\n${lines.join("\n")}\n`).split("\n")).toEqual(expected);
}
