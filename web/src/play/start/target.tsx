import type { ComponentChildren, JSX } from "preact";

interface TargetProps {
  readonly name: string;
  readonly kind?: string;
  readonly chosen?: boolean;
  /** Whether Tab reaches it; otherwise only the keys of the drawing do. */
  readonly tabbed?: boolean;
  readonly at?: string;
  readonly children: ComponentChildren;
  onEnter(): void;
  onClick?(): void;
}

/** Part of a drawing that keys can reach as well as pointers. */
export function Target({
  name,
  kind,
  chosen,
  tabbed = true,
  at,
  children,
  ...does
}: TargetProps): JSX.Element {
  return (
    // biome-ignore lint/a11y/useSemanticElements: an HTML button cannot stand in an SVG drawing.
    <g
      class={["target", kind, chosen && "chosen"].filter(Boolean).join(" ")}
      role="button"
      tabindex={tabbed ? 0 : -1}
      data-at={at}
      aria-label={name}
      aria-pressed={chosen}
      onClick={does.onClick}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        does.onEnter();
      }}
    >
      {children}
    </g>
  );
}
