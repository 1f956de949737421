// Solvers and rules. The games of the catalogue, and all modules that use games, are separate entry points:
// an import of this one loads no game and gets only types from them.
export * from "./checker/index.ts";
export type * from "./codegen/index.ts";
export type * from "./encoding.ts";
export * from "./errors.ts";
export type * from "./export/index.ts";
export type * from "./formula/index.ts";
export type * from "./games/index.ts";
export type * from "./graph/index.ts";
export type * from "./judge/index.ts";
export type * from "./law/index.ts";
export * from "./nimber/index.ts";
export { plainKey, rules, split } from "./rules/define.ts";
export type * from "./rules/index.ts";
export * from "./solve/index.ts";
export type * from "./types.ts";
