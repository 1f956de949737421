import type { Text } from "nimber";
import type { ComponentChildren, JSX } from "preact";
import { say } from "./language.ts";

interface HeadingProps {
  readonly title: Text;
  readonly lead: Text;
  /** Controls for the whole page. */
  readonly children?: ComponentChildren;
}

/** Head of a page: title and lead sentence. */
export function Heading({ title, lead, children }: HeadingProps): JSX.Element {
  return (
    <header class="heading apart">
      <div class="pile gap-4 slim">
        <h1>{say(title)}</h1>
        <p class="soft">{say(lead)}</p>
      </div>
      {children && <div class="acts">{children}</div>}
    </header>
  );
}
