/** Answers about graphs, apart so that they are loaded with the first question about one. */
export { answeringGraph as graph } from "nimber/session";
