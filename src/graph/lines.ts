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

/** The first line as a header, if it is one: so many lines follow, and no vertex is beyond its count, which is from 0 where one is 0. */
export function headerIn(
  header: Header,
  first: Pair | undefined,
  following: number,
  ends: () => readonly [least: number, greatest: number],
): NamedGraph["header"] {
  if (header === "no") return undefined;
  if (first !== undefined) {
    const [vertices, edges] = first;
    const [least, greatest] = ends();
    if (edges === following && greatest < vertices + (least === 0 ? 0 : 1)) return { vertices, edges };
  }
  if (header === "auto") return undefined;
  const found: Text =
    first === undefined
      ? { en: "no line `n m` at the beginning", zh: "开头没有 `n m` 一行" }
      : {
          en: `${first[0]} ${first[1]} before ${following} lines with vertices to ${ends()[1]}`,
          zh: `${first[0]} ${first[1]}，其后有 ${following} 行，顶点最大为 ${ends()[1]}`,
        };
  throw new InputError(
    {
      en: "a header `n m`, m the number of lines that follow and vertices from 1 to n, or from 0 to n − 1",
      zh: "首行 `n m`：m 为其后的行数，顶点为 1 到 n，或 0 到 n − 1",
    },
    found,
    1,
    1,
  );
}
