import { readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { Marked, Renderer, type Token, type Tokens } from "marked";
import type { Language, LocalizedText } from "nimber";
import type { Plugin } from "vite";
import { address as help } from "./src/help/address.ts";
import type { HelpEntry, HelpGroup, HelpPage, HelpPart, HelpSection } from "./src/help/help.ts";
import { formatAddress } from "./src/shell/address.ts";
import type { Codec } from "./src/shell/fields.ts";
import { address as theory } from "./src/theory/address.ts";
import { chapterIds } from "./src/theory/ids.ts";
import { tryOf } from "./try.ts";

// Documents of docs/ as pages of Help. They are converted to HTML when the page is built:
//
// - docs/README.md has the contents: its lists name the pages and group them by purpose.
// - A page is the same document in every language: its anchors are made from the English headings.
// - Links to documents and chapters stay within the page. Links to other files of the repository become text.
// - Each command in a console block is a separate part, with a link to the page that does the same.

const docs = fileURLToPath(new URL("../docs", import.meta.url));
const LANGUAGES = ["en", "zh"] as const satisfies readonly Language[];
const ENDS: Readonly<Record<Language, string>> = { en: ".md", zh: ".zh-CN.md" };

/** Line below the title with links to the other language and to neighbouring documents. */
const AROUND = /^\[(?:English|简体中文)\]\(/;

/** Documents about the code of Nimber, whose headings are left out of searches. */
const UNLISTED: readonly string[] = ["design", "internals", "adding-a-game", "provenance"];

const textIn = (id: string, language: Language): string =>
  readFileSync(join(docs, `${id}${ENDS[language]}`), "utf8");

/** Parsed documents. They are cached, because every link needs the headings of its target. */
const lexed = new Map<string, { readonly text: string; readonly tokens: readonly Token[] }>();

function lex(id: string, language: Language): readonly Token[] {
  const text = textIn(id, language);
  const file = `${id}${ENDS[language]}`;
  const before = lexed.get(file);
  if (before?.text === text) return before.tokens;
  const tokens = new Marked().lexer(text).filter(({ type }) => type !== "space");
  lexed.set(file, { text, tokens });
  return tokens;
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === "heading";

/** Anchor of a heading, as on GitHub. */
const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replace(/\s/g, "-");

/** Text without Markdown markup. */
const plain = (markdown: string): string =>
  markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/[`*]/g, "");

/** Headings of a page in both languages, in order. */
function headingsOf(id: string): readonly Readonly<Record<Language, Tokens.Heading>>[] {
  const [english, chinese] = LANGUAGES.map((language) => lex(id, language).filter(isHeading));
  const depths = (all: readonly Tokens.Heading[]) => all.map(({ depth }) => depth).join();
  if (depths(english!) !== depths(chinese!))
    throw new Error(`docs/${id}.md: expected the same headings as docs/${id}${ENDS.zh}`);
  return english!.map((en, i) => ({ en, zh: chinese![i]! }));
}

const sectionOf = ({ en, zh }: Readonly<Record<Language, Tokens.Heading>>): HelpSection => ({
  at: slugOf(en.text),
  title: { en: plain(en.text), zh: plain(zh.text) },
});

/** Documents in a list of the contents, with the text after each link. */
function entriesIn(list: Tokens.List): readonly { readonly page: string; readonly note: string }[] {
  const entries: { page: string; note: string }[] = [];
  for (const { tokens } of list.items)
    for (const token of (tokens[0] as Tokens.Text).tokens ?? [])
      if (token.type === "link")
        entries.push({ page: (token as Tokens.Link).href.replace(/(?:\.zh-CN)?\.md$/, ""), note: "" });
      else entries.at(-1)!.note += (token as Tokens.Text).text;
  return entries.map(({ page, note }) => ({
    page,
    note: note.replace(/^[\s:：,，、（]+|[\s:：,，、）]+$/g, ""),
  }));
}

interface Grouped {
  readonly name: string;
  readonly lead: string;
  readonly entries: readonly { readonly page: string; readonly note: string }[];
}

/** Sections of docs/README.md. */
function sectionsOf(language: Language): readonly Grouped[] {
  const tokens = lex("README", language);
  return tokens.flatMap((token, i) => {
    if (!isHeading(token) || token.depth !== 2) return [];
    const end = tokens.findIndex((each, j) => j > i && isHeading(each));
    const inside = tokens.slice(i + 1, end < 0 ? undefined : end);
    const list = inside.find(({ type }) => type === "list") as Tokens.List | undefined;
    if (list === undefined)
      throw new Error(`docs/README${ENDS[language]}: expected a list under ${token.text}`);
    const lead = inside.find(({ type }) => type === "paragraph") as Tokens.Paragraph | undefined;
    return [{ name: token.text, lead: lead?.text ?? "", entries: entriesIn(list) }];
  });
}

/** Summary of each command, from `nimber help`. */
function summaries(language: Language): ReadonlyMap<string, string> {
  const [, block = ""] = /```console\n\$ nimber help\n([\s\S]*?)```/.exec(textIn("README", language)) ?? [];
  return new Map([...block.matchAll(/^ {4}([a-z]+) {2,}(\S.*)$/gm)].map(([, name, does]) => [name!, does!]));
}

/** Text after a link in the contents; for a command without one, its summary. */
function noteOf(
  page: string,
  en: string,
  zh: string,
  does: Readonly<Record<Language, ReadonlyMap<string, string>>>,
): Pick<HelpEntry, "note"> {
  if (en !== "") return { note: { en, zh } };
  const [, command] = /^commands\/(.+)$/.exec(page) ?? [];
  if (command === undefined) return {};
  const note = { en: does.en.get(command), zh: does.zh.get(command) };
  if (note.en === undefined || note.zh === undefined)
    throw new Error(`docs/README: expected ${command} in the output of nimber help`);
  return { note: { en: note.en, zh: note.zh } };
}

/**
 * Contents.
 * @throws Error if the languages differ, or a command has no summary
 */
function helpGroups(): readonly HelpGroup[] {
  const [english, chinese] = LANGUAGES.map(sectionsOf);
  const does = { en: summaries("en"), zh: summaries("zh") };
  const pages = (of: readonly Grouped[]) =>
    of.map(({ entries }) => entries.map(({ page }) => page).join()).join("; ");
  if (pages(english!) !== pages(chinese!))
    throw new Error(
      `docs/README${ENDS.zh}: expected the documents ${pages(english!)}, found ${pages(chinese!)}`,
    );
  return english!.map((en, i) => {
    const zh = chinese![i]!;
    return {
      name: { en: en.name, zh: zh.name },
      ...(en.lead !== "" && { lead: { en: en.lead, zh: zh.lead } }),
      entries: en.entries.map(
        ({ page, note }, j): HelpEntry => ({
          page,
          title: titleOf(page),
          ...noteOf(page, note, zh.entries[j]!.note, does),
        }),
      ),
    };
  });
}

const titleOf = (id: string): LocalizedText => sectionOf(headingsOf(id)[0]!).title;

/** Pages of Help in the order of the contents, without the theory, which is a separate page. */
export const helpIds = (): readonly string[] =>
  helpGroups().flatMap(({ entries }) => entries.map(({ page }) => page).filter((page) => page !== "theory"));

/** Pages with their headings, for searches. */
function helpIndex(): readonly HelpPage[] {
  return helpGroups().flatMap(({ name, entries }) =>
    entries
      .filter(({ page }) => page !== "theory")
      .map(({ page, title, note }) => ({
        ...{ page, title, group: name },
        ...(note && { note }),
        sections: UNLISTED.includes(page) ? [] : headingsOf(page).slice(1).map(sectionOf),
      })),
  );
}

/**
 * Document in a language, without its title.
 * @throws Error if it is not a page
 */
export function helpParts(id: string, language: Language): readonly HelpPart[] {
  const anchors = new Map(headingsOf(id).map((each) => [slugOf(each[language].text), slugOf(each.en.text)]));
  const pages = new Set(helpIds());
  const hrefTo = <S>(codec: Codec<S>, state: Partial<S>): string =>
    formatAddress({ language, route: codec.route, query: codec.write(state) });

  /** Target of a link within the page; `undefined` for a file that the page does not have. */
  function resolved(href: string): string | undefined {
    if (/^https?:/.test(href)) return href;
    const [path = "", hash] = href.split("#");
    const to = path === "" ? id : posix.join(posix.dirname(id), path).replace(/(?:\.zh-CN)?\.md$/, "");
    if (to === "README") return hrefTo(help, {});
    if (to === "theory") return hrefTo(theory, {});
    const chapter = chapterIds.find((each) => to === `theory/${each}`);
    if (chapter !== undefined) return hrefTo(theory, { page: chapter });
    if (!pages.has(to)) return undefined;
    return hrefTo(help, { page: to, at: hash === undefined ? undefined : anchorIn(to, hash) });
  }

  function anchorIn(page: string, hash: string): string {
    const found = headingsOf(page).find((each) => slugOf(each[language].text) === decodeURIComponent(hash));
    if (found === undefined) throw new Error(`docs/${id}${ENDS[language]}: ${page} has no heading ${hash}`);
    return slugOf(found.en.text);
  }

  const usual = new Renderer();
  const marked = new Marked({
    renderer: {
      heading({ tokens, text, depth }) {
        const at = anchors.get(slugOf(text))!;
        const href = hrefTo(help, { page: id, at });
        return `<h${depth} id="help-${at}" tabindex="-1"><a href="${href}">${this.parser.parseInline(tokens)}</a></h${depth}>\n`;
      },
      link({ href, tokens }) {
        const inside = this.parser.parseInline(tokens);
        const to = resolved(href);
        return to === undefined ? inside : `<a href="${to.replaceAll("&", "&amp;")}">${inside}</a>`;
      },
      code(token) {
        return usual.code
          .call(this, token)
          .replace("<pre>", '<pre class="card scrolls on-page" tabindex="0">');
      },
      table(token) {
        return `<div class="scrolls" tabindex="0">${usual.table.call(this, token)}</div>\n`;
      },
      tablecell(token) {
        const cell = usual.tablecell.call(this, token);
        // The corner cell of a table is no header.
        return token.header && token.text === "" ? cell.replaceAll("th", "td") : cell;
      },
      // Comments mark the tables that a script fills in.
      html: () => "",
    },
  });

  const parts: HelpPart[] = [];
  const add = (html: string) => {
    const last = parts.at(-1);
    if (typeof last === "string") parts[parts.length - 1] = last + html;
    else parts.push(html);
  };
  for (const token of lex(id, language).slice(1)) {
    if (token.type === "paragraph" && AROUND.test(token.raw)) continue;
    if (token.type === "code" && (token as Tokens.Code).lang === "console")
      for (const session of (token as Tokens.Code).text.split(/^\$ /m).slice(1)) {
        const [command = "", ...lines] = session.trimEnd().split("\n");
        const tried = tryOf(command);
        parts.push({
          command,
          output: lines.join("\n"),
          ...(tried && { tried: { route: tried.route, href: formatAddress({ language, ...tried }) } }),
        });
      }
    else add(marked.parser([token]));
  }
  return parts;
}

const CONTENTS = "virtual:help";
const INDEX = "virtual:help-index";

/** Document and language of a file in docs/. */
function pageAt(file: string): { readonly id: string; readonly language: Language } | undefined {
  if (!file.startsWith(docs) || !file.endsWith(".md") || dirname(file) === join(docs, "theory"))
    return undefined;
  const name = file.slice(docs.length + 1);
  const language = name.endsWith(ENDS.zh) ? "zh" : "en";
  const id = name.slice(0, -ENDS[language].length);
  return helpIds().includes(id) ? { id, language } : undefined;
}

/**
 * Plugin for the documents of docs/ as modules of HTML, `virtual:help` for the contents, and
 * `virtual:help-index` for the headings.
 */
export function helpPages(): Plugin {
  return {
    name: "help",
    resolveId: (id) => ([CONTENTS, INDEX].includes(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${CONTENTS}`) return `export const groups = ${JSON.stringify(helpGroups())};`;
      if (id === `\0${INDEX}`) return `export const pages = ${JSON.stringify(helpIndex())};`;
      const page = pageAt(id);
      return page && `export const parts = ${JSON.stringify(helpParts(page.id, page.language))};`;
    },
  };
}
