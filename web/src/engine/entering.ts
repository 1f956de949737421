// Separate module, so that it is fetched only for rules with later moves; see `worker.ts`.
export { entryBeyond } from "nimber/rules";
