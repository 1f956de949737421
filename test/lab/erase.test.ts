import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { erase as eraseFile } from "../../src/cli/user-rules/erase.ts";
import { say } from "../../src/locale/message.ts";
import { random } from "../../src/solve/index.ts";
import { erase as eraseProgram } from "../../web/src/lab/typescript/erase.ts";

const folder = new URL("../../examples/rules/", import.meta.url);
const examples = readdirSync(fileURLToPath(folder)).map((name) =>
  readFileSync(new URL(name, folder), "utf8"),
);

/** Pieces of valid and invalid programs. */
const PIECES = [
  "export const start = 12;",
  "export const [start, least] = [12, 1];",
  "export const { start, least: most } = { start: 1, least: 2 };",
  "export let start: number = 3, most = 9;",
  "export function* moves(n: number) { yield n - 1; }",
  "export function moves(n: number): number[];",
  "export class Board { readonly cells: number[] = []; }",
  "function* moves(n: number) { yield n - 1; }",
  "const first = 3;",
  "export { first as start, moves };",
  "export { type Board, moves };",
  "export type { Board };",
  'export type { Board } from "./board.ts";',
  'export * from "./board.ts";',
  'export { moves } from "./board.ts";',
  "export default function () {}",
  "export default 3;",
  "export declare const start: number;",
  "export interface Cell { readonly x: number }",
  "export type Cell = readonly [number, number];",
  "export enum Side { Left, Right }",
  "export namespace A { export const x = 1; }",
  'import { readFileSync } from "node:fs";',
  'import type { Board } from "./board.ts";',
  "const x = <number>3;",
  "const broken = ;",
  "\n// a comment\n",
];

/** Exports of a program by the command line, or its error with the line. */
function byFile(code: string): unknown {
  const read = eraseFile(code);
  if ("text" in read) return [say(read.text, "en"), code.slice(0, read.offset).split("\n").length];
  return Object.fromEntries(read.exported.map(({ name, line }) => [name, line]));
}

/** The same in the Lab. */
function byProgram(code: string): unknown {
  const read = eraseProgram(code, "");
  return "text" in read ? [say(read.text as never, "en"), read.line] : read.lines;
}

test("the command line and the Lab read the exports of a program alike, and refuse the same", () => {
  const drawn = random(38);
  const programs = [
    ...examples,
    ...PIECES,
    ...Array.from({ length: 400 }, () =>
      Array.from(
        { length: 1 + Math.floor(drawn() * 4) },
        () => PIECES[Math.floor(drawn() * PIECES.length)],
      ).join("\n"),
    ),
  ];
  let [read, refused] = [0, 0];
  for (const code of programs) {
    const found = byFile(code);
    if (Array.isArray(found)) refused++;
    else read++;
    expect([code, byProgram(code)]).toEqual([code, found]);
  }
  expect([read > 50, refused > 50]).toEqual([true, true]);
});
