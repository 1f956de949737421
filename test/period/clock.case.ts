/** What `act` gives under a clock that says `now`. */
export function withClock<T>(now: () => number, act: () => T): T {
  const usual = Date.now;
  Date.now = now;
  try {
    return act();
  } finally {
    Date.now = usual;
  }
}

/** A clock that goes on by so many milliseconds whenever it is looked at, and may be set forward. */
export function clock(step: number): { now(): number; forward(by: number): void } {
  let now = 0;
  return {
    now: () => (now += step),
    forward: (by: number) => {
      now += by;
    },
  };
}
