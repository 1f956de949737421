import { signal } from "@preact/signals";
import type { Text } from "nimber";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../locale/shell.ts";
import { Icon } from "./icon.tsx";
import { say } from "./language.ts";

/** The build puts the bytes of all files of the page here. */
declare const __OFFLINE_BYTES__: number;

const texts = {
  keep: t("keep", { megabytes: Math.round(__OFFLINE_BYTES__ / 1e6) }),
  keeping: t("keeping"),
  kept: t("kept"),
  failed: t("failed"),
} satisfies Record<string, Text>;

const state = signal<keyof typeof texts | undefined>(undefined);

/** Whether this browser can keep the page; not where a page is served without encryption from elsewhere. */
const able = (): boolean => "serviceWorker" in navigator && window.isSecureContext;

async function look(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  state.value = registration?.active ? "kept" : "keep";
}

async function keep(): Promise<void> {
  state.value = "keeping";
  try {
    await navigator.serviceWorker.register("./sw.js");
    await navigator.serviceWorker.ready;
    state.value = "kept";
  } catch {
    state.value = "failed";
  }
}

/** The foot of the page: all of its files are kept for use without a network when one asks for it, and not before. */
export function Offline(): JSX.Element | null {
  useEffect(() => {
    if (able()) void look();
  }, []);
  const now = state.value;
  if (now === undefined) return null;
  return (
    <footer class="foot centred">
      <button
        type="button"
        class="small"
        disabled={now !== "keep"}
        aria-live="polite"
        onClick={() => void keep()}
      >
        <Icon name={now === "kept" ? "tick" : "table"} />
        {say(texts[now])}
      </button>
    </footer>
  );
}
