import { GameError, type Text } from "nimber";
import { localized, verbatim } from "nimber/locale";
import { t } from "../locale/census.ts";

/** Invalid plan, with the `line` and `column`, counted from 1, in the file `name`. */
export class PlanError extends GameError {
  readonly code = "input";
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly text: Text;
  /** Line of the plan, with a caret below the column. */
  readonly excerpt: string;
  constructor(
    place: { readonly file: string; readonly line: number; readonly column: number; readonly source: string },
    expected: Text,
    found: Text,
    suggestion?: string,
  ) {
    const hint = suggestion === undefined ? verbatim("") : t("didYouMean", { suggestion });
    const at = `${place.file}:${place.line}:${place.column}`;
    const text = localized(t("expectedFound", { at, expected, found, hint }));
    super(text.en);
    this.file = place.file;
    this.line = place.line;
    this.column = place.column;
    this.text = text;
    const line = place.source.split(/\r?\n/)[place.line - 1] ?? "";
    const indent = [...line.slice(0, place.column - 1)].map((char) => (char === "\t" ? "\t" : " ")).join("");
    this.excerpt = `  ${line}\n  ${indent}^`;
  }
}
