export { compile, relationOf } from "./compile.ts";
export type { Periodic } from "./count.ts";
export { accepts, type Dfa, isEmpty, statesOf } from "./dfa.ts";
export type { DigitCount } from "./digit-count.ts";
export { type Effort, usualEffort } from "./effort.ts";
export { dot, walnut } from "./export.ts";
export { systemsOfRoot } from "./fields.ts";
export {
  and,
  atLeast,
  atMost,
  between,
  constant,
  equal,
  exists,
  type Formula,
  forall,
  not,
  or,
  relation,
  TRUE,
} from "./formula.ts";
export { learn, type Oracle } from "./learn.ts";
export { ofNumbers } from "./numeric.ts";
export { isSameSet } from "./same-set.ts";
export {
  base,
  continued,
  nameOf,
  ostrowski,
  type System,
  systemOf,
  weightsTo,
} from "./system.ts";
export { Undefinable } from "./undefinable.ts";
export { least, witness } from "./witness.ts";
