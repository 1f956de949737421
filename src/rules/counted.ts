import { LimitError } from "../errors.ts";
import type { Tick } from "../types.ts";

/** Default limit on the choices examined for the moves of one position. */
const CHOICES = 5_000_000;

/** Counter for one listing of moves, which stops after that many choices. */
export function counted(tick: Tick): Tick {
  const most = tick.positions ?? CHOICES;
  let left = most;
  const count = () => {
    tick();
    if (--left < 0) throw new LimitError("positions", most);
  };
  return Object.assign(count, { positions: most });
}
