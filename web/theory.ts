import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Marked, type Token, type Tokens } from "marked";
import type { Language, LocalizedText } from "nimber";
import type { Plugin } from "vite";
import { type LessonId, lessonIds } from "./src/path/ids.ts";
import { lessons } from "./src/path/lessons.ts";
import type {
  Block,
  Chapter,
  Figure,
  Inline,
  Link,
  Remark,
  Section,
  SectionKind,
} from "./src/theory/chapter.ts";
import { type ChapterId, chapterIds, figureIds } from "./src/theory/ids.ts";
import { positions } from "./src/theory/positions.ts";

// The theory is written once, in docs/theory: a Markdown file for each chapter and language, readable by
// itself. The page gets its chapters from there when it is built. Conventions beyond plain Markdown:
//
// - After the title and the lead there is a line with links to the other language and to the contents.
// - `$…$` is a formula, ```` ```math #part ```` a displayed one.
// - `[…](#part)` refers to a part of the figure; parts are the anchors of the list under the figure. GitHub
//   draws no formula within a link, so an adjacent formula belongs to the link, and `[▸](#part)` has only the
//   one before it.
// - A section that begins with a picture of a figure is the place of that figure.
// - `<!-- claim: name -->` is the place of a test, `<!-- positions: name -->` that of positions to be played,
//   and `<!-- graph: sum -->` and similar ones are links to other tabs.
// - `<!-- lesson: name -->` under the heading of a remark makes it a text of that lesson of the path.
// - Sections with the headings that the page knows (Statement, Proof …) get layouts of their own.

const docs = fileURLToPath(new URL("../docs", import.meta.url));
const folder = join(docs, "theory");
const LANGUAGES = ["en", "zh"] as const satisfies readonly Language[];
const ENDS: Readonly<Record<Language, string>> = { en: ".md", zh: ".zh-CN.md" };

/** Line below the lead. */
const AROUND: Readonly<Record<Language, (id: ChapterId) => string>> = {
  en: (id) => `[简体中文](${id}.zh-CN.md) · [contents](../theory.md)`,
  zh: (id) => `[English](${id}.md) · [目录](../theory.zh-CN.md)`,
};

/** Headings with layouts of their own. */
const KNOWN: Readonly<Record<Language, Readonly<Record<string, SectionKind>>>> = {
  en: {
    Statement: "statement",
    "Tested against the rules": "check",
    Proof: "proof",
    Example: "example",
    "In the workbench": "elsewhere",
    "Common mistakes": "mistakes",
    Sources: "sources",
  },
  zh: {
    结论: "statement",
    用规则检验: "check",
    证明: "proof",
    例: "example",
    在工作台中: "elsewhere",
    常见错误: "mistakes",
    出处: "sources",
  },
};

/** Markdown parser as on GitHub, with formulas. */
const markdown = new Marked({
  extensions: [
    {
      name: "formula",
      level: "inline",
      start: (text) => {
        const at = text.indexOf("$");
        return at < 0 ? undefined : at;
      },
      tokenizer(text) {
        const [raw, tex] = /^\$([^$\n]+)\$/.exec(text) ?? [];
        return raw === undefined ? undefined : { type: "formula", raw, tex };
      },
    },
  ],
});

/** Picture of a figure, drawn by `npm run gallery`. */
const PICTURE = /^!\[[^\]]+\]\(\.\.\/pictures\/figure-(\w+)\.(en|zh)\.png\)$/;

const DIRECTIVE = /<!-- (\w+): (.+?) -->/g;

const fileOf = (id: ChapterId, language: Language): string => join(folder, `${id}${ENDS[language]}`);

/**
 * Reads a chapter in a language.
 * @throws Error with the file and the fault
 */
export const readChapter = (id: ChapterId, language: Language): Chapter =>
  chapterFrom(readFileSync(fileOf(id, language), "utf8"), id, language);

/**
 * Chapter from a Markdown text.
 * @throws Error with the file and the fault
 */
export function chapterFrom(text: string, id: ChapterId, language: Language): Chapter {
  const file = `docs/theory/${id}${ENDS[language]}`;
  const wrong = (expected: string, found: string): Error =>
    new Error(`${file}: expected ${expected}, found ${found.split("\n")[0]}`);
  const [title, lead, around, ...rest] = markdown.lexer(text).filter(({ type }) => type !== "space");
  if (title?.type !== "heading" || title.depth !== 1) throw wrong("a title", title?.raw ?? "nothing");
  if (lead?.type !== "paragraph") throw wrong("a lead", lead?.raw ?? "nothing");
  if (around?.raw.trim() !== AROUND[language](id))
    throw wrong(AROUND[language](id), around?.raw ?? "nothing");
  if (rest[0]?.type !== "heading") throw wrong("a section", rest[0]?.raw ?? "nothing");

  const parts = new Map<string, string>();
  const marks = new Set<string>();
  const placed = new Set<string>();
  let figure: Figure | undefined;

  function inlines(tokens: readonly Token[] = []): readonly Inline[] {
    const found = marked(tokens.flatMap(inline));
    if (found.some(isSign)) throw wrong(`a formula before ${SIGN}`, "none");
    return joined(found, language);
  }

  function inline(token: Token): readonly Inline[] {
    switch (token.type) {
      case "text":
      case "escape":
        return [(token as Tokens.Text).text.replaceAll("\n", " ")];
      case "formula":
        if (/\\[^a-zA-Z]/.test(token.tex)) throw wrong("no backslash that Markdown takes away", token.raw);
        return [{ kind: "formula", tex: token.tex }];
      case "strong":
      case "em":
        return [{ kind: "strong", of: inlines(token.tokens) }];
      case "codespan":
        return [{ kind: "code", text: token.text }];
      case "link":
        return linked(token as Tokens.Link);
      default:
        throw wrong("a text", token.raw);
    }
  }

  function linked({ href, tokens, raw }: Tokens.Link): readonly Inline[] {
    const of = inlines(tokens);
    if (href.startsWith("#")) {
      marks.add(href.slice(1));
      return [{ kind: "mark", part: href.slice(1), of }];
    }
    // The page has no documents other than the chapters.
    if (href.startsWith("..")) return of;
    const to = chapterIds.find((each) => href.replace(/#.*$/, "") === `${each}${ENDS[language]}`);
    if (to === undefined) throw wrong("a link to a chapter or to a part of the figure", raw);
    return [{ kind: "chapter", to, of }];
  }

  /** Blocks placed by comments; no other HTML is allowed. */
  function directives(html: string): readonly Block[] {
    const told = [...html.matchAll(DIRECTIVE)].map(([, name, what]) => directive(name!, what!));
    const left = html.replace(DIRECTIVE, "").trim();
    if (left !== "") throw wrong("a comment that places something", left);
    return told.flat();
  }

  function directive(name: string, what: string): readonly Block[] {
    switch (name) {
      case "claim":
        return [{ kind: "claim", claim: what } as Block];
      case "positions":
        if (positions[id]?.[what] === undefined) throw wrong(`positions of ${id} in positions.ts`, what);
        placed.add(what);
        return [{ kind: "positions", name: what }];
      case "lesson": {
        const lesson = lessonIds.find((each) => each === what && lessons[each].chapter === id);
        if (lesson === undefined) throw wrong(`a lesson of ${id} in lessons.ts`, what);
        return [{ kind: "lesson", lesson }];
      }
      default: {
        const link = linkTo(name, what);
        if (link === undefined) throw wrong("a claim, positions or another tab", name);
        return [{ kind: "link", link }];
      }
    }
  }

  function blocks(tokens: readonly Token[]): readonly Block[] {
    return tokens.flatMap(block);
  }

  function block(token: Token): readonly Block[] {
    switch (token.type) {
      case "space":
        return [];
      case "paragraph":
      case "text": {
        const all = (token as Tokens.Paragraph).tokens ?? [];
        const comments = all.filter(({ type }) => type === "html");
        const of = trimmed(inlines(all.filter(({ type }) => type !== "html")));
        return [{ kind: "paragraph", of }, ...comments.flatMap(({ raw }) => directives(raw))];
      }
      case "code": {
        const { lang = "", text } = token as Tokens.Code;
        const [, part] = /^math(?: #([\w-]+))?$/.exec(lang) ?? [];
        if (!lang.startsWith("math")) return [{ kind: "code", text }];
        if (part === undefined) return [{ kind: "display", tex: text }];
        marks.add(part);
        return [{ kind: "display", tex: text, part }];
      }
      case "list": {
        const { ordered, items } = token as Tokens.List;
        return [{ kind: "list", ordered, items: items.map((item) => blocks(item.tokens)) }];
      }
      case "blockquote":
        return [{ kind: "quote", of: blocks((token as Tokens.Blockquote).tokens) }];
      case "table": {
        const { header, rows } = token as Tokens.Table;
        return [
          {
            kind: "table",
            head: header.map(({ tokens }) => inlines(tokens)),
            rows: rows.map((row) => row.map(({ tokens }) => inlines(tokens))),
          },
        ];
      }
      case "html":
        // Marks of parts that a script fills in.
        return /^<!-- \/?\w+ -->\s*$/.test(token.raw) ? [] : directives(token.raw);
      default:
        throw wrong("a paragraph, a list, a table, code or a quotation", token.raw);
    }
  }

  /** Blocks of a statement whose first list becomes its terms. */
  function withTerms([first, ...others]: readonly Block[]): readonly Block[] {
    if (first?.kind !== "list") return first === undefined ? [] : [first, ...others];
    const terms = first.items.map((item) => {
      const [told, ...more] = item;
      const [term, means, ...after] = told?.kind === "paragraph" ? told.of : [];
      if (typeof term !== "object" || term.kind !== "strong" || typeof means !== "string" || more.length > 0)
        throw wrong("a term in bold, a colon and what it means", JSON.stringify(term));
      const text = means.replace(/^: |^：/, "");
      return { term: term.of, means: text === "" ? after : [text, ...after] };
    });
    return [{ kind: "terms", terms }, ...others];
  }

  /** Figure of a section that begins with one: its hint, and the list of its parts. */
  function figureFrom(name: string, [, hint, list, more]: readonly Token[]): Figure {
    const known = figureIds.find((each) => each === name);
    if (known === undefined || !existsSync(new URL(`src/theory/figures/${known}.tsx`, import.meta.url)))
      throw wrong("a figure of src/theory/figures", name);
    if (hint?.type !== "paragraph" || list?.type !== "list" || more !== undefined)
      throw wrong(
        `under the figure ${name} a hint and a list of its parts`,
        (more ?? list ?? hint)?.raw ?? "nothing",
      );
    for (const { text } of (list as Tokens.List).items) {
      const [, part, says] = /^<a id="([\w-]+)"><\/a>(.+)$/.exec(text) ?? [];
      if (part === undefined) throw wrong('a part as <a id="part"></a>text', text);
      parts.set(part, says!);
    }
    return { id: known, hint: (hint as Tokens.Paragraph).text, parts: Object.fromEntries(parts) };
  }

  function section(heading: Tokens.Heading, tokens: readonly Token[]): Section {
    const title = inlines(heading.tokens);
    const [, name, shows] = PICTURE.exec(tokens[0]?.raw ?? "") ?? [];
    if (name !== undefined) {
      if (shows !== language) throw wrong(`a picture in ${language}`, shows!);
      if (figure !== undefined) throw wrong("one figure", name);
      figure = figureFrom(name, tokens);
      return { kind: "figure", title, blocks: [], remarks: [] };
    }
    const kind = KNOWN[language][heading.text];
    const [before, ...under] = split(tokens, 3);
    const own = blocks(before!.tokens);
    const remarks = under.map(
      (each): Remark => ({ title: inlines(each.heading!.tokens), blocks: blocks(each.tokens) }),
    );
    return {
      ...(kind && { kind }),
      title,
      blocks: kind === "statement" ? withTerms(own) : own,
      remarks,
    };
  }

  const sections = split(rest, 2)
    .slice(1)
    .map(({ heading, tokens }) => section(heading!, tokens));
  for (const part of marks)
    if (!parts.has(part)) throw wrong(`a part of the figure with the name ${part}`, "none");
  for (const part of parts.keys())
    if (!marks.has(part)) throw wrong(`a text that tells of the part ${part}`, "none");
  for (const name of Object.keys(positions[id] ?? {}))
    if (!placed.has(name)) throw wrong(`the place of the positions ${name}`, "none");
  return {
    title: (title as Tokens.Heading).text,
    lead: (lead as Tokens.Paragraph).text.replaceAll("\n", " "),
    sections,
    ...(figure && { figure }),
  };
}

interface Part {
  readonly heading?: Tokens.Heading;
  readonly tokens: Token[];
}

/** Tokens before the first heading of a depth, and those below each heading. */
function split(tokens: readonly Token[], depth: number): readonly Part[] {
  const found: Part[] = [{ tokens: [] }];
  for (const token of tokens) {
    if (token.type === "heading" && token.depth === depth)
      found.push({ heading: token as Tokens.Heading, tokens: [] });
    else if (token.type !== "space") found.at(-1)!.tokens.push(token);
  }
  return found;
}

function linkTo(name: string, what: string): Link | undefined {
  if (name === "play" || name === "graph") return { to: name, sum: what };
  const [, game, most] = /^(\S+) (\d+)$/.exec(what) ?? [];
  return name === "values" && game !== undefined ? { to: "table", game, most: Number(most) } : undefined;
}

const SIGN = "▸";

type Mark = Extract<Inline, { readonly kind: "mark" }>;
type Formula = Extract<Inline, { readonly kind: "formula" }>;

const isMark = (each: Inline | undefined): each is Mark => typeof each === "object" && each.kind === "mark";
const isFormula = (each: Inline | undefined): each is Formula =>
  typeof each === "object" && each.kind === "formula";

/** Whether this is a mark that only refers to the formula before it. */
const isSign = (each: Inline | undefined): boolean => isMark(each) && each.of[0] === SIGN;

/** Texts in which each mark includes the adjacent formulas, with or without a space between. */
function marked(all: readonly Inline[]): readonly Inline[] {
  const found: Inline[] = [];
  /** Marks completed by a sign. */
  const ended = new Set<Inline>();
  for (const [i, each] of all.entries()) {
    const gap = found.at(-1) === " " ? [" "] : [];
    const before = found.at(-1 - gap.length);
    const put = (joined: Mark) => found.splice(-1 - gap.length, Number.POSITIVE_INFINITY, joined);
    if (isMark(each) && isSign(each) && isFormula(before)) {
      const mark = { ...each, of: [before] };
      put(mark);
      ended.add(mark);
    } else if (isSign(each)) found.push(each);
    else if (isMark(each) && isFormula(before)) put({ ...each, of: [before, ...gap, ...each.of] });
    else if (isMark(each) && isMark(before) && before.part === each.part && isFormula(before.of.at(-1)))
      put({ ...each, of: [...before.of, ...gap, ...each.of] });
    else if (
      isFormula(each) &&
      isMark(before) &&
      !ended.has(before) &&
      !isSign(all[all[i + 1] === " " ? i + 2 : i + 1])
    )
      put({ ...before, of: [...before.of, ...gap, each] });
    else found.push(each);
  }
  return found;
}

const OPENS = /[\p{Ps}“]$/u;
const CLOSES = /^[\p{Pe}”,.;:?!、。，；：？！]+/u;
/** Word joiner: keeps a sign on the line of the link before it that ends in a formula. */
const JOINER = "\u2060";
/** GitHub requires a space before a formula even after a full-width Chinese sign. */
const SPACED = /([（、。，：；！？“]) $/u;

/** Adjacent texts joined into one, with each formula taking the punctuation that stays on its line. */
function joined(all: readonly Inline[], language: Language): readonly Inline[] {
  const found: Inline[] = [];
  for (const each of all) {
    const last = found.at(-1);
    if (typeof each === "string") {
      if (typeof last === "object" && last.kind === "formula") {
        const after = CLOSES.exec(each)?.[0] ?? "";
        if (after !== "") found[found.length - 1] = { ...last, after };
        if (after.length < each.length) found.push(each.slice(after.length));
      } else if (typeof last === "string") found[found.length - 1] = last + each;
      else
        found.push(
          isMark(last) && isFormula(last.of.at(-1)) && CLOSES.test(each) ? `${JOINER}${each}` : each,
        );
    } else if (each.kind === "formula" && typeof last === "string") {
      const sign = found.at(-2);
      const around = typeof sign === "object" && sign.kind === "formula" ? (sign.after ?? "") : "";
      const text = language === "zh" ? `${around}${last}`.replace(SPACED, "$1").slice(around.length) : last;
      const before = OPENS.exec(text)?.[0] ?? "";
      found.pop();
      if (before.length < text.length) found.push(text.slice(0, text.length - before.length));
      found.push(before === "" ? each : { ...each, before });
    } else found.push(isMark(each) ? { ...each, of: joined(each.of, language) } : each);
  }
  return found;
}

/** Text without the space before trailing comments. */
function trimmed(all: readonly Inline[]): readonly Inline[] {
  const last = all.at(-1);
  return typeof last === "string" ? [...all.slice(0, -1), last.trimEnd()] : all;
}

/** Chapters under a heading of the contents. */
interface Group {
  readonly name: LocalizedText;
  readonly chapters: readonly ChapterId[];
}

/** Contents: docs/theory.md has a list of chapters with their leads under each heading but the last. */
export function contents(): readonly Group[] {
  const [english, chinese] = LANGUAGES.map((language) => {
    const file = `theory${ENDS[language]}`;
    const text = readFileSync(join(docs, file), "utf8");
    const groups = text
      .split(/^## /m)
      .slice(1)
      .map((under) => ({
        name: under.split("\n")[0]!,
        lines: under.split("\n").filter((line) => line.startsWith("- [")),
      }));
    return groups
      .filter(({ lines }) => lines.length > 0)
      .map(({ name, lines }) => ({
        name,
        chapters: lines.map((line) => {
          const [, target] = /\]\(theory\/([\w-]+)(?:\.zh-CN)?\.md\)/.exec(line) ?? [];
          const id = chapterIds.find((each) => each === target);
          const wanted = id && lineOf(id, language);
          if (line !== wanted)
            throw new Error(`docs/${file}: expected ${wanted ?? "a chapter"}, found ${line}`);
          return id!;
        }),
      }));
  });
  const [ids, others] = [english!, chinese!].map((groups) =>
    groups.flatMap(({ chapters }) => chapters).join(),
  );
  if (ids !== others) throw new Error(`docs/theory.zh-CN.md: expected the chapters ${ids}, found ${others}`);
  if (ids !== chapterIds.join())
    throw new Error(`docs/theory.md: expected the chapters ${chapterIds}, found ${ids}`);
  return english!.map(({ name, chapters }, i) => ({ name: { en: name, zh: chinese![i]!.name }, chapters }));
}

/** Line of the contents. */
function lineOf(id: ChapterId, language: Language): string {
  const { title, lead } = readChapter(id, language);
  const colon = language === "en" ? ": " : "：";
  return `- [${title}](theory/${id}${ENDS[language]})${colon}${lead}`;
}

/** Title and lead of a chapter. */
interface ChapterHeading {
  readonly title: LocalizedText;
  readonly lead: LocalizedText;
}

/** Titles and leads of all chapters. */
export function headings(): Readonly<Record<ChapterId, ChapterHeading>> {
  const each = chapterIds.map((id): [ChapterId, ChapterHeading] => {
    const [english, chinese] = [readChapter(id, "en"), readChapter(id, "zh")];
    return [
      id,
      { title: { en: english.title, zh: chinese.title }, lead: { en: english.lead, zh: chinese.lead } },
    ];
  });
  return Object.fromEntries(each) as Record<ChapterId, ChapterHeading>;
}

/**
 * Titles of the lessons of the path: the heading of the first text of each, with a cross if it is a mistake.
 */
export function pathTitles(): Readonly<Record<LessonId, LocalizedText>> {
  const titleIn = (id: LessonId, language: Language): string => {
    const { chapter } = lessons[id];
    for (const { kind, remarks } of readChapter(chapter, language).sections) {
      const first = remarks.find(({ blocks }) =>
        blocks.some((each) => each.kind === "lesson" && each.lesson === id),
      );
      if (first === undefined) continue;
      const title = first.title.join("");
      return kind === "mistakes" ? `✗ ${title}` : title;
    }
    throw new Error(
      `docs/theory/${chapter}${ENDS[language]}: expected a text of the lesson ${id}, found none`,
    );
  };
  const each = lessonIds.map((id) => [id, { en: titleIn(id, "en"), zh: titleIn(id, "zh") }] as const);
  return Object.fromEntries(each) as Record<LessonId, LocalizedText>;
}

const CONTENTS = "virtual:theory";
const PATH = "virtual:path";

/**
 * Plugin for the chapters of docs/theory as modules of data, `virtual:theory` for their contents, and
 * `virtual:path` for the titles of lessons.
 */
export function theory(): Plugin {
  return {
    name: "theory",
    resolveId: (id) => (id === CONTENTS || id === PATH ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${PATH}`) return `export const titles = ${JSON.stringify(pathTitles())};`;
      if (id === `\0${CONTENTS}`)
        return [
          `export const groups = ${JSON.stringify(contents())};`,
          `export const headings = ${JSON.stringify(headings())};`,
        ].join("\n");
      if (!id.startsWith(folder) || !id.endsWith(".md")) return;
      const name = basename(id);
      const language = name.endsWith(ENDS.zh) ? "zh" : "en";
      const chapter = chapterIds.find((each) => name === `${each}${ENDS[language]}`);
      if (chapter === undefined)
        throw new Error(`docs/theory/${name}: expected a chapter of src/theory/ids.ts`);
      return `export const chapter = ${JSON.stringify(readChapter(chapter, language))};`;
    },
  };
}
