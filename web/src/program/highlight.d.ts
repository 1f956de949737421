/** Types of the ES modules in the CDN package of highlight.js. */
declare module "@highlightjs/cdn-assets/es/core.min.js" {
  type Grammar = (highlighter: Highlighter) => object;
  interface Highlighter {
    getLanguage(name: string): object | undefined;
    registerLanguage(name: string, grammar: Grammar): void;
    highlight(source: string, options: { readonly language: string }): { readonly value: string };
  }
  const highlighter: Highlighter;
  // biome-ignore lint/style/noDefaultExport: the module has no other.
  export default highlighter;
}

declare module "@highlightjs/cdn-assets/es/languages/*.min.js" {
  const grammar: (highlighter: unknown) => object;
  // biome-ignore lint/style/noDefaultExport: the module has no other.
  export default grammar;
}
