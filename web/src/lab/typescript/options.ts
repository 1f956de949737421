import ts from "typescript";

/** Compiler options for programs. */
export const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ["lib.es2023.d.ts"],
  module: ts.ModuleKind.ESNext,
  strict: true,
  // Programs without types should not cause an error on every line.
  noImplicitAny: false,
  erasableSyntaxOnly: true,
  types: [],
};
