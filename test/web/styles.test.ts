import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import postcss, { type AtRule, type Container, type Declaration, type Rule } from "postcss";
import { describe, expect, test } from "vitest";

const root = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), "web/src");

const sheets = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".css"))
  .map((file) => ({ file, ast: postcss.parse(readFileSync(join(root, file), "utf8")) }));

/** Folders whose styles apply to the whole page; others belong to one route. */
const SHARED = new Set(["style", "shell"]);

/** Half of the number in 0.1.0. */
const MOST = 1367;

const declarations = (rule: Container): Declaration[] =>
  (rule.nodes ?? []).filter((node): node is Declaration => node.type === "decl");

/** Scope of a rule: its file, and the conditions around it. */
function contextOf(file: string, rule: Rule): string {
  const around: string[] = [];
  for (let at = rule.parent; at && at.type !== "root"; at = at.parent) {
    const { name, params } = at as AtRule;
    around.unshift(`@${name} ${params}`);
  }
  return [file, ...around].join(" ");
}

describe("the styles of the page", () => {
  test(`are ${MOST} declarations at most`, () => {
    let count = 0;
    for (const { ast } of sheets) ast.walkDecls(() => void count++);
    expect(count).toBeGreaterThan(1000);
    expect(count).toBeLessThanOrEqual(MOST);
  });

  test("say no block of declarations twice in one place", () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const { file, ast } of sheets) {
      ast.walkRules((rule) => {
        const block = declarations(rule).map(({ prop, value }) => `${prop}: ${value}`);
        if (block.length < 2) return;
        const key = [contextOf(file, rule), ...block.sort()].join("; ");
        const before = seen.get(key);
        if (before !== undefined) twice.push(`${file}: ${before} and ${rule.selector}`);
        seen.set(key, rule.selector);
      });
    }
    expect(twice).toEqual([]);
  });

  test("of a route stand beside it and apply within it alone", () => {
    const loose: string[] = [];
    for (const { file, ast } of sheets) {
      if (SHARED.has(file.split(sep)[0]!)) continue;
      ast.walkRules((rule) => {
        // The Lab also draws graphs; selectors with its two class names are separate.
        for (let at: typeof rule | undefined = rule; at?.type === "rule"; at = at.parent as typeof rule)
          if (/\.graphview|\.signs/.test(at.selector)) return;
        const context = contextOf(file, rule);
        if (!/@(scope \(main\.|keyframes)/.test(context)) loose.push(`${context}: ${rule.selector}`);
      });
    }
    expect(loose).toEqual([]);
  });

  test("write each colour once, for light and dark together", () => {
    const colours: string[] = [];
    for (const { file, ast } of sheets) {
      ast.walkDecls(({ prop, value }) => {
        if (file === join("style", "tokens.css")) {
          if (value.includes("#") && !value.startsWith("light-dark("))
            colours.push(`${file} ${prop}: ${value}`);
        } else if (/#[\da-f]{3,8}\b/i.test(value)) colours.push(`${file} ${prop}: ${value}`);
      });
    }
    expect(colours).toEqual([]);
  });

  test("are each imported by the code beside them", () => {
    for (const { file } of sheets) {
      const folder = dirname(file);
      const code = readdirSync(join(root, folder), { encoding: "utf8" })
        .concat(SHARED.has(folder) ? ["../main.tsx"] : [])
        .filter((name) => /\.tsx$/.test(name))
        .map((name) => readFileSync(join(root, folder, name), "utf8"));
      const name = relative(folder, file);
      expect([file, code.some((text) => text.includes(`/${name}"`))]).toEqual([file, true]);
    }
  });
});
