import type { Cell, LocalizedText, Play } from "nimber";
import type { ReadingLimits } from "nimber/user-rules";

/** Largest parameters, by their number. */
export const FURTHEST = { 0: 0, 1: 5000, 2: 60 } as const;

/** Limits on what a run reports about a game: as much as a page can show. */
export const MOST = {
  /** Characters in the name of a position or a move, and in a sentence. */
  name: 200,
  sentence: 1000,
  /** Listed positions of a game without parameters. */
  listed: 500,
  /** Components of a played sum, moves of each, and moves played so far. */
  components: 100,
  moves: 400,
  line: 10_000,
  /** Cells of all boards, characters in each, and their largest distance from the origin. */
  cells: 2000,
  letters: 12,
  far: 10_000,
  /** Positions, sums of them, and moves in a drawn graph. */
  nodes: 300,
  edges: 700,
} as const;

/** Limits for reading a game. */
export const READING_LIMITS: ReadingLimits = {
  furthest: FURTHEST,
  letters: MOST.name,
  inTurn: true,
  allLegal: true,
};

/** Orders at the start of a run. */
export interface Orders {
  readonly seconds: number;
  /** Largest parameter; as the program says by default. */
  readonly to?: number;
  /** Play; as the program says by default. */
  readonly play?: Play;
}

/** Properties of a game that has been read. */
export interface Shape {
  readonly parameters: 0 | 1 | 2;
  readonly least: number;
  readonly most: number;
  readonly play: Play;
  readonly start: string;
  /** Number of cases, and for a game without parameters their names. */
  readonly cases: number;
  readonly names?: readonly string[];
  /** Whether more positions are reachable than listed. */
  readonly cut?: boolean;
}

/** Reports of a run, in this order: its shape, its cases one by one, its end. */
export type Report =
  | { readonly kind: "shape"; readonly shape: Shape }
  /** SG value of a case, or 0 for P and 1 for N under misère play; and the claim of the law. */
  | {
      readonly kind: "case";
      readonly index: number;
      readonly value: number;
      readonly says?: boolean | number;
    }
  /** It is still running, with this number of known positions. */
  | { readonly kind: "beat"; readonly positions: number }
  /** The law cannot be evaluated and is ignored from now on. */
  | { readonly kind: "law"; readonly text: LocalizedText }
  | { readonly kind: "done" }
  | {
      readonly kind: "trouble";
      readonly text: LocalizedText;
      /** Set if it was ended from outside: because of silence, or an invalid message. */
      readonly silent?: boolean;
      readonly part?: string;
      readonly line?: number;
      readonly column?: number;
    }
  | { readonly kind: "answer"; readonly id: number; readonly value: unknown }
  | { readonly kind: "refused"; readonly id: number; readonly text: LocalizedText };

/** Move as the index of its component and its own index there. */
export type Step = readonly [component: number, move: number];

/** Start: the position of parameters, or a typed one; else the program's start. */
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

/** Component of the played sum. */
export interface PlayedComponent {
  readonly text: string;
  /** Drawing by the program's own `board`. */
  readonly board?: readonly Drawn[];
  readonly value?: number;
  /** Moves; of those that look the same only the first. */
  readonly moves: readonly {
    readonly index: number;
    readonly at: string;
    readonly to: string;
    readonly wins: boolean;
  }[];
  /** Whether it has more moves than listed. */
  readonly cut: boolean;
}

/** Sum after a sequence of moves. */
export interface Table {
  readonly outcome: "P" | "N";
  readonly value?: number;
  readonly components: readonly PlayedComponent[];
  /** Moves so far: the component in which each was made, and the result. */
  readonly line: readonly { readonly from: string; readonly at: string; readonly to: string }[];
}

/** Game graph: positions, and moves between them. */
export interface Graph {
  readonly nodes: readonly {
    readonly id: string;
    readonly label: string;
    readonly outcome: "P" | "N";
    readonly value?: number;
    /** Set if it is the sum of its successors. */
    readonly sum?: boolean;
  }[];
  readonly edges: readonly { readonly from: string; readonly to: string; readonly label: string }[];
  /** Whether the game has more positions than drawn. */
  readonly cut: boolean;
}
