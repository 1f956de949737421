import { InputError, type Text } from "nimber";
import {
  type EdgeLine,
  formOf,
  graphReader,
  edgesOf as inLine,
  isVertexName,
  type NamedGraph,
  readEdgeLine,
  type Statement,
} from "nimber/graph";
import { verbatim } from "nimber/locale";
import { t } from "../locale/graph.ts";

/** Graph as text: its lines, and their content. */
export interface EdgeList {
  readonly lines: readonly EdgeLine[];
  /** Names in the order of first mention. */
  readonly names: readonly string[];
  /** Options of each name, without duplicates. */
  readonly options: ReadonlyMap<string, readonly string[]>;
  /** Nodes at which the player to move has won. */
  readonly won: ReadonlySet<string>;
  /** Numbers in the first line if it is `n m`, as contests write graphs. */
  readonly header?: Header;
}

interface Header {
  readonly nodes: number;
  readonly edges: number;
}

const MOST_NODES = 20_000;
const MOST_EDGES = 100_000;
const LONGEST_NAME = 32;
const MOST_BYTES = 2 ** 28;

const EXPECTED = {
  short: t("namesMostCharacters", { longestName: LONGEST_NAME }),
  fewer: t("fewer", { mostNodes: MOST_NODES, mostEdges: MOST_EDGES }),
  plain: t("plain"),
} satisfies Record<string, Text>;

/** Whether a text can be the name of a node in the drawing. */
export const isName = (text: string): boolean => text.length <= LONGEST_NAME && isVertexName(text);

/**
 * Reads a graph in all forms of the command line, with the same reader. Other forms than edge lists are
 * converted to one, with a line for each node.
 * @throws InputError with the line and the column.
 */
export function parseEdgeList(text: string): EdgeList {
  const bytes = new TextEncoder().encode(text);
  const reader = graphReader({
    header: "auto",
    bytes: MOST_BYTES,
    decode: (each) => new TextDecoder().decode(each),
  });
  reader.push(bytes);
  const named = reader.end();
  const { graph, name, won = [], header } = named;
  const count = graph.offsets.length - 1;
  const names = Array.from({ length: count }, (_, v) => name(v));
  if (count > MOST_NODES || graph.targets.length > MOST_EDGES || (header?.vertices ?? 0) > MOST_NODES)
    throw new InputError(EXPECTED.fewer, t("more"), 1, 1);
  const long = names.find((each) => each.length > LONGEST_NAME);
  if (long !== undefined) throw faultAt(text, long, EXPECTED.short);
  const options = new Map(
    names.map((each, v) => [
      each,
      [...new Set(graph.targets.subarray(graph.offsets[v], graph.offsets[v + 1]))].map((to) => names[to]!),
    ]),
  );
  const found = { names, options, won: new Set(won.map((v) => names[v]!)) };
  if (formOf(bytes, true) !== "edges") return { ...found, lines: anew(text, found) };
  const lines = linesOf(text, named);
  if (header !== undefined)
    return { ...found, lines, header: { nodes: header.vertices, edges: header.edges } };
  const mentioned = lines.flatMap(({ statements, won }) => [
    ...statements.flatMap(({ groups }) => groups.flat()),
    ...won,
  ]);
  return { ...found, names: [...new Set(mentioned)], lines };
}

function faultAt(text: string, name: string, expected: Text): InputError {
  const before = text.slice(0, Math.max(0, text.indexOf(name))).split("\n");
  const shown = `\`${name.slice(0, LONGEST_NAME)}\``;
  return new InputError(expected, verbatim(shown), before.length, before.at(-1)!.length + 1);
}

/** Lines of an edge list. Without a header, nodes without edges have lines of their own. */
function linesOf(text: string, { graph, name, header }: NamedGraph): EdgeLine[] {
  const lines = text
    .replace(/^\ufeff/, "")
    .split(/\r?\n/)
    .map((line, i) => readEdgeLine(line, i + 1));
  if (header === undefined) return lines;
  const first = lines.findIndex(({ statements }) => statements.length > 0);
  const rest = lines.toSpliced(first, 1);
  const joined = new Set(rest.flatMap(({ statements }) => statements.flatMap(({ groups }) => groups.flat())));
  const alone = Array.from({ length: graph.offsets.length - 1 }, (_, v) => name(v)).filter(
    (each) => !joined.has(each),
  );
  return alone.length === 0 ? rest : [readEdgeLine(alone.join("; "), 1), ...rest];
}

/** Lines of a graph, written anew. @throws InputError when a name contains spaces or similar */
function anew(text: string, { names, options, won }: Omit<EdgeList, "lines" | "header">): EdgeLine[] {
  const odd = names.find((name) => !isVertexName(name));
  if (odd !== undefined) throw faultAt(text, odd, EXPECTED.plain);
  const edges = names.map((name) =>
    options.get(name)!.length === 0 ? name : `${name} -> ${options.get(name)!.join(", ")}`,
  );
  return [...edges, ...(won.size === 0 ? [] : [`! ${[...won].join(" ")}`])].map((line, i) =>
    readEdgeLine(line, i + 1),
  );
}

/** Line written from its statements; undefined for a line without content and comment. */
function written(statements: readonly Statement[], comment: string): string | undefined {
  const said = statements.map(({ groups }) =>
    groups.map((group, i) => group.join(i === groups.length - 1 ? ", " : " ")).join(" -> "),
  );
  const line = [said.join("; "), comment].filter((part) => part !== "").join(" ");
  return line === "" ? undefined : line;
}

/** Text after applying `change` to all statements; unchanged lines keep their exact text. */
function rewrite(
  list: EdgeList,
  change: (statement: Statement) => readonly Statement[],
  called: (won: string) => readonly string[] = (won) => [won],
): string {
  return list.lines
    .flatMap(({ text, statements, won, comment }) => {
      const after = statements.flatMap(change);
      const there = won.flatMap(called);
      const same =
        after.length === statements.length &&
        after.every((each, i) => each === statements[i]) &&
        there.join() === won.join();
      if (same) return [text];
      const line =
        there.length > 0 ? [`! ${there.join(" ")}`, comment].join(" ").trimEnd() : written(after, comment);
      return line === undefined ? [] : [line];
    })
    .join("\n");
}

/** Single edges and single nodes of a statement. */
const edgesOf = (statement: Statement): Statement[] =>
  Array.from(inLine(statement), ([from, to]) => ({ groups: to === undefined ? [[from]] : [[from], [to]] }));

/** Joins edges from the same name into one statement. */
function joined(statements: readonly Statement[]): Statement[] {
  const found: { groups: string[][] }[] = [];
  for (const { groups } of statements) {
    const [[from] = [], [to] = []] = groups;
    const before = found.at(-1);
    if (to !== undefined && before?.groups.length === 2 && before.groups[0]![0] === from)
      before.groups[1]!.push(to);
    else found.push({ groups: to === undefined ? [[from!]] : [[from!], [to]] });
  }
  return found;
}

const append = (text: string, line: string): string =>
  text.trim() === "" ? line : `${text.trimEnd()}\n${line}`;

const textOf = (list: EdgeList): string => list.lines.map(({ text }) => text).join("\n");

/** Smallest number that is not the name of a node. */
export function freshName(list: EdgeList): string {
  let n = 0;
  while (list.options.has(`${n}`)) n++;
  return `${n}`;
}

export const withNode = (list: EdgeList, name: string): string => append(textOf(list), name);

/** Adds an edge, to a line that has only edges of its first node if there is one. */
export function withEdge(list: EdgeList, from: string, to: string): string {
  if (list.options.get(from)?.includes(to)) return textOf(list);
  const own = ({ statements: [first, ...more] }: EdgeLine) =>
    first !== undefined && more.length === 0 && first.groups.length <= 2 && first.groups[0]!.join() === from;
  const line = list.lines.findLastIndex(own);
  if (line < 0) return append(textOf(list), `${from} -> ${to}`);
  const { statements, comment } = list.lines[line]!;
  const [[left, right = []]] = statements.map(({ groups }) => groups) as [readonly (readonly string[])[]];
  const now = written([{ groups: [left!, [...right, to]] }], comment)!;
  return list.lines.map(({ text }, i) => (i === line ? now : text)).join("\n");
}

/** Removes an edge; its ends remain. */
export function withoutEdge(list: EdgeList, from: string, to: string): string {
  const without = rewrite(list, (statement) => {
    const edges = edgesOf(statement);
    const kept = edges.filter(({ groups }) => groups[0]![0] !== from || groups[1]?.[0] !== to);
    return kept.length === edges.length ? [statement] : joined(kept);
  });
  const left = parseEdgeList(without);
  return [from, to]
    .filter((name, i, all) => all.indexOf(name) === i && !left.options.has(name))
    .reduce(append, without);
}

/** Removes a node with its edges; nodes that only these edges named remain. */
export function withoutNode(list: EdgeList, name: string): string {
  const without = rewrite(
    list,
    (statement) => {
      if (!statement.groups.some((group) => group.includes(name))) return [statement];
      return joined(edgesOf(statement).filter(({ groups }) => !groups.flat().includes(name)));
    },
    (won) => (won === name ? [] : [won]),
  );
  const left = parseEdgeList(without);
  return list.names.filter((each) => each !== name && !left.options.has(each)).reduce(append, without);
}

export function renamed(list: EdgeList, before: string, after: string): string {
  const called = (name: string) => (name === before ? after : name);
  return rewrite(
    list,
    (statement) => {
      if (!statement.groups.some((group) => group.includes(before))) return [statement];
      return [{ groups: statement.groups.map((group) => group.map(called)) }];
    },
    (won) => [called(won)],
  );
}
