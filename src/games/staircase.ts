import { minus, type Natural, plus } from "../nimber/natural.ts";
import type { Cell, Game, Move } from "../types.ts";
import { type Heaps, heapsEffort, heapTuple } from "./family/heaps.ts";
import { tuples } from "./family/natural.ts";
import { staircaseReach, staircaseValue } from "./family/staircase.ts";

function* moves(steps: Heaps): Generator<Move<Heaps>> {
  for (const [i, here] of steps.entries()) {
    for (let tokens = 1; tokens <= here; tokens++) yield move(steps, i + 1, tokens);
  }
}

function move(steps: Heaps, step: number, tokens: Natural): Move<Heaps> {
  const left = steps.with(step - 1, minus(steps[step - 1]!, tokens));
  if (step > 1) left[step - 2] = plus(left[step - 2]!, tokens);
  return { at: `${tokens}@${step}`, to: [left] };
}

/** Draws steps that climb to the right, with stacks of tokens on them. */
function board(steps: Heaps): Cell[] {
  return steps.flatMap((here, i): Cell[] => {
    const tread: Cell = { shape: "ground", x: i, y: -i };
    if (here > 40) return [tread, { shape: "label", x: i, y: -i - 1, text: here.toString() }];
    const stack = Array.from(
      { length: Number(here) },
      (_, j): Cell => ({ shape: "token", x: i, y: -i - 1 - j, touch: [`${Number(here) - j}@${i + 1}`] }),
    );
    return [tread, ...stack];
  });
}

/** Staircase Nim: a move takes tokens from a step to the next one down. */
export const staircase: Game<Heaps> = {
  ...heapTuple,
  id: "staircase",
  chapter: "staircase",
  program: { name: "odd-steps" },
  name: { en: "Staircase Nim", zh: "阶梯博弈" },
  look: { picture: "stairs" },
  rule: {
    en: "Move one token or more from a step of the stairs to the next step down; on the floor they are out of the game.",
    zh: "把某级台阶上的至少一个石子移到下一级台阶；落到地面的石子不再移动。",
  },
  start: [[2, 1, 3]],
  notation: { en: "tokens on steps 1, 2, …, such as 2,1,3", zh: "第 1、2、… 级台阶上的石子数，如 2,1,3" },
  moves,
  accelerators: {
    cost: heapsEffort,
    ruleInALine: { rule: "[x,y,z: x-k,y,z | x+k,y-k,z | x,y+k,z-k]", heaps: 3 },
    moveToValue(steps, value) {
      const found = staircaseReach(steps, value);
      return found && move(steps, found.step, found.tokens);
    },
  },
  board,
  theorems: [
    {
      claim: {
        en: "The value is the nim-sum of the tokens on the odd steps.",
        zh: "SG 值等于奇数级台阶上石子数的异或和。",
      },
      source: {
        en: "Sprague, Tôhoku Math. J. 43 (1937) 351, according to Ferguson, Game Theory, part I",
        zh: "Sprague, Tôhoku Math. J. 43 (1937) 351，据 Ferguson, Game Theory, part I",
      },
      proof: { by: "automaton", formula: "sg = x xor z", heaps: 3 },
      *cases() {
        for (const steps of tuples(4)) yield [steps];
      },
      says: staircaseValue,
    },
  ],
};
