import { signal } from "@preact/signals";
import type { Text } from "nimber";
import type { JSX } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { Icon } from "./icon.tsx";
import { say } from "./language.ts";
import { notice, place, unlinked } from "./url.ts";

const T = {
  share: { en: "Share", zh: "分享" },
  embed: { en: "To show this board on a page of yours", zh: "在你的网页中嵌入此棋盘" },
  close: { en: "Close", zh: "关闭" },
  open: { en: "Open in Nimber", zh: "在 Nimber 中打开" },
  copied: { en: "Link copied", zh: "链接已复制" },
  refused: {
    en: "This browser does not let the page copy; copy the address of the page instead.",
    zh: "浏览器不允许页面复制内容，请直接复制地址栏中的网址。",
  },
} satisfies Record<string, Text>;

const copied = signal(false);

/** On a phone the system's own way to share; elsewhere, and where that is missing, the link is copied. */
async function share(): Promise<void> {
  const url = location.href;
  if (window.matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ url })) {
    // A person who changes their mind is no error.
    await navigator.share({ title: document.title, url }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
  } catch {
    notice.value = T.refused;
    return;
  }
  copied.value = true;
  window.setTimeout(() => {
    copied.value = false;
  }, 2500);
}

/** Shares the address of the page, which has its whole state unless that is too long; a board also as a line of HTML. */
export function Share({ disabled = false }: { readonly disabled?: boolean }): JSX.Element {
  const open = place.value === "play" && embedding.value;
  return (
    <>
      <button
        type="button"
        disabled={disabled || unlinked.value}
        onClick={() => {
          embedding.value = true;
          void share();
        }}
      >
        <Icon name={copied.value ? "tick" : "link"} />
        <span aria-live="polite">{say(copied.value ? T.copied : T.share)}</span>
      </button>
      {open && <Embed />}
    </>
  );
}

const embedding = signal(false);

/** The line of HTML that shows this board on another page. */
function Embed(): JSX.Element {
  const { origin, pathname } = location;
  const html = `<iframe src="${origin}${pathname}?embed${location.hash}" width="640" height="520"></iframe>`;
  const close = () => {
    embedding.value = false;
  };
  // What is seen can be left: an effect after the next picture would miss a key.
  useLayoutEffect(() => {
    const leave = ({ key }: KeyboardEvent) => key === "Escape" && close();
    document.addEventListener("keydown", leave);
    return () => document.removeEventListener("keydown", leave);
  }, []);
  return (
    <div class="embed card pile">
      <label class="pile gap-4">
        <span class="caption">{say(T.embed)}</span>
        <input class="mono wide" readOnly value={html} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button type="button" class="small" onClick={close}>
        {say(T.close)}
      </button>
    </div>
  );
}

/** Whether the page is shown within another one, as a board alone. */
export const embedded: boolean = new URLSearchParams(location.search).has("embed");

/** From a board on another page to the page of its game. */
export function Unframed(): JSX.Element {
  return (
    <a class="unframed quiet" href={`./${location.hash}`} target="_blank" rel="noreferrer">
      {say(T.open)}
    </a>
  );
}
