import { catalogue } from "nimber/games";
import type { Plugin } from "vite";
import { type LineKind, lineKind } from "./src/engine/line-kind.ts";

/** Games with theorems whose rule can be written in a line, by its kind. */
const lines: Record<LineKind, string[]> = { heap: [], split: [], tuple: [] };
for (const entry of catalogue) {
  if ("game" in entry || entry.theorems.length === 0) continue;
  const line = entry.accelerators?.ruleInALine;
  if (line !== undefined && line.at === undefined) lines[lineKind(line.rule)].push(entry.id);
}

const VIRTUAL = "virtual:lines";

/** Plugin that tells the page which games a rule in a line may be, before it has fetched any. */
export const linesOfGames = (): Plugin => ({
  name: "lines-of-games",
  resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
  load: (id) => (id === `\0${VIRTUAL}` ? `export const lines = ${JSON.stringify(lines)};` : undefined),
});
