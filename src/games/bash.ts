import type { Natural } from "../nimber/natural.ts";
import type { Family } from "../types.ts";
import { byLaw } from "./family/by-law.ts";
import { rangeFrom } from "./family/consecutive.ts";
import { closed } from "./family/natural.ts";
import { subtractionGame } from "./family/subtraction.ts";

/** Bachet's game for each m: a move takes 1 to m tokens from a heap. */
export const bash: Family<Natural> = {
  id: "bash",
  name: { en: "Bash's game", zh: "巴什博弈" },
  rule: { en: "Take 1 to m tokens from the heap.", zh: "从堆中取走 1 至 m 个石子。" },
  parameters: [{ name: "m", least: 1, usual: 3 }],
  game: (m) => ({
    ...subtractionGame({ from: 1, to: m }),
    id: `bash(${m})`,
    name: { en: `Bash's game, 1 to ${m}`, zh: `巴什博弈（1 至 ${m}）` },
    rule: { en: `Take 1 to ${m} tokens from the heap.`, zh: `从堆中取走 1 至 ${m} 个石子。` },
    start: [21],
    theorems: [
      byLaw(
        closed(`sg = n % ${m + 1}`, { preperiod: 0, period: m + 1, saltus: 0 }),
        "Bachet de Méziriac, Problèmes plaisants et délectables (1612)",
        { en: `The value of n is n mod ${m + 1}.`, zh: `n 的 SG 值为 n mod ${m + 1}。` },
        { by: "theory", chapter: "period", hypotheses: rangeFrom({ from: 1, to: m }) },
      ),
    ],
  }),
};
