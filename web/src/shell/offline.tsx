import { signal } from "@preact/signals";
import type { Text } from "nimber";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../locale/shell.ts";
import { Icon } from "./icon.tsx";
import { say } from "./language.ts";

/** Total bytes of the page's files, inserted by the build. */
declare const __OFFLINE_BYTES__: number;

const texts = {
  keep: t("keep", { megabytes: Math.round(__OFFLINE_BYTES__ / 1e6) }),
  keeping: t("keeping"),
  kept: t("kept"),
  failed: t("failed"),
} satisfies Record<string, Text>;

const state = signal<keyof typeof texts | undefined>(undefined);

/** Whether this browser can store the page; it cannot without HTTPS, except on the local machine. */
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

/** Part of the footer that stores the page for use without a network, only on request. */
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
        {now === "kept" && <Icon name="tick" />}
        {say(texts[now])}
      </button>
    </footer>
  );
}
