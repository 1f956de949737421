import { batch } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useContext, useRef } from "preact/hooks";
import { say } from "../shell/language.ts";
import { held, met, Parts, pointed, Shown } from "./lit.ts";
import { figure, preview } from "./state.ts";
import { texts } from "./words.ts";

interface MarkProps {
  readonly part: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** Words or a formula that refer to a part of the figure; plain text on a page without a figure. */
export function Mark(props: MarkProps): JSX.Element {
  const says = useContext(Parts)[props.part];
  return says === undefined ? (
    <span class={props.class}>{props.children}</span>
  ) : (
    <Live {...props} says={says} />
  );
}

/** Mark that highlights its part: under the pointer, or permanently after a press. */
function Live({ part, says, children, ...rest }: MarkProps & { readonly says: string }): JSX.Element {
  const node = useRef<HTMLSpanElement>(null);
  const numbers = useContext(Shown);
  const pressed = held.value !== undefined && held.value.mark === node.current;
  const point = (to: string | undefined) =>
    batch(() => {
      pointed.value = to;
      preview.value = to === undefined ? undefined : numbers;
    });
  function press(): void {
    batch(() => {
      held.value = pressed ? undefined : { mark: node.current!, part };
      if (!pressed && numbers) figure.value = numbers;
    });
    if (!pressed)
      requestAnimationFrame(() =>
        document.querySelector(".demo [data-lit]")?.scrollIntoView({ block: "nearest" }),
      );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button would not break at the end of a line.
    <span
      {...rest}
      ref={node}
      role="button"
      tabIndex={0}
      data-mark={part}
      data-lit={pressed || pointed.value === part || met.value.includes(part) || undefined}
      aria-pressed={pressed}
      title={say(texts.inFigure(says))}
      onPointerEnter={() => point(part)}
      onPointerLeave={() => point(document.activeElement === node.current ? part : undefined)}
      onFocus={() => point(part)}
      onBlur={() => point(undefined)}
      onClick={press}
      onKeyDown={(event) => {
        if (event.key === "Escape") held.value = undefined;
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        press();
      }}
    >
      {children}
    </span>
  );
}
