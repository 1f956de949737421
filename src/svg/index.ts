export { ticks } from "./ticks.ts";
