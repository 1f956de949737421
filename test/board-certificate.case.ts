import { parseSum } from "../src/games/index.ts";
import type { Term } from "../src/games/notation.ts";
import { certifyBoard } from "../src/solve/board-certificate.ts";
import { begin } from "../src/solve/limits.ts";

interface Certificate {
  readonly value: number;
  readonly claims: readonly string[];
}

export function certificateOf(text: string): Certificate {
  const [{ rules, position }] = parseSum(text) as [Term];
  return certifyBoard(rules, position, begin()) as Certificate;
}
