import ts from "typescript";

/** How programs are read. */
export const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ["lib.es2023.d.ts"],
  module: ts.ModuleKind.ESNext,
  strict: true,
  // Who writes no types at all is not to be told so on every line.
  noImplicitAny: false,
  erasableSyntaxOnly: true,
  types: [],
};
