import { createHash } from "node:crypto";
import { sizeOf } from "../solve/kernel/packed.ts";
import type { TableStore } from "../solve/limits.ts";
import { writeFile } from "./files.ts";

/** Tables of values by name. */
type Tables = ReadonlyMap<string, Uint8Array>;

/** First line of a file of tables; the contents of the tables follow one after the other. */
interface Head {
  readonly nimber: string;
  readonly version: number;
  readonly tables: readonly { readonly of: string; readonly bytes: number }[];
  readonly sha256: string;
}

/** Store with the tables of an earlier run, which collects all new ones. */
export function keeping(before: Tables): { readonly kept: TableStore; opened(): boolean; content(): Tables } {
  const tables = new Map(before);
  const opened = new Map<string, () => Uint8Array>();
  return {
    kept: {
      read: (name) => opened.get(name)?.() ?? tables.get(name),
      opened(name, content) {
        opened.set(name, content);
        tables.delete(name);
      },
    },
    opened: () => opened.size > 0,
    content: () => new Map([...tables, ...[...opened].map(([name, content]) => [name, content()] as const)]),
  };
}

/**
 * Writes a file of tables with other facts in its first line. With `keep`, the replaced file is kept.
 * @throws UsageError when it cannot be written
 */
export function writeTables(file: string, kind: string, facts: object, tables: Tables, keep = false): void {
  const listed = [...tables].map(([of, { length }]) => ({ of, bytes: length }));
  const head = { nimber: kind, version: 1, ...facts, tables: listed };
  const line = `${JSON.stringify({ ...head, sha256: digest(head, tables.values()) })}\n`;
  writeFile(file, [Buffer.from(line), ...tables.values()], keep);
}

/** Facts and tables of a file of this kind; undefined when it is another kind or damaged. */
export function readTables(
  bytes: Buffer,
  kind: string,
): { readonly facts: Readonly<Record<string, unknown>>; readonly tables: Tables } | undefined {
  const end = bytes.indexOf("\n");
  const head = headOf(bytes.subarray(0, Math.max(0, end)).toString("utf8"), kind);
  if (head === undefined) return undefined;
  const { sha256, ...rest } = head;
  const { tables: listed, nimber: _, version: __, ...facts } = rest;
  const tables = new Map<string, Uint8Array>();
  let from = end + 1;
  for (const { of, bytes: length } of listed) {
    tables.set(of, bytes.subarray(from, from + length));
    from += length;
  }
  const isWhole =
    from === bytes.length &&
    [...tables.values()].every((each) => [1, 2].some((words) => sizeOf(each, words) !== undefined));
  return isWhole && sha256 === digest(rest, tables.values()) ? { facts, tables } : undefined;
}

function digest(head: object, contents: Iterable<Uint8Array>): string {
  const hash = createHash("sha256").update(JSON.stringify(head));
  for (const content of contents) hash.update(content);
  return hash.digest("hex");
}

function headOf(line: string, kind: string): Head | undefined {
  try {
    const head = JSON.parse(line);
    const right =
      head.nimber === kind &&
      head.version === 1 &&
      Array.isArray(head.tables) &&
      head.tables.every(
        ({ of, bytes }: Head["tables"][number]) =>
          typeof of === "string" && Number.isSafeInteger(bytes) && bytes > 0,
      );
    return right ? head : undefined;
  } catch {
    return undefined;
  }
}
