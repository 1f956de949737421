import type { Custom } from "nimber/user-rules";
import { MOST } from "./protocol.ts";

/** Positions to evaluate, and the arguments of a law for each. */
export interface Cases {
  readonly count: number;
  position(index: number): unknown;
  given(index: number): readonly unknown[];
  readonly names?: readonly string[];
  readonly cut?: boolean;
}

/** Cases by one number, by pairs of numbers row by row, or without parameters by the reachable positions. */
export function casesOf(game: Custom, to: number): Cases {
  const { parameters, least } = game;
  if (parameters === 0) return reached(game);
  const side = Math.max(0, to - least + 1);
  const given =
    parameters === 1
      ? (index: number) => [least + index]
      : (index: number) => [least + Math.floor(index / side), least + (index % side)];
  return {
    count: side ** parameters,
    given,
    position: (index) => game.position(...given(index)),
  };
}

function reached({ rules, start }: Custom): Cases {
  const { positions, cut } = explore(rules, start, MOST.listed);
  return {
    count: positions.length,
    position: (index) => positions[index],
    given: (index) => [positions[index]],
    names: positions.map((position) => rules.format(position)),
    cut,
  };
}

/** Positions reachable from `start`, the nearest first; `cut` when there are more than `most`. */
export function explore(
  rules: Custom["rules"],
  start: unknown,
  most: number,
): { readonly positions: unknown[]; readonly cut: boolean } {
  const seen = new Set([rules.key(start)]);
  const positions = [start];
  for (const position of positions) {
    for (const { to } of rules.moves(position)) {
      for (const component of to) {
        const key = rules.key(component);
        if (seen.has(key)) continue;
        if (positions.length === most) return { positions, cut: true };
        seen.add(key);
        positions.push(component);
      }
    }
  }
  return { positions, cut: false };
}
