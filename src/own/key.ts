import type { Call } from "./call.ts";
import { shown, Trouble } from "./trouble.ts";

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
