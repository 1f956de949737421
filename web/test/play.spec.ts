import { expect, headline, open, piece, test } from "./page.ts";

test.describe("play", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("a won game: the address has every move, and restores it", async ({ page }) => {
    await open(page, "en/play?sum=nim+1+2&show=colours");
    await expect(piece(page, 1, 1)).toHaveClass(/win/);
    await piece(page, 1, 1).click();
    await expect(page.locator(".moves button")).toHaveCount(2);
    await expect(headline(page)).toHaveText("Your move");
    await page.locator("[data-cell]").first().click();
    await expect(headline(page)).toHaveText("You win!");
    await expect(page).toHaveURL(/moves=2:1;(?:1:1;2:1|2:1;1:1)$/);
    await page.reload();
    await expect(headline(page)).toHaveText("You win!");
    await expect(page.locator(".moves button")).toHaveCount(3);
  });

  test("touching a piece shows its moves, a second touch or a button makes one", async ({ page }) => {
    await open(page, "en/play?sum=kayles+5&rival=friend");
    await piece(page, 2).click();
    await expect(page.locator(".choices .chip")).toHaveText(["3→ 2 + 2", "2-3→ 1 + 2", "3-4→ 2 + 1"]);
    await page.locator(".choices .chip").nth(1).hover();
    await expect(page.locator(".cell.changing")).toHaveCount(2);
    await piece(page, 2).click();
    await expect(page.locator(".choices .chip")).toHaveCount(0);
    await piece(page, 2).click();
    await expect(page.locator(".choices .chip")).toHaveCount(3);
    await page.keyboard.press("Escape");
    await expect(page.locator(".choices .chip")).toHaveCount(0);
    await piece(page, 2).click();
    await piece(page, 3).click();
    await expect(page.locator(".moves button")).toHaveText(["3-4"]);
    await expect(page.locator(".component")).toHaveCount(2);
    await page.getByText(/^All moves/).click();
    await page.getByLabel("Move by its name").fill("2:1");
    await page.getByRole("button", { name: "Move", exact: true }).click();
    await expect(page.locator(".component")).toHaveCount(1);
    await page.getByLabel("Move by its name").fill("7");
    await page.getByRole("button", { name: "Move", exact: true }).click();
    await expect(page.getByText("There is no move 7 here.")).toBeVisible();
    await page.getByRole("button", { name: /^1-2/ }).click();
    await expect(headline(page)).toHaveText("The first player wins.");
  });

  test("keys alone can play", async ({ page }) => {
    await open(page, "en/play?sum=nim+2+3&rival=friend");
    await page.locator('.component [tabindex="0"]').first().focus();
    await page.keyboard.press("ArrowRight");
    await expect(piece(page, 1)).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(piece(page, 1)).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status")).toContainText("The first player played 1: 2 (2 → 0).");
    await expect(piece(page, 0)).toBeFocused();
    await page.keyboard.press("Space");
    await expect(headline(page)).toHaveText("The second player wins.");
  });

  test("keys go from piece to what follows the board, and stop at nothing that vanishes", async ({
    page,
  }) => {
    await open(page, "en/play?sum=kayles+5&rival=friend");
    await page.getByRole("button", { name: "Set up" }).focus();
    await page.keyboard.press("Tab");
    await expect(piece(page, 0)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("radio", { name: "none" })).toBeFocused();
  });

  test("digits make the moves of the piece at hand", async ({ page }) => {
    await open(page, "en/play?sum=kayles+5&rival=friend");
    await page.keyboard.press("2");
    await expect(page.locator(".moves button")).toHaveCount(0);
    await piece(page, 0).focus();
    await page.keyboard.press("Enter");
    await expect(page.locator(".choices .chip").nth(1)).toHaveAttribute("aria-keyshortcuts", "2");
    await page.keyboard.press("2");
    await expect(page.locator(".moves button")).toHaveText(["1-2"]);
  });

  test("undo, redo, looking back and going on", async ({ page }) => {
    await open(page, "en/play?sum=nim+3+5+9&moves=1:1;2:2;3:3;1:1&rival=friend");
    await expect(page.locator(".moves button")).toHaveCount(4);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(headline(page)).toHaveText("Looking back");
    await expect(page.locator('.moves [aria-current="step"]')).toHaveText("2: 2");
    await page.reload();
    await expect(page.locator('.moves [aria-current="step"]')).toHaveText("2: 2");
    await page.getByRole("button", { name: "Redo" }).click();
    await expect(page.locator('.moves [aria-current="step"]')).toHaveText("3: 3");
    await page.getByRole("button", { name: "To the start" }).click();
    await expect(page.locator(".component").nth(2).locator("[data-cell]")).toHaveCount(9);
    await page.locator(".moves button").nth(1).click();
    await page.getByRole("button", { name: "Play on from here" }).click();
    await expect(page.locator(".moves button")).toHaveCount(2);
    await piece(page, 0, 2).click();
    await expect(page.locator(".moves button")).toHaveText(["1: 1", "2: 2", "3: 9"]);
  });

  test("undo against the computer takes back both moves", async ({ page }) => {
    await open(page, "en/play?sum=nim+3+5+9");
    await piece(page, 0, 0).click();
    await expect(page.locator(".moves button")).toHaveCount(2);
    await expect(headline(page)).toHaveText("Your move");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.locator(".component").nth(0).locator("[data-cell]")).toHaveCount(3);
    await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
    await piece(page, 8, 2).click();
    await expect(page.locator(".moves button")).toHaveCount(2);
    await expect(page.locator(".moves button").first()).toHaveText("3: 1");
  });

  test("values, the nim-sum in binary, and a hint", async ({ page }) => {
    await open(page, "en/play?sum=nim+3+4+5");
    await page.getByRole("radio", { name: "hints" }).check();
    await expect(page).toHaveURL(/show=hints/);
    await expect(page.locator(".binary")).toHaveCount(0);
    await page.getByRole("radio", { name: "everything" }).check();
    await expect(page.locator(".component .value")).toHaveText(["SG 3", "SG 4", "SG 5"]);
    await expect(page.locator(".binary tr")).toHaveText([/3\s*011/, /4\s*100/, /5\s*101/, /Nim-sum 2\s*010/]);
    await expect(page.locator(".binary .deciding")).toHaveText(["1", "0", "0", "1"]);
    await expect(page.getByText("The column of 2 decides")).toBeVisible();
    await expect(page.getByText("Hint: take 2 from heap 1 wins.")).toBeVisible();
    await expect(page.locator(".cell.hint")).toHaveCount(2);
    await expect(page).toHaveURL(/show=colours,values,binary,hints/);
    await piece(page, 1, 0).click();
    await expect(page.locator(".moves button")).toHaveCount(2);
    await expect(page.locator(".binary tr")).toHaveCount(4);
  });

  test("why did I lose: the first losing move, and what would have won", async ({ page }) => {
    await open(page, "en/play?sum=nim+1+2");
    await piece(page, 0, 1).click();
    await expect(headline(page)).toHaveText("You lose.");
    await page.getByRole("button", { name: "Why did I lose?" }).click();
    await expect(page.locator(".review")).toContainText("Move 1 (2: 2) was your first losing move.");
    await expect(page.locator(".review .winning li")).toHaveText(["2: 1 → 1"]);
    await page.getByRole("button", { name: "Show that position" }).click();
    await expect(page.locator(".component").nth(1).locator("[data-cell]")).toHaveCount(2);
    await open(page, "en/play?sum=nim+2+2");
    await piece(page, 0, 0).click();
    await expect(headline(page)).toHaveText("You lose.");
    await page.getByRole("button", { name: "Why did I lose?" }).click();
    await expect(page.locator(".review")).toContainText("Every position in which you moved was lost");
  });

  test("a loser is told why, shown the position, and can look at the move marks", async ({ page }) => {
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
    await expect(page.locator(".review")).toContainText("Move 2 (2: 2) was the loser's first losing move.");
    await expect(page.locator(".review .because")).toContainText("0 ⊕ 1 = 1");
    await page.getByRole("button", { name: "Show that position" }).click();
    await expect(page.locator(".cell.win")).toHaveCount(1);
    await expect(page.locator(".cell.lose")).toHaveCount(2);
    await expect(page.getByRole("radio", { name: "none" })).toBeChecked();
  });

  test("a winning move that leaves a long position is told by its name", async ({ page }) => {
    const graph = "0>1,0>2,1>2,1>3,2>3,2>4,3>4";
    await open(page, `en/play?sum=dag+${graph}@1+${graph}@2&moves=1:3;2:3;1:4;2:4&rival=friend`);
    await expect(headline(page)).toHaveText("The second player wins.");
    await page.getByRole("button", { name: "Where was it lost?" }).click();
    await expect(page.locator(".review .winning li").first()).toHaveText(/^\d: \d$/);
  });

  test("a game that has ended is gone through by its strip and by the arrow keys", async ({ page }) => {
    await open(page, "en/play?sum=nim+3+3&moves=1:3;2:2;2:1&rival=friend");
    const strip = page.getByRole("slider", { name: "Every move of the game" });
    await expect(strip.locator(".bar i")).toHaveText(["–", "?", "✓"]);
    await expect(strip).toHaveAttribute("aria-valuetext", /^Move 3 \(2: 1\): keeps the win/);
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
    await expect(strip).toHaveCount(0);
  });

  test("the tug of war tells who wins after each move, and how soon", async ({ page }) => {
    await open(page, "en/play?sum=nim+3+3&moves=1:3;2:2;2:1&rival=friend");
    const bars = page.locator(".strip .bar");
    await expect(bars.nth(0)).toHaveClass(/\bsecond\b/);
    await expect(bars.nth(0)).toHaveAttribute(
      "title",
      "Move 1 (1: 3): no move could win · wins in 1: Second",
    );
    await expect(bars.nth(1)).toHaveClass(/\bfirst\b.*\bmistake\b/);
    await expect(bars.nth(2)).toHaveAttribute("title", "Move 3 (2: 1): keeps the win · won by: First");
  });

  test("a review tells of each move what it did, and what would have been right", async ({ page }) => {
    await open(page, "en/play?sum=nim+3+3&moves=1:3;2:2;2:1&rival=friend");
    await page.getByRole("button", { name: "Where was it lost?" }).click();
    await expect(page.locator(".review")).toContainText("Mistakes: First 0, second 1.");
    await expect(page.locator(".review")).toContainText("Move 3 (2: 1): keeps the win");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect(page.locator(".review")).toContainText("Move 1 (1: 3): no move could win");
  });

  test("a game is kept as text, and a text is reviewed", async ({ page }) => {
    await open(page, "en/play?sum=nim+3+3&moves=1:3;2:2&rival=friend");
    await page.locator(".record summary").click();
    const text = page.getByRole("textbox", { name: "This game as text" });
    await expect(text).toHaveValue("Game: nim 3 3\nPlay: normal\n1. 1: 3\n2. 2: 2");
    const load = page.getByRole("button", { name: "Review this text" });
    for (const [wrong, says] of [
      ["nim 3 3", /^Line 1: expected “Game: ”/],
      ["Game: nim 3 3\nPlay: other", /^Line 2: expected “Play: normal”/],
      ["Game: nim 3 3\n1. 1: 3\n2. 1: 1", /^Move 2 is no move/],
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

  test("own mistakes come back as a drill until they are mended", async ({ page }) => {
    await open(page, "en/play?sum=nim+3+3&moves=1:3;2:2;2:1&first=rival");
    await expect(headline(page)).toHaveText("You lose.");
    const own = page.getByRole("button", { name: "My mistakes (1)" });
    await own.click();
    await expect(page.locator(".drill")).toContainText("Position 1 of 1");
    await piece(page, 0, 0).click();
    await expect(page.locator(".drill .won")).toBeVisible();
    await page.getByRole("button", { name: "Finish" }).click();
    await expect(page).toHaveURL(/sum=nim\+3\+3/);
    await expect(own).toHaveCount(0);
  });

  test("two computers play at levels of their own", async ({ page }) => {
    await open(page, "en/play?sum=nim+5&rival=watch&levels=3,10");
    await expect(page.getByLabel("Level of the first player")).toHaveValue("3");
    await expect(headline(page)).toHaveText(/The (first|second) player wins\./);
    await page.getByLabel("Level of the second player").selectOption("0");
    await expect(page).toHaveURL(/levels=3,0/);
  });

  test("pieces are taken by dragging them off the board, or to where they go", async ({ page }) => {
    await open(page, "en/play?sum=nim+5+5&rival=friend");
    const from = (await piece(page, 3, 0).boundingBox())!;
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y - 160, { steps: 4 });
    await expect(page.locator(".board.dragging .changing")).toHaveCount(2);
    await page.mouse.up();
    await expect(page).toHaveURL(/moves=1:2/);
    await open(page, "en/play?sum=wythoff+3,6&rival=friend");
    // The board moves down when the law has come.
    await expect(page.locator(".answer.theorem")).toContainText("Wythoff");
    const queen = (await page.locator(".queen .token").boundingBox())!;
    const goal = (await piece(page, 29).boundingBox())!;
    await page.mouse.move(queen.x + queen.width / 2, queen.y + queen.height / 2);
    await page.mouse.down();
    await page.mouse.move(goal.x + goal.width / 2, goal.y + goal.height / 2, { steps: 4 });
    await page.mouse.up();
    await expect(page).toHaveURL(/moves=1:0,4/);
  });

  test("pieces are called by what a touch does", async ({ page }) => {
    await open(page, "en/play?sum=nim+3+4&rival=friend");
    await expect(piece(page, 2, 1)).toHaveAttribute("aria-label", "Piece 3: take 2 from heap 2");
    await open(page, "zh/play?sum=nim+3+4&rival=friend");
    await expect(piece(page, 2, 1)).toHaveAttribute("aria-label", "棋子 3：从第 2 堆取 2 个");
    await open(page, "en/play?sum=kayles+5&rival=friend");
    await expect(piece(page, 0)).toHaveAttribute(
      "aria-label",
      "Piece 1: knock down pin 1 · knock down pins 1 and 2",
    );
  });

  test("of a long game the list shows the move at hand", async ({ page }) => {
    const moves = `${"1:1;2:1;".repeat(20)}2:1`;
    await open(page, `en/play?sum=nim+20+21&rival=friend&moves=${moves}`);
    const current = page.locator('.moves [aria-current="step"]');
    await expect(page.locator(".moves button").last()).toHaveAttribute("aria-current", "step");
    await expect(current).toBeInViewport();
    await page.getByRole("button", { name: "To the start" }).click();
    await expect(current).toHaveCount(0);
    await page.keyboard.press("ArrowRight");
    await expect(page.locator(".moves button").first()).toHaveAttribute("aria-current", "step");
    await expect(current).toBeInViewport();
  });

  test("moves are marked during the game only where one asks for it", async ({ page }) => {
    await open(page, "en/play?sum=nim+3+4+5&rival=friend");
    await piece(page, 0, 0).click();
    await expect(page.locator(".moves button")).toHaveCount(1);
    await expect(page.locator(".moves .sign")).toHaveCount(0);
    await page.getByRole("radio", { name: "hints" }).check();
    await expect(page.locator(".moves .sign")).toHaveText(["?"]);
    await piece(page, 4, 1).click();
    await expect(page.locator(".moves .sign")).toHaveText(["?", "✓"]);
  });

  test("a game is the same whenever its address is gone through again, and new games differ", async ({
    page,
  }) => {
    const moves = () => page.locator(".moves button").allTextContents();
    const line = "en/play?sum=nim+5+7+9+2&rival=3&seed=4711";
    const found = new Set<string>();
    for (let i = 0; i < 2; i++) {
      await page.goto("about:blank");
      await open(page, line);
      await piece(page, 0, 1).click();
      await expect(page.locator(".moves button")).toHaveCount(2);
      await expect(page).toHaveURL(/seed=4711/);
      found.add(`${await moves()}`);
    }
    expect(found.size).toBe(1);
    const seeds = new Set<string>();
    for (let i = 0; i < 3; i++) {
      await page.goto("about:blank");
      await open(page, "en/play?sum=nim+5+7+9+2&rival=3");
      await piece(page, 0, 1).click();
      await expect(page).toHaveURL(/seed=\d+/);
      seeds.add(/seed=(\d+)/.exec(page.url())![1]!);
    }
    expect(seeds.size).toBeGreaterThan(1);
  });

  test("the link is copied, and says so", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, "en/play?sum=kayles+7");
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  test("other games are a touch away before the first move", async ({ page }) => {
    await open(page, "en/play");
    await page.getByRole("link", { name: "Kayles", exact: true }).click();
    await expect(page.locator("h1")).toHaveText("Kayles");
    await piece(page, 5).click();
    await page.locator(".choices .chip").first().click();
    await expect(page.locator(".moves button")).toHaveCount(2);
    await expect(page.getByText("Or try")).toHaveCount(0);
  });

  test("before the first move one is told whether one can win, and may be shown how", async ({ page }) => {
    await open(page, "en/play");
    await expect(page.getByRole("status").first()).toContainText("You can win this: do you see how?");
    await expect(page.locator(".doors a")).toHaveCount(3);
    await page.getByRole("button", { name: "Show me" }).click();
    await expect(page.getByText("Hint: take 2 from heap 1 wins.")).toBeVisible();
    await open(page, "en/play?sum=nim+3+3");
    await page.getByRole("button", { name: "Swap sides" }).click();
    await expect(page).toHaveURL(/first=rival/);
    await expect(page.locator(".moves button")).toHaveCount(1);
  });

  test("stones have colours, and the edges of a directed graph have heads", async ({ page }) => {
    await open(page, "en/play?sum=black-and-white(2)+w..bw.b&rival=friend");
    await expect(page.locator(".light-stone")).toHaveCount(2);
    await expect(page.getByRole("button", { name: /^White piece/ })).toHaveCount(2);
    await open(page, "en/play?sum=dag+0>1,0>2,1>2@0&rival=friend");
    await expect(page.locator(".edge .head")).toHaveCount(3);
  });

  test("misère play turns the end around", async ({ page }) => {
    await open(page, "en/play?sum=nim+1+3&play=misere&show=colours");
    await expect(page.locator(".cell.win")).toHaveCount(1);
    await page.locator(".cell.win").click();
    await expect(headline(page)).toHaveText("You win!");
  });

  test("under misère play no column decides among components of value 0 and 1", async ({ page }) => {
    await open(page, "en/play?sum=nim+1+1+1&play=misere&show=binary");
    await expect(page.locator(".binary tr")).toHaveText([/1/, /1/, /1/, /Nim-sum 1/]);
    await expect(page.locator(".binary .deciding")).toHaveCount(0);
    await expect(page.getByText("under misère play a nim-sum of 0 wins, and 1 loses")).toBeVisible();
    await open(page, "en/play?sum=nim+1+1+3&play=misere&show=binary");
    await expect(page.getByText("every component with a 1 there has a winning move")).toBeVisible();
  });

  test("watching two perfect players, and pausing them", async ({ page }) => {
    await open(page, "en/play?sum=nim+4+4+3+3&rival=watch");
    await expect(page.locator(".moves button").first()).toBeVisible();
    await page.getByRole("button", { name: "Pause" }).click();
    await expect(headline(page)).toHaveText("Paused");
    await page.getByRole("button", { name: "Play on from here" }).click();
    await expect(headline(page)).toHaveText("The second player wins.");
  });

  test("a large heap is a bar, of which one takes as many as a field says", async ({ page }) => {
    await open(page, "en/play?sum=nim+1000000+700&rival=friend");
    await expect(page.getByRole("img", { name: "1,000,000" })).toBeVisible();
    await page.getByLabel("Take", { exact: true }).first().fill("999300");
    await page.getByRole("button", { name: "Move", exact: true }).first().click();
    await expect(page.locator(".moves button")).toHaveText(["1: 999300"]);
    await expect(page.getByRole("img", { name: "700" })).toHaveCount(2);
    await page.getByLabel("How many to take from heap 2").fill("700");
    await expect(page.getByLabel("Take", { exact: true }).nth(1)).toHaveValue("700");
  });

  test("a heap too large to draw is played by a move's name, and solved by its theorem", async ({ page }) => {
    await open(page, "en/play?sum=nim+1000000000000000000000+7&show=hints&rival=friend");
    await expect(page.getByText("Hint: take 999999999999999999993 from heap 1 wins.")).toBeVisible();
    await page.getByText(/^All moves/).click();
    await page.getByLabel("Move by its name").fill("1: 999999999999999999993");
    await page.getByRole("button", { name: "Move", exact: true }).click();
    await expect(page.getByText("No move wins against perfect play.")).toBeVisible();
  });

  test("what cannot be solved here is said in one line", async ({ page }) => {
    await open(page, "en/play?sum=wythoff+100000,100001+wythoff+100000,100002&show=values");
    await expect(page.getByRole("alert").or(page.getByRole("status").locator(".trouble"))).toBeVisible();
  });
});

test.describe("a new game", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("is begun by who plays, and by which rule", async ({ page }) => {
    await open(page, "en/play?sum=bash(4)+21");
    await page.getByRole("combobox", { name: "Opponent", exact: true }).selectOption("Beginner (level 3)");
    await expect(page).toHaveURL(/rival=3/);
    await page.getByRole("combobox", { name: "Who wins" }).selectOption("Misère play");
    await page.getByRole("combobox", { name: "First move" }).selectOption("Opponent begins");
    await expect(page.locator(".moves button")).toHaveCount(1);
    await expect(page).toHaveURL(/sum=bash%284%29\+21.*play=misere.*rival=3.*first=rival/);
    await page.getByRole("button", { name: "Another position" }).click();
    await expect(page).toHaveURL(/sum=bash%284%29\+(?!21&)/);
  });

  test("says what is wrong with a notation", async ({ page }) => {
    await open(page, "zh/play");
    await page.getByRole("button", { name: "摆放" }).click();
    const position = page.getByRole("textbox", { name: "局面", exact: true });
    await position.fill("kayels 7");
    await expect(page.getByRole("alert")).toContainText("是否想写 kayles");
    await expect(page.getByRole("button", { name: "从此局面开始" })).toBeDisabled();
    await position.fill("kayles 5 + {1,2} 4 7");
    await page.getByRole("button", { name: "从此局面开始" }).click();
    await expect(page.locator("h1")).toHaveText("凯尔斯 + 减法游戏 {1,2}");
    await expect(page.locator(".component")).toHaveCount(3);
  });
});

test.describe("a position of one's own", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("numbers have steppers, components come and go", async ({ page }) => {
    await open(page, "en/play?sum=kayles+5");
    await page.getByRole("button", { name: "Set up" }).click();
    const position = page.getByRole("textbox", { name: "Position", exact: true });
    await page.getByRole("button", { name: "Number 1: one more" }).click();
    await expect(position).toHaveValue("kayles 6");
    await page.getByRole("button", { name: "Add a component" }).click();
    await expect(position).toHaveValue("kayles 6 6");
    await page.getByRole("button", { name: "Number 1: one less" }).nth(1).click();
    await expect(position).toHaveValue("kayles 6 5");
    await page.getByRole("button", { name: "Remove component 1" }).click();
    await expect(position).toHaveValue("kayles 5");
    await position.fill("jump-row o.oo");
    await page.getByRole("button", { name: "Cell 2: empty" }).click();
    await expect(position).toHaveValue("jump-row oooo");
    await page.getByRole("button", { name: "One cell more" }).click();
    await expect(position).toHaveValue("jump-row oooo.");
    await page.getByRole("button", { name: "Play this" }).click();
    await expect(page.locator("[data-cell]")).toHaveCount(4);
  });

  test("hackenbush is drawn with a pointer, and with keys", async ({ page }) => {
    await open(page, "en/play?sum=hackenbush+0-1");
    await page.getByRole("button", { name: "Set up" }).click();
    const position = page.getByRole("textbox", { name: "Position", exact: true });
    const drawing = page.getByRole("group", { name: "Drawing of the graph" });
    await drawing.scrollIntoViewIfNeeded();
    const box = (await drawing.boundingBox())!;
    const unit = box.width / 9;
    const at = (x: number, y: number) =>
      [box.x + (x + 0.5) * unit, box.y + box.height - (y + 0.5) * unit] as const;
    await page.mouse.move(...at(0, 1));
    await page.mouse.down();
    await page.mouse.move(...at(1, 2));
    await page.mouse.up();
    await expect(position).toHaveValue("hackenbush 0-1,1-2");
    await page.mouse.move(...at(1, 2));
    await page.mouse.down();
    await page.mouse.move(...at(1, 0));
    await page.mouse.up();
    await expect(position).toHaveValue("hackenbush 0-1,0-2,1-2");
    await page.mouse.click(...at(0, 0.5));
    await expect(position).toHaveValue("hackenbush 0-2,1-2");
    await drawing.getByRole("button", { name: "Joint 1" }).press("Enter");
    await drawing.getByRole("button", { name: "The ground" }).press("Enter");
    await expect(position).toHaveValue("hackenbush 0-1,0-2,1-2");
    await page.getByRole("button", { name: "Clear" }).click();
    await page.getByRole("button", { name: "Branch from the ground" }).click();
    await expect(position).toHaveValue("hackenbush 0-1");
    await drawing.getByRole("button", { name: "Joint 1" }).press("Enter");
    await page.getByRole("button", { name: "Branch from the chosen joint" }).click();
    await expect(position).toHaveValue("hackenbush 0-1,1-2");
    await drawing.getByRole("button", { name: "Line 1-2: take it away" }).press("Enter");
    await expect(position).toHaveValue("hackenbush 0-1");
    await page.getByRole("button", { name: "Play this" }).click();
    await expect(page.locator("[data-cell]")).toHaveCount(1);
  });
});

test("a board on another page is the board alone, and leads to the page of its game", async ({ page }) => {
  await page.goto("./?embed#en/play?sum=nim+3+4");
  await expect(piece(page, 0, 1)).toBeVisible();
  for (const hidden of [".top", ".tabs", ".answers", ".side"])
    await expect(page.locator(hidden)).toBeHidden();
  await expect(page.getByRole("link", { name: "Open in Nimber" })).toHaveAttribute(
    "href",
    /^\.\/#en\/play\?sum=nim/,
  );
  await open(page, "en/play?sum=nim+3+4");
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByLabel("To show this board on a page of yours")).toHaveValue(
    /^<iframe src="http:\/\/[^"]+\/\?embed#en\/play\?sum=nim\+3\+4" width="640" height="520"><\/iframe>$/,
  );
  await page.keyboard.press("Escape");
  await expect(page.locator(".embed")).toHaveCount(0);
});

test("with motion a game goes the same way, and leaves no ghosts", async ({ page }) => {
  await open(page, "en/play?sum=nim+1+2");
  await piece(page, 1, 1).click();
  await expect(page.locator(".moves button")).toHaveCount(2);
  await expect(headline(page)).toHaveText("Your move");
  await page.locator("[data-cell]").first().click();
  await expect(headline(page)).toHaveText("You win!");
  await expect(page.locator(".ghosts *")).toHaveCount(0);
  await expect(page.locator(".unclipped")).toHaveCount(0);
});

test("with motion a piece glides, and what comes next can be touched at once", async ({ page }) => {
  await open(page, "en/play?sum=silver-dollar+1,5,9&rival=friend");
  await page.evaluate(() => {
    const animate = Element.prototype.animate;
    const seen: string[] = [];
    Object.assign(window, { seen });
    Element.prototype.animate = function (frames, options) {
      if (this.classList.contains("token")) seen.push(JSON.stringify(frames));
      return animate.call(this, frames, options);
    };
  });
  await page.getByText(/^All moves/).click();
  for (const move of ["5-3", "3-2"]) {
    await page.getByLabel("Move by its name").fill(move);
    await page.getByLabel("Move by its name").press("Enter");
    await expect(page.locator(".moves button").last()).toHaveText(move);
  }
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen).toHaveLength(2);
  expect(seen[0]).toMatch(/translate\((?!0px)[\d.]+px, 0px\)/);
});
