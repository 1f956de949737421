import "./program.css";
import { languages } from "virtual:languages";
import { effect, signal, untracked } from "@preact/signals";
import type { Text } from "nimber";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Refusal } from "../engine/client.ts";
import type { Program } from "../engine/study/asks.ts";
import { writing } from "../engine/study/client.ts";
import { present, presentGame } from "../game/subject.ts";
import { Icon } from "../shell/icon.tsx";
import { language, say } from "../shell/language.ts";
import { Prose } from "../shell/prose.tsx";
import { Segments } from "../shell/segments.tsx";
import { damagedAddress, notice, onNavigate, replaceQuery } from "../shell/url.ts";
import { address } from "./address.ts";
import { T } from "./text.ts";

type State = ReturnType<typeof address.read>["state"];

const state = signal<State | undefined>(undefined);
const written = signal<Program | undefined>(undefined);
const trouble = signal<Text | undefined>(undefined);
const copied = signal(false);

let asked = 0;

/** Writes the program anew; what was written before stays in sight until then. */
async function write(now: State): Promise<void> {
  const mine = ++asked;
  try {
    const found = await writing.ask({ ask: "program", ...now, language: language.value });
    if (mine !== asked) return;
    written.value = found;
    trouble.value = undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (mine === asked) trouble.value = error.text;
  }
}

function run(): () => void {
  const stops = [
    onNavigate(address, (told) => {
      if (state.value?.game !== told.game || state.value.from !== told.from) written.value = undefined;
      const isOffered = told.code === "" || languages.some(({ id }) => id === told.code);
      if (!isOffered) damagedAddress();
      state.value = isOffered ? told : { ...told, code: "" };
    }),
    effect(() => {
      const now = state.value;
      language.value;
      if (now === undefined) return;
      untracked(() => {
        replaceQuery(address, now);
        void (now.from === "" ? presentGame(now.game) : present(now.from, "normal"));
        void write(now);
      });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

const change = (part: Partial<State>): void => {
  copied.value = false;
  if (state.value !== undefined) state.value = { ...state.value, ...part };
};

const [usual] = languages;

/** The tab for the contest program of a game. */
export function Page(): JSX.Element {
  useEffect(run, []);
  const now = state.value;
  const program = written.value;
  if (now === undefined) return <div />;
  // A form that cannot be read is mended where it is; where there is no program, there is nothing to choose.
  const none = program === undefined && trouble.value !== undefined && `${now.read}${now.print}` === "";
  if (none) return <p class="card trouble">{say(trouble.value!)}</p>;
  return (
    <div class="desk pile gap-16">
      <div class="apart tray">
        <Segments
          name="code"
          label={say(T.language)}
          options={languages.map(({ id, name }) => ({ value: id, label: name }))}
          value={now.code || usual.id}
          onChange={(code) => change({ code: code === usual.id ? "" : code })}
        />
        <button type="button" class="main" disabled={program === undefined} onClick={() => void copy()}>
          <Icon name={copied.value ? "tick" : "copy"} />
          <span aria-live="polite">{say(copied.value ? T.copied : T.copy)}</span>
        </button>
      </div>
      <div class="halves pile gap-16">
        <Source program={program} />
        <section class="card">
          {program?.input ? (
            <Fixed read={program.read} input={program.input} />
          ) : (
            <Line
              label={T.input}
              help={T.inputHelp}
              value={now.read}
              usual={program?.read}
              set={(read) => change({ read })}
            />
          )}
          <Line
            label={T.print}
            help={T.printHelp}
            value={now.print}
            usual={program?.print}
            set={(print) => change({ print })}
          />
          {program?.slow && <p class="quiet">{say(T.slow)}</p>}
        </section>
      </div>
    </div>
  );
}

function Source({ program }: { readonly program: Program | undefined }): JSX.Element {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it keys could not scroll what is cut off.
    <section class="card source" tabIndex={0} aria-label={say(T.program)} aria-busy={program === undefined}>
      {program === undefined && trouble.value === undefined && <p class="quiet">{say(T.writing)}</p>}
      {program && <pre>{program.source}</pre>}
      {trouble.value && <p class="trouble">{say(trouble.value)}</p>}
    </section>
  );
}

/** The form of an input that has one form only. */
function Fixed({ read, input }: { readonly read: string; readonly input: Text }): JSX.Element {
  return (
    <div class="pile gap-4">
      <span class="caption">{say(T.input)}</span>
      <code class="broken">{read}</code>
      <span class="quiet">{say(input)}</span>
    </div>
  );
}

interface LineProps {
  readonly label: Text;
  readonly help: Text;
  readonly value: string;
  readonly usual: string | undefined;
  set(value: string): void;
}

function Line({ label, help, value, usual, set }: LineProps): JSX.Element {
  return (
    <label class="pile gap-4">
      <span class="caption">{say(label)}</span>
      <input
        class="mono"
        value={value}
        placeholder={usual ?? ""}
        spellcheck={false}
        autocomplete="off"
        autocapitalize="off"
        maxLength={200}
        onChange={(event) => set(event.currentTarget.value.trim())}
      />
      <span class="quiet">
        <Prose text={help} />
      </span>
    </label>
  );
}

async function copy(): Promise<void> {
  try {
    await navigator.clipboard.writeText(written.value?.source ?? "");
    copied.value = true;
  } catch {
    notice.value = T.refused;
  }
}
