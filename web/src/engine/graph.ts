export { answeringGraph as graph } from "nimber/session";
