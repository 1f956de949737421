import type { Language } from "nimber";
import { say } from "nimber/locale";
import { escaped } from "nimber/svg";
import { type Block, type Cell, cellText, type Head } from "./block.ts";

const STYLE = `
:root{color-scheme:light dark;--text:#1f2328;--dim:#59636e;--line:#d1d9e0;--back:#fff;--shade:9,105,218}
@media (prefers-color-scheme:dark){:root{--text:#f0f6fc;--dim:#9198a1;--line:#3d444d;--back:#0d1117;--shade:68,147,248}}
body{margin:0 auto;max-width:960px;padding:24px 16px 64px;background:var(--back);color:var(--text);font:16px/1.5 system-ui,sans-serif}
h1{font-size:28px;margin:8px 0 16px}h2{font-size:20px;margin:40px 0 8px}
p{max-width:72ch}figure{margin:16px 0;overflow-x:auto}figure svg{display:block;width:100%;min-width:560px;height:auto}figcaption{color:var(--dim);font-size:14px}
.table{overflow-x:auto;max-height:560px;overflow-y:auto;border:1px solid var(--line);border-radius:8px}
table{border-collapse:collapse;width:100%;font-size:14px;font-variant-numeric:tabular-nums}
th{position:sticky;top:0;background:var(--back);box-shadow:inset 0 -1px var(--line);text-align:start;color:var(--dim);font-weight:600}
th,td{padding:4px 12px;vertical-align:top}tr+tr td{border-top:1px solid var(--line)}
.number,.share{text-align:end;white-space:nowrap}code{font:13px ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
${Array.from({ length: 11 }, (_, i) => `.s${i}{background:rgba(var(--shade),${(0.05 * i).toFixed(2)})}`).join("")}`;

/** Report as one self-contained HTML page. */
export function html(title: string, blocks: readonly Block[], language: Language): string {
  const parts = blocks.map((each) => {
    if (each.block === "heading") return `<h2>${escaped(say(each.text, language))}</h2>`;
    if (each.block === "paragraph") return `<p>${marked(say(each.text, language))}</p>`;
    if (each.block === "figure") {
      return `<figure>${each.svg}<figcaption>${escaped(say(each.caption, language))}</figcaption></figure>`;
    }
    return table(each.head, each.rows, language);
  });
  return `<!doctype html>
<html lang="${language === "zh" ? "zh-CN" : "en"}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${parts.join("\n")}
</main>
</body>
</html>
`;
}

/** Converts code between backticks and links in brackets, the only two marks in paragraphs. */
const marked = (text: string) =>
  escaped(text)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\[([^\]]+)\]\(([^)]+)\)/g, '<a href="$2">$1</a>');

function table(head: readonly Head[], rows: readonly (readonly Cell[])[], language: Language): string {
  const top = head.map(
    ({ kind, name }) => `<th scope="col" class="${kind}">${escaped(say(name, language))}</th>`,
  );
  const body = rows.map(
    (cells) => `<tr>${head.map(({ kind }, i) => cellOf(cells[i], kind, language)).join("")}</tr>`,
  );
  return `<div class="table" tabindex="0" role="region" aria-label="${escaped(head.map(({ name }) => say(name, language)).join(", "))}">
<table>
<thead><tr>${top.join("")}</tr></thead>
<tbody>
${body.join("\n")}
</tbody>
</table>
</div>`;
}

function cellOf(cell: Cell, kind: Head["kind"], language: Language): string {
  const text = escaped(cellText(cell, kind, language));
  const shade = kind === "share" && typeof cell === "number" ? ` s${Math.round(10 * cell)}` : "";
  return `<td class="${kind}${shade}">${kind === "code" && text !== "" ? `<code>${text}</code>` : text}</td>`;
}
