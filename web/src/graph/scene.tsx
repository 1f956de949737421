import type { JSX } from "preact";
import { useGradually } from "../shell/deferred.tsx";
import { say } from "../shell/language.ts";
import { NodeDrawing, type Stroke } from "./drawing.tsx";
import {
  type EdgeMark,
  EVERYTHING,
  type GraphNode,
  type GraphViewProps,
  type NodeMark,
  type Picture,
} from "./drawn.ts";
import type { Point, Size } from "./geometry.ts";
import { LINE, namesOf } from "./names.ts";
import { around, type Figure, outlineOf } from "./shape.ts";
import { viewTexts } from "./view-text.ts";

// Scene of a graph: edges, nodes, and the visible names.

const NO_MARKS: ReadonlySet<never> = new Set();

/** Most options whose names are always shown; otherwise names appear for the node that is looked at. */
const MOST_NAMED = 12;

/** Number of edges from which all are dimmed except those of the current node. */
const CROWDED = 60;

/** Number of nodes drawn in one task; three times as many edges. */
const AT_ONCE = 16;

/** Handlers of pointer and keys in a drawing. */
export interface Acts {
  look(id: string | undefined): void;
  enter(id: string): void;
  key(event: KeyboardEvent, id: string): void;
  pick(id: string): void;
  more(id: string): void;
  pickEdge(index: number): void;
}

interface SceneProps {
  readonly picture: Picture;
  readonly strokes: readonly Stroke[];
  readonly props: GraphViewProps;
  /** Node under the pointer, or with the focus. */
  readonly looked: string | undefined;
  /** Node that the Tab key reaches. */
  readonly tabbed: string | undefined;
  readonly acts: Acts;
}

/** Edges, nodes, and the names of visible moves. */
export function Scene({ picture, strokes, props, looked, tabbed, acts }: SceneProps): JSX.Element {
  const { layout, figures, nodes, edges } = picture;
  const { nodeMarks, edgeMarks, shown = EVERYTHING, describe = usualDescription } = props;
  const options = [...(edgeMarks?.values() ?? [])].filter((marks) => marks.has("option")).length;
  const few = options <= MOST_NAMED;
  const receding =
    edges.length > CROWDED && (options > 0 || edges.some(({ from, to }) => looked === from || looked === to));
  const on = [picture, strokes, props, looked, tabbed];
  const links = useGradually(
    edges,
    3 * AT_ONCE,
    (edge, i) => (
      <Edge
        key={`${edge.from} ${edge.to}`}
        stroke={strokes[i]!}
        marks={edgeMarks?.get(i) ?? NO_MARKS}
        near={looked === edge.from}
        led={looked === edge.to}
        onPick={props.onPickEdge && (() => acts.pickEdge(i))}
      />
    ),
    on,
  );
  const places = useGradually(
    nodes,
    AT_ONCE,
    (node, i) => (
      <Node
        key={node.id}
        node={node}
        index={i}
        at={layout.nodes[i]!}
        figure={figures[i]!}
        said={describe(node)}
        outcomes={shown.outcomes}
        marks={nodeMarks?.get(node.id) ?? NO_MARKS}
        tabbed={node.id === tabbed}
        button={props.onPick !== undefined}
        acts={acts}
      />
    ),
    on,
  );
  return (
    <>
      <g class={receding ? "links receding" : "links"} key={layout}>
        {edges.map((edge, i) =>
          edgeMarks?.get(i)?.has("cycle") ? (
            <path class="cycles line-art" key={`cycle ${edge.from} ${edge.to}`} d={strokes[i]!.line} />
          ) : null,
        )}
        {nodes.map(({ id }, i) =>
          nodeMarks?.get(id)?.has("cycle") ? (
            <path
              class="cycling"
              key={`cycle ${id}`}
              d={outlineOf(around(figures[i]!))}
              transform={`translate(${layout.nodes[i]!.x} ${layout.nodes[i]!.y})`}
            />
          ) : null,
        )}
        {links}
      </g>
      {places}
      {edges.map((edge, i) => {
        const marks: ReadonlySet<EdgeMark> = edgeMarks?.get(i) ?? NO_MARKS;
        const named = looked === edge.from || (few && marks.has("option")) || marks.has("picked");
        if (edge.label === undefined || !named || props.named) return null;
        const { x, y } = strokes[i]!.name;
        return (
          <text class="named inert" key={`${edge.from} ${edge.to}`} x={x} y={y} dy="0.35em">
            {shortened(edge.label)}
          </text>
        );
      })}
      {props.named && <Names picture={picture} strokes={strokes} />}
    </>
  );
}

/** Names of all edges. */
function Names({ picture, strokes }: Pick<SceneProps, "picture" | "strokes">): JSX.Element {
  const { layout, figures, edges } = picture;
  const ways = edges.map(({ label = "" }, i) => ({ way: strokes[i]!.way, label }));
  const boxes = layout.nodes.map(({ x, y }, i) => ({ x, y, ...sizeOf(figures[i]!) }));
  return (
    <>
      {namesOf(ways, boxes).map(({ x, y, lines }, i) => (
        <text class="named inert" key={i} y={y} dy="0.35em">
          {lines.map((line, j) => (
            <tspan key={line} x={x} dy={j === 0 ? undefined : LINE}>
              {line}
            </tspan>
          ))}
        </text>
      ))}
    </>
  );
}

const sizeOf = ({ width, height }: Figure): Size => ({ width: width + 4, height: height + 4 });

interface EdgeProps {
  readonly stroke: Stroke;
  readonly marks: ReadonlySet<EdgeMark>;
  /** Whether its source is looked at. */
  readonly near: boolean;
  /** Whether its target is looked at. */
  readonly led: boolean;
  readonly onPick: (() => void) | undefined;
}

function Edge({ stroke, marks, near, led, onPick }: EdgeProps): JSX.Element {
  const { line, head } = stroke;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list of a node's edges does the same by keys.
    <g class={["link", ...marks, near && "near", led && "led"].filter(Boolean).join(" ")} onClick={onPick}>
      {onPick && <path class="touch unfilled" d={line} />}
      <path class="stem" d={line} />
      <path class="barb" d={head} />
    </g>
  );
}

interface NodeProps {
  readonly node: GraphNode;
  readonly index: number;
  readonly at: Point;
  readonly figure: Figure;
  readonly said: string;
  readonly outcomes: boolean;
  readonly marks: ReadonlySet<NodeMark>;
  readonly tabbed: boolean;
  readonly button: boolean;
  readonly acts: Acts;
}

function Node(props: NodeProps): JSX.Element {
  const { node, index, at, figure, said, outcomes, marks, tabbed, button, acts } = props;
  const blank = marks.has("blank");
  const outcome = outcomes && !blank && node.outcome;
  const { id } = node;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its role is a button's, unless there is nothing to do.
    <g
      class={["node", node.sum && "sum", outcome, ...marks].filter(Boolean).join(" ")}
      role={button ? "button" : "img"}
      data-node={index}
      data-id={id}
      tabindex={tabbed ? 0 : -1}
      aria-label={said}
      aria-current={marks.has("here") ? "true" : undefined}
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
      onClick={() => acts.pick(id)}
      onPointerEnter={() => acts.look(id)}
      onPointerLeave={() => acts.look(undefined)}
      onFocus={() => acts.enter(id)}
      onBlur={() => acts.look(undefined)}
      onKeyDown={(event) => acts.key(event, id)}
    >
      <title>{said}</title>
      <NodeDrawing
        figure={blank && !node.sum ? { ...figure, outline: "plain" } : figure}
        blank={blank}
        winning={marks.has("winning")}
        more={node.more}
        onMore={() => acts.more(id)}
      />
    </g>
  );
}

const shortened = (text: string): string => (text.length > 14 ? `${text.slice(0, 13)}…` : text);

function usualDescription({ label, outcome, value, sum }: GraphNode): string {
  return say(
    viewTexts.node(
      sum ? `⊕ ${label}` : label,
      outcome === undefined ? "" : say(viewTexts.outcome[outcome]),
      value === undefined ? "" : say(viewTexts.value(`${value}`)),
    ),
  );
}
