import type { Browser, Page } from "@playwright/test";

/** Milliseconds for which the page's main thread may be busy at a time. */
export const LONGEST_TASK = 100;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly name?: string };
  /** Microseconds of the processor's time: what other programs take in between is not in it. */
  readonly tdur?: number;
}

/** The longest task of the page's main thread while `act` runs, in milliseconds of the processor's time. */
export async function longestTask(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ["-*", "toplevel"] });
  let trace: Buffer;
  try {
    await act();
    // What answered last has ended by the next turn: a task that has not ended has no length.
    await page.evaluate(() => new Promise((done) => setTimeout(done)));
  } finally {
    trace = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(`${trace}`) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
      .map(threadOf),
  );
  const tasks = traceEvents.filter((event) => event.ph === "X" && main.has(threadOf(event)));
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
