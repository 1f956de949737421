import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Icon } from "../shell/icon.tsx";
import { say } from "../shell/language.ts";
import { Select } from "../shell/select.tsx";
import { editTexts } from "./edit-text.ts";
import {
  addNode,
  addOption,
  canRename,
  choose,
  chosen,
  connect,
  connecting,
  removeEdge,
  removeNode,
  rename,
} from "./editing.ts";
import { edgeList, fault, past, undo } from "./state.ts";

/** Buttons and fields for everything that can also be done by drawing. */
export function Edit(): JSX.Element {
  const list = edgeList.value;
  useEffect(() => () => choose(undefined), []);
  if (list === undefined)
    return <p class="quiet">{say(fault.value === undefined ? editTexts.large : editTexts.broken)}</p>;
  const what = chosen.value;
  const node = what !== undefined && "node" in what && list.options.has(what.node) ? what.node : undefined;
  const edge =
    what !== undefined && "from" in what && list.options.get(what.from)?.includes(what.to) ? what : undefined;
  return (
    <div class="pile gap-12">
      <p class="quiet">{say(editTexts.help)}</p>
      <div class="acts">
        <button type="button" class="main" onClick={() => void addNode()}>
          <Icon name="plus" />
          {say(editTexts.add)}
        </button>
        <button type="button" disabled={past.value.length === 0} onClick={() => void undo()}>
          <Icon name="undo" />
          {say(editTexts.undo)}
        </button>
      </div>
      <Select
        label={say(editTexts.choose)}
        options={list.names.map((name) => ({ value: name, label: name }))}
        value={node ?? ""}
        onChange={(name) => choose({ node: name })}
      />
      {edge && (
        <button type="button" onClick={() => void removeEdge(edge.from, edge.to)}>
          <Icon name="close" />
          {say(editTexts.removeEdge(edge.from, edge.to))}
        </button>
      )}
      {node !== undefined && <Node key={node} name={node} />}
    </div>
  );
}

function Node({ name }: { readonly name: string }): JSX.Element {
  const { names, options } = edgeList.value!;
  const after = useSignal(name);
  const from = connecting.value;
  const wrong = after.value !== name && !canRename(name, after.value);
  const sources = names.filter((each) => options.get(each)!.includes(name));
  return (
    <section class="pile gap-12">
      <form
        class="pile"
        onSubmit={(event) => {
          event.preventDefault();
          void rename(name, after.value);
        }}
      >
        <div class="pile gap-4">
          <label class="caption" for="node-name">
            {say(editTexts.name)}
          </label>
          <div class="inline">
            <input
              class="wide mono"
              id="node-name"
              value={after.value}
              maxLength={32}
              spellcheck={false}
              autocomplete="off"
              aria-invalid={wrong}
              onInput={(event) => {
                after.value = event.currentTarget.value;
              }}
            />
            <button type="submit" disabled={!canRename(name, after.value)}>
              {say(editTexts.rename)}
            </button>
          </div>
        </div>
        {wrong && <p class="trouble">{say(editTexts.badName)}</p>}
      </form>
      <div class="pile gap-4">
        <span class="caption" aria-hidden="true">
          {say(editTexts.connect)}
        </span>
        <div class="inline">
          <Select
            label={say(editTexts.connect)}
            unseen
            options={names
              .filter((each) => !options.get(name)!.includes(each))
              .map((each) => ({ value: each, label: each }))}
            value=""
            onChange={(to) => void connect(name, to).then(() => choose({ node: name }))}
          />
          <button
            type="button"
            aria-pressed={from === name}
            onClick={() => {
              connecting.value = from === name ? undefined : name;
            }}
          >
            {say(from === name ? editTexts.cancel : editTexts.begin)}
          </button>
        </div>
      </div>
      {from === name && (
        <p class="text-small accent" role="status">
          {say(editTexts.connecting(name))}
        </p>
      )}
      <Edges title={say(editTexts.edgesFrom)} edges={options.get(name)!.map((to) => [name, to])} />
      <Edges title={say(editTexts.edgesTo)} edges={sources.map((source) => [source, name])} />
      <div class="acts">
        <button type="button" onClick={() => void addOption(name)}>
          <Icon name="plus" />
          {say(editTexts.option)}
        </button>
        <button type="button" onClick={() => void removeNode(name)}>
          <Icon name="close" />
          {say(editTexts.remove)}
        </button>
      </div>
    </section>
  );
}

interface EdgesProps {
  readonly title: string;
  readonly edges: readonly (readonly [from: string, to: string])[];
}

function Edges({ title, edges }: EdgesProps): JSX.Element {
  return (
    <div class="ends pile gap-4">
      <h2>{title}</h2>
      {edges.length === 0 && <p class="quiet">{say(editTexts.none)}</p>}
      <ul class="tray gap-4">
        {edges.map(([from, to]) => (
          <li key={`${from} ${to}`} class="sheet inline text-small">
            <span>
              {from} → {to}
            </span>
            <button
              type="button"
              class="plain"
              aria-label={say(editTexts.removeEdge(from, to))}
              title={say(editTexts.removeEdge(from, to))}
              onClick={() => void removeEdge(from, to)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
