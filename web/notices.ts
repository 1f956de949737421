import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";

/** Where the page says whose code it brings. */
const NOTICES = "licenses.txt";

/** A package, and the texts that its authors ask to be passed on with it. */
interface Notice {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly texts: readonly string[];
}

/** Licences, and notices of what a package itself has from others. */
const TEXTS = /^(?:licen[cs]e|copying|notice|third-?party-?notice)[^/]*$/i;

/** What the build puts into every page: its own small runtime. */
const RUNTIMES: readonly (readonly [RegExp, string])[] = [
  [/^\0rolldown\//, "rolldown"],
  [/^\0vite\//, "vite"],
];

/** After this a licence speaks of what the builder itself is made of, which the page does not have. */
const OF_THE_BUILDER = /^# Licenses of bundled dependencies$[\s\S]*/m;

/**
 * Collects the packages whose modules are in the bundle, of Workers and scripts for the sandbox too, each of which is
 * built by itself: the plugin goes into every one of them. With the page itself it writes their licences.
 */
export function notices(folder: string): { readonly collect: Plugin; readonly write: Plugin } {
  const packages = new Map<string, Notice>();
  const add = (manifest: string) => {
    if (!packages.has(manifest)) packages.set(manifest, noticeOf(manifest));
  };
  const collect: Plugin = {
    name: "notices-collect",
    generateBundle(_, bundle) {
      // A stylesheet is no module of a chunk any more.
      const styles = [...this.getModuleIds()].filter((id) => /\.css(?:\?|$)/.test(id));
      const modules = Object.values(bundle).flatMap((each) => (each.type === "chunk" ? each.moduleIds : []));
      for (const id of [...modules, ...styles]) {
        const runtime = RUNTIMES.find(([pattern]) => pattern.test(id))?.[1];
        if (runtime !== undefined) add(join(folder, "node_modules", runtime, "package.json"));
        else if (id.includes("/node_modules/")) add(manifestAbove(id.replace(/[?#].*$/, "")));
      }
    },
  };
  const write: Plugin = {
    name: "notices-write",
    apply: "build",
    enforce: "post",
    generateBundle() {
      const found = [...packages.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
      this.emitFile({ type: "asset", fileName: NOTICES, source: textOf(found) });
    },
  };
  return { collect, write };
}

/** The package.json of the package that the file belongs to: the nearest one that has a version. */
function manifestAbove(file: string): string {
  for (let folder = dirname(file); basename(folder) !== "node_modules"; folder = dirname(folder)) {
    const manifest = join(folder, "package.json");
    if (existsSync(manifest) && JSON.parse(readFileSync(manifest, "utf8")).version !== undefined)
      return manifest;
  }
  throw new Error(`notices: expected a package around ${file}`);
}

function noticeOf(manifest: string): Notice {
  const { name, version, license } = JSON.parse(readFileSync(manifest, "utf8"));
  const folder = dirname(manifest);
  const texts = readdirSync(folder)
    .filter((file) => TEXTS.test(file))
    .sort()
    .map((file) =>
      readFileSync(join(folder, file), "utf8")
        .replace(OF_THE_BUILDER, "")
        .replaceAll("\r\n", "\n")
        .replace(/^\uFEFF/, "")
        .trim(),
    );
  if (typeof license !== "string" || texts.length === 0) {
    throw new Error(`notices: expected a licence in ${folder}`);
  }
  return { name, version, license, texts };
}

const HEAD = `Nimber's page brings code and fonts of the packages below, under their licences.
Nimber 的网页包含以下软件包的代码与字体，各依其许可证使用。
`;

function textOf(found: readonly Notice[]): string {
  const rule = "=".repeat(80);
  const list = found.map(({ name, version, license }) => `  ${name} ${version} (${license})\n`).join("");
  const each = found.map(
    ({ name, version, license, texts }) =>
      `${rule}\n${name} ${version} (${license})\n${rule}\n\n${texts.join("\n\n")}\n`,
  );
  return `${HEAD}\n${list}\n${each.join("\n")}`;
}
