import type { JSX } from "preact";
import { say } from "../../shell/language.ts";
import type { Results } from "../run.ts";
import { texts } from "../text.ts";
import { isWrong } from "./cell.ts";

/** Meaning of the colours of a table, with a note that its cells can be chosen. */
export function Legend({ results }: { readonly results: Results }): JSX.Element {
  return (
    <p class="legend cluster text-fine">
      <span class="key is-p" />
      {say(texts.legend.P)}
      <span class="key is-n" />
      {say(texts.legend.N)}
      {results.cases.some(isWrong) && (
        <>
          <span class="key wrong" />
          {say(texts.differs)}
        </>
      )}
      <span class="quiet">{say(texts.playThis)}</span>
    </p>
  );
}
