import { parseRule } from "../../src/rules/index.ts";
import { interpret } from "../../src/rules/moves.ts";

/** Outcomes of the positions of a rule in a line by plain play of every move. */
export function plainOutcomes(rule: string, misere = false): (position: readonly number[]) => "P" | "N" {
  const { moves, lost, won } = interpret(parseRule(rule));
  const known = new Map<string, "P" | "N">();
  const outcome = (position: readonly number[]): "P" | "N" => {
    const key = position.join();
    let found = known.get(key);
    if (found === undefined) {
      found = decide(position);
      known.set(key, found);
    }
    return found;
  };
  function decide(position: readonly number[]): "P" | "N" {
    if (lost?.(position)) return "P";
    if (won?.(position)) return "N";
    const options = [...moves(position)].map(({ to }) => to[0] as readonly number[]);
    if (options.length === 0) return misere ? "N" : "P";
    return options.some((option) => outcome(option) === "P") ? "N" : "P";
  }
  return outcome;
}

/** Values of the heaps of a game by its moves, computed on demand. */
export function plainValues(moves: (heap: number) => Iterable<{ readonly to: readonly unknown[] }>) {
  const known: number[] = [];
  return (heap: number): number => {
    for (let n = known.length; n <= heap; n++) {
      const seen = new Set(
        [...moves(n)].map(({ to }) => to.reduce<number>((sum, part) => sum ^ known[part as number]!, 0)),
      );
      let least = 0;
      while (seen.has(least)) least++;
      known.push(least);
    }
    return known[heap]!;
  };
}
