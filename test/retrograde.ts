// Outcomes of numbers by retrograde analysis from the definitions, where play can return and grow without end. Shares
// nothing with src/.

/** Result of a number: decided by the numbers examined, whatever happens beyond them; else undefined. */
export type Decided = "P" | "N" | "D" | undefined;

/** Options of a number of any size. */
type Options = (n: number) => readonly number[];

/**
 * Outcomes of 0 to `to` under `play`. A player who can force a win without leaving the range wins. One who cannot force
 * a win although every move out of the range counts as a win of that player, whoever makes it, does not win; where
 * neither player can, the game is a draw.
 */
export function retrograde(options: Options, to: number, play: "normal" | "misere"): Decided[] {
  const all = Array.from({ length: to + 1 }, (_, n) => options(n));
  const sure = forced(all, play, false);
  const most = forced(all, play, true);
  return all.map((_, n) => {
    if (sure.moving[n]) return "N";
    if (sure.waiting[n]) return "P";
    return most.moving[n] || most.waiting[n] ? undefined : "D";
  });
}

/** Numbers from which a player can force a win, who moves first, or who waits for the opponent's move. */
function forced(all: readonly (readonly number[])[], play: "normal" | "misere", beyond: boolean) {
  const moving = all.map(() => false);
  const waiting = all.map(() => false);
  const wins = (of: readonly boolean[], n: number) => of[n] ?? beyond;
  for (let changed = true; changed; ) {
    changed = false;
    for (const [n, next] of all.entries()) {
      const first = next.length === 0 ? play === "misere" : next.some((each) => wins(waiting, each));
      const second = next.length === 0 ? play === "normal" : next.every((each) => wins(moving, each));
      if (first === moving[n] && second === waiting[n]) continue;
      [moving[n], waiting[n]] = [first, second];
      changed = true;
    }
  }
  return { moving, waiting };
}
