import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { heapRules } from "../../src/encoding.ts";
import { catalogue, parseGame } from "../../src/games/index.ts";
import { heapTable, periodOf } from "../../src/index.ts";
import { lawDifference, provePeriod, statedLaw, testLaw, variablesOf } from "../../src/law/index.ts";
import { say } from "../../src/locale/message.ts";
import { encodedAt } from "../../src/rules/space.ts";
import type { Game, Theorem } from "../../src/types.ts";

/** Games of families, in addition to the usual ones. */
const MORE = [
  "wythoff(1)",
  "wythoff(2)",
  "wythoff(3)",
  "moore-nim(1)",
  "moore-nim(3)",
  "dynamic-nim(1)",
  "circular-nim(1)",
];
const SETS = ["circular-nim(3)", "{powers(2)}", "{powers(3)}", "{powers(4)}", "{powers(10)}", "{3..7}"];

/** Theorem of a game, with the statement of its proof. */
export interface Marked {
  readonly id: string;
  readonly game: Game<unknown>;
  readonly theorem: Theorem<unknown>;
}

const usual = catalogue.map((entry) =>
  "game" in entry ? entry.game(...entry.parameters.map((each) => each.usual)) : entry,
) as Game<unknown>[];

/** All theorems of the catalogue. */
export const marked: readonly Marked[] = [...usual, ...[...MORE, ...SETS].map((id) => parseGame(id))].flatMap(
  (game) => game.theorems.map((theorem) => ({ id: game.id, game, theorem })),
);

/** Number of cases in the comparison of a formula. */
const CASES = 400;

const sourceOf = ({ source }: Theorem<unknown>): string =>
  typeof source === "string" ? source : say(source, "en");

/**
 * Checks that a theorem is proved again by machine, with the same claim, or that the chapter with its proof
 * exists.
 */
export function isShown({ game, theorem }: Marked): void {
  const { proof, law } = theorem;
  if (proof?.by === "theory") {
    const chapter = readFileSync(new URL(`../../docs/theory/${proof.chapter}.md`, import.meta.url), "utf8");
    // A chapter of several theorems has a section for each, which the source of the theorem names.
    const [, own = "Proof"] = /problems\.md, (.+)$/.exec(sourceOf(theorem)) ?? [];
    expect(chapter.split("\n")).toContain(`## ${own}`);
  } else if (proof?.by === "finite") isPeriodic(game, theorem);
  else if (proof?.by === "automaton") {
    if (law?.kind === "periodic" && proof.formula === undefined)
      expect(provePeriod(game, law.values, law)).toBeDefined();
    else isProved(game, theorem);
  }
}

function isPeriodic(game: Game<unknown>, { law }: Theorem<unknown>): void {
  const found = periodOf(heapRules(game)!);
  expect(found.verdict).toBe("proved");
  if (found.verdict !== "proved" || law?.kind !== "periodic") throw new Error("no period");
  const { preperiod, period, saltus } = found;
  const values = heapTable(heapRules(game)!).values(preperiod + period - 1);
  expect(lawDifference(law, { kind: "periodic", preperiod, period, saltus, values })).toBe("equal");
}

function isProved(game: Game<unknown>, { proof, law, play = "normal", ...theorem }: Theorem<unknown>): void {
  if (proof?.by !== "automaton") throw new Error("no automaton");
  const rules = proof.rule === undefined ? game : parseGame(proof.rule);
  const text = proof.formula ?? (law?.kind === "formula" ? law.text : "");
  const variables = variablesOf(rules)!;
  const stated = statedLaw(text, variables, play);
  expect(testLaw(rules, stated, { seconds: 60 })).toMatchObject({ verdict: "proved", by: "automaton" });
  let count = 0;
  for (const numbers of places(variables.length)) {
    if (count === CASES) break;
    const position = encodedAt(game, proof.rule === undefined ? numbers : numbers.filter((n) => n > 0));
    if (position === undefined || theorem.covers?.(position) === false) continue;
    count++;
    const says = theorem.says(position);
    const told = stated.kind === "outcomes" && typeof says !== "string" ? (says === 0 ? "P" : "N") : says;
    expect([numbers, stated.says(numbers)]).toEqual([numbers, told]);
  }
  expect(count).toBeGreaterThan(50);
}

/** Positions of `length` numbers, by their largest number. */
function* places(length: number): Generator<readonly number[]> {
  for (let most = 0; most < CASES; most++)
    for (let i = 0; i < (most + 1) ** length; i++) {
      const numbers = Array.from({ length }, (_, j) => Math.floor(i / (most + 1) ** j) % (most + 1));
      if (numbers.includes(most)) yield numbers;
    }
}
