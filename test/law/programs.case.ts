import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lawCode } from "../../src/codegen/index.ts";
import { RuleError } from "../../src/errors.ts";
import { parseGame } from "../../src/games/index.ts";
import { findLaw, lawOfGame, programOf } from "../../src/law/index.ts";
import { dice, plainGrundy } from "../oracle.ts";

/** Rule in a line about one heap, with its options. */
interface Drawn {
  readonly rule: string;
  readonly options: (n: number) => readonly (readonly number[])[];
}

/**
 * Random rule with takes of k tokens where a remainder or a bound allows it; many have a law that automata
 * prove.
 */
function drawnRule(roll: (n: number) => number): Drawn {
  const alternatives = Array.from({ length: 1 + roll(2) }, () => {
    const by = 2 + roll(3);
    const rest = roll(by);
    const least = 1 + roll(3);
    switch (roll(5)) {
      case 0:
        return {
          text: `n-k if n%${by} = ${rest}`,
          to: (n: number) => (n % by === rest ? takes(n, () => true) : []),
        };
      case 1:
        return {
          text: `n-k if k%${by} = ${rest}`,
          to: (n: number) => takes(n, (k) => k % by === rest),
        };
      case 2:
        return { text: `n-${least}`, to: (n: number) => (n >= least ? [[n - least]] : []) };
      case 3:
        return { text: `n/${by} if n > 0`, to: (n: number) => (n > 0 ? [[Math.floor(n / by)]] : []) };
      default:
        return {
          text: `n-k if k <= n/${by}`,
          to: (n: number) => takes(n, (k) => k <= Math.floor(n / by)),
        };
    }
  });
  return {
    rule: `[n: ${alternatives.map(({ text }) => text).join(" | ")}]`,
    options: (n) => alternatives.flatMap(({ to }) => to(n)),
  };
}

const takes = (n: number, allowed: (k: number) => boolean): number[][] =>
  Array.from({ length: n }, (_, i) => i + 1)
    .filter(allowed)
    .map((k) => [n - k]);

const TO = 60;

/**
 * Tests proved laws of random rules: each becomes a program whose answers in Python agree with play, or is
 * rejected with one sentence.
 */
export function lawPrograms(seed: number, count: number): void {
  test(`of ${count} rules by chance each law that is proved is a program, or no program in one sentence`, () => {
    const roll = dice(seed);
    const folder = mkdtempSync(join(tmpdir(), "nimber-laws-"));
    const expected: string[] = [];
    const refused: string[] = [];
    let main = "";
    const rules = new Map<string, Drawn>();
    while (rules.size < count) {
      const drawn = drawnRule(roll);
      rules.set(drawn.rule, drawn);
    }
    try {
      for (const { rule, options } of rules.values()) {
        const game = parseGame(rule);
        const value = plainGrundy(options);
        for (const alone of [false, true]) {
          const limits = { positions: 20_000 };
          const { finding } = alone
            ? lawOfGame(game, "normal", limits)
            : findLaw(game, "values", "normal", limits);
          const law = finding && programOf(finding);
          if (finding?.verdict !== "proved" || law === undefined) continue;
          for (const id of ["python", "cpp"]) {
            let source: string;
            try {
              source = lawCode(law, id);
            } catch (error) {
              if (!(error instanceof RuleError)) throw error;
              refused.push(`${rule}: ${error.message}`);
              continue;
            }
            if (id !== "python") continue;
            const name = `law${expected.length}`;
            writeFileSync(join(folder, `${name}.py`), source);
            const lost = source.includes("def lost(");
            main += `import ${name}\nprint(*[${name}.${lost ? "lost" : "sg"}(n) for n in range(${TO + 1})])\n`;
            const values = Array.from({ length: TO + 1 }, (_, n) =>
              lost ? Number(value(n) === 0) : value(n),
            );
            expected.push(values.join(" "));
          }
        }
      }
      writeFileSync(join(folder, "main.py"), main);
      const told = execFileSync("python3", [join(folder, "main.py")], { encoding: "utf8" });
      expect(told.trim().split("\n")).toEqual(expected);
      expect(expected.length).toBeGreaterThan(count / 4);
      for (const message of refused) expect(message).toContain("no program can express the law");
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
}
