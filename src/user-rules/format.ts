import { t } from "../locale/user-rules.ts";
import type { Call } from "./call.ts";
import { cut, shown, UserCodeError } from "./user-code-error.ts";

/** How a position is written: as `format` says, or by its shape. */
export function formatOf(format: Call | undefined, letters: number): (position: unknown) => string {
  if (format === undefined) return (position) => written(position, letters);
  return (position) => {
    const text = format(position);
    if (typeof text === "string") return cut(text, letters);
    throw new UserCodeError(
      t("formatExpectedString", { found: shown(text), position: shown(position) }),
      "format",
    );
  };
}

function written(position: unknown, letters: number): string {
  if (typeof position === "string") return cut(position, letters);
  if (Array.isArray(position) && position.every((each) => typeof each === "number")) {
    return cut(`(${position.join(", ")})`, letters);
  }
  if (Array.isArray(position) && position.length > 0 && position.every(isWord)) {
    return cut(position.join(), letters);
  }
  return shown(position, Math.max(60, letters));
}

/** A text that stands between commas as it is. */
const isWord = (value: unknown): boolean => typeof value === "string" && /^[^\s,]+$/.test(value);
