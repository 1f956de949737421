import type { JSX } from "preact";
import { Fragment } from "preact";

/** A format of input as it stands in a file, a line for each line, indices below the letters: `k s1..sk / m`. */
export function Laid({ text }: { readonly text: string }): JSX.Element {
  const [, head, body = text] = /^(.*?(?:[:;]\s|[：；]))(.*\/.*)$/s.exec(text) ?? [];
  const lines = body.split(" / ");
  return (
    <>
      {head?.replaceAll("`", "")}
      <pre class="laid">
        {lines.map((line, i) => (
          <Fragment key={i}>
            {i > 0 && "\n"}
            {line.split(/([A-Za-z]\w?\.\.[A-Za-z]\w+)/).map((part, j) => (
              <Indexed key={j} part={part} />
            ))}
          </Fragment>
        ))}
      </pre>
    </>
  );
}

/** `s1..sk` with its indices below; what is none stays as it is. */
function Indexed({ part }: { readonly part: string }): JSX.Element {
  const [, a, from, b, to] = /^([A-Za-z])(\w)\.\.([A-Za-z])(\w)$/.exec(part) ?? [];
  if (a === undefined || a !== b) return <>{part.replaceAll("`", "")}</>;
  return (
    <>
      {a}
      <sub>{from}</sub> … {b}
      <sub>{to}</sub>
    </>
  );
}
