/** Laws of misère play, which may be proved by quotients. */
export { answeringLaws as answering } from "nimber/session";
