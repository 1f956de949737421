import "./view.css";
import "./node.css";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { say } from "../shell/language.ts";
import { PAPER, printing } from "../shell/paper.ts";
import { EVERYTHING, type GraphViewProps, type Picture } from "./drawn.ts";
import type { Size } from "./geometry.ts";
import { drafter } from "./layout.ts";
import { Drawing } from "./picture.tsx";
import { figureOf } from "./shape.ts";
import { viewTexts } from "./view-text.ts";

export type { EdgeMark, GraphEdge, GraphNode, GraphViewProps, NodeMark } from "./drawn.ts";

/**
 * Graph view: laid out in a Worker, with zoom, panning and keyboard navigation. It fills the height that CSS
 * gives it.
 */
export function GraphView(props: GraphViewProps): JSX.Element {
  const canvas = useRef<HTMLDivElement>(null);
  const measured = useRoom(canvas);
  const room = measured && printing.value ? { ...measured, width: PAPER } : measured;
  const picture = usePicture(props, measured);
  return (
    <div class="graphview clipped table-top anchor">
      <div class="canvas" ref={canvas}>
        {props.nodes.length === 0 && <p class="quiet blank centred">{say(viewTexts.empty)}</p>}
        {picture === undefined && props.nodes.length > 0 && (
          <p class="quiet blank centred" role="status">
            {say(viewTexts.drawing)}
          </p>
        )}
        {picture === "late" && <p class="trouble blank centred">{say(viewTexts.late)}</p>}
        {room !== undefined && typeof picture === "object" && (
          <Drawing picture={picture} room={room} props={props} canvas={canvas} />
        )}
      </div>
    </div>
  );
}

function useRoom(canvas: { readonly current: HTMLDivElement | null }): Size | undefined {
  const [room, setRoom] = useState<Size>();
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      if (width > 0) setRoom({ width, height });
    });
    observer.observe(canvas.current!);
    return () => observer.disconnect();
  }, [canvas]);
  return room;
}

/** Nodes and edges with their layout; the previous picture stays until the new layout is ready. */
function usePicture(
  { nodes, edges, shown = EVERYTHING }: GraphViewProps,
  room: Size | undefined,
): Picture | "late" | undefined {
  const [picture, setPicture] = useState<Picture | "late">();
  const work = useMemo(drafter, []);
  const { labels, values, outcomes } = shown;
  const figures = useMemo(
    () => nodes.map((node) => figureOf(node, { labels, values, outcomes })),
    [nodes, labels, values, outcomes],
  );
  useEffect(() => () => work.stop(), [work]);
  useEffect(() => {
    if (room === undefined || nodes.length === 0) {
      if (nodes.length === 0) setPicture(undefined);
      return;
    }
    const indexOf = new Map(nodes.map(({ id }, i) => [id, i]));
    const links = edges.map(({ from, to }) => [indexOf.get(from)!, indexOf.get(to)!] as const);
    const sizes = figures.map(({ width, height }) => ({ width, height }));
    void work.ask({ sizes, links, room }).then((now) => {
      if (now?.state === "ready") setPicture({ layout: now.value, figures, nodes, edges });
      else if (now !== undefined) setPicture("late");
    });
    // The width decides between the directions, but changes of a few pixels do not matter.
  }, [work, nodes, edges, figures, room === undefined, Math.round((room?.width ?? 0) / 160)]);
  return picture;
}
