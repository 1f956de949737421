import type { JSX } from "preact";
import { address as graphAddress } from "../graph/address.ts";
import { address as playAddress } from "../play/address.ts";
import { hrefOf } from "../shell/href.ts";
import { say } from "../shell/language.ts";
import { shown } from "./state.ts";
import { texts } from "./text.ts";

/** Whether whoever is to move wins. */
export function Mark({ value }: { readonly value: number }): JSX.Element {
  return (
    <span class={`verdict-mark text-fine ${value === 0 ? "lose" : "win"}`}>
      <b>{value === 0 ? "P" : "N"}</b> {say(value === 0 ? texts.loses : texts.wins)}
    </span>
  );
}

interface LinksProps {
  readonly position: string;
  /** Whether Tab leads to them: in a long list it does so in the row that was chosen. */
  readonly reached?: boolean;
}

/** Where else the position can be looked at. */
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
