import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompressSync, constants, gzip } from "node:zlib";

/** File as sent: its bytes, also compressed. */
export interface Served {
  readonly type: string;
  readonly bytes: Buffer;
  /** Identifies the bytes; tags of compressed versions derive from it. */
  readonly tag: string;
  /** Set if the name contains a hash of the content, so that the file never changes. */
  readonly fixed: boolean;
  /** Set for text, which compression makes smaller. */
  readonly text: boolean;
  packed(coding: Coding): Promise<Buffer>;
}

/** Content coding in HTTP. */
export type Coding = "br" | "gzip";

/**
 * Largest size in bytes for Brotli's highest quality, which then takes a tenth of a second. Larger files get
 * a faster one, with which the four megabytes of the Lab's compiler take twice as long. Each file is compressed
 * once.
 */
const SMALL = 2 ** 17;

const CODINGS: Readonly<Record<Coding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    promisify<Buffer, object, Buffer>(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: bytes.length > SMALL ? 7 : 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => promisify<Buffer, Buffer>(gzip)(bytes),
};

export const pack = (bytes: Buffer, coding: Coding): Promise<Buffer> => CODINGS[coding](bytes);

/** Coding that a client prefers according to Accept-Encoding; undefined for uncompressed bytes. */
export function codingFor(accepted: string | undefined): Coding | undefined {
  const weights = new Map<string, number>();
  for (const each of (accepted ?? "").toLowerCase().split(",")) {
    const [, name, weight = "1"] = /^\s*([\w*-]+)\s*(?:;\s*q=([\d.]+)\s*)?$/.exec(each) ?? [];
    if (name !== undefined) weights.set(name, Number(weight));
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  const plain = weights.get("identity") ?? 0;
  const best = weightOf("gzip") > weightOf("br") ? "gzip" : "br";
  return weightOf(best) > 0 && weightOf(best) >= plain ? best : undefined;
}

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".csv": "text/csv; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".py": "text/x-python; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".png": "image/png",
  ".woff2": "font/woff2",
};

const OTHER = "application/octet-stream";

/** Files of the page by URL path; `/` is index.html. No other files are served. */
export type Files = ReadonlyMap<string, Served>;

/** Files in `folder`; none when it does not exist. */
export const filesUnder = (folder: string): Files =>
  named(
    listed(folder).map(
      (entry) => [relative(folder, entry).split(sep).join("/"), readFileSync(entry)] as const,
    ),
  );

/**
 * Files in an archive that `scripts/pack.mjs` wrote: compressed together, a line with the path and length of
 * each file, then their bytes.
 */
export function filesIn(archive: Buffer): Files {
  const bytes = brotliDecompressSync(archive);
  const end = bytes.indexOf("\n");
  const list: readonly (readonly [path: string, length: number])[] = JSON.parse(
    bytes.toString("utf8", 0, end),
  );
  let at = end + 1;
  return named(
    list.map(([path, length]) => {
      const from = at;
      at += length;
      return [path, bytes.subarray(from, at)] as const;
    }),
  );
}

function named(entries: readonly (readonly [path: string, bytes: Buffer])[]): Files {
  const files = new Map<string, Served>();
  for (const [path, bytes] of entries)
    files.set(`/${path}`, served(TYPES[extname(path)] ?? OTHER, bytes, path.startsWith("assets/")));
  const index = files.get("/index.html");
  return index === undefined ? files : files.set("/", index);
}

function served(type: string, bytes: Buffer, fixed: boolean): Served {
  const kept = new Map<Coding, Promise<Buffer>>();
  return {
    type,
    bytes,
    tag: createHash("sha256").update(bytes).digest("base64url").slice(0, 22),
    fixed,
    text: /^text\/|json|svg/.test(type),
    packed(coding) {
      const packed = kept.get(coding) ?? pack(bytes, coding);
      kept.set(coding, packed);
      return packed;
    },
  };
}

function listed(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return [];
  }
}
