import type { Language } from "nimber";
import { say } from "nimber/locale";
import { type Block, type Cell, cellText, type Head } from "./block.ts";

/** Stores a figure and returns the address for references to it. */
export type FigureAddress = (svg: string) => string;

export const embedded: FigureAddress = (svg) =>
  `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;

/** Report in GitHub's Markdown. */
export function markdown(
  title: string,
  blocks: readonly Block[],
  language: Language,
  place: FigureAddress,
): string {
  const parts = blocks.map((each) => {
    if (each.block === "heading") return `## ${say(each.text, language)}`;
    if (each.block === "paragraph") return say(each.text, language);
    if (each.block === "figure")
      return `![${say(each.caption, language)}](${place(each.svg)})\n\n${say(each.caption, language)}`;
    return table(each.head, each.rows, language);
  });
  return `${[`# ${title}`, ...parts].join("\n\n")}\n`;
}

function table(head: readonly Head[], rows: readonly (readonly Cell[])[], language: Language): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const names = head.map(({ name }) => say(name, language));
  const rule = head.map(({ kind }) => (kind === "number" || kind === "share" ? "--:" : "---"));
  const body = rows.map((cells) =>
    line(
      head.map(({ kind }, i) => {
        const text = cellText(cells[i], kind, language).replaceAll("|", "\\|");
        return kind === "code" && text !== "" ? `\`${text}\`` : text;
      }),
    ),
  );
  return [line(names), line(rule), ...body].join("\n");
}
