export type Piece =
  | { readonly kind: "plain" | "strong" | "code"; readonly text: string }
  | { readonly kind: "formula"; readonly text: string; readonly before: string; readonly after: string }
  | { readonly kind: "link" | "mark"; readonly text: string; readonly to: string };

const MARKS =
  /\[([^\]]+)\]\((#?)([\w-]+)\)|(\p{Ps}|“)?\$([^$]+)\$([\p{Pe}”,.;:?!、。，；：？！]*)|\*([^*]+)\*|`([^`]+)`/u;

/** What a text is made of; a formula keeps the punctuation beside it on its line. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let rest = text;
  for (let match = MARKS.exec(rest); match !== null; match = MARKS.exec(rest)) {
    if (match.index > 0) found.push({ kind: "plain", text: rest.slice(0, match.index) });
    const [all, link, mark, to, before = "", formula, after = "", strong, code] = match;
    if (link !== undefined) found.push({ kind: mark === "" ? "link" : "mark", text: link, to: to! });
    else if (formula !== undefined) found.push({ kind: "formula", text: formula, before, after });
    else if (strong !== undefined) found.push({ kind: "strong", text: strong });
    else found.push({ kind: "code", text: code! });
    rest = rest.slice(match.index + all.length);
  }
  if (rest !== "") found.push({ kind: "plain", text: rest });
  return found;
}
