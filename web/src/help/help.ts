import type { LocalizedText } from "nimber";
import type { RouteName } from "../routes.ts";

// The pages of Help, as web/help.ts makes them of docs/ when the page is built.

/** A document in the contents; `theory` stands for the chapters, which have a place of their own. */
export interface HelpEntry {
  readonly page: string;
  readonly title: LocalizedText;
  /** Remark on the contents of the document, beside its title. */
  readonly note?: LocalizedText;
}

/** Documents with one purpose. */
export interface HelpGroup {
  readonly name: LocalizedText;
  readonly lead?: LocalizedText;
  readonly entries: readonly HelpEntry[];
}

/** A part of a document: HTML, or a command with its output and the place of the page that answers it. */
export type HelpPart =
  | string
  | {
      readonly command: string;
      readonly output: string;
      readonly tried?: { readonly route: RouteName; readonly href: string };
    };

/** A heading of a document, and its anchor, the same in every language. */
export interface HelpSection {
  readonly at: string;
  readonly title: LocalizedText;
}

/** A document, its purpose and its headings. */
export interface HelpPage extends HelpEntry {
  readonly group: LocalizedText;
  readonly sections: readonly HelpSection[];
}
