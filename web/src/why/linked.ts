import { signal } from "@preact/signals";

/** The component that the pointer or the focus is at, wherever it is told of. */
export const linked = signal<number | undefined>(undefined);

const link = (to: number | undefined) => () => {
  linked.value = to;
};

/** Lets what tells of a component show where else that is told of. */
export const linking = (component: number) => ({
  onPointerEnter: link(component),
  onPointerLeave: link(undefined),
  onFocusIn: link(component),
  onFocusOut: link(undefined),
});
