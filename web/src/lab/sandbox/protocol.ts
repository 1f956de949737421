import type { Cell, LocalizedText, Play } from "nimber";
import type { ReadingLimits } from "nimber/user-rules";

/** Parameters go no further than this, by their number. */
export const FURTHEST = { 0: 0, 1: 5000, 2: 60 } as const;

/** Most parts that a run reports of a game: as much as a page can show. */
export const MOST = {
  /** Letters in the name of a position or a move, and in a sentence. */
  name: 200,
  sentence: 1000,
  /** Positions listed of a game that has no parameters. */
  listed: 500,
  /** Components of a sum that is played, moves of each, and moves that led there. */
  components: 100,
  moves: 400,
  line: 10_000,
  /** Cells of all boards that are drawn, letters in each, and how far from the first they may be. */
  cells: 2000,
  letters: 12,
  far: 10_000,
  /** Most parts drawn of a graph: positions, sums of them, and moves. */
  nodes: 300,
  edges: 700,
} as const;

/** How much of a game that is. */
export const READING_LIMITS: ReadingLimits = {
  furthest: FURTHEST,
  letters: MOST.name,
  inTurn: true,
  allLegal: true,
};

/** Orders at the start of a run. */
export interface Orders {
  readonly seconds: number;
  /** Parameters up to here; as the program says unless given. */
  readonly to?: number;
  /** As the program says unless given. */
  readonly play?: Play;
}

/** Properties of a game that has been read. */
export interface Shape {
  readonly parameters: 0 | 1 | 2;
  readonly least: number;
  readonly most: number;
  readonly play: Play;
  readonly start: string;
  /** The number of cases, and without parameters what they are called. */
  readonly cases: number;
  readonly names?: readonly string[];
  /** Whether more positions can be reached than are listed. */
  readonly cut?: boolean;
}

/** Reports of a run while it works, in this order: its shape, its cases one by one, its end. */
export type Report =
  | { readonly kind: "shape"; readonly shape: Shape }
  /** The SG value of a case, or in misère play 0 for P and 1 for N; and what the law says. */
  | {
      readonly kind: "case";
      readonly index: number;
      readonly value: number;
      readonly says?: boolean | number;
    }
  /** It is at work still, and knows this many positions. */
  | { readonly kind: "beat"; readonly positions: number }
  /** The law cannot be asked, so it is left out from here on. */
  | { readonly kind: "law"; readonly text: LocalizedText }
  | { readonly kind: "done" }
  | {
      readonly kind: "trouble";
      readonly text: LocalizedText;
      /** It was ended from outside: by its silence, or by what it said. */
      readonly silent?: boolean;
      readonly part?: string;
      readonly line?: number;
      readonly column?: number;
    }
  | { readonly kind: "answer"; readonly id: number; readonly value: unknown }
  | { readonly kind: "refused"; readonly id: number; readonly text: LocalizedText };

/** A move by the index of its component and its own index there. */
export type Step = readonly [component: number, move: number];

/** Where to begin: at the position of parameters, or at one that was typed; else at the start. */
interface Beginning {
  readonly from?: readonly number[];
  readonly typed?: string;
}

export type Question = Beginning &
  (
    | { readonly ask: "play"; readonly line: readonly Step[] }
    | { readonly ask: "reply"; readonly line: readonly Step[] }
    | { readonly ask: "graph" }
  );

export interface Asked {
  readonly id: number;
  readonly question: Question;
}

/** Drawn properties of a cell. */
export type Drawn = Pick<Cell, "shape" | "x" | "y" | "end" | "tone" | "text">;

/** A component of the sum that is played. */
export interface PlayedComponent {
  readonly text: string;
  /** As the program's own `board` draws it. */
  readonly board?: readonly Drawn[];
  readonly value?: number;
  /** Of moves that look the same only the first. */
  readonly moves: readonly {
    readonly index: number;
    readonly at: string;
    readonly to: string;
    readonly wins: boolean;
  }[];
  /** Whether it has more moves than are listed. */
  readonly cut: boolean;
}

/** A sum as it stands after a line of moves. */
export interface Table {
  readonly outcome: "P" | "N";
  readonly value?: number;
  readonly components: readonly PlayedComponent[];
  /** The moves that led here: the component they were made in, and what it became. */
  readonly line: readonly { readonly from: string; readonly at: string; readonly to: string }[];
}

/** A game graph: positions, and moves between them. */
export interface Graph {
  readonly nodes: readonly {
    readonly id: string;
    readonly label: string;
    readonly outcome: "P" | "N";
    readonly value?: number;
    /** It is the sum of the positions that its edges lead to. */
    readonly sum?: boolean;
  }[];
  readonly edges: readonly { readonly from: string; readonly to: string; readonly label: string }[];
  /** Whether the game has more positions than are drawn. */
  readonly cut: boolean;
}
