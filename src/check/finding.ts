import type { Text } from "../types.ts";
import type { Stopped } from "./meter.ts";

/**
 * What the checker says of a certificate: `valid`; `refused`, with the first thing that is wrong; `malformed`, no
 * certificate at all; or `limit`, too much to replay within the limits, of which `limit` was reached.
 */
export interface Finding {
  readonly verdict: "valid" | "refused" | "malformed" | "limit";
  readonly says: Text;
  readonly limit?: Stopped["limit"];
}

/** Characters of a game's notation that are said again. */
const MOST_SHOWN = 80;

export const shortened = (game: string): string =>
  game.length > MOST_SHOWN ? `${game.slice(0, MOST_SHOWN)}…` : game;
