import katex from "katex";
import type { Text } from "nimber";
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { language, say } from "../shell/language.ts";
import type { Paragraph } from "./lesson.ts";
import { LessonLink } from "./link.tsx";
import { lessonIds } from "./pages/index.ts";

/** Drawn through the DOM, as the page's content policy refuses styles that come as text. */
function typeset(tex: string, node: HTMLElement, displayMode: boolean): void {
  katex.render(tex, node, { displayMode, strict: "error", macros: { "\\mex": "\\operatorname{mex}" } });
}

function Formula({ tex }: { readonly tex: string }): JSX.Element {
  const node = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => typeset(tex, node.current!, false), [tex]);
  return <span ref={node} class="formula" />;
}

function Display({ tex }: { readonly tex: string }): JSX.Element {
  const node = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => typeset(tex, node.current!, true), [tex]);
  return <div ref={node} class="display" />;
}

type Piece =
  | { readonly kind: "plain" | "strong" | "code"; readonly text: string }
  | { readonly kind: "formula"; readonly text: string; readonly before: string; readonly after: string }
  | { readonly kind: "link"; readonly text: string; readonly to: string };

const MARKS =
  /(\p{Ps}|“)?\$([^$]+)\$([\p{Pe}”,.;:?!、。，；：？！]*)|\*([^*]+)\*|`([^`]+)`|\[([^\]]+)\]\(([\w-]+)\)/u;

/** A formula keeps the punctuation beside it on its line. */
function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let rest = text;
  for (let match = MARKS.exec(rest); match !== null; match = MARKS.exec(rest)) {
    if (match.index > 0) found.push({ kind: "plain", text: rest.slice(0, match.index) });
    const [all, before = "", formula, after = "", strong, code, link, to] = match;
    if (formula !== undefined) found.push({ kind: "formula", text: formula, before, after });
    else if (strong !== undefined) found.push({ kind: "strong", text: strong });
    else if (code !== undefined) found.push({ kind: "code", text: code });
    else found.push({ kind: "link", text: link!, to: to! });
    rest = rest.slice(match.index + all.length);
  }
  if (rest !== "") found.push({ kind: "plain", text: rest });
  return found;
}

/** A text with formulas, stress, code and links to other pages in it. */
export function Rich({ text }: { readonly text: Text }): JSX.Element {
  return <Marked key={language.value} text={say(text)} />;
}

function Marked({ text }: { readonly text: string }): JSX.Element {
  return (
    <>
      {pieces(text).map((piece, i) => (
        <Inline key={i} piece={piece} />
      ))}
    </>
  );
}

function Inline({ piece }: { readonly piece: Piece }): JSX.Element {
  switch (piece.kind) {
    case "plain":
      return <>{piece.text}</>;
    case "strong":
      return (
        <strong>
          <Marked text={piece.text} />
        </strong>
      );
    case "code":
      return <code>{piece.text}</code>;
    case "formula":
      return (
        <span class="whole unbroken">
          {piece.before}
          <Formula tex={piece.text} />
          {piece.after}
        </span>
      );
    case "link":
      return <LessonLink to={lessonIds.find((id) => id === piece.to)!}>{piece.text}</LessonLink>;
  }
}

export function Paragraphs({ of }: { readonly of: readonly Paragraph[] }): JSX.Element {
  return (
    <>
      {of.map((each) =>
        "formula" in each ? (
          <Display key={each.formula} tex={each.formula} />
        ) : (
          <p key={each.en}>
            <Rich text={each} />
          </p>
        ),
      )}
    </>
  );
}
