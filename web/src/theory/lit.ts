import { computed, signal } from "@preact/signals";
import { createContext } from "preact";

/** The numbers that the figure shows of the example around a mark. */
export const Shown = createContext<readonly number[] | undefined>(undefined);

/** Names of the parts of the figure. */
export const Parts = createContext<Readonly<Record<string, string>>>({});

/** The part of the figure that the text at the pointer or the focus tells of. */
export const pointed = signal<string | undefined>(undefined);

/** The mark that was pressed, and the part that it keeps lit. */
export const held = signal<{ readonly mark: Element; readonly part: string } | undefined>(undefined);

/** The parts of the figure at the pointer or the focus, from the inside. */
export const met = signal<readonly string[]>([]);

const lit = computed(() => pointed.value ?? held.value?.part);

/** Makes an element of a figure the part of these names, or one of several. */
export const part = (...names: readonly (string | false | undefined)[]) => ({
  "data-part": names.filter(Boolean).join(" ") || undefined,
  "data-lit": (lit.value !== undefined && names.includes(lit.value)) || undefined,
});

/** Tells which parts an element of a figure lies in. */
export function meet({ target }: Event): void {
  const names: string[] = [];
  for (let at = (target as Element).closest("[data-part]"); at; at = at.parentElement!.closest("[data-part]"))
    names.push(...at.getAttribute("data-part")!.split(" "));
  if (names.join() !== met.value.join()) met.value = names;
}
