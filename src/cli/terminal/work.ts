import type { Solution } from "../../solve/solution.ts";
import type { Given } from "../command.ts";
import { wrap } from "./layout.ts";

/** Work that is worth telling: of about a hundredth of a second. */
export const MUCH = 10_000;

/** What a search has done, for people, where it has done much. */
export function workText({ language, terminal }: Given, { components, work }: Solution): string {
  if (work === undefined || work.nodes + (work.before ?? 0) < MUCH) return "";
  const methods = [...new Set(components.map(({ method }) => method))].join(", ");
  const [nodes, lookups, entries, before] = [work.nodes, work.lookups, work.entries, work.before].map(
    (each) => each?.toLocaleString("en"),
  );
  const looked =
    lookups === undefined ? undefined : { en: `${lookups} lookups, `, zh: `查表 ${lookups} 次，` };
  const after =
    before === undefined
      ? undefined
      : { en: ` after ${before} of the checkpoint`, zh: `（进度文件此前已有 ${before} 个）` };
  const { threads = 1 } = work;
  const by = threads === 1 ? { en: "", zh: "" } : { en: `, ${threads} threads`, zh: `，${threads} 个线程` };
  const says = {
    en: `Work: ${nodes} nodes${after?.en ?? ""}, ${looked?.en ?? ""}${entries} entries kept (method ${methods}${by.en})`,
    zh: `工作量：${nodes} 个结点${after?.zh ?? ""}，${looked?.zh ?? ""}保留 ${entries} 个条目（方法 ${methods}${by.zh}）`,
  };
  return `\n${wrap(says[language], terminal.columns, "  ")}`;
}
