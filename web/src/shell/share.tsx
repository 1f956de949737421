import { signal } from "@preact/signals";
import type { Text } from "nimber";
import type { JSX } from "preact";
import { Icon } from "./icon.tsx";
import { say } from "./language.ts";
import { notice } from "./url.ts";

const T = {
  share: { en: "Share", zh: "分享" },
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

/** Shares the address of the page, which has its whole state unless that is too long. */
export function Share({ disabled = false }: { readonly disabled?: boolean }): JSX.Element {
  return (
    <button type="button" disabled={disabled} onClick={() => void share()}>
      <Icon name={copied.value ? "tick" : "link"} />
      <span aria-live="polite">{say(copied.value ? T.copied : T.share)}</span>
    </button>
  );
}
