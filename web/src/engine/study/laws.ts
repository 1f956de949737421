/** Laws of normal play, found and stated, which are fetched when they are asked for. */
export { answeringPlainLaws as answering } from "nimber/session";
