import type { Call } from "./call.ts";
import { cut, shown, Trouble } from "./trouble.ts";

/** How a position is written: as `format` says, or by its shape. */
export function formatOf(format: Call | undefined, letters: number): (position: unknown) => string {
  if (format === undefined) return (position) => written(position, letters);
  return (position) => {
    const text = format(position);
    if (typeof text === "string") return cut(text, letters);
    throw new Trouble(
      {
        en: `\`format\`: expected a string, found ${shown(text)} for ${shown(position)}`,
        zh: `\`format\`：此处应为字符串，但对 ${shown(position)} 得到 ${shown(text)}`,
      },
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

/** What tells positions apart: as `key` says, or their parts. */
export function keyOf(
  key: Call | undefined,
  format: (position: unknown) => string,
): (position: unknown) => string | number | bigint {
  return (position) => {
    const found = key === undefined ? usualKey(position) : key(position);
    if (typeof found === "string" || typeof found === "bigint") return found;
    if (typeof found === "number" && !Number.isNaN(found)) return found;
    throw key === undefined ? noPosition(position) : wrongKey(found, format(position));
  };
}

function usualKey(position: unknown): unknown {
  if (typeof position !== "object" || position === null) return position;
  const kind: unknown = Object.getPrototypeOf(position);
  if (kind !== Object.prototype && !Array.isArray(position)) {
    throw new Trouble({
      en: `positions such as ${shown(position)} need a \`key\``,
      zh: `形如 ${shown(position)} 的局面需要写明 \`key\``,
    });
  }
  return JSON.stringify(position, (_, inner: unknown) => {
    if (typeof inner === "number" && !Number.isFinite(inner)) throw noPosition(position);
    return typeof inner === "bigint" ? `${inner}n` : inner;
  });
}

const noPosition = (position: unknown): Trouble =>
  new Trouble(
    {
      en: `\`moves\` led to ${shown(position)}, which is no position`,
      zh: `\`moves\` 走到了 ${shown(position)}，这不是局面`,
    },
    "moves",
  );

const wrongKey = (found: unknown, position: string): Trouble =>
  new Trouble(
    {
      en: `\`key\`: expected a string or a number, found ${shown(found)} for ${position}`,
      zh: `\`key\`：此处应为字符串或数，但对 ${position} 得到 ${shown(found)}`,
    },
    "key",
  );
