import type { JSX } from "preact";
import { language, say } from "../shell/language.ts";
import { formatAddress } from "../shell/url.ts";
import { shown } from "./state.ts";
import { T } from "./text.ts";

/** Whether whoever is to move wins. */
export function Mark({ value }: { readonly value: number }): JSX.Element {
  return (
    <span class={`outcome ${value === 0 ? "lose" : "win"}`}>
      <b>{value === 0 ? "P" : "N"}</b> {say(value === 0 ? T.loses : T.wins)}
    </span>
  );
}

/** Where else the position can be looked at. */
export function Links({ position }: { readonly position: string }): JSX.Element {
  const query = new Map([["sum", `${shown.value?.id ?? ""} ${position}`]]);
  return (
    <p class="links">
      <a href={formatAddress({ language: language.value, place: "play", query })}>{say(T.playThis)}</a>
      <a href={`#${language.value}/graph?${new URLSearchParams([...query])}`}>{say(T.graphThis)}</a>
    </p>
  );
}
