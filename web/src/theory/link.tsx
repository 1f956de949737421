import type { ComponentChildren, JSX } from "preact";
import type { ChapterId } from "./ids.ts";
import { hrefOfChapter } from "./state.ts";

/**
 * Whether the next chapter was opened by a link within the book; only then the focus moves to its heading.
 */
export const turning = { now: false };

interface ChapterLinkProps {
  readonly to: ChapterId | undefined;
  readonly class?: string;
  readonly current?: boolean;
  readonly rel?: "prev" | "next";
  readonly children: ComponentChildren;
}

export function ChapterLink({ to, current, children, ...rest }: ChapterLinkProps): JSX.Element {
  return (
    <a
      {...rest}
      href={hrefOfChapter(to)}
      aria-current={current ? "page" : undefined}
      onClick={() => {
        turning.now = true;
      }}
    >
      {children}
    </a>
  );
}
