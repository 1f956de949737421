import { computed, effect, type ReadonlySignal, signal, untracked } from "@preact/signals";
import type { Play, Text } from "nimber";
import type { Solved } from "nimber/session";
import { BEARABLE, knowing, Refusal, rules, solving } from "../engine/client.ts";
import type { Known } from "../engine/known.ts";
import type { Reading } from "../engine/protocol.ts";
import { resource } from "../shell/resource.ts";
import { currentRoute, damagedAddress, unopened } from "../shell/url.ts";

/** Subject of a game's page: a sum in notation, and the play. */
export interface Subject {
  readonly sum: string;
  /** Sum in the notation of its games, as the board uses it in questions, so that answers are shared. */
  readonly position: Reading["sum"];
  readonly play: Play;
  /** Games of the sum, each once, with their names and rules. */
  readonly games: Reading["games"];
}

export const subject = signal<Subject | undefined>(undefined);

/** Whether the subject is still being read. */
export const reading = signal(true);

/** Outcome of a position, with the number of moves if known; "unknown" if it was not found in time. */
export type Found = (Solved & { readonly moves?: number | undefined }) | "unknown";

/** Position on the board after moves have left the subject's position. */
export interface Standing {
  readonly after: number;
  /** Whether there is no move. */
  readonly over: boolean;
  readonly found: Found | undefined;
}

export const standing = signal<Standing | undefined>(undefined);

/** Known facts about each game. */
const knownOf = signal<ReadonlyMap<string, Known>>(new Map());

interface Presented {
  readonly play: Play;
  /** Sum, or a game that is shown at its usual start. */
  readonly sum?: string;
  readonly game?: string;
  /** Reading of the sum by the page's tab. */
  readonly read?: (() => Reading | undefined | Promise<Reading>) | undefined;
}

/** Reads the subject. */
const presented = resource(
  async ({ sum, game, play, read }: Presented, { signal }): Promise<Subject> => {
    const shown = sum ?? (await rules.ask({ ask: "startOf", games: [game!] }, { signal }));
    const { sum: position, games } = await (read?.() ??
      rules.ask({ ask: "read", games: [shown] }, { signal }));
    return { sum: shown, position, play, games };
  },
  (now) => {
    if (now.state === "ready") subject.value = now.value;
    else cannotOpen(now.why.text);
    reading.value = false;
  },
);

/** Makes a sum the subject of the page; `read` returns its reading where the caller has one. */
export function present(sum: string, play: Play, read?: Presented["read"]): void {
  const now = subject.value;
  if (now?.sum !== sum || now.play !== play) void presented.ask({ sum, play, read });
}

/** Makes a game the subject, at the shown position if that is one of this game, else at its usual start. */
export function presentGame(game: string, play: Play = "normal"): void {
  const now = subject.value;
  if (now?.games.length === 1 && now.games[0]!.id === game) {
    if (now.play !== play) subject.value = { ...now, play };
  } else void presented.ask({ game, play });
}

/** Reports that the game of the address cannot be shown, and shows no other in its place. */
export function cannotOpen(why: Text): void {
  presentNothing();
  unopened.value = true;
  damagedAddress(why);
}

/** Clears the subject, for graphs that are not games of the catalogue. */
export function presentNothing(): void {
  presented.cancel();
  reading.value = false;
  subject.value = undefined;
}

const MOST_KNOWN = 2;

/**
 * Limits for the outcome in the head of the page; beyond them the head does without, and the board keeps what
 * was found.
 */
const PATIENT = { ...BEARABLE, seconds: 12 };

/** Time limit for the length of play, short because other questions wait for it. */
const SOON = { seconds: 2 };

/** Seconds for a law that nobody has asked for. */
const SOON_LAW = 4;

/**
 * Facts about the subject. Questions about a game that is left are cancelled, so that the next one does not
 * wait.
 */
const learned = resource<Subject, Found, Found>(async (now, { signal, tell: tellFound }) => {
  const { sum, position, play, games } = now;
  const wanted = { signal };
  const unknown = unlessLeft(signal);
  const found = await solving
    .ask({ ask: "solve", games: [position], play, limits: PATIENT }, wanted)
    .then(([answer]) => answer, unknown);
  tellFound(found ?? "unknown");
  for (const { id } of games.slice(0, MOST_KNOWN)) {
    if (isKnown(id, play)) continue;
    const known = await knowing.ask({ ask: "known", games: [id], play, sum }, wanted).catch(unknown);
    if (known !== undefined && !isKnown(id, play)) tell(id, play, known);
  }
  if (found === undefined) return "unknown";
  const soon = await solving
    .ask({ ask: "lasting", games: [position], play, limits: SOON }, wanted)
    .then(([answer]) => answer, unknown);
  const lasting = soon?.moves === undefined ? found : { ...found, moves: soon.moves };
  tellFound(lasting);
  await seekLaw(now, signal);
  return lasting;
});

/** Outcome of the subject's position, once known. */
export const solved: ReadonlySignal<Found | undefined> = computed(() => {
  const now = learned.now.value;
  return now.state === "loading" ? now.progress : now.value;
});

effect(() => {
  const now = subject.value;
  untracked(() => (now === undefined ? learned.cancel() : void learned.ask(now)));
});

/**
 * Searches for a law in the head of the page if no fact is known, so that it does not call unknown what the
 * tab Law proves.
 */
async function seekLaw({ play, games }: Subject, signal: AbortSignal): Promise<void> {
  const [game, another] = games;
  if (game === undefined || another !== undefined || !game.numbers || currentRoute.value === "law") return;
  if (told(game.id, play)?.verdict !== "none") return;
  const { knownBy, lawsOf } = await import("./laws.ts");
  const laws = await lawsOf(game.id, play, SOON_LAW, signal).catch(unlessLeft(signal));
  if (laws !== undefined) tellLaw(game.id, play, knownBy(laws));
}

/** Stores the fact of a proved law if no fact as strong is known. */
export function tellLaw(game: string, play: Play, known: Known | undefined): void {
  const { verdict } = told(game, play) ?? { verdict: "none" };
  if (known !== undefined && (verdict === "none" || verdict === "observed")) tell(game, play, known);
}

/**
 * Converts a refusal to undefined, unless the subject was left; the head of the page then says that the answer
 * was not found in time.
 */
const unlessLeft =
  (signal: AbortSignal) =>
  (error: unknown): undefined => {
    if (!(error instanceof Refusal) || signal.aborted) throw error;
    return undefined;
  };

/** Fact about a game, as far as it applies to the subject's position. */
export function told(game: string, play: Play): Known | undefined {
  const known = knownOf.value;
  return known.get(keyOf(game, play)) ?? known.get(keyHere(game, play));
}

/** Stores a fact about a game, for all positions or only for the subject's. */
function tell(game: string, play: Play, known: Known): void {
  const key = known.here ? keyHere(game, play) : keyOf(game, play);
  knownOf.value = new Map(knownOf.value).set(key, known);
}

const isKnown = (game: string, play: Play): boolean => told(game, play) !== undefined;

const keyOf = (game: string, play: Play): string => `${play} ${game}`;
const keyHere = (game: string, play: Play): string => `${keyOf(game, play)} at ${subject.peek()?.sum}`;
