/** Place of a piece on the screen. */
interface Seen {
  readonly node: SVGElement;
  readonly x: number;
  readonly y: number;
}

interface SeenBoard {
  readonly node: SVGSVGElement;
  readonly rect: DOMRect;
  /** Filled only for boards that appear or disappear. */
  readonly pieces: readonly Seen[];
}

/** Boards of a table by their id, as drawn at one moment. */
export type Sight = ReadonlyMap<number, SeenBoard>;

/** Piece of a board: the board's id, and the index of the cell. */
export interface Place {
  readonly board: number;
  readonly cell: number;
}

const GLIDE = 200;
const LEAVE = 200;
const EASE = "cubic-bezier(0.3, 0, 0.2, 1)";
/** Largest number of pieces of a board that are animated separately. */
const MOVED = 400;

const calm = window.matchMedia("(prefers-reduced-motion: reduce)");

/** Whether the user prefers reduced motion. */
export const isCalm = (): boolean => calm.matches;

/** Boards as drawn now, with the pieces of those that satisfy `changes`. */
export function see(table: Element, changes: (board: number) => boolean): Sight {
  const seen = new Map<number, SeenBoard>();
  for (const node of table.querySelectorAll<SVGSVGElement>("[data-board]")) {
    const board = Number(node.dataset.board);
    const pieces = changes(board) && node.childElementCount <= MOVED ? piecesOf(node) : [];
    seen.set(board, { node, rect: node.getBoundingClientRect(), pieces });
  }
  return seen;
}

function piecesOf(board: SVGSVGElement): Seen[] {
  const pieces: Seen[] = [];
  for (const node of board.querySelectorAll<SVGElement>("[data-at]")) {
    const { left, top, width, height } = (node.querySelector(".body") ?? node).getBoundingClientRect();
    pieces[Number(node.dataset.at)] = { node, x: left + width / 2, y: top + height / 2 };
  }
  return pieces;
}

/**
 * Animates the change from an earlier sight: pieces glide from their former places, new ones appear, and
 * those that are gone leave, drawn in `ghosts` above the table. Everything remains touchable meanwhile.
 */
export function move(
  table: Element,
  ghosts: SVGSVGElement,
  before: Sight,
  originOf: (place: Place) => Place | undefined,
): void {
  if (isCalm()) return;
  const now = see(table, (board) => !before.has(board));
  const kept = new Set<Seen>();
  const gliding: { node: SVGElement; dx: number; dy: number }[] = [];
  const coming: SVGElement[] = [];
  for (const [board, { node, rect, pieces }] of now) {
    const same = before.get(board);
    if (same !== undefined) {
      gliding.push({ node, dx: same.rect.left - rect.left, dy: same.rect.top - rect.top });
      continue;
    }
    pieces.forEach((piece, cell) => {
      const origin = originOf({ board, cell });
      const from = origin && before.get(origin.board)?.pieces[origin.cell];
      if (from === undefined) coming.push(piece.node);
      else {
        kept.add(from);
        gliding.push({ node: piece.node, dx: from.x - piece.x, dy: from.y - piece.y });
      }
    });
  }
  let leaves = false;
  for (const [board, { pieces, rect }] of before) {
    if (now.has(board)) continue;
    const gone = pieces.filter((piece) => !kept.has(piece)).map(({ node }) => node);
    leaves ||= gone.some((node) => !node.classList.contains("ground"));
    leave(ghosts, rect, gone);
  }
  const running: Animation[] = [];
  const timing = { delay: leaves ? LEAVE / 2 : 0, fill: "backwards", easing: EASE } as const;
  for (const { node, dx, dy } of gliding) {
    if (Math.abs(dx) + Math.abs(dy) < 1) continue;
    const from = `translate(${dx}px, ${dy}px)`;
    running.push(node.animate({ transform: [from, "none"] }, { ...timing, duration: GLIDE }));
  }
  for (const node of coming) node.animate({ opacity: [0, 1] }, { ...timing, duration: GLIDE });
  unclip(table, running);
}

/** Lets moving pieces be visible outside the frames of their boards, except for scrolled boards. */
function unclip(table: Element, running: readonly Animation[]): void {
  if (running.length === 0) return;
  const frames = [...table.querySelectorAll(".canvas")].filter(
    (each) => each.scrollWidth <= each.clientWidth,
  );
  for (const frame of frames) frame.classList.add("unclipped");
  void Promise.allSettled(running.map(({ finished }) => finished)).then(() => {
    for (const frame of frames) frame.classList.remove("unclipped");
  });
}

/** Animates pieces that are gone: lines fall, the ground fades, other pieces shrink. */
function leave(ghosts: SVGSVGElement, board: DOMRect, pieces: readonly SVGElement[]): void {
  if (pieces.length === 0) return;
  const { left, top } = ghosts.getBoundingClientRect();
  const layer = document.createElementNS("http://www.w3.org/2000/svg", "g");
  layer.setAttribute("transform", `translate(${board.left - left} ${board.top - top})`);
  for (const piece of pieces) {
    for (const name of ["role", "tabindex", "data-cell", "data-at", "aria-label", "aria-pressed"]) {
      piece.removeAttribute(name);
    }
    piece.classList.remove("open", "picked", "hint", "came", "win", "lose");
  }
  layer.append(...pieces);
  ghosts.append(layer);
  const ends = pieces.map((piece) => {
    const falls = piece.matches(".edge, .hole") ? "translateY(64px) rotate(14deg)" : undefined;
    const to = falls ?? (piece.matches(".ground") ? "none" : "scale(0.3)");
    piece.classList.add("ghost");
    return piece.animate(
      { opacity: [1, 0], transform: ["none", to] },
      { duration: LEAVE, easing: "ease-in", fill: "forwards" },
    ).finished;
  });
  void Promise.allSettled(ends).then(() => layer.remove());
}
