import type { Text } from "nimber";
import { t } from "../locale/table.ts";

/** Duration in its one or two largest units. */
export function durationOf(seconds: number): Text {
  if (seconds < 0.9995) return both(Math.max(1, Math.round(1000 * seconds)), t("ms"));
  if (seconds < 9.95) return t("s", { seconds });
  const whole = Math.round(seconds);
  if (whole < 100) return both(whole, t("s2"));
  if (whole < 3600) return two(Math.floor(whole / 60), t("min"), whole % 60, t("s2"));
  const minutes = Math.round(whole / 60);
  return two(Math.floor(minutes / 60), t("h"), minutes % 60, t("min"));
}

const both = (count: number, unit: Text): Text => t("text", { count, unit });

const two = (most: number, unit: Text, least: number, less: Text): Text =>
  t("text2", { most, unit, least, less });
