import { InputError } from "../errors.ts";
import { t } from "../locale/graph.ts";
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
      ? t("noLineNMBeginning")
      : t("headerBeforeLines", { vertices: first[0], lines: first[1], following, ends: ends()[1] });
  throw new InputError(t("headerNMMNumber"), found, 1, 1);
}
