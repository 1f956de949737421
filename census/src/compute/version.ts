import nimber from "nimber/package.json" with { type: "json" };

/** Version of the solver, which is part of every row. */
export const engine: string = nimber.version;
