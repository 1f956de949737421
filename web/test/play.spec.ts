import { expect, headline, open, piece, test } from "./page.ts";

test.describe("play", () => {
  test("a game is won, pieces are touched, keys play", async ({ page }) => {
    await test.step("a won game: the address has every move, and restores it", async () => {
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

    await test.step("touching a piece shows its moves, a second touch or a button makes one", async () => {
      await open(page, "en/play?sum=kayles+5&rival=friend");
      await piece(page, 2).click();
      await expect(page.locator(".choices .chip")).toHaveText([
        "knock down pin 3leaves 2 + 2",
        "knock down pins 2 and 3leaves 1 + 2",
        "knock down pins 3 and 4leaves 2 + 1",
      ]);
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
      await page.getByRole("button", { name: /^knock down pins 1 and 2/ }).click();
      await expect(headline(page)).toHaveText("The first player wins.");
      await open(page, "en/play?sum=kayles+7&rival=friend");
      await piece(page, 2).click();
      await expect(page.locator(".choices .chip")).toHaveCount(3);
      await open(page, "en/play?sum=kayles+9&rival=friend");
      await expect(page.locator(".cell.open")).toHaveCount(9);
      await expect(page.locator(".choices .chip")).toHaveCount(0);
    });

    await test.step("keys alone can play", async () => {
      await open(page, "en/play?sum=nim+2+3&rival=friend");
      await page.locator('.component [tabindex="0"]').first().focus();
      await page.keyboard.press("ArrowRight");
      await expect(piece(page, 1)).toBeFocused();
      await page.keyboard.press("ArrowRight");
      await expect(piece(page, 1)).toBeFocused();
      await page.keyboard.press("ArrowLeft");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("status")).toContainText(
        "The first player played: take 2 from heap 1 (2 → 0).",
      );
      await expect(piece(page, 0)).toBeFocused();
      await page.keyboard.press("Space");
      await expect(headline(page)).toHaveText("The second player wins.");
    });

    await test.step("keys go from piece to what follows the board, and stop at nothing that vanishes", async () => {
      await open(page, "en/play?sum=kayles+5&rival=friend");
      await page.getByRole("link", { name: "Program" }).focus();
      await page.keyboard.press("Tab");
      await expect(piece(page, 0)).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(page.getByRole("button", { name: "Who wins?" })).toBeFocused();
      for (const name of ["Another position", "Set up"]) {
        await page.keyboard.press("Tab");
        await expect(page.getByRole("button", { name })).toBeFocused();
      }
      await page.keyboard.press("Tab");
      await expect(page.getByRole("switch", { name: "Tell who wins" })).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(page.getByRole("radio", { name: "none" })).toBeFocused();
    });

    await test.step("digits make the moves of the piece at hand", async () => {
      await open(page, "en/play?sum=kayles+5&rival=friend");
      await page.keyboard.press("2");
      await expect(page.locator(".moves button")).toHaveCount(0);
      await piece(page, 0).focus();
      await page.keyboard.press("Enter");
      await expect(page.locator(".choices .chip").nth(1)).toHaveAttribute("aria-keyshortcuts", "2");
      await page.keyboard.press("2");
      await expect(page.locator(".moves button")).toHaveText(["1-2"]);
    });

    await test.step("a choice between words leaves the key of the field to the page", async () => {
      await page.getByRole("radio", { name: "none" }).focus();
      await page.keyboard.press("/");
      await expect(page.locator("header [role=combobox]")).toBeFocused();
    });
  });

  test("undo, values, dragging, names of pieces, a long game", { tag: "@slow" }, async ({ page }) => {
    await test.step("undo, redo, looking back and going on", async () => {
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

    await test.step("undo against the computer takes back both moves", async () => {
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

    await test.step("values, the nim-sum in binary, and a hint", async () => {
      await open(page, "en/play?sum=nim+3+4+5");
      await page.getByRole("radio", { name: "hints" }).check();
      await expect(page).toHaveURL(/show=hints/);
      await expect(page.locator(".binary")).toHaveCount(0);
      await page.getByRole("radio", { name: "everything" }).check();
      await expect(page.locator(".component .value")).toHaveText(["SG 3", "SG 4", "SG 5"]);
      await expect(page.locator(".binary tr")).toHaveText([
        /3\s*011/,
        /4\s*100/,
        /5\s*101/,
        /Nim-sum 2\s*010/,
      ]);
      await expect(page.locator(".binary .deciding")).toHaveText(["1", "0", "0", "1"]);
      await expect(page.getByText("The column of 2 decides")).toBeVisible();
      await expect(page.getByText("Hint: take 2 from heap 1 wins.")).toBeVisible();
      await expect(page.locator(".cell.hint")).toHaveCount(2);
      await expect(page).toHaveURL(/show=colours,values,binary,hints/);
      await piece(page, 1, 0).click();
      await expect(page.locator(".moves button")).toHaveCount(2);
      await expect(page.locator(".binary tr")).toHaveCount(4);
    });

    await test.step("pieces are taken by dragging them off the board, or to where they go", async () => {
      await open(page, "en/play?sum=nim+5+5&rival=friend");
      const from = (await piece(page, 3, 0).boundingBox())!;
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(from.x + 60, from.y - 160, { steps: 4 });
      await expect(page.locator(".board.dragging .changing")).toHaveCount(2);
      await page.mouse.up();
      await expect(page).toHaveURL(/moves=1:2/);
      await open(page, "en/play?sum=wythoff+3,6&rival=friend");
      const queen = (await page.locator(".queen .token").boundingBox())!;
      const goal = (await piece(page, 29).boundingBox())!;
      await page.mouse.move(queen.x + queen.width / 2, queen.y + queen.height / 2);
      await page.mouse.down();
      await page.mouse.move(goal.x + goal.width / 2, goal.y + goal.height / 2, { steps: 4 });
      await page.mouse.up();
      await expect(page).toHaveURL(/moves=1:0,4/);
    });

    await test.step("pieces are called by what a touch does", async () => {
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

    await test.step("of a long game the list shows the move at hand", async () => {
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

    await test.step("moves are marked during the game only where one asks for it", async () => {
      await open(page, "en/play?sum=nim+3+4+5&rival=friend");
      await piece(page, 0, 0).click();
      await expect(page.locator(".moves button")).toHaveCount(1);
      await expect(page.locator(".moves .sign")).toHaveCount(0);
      await page.getByRole("radio", { name: "hints" }).check();
      await expect(page.locator(".moves .sign")).toHaveText(["?"]);
      await piece(page, 4, 1).click();
      await expect(page.locator(".moves .sign")).toHaveText(["?", "✓"]);
    });
  });

  test("a game is the same whenever its address is gone through again, and new games differ", {
    tag: "@slow",
  }, async ({ page }) => {
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

  test("the link is copied, and says so", { tag: "@slow" }, async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, "en/play?sum=kayles+7");
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });
});

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });

  test("the moves of a piece hide none of the others, nor whose turn it is, and are within the board's edges", {
    tag: "@slow",
  }, async ({ page }) => {
    for (const [sum, height] of [
      ...["kayles+5", "kayles+12", "kayles+3+4+5", "cram+3x3"].map((each) => [each, 844] as const),
      ...["kayles+12", "kayles+3+4"].map((each) => [each, 600] as const),
    ]) {
      await page.setViewportSize({ width: 390, height });
      await open(page, `en/play?sum=${sum}&rival=friend`);
      for (const nth of [0, 1, 2, -1]) {
        await page.locator("[data-cell]").nth(nth).tap();
        await expect(page.locator(".choices")).toBeVisible();
        const found = await page.locator("[data-cell], .status").evaluateAll((all) => {
          const menu = document.querySelector(".choices")!.getBoundingClientRect();
          const table = document.querySelector(".table")!.getBoundingClientRect();
          const hidden = all.filter((each) => {
            const { left, top, right, bottom } = each.getBoundingClientRect();
            return left < menu.right && menu.left < right && top < menu.bottom && menu.top < bottom;
          });
          return {
            hidden: hidden.length,
            within: menu.left >= table.left && menu.right <= table.right,
            seen: menu.top >= 0 && menu.bottom <= innerHeight,
          };
        });
        expect([sum, nth, found]).toEqual([sum, nth, { hidden: 0, within: true, seen: true }]);
        await page.keyboard.press("Escape");
      }
    }
  });

  test("a position is set up where one looks", { tag: "@slow" }, async ({ page }) => {
    await open(page, "en/play?sum=nim+3+4+5");
    await page.getByRole("button", { name: "Set up" }).tap();
    await expect(page.locator(".edited")).toHaveCount(3);
    await expect(page.getByRole("heading", { name: "Set up a position" })).toBeInViewport();
  });
});
