import type { JSX } from "preact";

/**
 * Input format with a line for each line of a file, and indices below the letters: `T; per test: k s1..sk /
 * m`.
 */
export function Laid({ text }: { readonly text: string }): JSX.Element {
  return (
    <div class="laid">
      {text.split(/ \/ |; |；/).flatMap((line) => {
        const [, said, rest = line] = /^(.*[:：])\s*(.*)$/.exec(line) ?? [];
        return [
          said && <p class="quiet">{said.replaceAll("`", "")}</p>,
          <p class="mono">
            {rest.split(/([A-Za-z]+1\.\.[A-Za-z]+)/).map((part, i) => (
              <Indexed key={i} part={part} />
            ))}
          </p>,
        ];
      })}
    </div>
  );
}

/** `s1..sk` with its indices below; other text unchanged. */
function Indexed({ part }: { readonly part: string }): JSX.Element {
  const [, letters, to] = /^([A-Za-z]+)1\.\.\1(\w)$/.exec(part) ?? [];
  if (letters === undefined) return <>{part.replaceAll("`", "")}</>;
  return (
    <>
      {letters}
      <sub>1</sub> … {letters}
      <sub>{to}</sub>
    </>
  );
}
