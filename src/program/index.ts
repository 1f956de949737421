export { languageNamed, languages } from "./languages/index.ts";
export { type Law, lawOf } from "./law.ts";
export { type Sequence, sequenceFrom, sequenceOf } from "./sequence.ts";
export type { Syntax } from "./syntax.ts";
export { tableCode } from "./table.ts";
export { type Input, inputs, startCost, type Template, templateCode, writable } from "./template.ts";
