import type { Outcome } from "nimber";
import type { Layout } from "./geometry.ts";
import type { DrawingOptions, Figure } from "./shape.ts";

/** A position of a graph, or with `sum` a sum of the positions that its edges lead to. */
export interface GraphNode {
  readonly id: string;
  readonly label: string;
  /** The rows of the board that it is, drawn in place of its label. */
  readonly rows?: readonly string[] | undefined;
  /** A Grundy value, or what stands for one. */
  readonly value?: number | string | undefined;
  readonly outcome?: Outcome | undefined;
  readonly sum?: boolean | undefined;
  /** How many options are not drawn. */
  readonly more?: number | undefined;
}

/** A move; no two edges have the same ends. */
export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  /** The name of the move, shown where the edge is marked. */
  readonly label?: string | undefined;
}

/** How a node stands out: `blank` hides its value and outcome, `cycle` says that play can return to it. */
export type NodeMark = "here" | "picked" | "path" | "option" | "winning" | "blank" | "cycle";
export type EdgeMark = "option" | "winning" | "path" | "picked" | "cycle";

/** Contents of a drawn graph, and its handlers. */
export interface GraphViewProps {
  /** Its name to those who do not see it. */
  readonly label: string;
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  /** Parts shown of each node; everything unless given. */
  readonly shown?: DrawingOptions;
  readonly nodeMarks?: ReadonlyMap<string, ReadonlySet<NodeMark>>;
  /** Whether every edge has its name beside it. */
  readonly named?: boolean;
  /** By index in `edges`. */
  readonly edgeMarks?: ReadonlyMap<number, ReadonlySet<EdgeMark>>;
  /** The node to keep in sight. */
  readonly focus?: string | undefined;
  /** Description of a node for screen readers and its tooltip; its label, outcome and value unless given. */
  describe?(node: GraphNode): string;
  /** Makes the nodes buttons. */
  onPick?(id: string): void;
  /** Makes the number of options that are not drawn a button. */
  onMore?(id: string): void;
  onPickEdge?(index: number): void;
  /** Makes a drag from one node to another draw an edge. */
  onConnect?(from: string, to: string): void;
  /** Makes a double click beside the nodes draw one. */
  onCreate?(): void;
  /** Keys that are pressed at a node and mean nothing to the view. */
  onKey?(event: KeyboardEvent, id: string): void;
}

/** Parts shown of each node unless others are given. */
export const EVERYTHING: DrawingOptions = { labels: true, values: true, outcomes: true };

/** A graph with the layout made for it. */
export interface Picture {
  readonly layout: Layout;
  readonly figures: readonly Figure[];
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}
