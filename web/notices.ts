import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";

/** File with the licences of the page's dependencies. */
const NOTICES = "licenses.txt";

/** Package, with the texts that its licence requires to be passed on. */
interface Notice {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly texts: readonly string[];
}

/** File names of licences, and of notices about code from others. */
const TEXTS = /^(?:licen[cs]e|copying|notice|third-?party-?notice)[^/]*$/i;

/** Small runtimes that the build adds to every page. */
const RUNTIMES: readonly (readonly [RegExp, string])[] = [
  [/^\0rolldown\//, "rolldown"],
  [/^\0vite\//, "vite"],
];

/** Part of a licence about the dependencies of the build tool itself, which are not in the page. */
const OF_THE_BUILDER = /^# Licenses of bundled dependencies$[\s\S]*/m;

/**
 * Plugins that collect the packages whose modules are in the bundle, and write their licences. Workers and
 * scripts for the sandbox are separate builds, so the collecting plugin is added to each of them.
 */
export function notices(folder: string): { readonly collect: Plugin; readonly write: Plugin } {
  const packages = new Map<string, Notice>();
  const add = (manifest: string) => {
    if (!packages.has(manifest)) packages.set(manifest, noticeOf(manifest));
  };
  const collect: Plugin = {
    name: "notices-collect",
    generateBundle(_, bundle) {
      // A style sheet is no longer a module of a chunk.
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

/** package.json of the package that contains a file: the nearest one with a version. */
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

/** List of the packages, then each text below the names of the packages that have it. */
function textOf(found: readonly Notice[]): string {
  const rule = "=".repeat(80);
  const named = ({ name, version, license }: Notice) => `${name} ${version} (${license})\n`;
  const sections = new Map<string, string>();
  for (const notice of found) {
    const text = notice.texts.join("\n\n");
    sections.set(text, `${sections.get(text) ?? ""}${named(notice)}`);
  }
  const each = [...sections].map(([text, names]) => `${rule}\n${names}${rule}\n\n${text}\n`);
  return `${HEAD}\n${found.map((notice) => `  ${named(notice)}`).join("")}\n${each.join("\n")}`;
}
