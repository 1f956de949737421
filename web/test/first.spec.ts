import type { BrowserContext, Page } from "@playwright/test";
import { expect, tellWinners, test } from "./page.ts";

test("the first load is small", async ({ request }) => {
  const html = await (await request.get("./")).text();
  const files = [...html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)].map(([, file]) => file!);
  expect(files.length).toBeGreaterThan(1);
  let bytes = 0;
  const { gzipSync } = await import("node:zlib");
  for (const file of files) bytes += gzipSync(await (await request.get(`./${file}`)).body()).length;
  expect(bytes).toBeLessThan(120_000);
});

interface FirstVisit {
  /** Bytes transferred, by the names of the files. */
  readonly files: ReadonlyMap<string, number>;
  /** Distance that the tabs moved before the page was complete. */
  readonly moved: readonly number[];
}

/** Files that an address fetches until its content is `there` and the network is idle. */
async function firstVisit(
  context: BrowserContext,
  address: string,
  there: (page: Page) => Promise<void>,
): Promise<FirstVisit> {
  const answers: Promise<readonly [url: string, bytes: number]>[] = [];
  context.on("response", (response) => {
    const bytes = response.allHeaders().then(
      (headers) => Number(headers["content-length"] ?? 0),
      // Responses after the page is closed do not belong to the visit.
      () => 0,
    );
    answers.push(bytes.then((each) => [response.url(), each] as const));
  });
  const page = await context.newPage();
  await tellWinners(page);
  await page.addInitScript(() => {
    const tops = new Set<number>();
    Object.assign(window, { tops });
    const look = () => {
      const tabs = document.querySelector(".game .tabs");
      if (tabs !== null) tops.add(Math.round(tabs.getBoundingClientRect().top));
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto(`./#${address}`);
  await there(page);
  await page.waitForLoadState("networkidle");
  const tops = await page.evaluate(() => [...(window as unknown as { tops: Set<number> }).tops]);
  return { files: new Map(await Promise.all(answers)), moved: tops.map((top) => top - tops[0]!) };
}

async function playable(page: Page): Promise<void> {
  await expect(page.locator(".cell.open").first()).toBeVisible();
  await page.locator(".cell.open").first().click();
}

const shows = (what: string) => (page: Page) => expect(page.locator(what).first()).toBeVisible();

/** The head of the game's page has its answer, and the content below it is shown. */
const withAnswer = (there: (page: Page) => Promise<void>) => async (page: Page) => {
  await expect(page.locator(".answer").last()).toHaveClass(/proved|theorem|observed|none/);
  await there(page);
};

/**
 * Bound for a first visit of any tab; tabs far below it have a tighter one, with room for a few lines. Graph
 * includes the reader of all graph formats. The front page uses a part of the tab Play, which in two files
 * is somewhat larger than in one. Every tab has its print layout, and loads the board of presentations.
 */
const MOST = 187_000;

const FIRST_VISITS = [
  { of: "the page", address: "", there: playable, most: 90_000 },
  { of: "a game of heaps", address: "en/play?sum=kayles+12", there: withAnswer(playable), most: 149_000 },
  { of: "a board", address: "en/play?sum=cram+4x5", there: withAnswer(playable), most: 149_500 },
  { of: "a rule in a line", address: "en/play?sum=%5Bn:+n-1+%7C+n/2%5D+9", there: withAnswer(playable) },
  // Law looks for conditions, cases and equations in a table, each as an ordinary formula.
  {
    of: "Law",
    address: "en/law?game=kayles",
    there: withAnswer(shows(".columns .proved")),
    most: 216_500,
  },
  { of: "Graph", address: "en/graph?sum=kayles+7", there: withAnswer(shows(".canvas .node")) },
  {
    of: "Graph of a board",
    address: "en/graph?sum=cram+3x3",
    there: withAnswer(shows(".canvas .node")),
    most: 168_800,
  },
  {
    of: "Values",
    address: "en/table?game=kayles&to=1000",
    there: withAnswer(shows(".period > .ruling")),
    most: 150_200,
  },
  {
    of: "Values of pairs",
    address: "en/table?game=wythoff&to=100",
    there: withAnswer(shows("canvas")),
    most: 127_300,
  },
  // One syntax tree is printed in every language: tables, searches, laws and texts.
  {
    of: "Program",
    address: "en/program?game=kayles",
    there: withAnswer(shows(".source pre")),
    most: 256_500,
  },
  { of: "Why", address: "en/why?sum=kayles+12", there: withAnswer(shows(".sentence")), most: 123_000 },
  { of: "Lesson", address: "en/lesson", there: shows(".step .thumb"), most: 116_200 },
  // Formats of contest problems bring their own games, and the methods of solving them.
  { of: "Contest", address: "en/judge", there: shows(".output pre"), most: 262_000 },
];

for (const { of, address, there, most = MOST } of FIRST_VISITS) {
  test(`a first visit of ${of} fetches what it shows, nothing of other games, and stands still`, async ({
    context,
  }) => {
    const { files, moved } = await firstVisit(context, address, there);
    expect(moved.filter((by) => by !== 0)).toEqual([]);
    // Without the hash at the end, which can contain any letters.
    const names = [...files.keys()].map((url) => url.replace(/-[\w-]{7}(?=\.\w+$)/, ""));
    expect(names.filter((name) => /\/sw\.js|katex|lab|census|typescript|theory|others/i.test(name))).toEqual(
      [],
    );
    // The gallery loads when it comes into view.
    const counted = [...files].filter(([name]) => !/\/gallery-/.test(name));
    const bytes = counted.reduce((sum, [, each]) => sum + each, 0);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThan(most);
  });
}
