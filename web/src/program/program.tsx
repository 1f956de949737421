import "./program.css";
import { languages } from "virtual:languages";
import { effect, signal, untracked } from "@preact/signals";
import type { Text } from "nimber";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { ProblemProgram } from "../engine/problems.ts";
import type { Program } from "../engine/study/asks.ts";
import { ENDING, writing } from "../engine/study/client.ts";
import { present, presentGame } from "../game/subject.ts";
import type { AddressState } from "../shell/fields.ts";
import { fileName, save } from "../shell/file.ts";
import { Icon } from "../shell/icon.tsx";
import { language, say } from "../shell/language.ts";
import { Prose } from "../shell/prose.tsx";
import { resource } from "../shell/resource.ts";
import { Segments } from "../shell/segments.tsx";
import { damagedAddress, notice, onNavigate, replaceQuery } from "../shell/url.ts";
import { address } from "./address.ts";
import { coloured } from "./coloured.ts";
import { texts } from "./text.ts";

type State = AddressState<typeof address>;

const [usual] = languages;

const state = signal<State | undefined>(undefined);
const copied = signal(false);

/** Program for the form. The last one stays visible until the next is written. */
const written = resource(async ({ show: _, limits: within, ...now }: State, { signal }) => {
  const asked = { ask: "program", ...now, within, language: language.value } as const;
  return { ...(await writing.ask(asked, { signal, ending: ENDING })), code: now.code || usual.id };
});

/** Highlighted program; plain until the grammar is loaded, and without a network. */
const colours = signal<{ readonly source: string; readonly html: string } | undefined>(undefined);

async function colour({ source, code }: { readonly source: string; readonly code: string }): Promise<void> {
  const html = await coloured(source, code).catch(() => undefined);
  if (html !== undefined) colours.value = { source, html };
}

/** In a link, any language whose integers have any number of digits. */
const UNBOUNDED: ProblemProgram["code"] = "unbounded";
const unbounded = languages.find((language) => language.unbounded)?.id ?? "";

function run(): () => void {
  const stops = [
    effect(() => {
      const program = written.now.value.value;
      if (program !== undefined && program.source !== colours.peek()?.source) void colour(program);
    }),
    onNavigate(address, (told) => {
      if (state.value?.game !== told.game || state.value.from !== told.from) written.cancel();
      const code = told.code === UNBOUNDED ? unbounded : told.code;
      const isOffered = code === "" || languages.some(({ id }) => id === code);
      if (!isOffered) damagedAddress();
      state.value = { ...told, code: isOffered ? code : "" };
    }),
    effect(() => {
      const now = state.value;
      language.value;
      if (now === undefined) return;
      untracked(() => {
        replaceQuery(address, now);
        if (now.from === "") presentGame(now.game);
        else present(now.from, now.play);
        void written.ask(now);
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

/** Tab for the contest program of a game. */
export function Page(): JSX.Element {
  useEffect(run, []);
  const now = state.value;
  const { value: program, why } = written.now.value;
  if (now === undefined) return <div />;
  // An error in the form is shown beside the form. A game without any program has no form.
  if (
    program === undefined &&
    why !== undefined &&
    `${now.read}${now.print}${now.limits}` === "" &&
    now.play === "normal"
  )
    return <p class="card trouble">{say(why.text)}</p>;
  return (
    <div class="desk pile gap-16">
      <div class="apart tray">
        <Segments
          name="code"
          label={say(texts.language)}
          options={languages.map(({ id, name }) => ({ value: id, label: name }))}
          value={now.code || usual.id}
          onChange={(code) => change({ code: code === usual.id ? "" : code })}
        />
        <Segments
          name="show"
          label={say(texts.shown)}
          options={[
            { value: "program", label: say(texts.program) },
            { value: "editorial", label: say(texts.editorial) },
          ]}
          value={now.show}
          onChange={(show) => change({ show })}
        />
        <span class="acts">
          <button type="button" disabled={shown(now, program) === undefined} onClick={download}>
            {say(texts.download)}
          </button>
          <button
            type="button"
            class="main"
            disabled={shown(now, program) === undefined}
            onClick={() => void copy()}
          >
            <Icon name={copied.value ? "tick" : "copy"} />
            <span aria-live="polite">{say(copied.value ? texts.copied : texts.copy)}</span>
          </button>
        </span>
      </div>
      <div class="composed halves pile gap-16">
        <Source program={program} show={now.show} why={why?.text} />
        <section class="card setup">
          <Segments
            name="play"
            label={say(texts.ends)}
            options={[
              { value: "normal", label: say(texts.normal) },
              { value: "misere", label: say(texts.misere) },
            ]}
            value={now.play}
            onChange={(play) => change({ play })}
          />
          {program?.input ? (
            <Fixed read={program.read} input={program.input} />
          ) : (
            <Line
              label={texts.input}
              help={texts.inputHelp}
              value={now.read}
              usual={program?.read}
              set={(read) => change({ read })}
            />
          )}
          <Line
            label={texts.print}
            help={texts.printHelp}
            value={now.print}
            usual={program?.print}
            set={(print) => change({ print })}
          />
          {!program?.input && (
            <Line
              label={texts.limits}
              help={texts.limitsHelp}
              value={now.limits}
              usual={undefined}
              set={(limits) => change({ limits })}
            />
          )}
          {program?.slow && <p class="quiet">{say(texts.slow)}</p>}
        </section>
      </div>
    </div>
  );
}

/** Text that is shown and copied. */
const shown = ({ show }: Pick<State, "show">, program: Program | undefined): string | undefined =>
  show === "editorial" ? program?.editorial : program?.source;

function Source({
  program,
  show,
  why,
}: {
  readonly program: Program | undefined;
  readonly show: State["show"];
  readonly why: Text | undefined;
}): JSX.Element {
  return (
    <section
      class="card source broken"
      aria-label={say(show === "editorial" ? texts.editorial : texts.program)}
      aria-busy={program === undefined}
    >
      {program === undefined && why === undefined && <p class="quiet">{say(texts.writing)}</p>}
      {program && show === "editorial" && <pre>{program.editorial ?? say(texts.withoutEditorial)}</pre>}
      {program && show === "program" && <Coloured source={program.source} />}
      {why && <p class="trouble">{say(why)}</p>}
    </section>
  );
}

function Coloured({ source }: { readonly source: string }): JSX.Element {
  const now = colours.value;
  if (now?.source !== source) return <pre>{source}</pre>;
  return <pre dangerouslySetInnerHTML={{ __html: now.html }} />;
}

/** Input format of a game that has only one. */
function Fixed({ read, input }: { readonly read: string; readonly input: Text }): JSX.Element {
  return (
    <div class="pile gap-4">
      <span class="caption">{say(texts.input)}</span>
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

/** Saves the visible text as a file, named after the game unless the language needs another name. */
function download(): void {
  const now = state.value!;
  const program = written.now.value.value!;
  const { file, extension } = languages.find(({ id }) => id === program.code)!;
  const named = fileName(now.game || now.from);
  const name = now.show === "editorial" ? `${named}.md` : `${file ?? named}.${extension}`;
  save(new Blob([shown(now, program)!], { type: "text/plain" }), name);
}

async function copy(): Promise<void> {
  try {
    await navigator.clipboard.writeText(shown(state.value!, written.now.value.value) ?? "");
    copied.value = true;
  } catch {
    notice.value = texts.refused;
  }
}
