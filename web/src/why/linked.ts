import { signal } from "@preact/signals";

/** Component under the pointer or the focus, wherever the page names it. */
export const linked = signal<number | undefined>(undefined);

const link = (to: number | undefined) => () => {
  linked.value = to;
};

/** Handlers that highlight all mentions of a component. */
export const linking = (component: number) => ({
  onPointerEnter: link(component),
  onPointerLeave: link(undefined),
  onFocusIn: link(component),
  onFocusOut: link(undefined),
});
