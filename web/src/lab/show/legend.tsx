import type { JSX } from "preact";
import { say } from "../../shell/language.ts";
import type { Results } from "../run.ts";
import { T } from "../text.ts";
import { isWrong } from "./cell.ts";

/** What the colours of a table mean, and that its cells can be chosen. */
export function Legend({ results }: { readonly results: Results }): JSX.Element {
  return (
    <p class="legend cluster text-fine">
      <span class="key is-p" />
      {say(T.legend.P)}
      <span class="key is-n" />
      {say(T.legend.N)}
      {results.cases.some(isWrong) && (
        <>
          <span class="key wrong" />
          {say(T.differs)}
        </>
      )}
      <span class="quiet">{say(T.playThis)}</span>
    </p>
  );
}
