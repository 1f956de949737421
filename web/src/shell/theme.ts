import { effect, signal } from "@preact/signals";

/** `auto` follows the system. */
const themes = ["auto", "light", "dark"] as const;
type Theme = (typeof themes)[number];

const KEPT = "nimber-theme";

export const theme = signal<Theme>(kept());

const system = window.matchMedia("(prefers-color-scheme: dark)");
const systemIsDark = signal(system.matches);
system.addEventListener("change", ({ matches }) => {
  systemIsDark.value = matches;
});

effect(() => {
  const { value } = theme;
  const usual = systemIsDark.value ? "dark" : "light";
  document.documentElement.dataset.theme = value === "auto" ? usual : value;
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
