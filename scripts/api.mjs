// npm run api -- [FOLDER]
// Writes a reference of all exports of the package's entry points from the doc comments, as a static site.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Application } from "typedoc";
import { root } from "./bootstrap.mjs";

const [folder = "api", ...more] = process.argv.slice(2);
if (more.length > 0) {
  console.error(`nimber: expected one folder, found ${process.argv.slice(2).join(" ")}`);
  process.exit(2);
}

/** Names of the entry points, by their folders in `src`. */
const entries = new Map(
  Object.entries(JSON.parse(readFileSync(join(root, "package.json"), "utf8")).exports)
    .filter(([, each]) => "nimber-source" in Object(each))
    .map(([name, each]) => [
      /^\.\/src\/(?:(.*)\/)?index\.ts$/.exec(each["nimber-source"])[1] ?? "",
      `nimber${name.slice(1)}`,
    ]),
);

const app = await Application.bootstrap({
  name: "Nimber",
  includeVersion: true,
  entryPoints: [...entries.keys()].map((part) => join(root, "src", part, "index.ts")),
  tsconfig: join(root, "tsconfig.json"),
  readme: "none",
  // The repository has no address before a release.
  disableSources: true,
  // Types that occur only in a signature are written in place.
  validation: { notExported: false, invalidLink: true },
  treatWarningsAsErrors: true,
  logLevel: "Warn",
});
const project = await app.convert();
if (project === undefined) process.exit(1);
for (const each of project.children) each.name = entries.get(each.name === "index" ? "" : each.name);
await app.generateDocs(project, resolve(folder));
if (app.logger.hasErrors() || app.logger.hasWarnings()) process.exit(1);
