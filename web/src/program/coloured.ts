// Colours of programs by the grammar of their language.

/** Grammar of each language, loaded when a program in it is shown. */
const GRAMMARS = {
  cpp: () => import("@highlightjs/cdn-assets/es/languages/cpp.min.js"),
  c: () => import("@highlightjs/cdn-assets/es/languages/c.min.js"),
  java: () => import("@highlightjs/cdn-assets/es/languages/java.min.js"),
  python: () => import("@highlightjs/cdn-assets/es/languages/python.min.js"),
  typescript: () => import("@highlightjs/cdn-assets/es/languages/typescript.min.js"),
  rust: () => import("@highlightjs/cdn-assets/es/languages/rust.min.js"),
  pascal: () => import("@highlightjs/cdn-assets/es/languages/delphi.min.js"),
};

/** Program as highlighted HTML; `undefined` for a language without a grammar. */
export async function coloured(source: string, language: string): Promise<string | undefined> {
  if (!(language in GRAMMARS)) return undefined;
  const [{ default: highlighter }, { default: grammar }] = await Promise.all([
    import("@highlightjs/cdn-assets/es/core.min.js"),
    GRAMMARS[language as keyof typeof GRAMMARS](),
  ]);
  if (highlighter.getLanguage(language) === undefined) highlighter.registerLanguage(language, grammar);
  return highlighter.highlight(source, { language }).value;
}
