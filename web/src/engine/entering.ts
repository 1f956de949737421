// A file of its own, so that a visit fetches it only where rules may tell of more: see `worker.ts`.
export { entryBeyond } from "nimber/rules";
