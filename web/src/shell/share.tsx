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
  copy: { en: "Copy", zh: "复制" },
  lineCopied: { en: "Copied", zh: "已复制" },
  close: { en: "Close", zh: "关闭" },
  open: { en: "Open in Nimber", zh: "在 Nimber 中打开" },
  copied: { en: "Link copied", zh: "链接已复制" },
  refused: {
    en: "This browser does not let the page copy; copy the address of the page instead.",
    zh: "浏览器不允许页面复制内容，请直接复制地址栏中的网址。",
  },
  lineRefused: {
    en: "This browser does not let the page copy; select the line instead.",
    zh: "浏览器不允许页面复制内容，请选中这一行自行复制。",
  },
} satisfies Record<string, Text>;

/** What has just been copied. */
const copied = signal<"link" | "line" | undefined>(undefined);

/** On a phone the system's own way to share; elsewhere, and where that is missing, the link is copied. */
async function share(): Promise<void> {
  const url = location.href;
  if (window.matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ url })) {
    // A person who changes their mind is no error.
    await navigator.share({ title: document.title, url }).catch(() => undefined);
    return;
  }
  await copy(url, "link");
}

async function copy(text: string, what: "link" | "line"): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    notice.value = what === "link" ? T.refused : T.lineRefused;
    return;
  }
  copied.value = what;
  window.setTimeout(() => {
    copied.value = undefined;
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
        <Icon name={copied.value === "link" ? "tick" : "link"} />
        <span aria-live="polite">{say(copied.value === "link" ? T.copied : T.share)}</span>
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
      <div class="cluster">
        <button type="button" class="main" onClick={() => void copy(html, "line")}>
          <span aria-live="polite">{say(copied.value === "line" ? T.lineCopied : T.copy)}</span>
        </button>
        <button type="button" onClick={close}>
          {say(T.close)}
        </button>
      </div>
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
