/** A place in a drawing, in pixels, y downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where edges lead: the options below, or to the right. */
export type Direction = "down" | "right";

/** A graph to lay out: the sizes of its nodes, the nodes that its edges join, and the room at hand. */
export interface Job {
  readonly sizes: readonly Size[];
  /** No two of the same ends. */
  readonly links: readonly (readonly [from: number, to: number])[];
  readonly room: Size;
}

/** The middles of the nodes, and the points that each edge goes through. */
export interface Layout extends Size {
  readonly direction: Direction;
  readonly nodes: readonly Point[];
  readonly edges: readonly (readonly Point[])[];
}
