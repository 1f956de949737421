import { nesting, SHALLOWER } from "../depth.ts";
import { InputError, visible } from "../errors.ts";
import { t } from "../locale/graph.ts";
import { verbatim } from "../locale/message.ts";
import type { Text } from "../types.ts";
import type { NamedGraph } from "./named.ts";
import { Names } from "./names.ts";

// Graphs in DOT, the language of Graphviz.

interface Token {
  readonly text: string;
  readonly at: number;
  /** Name of a vertex, if the token is one. */
  readonly name?: string;
}

const TOKEN =
  /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/|#[^\n]*|"((?:[^"\\]|\\[\s\S])*)"|(->|--|[{}[\];,=:])|(-?(?:\.\d+|\d+(?:\.\d*)?)|[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*)/y;

/**
 * Reads a directed graph in DOT: edges `a -> b -> c`, also to several vertices as in `a -> {b c}`; the
 * content of subgraphs; and the attribute `won=true` for vertices at which the player to move has won. Other
 * attributes and ports are ignored.
 * @throws InputError
 */
export function readDot(text: string): NamedGraph {
  const tokens = tokensOf(text);
  const names = new Names();
  let at = 0;
  const peek = () => tokens[at];
  const fail = (expected: Text): never => {
    const token = peek();
    const shown = token === undefined ? undefined : `\`${visible(token.text.slice(0, 24))}\``;
    throw failure(text, token?.at ?? text.length, expected, shown);
  };
  const take = (sign: string, expected: Text = verbatim(sign)): void => {
    if (peek()?.text !== sign || peek()?.name !== undefined) fail(expected);
    at++;
  };
  const is = (sign: string) => peek()?.text === sign && peek()?.name === undefined;

  function name(): string {
    const found = peek()?.name;
    if (found === undefined) return fail(t("vertex"));
    at++;
    return found;
  }

  /** Whether `won=true` is among the attributes. */
  function attributes(): boolean {
    let won = false;
    while (is("[")) {
      for (; at < tokens.length && !is("]"); at++)
        won ||= peek()!.name === "won" && tokens[at + 1]?.text === "=" && tokens[at + 2]?.name === "true";
      take("]");
    }
    return won;
  }

  function port(): void {
    while (is(":")) {
      at++;
      name();
    }
  }

  /** One vertex, or all vertices of a subgraph. */
  function side(): string[] {
    if (peek()?.name === "subgraph") {
      at++;
      if (!is("{")) name();
    }
    if (is("{")) return nested(block);
    const found = name();
    port();
    return [found];
  }

  const nested = nesting(() => fail(SHALLOWER));

  function block(): string[] {
    take("{");
    const all: string[] = [];
    while (!is("}")) {
      if (peek() === undefined) fail(verbatim("}"));
      if (is(";") || is(",")) {
        at++;
        continue;
      }
      const word = peek()!.name;
      const isDefault =
        word !== undefined && /^(?:node|edge|graph)$/i.test(word) && tokens[at + 1]?.text === "[";
      if (isDefault) {
        at++;
        attributes();
        continue;
      }
      if (word !== undefined && tokens[at + 1]?.text === "=" && tokens[at + 1]?.name === undefined) {
        at += 2;
        name();
        continue;
      }
      for (const v of statement()) all.push(v);
    }
    at++;
    return all;
  }

  function statement(): string[] {
    let from = side();
    const all = [...from];
    for (const v of from) names.vertex(v);
    while (is("->") || is("--")) {
      if (is("--")) fail(t("graphDirected"));
      at++;
      const to = side();
      for (const v of from) for (const w of to) names.edge(v, w);
      for (const v of to) all.push(v);
      from = to;
    }
    const isEdge = all.length > from.length;
    if (attributes() && !isEdge) for (const v of all) names.won(v);
    return all;
  }

  if (/^strict$/i.test(peek()?.name ?? "")) at++;
  if (!/^digraph$/i.test(peek()?.name ?? "")) fail(verbatim("digraph"));
  at++;
  if (!is("{")) name();
  block();
  if (at < tokens.length) fail(t("end"));
  return names.done();
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(text);
    if (found === null)
      throw failure(text, at, t("vertexOrEnd"), `\`${visible([...text.slice(at, at + 2)][0]!)}\``);
    const [all, quoted, sign, word] = found;
    if (quoted !== undefined)
      tokens.push({ text: all, at, name: quoted.replace(/\\\n/g, "").replace(/\\"/g, '"') });
    else if (sign !== undefined) tokens.push({ text: sign, at });
    else if (word !== undefined) tokens.push({ text: word, at, name: word });
    at += all.length;
  }
  return tokens;
}

function failure(text: string, at: number, expected: Text, shown: string | undefined): InputError {
  const before = text.slice(0, at).split("\n");
  const found = shown === undefined ? t("end") : verbatim(shown);
  return new InputError(expected, found, before.length, before.at(-1)!.length + 1);
}
