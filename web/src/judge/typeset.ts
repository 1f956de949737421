import type { LocalizedText, Text } from "nimber";
import { inEveryLanguage, say } from "nimber/locale";

/** Text with characters that a terminal may lack. */
export const typeset = (text: Text): LocalizedText =>
  inEveryLanguage((language) => say(text, language).replaceAll("<=", "≤").replaceAll(">=", "≥"));
