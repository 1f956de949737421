import { computed, effect, signal } from "@preact/signals";
import { matching } from "./media.ts";

/** `auto` follows the system. */
const themes = ["auto", "light", "dark"] as const;
type Theme = (typeof themes)[number];

const KEPT = "nimber-theme";

export const theme = signal<Theme>(kept());

const systemIsDark = matching("(prefers-color-scheme: dark)");

/** Present look of the page. */
export const shade = computed(() => {
  if (theme.value !== "auto") return theme.value;
  return systemIsDark.value ? "dark" : "light";
});

effect(() => {
  document.documentElement.dataset.theme = shade.value;
  try {
    localStorage.setItem(KEPT, theme.value);
  } catch {
    // A browser that keeps nothing forgets the choice, and that is all.
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
