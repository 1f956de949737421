import { InputError } from "../errors.ts";
import type { Text } from "../types.ts";
import type { Header, NamedGraph } from "./named.ts";

/** Two numbers on the first line, which may be a header or an edge. */
export type Pair = readonly [vertices: number, edges: number];

/** Reads whole lines, and then gives the graph. */
export interface LineReader {
  lines(bytes: Uint8Array): void;
  end(): NamedGraph;
}

/** The first line as a header, if it is one: so many lines follow, and no vertex is beyond its count. */
export function headerIn(
  header: Header,
  first: Pair | undefined,
  following: number,
  largest: () => number,
): NamedGraph["header"] {
  if (header === "no") return undefined;
  if (first !== undefined) {
    const [vertices, edges] = first;
    if (edges === following && largest() <= vertices) return { vertices, edges };
  }
  if (header === "auto") return undefined;
  const found: Text =
    first === undefined
      ? { en: "no line `n m` at the beginning", zh: "开头没有 `n m` 一行" }
      : {
          en: `${first[0]} ${first[1]} before ${following} lines with vertices to ${largest()}`,
          zh: `${first[0]} ${first[1]}，其后有 ${following} 行，顶点最大为 ${largest()}`,
        };
  throw new InputError(
    {
      en: "a header `n m`, m the number of lines that follow and no vertex above n",
      zh: "首行 `n m`：m 为其后的行数，且顶点不大于 n",
    },
    found,
    1,
    1,
  );
}
