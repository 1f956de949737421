export { listedJudging } from "../judge/by-form/problem.ts";
export { drawn } from "./draw.ts";
export { shrinking } from "./shrink.ts";
export { formatSubject, type Instance } from "./subject.ts";
