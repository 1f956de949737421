import { batch, signal } from "@preact/signals";
import { freshName, isName, renamed, withEdge, withNode, withoutEdge, withoutNode } from "./edge-list.ts";
import { edgeList, exploration, showEdges, state } from "./state.ts";

/** Selection in the drawing: a node by its name, or an edge. */
export type Chosen = { readonly node: string } | { readonly from: string; readonly to: string };

export const chosen = signal<Chosen | undefined>(undefined);
/** Node from which an edge is being drawn by keys or clicks. */
export const connecting = signal<string | undefined>(undefined);

/** Whether the drawing is being edited. */
export const isEditing = (): boolean => state.value.activity === "edit" && edgeList.value !== undefined;

export const nameOf = (node: number): string => exploration.value!.graph.labels[node]!;

export function choose(what: Chosen | undefined): void {
  batch(() => {
    chosen.value = what;
    connecting.value = undefined;
  });
}

/** Handles a click on a node: it ends the edge being drawn, or selects the node. */
export function pick(name: string): void {
  const from = connecting.value;
  if (from === undefined) choose({ node: name });
  else void connect(from, name);
}

export async function connect(from: string, to: string): Promise<void> {
  const list = edgeList.value;
  if (list === undefined) return;
  choose({ from, to });
  await showEdges(withEdge(list, from, to));
}

export async function addNode(): Promise<void> {
  const list = edgeList.value;
  if (list === undefined) return;
  const name = freshName(list);
  choose({ node: name });
  await showEdges(withNode(list, name));
}

/** Adds a node, and an edge to it. */
export async function addOption(of: string): Promise<void> {
  const list = edgeList.value;
  if (list === undefined) return;
  const name = freshName(list);
  choose({ node: name });
  await showEdges(withEdge(list, of, name));
}

export async function removeNode(name: string): Promise<void> {
  const list = edgeList.value;
  if (list === undefined) return;
  choose(undefined);
  await showEdges(withoutNode(list, name));
}

export async function removeEdge(from: string, to: string): Promise<void> {
  const list = edgeList.value;
  if (list === undefined) return;
  const now = chosen.value;
  if (now !== undefined && "from" in now) choose({ node: from });
  await showEdges(withoutEdge(list, from, to));
}

/** Whether a node can get this new name. */
export const canRename = (before: string, after: string): boolean =>
  after !== before && isName(after) && edgeList.value?.options.has(after) === false;

export async function rename(before: string, after: string): Promise<void> {
  const list = edgeList.value;
  if (list === undefined || !canRename(before, after)) return;
  choose({ node: after });
  await showEdges(renamed(list, before, after));
}

/** Handles a key at a node during editing. */
export function editKey(event: KeyboardEvent, name: string): void {
  const act = {
    Delete: () => void removeNode(name),
    Backspace: () => void removeNode(name),
    Insert: () => void addOption(name),
    c: () => {
      connecting.value = name;
    },
    Escape: () => choose(undefined),
  }[event.key];
  if (act === undefined || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  act();
}
