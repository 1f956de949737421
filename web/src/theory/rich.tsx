import katex from "katex";
import type { Text } from "nimber";
import { say as sayIn } from "nimber/locale";
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { language, say } from "../shell/language.ts";
import type { Paragraph } from "./lesson.ts";
import { LessonLink } from "./link.tsx";
import { Mark } from "./mark.tsx";
import { type Piece, pieces } from "./marks.ts";
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

interface DisplayProps {
  readonly tex: string;
  readonly part: string | undefined;
}

function Display({ tex, part }: DisplayProps): JSX.Element {
  const node = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => typeset(tex, node.current!, true), [tex, part]);
  const formula = <span ref={node} class="block" />;
  return <div class="display">{part === undefined ? formula : <Mark part={part}>{formula}</Mark>}</div>;
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
    case "mark":
      return (
        <Mark part={piece.to}>
          <Marked text={piece.text} />
        </Mark>
      );
  }
}

export function Paragraphs({ of }: { readonly of: readonly Paragraph[] }): JSX.Element {
  return (
    <>
      {of.map((each) =>
        "formula" in each ? (
          <Display key={each.formula} tex={each.formula} part={each.part} />
        ) : (
          <p key={sayIn(each, "en")}>
            <Rich text={each} />
          </p>
        ),
      )}
    </>
  );
}
