import { LimitError } from "../errors.ts";
import type { Tick } from "../types.ts";

/** Choices that are looked at for the moves of one position, unless said. */
const CHOICES = 5_000_000;

/** The same for one listing of moves, which stops after so many choices. */
export function counted(tick: Tick): Tick {
  const most = tick.positions ?? CHOICES;
  let left = most;
  const count = () => {
    tick();
    if (--left < 0) throw new LimitError("positions", most);
  };
  return Object.assign(count, { positions: most });
}
