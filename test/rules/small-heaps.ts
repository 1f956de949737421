import { execFileSync } from "node:child_process";
import { transformSync } from "esbuild";
import { expect } from "vitest";
import { languageNamed, parseAnswer, parseRead, templateCode } from "../../src/codegen/index.ts";
import { parseGame } from "../../src/games/index.ts";
import { findLaw } from "../../src/law/index.ts";
import { saysOf } from "../../src/law-value/evaluate.ts";
import { canonicalForms, grundyValues, misereQuotient, solver } from "../../src/solve/index.ts";
import type { Game } from "../../src/types.ts";
import { nimber } from "../nimber.ts";
import { dice, type Options, plainGrundy, plainWins } from "../oracle.ts";

/** Rule about one heap, with independently evaluated options. */
export interface SmallHeaps {
  readonly text: string;
  readonly options: Options<number>;
}

type Number = readonly [text: string, at: (n: number) => number];

/** Numbers that moves leave: less than the heap. From heap 0 a move can only leave nothing. */
const numbers: readonly Number[] = [
  ["n-1", (n) => n - 1],
  ["n-2", (n) => n - 2],
  ["n-3", (n) => n - 3],
  ["n/2", (n) => Math.floor(n / 2)],
  ["n/3", (n) => Math.floor(n / 3)],
  ["(n+1)/3", (n) => Math.floor((n + 1) / 3)],
];

const counts: readonly Number[] = [
  ["0", () => 0],
  ["n%2", (n) => n % 2],
  ["n%3", (n) => n % 3],
  ["(n+1)%3", (n) => (n + 1) % 3],
  ["2-n", (n) => 2 - n],
];

const conditions: readonly (readonly [text: string, holds: (n: number) => boolean])[] = [
  ["", () => true],
  ["", () => true],
  [" if n > 1", (n) => n > 1],
  [" if n%2 = 0", (n) => n % 2 === 0],
  [" if n < 3", (n) => n < 3],
];

/** Random rule in which small heaps have moves: `k # e` with k = 0 leaves nothing of any heap, even of 0. */
export function smallHeaps(seed: number): SmallHeaps {
  const roll = dice(seed);
  const one = <T>(of: readonly T[]): T => of[roll(of.length)]!;
  const options: { readonly text: string; readonly left: (n: number) => readonly (readonly number[])[] }[] =
    [];

  const component = (): {
    readonly text: string;
    readonly left: (n: number) => readonly number[] | undefined;
  } => {
    const [text, at] = one(numbers);
    if (roll(3) === 0) {
      const left = (n: number) => (at(n) < 0 ? undefined : [at(n)]);
      return { text, left };
    }
    const [often, copies] = one(counts);
    const whole = roll(3) === 0 && often === "0";
    const left = (n: number) => {
      const heap = whole ? n : at(n);
      return heap < 0 || copies(n) < 0 ? undefined : Array<number>(copies(n)).fill(heap);
    };
    return { text: `${often} # ${whole ? "n" : text}`, left };
  };

  for (let i = 2 + roll(2); i > 0; i--) {
    const [said, holds] = one(conditions);
    if (roll(6) === 0) {
      const text = `split(n-1, 2..2)${said}`;
      const left = (n: number) =>
        Array.from({ length: Math.max(0, Math.floor((n - 1) / 2)) }, (_, k) => [k + 1, n - 2 - k]);
      options.push({ text, left: (n) => (holds(n) ? left(n) : []) });
      continue;
    }
    const parts = Array.from({ length: 1 + (roll(3) === 0 ? 1 : 0) }, component);
    options.push({
      text: `${parts.map((part) => part.text).join(" & ")}${said}`,
      left(n) {
        if (!holds(n)) return [];
        const left = parts.map((part) => part.left(n));
        return left.every((each) => each !== undefined) ? [left.flat()] : [];
      },
    });
  }
  const all = (n: number) => options.flatMap(({ left }) => left(n));
  // Heap 0 may have a move that leaves nothing; other moves from it are illegal.
  const opens = all(0).some((left) => left.length === 0);
  const moves: Options<number> = (n) => all(n).filter((left) => n > 0 || left.length === 0);
  return {
    text: `[n: ${options.map(({ text }) => text).join(" | ")}]`,
    // A move from 0 to 0 while 0 has another move is a loop; such rules are not tested here.
    options:
      opens && all(0).some((left) => left.length > 1)
        ? () => {
            throw LOOPS;
          }
        : moves,
  };
}

export const LOOPS: unique symbol = Symbol("loops");

/**
 * Compares slow features: the law of values, the misère canonical forms, and explanations of heaps. Returns
 * the number of laws found.
 */
export function compareSlow({ text, options }: SmallHeaps): number {
  try {
    options(0);
  } catch (error) {
    if (error === LOOPS) return 0;
    throw error;
  }
  const value = plainGrundy(options);
  const [normal, misere] = [plainWins(options, false), plainWins(options, true)];
  const heaps = Array.from({ length: HEAPS + 1 }, (_, heap) => heap);
  const game = parseGame(text) as Game<number>;
  const same = (what: string, found: unknown, right: unknown) =>
    expect({ text, what, found }).toEqual({ text, what, found: right });
  const forms = canonicalForms();
  for (const sum of [...heaps.map((heap) => [heap]), ...heaps.map((heap) => [heap, 2])]) {
    const form = forms.of(sum.map((position) => ({ rules: game, position })));
    same(`genus of ${sum}`, [form.outcome, form.genus.base > 0], [misere(sum) ? "N" : "P", normal(sum)]);
  }
  for (const heap of heaps) {
    const { stdout } = nimber(["explain", text, `${heap}`, "--json"]);
    const { value: found, options: told } = JSON.parse(stdout);
    const reached = [
      ...new Set(options(heap).map((left) => left.reduce((all, each) => all ^ value(each), 0))),
    ];
    same(`value that explains ${heap}`, found, value(heap));
    same(
      `options that explain ${heap}`,
      told[0].map((each: { value: number }) => each.value),
      reached.sort((a, b) => a - b),
    );
  }
  const { finding } = findLaw(game as Game<unknown>, "values", "normal", { seconds: 2 });
  const law = finding?.data;
  if (law === undefined || law.kind === "values" || law.kind === "outcomes") return 0;
  const says = saysOf(law);
  same(
    "law",
    heaps.map((heap) => says(heap)),
    heaps.map(value),
  );
  return 1;
}

const HEAPS = 6;
/** Number of heaps compared for quotients. */
const LEARNED = 5;

/**
 * Compares everything that the library says about a rule with plain play. Returns false if play of heap 0
 * need not end.
 */
export function compareSmallHeaps({ text, options }: SmallHeaps, withProgram: boolean): boolean {
  try {
    options(0);
  } catch (error) {
    if (error === LOOPS) return false;
    throw error;
  }
  const value = plainGrundy(options);
  const heaps = Array.from({ length: HEAPS + 1 }, (_, heap) => heap);
  const game = parseGame(text) as Game<number>;
  const same = (what: string, found: unknown, right: unknown) =>
    expect({ text, what, found }).toEqual({ text, what, found: right });
  const { at } = grundyValues(game);
  const { at: known, solve } = solver();
  same(
    "searched values",
    heaps.map((heap) => at(heap)),
    heaps.map(value),
  );
  same(
    "values",
    heaps.map((position) => known({ rules: game, position }).value),
    heaps.map(value),
  );
  const [normal, misere] = [plainWins(options, false), plainWins(options, true)];
  const pairs = heaps.flatMap((a) => heaps.flatMap((b) => (b <= a && a + b <= HEAPS ? [[a, b]] : [])));
  for (const sum of [...heaps.map((heap) => [heap]), ...pairs]) {
    const components = sum.map((position) => ({ rules: game, position }));
    const said = [solve(components).outcome, solve(components, "misere").outcome];
    same(
      `sum ${sum}`,
      said,
      [normal(sum), misere(sum)].map((wins) => (wins ? "N" : "P")),
    );
  }
  // Quotients of rules with splits may be large.
  if (!text.includes("split")) compareQuotient(game, misere, same);
  if (withProgram) {
    const read = parseRead("T (n)*");
    const source = templateCode(
      { game, largest: [HEAPS], read, answer: parseAnswer("W/L") },
      languageNamed("typescript")!,
      "en",
    );
    const args = ["--input-type=module", "-e", transformSync(source, { loader: "ts", format: "esm" }).code];
    const output = execFileSync(process.execPath, args, {
      input: `${heaps.length}\n${heaps.join("\n")}\n`,
      encoding: "utf8",
    });
    same(
      "program",
      output.trim().split("\n"),
      heaps.map((heap) => (value(heap) > 0 ? "W" : "L")),
    );
  }
  return true;
}

function compareQuotient(
  game: Game<number>,
  misere: (sum: readonly number[]) => boolean,
  same: (what: string, found: unknown, right: unknown) => void,
): void {
  const { quotient } = misereQuotient(game, { to: LEARNED, seconds: 2 });
  const { monoid, phi } = quotient;
  for (const [a] of phi.slice(0, LEARNED + 1).entries())
    for (let b = 0; b <= a; b++) {
      const element = monoid.times[phi[a]! * monoid.order + phi[b]!]!;
      same(`quotient at ${a} + ${b}`, monoid.inP[element] === 1, !misere([a, b]));
    }
}
