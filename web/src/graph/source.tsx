import { signal } from "@preact/signals";
import type { Text } from "nimber";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { ChooseFile } from "../shell/choose-file.tsx";
import { readFile, save } from "../shell/file.ts";
import { say } from "../shell/language.ts";
import { Prose } from "../shell/prose.tsx";
import { Segments } from "../shell/segments.tsx";
import { Select } from "../shell/select.tsx";
import { beginning } from "./address.ts";
import { examples } from "./examples.ts";
import { isTooLong } from "./linked.ts";
import {
  choosePlay,
  edgeList,
  exploration,
  fault,
  readingOf,
  showEdges,
  showStart,
  showSum,
  state,
  trouble,
  writeEdges,
} from "./state.ts";
import { texts } from "./text.ts";

// Form that chooses the graph: that of a game's position, or an edge list.

const entries = signal<readonly { readonly id: string; readonly name: Text }[]>([]);
/** Sum as it is being typed. */
const draft = signal<string | undefined>(undefined);
/** Whether whole sums were chosen, until their graph is ready. */
const asked = signal<boolean | undefined>(undefined);
/**
 * Length from which pasted text is inserted at once, because browsers take minutes to paste it line by line.
 */
const LONG = 20_000;

/** Last text of each source. */
let otherText: { readonly sum: string; readonly edges: string } = {
  sum: beginning.text,
  edges: examples[0]!.edges,
};

function turn(to: "sum" | "edges"): void {
  const { source, text } = state.value;
  if (source === to) return;
  otherText = { ...otherText, [source]: text };
  draft.value = undefined;
  if (to === "sum") void showSum(otherText.sum);
  else void showEdges(otherText.edges);
}

/** Input of the page: a game's position, or an edge list. */
export function Source(): JSX.Element {
  const { source, play } = state.value;
  return (
    <section class="card setup">
      <Segments
        name="source"
        label={say(texts.source)}
        options={[
          { value: "sum", label: say(texts.game) },
          { value: "edges", label: say(texts.edges) },
        ]}
        value={source}
        onChange={turn}
      />
      {source === "sum" ? <Game /> : <Edges />}
      <Segments
        name="play"
        label={say(texts.convention)}
        options={(["normal", "misere"] as const).map((value) => ({ value, label: say(texts.plays[value]) }))}
        value={play}
        onChange={(value) => void choosePlay(value)}
      />
    </section>
  );
}

async function begin(id: string): Promise<void> {
  draft.value = undefined;
  await showStart(id);
}

function Game(): JSX.Element {
  useEffect(() => {
    if (entries.value.length > 0) return;
    void import("virtual:names").then(({ games }) => {
      entries.value = games;
    });
  }, []);
  const { text, whole, play } = state.value;
  const graph = exploration.value?.graph;
  const written = draft.value ?? text;
  const id = /^\s*([^\s(]+)/.exec(written)?.[1] ?? "";
  return (
    <form
      class="pile gap-12"
      onSubmit={(event) => {
        event.preventDefault();
        const sum = draft.value ?? text;
        void showSum(sum, whole).then(() => {
          if (trouble.value === undefined) draft.value = undefined;
        });
      }}
    >
      <Select
        label={say(texts.choose)}
        options={entries.value.map(({ id, name }) => ({ value: id, label: say(name) }))}
        value={id}
        onChange={(chosen) => void begin(chosen)}
      />
      <div class="pile gap-4">
        <label class="caption" for="graph-sum">
          {say(texts.position)}
        </label>
        <div class="inline">
          <input
            class="wide mono"
            id="graph-sum"
            value={written}
            spellcheck={false}
            autocomplete="off"
            maxLength={2000}
            aria-invalid={trouble.value !== undefined}
            onInput={(event) => {
              draft.value = event.currentTarget.value;
              trouble.value = undefined;
            }}
          />
          <button type="submit" class="main fixed">
            {say(texts.draw)}
          </button>
        </div>
      </div>
      {trouble.value && (
        <p class="trouble" role="alert">
          <Prose text={trouble.value} />
        </p>
      )}
      {draft.value === undefined &&
        readingOf(text)?.games.map(({ id, rule }) => (
          <p class="quiet" key={id}>
            {say(rule)}
          </p>
        ))}
      {graph?.splits && play === "misere" && <p class="quiet">{say(texts.misereWhole)}</p>}
      {graph?.splits && play === "normal" && (
        <>
          <Segments
            name="nodes"
            label={say(texts.positions)}
            options={[
              { value: "parts", label: say(texts.components) },
              { value: "whole", label: say(texts.wholeSums) },
            ]}
            value={(asked.value ?? graph.whole) ? "whole" : "parts"}
            onChange={(value) => {
              asked.value = value === "whole";
              void showSum(text, asked.value).finally(() => {
                asked.value = undefined;
              });
            }}
          />
          {graph.whole && !whole && <p class="quiet">{say(texts.notWhole)}</p>}
        </>
      )}
    </form>
  );
}

async function open(file: File): Promise<void> {
  const text = await readFile(file);
  if (typeof text === "string") await showEdges(text);
  else trouble.value = text;
}

function Edges(): JSX.Element {
  const { text } = state.value;
  const header = edgeList.value?.header;
  const wrong = fault.value;
  const example = examples.find(({ edges }) => edges === text)?.id ?? "";
  return (
    <div class="listed pile gap-12">
      <Select
        label={say(texts.example)}
        options={examples.map(({ id, name }) => ({ value: id, label: say(name) }))}
        value={example}
        onChange={(chosen) => void showEdges(examples.find(({ id }) => id === chosen)!.edges)}
      />
      <label class="pile gap-4">
        <span class="caption">{say(texts.list)}</span>
        <textarea
          rows={8}
          value={text}
          spellcheck={false}
          autocomplete="off"
          aria-invalid={wrong !== undefined}
          aria-describedby="edges-help"
          onInput={(event) => writeEdges(event.currentTarget.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData?.getData("text/plain") ?? "";
            if (pasted.length < LONG) return;
            event.preventDefault();
            const { value, selectionStart, selectionEnd } = event.currentTarget;
            writeEdges(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd));
          }}
        />
      </label>
      <div id="edges-help">
        {wrong === undefined ? (
          <p class="quiet">
            <Prose text={texts.listHelp} />
          </p>
        ) : (
          <div class="wrong" role="alert">
            <p class="trouble">
              <Prose text={wrong.text} />
            </p>
            <pre class="printed">{`${text.split(/\r?\n/)[wrong.line - 1] ?? ""}\n${" ".repeat(wrong.column - 1)}^`}</pre>
          </div>
        )}
      </div>
      {trouble.value && (
        <p class="trouble" role="alert">
          {say(trouble.value)}
        </p>
      )}
      {header && <p class="quiet">{say(texts.header(header.nodes, header.edges))}</p>}
      {isTooLong(text) && <p class="quiet">{say(texts.notKept)}</p>}
      <div class="cluster">
        <ChooseFile says={texts.openFile} accept=".txt,.in,text/plain" onFile={(file) => void open(file)} />
        <button type="button" onClick={() => save(new Blob([text]), "graph.txt")}>
          {say(texts.saveFile)}
        </button>
      </div>
    </div>
  );
}
