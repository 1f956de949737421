import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { sizeOf } from "../solve/kernel/packed.ts";
import type { Kept } from "../solve/limits.ts";
import type { Text } from "../types.ts";
import { type Given, UsageError } from "./command.ts";
import { openPlaces, readFile, writeFile } from "./files.ts";

/** The first line of a database; the contents of its tables follow, one after the other. */
interface Head {
  readonly tables: readonly { readonly of: string; readonly bytes: number }[];
  readonly sha256: string;
}

/**
 * The tables of the file that --database names, which need not be there yet, and what writes it again with all that was
 * found: beside it first, so that it is never there by half.
 * @throws UsageError when it cannot be read or written, or is damaged.
 */
export function databaseOf(given: Given): { readonly kept: Kept; save(): void } {
  const file = given.option("database")!;
  openPlaces(given);
  const tables = existsSync(file) ? read(file, readFile(file)) : new Map<string, Uint8Array>();
  const opened = new Map<string, () => Uint8Array>();
  return {
    kept: {
      read: (name) => opened.get(name)?.() ?? tables.get(name),
      opened(name, content) {
        opened.set(name, content);
        tables.delete(name);
      },
    },
    save() {
      if (opened.size === 0) {
        given.terminal.warn(`nimber: --database: ${NOTHING[given.language]}\n`);
        return;
      }
      for (const [name, content] of opened) tables.set(name, content());
      const head = { nimber: "database", version: 1, tables: listOf(tables) };
      const line = `${JSON.stringify({ ...head, sha256: digest(head, tables.values()) })}\n`;
      writeFile(file, [Buffer.from(line), ...tables.values()]);
    },
  };
}

const NOTHING: Text = {
  en: "nothing was kept: it keeps boards and graphs of at most 64 cells of games of deleting, as cram 5x7",
  zh: "没有可保存的内容：只保存不超过 64 格的删格类棋盘与图，如 cram 5x7",
};

const listOf = (tables: ReadonlyMap<string, Uint8Array>): Head["tables"] =>
  [...tables].map(([of, { length }]) => ({ of, bytes: length }));

function digest(head: object, contents: Iterable<Uint8Array>): string {
  const hash = createHash("sha256").update(JSON.stringify(head));
  for (const content of contents) hash.update(content);
  return hash.digest("hex");
}

function read(file: string, bytes: Buffer): Map<string, Uint8Array> {
  const end = bytes.indexOf("\n");
  const head = headOf(bytes.subarray(0, Math.max(0, end)).toString("utf8"));
  if (head === undefined) throw damaged(file);
  const { sha256, ...rest } = head;
  const tables = new Map<string, Uint8Array>();
  let from = end + 1;
  for (const { of, bytes: length } of head.tables) {
    tables.set(of, bytes.subarray(from, from + length));
    from += length;
  }
  const isWhole = from === bytes.length && [...tables.values()].every((each) => sizeOf(each) !== undefined);
  if (!isWhole || sha256 !== digest(rest, tables.values())) throw damaged(file);
  return tables;
}

function headOf(line: string): Head | undefined {
  try {
    const head = JSON.parse(line);
    const right =
      head.nimber === "database" &&
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

const damaged = (file: string): UsageError =>
  new UsageError({
    en: `--database: ${file}: expected a database of version 1 that is whole, found other or damaged content`,
    zh: `--database：${file}：此处应为完整的第 1 版数据库，但内容不符或已损坏`,
  });
