import { expect } from "vitest";
import { answer } from "./answer.ts";

/** Asks a format that begins with the number of tests, and holds every line against `expected`. */
export function agree(id: string, lines: readonly string[], expected: readonly string[]): void {
  expect(answer(id, `${lines.length}\n${lines.join("\n")}\n`).split("\n")).toEqual(expected);
}
