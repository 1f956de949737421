import { effect, signal, untracked } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { language, say } from "../../shell/language.ts";
import { problems, run, stop } from "../run.ts";
import { brought, code } from "../state.ts";
import { texts } from "../text.ts";
import { loading } from "../typescript/client.ts";
import type { Editor, Mark } from "./codemirror.ts";

type Module = typeof import("./codemirror.ts");

/** Module of the editor, loaded when it is first shown; until then there is a plain field. */
const loaded = signal<Module | "failed" | undefined>(undefined);

/** Plain field, and its selection when the editor replaced it, if it had the focus. */
let field: HTMLTextAreaElement | undefined;
let selected: { readonly anchor: number; readonly head: number } | undefined;

/**
 * First editor, created in separate tasks before it is shown, because a single task would take long on a
 * phone.
 */
let prepared: Editor | undefined;

const begin = (module: Module) =>
  module.begin(
    code.peek(),
    () => ({
      "aria-label": say(texts.editor),
      tabindex: "0",
      lang: "en",
      autocapitalize: "off",
      spellcheck: "false",
    }),
    (text) => {
      code.value = text;
    },
  );

const turn = () => new Promise((done) => setTimeout(done));

async function load(): Promise<void> {
  const module = await import("./codemirror.ts").catch(() => "failed" as const);
  if (module !== "failed") {
    await turn();
    const state = begin(module);
    await turn();
    prepared = module.edit(state);
    await turn();
  }
  selected =
    field !== undefined && document.activeElement === field
      ? { anchor: field.selectionStart, head: field.selectionEnd }
      : undefined;
  loaded.value = module;
}

/** Shows a line of the program. */
let show: (line: number, column?: number) => void = () => undefined;

export const goToLine = (line: number, column?: number): void => show(line, column);

export function CodeEditor(): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const module = loaded.value;

  useEffect(() => {
    if (module === undefined) void load();
  }, [module]);

  useEffect(() => {
    if (typeof module !== "object" || place.current === null) return;
    const editor = prepared ?? module.edit(begin(module));
    prepared = undefined;
    place.current.append(editor.host);
    editor.view.requestMeasure();
    show = (line, column) => module.goTo(editor, line, column);
    if (selected !== undefined) {
      editor.view.focus();
      editor.view.dispatch({ selection: selected });
      selected = undefined;
    }
    const stops = [
      effect(() => {
        brought.value;
        module.replace(
          editor,
          untracked(() => code.value),
        );
      }),
      // Updates the label to the language of the page.
      effect(() => module.mark(editor, marks(editor))),
    ];
    return () => {
      for (const each of stops) each();
      show = () => undefined;
      editor.destroy();
      editor.host.remove();
    };
  }, [module]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys typed in the editor come up to here.
    <div
      class="code clipped framed on-page round"
      onKeyDown={(event) => {
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) run();
      }}
    >
      {typeof module === "object" ? (
        <div ref={place} />
      ) : (
        <textarea
          class="wide"
          ref={(element) => {
            field = element ?? field;
          }}
          aria-label={say(texts.editor)}
          value={code.value}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          onInput={(event) => {
            code.value = event.currentTarget.value;
          }}
        />
      )}
      <Loading failed={module === "failed" || loading.value === "failed"} />
    </div>
  );
}

/** Places to underline: compiler errors, and where the program stopped. */
function marks({ view }: Editor): Mark[] {
  language.value;
  const found = problems.value.map(({ from, to, severity, text }) => ({
    ...{ from, to, severity },
    message: say(text),
  }));
  const stopped = stop.value;
  if (stopped?.line === undefined || stopped.line > view.state.doc.lines) return found;
  const { from, to, text } = view.state.doc.line(stopped.line);
  const indented = text.length - text.trimStart().length;
  return [...found, { from: from + indented, to, severity: "error", message: say(stopped.text) }];
}

function Loading({ failed }: { readonly failed: boolean }): JSX.Element | null {
  if (failed) return <p class="loading inline trouble">{say(texts.notLoaded)}</p>;
  if (loading.value !== "loading") return null;
  return (
    <p class="loading inline fine">
      <progress aria-label={say(texts.loading)} />
      {say(texts.loading)}
    </p>
  );
}
