import { expect, headline, open, piece, tellWinners, test } from "./page.ts";

test.describe("looking back at a game", () => {
  test("who loses is told at once: the first losing move, and what would have won", { tag: "@slow" }, async ({
    page,
  }) => {
    await tellWinners(page);
    await open(page, "en/play?sum=nim+1+2");
    const answer = page.locator(".answer").first();
    await expect(answer).toContainText("The player to move wins");
    await piece(page, 0, 1).click();
    await expect(headline(page)).toHaveText("You lose.");
    await expect(answer).toContainText("The game is over: the player to move has lost");
    await page.keyboard.press("ArrowLeft");
    await expect(answer).toContainText("The player to move wins");
    await expect(answer).toContainText("after move 1");
    await page.keyboard.press("ArrowRight");
    await expect(page.locator(".review")).toContainText(
      "Move 1 (take 2 from heap 2) was your first losing move.",
    );
    await expect(page.locator(".review .winning li")).toHaveText(["take 1 from heap 2 → 1"]);
    await page.getByRole("button", { name: "Show that position" }).click();
    await expect(page.locator(".component").nth(1).locator("[data-cell]")).toHaveCount(2);
    await open(page, "en/play?sum=nim+2+2");
    await piece(page, 0, 0).click();
    await expect(headline(page)).toHaveText("You lose.");
    await expect(page.locator(".review")).toContainText("You never had a winning position");
  });

  test("the end stands in the field, with what can be done next", { tag: "@slow" }, async ({ page }) => {
    for (const [address, end] of [
      ["en/play?sum=nim+3", "You made the last move (move 1). Whoever makes the last move wins."],
      ["zh/play?sum=nim+3&play=misere&rival=friend", "最后一步由先手走出，共 1 步。走最后一步者输。"],
    ] as const) {
      await open(page, address);
      await piece(page, 0).click();
      const field = page.locator(".table .end");
      await expect(field).toContainText(end);
      await field.getByRole("button", { name: /^(Play again|再来一局)$/ }).click();
      await expect(field).toHaveCount(0);
      await expect(page.locator(".component [data-cell]")).toHaveCount(3);
    }
  });

  test("the answer and the whole board are in sight", { tag: "@slow" }, async ({ page }) => {
    await tellWinners(page);
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto("about:blank");
      await open(page, "en/play?sum=kayles+12+7+%2B+nim+5");
      await expect(page.locator(".answer.N, .answer.P").first()).toBeInViewport({ ratio: 1 });
      await expect(page.locator(".table")).toBeInViewport({ ratio: 1 });
    }
  });

  test("who loses is told why, and a game is gone through", { tag: "@slow" }, async ({ page }) => {
    await test.step("a loser is told why, shown the position, and can look at the move marks", async () => {
      await open(page, "en/play?sum=kayles+5&rival=friend");
      await page.getByText(/^All moves/).click();
      for (const move of ["1", "2", "1"]) {
        await page.getByLabel("Move by its name").fill(move);
        await page.getByRole("button", { name: "Move", exact: true }).click();
        await expect(page.getByLabel("Move by its name")).toHaveValue("");
      }
      await expect(page.locator(".moves .sign")).toHaveCount(0);
      await open(page, "en/play?sum=nim+3+3&moves=1:3;2:2;2:1&rival=friend");
      await expect(headline(page)).toHaveText("The first player wins.");
      await expect(page.locator(".moves .sign")).toHaveText(["–", "?", "✓"]);
      await expect(page.getByRole("img", { name: "gives the win away" })).toHaveCount(1);
      await page.getByRole("button", { name: "Where was it lost?" }).click();
      await expect(page.locator(".review")).toContainText(
        "Move 2 (take 2 from heap 2) was the loser's first losing move.",
      );
      await expect(page.locator(".review .because")).toContainText("0 ⊕ 1 = 1");
      await page.getByRole("button", { name: "Show that position" }).click();
      await expect(page.locator(".cell.win")).toHaveCount(1);
      await expect(page.locator(".cell.lose")).toHaveCount(2);
      await expect(page.getByRole("radio", { name: "none" })).toBeChecked();
    });

    await test.step("a winning move that leaves a long position is told by its name", async () => {
      const graph = "0>1,0>2,1>2,1>3,2>3,2>4,3>4";
      await open(page, `en/play?sum=dag+${graph}@1+${graph}@2&moves=1:3;2:3;1:4;2:4&rival=friend`);
      await expect(headline(page)).toHaveText("The second player wins.");
      await page.getByRole("button", { name: "Where was it lost?" }).click();
      await expect(page.locator(".review .winning li").first()).toHaveText(/^\d in component \d$/);
    });

    await test.step("a game that has ended is gone through by its strip and by the arrow keys", async () => {
      await open(page, "en/play?sum=nim+3+3&moves=1:3;2:2;2:1&rival=friend");
      const strip = page.getByRole("slider", { name: "Every move of the game" });
      await expect(strip.locator(".bar i")).toHaveText(["–", "?", "✓"]);
      await expect(strip).toHaveAttribute("aria-valuetext", /^Move 3 \(take 1 from heap 2\): keeps the win/);
      await strip.click();
      await expect(page).toHaveURL(/&at=2$/);
      await expect(strip.locator(".at i")).toHaveText("?");
      await expect(strip).toBeFocused();
      await page.keyboard.press("ArrowLeft");
      await expect(page).toHaveURL(/&at=1$/);
      await page.keyboard.press("Home");
      await expect(strip).toHaveAttribute("aria-valuetext", "At the start");
      await page.keyboard.press("ArrowRight");
      await expect(page).toHaveURL(/&at=1$/);
      await page.keyboard.press("End");
      await expect(headline(page)).toHaveText("The first player wins.");
      await page.keyboard.press("ArrowLeft");
      await page.keyboard.press("ArrowLeft");
      await expect(page).toHaveURL(/&at=1$/);
      await piece(page, 0, 0).focus();
      await page.keyboard.press("ArrowRight");
      await expect(piece(page, 1, 0)).toBeFocused();
      await expect(page).toHaveURL(/&at=1$/);
      await page.getByRole("button", { name: "Play on from here" }).click();
      await expect(strip).toHaveAttribute("aria-valuemax", "1");
      await expect(strip.locator(".bar i")).toHaveText("");
    });

    await test.step("the tug of war tells who wins after each move, and how soon", async () => {
      await open(page, "en/play?sum=nim+3+3&moves=1:3;2:2;2:1&rival=friend");
      const bars = page.locator(".strip .bar");
      await expect(bars.nth(0)).toHaveClass(/\bsecond\b/);
      await expect(bars.locator(".left")).toHaveText(["1", "1", "0"]);
      await expect(page.locator(".strip .now")).toHaveText("First won");
      await expect(bars.nth(0)).toHaveAttribute(
        "title",
        "Move 1 (take 3 from heap 1): no move could win · Second: win in 1",
      );
      await expect(bars.nth(1)).toHaveClass(/\bfirst\b.*\bmistake\b/);
      await expect(bars.nth(2)).toHaveAttribute(
        "title",
        "Move 3 (take 1 from heap 2): keeps the win · First won",
      );
    });

    await test.step("a review tells of each move what it did, and what would have been right", async () => {
      await open(page, "en/play?sum=nim+3+3&moves=1:3;2:2;2:1&rival=friend");
      await page.getByRole("button", { name: "Where was it lost?" }).click();
      await expect(page.locator(".review")).toContainText("Mistakes: First 0, second 1.");
      await page.keyboard.press("ArrowLeft");
      await page.keyboard.press("ArrowLeft");
      await expect(page.locator(".review")).toContainText("Move 1 (take 3 from heap 1): no move could win");
    });

    await test.step("a game is kept as text, and a text is reviewed", async () => {
      await open(page, "en/play?sum=nim+3+3&moves=1:3;2:2&rival=friend");
      await page.locator(".record summary").click();
      const text = page.getByRole("textbox", { name: "This game as text" });
      await expect(text).toHaveValue("Game: nim 3 3\nPlay: normal\n1. 1: 3\n2. 2: 2");
      const load = page.getByRole("button", { name: "Review this text" });
      for (const [wrong, says] of [
        ["nim 3 3", /^Line 1: expected “Game: ”/],
        ["Game: nim 3 3\nPlay: other", /^Line 2: expected “Play: normal”/],
        ["Game: nim 3 3\n1. 1: 3\n2. 1: 1", /^Move 2 is not legal/],
        ["Game: nim x", /natural number/],
      ] as const) {
        await text.fill(wrong);
        await load.click();
        await expect(page.locator(".record .trouble")).toHaveText(says);
      }
      await text.fill("Game: kayles 3\nPlay: misere\n1. 2\n2. 1: 1\n3. 1: 1");
      await load.click();
      await expect(page).toHaveURL(/sum=kayles\+3&play=misere&rival=friend&moves=1:2;1:1;1:1/);
      await expect(page.locator(".review")).toBeVisible();
      await page.keyboard.press("Control+k");
      await page.evaluate(() => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", "Game: nim 2\n1. 2");
        const paste = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
        document.querySelector(".finder input")!.dispatchEvent(paste);
      });
      await expect(page.locator(".found [role=option]")).toContainText("Review this game");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/sum=nim\+2&rival=friend&moves=1:2/);
    });

    await test.step("own mistakes come back as a drill until they are mended", async () => {
      await open(page, "en/play?sum=nim+3+3&moves=1:3;2:2;2:1&first=rival");
      await expect(headline(page)).toHaveText("You lose.");
      const own = page.getByRole("button", { name: "My mistakes (1)" });
      await own.click();
      await expect(page.locator(".drill")).toContainText("Position 1 of 1");
      await piece(page, 0, 0).click();
      await expect(page.locator(".drill.won")).toBeVisible();
      await page.getByRole("button", { name: "Finish" }).click();
      await expect(page).toHaveURL(/sum=nim\+3\+3/);
      await expect(own).toHaveCount(0);
    });

    await test.step("two computers play at levels of their own", async () => {
      await open(page, "en/play?sum=nim+5&rival=watch&levels=3,10");
      await expect(page.getByLabel("Level of the first player")).toHaveText(/beginner \(level 3\)$/);
      await expect(headline(page)).toHaveText(/The (first|second) player wins\./);
      await page.getByLabel("Level of the second player").click();
      await page.getByRole("option", { name: "Random (level 0)" }).click();
      await expect(page).toHaveURL(/levels=3,0/);
    });
  });
});

test("where a game was lost is seen at once above a board that stays, its moves in words", {
  tag: "@slow",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "en/play?sum=wythoff+3,6&moves=1:1,1;1:0,4;1:1,0;1:1,1");
  await expect(headline(page)).toHaveText("You lose.");
  await expect(page.getByRole("status")).toContainText("take 1 from heap 1 and 1 from heap 2");
  await expect(page.locator(".review .winning")).toBeInViewport({ ratio: 1 });
  await expect(page.locator(".review .winning li").first()).toContainText(/^take \d/);
  await expect(page.locator(".end")).toBeInViewport({ ratio: 0.8 });
});
