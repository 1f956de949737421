import { signal } from "@preact/signals";
import type { Text } from "nimber";
import type { JSX } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { t } from "../locale/shell.ts";
import { CodeButton, coded, LinkCode } from "./code/shown.tsx";
import { Icon } from "./icon.tsx";
import { say } from "./language.ts";
import { isLocal } from "./local.ts";
import { currentRoute, notice, unlinked } from "./url.ts";

const texts = {
  share: t("share"),
  address: t("address"),
  embed: t("embed"),
  local: t("local"),
  copyLink: t("copyLink"),
  copyLine: t("copyLine"),
  close: t("close"),
  open: t("open"),
  copied: t("copied"),
  refused: t("refused"),
  lineRefused: t("lineRefused"),
} satisfies Record<string, Text>;

/** Text copied just now. */
const copied = signal<"link" | "line" | undefined>(undefined);

/** Opens the share dialog of a phone; elsewhere, or without one, copies the link. */
async function share(): Promise<void> {
  const url = location.href;
  if (window.matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ url })) {
    // Cancelling the dialog is no error.
    await navigator.share({ title: document.title, url }).catch(() => undefined);
    return;
  }
  await copy(url, "link");
}

async function copy(text: string, what: "link" | "line"): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    notice.value = what === "link" ? texts.refused : texts.lineRefused;
    return;
  }
  copied.value = what;
  window.setTimeout(() => {
    copied.value = undefined;
  }, 2500);
}

/**
 * Button that shares the address, which holds the state of the page unless it is too long; for a board also a
 * line of HTML.
 */
export function Share({ disabled = false }: { readonly disabled?: boolean }): JSX.Element {
  return (
    <>
      <button
        type="button"
        disabled={disabled || unlinked.value}
        aria-expanded={sharing.value}
        onClick={() => {
          sharing.value = true;
          void share();
        }}
      >
        <Icon name={copied.value === "link" ? "tick" : "link"} />
        <span aria-live="polite">{say(copied.value === "link" ? texts.copied : texts.share)}</span>
      </button>
      {sharing.value && <Ways />}
    </>
  );
}

const sharing = signal(false);

/** Link to select when copying fails, the QR code, and the line of HTML that embeds the board. */
function Ways(): JSX.Element {
  const { origin, pathname, hash, href } = location;
  const html = `<iframe src="${origin}${pathname}?embed${hash}" width="640" height="520"></iframe>`;
  const close = () => {
    sharing.value = false;
    coded.value = false;
  };
  // A layout effect, since a later one would miss a key pressed as soon as the window is visible.
  useLayoutEffect(() => {
    const leave = ({ key }: KeyboardEvent) => key === "Escape" && close();
    document.addEventListener("keydown", leave);
    return () => document.removeEventListener("keydown", leave);
  }, []);
  return (
    <div class="embed card pile">
      <Line name={texts.address} value={href} what="link" copies={texts.copyLink} />
      {currentRoute.value === "play" && (
        <Line name={texts.embed} value={html} what="line" copies={texts.copyLine} />
      )}
      {currentRoute.value === "play" && isLocal && <p class="fine">{say(texts.local)}</p>}
      <div class="cluster">
        <CodeButton keyed={false} />
        <button type="button" onClick={close}>
          {say(texts.close)}
        </button>
      </div>
      <LinkCode href={href} />
    </div>
  );
}

interface LineProps {
  readonly name: Text;
  readonly value: string;
  readonly what: "link" | "line";
  readonly copies: Text;
}

/** Line of text to select or copy. */
function Line({ name, value, what, copies }: LineProps): JSX.Element {
  return (
    <div class="inline">
      <label class="pile gap-4 wide">
        <span class="caption">{say(name)}</span>
        <input class="mono wide" readOnly value={value} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button type="button" aria-label={say(copies)} onClick={() => void copy(value, what)}>
        <Icon name={copied.value === what ? "tick" : "copy"} />
      </button>
    </div>
  );
}

/** Link from an embedded board to the page of its game. */
export function Unframed(): JSX.Element {
  return (
    <a class="unframed quiet" href={`./${location.hash}`} target="_blank" rel="noreferrer">
      {say(texts.open)}
    </a>
  );
}
