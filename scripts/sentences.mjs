// Each language is one file of sentences, and the sources refer to them by codes. The build replaces the
// codes: each sentence is inlined where it is used, as a text in every language, so that the loaded code
// contains only sentences that are used, and no table.
import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** Import of the message constructor of an area, `locale/<area>.ts`, and one whose calls would not be found. */
const DOOR = /import \{ t \} from "([^"]*\/locale\/[\w-]+\.ts)";/;
const RENAMED = /import \{[^}]*\bt as [^}]*\} from "[^"]*\/locale\/[\w-]+\.ts";/;

/** Construction of a message, and of one without data. */
const CALL = /(?<![\w.])t\(\s*(?:"([^"]+)")?/g;
const PLAIN_CALL = /(?<![\w.])t\(\s*"([^"]+)",?\s*\)/g;

/** Languages of the package with this module, in order. */
const languagesBeside = (door) =>
  [...readFileSync(join(dirname(door), "languages.ts"), "utf8").matchAll(/^import \* as (\w+)/gm)].map(
    ([, language]) => language,
  );

/** Sentences of an area in a language file, by code. */
function sentencesIn(text, area) {
  const opening = new RegExp(`^export const ${area}: .*\\{\\n`, "m").exec(text);
  if (opening === null) throw new Error(`expected the area ${area}`);
  const from = opening.index + opening[0].length;
  const list = text.slice(from, text.indexOf("\n};\n", from) + 1).split(/^(?= {2}(?:\w+|"[^"]+"):)/m);
  const sentences = new Map();
  for (const each of list) {
    const [head, word, quoted] = /^ {2}(?:(\w+)|"([^"]+)"):/.exec(each);
    sentences.set(word ?? quoted, each.slice(head.length).trim().replace(/,$/, ""));
  }
  return sentences;
}

/** Names that the language files import, with their modules. */
function importsIn(files) {
  const found = new Map();
  for (const text of files)
    for (const [, names, path] of text.matchAll(/^import \{ ([^}]*) \} from "([^"]+)";$/gm))
      for (const name of names.split(", ")) found.set(name, path);
  return found;
}

const textOf = (file) => readFileSync(file, "utf8");

/**
 * Source of a module with its sentences inlined, from the language files as returned by `read`; `undefined`
 * if it has none.
 */
export function withSentences(code, module, read = textOf) {
  if (RENAMED.test(code)) throw new Error(`${module}: expected the sentences under their name t`);
  const [line, source] = DOOR.exec(code) ?? [];
  if (source === undefined) return undefined;
  const door = join(dirname(module), source);
  const area = basename(door, ".ts").replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  const files = languagesBeside(door).map((language) => {
    const text = read(join(dirname(door), `${language}.ts`));
    const own = /^(?:const|function) (\w+)/m.exec(text);
    if (own !== null) throw new Error(`${language}.ts: expected ${own[1]} in a module that is imported`);
    return { language, text, sentences: sentencesIn(text, area) };
  });
  const near = (path) => JSON.stringify(path.startsWith(".") ? join(dirname(door), path) : path);
  const words = importsIn(files.map(({ text }) => text));
  const used = new Set();
  // Functions that make sentences get names that no module uses.
  const renamed = (sentence) =>
    sentence.replace(/(?<![\w.$])(\w+)(?=\()/g, (name) => {
      if (!words.has(name)) return name;
      used.add(name);
      return `$${name}`;
    });
  const inEach = (name) => {
    if (name === undefined) throw new Error(`${module}: expected each code of a message as it stands`);
    const said = files.map(({ language, sentences }) => {
      if (!sentences.has(name))
        throw new Error(`${module}: expected the code ${name} of ${area} in ${language}`);
      return `${language}: ${renamed(sentences.get(name))}`;
    });
    return said.join(", ");
  };
  const text = code
    .replace(PLAIN_CALL, (_, name) => `({ ${inEach(name)} })`)
    .replace(CALL, (_, name) => `composed({ ${inEach(name)} }`);
  const [, message] = /^import \{[^}]*\bspeaker\b[^}]*\} from "([^"]+)";$/m.exec(readFileSync(door, "utf8"));
  const imports = [`import { composed } from ${near(message)};`];
  for (const name of used) imports.push(`import { ${name} as $${name} } from ${near(words.get(name))};`);
  return text.replace(line, () => imports.join("\n"));
}

/** Plugin for Rolldown and Vite. */
export const sentences = (read = textOf) => ({
  name: "sentences",
  enforce: "pre",
  transform(code, id) {
    const text = withSentences(code, id.split("?")[0], read);
    return text === undefined ? undefined : { code: text, map: null };
  },
});
