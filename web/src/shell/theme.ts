import { effect, signal } from "@preact/signals";

/** `auto` follows the system. */
const themes = ["auto", "light", "dark"] as const;
type Theme = (typeof themes)[number];

const KEPT = "nimber-theme";

export const theme = signal<Theme>(kept());

effect(() => {
  const { value } = theme;
  if (value === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = value;
  try {
    localStorage.setItem(KEPT, value);
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
