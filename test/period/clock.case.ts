/** Result of `act` under a clock given by `now`. */
export function withClock<T>(now: () => number, act: () => T): T {
  const usual = Date.now;
  Date.now = now;
  try {
    return act();
  } finally {
    Date.now = usual;
  }
}

/** Clock that advances by `step` milliseconds at each reading, and can be set forward. */
export function clock(step: number): { now(): number; forward(by: number): void } {
  let now = 0;
  return {
    now: () => (now += step),
    forward: (by: number) => {
      now += by;
    },
  };
}
