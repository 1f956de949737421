import type { Exploration } from "nimber";
import type { JSX } from "preact";
import { say } from "../shell/language.ts";
import { remotenessAt, valueText, worth } from "./model.ts";
import { tokens } from "./state.ts";
import { texts } from "./text.ts";
import { viewTexts } from "./view-text.ts";

/** Line above the drawing about the current position: outcome, value, and length of play. */
export function AtHand({ now: { graph, known } }: { readonly now: Exploration }): JSX.Element | null {
  const here = tokens.value;
  const { value, outcome } = worth(known, here);
  const [only] = here;
  const written =
    here.length === 1 && only !== undefined
      ? valueText(graph, known, only)
      : value === undefined
        ? undefined
        : `${value}`;
  const remoteness = remotenessAt(known, here);
  const facts = [
    outcome && say(viewTexts.outcome[outcome]),
    written === undefined ? undefined : say(viewTexts.value(written)),
    remoteness === undefined ? undefined : say(viewTexts.remoteness(remoteness)),
  ].filter((fact) => fact !== undefined);
  if (here.length === 0 || facts.length === 0) return null;
  return (
    <p class={`at-hand remark broken ${outcome ?? ""}`}>
      <b>{here.map((v) => graph.labels[v]).join(" + ")}</b>
      {say(texts.colon)}
      {facts.join(say(texts.comma))}
    </p>
  );
}
