import { InputError, visible } from "../errors.ts";
import { t } from "../locale/graph.ts";
import type { Text } from "../types.ts";

/**
 * Groups of vertices between arrows; each vertex has an edge to each one of the next group. The vertices of a
 * single group have no edges.
 */
export interface Statement {
  readonly groups: readonly (readonly string[])[];
}

/** Content of a line of a list of edges. */
export interface EdgeLine {
  readonly text: string;
  readonly statements: readonly Statement[];
  /** Vertices of `! v w`, at which the player to move has won. */
  readonly won: readonly string[];
  /** Comment, from its sign on. */
  readonly comment: string;
}

const EXPECTED = {
  name: t("vertex"),
  target: t("target"),
} satisfies Record<string, Text>;

const ENDS = ";\uff1b";
const SEPARATORS = `,\uff0c\u3001${ENDS}`;
const NAME = /(?:[^\s,\uff0c\u3001;\uff1b:>→=-]|[-=](?!>))+/uy;
const ARROW = /->|=>|→|>|:/y;
const COMMENT = /(?<=^|\s)(?:#|\/\/|%).*$/;
const WON = /^\s*!(?=\s|$)/;

/** Whether a text is the name of a vertex at any place of a line. */
export const isVertexName = (text: string): boolean =>
  new RegExp(`^(?:${NAME.source})$`, "u").test(text) && !COMMENT.test(text) && !WON.test(text);

/**
 * Reads a line of a list of edges: `a b`, `a,b` or `a -> b` is an edge; `a b c`, `a -> b, c` or `a: b c` are
 * two edges from a; `a -> b -> c` and `0>1,0>2` are two edges as well; `a` or `a:` is a vertex without edges;
 * `! a b` names vertices at which the player to move has won. A new statement begins after `;`, or with a
 * name that has its own arrow. A comment begins with `#`, `%` or `//` at the start of the line or after a
 * blank.
 * @throws InputError with the line `number`, counted from 1
 */
export function readEdgeLine(text: string, number: number): EdgeLine {
  const comment = COMMENT.exec(text)?.[0] ?? "";
  const end = text.length - comment.length;
  const won = WON.exec(text.slice(0, end))?.[0];
  if (won !== undefined) {
    const names = text.slice(won.length, end).split(/[\s,\uff0c\u3001;\uff1b]+/);
    return { text, statements: [], won: names.filter((name) => name !== ""), comment };
  }
  const statements: { groups: string[][] }[] = [];
  let at = 0;
  const space = () => {
    while (at < end && /\s/.test(text[at]!)) at++;
  };
  function take(pattern: RegExp): string | undefined {
    space();
    pattern.lastIndex = at;
    const found = at < end ? pattern.exec(text)?.[0].slice(0, end - at) : undefined;
    at += found?.length ?? 0;
    return found;
  }
  function name(expected: Text): string {
    const found = take(NAME);
    if (found !== undefined) return found;
    const word = /^(?:[\p{L}\p{N}_]{1,24}|.)/u.exec(text.slice(at, end))?.[0];
    const shown = word === undefined ? undefined : `\`${visible(word)}\``;
    throw new InputError(expected, t("shownEndLine", { shown }), number, at + 1);
  }
  let anew = true;
  space();
  while (at < end) {
    const groups = [[name(EXPECTED.name)]];
    for (space(); at < end && !SEPARATORS.includes(text[at]!); space()) {
      const arrow = take(ARROW);
      if (arrow === undefined) groups.at(-1)!.push(name(EXPECTED.name));
      else {
        space();
        // `a:` has no options.
        if (arrow === ":" && at === end) break;
        groups.push([name(EXPECTED.target)]);
      }
    }
    if (groups.length > 1 || anew) statements.push({ groups });
    else
      statements
        .at(-1)!
        .groups.at(-1)!
        .push(...groups[0]!);
    anew = ENDS.includes(text[at]!);
    if (at < end) at++;
    space();
  }
  // Without arrows the first name has edges to the others.
  const plain = statements.map(({ groups }) => {
    const [first = [], ...more] = groups;
    return more.length > 0 || first.length < 2 ? { groups } : { groups: [first.slice(0, 1), first.slice(1)] };
  });
  return { text, statements: plain, won: [], comment };
}

/** Edges of a statement; a vertex without edges is yielded alone. */
export function* edgesOf({ groups }: Statement): Generator<readonly [from: string, to: string | undefined]> {
  if (groups.length === 1) for (const name of groups[0]!) yield [name, undefined];
  for (const [i, group] of groups.slice(1).entries())
    for (const from of groups[i]!) for (const to of group) yield [from, to];
}
