export { entryBeyond } from "nimber/rules";
