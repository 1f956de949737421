import { effect, signal } from "@preact/signals";
import type { Play } from "nimber";
import type { Solved } from "nimber/session";
import { BEARABLE, knowing, Refusal, rules, solving } from "../engine/client.ts";
import type { Known } from "../engine/known.ts";
import type { Reading } from "../engine/protocol.ts";
import { resource } from "../shell/resource.ts";
import { currentRoute } from "../shell/url.ts";

/** Subject of a game's page: a sum in notation, and who wins where nobody can move. */
export interface Subject {
  readonly sum: string;
  /** The sum as its games write it: the board asks of it by the same words, and shares the answer. */
  readonly position: Reading["sum"];
  readonly play: Play;
  /** Its games, each once, with their names and rules. */
  readonly games: Reading["games"];
}

export const subject = signal<Subject | undefined>(undefined);

/** Whether it is still to be read what the page is about. */
export const reading = signal(true);

/** Who wins a position, and after how many moves where that is known; or that it is not found out in time. */
export type Found = (Solved & { readonly moves?: number | undefined }) | "unknown";

/** Who wins the position that the page is about, once that is known. */
export const solved = signal<Found | undefined>(undefined);

/** Position on the board once a game has left the one that the page is about. */
export interface Standing {
  readonly after: number;
  /** Whether nobody can move there. */
  readonly over: boolean;
  readonly found: Found | undefined;
}

export const standing = signal<Standing | undefined>(undefined);

/** Facts about each of the games. */
const knownOf = signal<ReadonlyMap<string, Known>>(new Map());

interface Presented {
  readonly play: Play;
  /** A sum, or a game that is shown at its usual start. */
  readonly sum?: string;
  readonly game?: string;
}

/** Presentation of the subject; the tab speaks of a text that cannot be read. */
const presented = resource(
  async ({ sum, game, play }: Presented, { signal }): Promise<Subject> => {
    const shown = sum ?? (await rules.ask({ ask: "startOf", games: [game!] }, { signal }));
    const { sum: position, games } = await rules.ask({ ask: "read", games: [shown] }, { signal });
    return { sum: shown, position, play, games };
  },
  (now) => {
    if (now.state === "ready") subject.value = now.value;
    reading.value = false;
  },
);

/** Makes a sum the subject of the page. */
export function present(sum: string, play: Play): void {
  const now = subject.value;
  if (now?.sum !== sum || now.play !== play) void presented.ask({ sum, play });
}

/** Makes a game the subject, at the position shown if it is one of this game, else at its usual start. */
export function presentGame(game: string, play: Play = "normal"): void {
  const now = subject.value;
  if (now?.games.length === 1 && now.games[0]!.id === game) {
    if (now.play !== play) subject.value = { ...now, play };
  } else void presented.ask({ game, play });
}

/** Says that the page is about a graph that is no game of the catalogue. */
export function presentNothing(): void {
  presented.cancel();
  reading.value = false;
  subject.value = undefined;
}

const MOST_KNOWN = 2;

/** Then the head does without knowing who wins, and the board goes on with what was found. */
const PATIENT = { ...BEARABLE, seconds: 12 };

/** Length of play, where it is found soon: the next question does not wait for it. */
const SOON = { seconds: 2 };

/** Seconds for a law of which nobody has asked. */
const SOON_LAW = 4;

effect(() => {
  const now = subject.value;
  solved.value = undefined;
  if (now === undefined) return undefined;
  // Questions about a game that is left are given up: the next one does not wait for them.
  const left = new AbortController();
  void learn(now, left.signal);
  return () => left.abort();
});

async function learn(now: Subject, signal: AbortSignal): Promise<void> {
  const { sum, position, play, games } = now;
  const wanted = { signal };
  const found = await solving
    .ask({ ask: "solve", games: [position], play, limits: PATIENT }, wanted)
    .then(([answer]) => answer, unknown);
  if (signal.aborted) return;
  solved.value = found ?? "unknown";
  for (const { id } of games.slice(0, MOST_KNOWN)) {
    if (isKnown(id, play)) continue;
    const known = await knowing.ask({ ask: "known", games: [id], play, sum }, wanted).catch(unknown);
    if (signal.aborted) return;
    if (known !== undefined && !isKnown(id, play)) tell(id, play, known);
  }
  if (found === undefined) return;
  const soon = await solving
    .ask({ ask: "lasting", games: [position], play, limits: SOON }, wanted)
    .then(([answer]) => answer, unknown);
  if (signal.aborted) return;
  if (soon?.moves !== undefined) solved.value = { ...found, moves: soon.moves };
  await seekLaw(now, signal);
}

/** The head looks for a law where it knows none, so that it does not call unknown what the tab Law proves. */
async function seekLaw({ play, games }: Subject, signal: AbortSignal): Promise<void> {
  const [game, another] = games;
  if (game === undefined || another !== undefined || !game.numbers || currentRoute.value === "law") return;
  if (told(game.id, play)?.verdict !== "none") return;
  const { knownBy, lawsOf } = await import("./laws.ts");
  const laws = await lawsOf(game.id, play, SOON_LAW, signal).catch(unknown);
  if (laws !== undefined) tellLaw(game.id, play, knownBy(laws));
}

/** Tells a law that was proved where nothing as strong was known before. */
export function tellLaw(game: string, play: Play, known: Known | undefined): void {
  const { verdict } = told(game, play) ?? { verdict: "none" };
  if (known !== undefined && (verdict === "none" || verdict === "observed")) tell(game, play, known);
}

/** A question that is not answered in time leaves the head of the page without the answer, and that is said there. */
function unknown(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error;
  return undefined;
}

/** Facts about a game, as far as they speak of the position that the page is about. */
export function told(game: string, play: Play): Known | undefined {
  const known = knownOf.value;
  return known.get(keyOf(game, play)) ?? known.get(keyHere(game, play));
}

/** Says what was found out of a game: of every position of it, unless of this one. */
function tell(game: string, play: Play, known: Known): void {
  const key = known.here ? keyHere(game, play) : keyOf(game, play);
  knownOf.value = new Map(knownOf.value).set(key, known);
}

const isKnown = (game: string, play: Play): boolean => told(game, play) !== undefined;

const keyOf = (game: string, play: Play): string => `${play} ${game}`;
const keyHere = (game: string, play: Play): string => `${keyOf(game, play)} at ${subject.peek()?.sum}`;
