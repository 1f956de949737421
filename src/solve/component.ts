import type { Component, Rules } from "../types.ts";

/**
 * Component of a sum: `position`, played by `rules`.
 * @example
 * solver().solve([component(kayles, 5), component(nim, 6)]).value; // 2
 */
export const component = <P>(rules: Rules<P>, position: P): Component<P> => ({ rules, position });
