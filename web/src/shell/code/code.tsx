import type { Text } from "nimber";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { encode } from "uqr";
import { t } from "../../locale/shell.ts";
import { say } from "../language.ts";
import { isLocal } from "../local.ts";
import { resource } from "../resource.ts";
import { shortLink } from "./short.ts";

const texts = {
  name: t("linkPageCode"),
  here: t("here"),
  close: t("close"),
  long: t("linkTooLongCode"),
} satisfies Record<string, Text>;

/** Longest link, in ASCII characters, that fits into a QR code. */
const MOST = 2331;

/** Light margin of a code in modules; the standard asks for four. */
const AROUND = 4;

/** Link to the page for a class: as a QR code, and as text to type. */
export function Code({ href, close }: { readonly href: string; close(): void }): JSX.Element {
  const short = useMemo(() => resource(shortLink), []);
  const link = short.now.value.value ?? href;
  useEffect(() => void short.ask(href), [short, href]);
  useEffect(() => short.cancel, [short]);
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      event.preventDefault();
      close();
    };
    document.addEventListener("keydown", leave);
    return () => document.removeEventListener("keydown", leave);
  }, [close]);
  const code = link.length > MOST ? undefined : encode(link, { ecc: "M", border: AROUND });
  const path = code?.data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")));
  return (
    <figure class="code card pile">
      <button type="button" class="small" onClick={close}>
        {say(texts.close)} <kbd class="keys">Esc</kbd>
      </button>
      {code === undefined || path === undefined ? (
        <p>{say(texts.long)}</p>
      ) : (
        <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={say(texts.name)}>
          {/* Dark on light in both themes: some readers need it. */}
          <path fill="white" d={`M0 0h${code.size}v${code.size}h-${code.size}z`} />
          <path fill="black" d={path.join("")} />
        </svg>
      )}
      {isLocal && <p class="fine">{say(texts.here)}</p>}
      <a class="mono broken" href={link}>
        {link}
      </a>
    </figure>
  );
}
