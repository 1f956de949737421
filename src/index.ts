// The solvers, and what they are asked about: rules. The games of the catalogue, and all that is made of games, have
// doors of their own, so that an import of this one reads no game; of those it has the types.
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
