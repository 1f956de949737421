import { signal } from "@preact/signals";
import type { Text } from "nimber";
import { rules } from "../../engine/client.ts";
import type { Drawn, Reading } from "../../engine/protocol.ts";
import { resource } from "../../shell/resource.ts";
import { begin, reading, state, sums, textOf } from "../game.ts";
import { clearView } from "../view.ts";

/** Position being set up by hand: its notation, and the result of reading it. */
export interface Form {
  readonly sum: string;
  readonly read: Reading | undefined;
  /** Drawn position, unless it is too large for that. */
  readonly drawn: readonly Drawn[] | undefined;
  readonly wrong: Text | undefined;
}

export const form = signal<Form | undefined>(undefined);

/** Largest number of cells of a position that is drawn beside the form. */
const DRAWN = 400;

const change = (part: Partial<Form>): void => {
  if (form.value !== undefined) form.value = { ...form.value, ...part };
};

/** Request for a start: a written position, or a random one of a game. */
interface Wanted {
  readonly sum?: string;
  readonly game?: string;
}

const position = resource(
  async ({ sum: written, game }: Wanted, { signal }) => {
    const sum = written ?? (await randomOf(game!, signal));
    const { read, drawn } = await rules.ask({ ask: "open", games: [sum] }, { signal });
    const cells = drawn.reduce((count, { cells }) => count + cells.length, 0);
    return { sum, read, drawn: cells <= DRAWN ? drawn : undefined };
  },
  ({ value, why }) => {
    if (why === undefined) change({ ...value, wrong: undefined });
    else change({ read: undefined, drawn: undefined, wrong: why.text });
  },
);

export function openSetup(): void {
  clearView();
  // The position on the board, unless it has no component any more.
  const sum = textOf(sums.value[state.value.at] ?? []) || state.value.sum;
  form.value = { sum, read: reading.value, drawn: undefined, wrong: undefined };
  void write(sum);
}

export const closeSetup = (): void => {
  position.cancel();
  form.value = undefined;
};

const gameNow = (): string | undefined => (form.value?.read ?? reading.value)?.games[0]?.id;

async function randomOf(game: string, signal?: AbortSignal): Promise<string> {
  const seed = crypto.getRandomValues(new Uint32Array(1))[0]!;
  return rules.ask({ ask: "randomStart", games: [game], seed }, { signal });
}

/** Writes a random position of the game into the field. */
export function compose(): void {
  const game = gameNow();
  if (game !== undefined) void position.ask({ game });
}

/** Starts at a random position of the current game. */
export async function another(): Promise<void> {
  const game = reading.value?.games[0]?.id;
  if (game !== undefined) await begin({ sum: await randomOf(game) });
}

/** Reads the notation in the field, and reports errors. */
export async function write(sum: string): Promise<void> {
  change({ sum });
  await position.ask({ sum });
}

export async function start(): Promise<void> {
  const now = form.value;
  if (now === undefined || now.wrong !== undefined || now.read === undefined) return;
  closeSetup();
  await begin({ sum: now.sum });
}
