import "./census.css";
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { ChooseFile } from "../shell/choose-file.tsx";
import { Deferred } from "../shell/deferred.tsx";
import { Icon } from "../shell/icon.tsx";
import { say } from "../shell/language.ts";
import { grouped } from "../shell/numbers.ts";
import { Prose } from "../shell/prose.tsx";
import { Select } from "../shell/select.tsx";
import { Share } from "../shell/share.tsx";
import { Figure } from "./figure.tsx";
import { Games } from "./games.tsx";
import { type Counts, verdicts } from "./source.ts";
import {
  anyPeriod,
  choose,
  chosen,
  filter,
  narrow,
  opened,
  openFile,
  opening,
  runCensus,
  served,
  shipped,
  shown,
  trouble,
} from "./state.ts";
import { fill, texts, VERDICTS } from "./text.ts";

/** Whether a file is dragged over the page. */
const over = signal(false);

/** Page for the results of a census. */
export function Page(): JSX.Element {
  useEffect(runCensus, []);
  const now = shown.value;
  return (
    <main
      class={over.value ? "census over" : "census"}
      onDragOver={(event) => {
        if (!event.dataTransfer?.types.includes("Files")) return;
        event.preventDefault();
        over.value = true;
      }}
      onDragLeave={() => {
        over.value = false;
      }}
      onDrop={(event) => {
        const [file] = event.dataTransfer?.files ?? [];
        over.value = false;
        if (file === undefined) return;
        event.preventDefault();
        void openFile(file);
      }}
    >
      <header class="heading apart tray">
        <div class="pile gap-4">
          <h1>{say(texts.title)}</h1>
          <p class="soft">{say(texts.lead)}</p>
        </div>
        <Sources />
      </header>
      {trouble.value && (
        <p class="trouble" role="alert">
          {say(trouble.value)}
        </p>
      )}
      <p class="quiet" role="status">
        {(opening.value || (now === undefined && trouble.value === undefined)) && say(texts.loading)}
      </p>
      {now && (
        <>
          <Shares counts={now.counts} />
          <Filters />
          <div class="results halves pile gap-16">
            <Games {...now} />
            <Deferred>
              <Figure points={now.points} />
            </Deferred>
          </div>
        </>
      )}
      <p class="quiet">
        <Prose text={texts.ownCensus} />
      </p>
    </main>
  );
}

function Sources(): JSX.Element {
  return (
    <div class="sources tray" title={say(texts.dropFile)}>
      <Select
        label={say(texts.source)}
        options={[
          ...(served.value ? [["served", served.value] as const] : []),
          ...Object.entries(shipped),
          ...(opened.value ? [["file", opened.value] as const] : []),
        ].map(([id, { name }]) => ({ value: id, label: say(name) }))}
        value={chosen.value}
        onChange={choose}
      />
      <ChooseFile says={texts.openFile} accept=".csv,text/csv" onFile={(file) => void openFile(file)} />
      <Share disabled={chosen.value === "file"} />
    </div>
  );
}

/** Bar with the number of games of each verdict, which is also the filter by verdict. */
function Shares({ counts }: { readonly counts: Counts }): JSX.Element {
  const { done, running, waiting } = counts;
  const all = verdicts.reduce((sum, verdict) => sum + counts[verdict], 0);
  return (
    <section class="card" aria-label={say(texts.verdict)}>
      <div class="bar inline round clipped" aria-hidden="true">
        {verdicts
          .filter((verdict) => counts[verdict] > 0)
          .map((verdict) => (
            <span key={verdict} class={verdict} style={{ flexGrow: counts[verdict] }} />
          ))}
      </div>
      <fieldset class="segments small" aria-label={say(texts.verdict)}>
        {(["", ...verdicts] as const).map((verdict) => {
          const games = verdict === "" ? all : counts[verdict];
          if (games === 0 && filter.value.verdict !== verdict) return null;
          return (
            <label key={verdict}>
              <input
                type="radio"
                name="verdict"
                checked={filter.value.verdict === verdict}
                onChange={() => narrow({ verdict })}
              />
              <span>
                {verdict !== "" && <i class={`key ${verdict}`} aria-hidden="true" />}{" "}
                {say(verdict === "" ? texts.all : VERDICTS[verdict])} <b>{grouped(games)}</b>
              </span>
            </label>
          );
        })}
      </fieldset>
      {running + waiting > 0 && (
        <p class="quiet" role="status">
          {say(fill(texts.progress, done, running, waiting))}
        </p>
      )}
    </section>
  );
}

function Filters(): JSX.Element {
  const { text, preperiod, period } = filter.value;
  return (
    <div class="apart tray">
      <label class="find anchor inline soft">
        <Icon name="search" />
        <input
          class="wide"
          type="search"
          value={text}
          placeholder={say(texts.search)}
          aria-label={say(texts.search)}
          spellcheck={false}
          autocomplete="off"
          onInput={(event) => narrow({ text: event.currentTarget.value.trim() })}
        />
      </label>
      {preperiod !== undefined && period !== undefined && (
        <button type="button" onClick={anyPeriod} aria-label={say(texts.anyPeriod)}>
          {say(fill(texts.exactly, preperiod, period))}
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
