import { acceptCompletion, autocompletion } from "@codemirror/autocomplete";
import { indentWithTab } from "@codemirror/commands";
import { javascript } from "@codemirror/lang-javascript";
import { HighlightStyle, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { type Diagnostic, lintGutter, setDiagnostics } from "@codemirror/lint";
import { EditorState } from "@codemirror/state";
import { keymap } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import {
  type HoverInfo,
  tsAutocompleteWorker,
  tsFacetWorker,
  tsHoverWorker,
  tsSyncWorker,
} from "@valtown/codemirror-ts";
import type { WorkerShape } from "@valtown/codemirror-ts/worker";
import { basicSetup, EditorView } from "codemirror";
import { assistant } from "../typescript/client.ts";
import { GAME } from "../typescript/paths.ts";

// The editor is in a shadow tree: there its style sheets are objects, which a strict policy allows; in the
// page they would be inline styles, which it forbids. The colours are those of the page.

const COLOURS = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.controlKeyword], color: "var(--code-keyword)" },
  { tag: [tags.string, tags.special(tags.string)], color: "var(--code-string)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--code-number)" },
  { tag: [tags.comment], color: "var(--soft)", fontStyle: "italic" },
  { tag: [tags.typeName, tags.className], color: "var(--code-type)" },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName)],
    color: "var(--code-function)",
  },
]);

const LOOK = EditorView.theme({
  "&": { color: "var(--ink)", backgroundColor: "transparent", fontSize: "var(--code-size)", height: "100%" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "var(--mono)", lineHeight: "1.6" },
  ".cm-content": { caretColor: "var(--accent)", padding: "12px 0" },
  ".cm-line": { padding: "0 12px 0 8px" },
  ".cm-cursor": { borderLeftColor: "var(--accent)", borderLeftWidth: "2px" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    backgroundColor: "var(--code-selection)",
  },
  ".cm-gutters": { backgroundColor: "transparent", border: "none", color: "var(--soft)" },
  ".cm-foldGutter": { display: "none !important" },
  ".cm-gutter-lint": { width: "16px" },
  ".cm-gutter-lint .cm-gutterElement": { padding: "0 4px" },
  ".cm-lint-marker": { width: "8px", height: "8px", borderRadius: "50%" },
  ".cm-lint-marker-error": { content: "none", backgroundColor: "var(--lose)" },
  ".cm-lint-marker-warning": { content: "none", backgroundColor: "var(--hint)" },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "var(--code-line)" },
  ".cm-matchingBracket, &.cm-focused .cm-matchingBracket": {
    backgroundColor: "var(--tint)",
    outline: "none",
  },
  ".cm-selectionMatch": { backgroundColor: "var(--tint)" },
  ".cm-tooltip": {
    border: "1px solid var(--line)",
    borderRadius: "8px",
    backgroundColor: "var(--card)",
    boxShadow: "var(--shade)",
    color: "var(--ink)",
    overflow: "hidden",
  },
  ".cm-tooltip-autocomplete > ul": { fontFamily: "var(--mono)", fontSize: "0.8125rem", maxHeight: "16em" },
  ".cm-tooltip-autocomplete > ul > li": { padding: "2px 8px", lineHeight: "1.5" },
  ".cm-tooltip-autocomplete > ul > li[aria-selected]": {
    backgroundColor: "var(--accent)",
    color: "var(--on-accent)",
  },
  ".cm-completionMatchedText": { textDecoration: "none", fontWeight: "700" },
  ".cm-hover": { maxWidth: "480px", padding: "8px 12px", fontSize: "0.8125rem" },
  ".cm-hover code": { fontFamily: "var(--mono)", whiteSpace: "pre-wrap" },
  ".cm-hover p": { margin: "4px 0 0", color: "var(--soft)", fontFamily: "var(--sans)" },
  ".cm-diagnostic": { padding: "4px 12px", fontFamily: "var(--sans)", fontSize: "0.8125rem" },
  ".cm-diagnostic-error": { borderLeft: "3px solid var(--lose)" },
  ".cm-panels": { backgroundColor: "var(--card)", color: "var(--ink)" },
  ".cm-panels-bottom": { borderTop: "1px solid var(--line)" },
});

function hover(info: HoverInfo): { dom: HTMLElement } {
  const dom = document.createElement("div");
  dom.className = "cm-hover";
  const type = dom.appendChild(document.createElement("code"));
  type.textContent = (info.quickInfo?.displayParts ?? []).map(({ text }) => text).join("");
  const says = (info.quickInfo?.documentation ?? []).map(({ text }) => text).join("");
  if (says !== "") dom.appendChild(document.createElement("p")).textContent = says;
  return { dom };
}

/**
 * Inserts text that is typed over a selection. Chromium would copy the style of the replaced text as an
 * inline style, which the policy forbids.
 */
const typeOver = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { main } = view.state.selection;
    const { data, inputType } = event;
    if (inputType !== "insertText" || data === null || main.empty || view.composing) return false;
    const insert = () => view.state.update(view.state.replaceSelection(data), { userEvent: "input.type" });
    const handlers = view.state.facet(EditorView.inputHandler);
    if (!handlers.some((each) => each(view, main.from, main.to, data, insert))) view.dispatch(insert());
    return true;
  },
});

export interface Editor {
  readonly host: HTMLElement;
  readonly view: EditorView;
  destroy(): void;
}

/** Range to underline. */
export interface Mark {
  readonly from: number;
  readonly to: number;
  readonly severity: Diagnostic["severity"];
  readonly message: string;
}

/** State of an editor with this text; `changed` receives each new text. */
export function begin(
  text: string,
  attributes: () => Record<string, string>,
  changed: (text: string) => void,
): EditorState {
  return EditorState.create({
    doc: text,
    extensions: [
      // Ctrl+Enter runs the program; the page handles it.
      keymap.of([
        { key: "Mod-Enter", run: () => true },
        { key: "Tab", run: acceptCompletion },
        indentWithTab,
      ]),
      basicSetup,
      indentUnit.of("  "),
      javascript({ typescript: true }),
      syntaxHighlighting(COLOURS),
      LOOK,
      lintGutter(),
      EditorView.lineWrapping,
      typeOver,
      tsFacetWorker.of({ worker: assistant as unknown as WorkerShape, path: GAME }),
      tsSyncWorker(),
      autocompletion({ override: [tsAutocompleteWorker()] }),
      tsHoverWorker({ renderTooltip: hover }),
      EditorView.contentAttributes.of(attributes),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) changed(update.state.doc.toString());
      }),
    ],
  });
}

/** Creates an editor in a shadow tree, to be inserted anywhere. */
export function edit(state: EditorState): Editor {
  const host = document.createElement("div");
  host.className = "shadow";
  const root = host.attachShadow({ mode: "open" });
  const view = new EditorView({ root, parent: root, state });
  return { host, view, destroy: () => view.destroy() };
}

/** Replaces the text by one from elsewhere. */
export function replace({ view }: Editor, text: string): void {
  if (view.state.doc.toString() === text) return;
  view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
}

export function mark({ view }: Editor, marks: readonly Mark[]): void {
  const { length } = view.state.doc;
  const within = (at: number) => Math.max(0, Math.min(at, length));
  const diagnostics = marks.map(
    (each): Diagnostic => ({ ...each, from: within(each.from), to: within(Math.max(each.from, each.to)) }),
  );
  view.dispatch(setDiagnostics(view.state, diagnostics));
}

/** Moves the cursor to a line, counted from 1. */
export function goTo({ view }: Editor, line: number, column = 1): void {
  const { from, to } = view.state.doc.line(Math.max(1, Math.min(line, view.state.doc.lines)));
  view.dispatch({ selection: { anchor: Math.min(to, from + column - 1) }, scrollIntoView: true });
  view.focus();
}
