import { languages } from "virtual:languages";
import { computed, effect, signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { fileName, save } from "../shell/file.ts";
import { language, say } from "../shell/language.ts";
import { resource } from "../shell/resource.ts";
import { Select } from "../shell/select.tsx";
import type { Cells } from "./cells.ts";
import { exportTexts } from "./export-text.ts";
import { reportOf } from "./jobs.ts";
import { looking } from "./plot/looking.ts";
import type { Format, Report, Writing } from "./protocol.ts";
import { savePicture } from "./save.ts";
import { found, progress, series, shown, view } from "./state.ts";
import { texts } from "./text.ts";

// Panel that exports the values of a table as text, pictures or code.

const WHAT = ["csv", "bfile", "latex", "markdown", "code", "svg", "png"] as const;
type What = (typeof WHAT)[number];

const what = signal<What>("csv");
const lang = signal(languages[0].id);
const windowed = signal(false);
const preview = signal<{ readonly text: string; readonly whole: boolean } | undefined>(undefined);
const copied = signal(false);

/** Range of heaps to export: all, or those in view. Code always covers all. */
function range(): readonly [from: number, to: number] {
  const { count } = series();
  if (!windowed.value || what.value === "code") return [0, count - 1];
  const { x0, x1 } = looking.seen();
  return [Math.max(0, Math.ceil(x0)), Math.min(count - 1, Math.floor(x1))];
}

type Document = Extract<Report, { kind: "document" }>;

/** Request for a preview, or for a whole document, which `hear` takes. */
interface Asked {
  readonly format: Format;
  hear?(written: Document): void;
}

const written = resource(
  ({ format, hear }: Asked, { signal }) => {
    const short = hear === undefined;
    const [from, to] = range();
    const all = series();
    const values = all.values.slice(0, Math.min(all.count, neededFor(format, short, from, to))) as Cells;
    const job: Writing = {
      ...{ game: shown.value!.id, format, lang: lang.value, language: language.value, from, to, values },
      ...{ proof: found.value?.proof, preview: short },
    };
    previewing = short;
    return reportOf<"preview" | "document">({ kind: "write", ...job }, { signal, handOver: [values.buffer] });
  },
  ({ value, why }, { hear }) => {
    if (why !== undefined) return;
    if (value.kind === "preview") preview.value = value;
    else hear?.(value);
  },
);
const writing = computed(() => written.now.value.state === "loading");
let previewing = false;

/** Number of values needed: few for the preview of a list, all up to `to` for pictures and code. */
const neededFor = (format: Format, short: boolean, from: number, to: number): number =>
  short && format !== "svg" && format !== "code" ? Math.min(to, from + 5000) + 1 : to + 1;

function show(): void {
  const chosen = what.value;
  preview.value = undefined;
  if (chosen === "png" || series().count === 0) {
    if (previewing) written.cancel();
    return;
  }
  void written.ask({ format: chosen });
}

function download(): void {
  const chosen = what.value;
  if (chosen === "png") void savePicture(`${fileName(shown.value?.id ?? "")}.png`);
  else void written.ask({ format: chosen, hear: ({ document, name }) => save(document, name) });
}

function copy(): void {
  const chosen = what.value;
  if (chosen === "png") return;
  const hear = async ({ document }: Document) => {
    await navigator.clipboard.writeText(await document.text());
    copied.value = true;
    window.setTimeout(() => {
      copied.value = false;
    }, 2000);
  };
  void written.ask({ format: chosen, hear });
}

/** Longest text, in characters, that can be copied instead of saved. */
const COPIED = 200_000;

/** Export of the values as text for other programs, as pictures, and as code. */
export function Export(): JSX.Element {
  const busy = progress.value?.status === "running";
  useEffect(() => {
    const stop = effect(() => {
      what.value;
      lang.value;
      language.value;
      if (windowed.value) view.value;
      if (progress.value?.status !== "running") show();
    });
    return () => {
      stop();
      // A file that was asked for is still written.
      if (previewing) written.cancel();
    };
  }, []);
  if (busy || series().count === 0) return <p class="quiet">{say(texts.wait)}</p>;
  const chosen = what.value;
  const [from, to] = range();
  return (
    <div class="export pile gap-12">
      <div class="inline gap-12">
        <Select
          label={say(exportTexts.what)}
          options={WHAT.map((each) => ({ value: each, label: say(exportTexts[each]) }))}
          value={chosen}
          onChange={(value) => {
            what.value = value;
          }}
        />
        {chosen === "code" ? (
          <Select
            label={say(exportTexts.lang)}
            options={languages.map(({ id, name }) => ({ value: id, label: name }))}
            value={lang.value}
            onChange={(value) => {
              lang.value = value;
            }}
          />
        ) : (
          <Select
            label={say(exportTexts.range)}
            options={(["all", "window"] as const).map((value) => ({ value, label: say(exportTexts[value]) }))}
            value={windowed.value || chosen === "png" ? "window" : "all"}
            disabled={chosen === "png"}
            onChange={(value) => {
              windowed.value = value === "window";
            }}
          />
        )}
      </div>
      <Preview />
      <div class="cluster">
        {chosen !== "png" && to - from < COPIED && (
          <button type="button" onClick={copy}>
            {say(copied.value ? exportTexts.copied : exportTexts.copy)}
          </button>
        )}
        <button type="button" class="main" onClick={download}>
          {say(exportTexts.download)}
        </button>
        {writing.value && <span class="quiet">{say(exportTexts.writing)}</span>}
      </div>
    </div>
  );
}

function Preview(): JSX.Element | null {
  const { why } = written.now.value;
  if (why !== undefined) return <p class="trouble">{say(why.text)}</p>;
  const shownNow = preview.value;
  if (shownNow === undefined) return null;
  if (what.value === "svg") {
    return (
      <img
        class="wide framed round"
        alt={say(exportTexts.svg)}
        src={`data:image/svg+xml,${encodeURIComponent(shownNow.text)}`}
      />
    );
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without it keys could not scroll what is cut off. */}
      <section class="printed" tabIndex={0} aria-label={say(exportTexts.preview)}>
        <pre>{shownNow.text}</pre>
      </section>
      {!shownNow.whole && <p class="quiet">{say(exportTexts.beginning)}</p>}
    </>
  );
}
