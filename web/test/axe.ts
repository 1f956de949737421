import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Violations that axe finds in the page, or in a part of it: the rules, each with the offending elements. */
export async function violations(page: Page, part?: string): Promise<[rule: string, elements: string[]][]> {
  // The source of axe is large, so it is loaded once per document. Legacy mode avoids a second page for the
  // summary.
  const there = await page.evaluate(() => "axe" in window);
  const axe = new AxeBuilder(there ? { page, axeSource: ";" } : { page })
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] })
    .withTags(TAGS);
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
