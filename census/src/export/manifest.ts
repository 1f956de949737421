import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Text } from "nimber";
import { engine } from "../compute/version.ts";
import { CensusError } from "../errors.ts";
import { t } from "../locale/census.ts";
import type { Row } from "../types.ts";
import { writeBeside } from "./beside.ts";
import type { Format, PlanPrint } from "./columns.ts";
import { lineOf } from "./jsonl.ts";

/**
 * Description of an export, in a file next to it. `rows` and `hash` cover the exported rows in every format:
 * `hash` is the SHA-256 of the canonical rows, that is, of the JSON lines without timings. `bytes` is the
 * SHA-256 of the file; for a folder that of its SHA256SUMS, which contains those of the files.
 */
export interface Manifest {
  readonly manifest: "nimber-census";
  readonly version: 1;
  readonly format: Format;
  readonly rows: number;
  readonly hash: string;
  readonly bytes: string;
  /** Version that exported, and versions that computed the rows. */
  readonly nimber: string;
  readonly engines: readonly string[];
  /** Exported plan; or all plans that were run. */
  readonly plans: readonly PlanPrint[];
}

/** Computes the hash of rows as they are written. */
export interface RowsPrint {
  add(row: Row): void;
  print(): Pick<Manifest, "rows" | "hash" | "engines">;
}

export function rowsPrint(): RowsPrint {
  const hash = createHash("sha256");
  const engines = new Set<string>();
  let rows = 0;
  return {
    add(row) {
      hash.update(lineOf(row, false));
      engines.add(row.engine);
      rows++;
    },
    print: () => ({ rows, hash: hash.copy().digest("hex"), engines: [...engines].sort() }),
  };
}

export const planPrint = (name: string, text: string): PlanPrint => ({
  name,
  sha256: createHash("sha256").update(text).digest("hex"),
});

/** Path of the manifest: next to a file, or inside a folder. */
export const manifestPath = (out: string, format: Format): string =>
  format === "bfile" ? join(out, MANIFEST) : `${out}.${MANIFEST}`;

const MANIFEST = "manifest.json";

export async function writeManifest(
  out: string,
  manifest: Omit<Manifest, "manifest" | "version" | "bytes" | "nimber">,
): Promise<void> {
  const { format, rows, hash, engines, plans } = manifest;
  const whole: Manifest = {
    ...{ manifest: "nimber-census", version: 1, format, rows, hash, bytes: (await bytesOf(out))! },
    ...{ nimber: engine, engines, plans },
  };
  const path = manifestPath(out, format);
  await writeBeside(path, (beside) => writeFile(beside, `${JSON.stringify(whole, undefined, 2)}\n`));
}

/**
 * Manifest of the export `out`.
 * @throws CensusError when there is none
 */
export async function readManifest(out: string): Promise<Manifest> {
  const folder = await stat(out).then(
    (found) => found.isDirectory(),
    (error: NodeJS.ErrnoException) => {
      throw new CensusError(t("expectedExportFound", { out, code: error.code }));
    },
  );
  const path = manifestPath(out, folder ? "bfile" : "csv");
  const found = await readFile(path, "utf8").then(manifestIn, () => undefined);
  if (found !== undefined) return found;
  throw new CensusError(t("expectedManifestExportFoundNone", { path }));
}

function manifestIn(text: string): Manifest | undefined {
  try {
    const found = JSON.parse(text) as Partial<Manifest>;
    const right =
      found.manifest === "nimber-census" &&
      found.version === 1 &&
      Number.isSafeInteger(found.rows) &&
      [found.hash, found.bytes].every((each) => /^[0-9a-f]{64}$/.test(`${each}`)) &&
      Array.isArray(found.plans) &&
      found.plans.every((each) => typeof each?.name === "string" && typeof each.sha256 === "string");
    return right ? (found as Manifest) : undefined;
  } catch {
    return undefined;
  }
}

/** First file of the export `out` that has changed since; undefined if there is none. */
export async function bytesDifference(out: string, { bytes }: Manifest): Promise<Text | undefined> {
  if ((await bytesOf(out)) !== bytes) return differs((await isFolder(out)) ? join(out, SUMS) : out);
  if (!(await isFolder(out))) return undefined;
  for (const line of (await readFile(join(out, SUMS), "utf8")).trimEnd().split("\n")) {
    const [sum, ...name] = line.split("  ");
    const file = join(out, name.join("  "));
    if ((await sha256Of(file).catch(() => undefined)) !== sum) return differs(file);
  }
  return undefined;
}

const differs = (file: string): Text => t("notExported", { file });

/** Differences between the rows and the manifest. */
export function rowsDifference(
  out: string,
  { rows, hash }: Manifest,
  found: Pick<Manifest, "rows" | "hash">,
): Text | undefined {
  if (rows !== found.rows) {
    return t("rowsCensus", { out, rows, foundRows: found.rows });
  }
  return hash === found.hash ? undefined : t("rowsNotThoseCensus", { out });
}

/** File with the hashes of the files in a folder, in the format of `sha256sum`. */
const SUMS = "SHA256SUMS";

export async function writeSums(out: string, names: Iterable<string>): Promise<void> {
  const lines: string[] = [];
  for (const name of names) lines.push(`${await sha256Of(join(out, name))}  ${name}\n`);
  await writeFile(join(out, SUMS), lines.join(""));
}

export const SUMS_AND_MANIFEST: readonly string[] = [SUMS, MANIFEST];

const isFolder = async (path: string) => (await stat(path)).isDirectory();

const bytesOf = async (out: string): Promise<string | undefined> =>
  sha256Of((await isFolder(out)) ? join(out, SUMS) : out).catch(() => undefined);

async function sha256Of(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const piece of createReadStream(file)) hash.update(piece);
  return hash.digest("hex");
}
