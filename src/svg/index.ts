export { decades, decadeText, ticks } from "./ticks.ts";
export { type Attributes, beginSvg, END_SVG, element, escaped, round, textAt } from "./write.ts";
