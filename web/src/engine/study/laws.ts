/** Laws of normal play, found or stated; fetched on demand. */
export { answeringPlainLaws as answering } from "nimber/session";
