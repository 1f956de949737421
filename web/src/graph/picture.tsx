import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Icon } from "../shell/icon.tsx";
import { language, say } from "../shell/language.ts";
import { type Rubber, useDrag } from "./drag.ts";
import { strokeOf } from "./drawing.tsx";
import type { GraphViewProps, Picture } from "./drawn.ts";
import type { Point, Size } from "./geometry.ts";
import { type Acts, Scene } from "./scene.tsx";
import { viewTexts } from "./view-text.ts";
import { READABLE, useViewport, WHOLE } from "./viewport.ts";
import { neighbour, WAYS } from "./ways.ts";

interface DrawingProps {
  readonly picture: Picture;
  readonly room: Size;
  readonly props: GraphViewProps;
  readonly canvas: { readonly current: HTMLElement | null };
}

/** Drawing of a graph with its layout, viewport, highlights and keyboard focus. */
export function Drawing({ picture, room, props: wanted, canvas }: DrawingProps): JSX.Element {
  const { layout, figures, nodes, edges } = picture;
  // Until the layout of a new graph is ready, the previous one is shown without handlers.
  const stale = nodes !== wanted.nodes || edges !== wanted.edges;
  const props: GraphViewProps = stale ? { label: wanted.label, nodes, edges } : wanted;
  const { nodeMarks, edgeMarks, focus, shown } = props;
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

  function walk(event: KeyboardEvent, id: string): void {
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
    else if ((event.key === "Enter" || event.key === " ") && props.onPick !== undefined) props.onPick(id);
    else {
      props.onKey?.(event, id);
      return;
    }
    event.preventDefault();
  }

  // The scene is redrawn only when its content changes, not when it is moved.
  const latest = useRef({ props, walk });
  latest.current = { props, walk };
  const acts = useMemo(
    (): Acts => ({
      look: setLooked,
      enter(id) {
        setEntry(id);
        setLooked(id);
      },
      key: (event, id) => latest.current.walk(event, id),
      pick: (id) => latest.current.props.onPick?.(id),
      more: (id) => latest.current.props.onMore?.(id),
      pickEdge: (index) => latest.current.props.onPickEdge?.(index),
    }),
    [],
  );
  const scene = useMemo(
    () => (
      <Scene picture={picture} strokes={strokes} props={props} looked={looked} tabbed={tabbed} acts={acts} />
    ),
    [picture, strokes, stale, nodeMarks, edgeMarks, shown, looked, tabbed, language.value],
  );

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a drawing. */}
      <svg
        class={[
          "graph",
          (!fitted || props.onConnect) && "held",
          stale && "stale",
          frame.scale < WHOLE ? "far" : frame.scale < READABLE && "smaller",
        ]
          .filter(Boolean)
          .join(" ")}
        role="group"
        aria-label={props.label}
        width={room.width}
        height={room.height}
        {...drag}
      >
        <g transform={`translate(${frame.x} ${frame.y}) scale(${frame.scale})`}>
          {scene}
          {line && (
            <path
              class="rubber inert"
              d={`M${place(line.from)!.x} ${place(line.from)!.y}L${line.to.x} ${line.to.y}`}
            />
          )}
        </g>
      </svg>
      <div class="lens inline gap-4">
        <ZoomButton icon="plus" says={say(viewTexts.larger)} onClick={() => viewport.zoom(1.25)} />
        <ZoomButton icon="minus" says={say(viewTexts.smaller)} onClick={() => viewport.zoom(0.8)} />
        <ZoomButton icon="fit" says={say(viewTexts.fit)} onClick={viewport.fit} />
      </div>
    </>
  );
}

function ZoomButton(props: {
  readonly icon: "plus" | "minus" | "fit";
  readonly says: string;
  onClick(): void;
}): JSX.Element {
  return (
    <button type="button" class="small" aria-label={props.says} title={props.says} onClick={props.onClick}>
      <Icon name={props.icon} />
    </button>
  );
}
