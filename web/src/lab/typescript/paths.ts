/** The program, as the compiler calls it. */
export const GAME = "/game.ts";
