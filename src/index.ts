export * from "./check/index.ts";
export * from "./code/index.ts";
export * from "./errors.ts";
export * from "./games/index.ts";
export * from "./judge/index.ts";
export * from "./nimber/index.ts";
export * from "./rules/index.ts";
export * from "./solve/index.ts";
export type * from "./types.ts";
