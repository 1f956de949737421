import { greenValues } from "../games/family/green.ts";
import type { Green } from "./green-input.ts";

/** Value of a graph under normal play. */
export const greenValue = ({ vertices, from, to }: Green): number => greenValues(vertices, from, to)[0]!;

/** Branch of a tree at the ground: the vertex above the ground, numbered as in the input, and the value. */
export interface Branch {
  readonly vertex: number;
  readonly value: number;
}

export function branches({ vertices, from, to }: Green): Branch[] {
  const values = greenValues(vertices, from, to);
  const found: Branch[] = [];
  for (const [e, a] of from.entries()) {
    const b = to[e]!;
    if (a === 0 || b === 0) found.push({ vertex: a + b + 1, value: values[a + b]! + 1 });
  }
  return found;
}
