import type { Text } from "nimber";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Finding } from "../engine/claims/claim.ts";
import type { ClaimId } from "../engine/claims/index.ts";
import { testing } from "../engine/client.ts";
import { t } from "../locale/theory.ts";
import { address as playAddress } from "../play/address.ts";
import { hrefOf } from "../shell/href.ts";
import { say } from "../shell/language.ts";
import { grouped } from "../shell/numbers.ts";
import { resources } from "../shell/resource.ts";

// Tests of the statements of the theory on the page.

/** Latest test of each claim since the page was loaded, with the number of cases asked for. */
const tests = resources(async (claim: ClaimId, cases: number) => ({
  asked: cases,
  finding: await testing.ask({ ask: "claim", claim, cases }),
}));

const texts = {
  testing: t("testing"),
  refuted: t("refuted"),
  proved: t("proved"),
  observed: t("observed"),
  agrees: (cases: number, upTo: string) => t("agreesRulesCasesUp", { cases: grouped(cases), upTo }),
  counterexample: (says: Text, found: Text) => t("saysFact", { says, found }),
  further: t("further"),
  end: t("end"),
} satisfies Record<string, Text | ((...given: never[]) => Text)>;

/** Factor of the number of cases for each further test. */
const FURTHER = 4;

/** Statement of a chapter, tested when it is first shown. */
export function Tested({ claim, cases }: { readonly claim: ClaimId; readonly cases: number }): JSX.Element {
  const test = tests(claim);
  useEffect(() => {
    if (test.now.peek().state === "idle") void test.ask(cases);
  }, [test, cases]);
  const { state, value, why } = test.now.value;
  const finding = value?.finding;
  const running = state === "loading";
  const more = why === undefined && finding?.verdict === "observed" && finding.cases >= value!.asked;
  return (
    <div
      class="tested pile gap-4 broken quiet"
      aria-live="polite"
      data-claim={claim}
      data-verdict={running ? "running" : finding?.verdict}
    >
      {finding && <Said finding={finding} />}
      {!finding && why === undefined && <p>{say(texts.testing)}</p>}
      {why && <p class="trouble">{say(why.text)}</p>}
      {finding?.verdict === "observed" && !more && <p>{say(texts.end)}</p>}
      {more && (
        <button
          type="button"
          class="small"
          disabled={running}
          onClick={() => void test.ask(value!.asked * FURTHER)}
        >
          {say(running ? texts.testing : texts.further)}
        </button>
      )}
    </div>
  );
}

function Said({ finding }: { readonly finding: Finding }): JSX.Element {
  switch (finding.verdict) {
    case "proved":
      return (
        <p>
          <b class="verdict-mark proved">{say(texts.proved)}</b> {say(finding.by)}
        </p>
      );
    case "observed":
      return (
        <p>
          <b class="verdict-mark observed">{say(texts.observed)}</b>{" "}
          {say(texts.agrees(finding.cases, finding.upTo))}
        </p>
      );
    case "refuted":
      return (
        <p>
          <b class="verdict-mark refuted">{say(texts.refuted)}</b> <Counterexample of={finding} />{" "}
          {say(texts.counterexample(finding.says, finding.found))}
        </p>
      );
  }
}

function Counterexample({ of }: { readonly of: Extract<Finding, { verdict: "refuted" }> }): JSX.Element {
  if (of.sum === undefined) return <code>{of.at}</code>;
  return (
    <a href={playHref(of.sum, of.misere)}>
      <code>{of.at}</code>
    </a>
  );
}

export function playHref(sum: string, misere?: boolean): string {
  return hrefOf(playAddress, { sum, play: misere ? "misere" : "normal" });
}
