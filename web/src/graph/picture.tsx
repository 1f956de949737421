import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { Icon } from "../shell/icon.tsx";
import { say } from "../shell/language.ts";
import { type Rubber, useDrag } from "./drag.ts";
import { NodeDrawing, type Stroke, strokeOf } from "./drawing.tsx";
import {
  type EdgeMark,
  EVERYTHING,
  type GraphNode,
  type GraphViewProps,
  type NodeMark,
  type Picture,
} from "./drawn.ts";
import type { Point, Size } from "./layout.ts";
import { around, type Figure, outlineOf } from "./shape.ts";
import { V } from "./view-text.ts";
import { useViewport } from "./viewport.ts";
import { neighbour, WAYS } from "./ways.ts";

const NO_MARKS: ReadonlySet<never> = new Set();

interface DrawingProps {
  readonly picture: Picture;
  readonly room: Size;
  readonly props: GraphViewProps;
  readonly canvas: { readonly current: HTMLElement | null };
}

/** A graph that has its layout: what is seen of it, what stands out, and where the keys are. */
export function Drawing({ picture, room, props: wanted, canvas }: DrawingProps): JSX.Element {
  const { layout, figures, nodes, edges } = picture;
  // Until the layout of a new graph is there, the one before is only looked at.
  const stale = nodes !== wanted.nodes || edges !== wanted.edges;
  const props = stale ? { label: wanted.label, nodes, edges } : wanted;
  const { nodeMarks, edgeMarks, onPick, focus, shown = EVERYTHING }: GraphViewProps = props;
  const indexOf = useMemo(() => new Map(nodes.map(({ id }, i) => [id, i])), [nodes]);
  const strokes = useMemo(
    () =>
      edges.map(({ from, to }, i) => {
        const [a, b] = [indexOf.get(from)!, indexOf.get(to)!];
        return strokeOf(
          layout.edges[i]!,
          figures[a]!,
          figures[b]!,
          [layout.nodes[a]!, layout.nodes[b]!],
          layout.direction,
        );
      }),
    [layout, figures, edges, indexOf],
  );
  const place = (id: string | undefined): Point | undefined => {
    const index = id === undefined ? undefined : indexOf.get(id);
    return index === undefined ? undefined : layout.nodes[index];
  };
  const viewport = useViewport(layout, room, place(focus));
  const [entry, setEntry] = useState<string>();
  const [looked, setLooked] = useState<string>();
  const [line, setLine] = useState<Rubber>();
  const { frame, fitted } = viewport;
  const tabbed = [entry, focus].find((id) => place(id) !== undefined) ?? nodes[0]?.id;
  const drag = useDrag(props, viewport, canvas, setLine);

  useEffect(() => {
    const at = place(focus);
    if (at !== undefined) viewport.reveal(at);
  }, [focus]);

  function onKeyDown(event: KeyboardEvent, id: string): void {
    const way = WAYS[event.key as keyof typeof WAYS];
    if (way !== undefined && event.shiftKey) viewport.pan(-48 * way[0], -48 * way[1]);
    else if (way !== undefined) {
      const next = neighbour(layout.nodes, indexOf.get(id)!, way);
      if (next !== undefined) {
        setEntry(nodes[next]!.id);
        viewport.reveal(layout.nodes[next]!);
        canvas.current?.querySelector<SVGElement>(`[data-node="${next}"]`)?.focus({ preventScroll: true });
      }
    } else if (event.key === "+" || event.key === "=") viewport.zoom(1.25);
    else if (event.key === "-") viewport.zoom(0.8);
    else if (event.key === "0") viewport.fit();
    else if ((event.key === "Enter" || event.key === " ") && onPick !== undefined) onPick(id);
    else {
      props.onKey?.(event, id);
      return;
    }
    event.preventDefault();
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a drawing. */}
      <svg
        class={["graph", (!fitted || props.onConnect) && "held", stale && "stale"].filter(Boolean).join(" ")}
        role="group"
        aria-label={props.label}
        width={room.width}
        height={room.height}
        {...drag}
      >
        <g transform={`translate(${frame.x} ${frame.y}) scale(${frame.scale})`}>
          <g class="links" key={layout}>
            {edges.map((edge, i) =>
              edgeMarks?.get(i)?.has("cycle") ? (
                <path class="cycles" key={`cycle ${edge.from} ${edge.to}`} d={strokes[i]!.line} />
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
            {edges.map((edge, i) => (
              <Edge
                key={`${edge.from} ${edge.to}`}
                stroke={strokes[i]!}
                marks={edgeMarks?.get(i) ?? NO_MARKS}
                near={looked === edge.from}
                onPick={props.onPickEdge && (() => props.onPickEdge!(i))}
              />
            ))}
          </g>
          {nodes.map((node, i) => (
            <Node
              key={node.id}
              node={node}
              index={i}
              at={layout.nodes[i]!}
              figure={figures[i]!}
              said={(props.describe ?? usualDescription)(node)}
              outcomes={shown.outcomes}
              marks={nodeMarks?.get(node.id) ?? NO_MARKS}
              tabbed={node.id === tabbed}
              onPick={onPick}
              onMore={props.onMore}
              onLook={(on) => setLooked(on ? node.id : undefined)}
              onFocus={() => setEntry(node.id)}
              onKeyDown={(event) => onKeyDown(event, node.id)}
            />
          ))}
          {edges.map((edge, i) => {
            const marks: ReadonlySet<EdgeMark> = edgeMarks?.get(i) ?? NO_MARKS;
            const named = looked === edge.from || marks.has("option") || marks.has("picked");
            if (edge.label === undefined || !named) return null;
            const { x, y } = strokes[i]!.name;
            return (
              <text class="named" key={`${edge.from} ${edge.to}`} x={x} y={y} dy="0.35em">
                {shortened(edge.label)}
              </text>
            );
          })}
          {line && (
            <path
              class="rubber"
              d={`M${place(line.from)!.x} ${place(line.from)!.y}L${line.to.x} ${line.to.y}`}
            />
          )}
        </g>
      </svg>
      <div class="lens">
        <ZoomButton icon="plus" says={say(V.larger)} onClick={() => viewport.zoom(1.25)} />
        <ZoomButton icon="minus" says={say(V.smaller)} onClick={() => viewport.zoom(0.8)} />
        <ZoomButton icon="fit" says={say(V.fit)} onClick={viewport.fit} />
      </div>
    </>
  );
}

interface EdgeProps {
  readonly stroke: Stroke;
  readonly marks: ReadonlySet<EdgeMark>;
  /** Whether the node it leads from is looked at. */
  readonly near: boolean;
  readonly onPick: (() => void) | undefined;
}

function Edge({ stroke, marks, near, onPick }: EdgeProps): JSX.Element {
  const { line, head } = stroke;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list of a node's edges does the same by keys.
    <g class={["link", ...marks, near && "near"].filter(Boolean).join(" ")} onClick={onPick}>
      {onPick && <path class="touch" d={line} />}
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
  readonly onPick: ((id: string) => void) | undefined;
  readonly onMore: ((id: string) => void) | undefined;
  onLook(on: boolean): void;
  onFocus(): void;
  onKeyDown(event: KeyboardEvent): void;
}

function Node(props: NodeProps): JSX.Element {
  const { node, index, at, figure, said, outcomes, marks, tabbed, onPick, onMore, onLook } = props;
  const blank = marks.has("blank");
  const outcome = outcomes && !blank && node.outcome;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its role is a button's, unless there is nothing to do.
    <g
      class={["node", node.sum && "sum", outcome, ...marks].filter(Boolean).join(" ")}
      role={onPick === undefined ? "img" : "button"}
      data-node={index}
      data-id={node.id}
      tabIndex={tabbed ? 0 : -1}
      aria-label={said}
      aria-current={marks.has("here") ? "true" : undefined}
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
      onClick={onPick && (() => onPick(node.id))}
      onPointerEnter={() => onLook(true)}
      onPointerLeave={() => onLook(false)}
      onFocus={() => {
        props.onFocus();
        onLook(true);
      }}
      onBlur={() => onLook(false)}
      onKeyDown={props.onKeyDown}
    >
      <title>{said}</title>
      <NodeDrawing
        figure={blank && !node.sum ? { ...figure, outline: "plain" } : figure}
        blank={blank}
        winning={marks.has("winning")}
        more={node.more}
        onMore={onMore && (() => onMore(node.id))}
      />
    </g>
  );
}

function ZoomButton(props: {
  readonly icon: "plus" | "minus" | "fit";
  readonly says: string;
  onClick(): void;
}): JSX.Element {
  return (
    <button type="button" aria-label={props.says} title={props.says} onClick={props.onClick}>
      <Icon name={props.icon} />
    </button>
  );
}

const shortened = (text: string): string => (text.length > 14 ? `${text.slice(0, 13)}…` : text);

function usualDescription({ label, outcome, value, sum }: GraphNode): string {
  return say(
    V.node(
      sum ? `⊕ ${label}` : label,
      outcome === undefined ? "" : say(V.outcome[outcome]),
      value === undefined ? "" : say(V.value(`${value}`)),
    ),
  );
}
