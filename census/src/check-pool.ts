import type { Finding } from "nimber";
import { client } from "nimber/worker";
import { threadOf } from "./threads.ts";
import type { Checker } from "./verify.ts";

/** Threads that check certificates; to be closed after use. */
export interface CheckPool {
  readonly check: Checker;
  close(): Promise<void>;
}

/**
 * Pool of `size` threads that run `thread`, the built check-thread.ts; each checks one certificate at a time.
 */
export function checkPool(thread: URL, size: number): CheckPool {
  const threads = Array.from({ length: size }, () => ({ ...client<string>(threadOf(thread)), asked: 0 }));
  return {
    async check(certificate) {
      const idlest = threads.reduce((a, b) => (b.asked < a.asked ? b : a));
      idlest.asked++;
      return idlest.ask<Finding>(certificate).finally(() => idlest.asked--);
    },
    async close() {
      await Promise.all(threads.map(({ close }) => close()));
    },
  };
}
