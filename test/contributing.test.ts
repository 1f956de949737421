import { readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { additions, given, root } from "./additions.case.ts";

describe.each(["CONTRIBUTING.md", "CONTRIBUTING.zh-CN.md"])("%s", (document) => {
  const text = readFileSync(join(root, document), "utf8");
  test.each(additions)("shows the $kind as it is added here", ({ kind, files }) => {
    for (const file of files) {
      const form = { ".ts": "typescript", ".tsx": "tsx", ".css": "css" }[extname(file)];
      expect(text).toContain(`\`${file}\`:\n\n\`\`\`${form}\n${given(kind, basename(file))}\`\`\`\n`);
    }
    expect(text).toContain(`\`\`\`diff\n${given(kind, "list.diff")}\`\`\`\n`);
  });
  test("shows the documentation of the command", () => {
    const shown = document.includes("zh") ? "mex.zh-CN.md" : "mex.md";
    expect(text).toContain(given("command", shown).replace(/^(?=.)/gm, "    "));
  });
});
