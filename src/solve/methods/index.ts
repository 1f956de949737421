import type { Method } from "../method.ts";
import { adding } from "./adding.ts";
import { deletion } from "./deletion.ts";
import { diagramTable } from "./diagram-table.ts";
import { entailing } from "./entailing.ts";
import { gridTable } from "./grid-table.ts";
import { lemoineViennot } from "./lemoine-viennot.ts";
import { loopy } from "./loopy.ts";
import { pairTable } from "./pair-table.ts";
import { quotient } from "./quotient.ts";
import { resolve } from "./resolve.ts";
import { search } from "./search.ts";
import { table } from "./table.ts";
import { theorem } from "./theorem.ts";

/**
 * Methods in the order of use. The first one that suits a position gives its value; the first one that can
 * decides a sum under misère play.
 */
export const methods: readonly Method[] = [
  diagramTable,
  theorem,
  pairTable,
  gridTable,
  table,
  quotient,
  deletion,
  resolve,
  lemoineViennot,
  adding,
  search,
  loopy,
  entailing,
];
