import { adjacent } from "./adjacent.ts";
import { code } from "./code.ts";
import { coins } from "./coins.ts";
import { cut } from "./cut.ts";
import { hypergraph } from "./hypergraph.ts";
import { impartial } from "./impartial.ts";
import { ordinals } from "./ordinal.ts";
import type { Reader } from "./reader.ts";
import { line } from "./rule.ts";
import { allBut, set } from "./sets.ts";

/** Ways to write a game other than by a name of the catalogue, in the order in which they are tried. */
export const readers: readonly Reader[] = [
  code,
  allBut,
  set,
  line,
  coins,
  hypergraph,
  impartial,
  ordinals,
  cut,
  adjacent,
];
