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
  return JSON.stringify(position, function (this: Readonly<Record<string, unknown>>, name, inner: unknown) {
    // As it stands in the position: what a `toJSON` makes of it may be the same for others.
    const held = this[name];
    if (typeof held === "number" && !Number.isFinite(held)) throw noPosition(position);
    if (!hasUsualKey(held)) throw unkeyed(held, position);
    return typeof held === "bigint" ? `${held}n` : inner;
  });
}

/** Whether a part of a position is told from others by what JSON has of it. */
function hasUsualKey(part: unknown): boolean {
  if (typeof part === "function" || typeof part === "symbol") return false;
  if (typeof part !== "object" || part === null || Array.isArray(part)) return true;
  return Object.getPrototypeOf(part) === Object.prototype;
}

function unkeyed(part: unknown, position: unknown): Trouble {
  const kind = Object.prototype.toString.call(part).slice("[object ".length, -1);
  return new Trouble({
    en: `a position holds a value of type ${kind}, which needs a \`key\`: ${shown(position)}`,
    zh: `局面中含有类型为 ${kind} 的值，需要写明 \`key\`：${shown(position)}`,
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
