import { GameError, type Text } from "nimber";

/** A plan that is not what its format says: at a `line` and `column`, counted from 1, of the file `name`. */
export class PlanError extends GameError {
  readonly code = "input";
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly text: Text;
  /** The line of the plan, and below it a caret at the column. */
  readonly excerpt: string;
  constructor(
    place: { readonly file: string; readonly line: number; readonly column: number; readonly source: string },
    expected: Text,
    found: Text,
    suggestion?: string,
  ) {
    const hint =
      suggestion === undefined
        ? { en: "", zh: "" }
        : { en: `; did you mean ${suggestion}?`, zh: `；是否想写 ${suggestion}？` };
    const at = `${place.file}:${place.line}:${place.column}`;
    const text: Text = {
      en: `${at}: expected ${expected.en}, found ${found.en}${hint.en}`,
      zh: `${at}：此处应为${spaced(expected.zh)}，但读到${spaced(found.zh)}${hint.zh}`,
    };
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

/** A space between Chinese and what is not, as Chinese typography has it. */
const spaced = (text: string): string => (/^[!-~]/.test(text) ? ` ${text}` : text);
