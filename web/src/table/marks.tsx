import type { JSX } from "preact";
import { address as graphAddress } from "../graph/address.ts";
import { address as playAddress } from "../play/address.ts";
import { say } from "../shell/language.ts";
import { hrefOf } from "../shell/url.ts";
import { shown } from "./state.ts";
import { T } from "./text.ts";

/** Whether whoever is to move wins. */
export function Mark({ value }: { readonly value: number }): JSX.Element {
  return (
    <span class={`verdict-mark text-fine ${value === 0 ? "lose" : "win"}`}>
      <b>{value === 0 ? "P" : "N"}</b> {say(value === 0 ? T.loses : T.wins)}
    </span>
  );
}

/** Where else the position can be looked at. */
export function Links({ position }: { readonly position: string }): JSX.Element {
  const sum = `${shown.value?.id ?? ""} ${position}`;
  return (
    <p class="inline gap-16 accent bold fixed">
      <a href={hrefOf(playAddress, { sum })}>{say(T.playThis)}</a>
      <a href={hrefOf(graphAddress, { sum })}>{say(T.graphThis)}</a>
    </p>
  );
}
