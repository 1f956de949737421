/** Result of queued work: `busy` if the queue was full, `left` if its client has disconnected. */
export type Turn<T> = { readonly done: T } | "busy" | "left";

/**
 * Runs at most `most` pieces of work at once; up to `room` others wait, until their signals say that they
 * left. Each starts in a new turn of the event loop: an embedded database answers synchronously, so a client
 * that asks repeatedly would block all others.
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
      // Runs after pending events, so that clients that have left are known.
      setImmediate(admit);
    }
  };
}

/** Shares the work of a name between all who ask while it runs or within `freshMs` milliseconds after it. */
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
