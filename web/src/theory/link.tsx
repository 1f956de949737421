import type { ComponentChildren, JSX } from "preact";
import type { LessonId } from "./pages/index.ts";
import { hrefOfLesson } from "./state.ts";

/** Whether the page that comes was asked for here: only then the reader is taken to its heading. */
export const turning = { now: false };

interface LessonLinkProps {
  readonly to: LessonId | undefined;
  readonly class?: string;
  readonly current?: boolean;
  readonly rel?: "prev" | "next";
  readonly children: ComponentChildren;
}

export function LessonLink({ to, current, children, ...rest }: LessonLinkProps): JSX.Element {
  return (
    <a
      {...rest}
      href={hrefOfLesson(to)}
      aria-current={current ? "page" : undefined}
      onClick={() => {
        turning.now = true;
      }}
    >
      {children}
    </a>
  );
}
