import type { Frame } from "../print.ts";

/** Lines of a language that print an answer. */
interface Says {
  readonly wins: string;
  readonly loses: string;
  /** After all answers. */
  readonly ends: readonly string[];
  readonly fails: readonly string[];
}

/** A language, as far as functions and programs of texts need it. */
interface TextLanguage {
  readonly table: Frame;
  readonly program: Frame;
  /** The function of a text; an automaton begins in the state `start`, and `end` ends the text. */
  sg(start: number, end: number): readonly string[];
  main(says: Says): readonly string[];
}

const BARE: Frame = { before: [], after: [], indent: "" };

const indented = (lines: readonly string[], by: string) => lines.map((line) => by + line);

/** The buffer of a line, longer than any position. */
const LINE = 4096;

/** C, and what C++ shares with it but for the name space. */
const c = (std: string, header: string): TextLanguage => ({
  table: BARE,
  program: { ...BARE, before: [`#include <${header}>`] },
  sg: (start, end) => [
    "",
    "int sg(const char *position) {",
    `  int state = ${start};`,
    "  for (; *position != 0; position++) state = after(state, *position);",
    `  return after(state, ${end}) - 1;`,
    "}",
  ],
  main: ({ wins, loses, ends, fails }) => [
    "",
    `int main(${std === "" ? "void" : ""}) {`,
    `  static char line[${LINE}];`,
    "  for (;;) {",
    "    int length = 0;",
    `    int symbol = ${std}getchar();`,
    `    for (; symbol != EOF && symbol != '\\n'; symbol = ${std}getchar()) {`,
    `      if (length < ${LINE - 1} && (length > 0 || symbol > ' ')) line[length++] = (char)symbol;`,
    "    }",
    "    while (length > 0 && line[length - 1] > 0 && line[length - 1] <= ' ') length--;",
    "    line[length] = 0;",
    "    if (length > 0) {",
    "      int value = sg(line);",
    "      if (value < 0) {",
    ...indented(fails, "        "),
    "      } else if (value == 0) {",
    `        ${loses}`,
    "      } else {",
    `        ${wins}`,
    "      }",
    "    }",
    "    if (symbol == EOF) break;",
    "  }",
    ...indented(ends, "  "),
    "  return 0;",
    "}",
  ],
});

const java: TextLanguage = {
  table: { before: ["final class Sg {"], after: ["}"], indent: "  " },
  program: { before: ["import java.io.*;", "", "public class Main {"], after: ["}"], indent: "  " },
  sg: (start, end) => [
    "",
    "static int sg(String position) {",
    `  int state = ${start};`,
    "  for (int i = 0; i < position.length(); i++) state = after(state, position.charAt(i));",
    `  return after(state, ${end}) - 1;`,
    "}",
  ],
  main: ({ wins, loses, ends, fails }) => [
    "",
    "public static void main(String[] args) throws IOException {",
    "  BufferedReader in = new BufferedReader(new InputStreamReader(System.in));",
    "  PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));",
    "  for (String line = in.readLine(); line != null; line = in.readLine()) {",
    "    if (line.trim().isEmpty()) continue;",
    "    int value = sg(line.trim());",
    "    if (value < 0) {",
    ...indented(fails, "      "),
    "    } else if (value == 0) {",
    `      ${loses}`,
    "    } else {",
    `      ${wins}`,
    "    }",
    "  }",
    ...indented(ends, "  "),
    "  out.flush();",
    "}",
  ],
};

const python: TextLanguage = {
  table: BARE,
  program: { ...BARE, before: ["import sys", ""] },
  sg: (start, end) => [
    "",
    "",
    "def sg(position):",
    `    state = ${start}`,
    "    for symbol in position.encode():",
    "        state = after(state, symbol)",
    `    return after(state, ${end}) - 1`,
  ],
  main: ({ wins, loses, ends, fails }) => [
    "",
    "",
    "def main():",
    "    for line in sys.stdin:",
    "        if line.strip():",
    "            value = sg(line.strip())",
    "            if value < 0:",
    ...indented(fails, "                "),
    "            elif value == 0:",
    `                ${loses}`,
    "            else:",
    `                ${wins}`,
    ...indented(ends, "    "),
    "",
    "",
    "main()",
  ],
};

const typescript: TextLanguage = {
  table: BARE,
  program: { ...BARE, before: ['import { readFileSync } from "node:fs";', ""] },
  sg: (start, end) => [
    "",
    "function sg(position: string): number {",
    `  let state = ${start};`,
    "  for (let i = 0; i < position.length; i++) state = after(state, position.charCodeAt(i));",
    `  return after(state, ${end}) - 1;`,
    "}",
  ],
  main: ({ wins, loses, ends, fails }) => [
    "",
    "function main(): void {",
    '  let out = "";',
    '  for (const line of readFileSync(0, "utf8").split("\\n")) {',
    '    if (line.trim() === "") continue;',
    "    const value = sg(line.trim());",
    "    if (value < 0) {",
    ...indented(fails, "      "),
    "    } else if (value === 0) {",
    `      ${loses}`,
    "    } else {",
    `      ${wins}`,
    "    }",
    "  }",
    ...indented(ends, "  "),
    "  process.stdout.write(out);",
    "}",
    "",
    "main();",
  ],
};

const rust: TextLanguage = {
  table: BARE,
  program: BARE,
  sg: (start, end) => [
    "",
    "fn sg(position: &str) -> i64 {",
    `    let mut state: usize = ${start};`,
    "    for symbol in position.bytes() {",
    "        state = after(state, usize::from(symbol));",
    "    }",
    `    return after(state, ${end}) as i64 - 1;`,
    "}",
  ],
  main: ({ wins, loses, ends, fails }) => [
    "",
    "fn main() {",
    "    let text = std::io::read_to_string(std::io::stdin()).unwrap();",
    "    for line in text.lines() {",
    "        if line.trim().is_empty() {",
    "            continue;",
    "        }",
    "        let value = sg(line.trim());",
    "        if value < 0 {",
    ...indented(fails, "            "),
    "        } else if value == 0 {",
    `            ${loses}`,
    "        } else {",
    `            ${wins}`,
    "        }",
    "    }",
    ...indented(ends, "    "),
    "}",
  ],
};

const pascal: TextLanguage = {
  table: BARE,
  program: BARE,
  sg: (start, end) => [
    "",
    "function sg(position: ansistring): longint;",
    "var",
    "  state, i: longint;",
    "begin",
    `  state := ${start};`,
    "  for i := 1 to length(position) do state := after(state, ord(position[i]));",
    `  exit(after(state, ${end}) - 1);`,
    "end;",
  ],
  main: ({ wins, loses, ends, fails }) => [
    "",
    "var",
    "  line: ansistring;",
    "  value: longint;",
    "begin",
    "  while not eof do begin",
    "    readln(line);",
    "    while (length(line) > 0) and (line[1] <= ' ') do delete(line, 1, 1);",
    "    while (length(line) > 0) and (line[length(line)] <= ' ') do setlength(line, length(line) - 1);",
    "    if length(line) > 0 then begin",
    "      value := sg(line);",
    "      if value < 0 then begin",
    ...indented(fails, "        "),
    "      end else if value = 0 then begin",
    `        ${loses}`,
    "      end else begin",
    `        ${wins}`,
    "      end;",
    "    end;",
    "  end;",
    ...indented(ends, "  "),
    "end.",
  ],
};

export const textLanguages: Readonly<Record<string, TextLanguage>> = {
  cpp: c("std::", "cstdio"),
  c: c("", "stdio.h"),
  java,
  python,
  typescript,
  rust,
  pascal,
};
