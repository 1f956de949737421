import { InputError } from "../errors.ts";
import { t } from "../locale/graph.ts";
import type { Digraph } from "../solve/graph/digraph.ts";
import type { Text } from "../types.ts";
import type { NamedGraph } from "./named.ts";

/** First bytes of the binary form. */
const MAGIC = "CSR1";

/**
 * Reads a graph in the binary form: `CSR1`, then words of four bytes, little-endian: n, m, the n + 1 offsets
 * of the edges of each vertex, and the m vertices that they lead to. Vertices are named from 0.
 * @throws InputError
 */
export function readBinary(bytes: Uint8Array): NamedGraph {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const magic = String.fromCharCode(...bytes.subarray(0, 4));
  if (magic !== MAGIC || bytes.length < 12) throw wrong(t("nM", { magic: MAGIC }), 0);
  const [n, m] = [view.getUint32(4, true), view.getUint32(8, true)];
  const length = 4 * (4 + n + m);
  if (bytes.length !== length) throw wrong(t("bytes", { length }), bytes.length);
  const words = new Uint32Array(n + 1 + m);
  for (let i = 0; i < words.length; i++) words[i] = view.getUint32(12 + 4 * i, true);
  const [offsets, targets] = [words.subarray(0, n + 1), words.subarray(n + 1)];
  for (let v = 0; v <= n; v++) {
    const least = v === 0 ? 0 : offsets[v - 1]!;
    if (
      offsets[v]! < least ||
      offsets[v]! > m ||
      (v === 0 && offsets[0] !== 0) ||
      (v === n && offsets[n] !== m)
    )
      throw wrong(t("placesAscendFromM"), 12 + 4 * v);
  }
  const beyond = targets.findIndex((w) => w >= n);
  if (beyond >= 0) throw wrong(t("verticesBelowN"), 12 + 4 * (n + 1 + beyond));
  return numberedFrom0({ offsets, targets });
}

function numberedFrom0(graph: Digraph): NamedGraph {
  const n = graph.offsets.length - 1;
  return {
    graph,
    name: (v) => `${v}`,
    find: (name) => (/^(?:0|[1-9]\d{0,9})$/.test(name) && Number(name) < n ? Number(name) : undefined),
  };
}

const wrong = (expected: Text, at: number) =>
  new InputError(expected, t("otherContentByte", { at }), 1, at + 1);

/** Graph in the binary form; names are lost. */
export function* binaryOf({ offsets, targets }: Digraph): Generator<Uint8Array> {
  const words = Uint32Array.of(offsets.length - 1, targets.length);
  yield Uint8Array.from(MAGIC, (letter) => letter.charCodeAt(0));
  for (const each of [words, offsets, targets])
    yield new Uint8Array(each.buffer, each.byteOffset, each.byteLength);
}
