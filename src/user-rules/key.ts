import { t } from "../locale/user-rules.ts";
import type { Call } from "./call.ts";
import { shown, UserCodeError } from "./user-code-error.ts";

/** Key that distinguishes positions: the result of `key`, or the content of the position. */
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

/** First character of keys made from content, which no written value begins with. */
const MARK = "\0";

/** Key from the content of a position. Positions of different content or type never have the same key. */
function usualKey(position: unknown): unknown {
  if (typeof position === "string")
    return position.startsWith(MARK) ? MARK + JSON.stringify(position) : position;
  if (typeof position !== "object" || position === null) return position;
  return MARK + contentOf(position, "position", 0);
}

/** Greatest depth of a position, so that cyclic ones are rejected. */
export const DEEPEST_POSITION = 500;

/** Content of a part of a position as text, with sets and maps sorted. `path` names the part in errors. */
function contentOf(part: unknown, path: string, depth: number): string {
  switch (typeof part) {
    case "string":
      return JSON.stringify(part);
    case "number":
      if (!Number.isFinite(part)) throw notFinite(part, path);
      return `${part}`;
    case "bigint":
      return `${part}n`;
    case "boolean":
    case "undefined":
      return `${part}`;
    case "object":
      return part === null ? "null" : contentOfObject(part, path, depth + 1);
    default:
      throw unkeyed(part, path);
  }
}

function contentOfObject(part: object, path: string, depth: number): string {
  if (depth > DEEPEST_POSITION) throw tooDeep();
  const within = (inner: unknown, name: string) => contentOf(inner, path + name, depth);
  if (Array.isArray(part)) {
    let text = "[";
    for (let i = 0; i < part.length; i++) text += `${i in part ? within(part[i], `[${i}]`) : ""},`;
    return `${text}]`;
  }
  const kind: unknown = Object.getPrototypeOf(part);
  if (kind === Object.prototype) {
    if (Object.getOwnPropertySymbols(part).length > 0) throw unkeyed(Symbol(), path);
    const all = Object.entries(part).map(
      ([name, inner]) => `${JSON.stringify(name)}:${within(inner, `.${name}`)}`,
    );
    return `{${all.join()}}`;
  }
  if (kind === Set.prototype) {
    const all = Array.from(part as Set<unknown>, (inner, i) => within(inner, `{${i}}`));
    return `Set(${all.sort().join()})`;
  }
  if (kind === Map.prototype) {
    const all = Array.from(
      part as Map<unknown, unknown>,
      ([name, inner], i) => `${within(name, `{key ${i}}`)}:${within(inner, `{value ${i}}`)}`,
    );
    return `Map(${all.sort().join()})`;
  }
  const typed = TYPED.find((each) => kind === each.prototype);
  if (typed === undefined) throw unkeyed(part, path);
  return `${typed.name}(${(part as Uint8Array).join()})`;
}

const TYPED = [
  Int8Array,
  Uint8Array,
  Uint8ClampedArray,
  Int16Array,
  Uint16Array,
  Int32Array,
  Uint32Array,
  Float32Array,
  Float64Array,
  BigInt64Array,
  BigUint64Array,
] as const;

function unkeyed(part: unknown, path: string): UserCodeError {
  const kind = kindOf(part);
  return new UserCodeError(t("valueTypeNeedsKey", { path, kind }));
}

const notFinite = (part: number, path: string): UserCodeError =>
  new UserCodeError(t("noPosition", { path, part }));

/** Name of the class of an object, if it has one, such as Date or Tree. */
function kindOf(part: unknown): string {
  const kind = Object.prototype.toString.call(part).slice("[object ".length, -1);
  if (kind !== "Object") return kind;
  const made: unknown = (part as object).constructor;
  return typeof made === "function" && made.name !== "" ? made.name : kind;
}

const tooDeep = (): UserCodeError =>
  new UserCodeError(t("positionNestsDeeperThanLevels", { deepestPosition: DEEPEST_POSITION }));

const noPosition = (position: unknown): UserCodeError =>
  new UserCodeError(t("movesLedNoPosition", { shown: shown(position) }), "moves");

const wrongKey = (found: unknown, position: string): UserCodeError =>
  new UserCodeError(t("keyExpectedStringNumberFound", { shown: shown(found), position }), "key");
