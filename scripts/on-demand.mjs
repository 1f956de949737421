import { readFileSync } from "node:fs";
import { catalogue, readers } from "nimber/games";
import { methods } from "nimber/solve";

// A bundle of the package that starts with little: its lists of games, of notations and of methods load their members
// on demand. The modules that are such lists are rewritten to load members by key.

/**
 * Lists that the package exports from `door`, the keys of their members, and the members that are needed from the
 * start: a board of Nim.
 */
const LISTS = [
  {
    name: "games",
    door: "nimber/games",
    list: "catalogue",
    called: catalogue.map(({ id }) => id),
    begins: ["nim"],
  },
  {
    name: "readers",
    door: "nimber/games",
    list: "readers",
    called: readers.map(({ starts }) => starts.source),
    begins: [],
  },
  {
    name: "guesses",
    door: "nimber/games",
    list: "guesses",
    called: ["meant"],
    begins: [],
  },
  {
    name: "methods",
    door: "nimber/solve",
    list: "methods",
    called: methods.map(({ id }) => id),
    begins: ["theorem", "search"],
  },
];

/** Modules that every game needs. They are one file, since they would else become forty shared chunks. */
const CORE =
  /\/src\/(?:errors|encoding|locale\/(?:message|words)|nimber\/(?:gcd|natural|read-natural|nim-sum|isqrt|value|mex|instantiate)|rules\/width|solve\/(?:component|limits|method|position|remember|entailing\/\w+|graph\/(?:digraph|ended|graph-of|played|retrograde)|kernel\/load|methods\/(?:index|search|theorem)|parts\/work|search\/(?:alone|fold|grundy|outcomes))|games\/(?:catalogue|guesses|nim|notation|scanner|readers\/(?:index|reader)|family\/(?:consecutive|heap-rows|heaps?|natural|subtraction)))\.ts$/;

/** Rules in a line, and laws, which are written and evaluated like them. Nim alone needs neither. */
const RULES =
  /\/src\/(?:law-value\/(?:evaluate|periodic)|number\/factor|rules\/(?:alternatives|counted|floor|parse|grammar|arithmetic|sets|compile|walk|cursor|lex|space)|games\/family\/(?:by-law|pair|periodic))\.ts$/;

/** Tables of heaps, and the proofs of their periods. */
const TABLES =
  /\/src\/(?:checker\/(?:certificate|heap-moves|meter|mex|period|sparse)|solve\/(?:heap\/(?:break-engine|moves-engine|plain|plain-engine|rules|take-engine)|kernel\/(?:break|break-compiled|marking|mask|store|take)(?:\.wasm)?|methods\/table|period\/(?:exceptions|find|portions|reach|repeat|replayed|seek|sequence|table|theorem)))\.ts$/;

/** Files that several modules share, in addition to automatic chunks. */
export const GROUPS = [
  { name: "core", test: CORE, priority: 2 },
  { name: "rules", test: RULES, priority: 1 },
  { name: "tables", test: TABLES },
];

const VIRTUAL = "nimber/on-demand";

/** Plugin that makes the lists load on demand, and offers what fills them as `nimber/on-demand`. */
export function onDemand() {
  let paths = [];
  let emptied = false;
  let filled = false;
  return {
    name: "on-demand",
    enforce: "pre",
    async buildStart() {
      emptied = false;
      filled = false;
      paths = await Promise.all(LISTS.map(({ door, list }) => moduleOf(this, door, list)));
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load(id) {
      if (id === `\0${VIRTUAL}`) {
        filled = true;
        return LISTS.map(
          ({ name }, i) => `export { filled as ${name} } from ${JSON.stringify(paths[i])};`,
        ).join("\n");
      }
      const list = LISTS[paths.indexOf(id)];
      emptied ||= list !== undefined;
      return list && listed(list, parsed(this, id));
    },
    buildEnd() {
      if (emptied && !filled) this.error("on demand: expected a bundle that knows games to fill its lists");
    },
  };
}

const parsed = (build, path) => build.parse(readFileSync(path, "utf8"), { lang: "ts" });

/** Module that declares what a door of the package exports from it. */
async function moduleOf(build, door, name) {
  const { id } = (await build.resolve(door, import.meta.filename)) ?? {};
  if (id === undefined) throw new Error(`on demand: expected the package to export ${door}`);
  for (const node of parsed(build, id).body) {
    if (node.type !== "ExportNamedDeclaration" || node.source === null) continue;
    const exported = node.specifiers.map((each) => each.exported.type === "Identifier" && each.exported.name);
    if (!exported.includes(name)) continue;
    const module = await build.resolve(node.source.value, id);
    if (module !== null) return module.id;
  }
  throw new Error(`on demand: expected ${door} to export ${name} from its module`);
}

/** List that a module exports, with its members, which the module imports: the name of each and its module. */
function listIn({ body }) {
  const imported = new Map();
  for (const node of body) {
    if (node.type !== "ImportDeclaration") continue;
    for (const each of node.specifiers)
      if (each.type === "ImportSpecifier" && each.imported.type === "Identifier")
        imported.set(each.local.name, { name: each.imported.name, from: node.source.value });
  }
  const declared = body.flatMap((node) =>
    node.type === "ExportNamedDeclaration" && node.declaration?.type === "VariableDeclaration"
      ? node.declaration.declarations
      : [],
  );
  for (const { id, init } of declared) {
    if (id.type !== "Identifier" || init?.type !== "ArrayExpression") continue;
    const members = init.elements.map((each) =>
      each?.type === "Identifier" ? imported.get(each.name) : undefined,
    );
    if (members.every((each) => each !== undefined)) return { exported: id.name, members };
  }
  throw new Error("on demand: expected a module that exports a list of what it imports");
}

/** Source of the list with only its first members, and of `filled`, which loads the others. */
function listed({ name, called, begins }, program) {
  const { exported, members } = listIn(program);
  if (members.length !== called.length)
    throw new Error(`on demand: ${name}: expected ${called.length} members, found ${members.length}`);
  const all = members.map((each, i) => ({ ...each, key: JSON.stringify(called[i]), at: `member${i}` }));
  const first = all.filter((_, i) => begins.includes(called[i]));
  return [
    ...first.map(({ name, from, at }) => `import { ${name} as ${at} } from "${from}";`),
    `const found = new Map([${first.map(({ key, at }) => `[${key}, ${at}]`)}]);`,
    `export const ${exported} = [...found.values()];`,
    "const load = {",
    ...all.map((each) => {
      const { key, name, from } = each;
      return first.includes(each)
        ? `${key}: undefined,`
        : `${key}: async () => (await import("${from}")).${name},`;
    }),
    "};",
    "const names = Object.keys(load);",
    "export const filled = {",
    "  names,",
    "  async fill(wanted) {",
    "    const missing = names.filter((name) => wanted.includes(name) && !found.has(name));",
    "    const loaded = await Promise.all(missing.map((name) => load[name]()));",
    "    missing.forEach((name, i) => found.set(name, loaded[i]));",
    `    ${exported}.splice(0, Infinity, ...names.flatMap((name) => (found.has(name) ? [found.get(name)] : [])));`,
    "  },",
    "};",
  ].join("\n");
}
