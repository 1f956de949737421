import { lines } from "virtual:lines";
import type { Encoding, Play, Rules } from "nimber";
import { games, guesses, methods, readers } from "nimber/on-demand";
import { componentsOf, gameOf, type SumSource } from "nimber/session";
import { lineKind } from "./line-kind.ts";

/** Subject of a question: notations of games or sums, and the play. */
export interface About {
  readonly games?: readonly SumSource[];
  readonly play?: Play;
}

const WORD = /[a-z][\w-]*/g;

/** Games that one-line rules in a text may be equal to. */
const linesIn = (text: string): readonly string[] => (text.includes("[") ? lines[lineKind(text)] : []);

const BEGINS: readonly RegExp[] = readers.names.map((starts) => new RegExp(starts));

/** Methods with tables, by kind of encoding. */
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

/** Methods that may decide sums under misère play. */
const MISERE: readonly string[] = ["quotient", "loopy"];

let whole = false;

/** Fetches all games, notations and methods. */
export async function fetchAll(): Promise<void> {
  if (whole) return;
  await Promise.all([games, readers, guesses, methods].map((list) => list.fill(list.names)));
  whole = true;
}

/** Fetches all methods, for questions that name no game. */
export const fetchMethods = (): Promise<unknown> => methods.fill(methods.names);

/**
 * Fetches the games that a question names, and the methods that may answer it. If a text cannot be read, its
 * name may be similar to that of any game, so everything is fetched.
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

/** Names of the readers for notations that may occur in a text. */
function readersOf(texts: readonly string[]): string[] {
  const places = texts.flatMap((text) => [...text.split("+"), ...text.split(/[+(*]/)]);
  return readers.names.filter((_, i) => places.some((place) => BEGINS[i]!.test(place.trim())));
}

/** Methods for these rules. For Nim, its theorem and the search decide everything. */
export function methodsFor(rules: readonly Rules<unknown>[], play: Play): string[] {
  const besides = rules.flatMap(({ accelerators }) => [...(accelerators?.mixedRule?.games.values() ?? [])]);
  const others = [...rules, ...besides].filter((each) => (each as { id?: string }).id !== "nim");
  const normal = others.flatMap(({ accelerators: { encoding, decompose } = {}, entails }) => [
    ...(encoding === undefined ? [] : [TABLES[encoding.kind]]),
    ...(decompose === undefined ? [] : ["resolve"]),
    ...(entails === true ? ["entailing"] : []),
    // Play in games with tables always ends.
    ...(encoding === undefined || encoding.kind === "cells" ? ["loopy"] : []),
  ]);
  return play === "misere" ? [...normal, ...MISERE] : normal;
}

/** Games of a sum, or of a game's notation. */
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
