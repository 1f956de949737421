// Checks that a tag may be published, as in `node scripts/release.mjs v0.2.0 owner/name`: the versions of the
// package and of the citation have to equal the tag, and the changelog has to have it with a date. Then
// writes the repository's addresses into package.json; npm compares them with the place of the build.
import { readFileSync, writeFileSync } from "node:fs";

const [tag = "", repository = ""] = process.argv.slice(2);
const version = /^v(\d+\.\d+\.\d+)$/.exec(tag)?.[1];
const manifest = JSON.parse(readFileSync("package.json", "utf8"));

const wrong = [
  [version === undefined, `expected a tag such as v1.2.3, found ${tag || "nothing"}`],
  [!/^[\w.-]+\/[\w.-]+$/.test(repository), `expected owner/name, found ${repository || "nothing"}`],
  [manifest.version !== version, `package.json: expected version ${version}, found ${manifest.version}`],
  [
    !readFileSync("CITATION.cff", "utf8").includes(`\nversion: ${version}\n`),
    `CITATION.cff: expected version ${version}`,
  ],
  [
    !new RegExp(`^## ${version?.replaceAll(".", "\\.")} \\(\\d{4}-\\d\\d-\\d\\d\\)$`, "m").test(
      readFileSync("CHANGELOG.md", "utf8"),
    ),
    `CHANGELOG.md: expected the heading "## ${version} (date)"`,
  ],
].find(([isWrong]) => isWrong);

if (wrong !== undefined) {
  console.error(`nimber: ${wrong[1]}`);
  process.exit(1);
}
const address = `https://github.com/${repository}`;
const addresses = {
  homepage: `${address}#readme`,
  bugs: `${address}/issues`,
  repository: { type: "git", url: `git+${address}.git` },
};
writeFileSync("package.json", `${JSON.stringify({ ...manifest, ...addresses }, undefined, 2)}\n`);
