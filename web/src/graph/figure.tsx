import type { Exploration } from "nimber";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { say } from "../shell/language.ts";
import { Switch } from "../shell/switch.tsx";
import { parts } from "./address.ts";
import { AtHand } from "./at-hand.tsx";
import { addNode, chosen, connect, connecting, editKey, isEditing, nameOf, pick } from "./editing.ts";
import { Legend } from "./legend.tsx";
import {
  HELPING,
  hasValues,
  isLarge,
  moveTo,
  type Part,
  partToDraw,
  remotenessAt,
  targetsOf,
  valueText,
  worth,
} from "./model.ts";
import { blanks, isByMex } from "./order.ts";
import { boardsAmong } from "./rows.ts";
import {
  asked,
  busy,
  expand,
  exploration,
  line,
  order,
  state,
  stop,
  toggle,
  tokens,
  trouble,
  walkTo,
} from "./state.ts";
import { texts } from "./text.ts";
import { type EdgeMark, type GraphEdge, type GraphNode, GraphView, type NodeMark } from "./view.tsx";
import { viewTexts } from "./view-text.ts";

/** Graph with highlights: the walk, the step of the computation, or the selection being edited. */
export function Figure(): JSX.Element {
  const now = exploration.value;
  return (
    <section class="viewer pile anchor" aria-label={say(texts.title)} aria-busy={busy.value}>
      {now && state.value.activity === "walk" && <AtHand now={now} />}
      {now === undefined ? (
        <div class="graphview clipped table-top anchor">
          {!busy.value && <p class="quiet blank centred">{say(trouble.value ?? viewTexts.empty)}</p>}
        </div>
      ) : (
        <Shown now={now} />
      )}
      {busy.value && state.value.source === "sum" && (
        <div class="working sheet inline gap-12">
          <p class="quiet" role="status">
            {say(texts.computing)}
          </p>
          <button type="button" onClick={stop}>
            {say(texts.stop)}
          </button>
        </div>
      )}
      {now && (
        <div class="pile gap-4">
          <Shows />
          <Legend now={now} />
        </div>
      )}
    </section>
  );
}

function Shows(): JSX.Element {
  const { hidden, play } = state.value;
  return (
    <div class="shows tray">
      {parts
        .filter((part) => part !== "values" || play === "normal")
        .map((part) => (
          <Switch key={part} label={texts[part]} on={!hidden.has(part)} flip={() => toggle(part)} />
        ))}
    </div>
  );
}

function Shown({ now }: { readonly now: Exploration }): JSX.Element {
  const { graph, known } = now;
  const { activity, hidden, done, text } = state.value;
  const centre = isLarge(graph) ? tokens.value : undefined;
  const part = useMemo(() => partToDraw(graph, centre ?? [], asked.value), [graph, centre, asked.value]);
  const stepping = activity === "compute" && order.value !== undefined;
  const outcomesOnly = !hasValues(known);
  const byOutcome = outcomesOnly || (stepping && !isByMex(known));
  const nodes = useMemo(() => nodesOf(now, part, byOutcome), [now, part, byOutcome]);
  const edges = useMemo(() => edgesOf(now, part), [now, part]);
  const marks = marksOf(now, part, stepping ? done : undefined);
  const labels = !hidden.has("labels");
  const outcomes = !hidden.has("outcomes");
  const values = outcomesOnly ? outcomes : !hidden.has("values");
  const shown = useMemo(() => ({ labels, values, outcomes }), [labels, values, outcomes]);
  const edit = isEditing();
  return (
    <GraphView
      label={say(
        texts.figure(text.length > 60 ? `${text.slice(0, 59)}…` : text.replaceAll("\n", "; "), nodes.length),
      )}
      nodes={nodes}
      edges={edges}
      shown={shown}
      nodeMarks={marks.nodes}
      edgeMarks={marks.edges}
      focus={marks.focus === undefined ? undefined : `${marks.focus}`}
      describe={(node) => described(now, Number(node.id), marks.nodes.get(node.id))}
      onPick={edit ? (id) => pick(nameOf(Number(id))) : (id) => walkTo(Number(id))}
      onMore={(id) => more(now, part, Number(id))}
      onKey={(event, id) => {
        if (edit) editKey(event, nameOf(Number(id)));
        else if (event.key === "e" && part.more.has(Number(id))) more(now, part, Number(id));
      }}
      {...(edit && {
        onPickEdge: (i: number) => {
          const { from, to } = part.edges[i]!;
          chosen.value = { from: nameOf(from), to: nameOf(to) };
        },
        onConnect: (from: string, to: string) => void connect(nameOf(Number(from)), nameOf(Number(to))),
        onCreate: () => void addNode(),
      })}
    />
  );
}

function more({ graph }: Exploration, part: Part, node: number): void {
  const all = new Set(targetsOf(graph, node)).size;
  expand(node, all - (part.more.get(node) ?? 0) + HELPING);
}

function nodesOf({ graph, known }: Exploration, part: Part, byOutcome: boolean): GraphNode[] {
  const rowsOf = boardsAmong(graph.labels.filter((_, v) => graph.sums[v] === 0));
  return part.nodes.map((v) => ({
    id: `${v}`,
    label: graph.labels[v]!,
    rows: rowsOf(graph.labels[v]!),
    value: byOutcome ? known.outcomes[v] : valueText(graph, known, v),
    outcome: known.outcomes[v],
    sum: graph.sums[v] === 1,
    more: part.more.get(v),
  }));
}

const edgesOf = ({ graph }: Exploration, part: Part): GraphEdge[] =>
  part.edges.map(({ from, to, count }) => ({
    from: `${from}`,
    to: `${to}`,
    label:
      graph.sums[from] === 1 ? (count > 1 ? `×${count}` : undefined) : moveTo(graph, from, to) || undefined,
  }));

interface Marks {
  readonly nodes: ReadonlyMap<string, ReadonlySet<NodeMark>>;
  readonly edges: ReadonlyMap<number, ReadonlySet<EdgeMark>>;
  readonly focus: number | undefined;
}

/** Highlights; `done` is the number of steps of the computation, if it is shown. */
function marksOf(now: Exploration, part: Part, done: number | undefined): Marks {
  const { graph, known } = now;
  const nodes = new Map<string, Set<NodeMark>>();
  const edges = new Map<number, Set<EdgeMark>>();
  const numbers = new Map(part.edges.map(({ from, to }, i) => [`${from} ${to}`, i]));
  const markNode = (v: number, mark: NodeMark) => {
    nodes.set(`${v}`, (nodes.get(`${v}`) ?? new Set()).add(mark));
  };
  const markEdge = (from: number, to: number, mark: EdgeMark) => {
    const i = numbers.get(`${from} ${to}`);
    if (i !== undefined) edges.set(i, (edges.get(i) ?? new Set()).add(mark));
  };
  for (const v of part.nodes) if (known.cycles[v]! >= 0) markNode(v, "cycle");
  for (const { from, to } of part.edges) {
    if (known.cycles[from]! >= 0 && known.cycles[from] === known.cycles[to]) markEdge(from, to, "cycle");
  }
  if (done !== undefined) {
    for (const v of blanks(graph, order.value!, done)) markNode(v, "blank");
    const current = order.value![done - 1] ?? [];
    for (const v of current) {
      markNode(v, "here");
      for (const w of targetsOf(graph, v)) {
        markEdge(v, w, "option");
        markNode(w, "option");
      }
    }
    return { nodes, edges, focus: current[0] };
  }
  if (isEditing()) {
    const what = chosen.value;
    const number = (name: string) => graph.labels.indexOf(name);
    if (connecting.value !== undefined) markNode(number(connecting.value), "here");
    if (what !== undefined && "node" in what) markNode(number(what.node), "picked");
    if (what !== undefined && "from" in what) markEdge(number(what.from), number(what.to), "picked");
    return { nodes, edges, focus: what !== undefined && "node" in what ? number(what.node) : undefined };
  }
  markWalk(now, markNode, markEdge);
  return { nodes, edges, focus: tokens.value[0] };
}

function markWalk(
  { graph, known }: Exploration,
  markNode: (v: number, mark: NodeMark) => void,
  markEdge: (from: number, to: number, mark: EdgeMark) => void,
): void {
  const now = tokens.value;
  for (const { token, to } of state.value.steps.map((step, i) => ({
    token: line.value[i]?.[step.token],
    to: step.to,
  }))) {
    if (token === undefined) continue;
    markNode(token, "path");
    markEdge(token, to, "path");
  }
  for (const [i, token] of now.entries()) {
    markNode(token, "here");
    const others = now.toSpliced(i, 1);
    for (const option of new Set(targetsOf(graph, token))) {
      const parts = graph.sums[option] === 1 ? targetsOf(graph, option) : [option];
      const wins = worth(known, [...others, ...parts]).outcome === "P";
      markEdge(token, option, "option");
      markNode(option, wins ? "winning" : "option");
      if (wins) markEdge(token, option, "winning");
    }
  }
}

const LISTED = 12;

/** Description of a node in words. */
function described(
  { graph, known }: Exploration,
  v: number,
  marks: ReadonlySet<NodeMark> | undefined,
): string {
  const label = graph.labels[v]!;
  const options = [...new Set(targetsOf(graph, v))];
  const names = options.slice(0, LISTED).map((w) => graph.labels[w]);
  const list = `${names.join(say(texts.listComma))}${options.length > LISTED ? " …" : ""}`;
  const blank = marks?.has("blank");
  const outcome = blank ? undefined : known.outcomes[v];
  const value = blank ? undefined : valueText(graph, known, v);
  const remoteness = blank ? undefined : remotenessAt(known, [v]);
  const words = [
    graph.sums[v] === 1 ? say(texts.parts(list)) : label,
    outcome === undefined ? "" : say(viewTexts.outcome[outcome]),
    value === undefined ? "" : say(viewTexts.value(value)),
    remoteness === undefined ? "" : say(viewTexts.remoteness(remoteness)),
    graph.sums[v] === 1 ? "" : options.length === 0 ? say(texts.noOptions) : say(texts.options(list)),
    marks?.has("cycle") ? say(texts.inCycle) : "",
    marks?.has("here") ? say(texts.here) : "",
  ];
  return words.filter((word) => word !== "").join(say(texts.comma));
}
