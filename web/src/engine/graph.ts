export { answeringGraph as graph } from "nimber/ask";
