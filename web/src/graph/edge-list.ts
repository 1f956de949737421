import { InputError, type Text } from "nimber";

/** One line of an edge list: every name on the left has an edge to every name on its right, and so on. */
interface Statement {
  readonly groups: readonly (readonly string[])[];
}

interface Line {
  readonly text: string;
  readonly statements: readonly Statement[];
  /** From the sign on that begins it. */
  readonly comment: string;
}

/** A graph as text: its lines, and what they say. */
export interface EdgeList {
  readonly lines: readonly Line[];
  /** In the order of their first mention. */
  readonly names: readonly string[];
  /** The options of each name, each once. */
  readonly options: ReadonlyMap<string, readonly string[]>;
  /** What the first line says where it is `n m`, as contests write graphs. */
  readonly header?: Header;
}

interface Header {
  readonly nodes: number;
  readonly edges: number;
}

const MOST_NODES = 20_000;
const MOST_EDGES = 100_000;
const LONGEST_NAME = 32;

const EXPECTED = {
  name: { en: "a node: letters, digits, _ . ' * or -", zh: "结点名：字母、数字或 _ . ' * -" },
  target: { en: "a node after the arrow", zh: "箭头之后的结点名" },
  short: { en: `a name of at most ${LONGEST_NAME} characters`, zh: `不超过 ${LONGEST_NAME} 个字符的结点名` },
  fewer: {
    en: `at most ${MOST_NODES} nodes and ${MOST_EDGES} edges`,
    zh: `至多 ${MOST_NODES} 个结点、${MOST_EDGES} 条边`,
  },
} satisfies Record<string, Text>;

const NAME = /(?:[\p{L}\p{N}_.'*]|-(?!>))+/uy;
const ARROW = /->|=>|→|>|:/y;
const ENDS = ";\uff1b";
const SEPARATORS = `,\uff0c\u3001${ENDS}`;
const COMMENT = /(?:#|\/\/|%).*$/;

/** Whether a text is a name that the edge list can have. */
export const isName = (text: string): boolean =>
  text.length <= LONGEST_NAME && new RegExp(`^(?:${NAME.source})$`, "u").test(text);

/**
 * Reads a graph: one edge a line, `a b` or `a -> b`; `a -> b, c` has two, `a -> b -> c` and `0>1,0>2` as well; a
 * name alone is a node. What follows `#` or `//` is a comment. A first line `n m` with m lines of numbers up to n below
 * it tells how many nodes and edges there are.
 * @throws InputError with the line and the column.
 */
export function parseEdgeList(text: string): EdgeList {
  const header = headerOf(text);
  const parsed = text.split(/\r?\n/).map((line, i) => parseLine(line, i + 1));
  const lines = header === undefined ? parsed : withoutHeader(header, parsed);
  const options = new Map<string, Set<string>>(
    header && namesOf(header, parsed).map((name) => [name, new Set()]),
  );
  let edges = 0;
  for (const [i, { statements }] of lines.entries()) {
    for (const { groups } of statements) {
      for (const name of groups.flat()) if (!options.has(name)) options.set(name, new Set());
      for (const [j, group] of groups.slice(1).entries()) {
        for (const from of groups[j]!) {
          const known = options.get(from)!;
          edges -= known.size;
          for (const to of group) known.add(to);
          edges += known.size;
        }
      }
    }
    if (options.size > MOST_NODES || edges > MOST_EDGES) {
      throw new InputError(EXPECTED.fewer, { en: "more", zh: "更多" }, i + 1, 1);
    }
  }
  return {
    lines,
    names: [...options.keys()],
    options: new Map([...options].map(([name, to]) => [name, [...to]])),
    ...(header && { header }),
  };
}

const TWO = /^\s*(\d{1,9})\s+(\d{1,9})\s*$/;

/** A first line `n m` that is followed by m edges between numbers up to n. */
function headerOf(text: string): Header | undefined {
  const pairs = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "")
    .map((line) => TWO.exec(line)?.slice(1).map(Number));
  const [[nodes = 0, edges = 0] = [], ...rest] = pairs;
  if (nodes > MOST_NODES || edges === 0 || rest.length !== edges) return undefined;
  const ends = rest.flatMap((pair) => pair ?? [Number.NaN]);
  const from = Math.min(...ends);
  return from >= 0 && Math.max(...ends) < nodes + Math.min(1, from) ? { nodes, edges } : undefined;
}

/** Nodes are numbered from 0 where one is 0, else from 1. */
function namesOf({ nodes }: Header, lines: readonly Line[]): string[] {
  const zero = lines.some(({ statements }) => statements.some(({ groups }) => groups.flat().includes("0")));
  return Array.from({ length: nodes }, (_, i) => `${zero ? i : i + 1}`);
}

/** Without the header nodes that have no edge are named on a line of their own. */
function withoutHeader(header: Header, lines: readonly Line[]): Line[] {
  const first = lines.findIndex(({ statements }) => statements.length > 0);
  const rest = lines.toSpliced(first, 1);
  const joined = new Set(rest.flatMap(({ statements }) => statements.flatMap(({ groups }) => groups.flat())));
  const alone = namesOf(header, lines).filter((name) => !joined.has(name));
  return alone.length === 0 ? rest : [parseLine(alone.join("; "), 1), ...rest];
}

/**
 * Items are what stands between commas: one with an arrow, or after a semicolon, begins a statement; others go on with
 * the one before.
 */
function parseLine(text: string, number: number): Line {
  const comment = COMMENT.exec(text)?.[0] ?? "";
  const end = text.length - comment.length;
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
  const fault = (expected: Text, place: number) => {
    const word = /^(?:[\p{L}\p{N}_]+|.)/u.exec(text.slice(place, end))?.[0];
    const found =
      word === undefined
        ? { en: "the end of the line", zh: "行尾" }
        : { en: `\`${word}\``, zh: `\`${word}\`` };
    return new InputError(expected, found, number, place + 1);
  };
  function name(expected: Text): string {
    const found = take(NAME);
    if (found === undefined) throw fault(expected, at);
    if (found.length > LONGEST_NAME) throw fault(EXPECTED.short, at - found.length);
    return found;
  }
  let anew = true;
  space();
  while (at < end) {
    const groups = [[name(EXPECTED.name)]];
    for (space(); at < end && !SEPARATORS.includes(text[at]!); space()) {
      if (take(ARROW) !== undefined) groups.push([name(EXPECTED.target)]);
      else groups.at(-1)!.push(name(EXPECTED.name));
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
  return { text, statements: plain, comment };
}

/** A line anew from what it says; a line that says nothing and has no comment goes. */
function written(statements: readonly Statement[], comment: string): string | undefined {
  const said = statements.map(({ groups }) =>
    groups.map((group, i) => group.join(i === groups.length - 1 ? ", " : " ")).join(" -> "),
  );
  const line = [said.join("; "), comment].filter((part) => part !== "").join(" ");
  return line === "" ? undefined : line;
}

/** The text after `change` of what its lines say; lines that say the same as before stay as they were. */
function rewrite(list: EdgeList, change: (statement: Statement) => readonly Statement[]): string {
  return list.lines
    .flatMap(({ text, statements, comment }) => {
      const after = statements.flatMap(change);
      const same = after.length === statements.length && after.every((each, i) => each === statements[i]);
      if (same) return [text];
      const line = written(after, comment);
      return line === undefined ? [] : [line];
    })
    .join("\n");
}

/** Simple edges, and nodes alone, as statements. */
const edgesOf = ({ groups }: Statement): Statement[] =>
  groups.length === 1
    ? groups[0]!.map((name) => ({ groups: [[name]] }))
    : groups
        .slice(1)
        .flatMap((group, i) => groups[i]!.flatMap((from) => group.map((to) => ({ groups: [[from], [to]] }))));

/** Edges from one name are one statement again. */
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

/** The least number that names no node. */
export function freshName(list: EdgeList): string {
  let n = 0;
  while (list.options.has(`${n}`)) n++;
  return `${n}`;
}

export const withNode = (list: EdgeList, name: string): string => append(textOf(list), name);

/** Adds an edge, to the line that has the edges of its first node alone, if there is one. */
export function withEdge(list: EdgeList, from: string, to: string): string {
  if (list.options.get(from)?.includes(to)) return textOf(list);
  const own = ({ statements: [first, ...more] }: Line) =>
    first !== undefined && more.length === 0 && first.groups.length <= 2 && first.groups[0]!.join() === from;
  const line = list.lines.findLastIndex(own);
  if (line < 0) return append(textOf(list), `${from} -> ${to}`);
  const { statements, comment } = list.lines[line]!;
  const [[left, right = []]] = statements.map(({ groups }) => groups) as [readonly (readonly string[])[]];
  const now = written([{ groups: [left!, [...right, to]] }], comment)!;
  return list.lines.map(({ text }, i) => (i === line ? now : text)).join("\n");
}

/** Takes an edge away; its ends stay. */
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

/** Takes a node away with its edges; nodes that only they named stay. */
export function withoutNode(list: EdgeList, name: string): string {
  const without = rewrite(list, (statement) => {
    if (!statement.groups.some((group) => group.includes(name))) return [statement];
    return joined(edgesOf(statement).filter(({ groups }) => !groups.flat().includes(name)));
  });
  const left = parseEdgeList(without);
  return list.names.filter((each) => each !== name && !left.options.has(each)).reduce(append, without);
}

export function renamed(list: EdgeList, before: string, after: string): string {
  return rewrite(list, (statement) => {
    if (!statement.groups.some((group) => group.includes(before))) return [statement];
    return [
      { groups: statement.groups.map((group) => group.map((name) => (name === before ? after : name))) },
    ];
  });
}
