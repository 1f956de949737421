// Run by `npm version 1.0.0` after it has written the version into package.json: writes it into the citation,
// and with the date into the changelog, whose first version is the unpublished one.
import { readFileSync, writeFileSync } from "node:fs";

const { version } = JSON.parse(readFileSync("package.json", "utf8"));
const date = new Date().toISOString().slice(0, 10);

for (const [file, from, to] of [
  ["CITATION.cff", /^version: .*$/m, `version: ${version}`],
  ["CHANGELOG.md", /^## \S+ \(not yet published\)$/m, `## ${version} (${date})`],
]) {
  const text = readFileSync(file, "utf8");
  if (!from.test(text)) {
    console.error(`nimber: ${file}: expected a line that matches ${from.source}, found none`);
    process.exit(1);
  }
  writeFileSync(file, text.replace(from, to));
}
