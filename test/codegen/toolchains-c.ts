import { join } from "node:path";
import { type Asked, compile, lines, type Toolchain } from "./toolchain.ts";

/** Global names of a source: those at the beginning of a line after keywords. */
const globalsOf = (source: string): string[] =>
  Array.from(source.matchAll(/^(?:[a-z]+ )+(?:\*const )?(\w+)[[(]/gm), ([, name]) => name!);

/** Source whose global names get a number. */
const numbered = (source: string, i: number): string => {
  const names = globalsOf(source);
  return lines([
    ...names.map((name) => `#define ${name} ${name}${i}`),
    source,
    ...names.map((name) => `#undef ${name}`),
  ]);
};

/** C has one name space, so the preprocessor has to keep the tables apart. */
function cTables(asked: readonly Asked[], header: string, printf: string): Record<string, string> {
  const tables = asked.map(({ source }, i) => numbered(source, i));
  const calls = asked.map(({ to, samples }, i) =>
    lines([
      `for (int n = 0; n <= ${to}; n++) ${printf}("%lld\\n", (long long)sg${i}(n));`,
      ...samples.map((n) => `${printf}("%lld\\n", (long long)sg${i}(${n}LL));`),
    ]),
  );
  return {
    [`main.${header === "stdio.h" ? "c" : "cpp"}`]: `#include <${header}>\n${lines(tables)}\nint main() {\n${lines(calls)}\nreturn 0;\n}\n`,
  };
}

function cPrograms(sources: readonly string[], extension: string): Record<string, string> {
  const each = sources.map(numbered);
  const cases = sources.map((_, i) => `case ${i}: return main${i}();`);
  return {
    [`main.${extension}`]: `#include ${extension === "c" ? "<stdlib.h>" : "<cstdlib>"}\n${lines(each)}\nint main(int count, char **words) {\nswitch (atoi(words[count - 1])) {\n${lines(cases)}\n}\nreturn 1;\n}\n`,
  };
}

const gccWarnings = ["-Wall", "-Wextra", "-Werror", "-pedantic-errors"];

export const c: Toolchain = {
  id: "c",
  commands: ["gcc"],
  tables: (asked) => cTables(asked, "stdio.h", "printf"),
  programs: (sources) => cPrograms(sources, "c"),
  build(folder) {
    // C99 has trigraphs, and guarantees only 4095 characters in a string; longer ones are common and allowed
    // here.
    compile(
      folder,
      "gcc",
      "-std=c99",
      ...gccWarnings,
      "-Wno-overlength-strings",
      "-O1",
      "-o",
      "main",
      "main.c",
    );
    return [join(folder, "main")];
  },
};

export const cpp: Toolchain = {
  id: "cpp",
  commands: ["g++"],
  tables: (asked) => cTables(asked, "cstdio", "std::printf"),
  programs: (sources) => cPrograms(sources, "cpp"),
  build(folder) {
    compile(
      folder,
      "g++",
      "-std=c++11",
      ...gccWarnings,
      "-Wno-overlength-strings",
      "-O1",
      "-o",
      "main",
      "main.cpp",
    );
    return [join(folder, "main")];
  },
};
