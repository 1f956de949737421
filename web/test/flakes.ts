import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** Names each test that passed only when it was tried again, at the end of the run: there should be none. */
export default class Flakes implements Reporter {
  readonly #tried = new Map<TestCase, string>();

  onTestEnd(test: TestCase, { retry, status, error }: TestResult): void {
    if (status !== test.expectedStatus && retry < test.retries)
      this.#tried.set(test, error?.message?.split("\n")[0] ?? status);
  }

  onEnd(): void {
    const flakes = [...this.#tried].filter(([test]) => test.outcome() === "flaky");
    console.error(`\nnimber: ${flakes.length} tests passed only when tried again`);
    for (const [test, why] of flakes)
      console.error(`  ${test.titlePath().filter(Boolean).join(" › ")}: ${why}`);
  }
}
