/** What became of work that had to wait its turn: there was no room to wait, or nobody waits for it any more. */
export type Turn<T> = { readonly done: T } | "busy" | "left";

/** Runs at most `most` pieces of work at once; `room` others wait in line, until their signal says that they left. */
export function turns(
  most: number,
  room: number,
): <T>(work: () => Promise<T>, signal: AbortSignal) => Promise<Turn<T>> {
  let running = 0;
  const line = new Set<(admitted: boolean) => void>();
  const admit = () => {
    for (const next of line) {
      if (running >= most) return;
      running++;
      next(true);
    }
  };
  const admitted = (signal: AbortSignal) =>
    new Promise<boolean>((resolve) => {
      const leave = () => go(false);
      const go = (admitted: boolean) => {
        line.delete(go);
        signal.removeEventListener("abort", leave);
        resolve(admitted);
      };
      signal.addEventListener("abort", leave);
      line.add(go);
    });
  return async (work, signal) => {
    if (signal.aborted) return "left";
    if (running < most && line.size === 0) running++;
    else if (line.size >= room) return "busy";
    else if (!(await admitted(signal))) return "left";
    try {
      return { done: await work() };
    } finally {
      running--;
      // After what has come in meanwhile: who has left is known then.
      setImmediate(admit);
    }
  };
}
