// Draws docs/session.svg, the picture of a terminal session in the README, from actual output of the
// commands. With --check it only reports whether the picture is up to date.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./bootstrap.mjs";
import { run } from "./session.mjs";

const { beginSvg, END_SVG, element, escaped } = await import("../dist/svg/index.js");

const sessions = {
  "docs/session.svg": { lang: "en", lines: ["nimber solve '{2,5}' 2 4 7", "nimber explain kayles 7"] },
  "docs/session.zh-CN.svg": { lang: "zh", lines: ["nimber solve '{2,5}' 2 4 7", "nimber explain kayles 7"] },
};

const COLOURS = { 31: "#ff7b72", 32: "#7ee787", 33: "#e3b341", 36: "#76e3ea", 2: "#8b949e" };
const SEQUENCE = new RegExp(`(${String.fromCharCode(27)}\\[\\d+m)`);
const STYLE = `text{font:14px ui-monospace,SFMono-Regular,Menlo,Consolas,"Noto Sans Mono CJK SC",monospace;fill:#e6edf3}`;
const CHAR = 8.4;
const LINE = 20;

let stale = false;
for (const [path, { lang, lines }] of Object.entries(sessions)) {
  const svg = draw(
    lines.flatMap((line) => [`\x1b[32m$\x1b[39m ${line}`, ...output(line, lang), ""]).slice(0, -1),
  );
  if (!process.argv.includes("--check")) writeFileSync(join(root, path), svg);
  else if (readFileSync(join(root, path), "utf8") !== svg) {
    console.error(`nimber: ${path} is not what the commands print now; npm run picture draws it again`);
    stale = true;
  }
}
process.exitCode = stale ? 1 : 0;

function output(line, lang) {
  return run(line, lang, { FORCE_COLOR: "1" }).stdout.trimEnd().split("\n");
}

function draw(lines) {
  const width = Math.round(84 * CHAR);
  const height = (lines.length + 2.6) * LINE;
  let style = {};
  const styled = (line) => {
    const { text, after } = spans(line, style);
    style = after;
    return text;
  };
  const rows = lines.map((line, i) =>
    element("text", { x: 20, y: (i + 2.6) * LINE, "xml:space": "preserve" }, styled(line)),
  );
  const window = element("rect", { width: "100%", height: "100%", rx: 10, fill: "#0d1117" });
  const buttons = ["#ff5f57", "#febc2e", "#28c840"].map((fill, i) =>
    element("circle", { cx: 22 + 20 * i, cy: 20, r: 6, fill }),
  );
  const picture = [element("style", {}, STYLE), window, buttons.join(""), ...rows].join("\n");
  return `${beginSvg(width, height, { width, height, role: "img", "aria-label": "nimber" })}${picture}\n${END_SVG}`;
}

/** ANSI colours as spans, each placed at its column, so that any fixed-width font keeps tables aligned. */
function spans(line, before) {
  let column = 0;
  let style = before;
  const text = line
    .split(SEQUENCE)
    .map((piece) => {
      const code = SEQUENCE.test(piece) ? piece.slice(2, -1) : undefined;
      if (code !== undefined) {
        style = code === "1" ? { "font-weight": "bold" } : COLOURS[code] ? { fill: COLOURS[code] } : {};
        return "";
      }
      return piece
        .split(/( {2,})/)
        .map((word) => {
          const x = 20 + column * CHAR;
          column += [...word].reduce((sum, char) => sum + (char >= "\u2e80" && char <= "\uff60" ? 2 : 1), 0);
          return word.trim() === "" ? "" : element("tspan", { x: x.toFixed(1), ...style }, escaped(word));
        })
        .join("");
    })
    .join("");
  return { text, after: style };
}
