import { games, guesses, lines, methods, readers } from "virtual:lists";
import type { Encoding, Play, Rules } from "nimber";
import { componentsOf, gameOf, type SumSource } from "nimber/session";
import { lineKind } from "./line-kind.ts";

/** Subject of a question: notations of games or sums, under a play. */
export interface About {
  readonly games?: readonly SumSource[];
  readonly play?: Play;
}

const WORD = /[a-z][\w-]*/g;

/** Games that the rules in a line in a text may turn out to be. */
const linesIn = (text: string): readonly string[] => (text.includes("[") ? lines[lineKind(text)] : []);

const BEGINS: readonly RegExp[] = readers.names.map((starts) => new RegExp(starts));

/** Moves as data of which a table is made. */
const TABLES: Readonly<Record<Encoding<unknown>["kind"], string>> = {
  take: "table",
  break: "table",
  moves: "table",
  adding: "adding",
  pair: "pair-table",
  grid: "grid-table",
  cube: "grid-table",
  diagram: "diagram-table",
  cells: "deletion",
};

/** Those that may decide sums under misère play. */
const MISERE: readonly string[] = ["quotient", "loopy"];

let whole = false;

/** Fetches every game, every notation and every method. */
export async function fetchAll(): Promise<void> {
  if (whole) return;
  await Promise.all([games, readers, guesses, methods].map((list) => list.fill(list.names)));
  whole = true;
}

/**
 * Fetches the games that a question names, and the methods that may speak of them. What cannot be read then may be
 * near to the name of any game: all are fetched.
 */
export async function fetchFor({ games: sources = [], play = "normal" }: About): Promise<void> {
  if (whole) return;
  const texts = sources.flatMap((source) =>
    typeof source === "string" ? [source] : source.map(({ game }) => game),
  );
  await Promise.all([
    games.fill(texts.flatMap((text) => [...(text.match(WORD) ?? []), ...linesIn(text)])),
    readers.fill(readersOf(texts)),
  ]);
  const rules = sources.map(rulesOf);
  if (rules.some((each) => each === undefined)) return fetchAll();
  await methods.fill(methodsFor(rules.flat() as Rules<unknown>[], play));
}

/** The ways to write a game that a text may begin with, or what stands after a sign in it. */
function readersOf(texts: readonly string[]): string[] {
  const places = texts.flatMap((text) => [...text.split("+"), ...text.split(/[+(*]/)]);
  return readers.names.filter((_, i) => places.some((place) => BEGINS[i]!.test(place.trim())));
}

/** Which methods may be asked of these rules. Of Nim, its theorem and the search decide everything. */
export function methodsFor(rules: readonly Rules<unknown>[], play: Play): string[] {
  const others = rules.filter((each) => (each as { id?: string }).id !== "nim");
  const normal = others.flatMap(({ accelerators: { encoding, decompose } = {}, entails }) => [
    ...(encoding === undefined ? [] : [TABLES[encoding.kind]]),
    ...(decompose === undefined ? [] : ["resolve"]),
    ...(entails === true ? ["entailing"] : []),
    // Play from what a table holds has an end.
    ...(encoding === undefined || encoding.kind === "cells" ? ["loopy"] : []),
  ]);
  return play === "misere" ? [...normal, ...MISERE] : normal;
}

/** The games of a sum, or of a game's notation. */
function rulesOf(source: SumSource): Rules<unknown>[] | undefined {
  if (typeof source !== "string") return read(() => source.map(({ game }) => gameOf(game)));
  return read(() => [gameOf(source)]) ?? read(() => componentsOf(source).map(({ rules }) => rules));
}

function read<T>(reading: () => T): T | undefined {
  try {
    return reading();
  } catch {
    return undefined;
  }
}
