import type { JSX } from "preact";
import { address as graphAddress } from "../graph/address.ts";
import { address as playAddress } from "../play/address.ts";
import { hrefOf } from "../shell/href.ts";
import { say } from "../shell/language.ts";
import { shown } from "./state.ts";
import { texts } from "./text.ts";

/** Outcome of a position: whether the player to move wins. */
export function Mark({ value }: { readonly value: number }): JSX.Element {
  return (
    <span class={`verdict-mark text-fine ${value === 0 ? "lose" : "win"}`}>
      <b>{value === 0 ? "P" : "N"}</b> {say(value === 0 ? texts.loses : texts.wins)}
    </span>
  );
}

interface LinksProps {
  readonly position: string;
  /** Whether Tab reaches the links. In a long list only those of the chosen row are reachable. */
  readonly reached?: boolean;
}

/** Links to other pages about the position. */
export function Links({ position, reached = true }: LinksProps): JSX.Element {
  const sum = `${shown.value?.id ?? ""} ${position}`;
  const tabIndex = reached ? undefined : -1;
  return (
    <p class="inline gap-16 accent bold fixed">
      <a href={hrefOf(playAddress, { sum })} tabIndex={tabIndex}>
        {say(texts.playThis)}
      </a>
      <a href={hrefOf(graphAddress, { sum })} tabIndex={tabIndex}>
        {say(texts.graphThis)}
      </a>
    </p>
  );
}
