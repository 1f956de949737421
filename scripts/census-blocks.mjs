// Parts of the pages of docs/census, in both languages.

export const paragraph = (en, zh) => ({ block: "paragraph", text: { en, zh } });

export const heading = (en, zh) => ({ block: "heading", text: { en, zh } });

export const column = (kind, en, zh) => ({ kind, name: { en, zh } });

export const other = (name) => paragraph(`[简体中文](${name}.zh-CN.md)`, `[English](${name}.md)`);
