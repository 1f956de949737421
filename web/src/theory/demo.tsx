import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { say } from "../shell/language.ts";
import type { Figure, Inline } from "./chapter.ts";
import { figures } from "./figures/index.ts";
import { held, meet, met, pointed } from "./lit.ts";
import { preview } from "./state.ts";
import { Text } from "./text.tsx";
import { texts } from "./words.ts";

const leave = () => {
  met.value = [];
};

interface DemoProps {
  readonly title: readonly Inline[];
  readonly figure: Figure;
}

/**
 * Figure of a chapter. It highlights the part that the text refers to, and the text about the part under the
 * pointer.
 */
export function Demo({ title, figure: { id, hint } }: DemoProps): JSX.Element {
  const Drawn = figures[id];
  const node = useRef<HTMLElement>(null);
  useEffect(() => {
    const at = node.current!;
    const listened = [
      ["pointerover", meet],
      ["pointerleave", leave],
      ["focusin", meet],
      ["focusout", leave],
    ] as const;
    for (const [kind, heard] of listened) at.addEventListener(kind, heard);
    return () => {
      for (const [kind, heard] of listened) at.removeEventListener(kind, heard);
      pointed.value = undefined;
      preview.value = undefined;
      held.value = undefined;
      leave();
    };
  }, []);
  const { value: now } = held;
  return (
    <aside class="sidenote" aria-label={say(texts.figure)}>
      <section ref={node} class="card demo" aria-labelledby="figure">
        <h2 id="figure">
          <Text of={title} />
        </h2>
        <p class="quiet">{hint}</p>
        <Drawn />
        {now !== undefined && (
          <button
            type="button"
            class="small back"
            onClick={() => {
              held.value = undefined;
              now.mark.scrollIntoView({ block: "center" });
              (now.mark as HTMLElement).focus({ preventScroll: true });
            }}
          >
            {say(texts.back)}
          </button>
        )}
      </section>
    </aside>
  );
}
