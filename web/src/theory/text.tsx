import katex from "katex";
import type { ComponentChildren, JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { say } from "../shell/language.ts";
import type { Block, Inline } from "./chapter.ts";
import { ChapterLink } from "./link.tsx";
import { Mark } from "./mark.tsx";
import { texts } from "./words.ts";

interface FormulaProps {
  readonly tex: string;
  readonly display?: boolean;
}

/** Rendered through the DOM, since the page's content security policy forbids inline styles in HTML text. */
function Formula({ tex, display = false }: FormulaProps): JSX.Element {
  const node = useRef<HTMLSpanElement>(null);
  useLayoutEffect(
    () => katex.render(tex, node.current!, { displayMode: display, strict: "error" }),
    [tex, display],
  );
  return <span ref={node} class={display ? "block" : "formula"} />;
}

/** Text with formulas, emphasis, code and links. */
export function Text({ of }: { readonly of: readonly Inline[] }): JSX.Element {
  return (
    <>
      {of.map((each, i) => (
        <Piece key={i} of={each} />
      ))}
    </>
  );
}

function Piece({ of }: { readonly of: Inline }): JSX.Element {
  if (typeof of === "string") return <>{of}</>;
  switch (of.kind) {
    case "strong":
      return (
        <strong>
          <Text of={of.of} />
        </strong>
      );
    case "code":
      return <code>{of.text}</code>;
    case "formula":
      return (
        <span class="whole unbroken">
          {of.before}
          <Formula tex={of.tex} />
          {of.after}
        </span>
      );
    case "chapter":
      return (
        <ChapterLink to={of.to}>
          <Text of={of.of} />
        </ChapterLink>
      );
    case "mark":
      return (
        <Mark part={of.part}>
          <Text of={of.of} />
        </Mark>
      );
  }
}

/** Blocks that are drawn by the page rather than as text. */
export type Placed = Extract<Block, { readonly kind: "claim" | "positions" | "lesson" | "link" }>;

interface BlocksProps {
  readonly of: readonly Block[];
  /** Draws such a block. */
  readonly place: (placed: Placed) => ComponentChildren;
}

/** Paragraphs and other blocks. */
export function Blocks({ of, place }: BlocksProps): JSX.Element {
  return (
    <>
      {of.map((each, i) => (
        <One key={i} of={each} place={place} />
      ))}
    </>
  );
}

function One({ of, place }: { readonly of: Block; readonly place: BlocksProps["place"] }): JSX.Element {
  switch (of.kind) {
    case "paragraph":
      return (
        <p>
          <Text of={of.of} />
        </p>
      );
    case "display":
      return <Display {...of} />;
    case "code":
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without it keys could not scroll what is cut off.
        <pre class="card scrolls on-page text-small" tabIndex={0}>
          {of.text}
        </pre>
      );
    case "list": {
      const List = of.ordered ? "ol" : "ul";
      return (
        <List class="bulleted pile">
          {of.items.map((item, i) => (
            <li key={i}>
              <Blocks of={item} place={place} />
            </li>
          ))}
        </List>
      );
    }
    case "terms":
      return (
        <dl class="terms pile text-body" aria-label={say(texts.terms)}>
          {of.terms.map(({ term, means }, i) => (
            <div key={i} class="pile">
              <dt>
                <dfn>
                  <Text of={term} />
                </dfn>
              </dt>
              <dd class="soft">
                <Text of={means} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case "quote":
      return (
        <div class="statement remark pile">
          <Blocks of={of.of} place={place} />
        </div>
      );
    case "table":
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without it keys could not scroll what is cut off.
        <div class="scrolls text-small" tabIndex={0}>
          <table>
            <thead>
              <tr>
                {of.head.map((cell, i) => (
                  <th key={i} scope="col">
                    <Text of={cell} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {of.rows.map((row, y) => (
                <tr key={y}>
                  {row.map((cell, x) => (
                    <td key={x}>
                      <Text of={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    default:
      return <>{place(of)}</>;
  }
}

function Display({ tex, part }: { readonly tex: string; readonly part?: string }): JSX.Element {
  const formula = <Formula tex={tex} display />;
  return <div class="display">{part === undefined ? formula : <Mark part={part}>{formula}</Mark>}</div>;
}
