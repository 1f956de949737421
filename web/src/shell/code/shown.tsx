import { signal } from "@preact/signals";
import type { Text } from "nimber";
import type { JSX } from "preact";
import { t } from "../../locale/shell.ts";
import { say } from "../language.ts";

const texts = {
  code: t("code"),
} satisfies Record<string, Text>;

/** Whether the QR code of the page is shown. */
export const coded = signal(false);

/** Component of the code, loaded on first use. */
const loaded = signal<typeof import("./code.tsx")["Code"] | undefined>(undefined);

export async function toggleCode(): Promise<void> {
  coded.value = !coded.value;
  loaded.value ??= (await import("./code.tsx")).Code;
}

const hideCode = (): void => {
  coded.value = false;
};

/** Button for the code; `keyed` if a key does the same. */
export function CodeButton({ keyed = true }: { readonly keyed?: boolean }): JSX.Element {
  return (
    <button
      type="button"
      aria-keyshortcuts={keyed ? "q" : undefined}
      aria-expanded={coded.value}
      onClick={() => void toggleCode()}
    >
      {say(texts.code)} {keyed && <kbd class="keys">Q</kbd>}
    </button>
  );
}

/** QR code of the page, if it is shown. */
export function LinkCode({ href }: { readonly href: string }): JSX.Element | null {
  const Code = loaded.value;
  return coded.value && Code !== undefined ? <Code href={href} close={hideCode} /> : null;
}
