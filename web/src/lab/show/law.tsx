import type { JSX } from "preact";
import { say } from "../../shell/language.ts";
import { Prose } from "../../shell/prose.tsx";
import type { Verdict } from "../law.ts";
import { caseName, claimed, outdated, results, verdict, wrongLaw } from "../run.ts";
import { claim, law } from "../state.ts";
import { T } from "../text.ts";

/** The law that is suspected, and what the rules say to it. */
export function Law(): JSX.Element {
  const shape = results.value?.shape;
  const found = verdict.value;
  const given = T.given[shape?.parameters ?? 1]!;
  return (
    <section class="card law">
      <h2>{say(T.law)}</h2>
      <div class="cluster">
        <select
          aria-label={say(T.law)}
          value={claimed.value}
          onChange={(event) => {
            claim.value = event.currentTarget.value === "value" ? "value" : "outcome";
          }}
        >
          <option value="outcome">{say(T.claims.outcome)}</option>
          <option value="value">{say(T.claims.value)}</option>
        </select>
        <input
          class="mono"
          type="text"
          value={law.value}
          aria-label={say(T.lawLabel)}
          aria-invalid={wrongLaw.value !== undefined}
          maxLength={500}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          onInput={(event) => {
            law.value = event.currentTarget.value;
          }}
        />
      </div>
      <div class="finding pile" role="status">
        {wrongLaw.value !== undefined ? (
          <p class="trouble">
            <Prose text={wrongLaw.value} />
          </p>
        ) : found !== undefined && outdated.value ? (
          <p class="quiet">{say(T.outdated)}</p>
        ) : found === undefined ? (
          <p class="quiet">{say(T.noLaw)}</p>
        ) : (
          <Found found={found} />
        )}
      </div>
      <p class="quiet">
        <Prose text={given} />
      </p>
    </section>
  );
}

function Found({ found }: { readonly found: Verdict }): JSX.Element | null {
  const shown = results.value;
  if (shown === undefined) return null;
  if (found.verdict === "unfit") return <p class="trouble">{say(T.unfit[found.why])}</p>;
  if (found.verdict === "observed") {
    const whole = found.cases === shown.shape.cases;
    return (
      <p class={whole ? "remark won bold" : "quiet"}>{say((whole ? T.holds : T.holdsSoFar)(found.cases))}</p>
    );
  }
  const { value, says } = shown.cases[found.first]!;
  return (
    <>
      <p class="fails remark losing bold">{say(T.fails(caseName(shown.shape, found.first)))}</p>
      <p>
        {claimed.value === "value"
          ? say(T.saysOutcome(`${says}`, `${value}`))
          : say(T.saysOutcome(outcome(Boolean(says)), outcome(value === 0)))}{" "}
        <span class="quiet">{say(T.failsAlso(found.wrong, found.cases))}</span>
      </p>
    </>
  );
}

const outcome = (isP: boolean): string => say(T.outcomes[isP ? "P" : "N"]);
