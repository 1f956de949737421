import nimber from "nimber/package.json" with { type: "json" };

/** The version of the solver, which every row names. */
export const engine: string = nimber.version;
