/** Laws, found and stated, which are fetched when they are asked for. */
export { answeringLaws as answering } from "nimber/ask";
