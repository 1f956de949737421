import { oneIn } from "../../test/part.ts";
import { CYCLES, edges, node, open, settled, where } from "./graph.ts";
import { expect, test } from "./page.ts";

test("a game's graph, walked and computed; misère play and cycles", async ({ page }) => {
  await test.step("a game's graph has its values, shapes and sums", async () => {
    await open(page, "en/graph?sum=kayles+5");
    // Values of Kayles, Guy & Smith 1956: 0 1 2 3 1 4.
    for (const [pins, value] of [1, 2, 3, 1, 4].entries()) {
      await expect(node(page, `${pins + 1}`).locator("text.value")).toHaveText(`${value}`);
      await expect(node(page, `${pins + 1}`)).toHaveClass(/\bN\b/);
    }
    await expect(node(page, "∅")).toHaveClass(/\bP\b/);
    await expect(page.locator(".canvas .node.sum")).toHaveCount(4);
    await expect(page.locator(".signs")).toContainText("leads to ⊕");
    await page.getByLabel("Whole sums").check();
    await expect(page).toHaveURL(/view=whole/);
    await expect(node(page, "2 + 1")).toHaveAttribute(
      "aria-label",
      /^2 \+ 1, N-position, SG value 3, moves to /,
    );
    await expect(page.locator(".canvas .node.sum")).toHaveCount(0);
  });

  await test.step("walking along moves: the winning one is marked, the way is kept, play goes on from here", async () => {
    await open(page, "en/graph?sum=nim+3+4+5");
    await expect(page.locator(where)).toHaveText("3 + 4 + 5");
    await expect(page.locator(".standing")).toContainText("Nim-sum 3 ⊕ 4 ⊕ 5 = 2");
    await expect(page.locator(".choice.winning")).toHaveCount(1);
    await page.locator(".choice.winning").click();
    await expect(page.locator(where)).toHaveText("1 + 4 + 5");
    await expect(page.locator(".standing")).toContainText("P-position");
    await node(page, "2").click();
    await expect(page.locator(where)).toHaveText("1 + 2 + 5");
    await page.reload();
    await expect(page.locator(where)).toHaveText("1 + 2 + 5");
    await page.getByRole("button", { name: "Back" }).click();
    await expect(page.locator(where)).toHaveText("1 + 4 + 5");
    await page.getByRole("link", { name: /Play from here/ }).click();
    await expect(page).toHaveURL(/play\?sum=nim\+1\+%2B\+nim\+4\+%2B\+nim\+5/);
    await expect(page.locator(".board")).toHaveCount(3);
    await page.getByRole("link", { name: "Graph", exact: true }).click();
    await expect(page.locator(where)).toHaveText("1 + 4 + 5");
  });

  await test.step("the computation goes from the ends upwards and names the missing value", async () => {
    await open(page, "en/graph?sum=kayles+5&do=compute");
    await expect(page.locator(".canvas .node.blank")).toHaveCount(10);
    await page.getByRole("button", { name: "Next step" }).click();
    await expect(page.locator(".said")).toContainText("∅ has no moves: mex ∅ = 0.");
    await page.getByRole("button", { name: "To the end" }).click();
    await expect(page.locator(".canvas .node.blank")).toHaveCount(0);
    await expect(page.locator(".said")).toContainText("Step 6 of 6");
    await expect(page.locator(".said")).toContainText("1 ⊕ 3 = 2");
    await expect(page.locator(".said")).toContainText("mex {0, 1, 2, 3} = 4");
    await expect(page.locator(".numbers .missing")).toContainText("4");
    await page.getByRole("button", { name: "Step back" }).click();
    await page.getByRole("button", { name: "Step back" }).click();
    await expect(page.locator(".said")).toContainText("mex {0, 1, 2} = 3");
    await expect(page).toHaveURL(/done=4/);
    await page.getByLabel("Fast").check();
    await page.getByRole("button", { name: "Run" }).click();
    await expect(page.locator(".said")).toContainText("Step 6 of 6");
    await expect(page.getByRole("button", { name: "Run" })).toBeVisible();
    await page.getByLabel("简体中文").check();
    await expect(page.locator(".said")).toContainText(
      "5 的后继中缺失的最小值是 4：mex {0, 1, 2, 3} = 4，是必胜态。",
    );
  });

  await test.step("a token on a graph with cycles is played from there", async () => {
    await open(page, "en/graph?edges=a+b%0Ab+a");
    await page.getByRole("link", { name: /Play from here/ }).click();
    await expect(page).toHaveURL(/play\?sum=dag\+0%3E1,1%3E0%400/);
    await page.getByRole("button", { name: "Who wins?" }).click();
    await expect(page.locator(".answer.D")).toContainText("Nobody can force a win");
  });

  await test.step("in misère play the end wins, positions are whole sums, and the address says so", async () => {
    await open(page, "en/graph?sum=kayles+4");
    await page.getByLabel("Misère").check();
    await expect(page).toHaveURL(/play=misere/);
    await expect(page.locator(".answer").first()).toContainText("misère play");
    await expect(page.locator(".rules")).toContainText("Whoever cannot move wins.");
    await expect(node(page, "∅")).toHaveClass(/\bN\b/);
    await expect(node(page, "1")).toHaveClass(/\bP\b/);
    // Misère Kayles 4: taking the middle two leaves 1 + 1, which is a P-position, as is 2.
    await expect(node(page, "1 + 1")).toHaveClass(/\bN\b/);
    await expect(page.locator(".canvas .node.sum")).toHaveCount(0);
    await expect(page.getByRole("switch", { name: "Show SG values" })).toHaveCount(0);
    await expect(page.locator(".standing")).not.toContainText("SG value");
    await page.reload();
    await expect(node(page, "1")).toHaveClass(/\bP\b/);
    await page.getByLabel("Compute").click();
    await expect(page.getByLabel("Compute")).toBeChecked();
    await page.getByRole("button", { name: "Next step" }).click();
    await expect(page.locator(".said")).toContainText("under misère play the player to move has won");
    await page.getByLabel("Walk").check();
    await page.getByRole("link", { name: /Play from here/ }).click();
    await expect(page).toHaveURL(/play=misere/);
    await expect(page.getByRole("radio", { name: "Misère play" })).toBeChecked();
  });

  await test.step("cycles are marked, and draws told from wins and losses", async () => {
    await open(page, `en/graph?${edges(CYCLES)}`);
    await expect(node(page, "a")).toHaveClass(/\bD\b/);
    await expect(node(page, "a")).toHaveClass(/\bcycle\b/);
    await expect(node(page, "c")).toHaveClass(/\bN\b/);
    await expect(node(page, "c")).not.toHaveClass(/\bcycle\b/);
    await expect(page.locator(".canvas .link.cycle")).toHaveCount(2);
    await expect(page.locator(".signs")).toContainText("D: a draw");
    await page.getByLabel("Compute").click();
    await expect(page.getByLabel("Compute")).toBeChecked();
    await page.getByRole("button", { name: "To the end" }).click();
    await expect(page.locator(".said")).toContainText("Nothing decides a, b");
    await page.getByRole("button", { name: "Step back" }).click();
    await expect(page.locator(".said")).toContainText("has a move to");
  });
});

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`outcome, value and remoteness are seen without scrolling at ${width}x${height}`, {
    tag: "@slow",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const list = encodeURIComponent("a -> b, c\nb -> a\nc -> d");
    await open(page, `en/graph?edges=${list}`);
    const line = page.locator(".at-hand");
    await expect(line).toHaveText("a: draw, SG value ∞(1)");
    await expect(line).toBeInViewport({ ratio: 1 });
    await open(page, `zh/graph?edges=${list}`);
    await node(page, "c").click();
    await expect(line).toHaveText("c：必胜态，SG 值 1，最优时还有 1 步");
    await expect(line).toBeInViewport({ ratio: 1 });
    await expect(node(page, "c")).toHaveAttribute("aria-label", /SG 值 1，最优时还有 1 步/);
  });
}

test("keys, crowded and large graphs, limits, lists", { tag: "@slow" }, async ({ page }) => {
  await test.step("keys walk the graph", async () => {
    await open(page, "en/graph?sum=kayles+4");
    await expect(page.locator(".canvas [tabindex='0']")).toHaveCount(1);
    await node(page, "4").focus();
    await page.keyboard.press("ArrowDown");
    const focused = page.locator(".canvas .node:focus");
    await expect(focused).toHaveCount(1);
    await expect(node(page, "4")).not.toBeFocused();
    const label = await focused.getAttribute("aria-label");
    await page.keyboard.press("Enter");
    await expect(page.locator(".trail li")).toHaveCount(2);
    expect(label).toMatch(/SG value/);
    await page.keyboard.press("+");
    await page.keyboard.press("Shift+ArrowLeft");
    await page.keyboard.press("0");
    await expect(page.locator(".canvas .node:focus")).toHaveAttribute("aria-current", "true");
  });

  await test.step("in a crowded graph the other edges recede behind those of the node at hand", async () => {
    await open(page, "en/graph?sum=nim+3+4+5&view=whole");
    await expect(page.locator(".canvas .receding .link.option")).toHaveCount(12);
    // With legible letters it is larger than the window.
    for (let i = 0; i < 6; i++) await page.getByRole("button", { name: "Zoom out" }).click();
    await node(page, "2 + 1").hover();
    // Moves to 2, 1 + 1 and 1.
    await expect(page.locator(".canvas .receding .link.near")).toHaveCount(3);
    await expect(page.locator(".canvas .receding .link.led")).not.toHaveCount(0);
    await open(page, "en/graph?sum=kayles+4");
    await expect(page.locator(".canvas .links")).toHaveCount(1);
    await expect(page.locator(".canvas .receding")).toHaveCount(0);
  });

  await test.step("a large graph is summed up, and shown around the position at hand", async () => {
    await open(page, "en/graph?sum=nim+20+20&view=whole");
    await expect(page.locator(".facts")).toContainText("231");
    await expect(page.getByText("too large to draw at once")).toBeVisible();
    const before = await page.locator(".canvas .node").count();
    expect(before).toBeLessThan(70);
    await page.locator(".canvas .node .more").first().click();
    await expect(page.locator(settled)).not.toHaveCount(before);
    await page.locator(".choice").first().click();
    await expect(page.locator(where)).toHaveText("20 + 19");
    await page.getByLabel("Compute").click();
    await expect(page.getByLabel("Compute")).toBeChecked();
    await expect(page.getByText("Step by step supports graphs")).toBeVisible();
  });

  await test.step("a game without end of positions stops at a named limit, with values of what is near", async () => {
    await open(page, "en/graph?sum=nim+1000000");
    await expect(page.locator(".facts .trouble")).toContainText(
      "stopped at the limit of 2000 moves from one position",
    );
    await expect(node(page, "1000000").locator("text.value")).toHaveText("1000000");
    await expect(page.locator(".standing")).toContainText("N-position");
  });

  await test.step("an exploration can be stopped", async () => {
    await open(page, "en/graph?sum=kayles+6");
    // Four million letters are examined in each of its positions.
    await page
      .getByLabel("Position", { exact: true })
      .fill("[n: n-1 | n-1 if k <= 4*10**6 and k*k%4 = 2] 40");
    await page.getByRole("button", { name: "Draw" }).click();
    await page.getByRole("button", { name: "Stop" }).click();
    await expect(page.getByRole("alert")).toHaveText("Stopped.");
    await page.getByLabel("Position", { exact: true }).fill("nim 6");
    await page.getByRole("button", { name: "Draw" }).click();
    await expect(node(page, "6")).toBeVisible();
  });

  await test.step("a game without a graph keeps its page, with the reason, and has no board to play on", async () => {
    const sum = "%5Bn:+n-1+%7C+again:+n-2%5D+5";
    await page.goto(`./#en/graph?sum=${sum}`);
    await expect(page.getByRole("alert")).toContainText("some moves set who moves next");
    await expect(page.locator("h1")).toHaveText("The game [n: n-1 | again: n-2]");
    await page.goto(`./#zh/play?sum=${sum}`);
    await expect(page.locator(".status")).toContainText("因此没有棋盘");
    await expect(page.locator('[data-cell][tabindex="0"]')).toHaveCount(0);
  });

  await test.step("the drawing can be read as a list", async () => {
    await open(page, "zh/graph?sum=kayles+3");
    await page.getByText(/图的列表形式/).click();
    const row = page.locator(".listing tr").filter({ has: page.locator('th:text-is("3")') });
    await expect(row).toContainText("必胜态");
    await expect(row.locator("td").nth(1)).toHaveText("3");
  });
});

test("a phone shows it all, without sideways scrolling", { tag: "@slow" }, async ({ browser }) => {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await open(page, "zh/graph?sum=kayles+6");
  await page.locator(".choice").first().tap();
  await expect(page.locator(".trail li")).toHaveCount(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.close();
});

test("a graph opens as a whole at every width", { tag: "@slow" }, async ({ page }) => {
  for (const [turn, [width, height]] of (
    [
      [390, 844],
      [1280, 800],
      [1920, 1080],
    ] as const
  ).entries()) {
    await page.setViewportSize({ width, height });
    for (const [sum, nodes] of oneIn(
      2,
      [
        ["cram+3x3", 78],
        ["{1,3,4}+20", 21],
      ] as const,
      turn,
    )) {
      await open(page, `en/graph?sum=${sum}`);
      await expect(page.locator(".canvas .node")).toHaveCount(nodes);
      const outside = () =>
        page.locator(".canvas").evaluate((canvas) => {
          const room = canvas.getBoundingClientRect();
          return [...canvas.querySelectorAll(".node")].filter((node) => {
            const { left, right, top, bottom } = node.getBoundingClientRect();
            return left < room.left || right > room.right || top < room.top || bottom > room.bottom;
          }).length;
        });
      await expect.poll(outside, `${sum} at ${width}`).toBe(0);
    }
  }
});

const DAMAGED = [
  "en/graph?do=fly&walk=x&from=-1&done=many&hide=all&view=3",
  "en/graph?sum=kayles+5&from=99&walk=1.99,2.7&done=9999&do=compute",
];

test("a damaged address shows one line and a working page", { tag: "@slow" }, async ({ page }) => {
  for (const address of DAMAGED)
    await test.step(address.slice(0, 40), async () => {
      // A new visit, because within a page the previous graph stays until the address is read.
      await page.goto("about:blank");
      await page.goto(`./#${address}`);
      await expect(page.locator(".notice p")).toHaveCount(1);
      await expect(page.locator(settled).first()).toBeVisible();
      await page.getByRole("button", { name: "Dismiss" }).click();
      await expect(page.locator(".notice")).toHaveCount(0);
    });
});

test("a game that has no graph; the looks of edges, vertices and letters", { tag: "@slow" }, async ({
  page,
}) => {
  await test.step("a game that has no graph says why in its place, and stays the game shown", async () => {
    const address = "./#en/graph?sum=%5Bn:+n-1+%7C+again:+n-2%5D+5";
    await page.goto(address);
    await expect(page.locator(".graphview")).toContainText("some moves set who moves next");
    await expect(page.locator("main .heading h1")).toHaveText("The game [n: n-1 | again: n-2]");
    await expect(page.locator("#graph-sum")).toHaveValue("[n: n-1 | again: n-2] 5");
    expect(page.url()).toContain(address.slice(2));
  });

  await test.step("edges are lines, and vertices have the colours of who wins", async () => {
    await page.goto("./#en/graph?sum=kayles+5");
    await expect(page.locator(".link .stem").first()).toHaveCSS("fill", "none");
    const fills = await page
      .locator(".node .face")
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).fill));
    expect(new Set(fills).size).toBeGreaterThan(1);
    expect(fills).not.toContain("rgb(0, 0, 0)");
  });

  await test.step("letters of a drawing are never smaller than 12 pixels", async () => {
    await open(page, "en/graph?sum=kayles+9");
    const texts = page.locator(".canvas svg.graph text");
    await expect(texts.nth(5)).toBeVisible();
    const smallest = () =>
      texts.evaluateAll((all) =>
        Math.min(
          ...all
            .filter((each) => each.getClientRects().length > 0)
            .map((each) => {
              const matrix = (each as SVGTextElement).getScreenCTM()!;
              return Number.parseFloat(getComputedStyle(each).fontSize) * matrix.a;
            }),
        ),
      );
    expect(await smallest()).toBeGreaterThanOrEqual(12);
    for (let i = 0; i < 6; i++) await page.getByRole("button", { name: "Zoom out" }).click();
    expect(await smallest()).toBeGreaterThanOrEqual(12);
  });
});
