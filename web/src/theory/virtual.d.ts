/** Contents of the theory, and the chapters of docs/theory as modules of data, made by web/theory.ts. */
declare module "virtual:theory" {
  type ChapterId = import("./ids.ts").ChapterId;
  type LocalizedText = import("nimber").LocalizedText;
  /** The chapters under the headings of the contents. */
  export const groups: readonly { readonly name: LocalizedText; readonly chapters: readonly ChapterId[] }[];
  export const headings: Readonly<
    Record<ChapterId, { readonly title: LocalizedText; readonly lead: LocalizedText }>
  >;
}
