export { languageNamed, languages } from "./languages/index.ts";
export { type Law, lawOf } from "./law.ts";
export { forms, usualRead } from "./read/forms.ts";
export { parseAnswer, parseRead } from "./read/parse.ts";
export type { Answer, Read } from "./read/syntax.ts";
export { type Sequence, sequenceFrom, sequenceOf } from "./sequence.ts";
export type { Syntax } from "./syntax.ts";
export { tableCode } from "./table.ts";
export { coordinatesOf, startCost, type Template, templateCode, writable } from "./template.ts";
