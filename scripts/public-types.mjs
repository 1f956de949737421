// Public types as text: the exports of each entry point of the package, and every declaration reachable from
// them. `npm run documents` writes it to test/public-types.txt, so that changes show up in reviews.
import { readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import ts from "typescript";
import { root } from "./bootstrap.mjs";

const dist = join(root, "dist");
const printer = ts.createPrinter({ removeComments: true, omitTrailingSemicolon: true });

/** Text of test/public-types.txt for the present build. */
export function publicTypes() {
  const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const entries = Object.entries(exports)
    .filter(([, each]) => "nimber-source" in Object(each))
    .map(([name, each]) => [`nimber${name.slice(1)}`, join(root, each.default.replace(/\.js$/, ".d.ts"))]);
  const program = ts.createProgram(
    entries.map(([, file]) => file),
    { module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2023, types: [], noEmit: true },
  );
  const checker = program.getTypeChecker();
  const declarations = new Map();

  /** Adds the declarations of a symbol, and of everything that they refer to. */
  function reach(symbol) {
    const meant = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    for (const each of meant.declarations ?? []) {
      const source = each.getSourceFile();
      if (!source.fileName.startsWith(dist.split(sep).join("/"))) continue;
      const node = ts.isVariableDeclaration(each) ? each.parent.parent : each;
      // Parameters, members and type parameters are part of a declaration that is already included.
      if (node.parent !== source || declarations.has(node)) continue;
      const file = relative(dist, source.fileName)
        .split(sep)
        .join("/")
        .replace(/\.d\.ts$/, "");
      declarations.set(node, [file, printer.printNode(ts.EmitHint.Unspecified, node, source)]);
      visit(node);
    }
  }
  function visit(node) {
    if (ts.isIdentifier(node)) {
      const symbol = checker.getSymbolAtLocation(node);
      if (symbol !== undefined) reach(symbol);
    }
    ts.forEachChild(node, visit);
  }

  const names = entries.map(([name, file]) => {
    const symbols = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)));
    symbols.forEach(reach);
    const sorted = symbols.map((symbol) => symbol.name).sort();
    return `${name}\n${sorted.map((each) => `  ${each}\n`).join("")}`;
  });
  return `${names.join("\n")}\n${byFile(declarations.values())}`;
}

/** Declarations by file, sorted by their text. */
function byFile(declarations) {
  const files = new Map();
  for (const [file, text] of declarations) files.set(file, [...(files.get(file) ?? []), text]);
  return [...files]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, texts]) => `// ${file}\n${texts.sort().join("\n")}\n`)
    .join("\n");
}
