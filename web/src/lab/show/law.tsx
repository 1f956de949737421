import type { JSX } from "preact";
import { gap, say } from "../../shell/language.ts";
import { Prose } from "../../shell/prose.tsx";
import { Segments } from "../../shell/segments.tsx";
import type { Verdict } from "../law.ts";
import { caseName, claimed, outdated, results, verdict, wrongLaw } from "../run.ts";
import { claim, law } from "../state.ts";
import { texts } from "../text.ts";

/** Conjectured law, and the result of its test. */
export function Law(): JSX.Element {
  const shape = results.value?.shape;
  const found = verdict.value;
  const given = texts.given[shape?.parameters ?? 1]!;
  return (
    <section class="card law">
      <h2>{say(texts.law)}</h2>
      <div class="cluster">
        <Segments
          name="claim"
          label={say(texts.law)}
          options={(["outcome", "value"] as const).map((value) => ({
            value,
            label: say(texts.claims[value]),
          }))}
          value={claimed.value}
          onChange={(value) => {
            claim.value = value;
          }}
        />
        <input
          class="mono"
          type="text"
          value={law.value}
          aria-label={say(texts.lawLabel)}
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
          <p class="quiet">{say(texts.outdated)}</p>
        ) : found === undefined ? (
          <p class="quiet">{say(texts.noLaw)}</p>
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
  if (found.verdict === "unfit") return <p class="trouble">{say(texts.unfit[found.why])}</p>;
  if (found.verdict === "observed") {
    const whole = found.cases === shown.shape.cases;
    return (
      <p class={whole ? "remark won bold" : "quiet"}>
        {say((whole ? texts.holds : texts.holdsSoFar)(found.cases))}
      </p>
    );
  }
  const { value, says } = shown.cases[found.first]!;
  return (
    <>
      <p class="fails remark losing bold">{say(texts.fails(caseName(shown.shape, found.first)))}</p>
      <p>
        {claimed.value === "value"
          ? say(texts.saysOutcome(`${says}`, `${value}`))
          : say(texts.saysOutcome(outcome(Boolean(says)), outcome(value === 0)))}
        {say(gap)}
        <span class="quiet">{say(texts.failsAlso(found.wrong, found.cases))}</span>
      </p>
    </>
  );
}

const outcome = (isP: boolean): string => say(texts.outcomes[isP ? "P" : "N"]);
