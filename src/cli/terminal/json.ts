import { localizedIn } from "../../locale/message.ts";

/** JSON on one line. Numbers beyond 2^53 become strings of digits; invisible characters become escapes. */
export const jsonLine = (value: unknown): string =>
  `${JSON.stringify(localizedIn(value), (_, each: unknown) =>
    typeof each === "bigint" ? each.toString() : each,
  ).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (sign) =>
    Array.from(sign.split(""), (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join(""),
  )}\n`;
