import { type Show, shows } from "./address.ts";
import { state } from "./game.ts";

/** Levels of help: none, a hint of one winning move, or everything that is known. */
export const helps = ["none", "hints", "everything"] as const;
export type Help = (typeof helps)[number];

const SHOWS = {
  none: [],
  hints: ["hints"],
  everything: shows,
} satisfies Record<Help, readonly Show[]>;

/** Level of help for the parts shown in an address. */
export function helpOf(show: ReadonlySet<Show>): Help {
  if (show.size === 0) return "none";
  return show.size === 1 && show.has("hints") ? "hints" : "everything";
}

export function setHelp(help: Help): void {
  state.value = { ...state.value, show: new Set(SHOWS[help]) };
}
