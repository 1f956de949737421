import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { UsageError } from "./command.ts";

/**
 * Reads a whole file.
 * @throws UsageError when it cannot be read.
 */
export function readFile(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw unusable(file, error, { en: "cannot be read", zh: "无法读取" });
  }
}

/**
 * Writes a whole file: beside it first, and then in its place, so that it is never there by half.
 * @throws UsageError when it cannot be written.
 */
export function writeFile(file: string, content: string | Uint8Array): void {
  const beside = `${file}.${process.pid}.part`;
  try {
    writeFileSync(beside, content);
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw unusable(file, error, { en: "cannot be written", zh: "无法写入" });
  }
}

function unusable(file: string, error: unknown, what: { en: string; zh: string }): UsageError {
  const { code = "" } = error as NodeJS.ErrnoException;
  return new UsageError({ en: `${file}: ${what.en} (${code})`, zh: `${file}：${what.zh}（${code}）` });
}
