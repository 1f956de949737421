import { signal } from "@preact/signals";
import type { Text } from "nimber";
import program from "nimber/check.py?url";
import { say as sayIn } from "nimber/locale";
import { Refusal } from "nimber/worker";
import type { JSX } from "preact";
import type { Known as Law } from "../engine/known.ts";
import { told } from "../game/subject.ts";
import { texts } from "../game/text.ts";
import { address as help } from "../help/address.ts";
import { ChooseFile } from "../shell/choose-file.tsx";
import { fileName, readFile, save } from "../shell/file.ts";
import { hrefOf } from "../shell/href.ts";
import { gap, say } from "../shell/language.ts";
import { grouped } from "../shell/numbers.ts";
import { Prose } from "../shell/prose.tsx";
import { resource } from "../shell/resource.ts";
import { reportOf } from "./jobs.ts";
import { pick } from "./plot/looking.ts";
import type { Finished } from "./protocol.ts";
import { found, progress, shown } from "./state.ts";
import { periodTexts } from "./text.ts";

// Panel on the period of a table's values, with its proof as a certificate.

/** Largest number of exceptions in the list. */
const LISTED = 48;

/** Period of the values with its status, and its certificate. */
export function Period(): JSX.Element {
  const known = found.value;
  const busy = progress.value?.status === "running";
  return (
    <div class="period pile gap-12">
      {known === undefined ? (
        <p class="quiet">{say(busy ? periodTexts.looking : periodTexts.unproved)}</p>
      ) : (
        <Known known={known} />
      )}
      <Check certificate={known?.certificate} />
    </div>
  );
}

/** Published theorem about a game whose values are no proof; the head of the page states the same. */
function theorem(verdict: Finished["verdict"]): Law | undefined {
  const law = told(shown.value?.id ?? "", "normal");
  return verdict !== "proved" && law?.verdict === "theorem" ? law : undefined;
}

function Known({ known }: { readonly known: Finished }): JSX.Element {
  const { verdict, heaps, claim, reason, limit, preperiod, period, saltus, maximum } = known;
  const law = theorem(verdict);
  const facts: [Text, string][] = [
    [periodTexts.preperiod, grouped(preperiod)],
    [periodTexts.period, grouped(period)],
    ...(saltus === 0 ? [] : [[periodTexts.saltus, grouped(saltus)] as [Text, string]]),
    ...(maximum
      ? [
          [periodTexts.maximum, say(periodTexts.at(grouped(maximum.value), grouped(maximum.heap)))] as [
            Text,
            string,
          ],
        ]
      : []),
  ];
  return (
    <>
      {law === undefined ? (
        <p class={`verdict-mark ruling ${verdict}`}>{say(periodTexts[verdict])}</p>
      ) : (
        <>
          <p class="verdict-mark ruling theorem">{say(texts.verdicts.theorem)}</p>
          <p class="text-large">{say(law.says)}</p>
          <p class="quiet">{say(law.rests)}</p>
        </>
      )}
      {claim && <p class={law === undefined ? "claim text-large" : "claim"}>{say(claim)}</p>}
      {verdict !== "none" && (
        <dl class="tray">
          {facts.map(([name, text]) => (
            <div key={sayIn(name, "en")}>
              <dt>{say(name)}</dt>
              <dd class="tabular">{text}</dd>
            </div>
          ))}
          <div class="across">
            <dt>
              {say(periodTexts.exceptions)} · {grouped(known.exceptionCount)}
            </dt>
            {known.exceptionCount > 0 && <Exceptions known={known} />}
          </div>
        </dl>
      )}
      {reason && <p class="quiet">{say(reason)}</p>}
      {verdict !== "proved" && <p class="quiet">{say(periodTexts.upTo(grouped(heaps - 1)))}</p>}
      {limit && <p class="trouble">{say(limit)}</p>}
    </>
  );
}

function Exceptions({ known: { exceptions, exceptionCount } }: { readonly known: Finished }): JSX.Element {
  const more = exceptionCount - LISTED;
  return (
    <dd class="exceptions tray">
      {exceptions.slice(0, LISTED).map((heap) => (
        <button type="button" key={heap} class="worded tabular" onClick={() => pick(heap)}>
          {grouped(heap)}
        </button>
      ))}
      {more > 0 && <span>{say(periodTexts.more(grouped(more)))}</span>}
    </dd>
  );
}

/** Certificate to check: its text, or its file. */
type Checked = string | File;

const checking = signal<Checked | undefined>(undefined);
const checked = resource(async (of: Checked, { signal }) => {
  const text = typeof of === "string" ? of : await readFile(of);
  if (typeof text !== "string") throw new Refusal({ text });
  return (await reportOf<"finding">({ kind: "check", text }, { signal })).finding;
});
const over = signal(false);

function check(of: Checked): void {
  checking.value = of;
  void checked.ask(of);
}

function Check({ certificate }: { readonly certificate: string | undefined }): JSX.Element {
  const of = checking.value;
  // Hides the result for a certificate that is no longer the one on the page.
  const isHere = of instanceof File || (of !== undefined && of === certificate);
  const { state, value, why } = checked.now.value;
  const finding = why === undefined ? value : { verdict: "limit" as const, says: why.text };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files may be dropped here; the button does the same.
    <section
      class={`card certificate${over.value ? " over" : ""}`}
      onDragOver={(event) => {
        event.preventDefault();
        over.value = true;
      }}
      onDragLeave={() => {
        over.value = false;
      }}
      onDrop={(event) => {
        event.preventDefault();
        over.value = false;
        const [file] = event.dataTransfer?.files ?? [];
        if (file !== undefined) check(file);
      }}
    >
      <h2>{say(periodTexts.certificate)}</h2>
      <p class="quiet">
        <Prose text={periodTexts.about} />
        {say(gap)}
        <a href={hrefOf(help, { page: "certificates" })}>{say(periodTexts.format)}</a>
        {" · "}
        <a href={program} download="check.py">
          {say(periodTexts.program)}
        </a>
      </p>
      <div class="cluster">
        {certificate !== undefined && (
          <>
            <button type="button" class="main" onClick={() => check(certificate)}>
              {say(periodTexts.check)}
            </button>
            <button
              type="button"
              onClick={() => save(new Blob([certificate]), `${fileName(shown.value?.id ?? "")}.json`)}
            >
              {say(periodTexts.download)}
            </button>
          </>
        )}
        <ChooseFile says={periodTexts.checkFile} accept=".json,application/json" onFile={check} />
      </div>
      <div class="finding pile" role="status">
        {!isHere ? (
          <p class="quiet">{say(periodTexts.orDrop)}</p>
        ) : state === "loading" || finding === undefined ? (
          <p class="quiet">{say(periodTexts.checking)}</p>
        ) : (
          <>
            <p class={`verdict-mark ruling ${finding.verdict}`}>
              {say(periodTexts[finding.verdict])}
              {of instanceof File && <span class="quiet"> {of.name}</span>}
            </p>
            <p>{say(finding.says)}</p>
            {finding.verdict === "valid" && <p class="quiet">{say(periodTexts.how)}</p>}
          </>
        )}
      </div>
    </section>
  );
}
