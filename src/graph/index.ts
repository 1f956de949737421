export { binaryOf } from "./binary.ts";
export { graphCertificate } from "./certificate.ts";
export type { Header, NamedGraph, ReadOptions } from "./named.ts";
export { type Form, type GraphReader, graphReader } from "./read.ts";
export {
  type Counts,
  countsOf,
  type SolvedGraph,
  type SolvedVertex,
  solveGraph,
  vertexOf,
} from "./solved.ts";
export { type TokensSolved, tokensRemoteness, tokensSolved } from "./tokens.ts";
export { whyVertex } from "./why.ts";
export { graphCsv, graphDot, graphSvg, MOST_DRAWN } from "./write.ts";
