import type { Outcome } from "nimber";
import type { Layout } from "./geometry.ts";
import type { DrawingOptions, Figure } from "./shape.ts";

/** Position of a graph, or with `sum` a sum of its successors. */
export interface GraphNode {
  readonly id: string;
  readonly label: string;
  /** Rows of its board, drawn instead of its label. */
  readonly rows?: readonly string[] | undefined;
  /** Grundy value, or a text instead of it. */
  readonly value?: number | string | undefined;
  readonly outcome?: Outcome | undefined;
  readonly sum?: boolean | undefined;
  /** Number of options that are not drawn. */
  readonly more?: number | undefined;
}

/** Move; no two edges have the same ends. */
export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  /** Name of the move, shown if the edge is marked. */
  readonly label?: string | undefined;
}

/** Highlights of a node: `blank` hides its value and outcome; `cycle` means that play can return to it. */
export type NodeMark = "here" | "picked" | "path" | "option" | "winning" | "blank" | "cycle";
export type EdgeMark = "option" | "winning" | "path" | "picked" | "cycle";

/** Content of a drawn graph, and its handlers. */
export interface GraphViewProps {
  /** Name for screen readers. */
  readonly label: string;
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  /** Parts shown of each node; all by default. */
  readonly shown?: DrawingOptions;
  readonly nodeMarks?: ReadonlyMap<string, ReadonlySet<NodeMark>>;
  /** Whether the names of all edges are shown. */
  readonly named?: boolean;
  /** Marks by index in `edges`. */
  readonly edgeMarks?: ReadonlyMap<number, ReadonlySet<EdgeMark>>;
  /** Node to keep in view. */
  readonly focus?: string | undefined;
  /** Description of a node for screen readers and its tooltip. Default: its label, outcome and value. */
  describe?(node: GraphNode): string;
  /** Makes the nodes buttons. */
  onPick?(id: string): void;
  /** Makes the number of options that are not drawn a button. */
  onMore?(id: string): void;
  onPickEdge?(index: number): void;
  /** Lets a drag from one node to another draw an edge. */
  onConnect?(from: string, to: string): void;
  /** Lets a double click outside the nodes create one. */
  onCreate?(): void;
  /** Receives keys pressed at a node that the view does not use. */
  onKey?(event: KeyboardEvent, id: string): void;
}

/** Default parts shown of each node. */
export const EVERYTHING: DrawingOptions = { labels: true, values: true, outcomes: true };

/** Graph with its layout. */
export interface Picture {
  readonly layout: Layout;
  readonly figures: readonly Figure[];
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}
