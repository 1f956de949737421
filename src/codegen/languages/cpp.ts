import type { Syntax } from "../syntax.ts";
import { buffers, c, failing, lines, numberFrames, readWords } from "./c.ts";

/** C++: the common subset of C99 and C++, with C++ headers. */
export const cpp: Syntax = {
  ...c,
  id: "cpp",
  name: "C++",
  aliases: ["c++", "cc", "cxx"],
  extension: "cpp",
  lines: lines("std::getchar"),
  main: ({ locals }) => ["", "int main() {", ...buffers(locals)],
  program: {
    ...numberFrames(["cerrno", "cstdio", "cstdlib"], "", "std::"),
    words: { ...c.program.words, before: readWords("cstdio", "", "std::") },
    lines: { ...c.program.lines, before: ["#include <cstdio>"] },
  },
  sort: (array, count) => `std::sort(${array}, ${array} + ${count});`,
  sorting: { before: ["#include <algorithm>"] },
  flush: ["std::fflush(stdout);"],
  failing: failing("std::"),
  write: (text, newline) => c.write(text, newline).replace(/^(\w+)/, "std::$1"),
  writeNumber: (value, long) => `std::${c.writeNumber(value, long)}`,
  writeWord: (digits) => `std::${c.writeWord(digits)}`,
};
