import type { Text } from "nimber";
import type { ComponentChildren, JSX } from "preact";
import { say } from "./language.ts";

interface HeadingProps {
  readonly title: Text;
  readonly lead: Text;
  /** Actions on the whole page. */
  readonly children?: ComponentChildren;
}

/** The head of a page: what it is, in a word and in a sentence. */
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
