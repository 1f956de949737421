import { computed, effect, signal } from "@preact/signals";
import { matching } from "./media.ts";

/** Settings; `auto` follows the system. */
const themes = ["auto", "light", "dark"] as const;
type Theme = (typeof themes)[number];

const KEPT = "nimber-theme";

export const theme = signal<Theme>(kept());

const systemIsDark = matching("(prefers-color-scheme: dark)");

/** Theme in effect. */
export const shade = computed(() => {
  if (theme.value !== "auto") return theme.value;
  return systemIsDark.value ? "dark" : "light";
});

effect(() => {
  document.documentElement.dataset.theme = shade.value;
  try {
    localStorage.setItem(KEPT, theme.value);
  } catch {
    // Without storage the setting lasts until the page is left.
  }
});

function kept(): Theme {
  try {
    return themes.find((each) => each === localStorage.getItem(KEPT)) ?? "auto";
  } catch {
    return "auto";
  }
}

export function nextTheme(): void {
  theme.value = themes[(themes.indexOf(theme.value) + 1) % themes.length]!;
}
