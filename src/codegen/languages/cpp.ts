import type { Syntax } from "../syntax.ts";
import { c } from "./c.ts";

/** C++: what C99 and C++ have in common, with the headers of C++. */
export const cpp: Syntax = {
  ...c,
  id: "cpp",
  name: "C++",
  aliases: ["c++", "cc", "cxx"],
  extension: "cpp",
  main: () => ["", "int main() {"],
  program: {
    ...c.program,
    before: [
      "#include <cstdio>",
      "",
      "static long long nextNumber() {",
      "  long long x;",
      '  return std::scanf("%lld", &x) == 1 ? x : -1;',
      "}",
    ],
  },
  fail: (word) => [`std::fputs("${word}\\n", stderr);`, "return 1;"],
  write: (word, newline) => c.write(word, newline).replace(/^(\w+)/, "std::$1"),
};
