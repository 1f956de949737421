/** Point of a drawing, in pixels, with y downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Direction of edges: options below, or to the right. */
export type Direction = "down" | "right";

/** Graph to lay out: the sizes of its nodes, its edges, and the available space. */
export interface Job {
  readonly sizes: readonly Size[];
  /** Edges; no two have the same ends. */
  readonly links: readonly (readonly [from: number, to: number])[];
  readonly room: Size;
}

/** Middles of the nodes, and the points of each edge. */
export interface Layout extends Size {
  readonly direction: Direction;
  readonly nodes: readonly Point[];
  readonly edges: readonly (readonly Point[])[];
}
