/** Lines of `program.ts`, one step further in. */
export const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

/** Lines where all `tests` hold. */
export const inIf = (tests: readonly string[], lines: readonly string[]): string[] =>
  tests.length === 0 ? [...lines] : [`if ${tests.join(" and ")}:`, ...indented(lines)];
