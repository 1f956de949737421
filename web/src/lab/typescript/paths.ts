/** Path of the program in the compiler. */
export const GAME = "/game.ts";
