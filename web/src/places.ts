import type { Text } from "nimber";
import type { JSX } from "preact";

/** A room of the page: its code comes when it is first shown, and its styles with it. */
interface Room {
  readonly name: Text;
  load(): Promise<{ readonly Page: () => JSX.Element }>;
}

/** The places of the page, each a folder; the first is where a visit begins. */
const list = {
  play: { name: { en: "Play", zh: "对弈" }, load: () => import("./play/play.tsx") },
  table: { name: { en: "Table", zh: "数表" }, load: () => import("./table/table.tsx") },
  graph: { name: { en: "Graph", zh: "状态图" }, load: () => import("./graph/graph.tsx") },
  lab: { name: { en: "Lab", zh: "实验室" }, load: () => import("./lab/lab.tsx") },
  theory: { name: { en: "Theory", zh: "理论" }, load: () => import("./theory/theory.tsx") },
  judge: { name: { en: "Judge", zh: "评测" }, load: () => import("./judge/judge.tsx") },
  census: { name: { en: "Census", zh: "普查" }, load: () => import("./census/census.tsx") },
} satisfies Record<string, Room>;

export type Place = keyof typeof list;

export const rooms: Readonly<Record<Place, Room>> = list;

export const places: readonly Place[] = Object.keys(list) as Place[];
