export { type OwnGame, ownGame } from "./game.ts";
export * as helpers from "./helpers.ts";
export { type Custom, type Exported, type Room, readGame } from "./read.ts";
export { cut, PARTS, type Part, type Place, shown, Trouble } from "./trouble.ts";
