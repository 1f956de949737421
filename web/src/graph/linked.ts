import { batch, effect, signal, untracked } from "@preact/signals";
import { present, presentNothing } from "../game/subject.ts";
import type { AddressState } from "../shell/fields.ts";
import { LONGEST, pack, unpack } from "../shell/link.ts";
import { damagedAddress, onNavigate, replaceQuery, unlinked } from "../shell/url.ts";
import { address, beginning, KEPT, PACKED, type State, stateOf, told } from "./address.ts";
import { enter, exploration, fault, past, readingOf, state } from "./state.ts";

/** Loads the state of the address, and keeps the address up to date. */
export function runGraph(): () => void {
  const stops = [
    onNavigate(address, arrive),
    effect(() => {
      const { source, text, play } = state.value;
      if (exploration.value === undefined) return;
      untracked(() => (source === "sum" ? present(text, play, () => readingOf(text)) : presentNothing()));
    }),
    effect(() => {
      if (exploration.value === undefined && fault.value === undefined) return;
      replaceQuery(address, { ...told(state.value), packed: lettersFor(state.value) });
    }),
    effect(() => {
      const { source, text } = state.value;
      unlinked.value = source === "edges" && isTooLong(text);
    }),
    effect(() => {
      const { source, text } = state.value;
      if (source === "edges" && text.length > KEPT && text.length <= LONGEST) void squeeze(text);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    unlinked.value = false;
  };
}

/** Compressed edge list, if it is too long for the address. */
const packed = signal<{ readonly text: string; readonly letters: string } | undefined>(undefined);

async function squeeze(text: string): Promise<void> {
  const letters = await pack(text);
  if (state.value.text === text) packed.value = { text, letters };
}

/** Compressed form of the edge list, if it is needed and known. */
const lettersFor = ({ source, text }: State): string | undefined =>
  source === "edges" && text.length > KEPT && packed.value?.text === text ? packed.value.letters : undefined;

/** Whether a list does not fit the address even when compressed. */
export const isTooLong = (text: string): boolean =>
  text.length > LONGEST || (packed.value?.text === text && packed.value.letters.length > PACKED);

async function arrive({ packed: letters, ...given }: AddressState<typeof address>): Promise<void> {
  const edges = letters === undefined ? given.edges : await unpack(letters);
  const damaged = letters !== undefined && edges === undefined;
  const wanted = stateOf({ ...given, edges, packed: undefined });
  await load({ ...wanted, damaged: wanted.damaged || damaged });
}

async function load({ state: wanted, damaged }: ReturnType<typeof stateOf>): Promise<void> {
  if (damaged) damagedAddress();
  past.value = [];
  const why = (await enter(wanted))?.why;
  if (why === undefined) return;
  // A game without a graph is not replaced by another; the reason is shown in place of the graph.
  batch(() => {
    exploration.value = undefined;
    state.value = { ...beginning, text: wanted.text, play: wanted.play, hidden: wanted.hidden };
  });
  present(wanted.text, wanted.play, () => readingOf(wanted.text));
}
