import { computed, signal } from "@preact/signals";
import { createContext } from "preact";

/** State of the figure for the example around a mark. */
export const Shown = createContext<readonly number[] | undefined>(undefined);

/** Titles of the parts of the figure, by name. */
export const Parts = createContext<Readonly<Record<string, string>>>({});

/** Part of the figure that the text under the pointer or the focus refers to. */
export const pointed = signal<string | undefined>(undefined);

/** Mark that was pressed, and the part that it keeps highlighted. */
export const held = signal<{ readonly mark: Element; readonly part: string } | undefined>(undefined);

/** Parts of the figure under the pointer or the focus, innermost first. */
export const met = signal<readonly string[]>([]);

const lit = computed(() => pointed.value ?? held.value?.part);

/** Attributes that make an element belong to the named parts of a figure. */
export const part = (...names: readonly (string | false | undefined)[]) => ({
  "data-part": names.filter(Boolean).join(" ") || undefined,
  "data-lit": (lit.value !== undefined && names.includes(lit.value)) || undefined,
});

/** Records the parts of the figure that contain the target of an event. */
export function meet({ target }: Event): void {
  const names: string[] = [];
  for (let at = (target as Element).closest("[data-part]"); at; at = at.parentElement!.closest("[data-part]"))
    names.push(...at.getAttribute("data-part")!.split(" "));
  if (names.join() !== met.value.join()) met.value = names;
}
