export { binaryOf } from "./binary.ts";
export { graphSvg, MOST_DRAWN } from "./draw.ts";
export { type EdgeLine, edgesOf, isVertexName, readEdgeLine, type Statement } from "./edge-line.ts";
export type { Header, NamedGraph, ReadOptions } from "./named.ts";
export { formOf, type GraphFormat, type GraphReader, graphReader } from "./read.ts";
export {
  type Counts,
  countsOf,
  graphCertificate,
  type SolvedGraph,
  type SolvedVertex,
  solveGraph,
  vertexOf,
} from "./solved.ts";
export { type TokensSolved, tokensRemoteness, tokensSolved } from "./tokens.ts";
export { whyVertex } from "./why.ts";
export { graphCsv, graphDot } from "./write.ts";
