import type { Component, Rules } from "../types.ts";

/**
 * The component of a sum that is `position`, played by `rules`.
 * @example
 * solver().solve([component(kayles, 5), component(nim, 6)]).value; // 2
 */
export const component = <P>(rules: Rules<P>, position: P): Component<P> => ({ rules, position });
