/** How a program finds the value of a position, and marks one that a move leads to. */
export interface Store {
  /** Lines that leave in `value` the value of the position at `place`. */
  look(place: readonly string[], value: string): string[];
  /** Lines that mark the nim-sum of `values` as reached, by way of the name `reached` unless it is `sure` to be small. */
  mark(values: readonly string[], reached: string, sure: boolean): string[];
}
