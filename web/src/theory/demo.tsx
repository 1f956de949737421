import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { say } from "../shell/language.ts";
import { figures } from "./figures/index.ts";
import type { Lesson } from "./lesson.ts";
import { held, meet, met, pointed } from "./lit.ts";
import type { LessonId } from "./pages/index.ts";
import { preview } from "./state.ts";
import { T } from "./text.ts";

const leave = () => {
  met.value = [];
};

/** The figure of a page, which lights what the text tells of, and the text where it is pointed at. */
export function Demo({ id, lesson }: { readonly id: LessonId; readonly lesson: Lesson }): JSX.Element {
  const Figure = figures[id];
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
    <aside class="sidenote" aria-label={say(T.figure)}>
      <section ref={node} class="card demo" aria-labelledby="figure">
        <h2 id="figure">{say(lesson.figure.title)}</h2>
        <p class="quiet">{say(lesson.figure.hint)}</p>
        <Figure />
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
            {say(T.back)}
          </button>
        )}
      </section>
    </aside>
  );
}
