import { signal } from "@preact/signals";

/** The component that the pointer or the focus is at, wherever the page names it. */
export const linked = signal<number | undefined>(undefined);

const link = (to: number | undefined) => () => {
  linked.value = to;
};

/** Lets a mention of a component show its other mentions. */
export const linking = (component: number) => ({
  onPointerEnter: link(component),
  onPointerLeave: link(undefined),
  onFocusIn: link(component),
  onFocusOut: link(undefined),
});
