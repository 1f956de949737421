import { useRef } from "preact/hooks";
import type { Drawn } from "../../engine/protocol.ts";

/** Conversion between a board, a drawing, and the notation of the game. */
interface Hand<T> {
  readonly nothing: T;
  readonly laidOut: (drawn: Drawn) => T;
  readonly notationOf: (drawing: T) => string;
}

/**
 * Present drawing, and a function that changes it. A drawing by hand stays as drawn, a typed one is laid out.
 * Answers may arrive after further drawing.
 */
export function useByHand<T>(
  drawn: Drawn,
  { nothing, laidOut, notationOf }: Hand<T>,
  onChange: (position: string) => void,
): readonly [{ readonly current: T }, (next: T) => void] {
  const seen = useRef<Drawn | undefined>(undefined);
  const kept = useRef(nothing);
  const sent = useRef(new Set<string>());
  if (seen.current !== drawn) {
    seen.current = drawn;
    if (notationOf(kept.current) === drawn.position) sent.current.clear();
    else if (!sent.current.has(drawn.position)) kept.current = laidOut(drawn);
  }

  function draw(next: T): void {
    const position = notationOf(next);
    kept.current = next;
    sent.current.add(position);
    onChange(position);
  }

  return [kept, draw];
}
