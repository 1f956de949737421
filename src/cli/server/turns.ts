/** Result of work that waits its turn: `busy` if the queue was full, `left` if nobody waits for it any more. */
export type Turn<T> = { readonly done: T } | "busy" | "left";

/**
 * Runs at most `most` pieces of work at once; `room` others wait in line, until their signal says that they left. Each begins
 * in a turn of the event loop of its own: an embedded database answers without one, and who asks again and again would
 * keep all others out.
 */
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
      await new Promise(setImmediate);
      return { done: await work() };
    } finally {
      running--;
      // After what has come in meanwhile: who has left is known then.
      setImmediate(admit);
    }
  };
}

/** Does the work of a name once for all who ask while it is done, and for a moment after. */
export function together(freshMs: number): <T>(name: string, work: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, Promise<unknown>>();
  return <T>(name: string, work: () => Promise<T>) => {
    const found = kept.get(name) as Promise<T> | undefined;
    if (found !== undefined) return found;
    const done = work();
    kept.set(name, done);
    const forget = () => kept.delete(name);
    done.then(() => setTimeout(forget, freshMs).unref(), forget);
    return done;
  };
}
