import { choose, expect, open, test } from "./page.ts";

test.describe("a new game", () => {
  test("the game is begun by who plays, by which rule, and from a position", async ({ page }) => {
    await test.step("is begun by who plays, and by which rule", async () => {
      await open(page, "en/play?sum=bash(4)+21");
      await choose(page, "Opponent", "Beginner (level 3)");
      await expect(page).toHaveURL(/rival=3/);
      await page.getByRole("radio", { name: "Misère play" }).check();
      await page.getByRole("radio", { name: "Opponent begins" }).check();
      await expect(page.locator(".moves button")).toHaveCount(1);
      await expect(page).toHaveURL(/sum=bash%284%29\+21.*play=misere.*rival=3.*first=rival/);
      await page.getByRole("button", { name: "Another position" }).click();
      await expect(page).toHaveURL(/sum=bash%284%29\+(?!21&)/);
    });

    await test.step("has all that was chosen, however soon one after the other", async () => {
      await open(page, "en/play?sum=bash(4)+21");
      await page.evaluate(() => {
        const labels = [...document.querySelectorAll(".players label")];
        for (const name of ["Misère play", "Opponent begins"])
          labels
            .find(({ textContent }) => textContent === name)!
            .querySelector("input")!
            .click();
      });
      await expect(page).toHaveURL(/play=misere.*first=rival/);
    });

    await test.step("says what is wrong with a notation", async () => {
      await open(page, "zh/play");
      await page.getByRole("button", { name: "摆放" }).click();
      const position = page.getByRole("textbox", { name: "局面", exact: true });
      await position.fill("kayels 7");
      await expect(page.getByRole("alert")).toContainText("是否想写 kayles");
      await expect(page.getByRole("button", { name: "从此局面开始" })).toBeDisabled();
      await position.fill("kayles 5 + {1,2} 4 7");
      await page.getByRole("button", { name: "从此局面开始" }).click();
      await expect(page.locator("h1")).toHaveText("Kayles + 减法游戏 {1,2}");
      await expect(page.locator(".component")).toHaveCount(3);
    });
  });
});

test.describe("a position of one's own", () => {
  test("numbers have steppers, and hackenbush is drawn", { tag: "@slow" }, async ({ page }) => {
    await test.step("numbers have steppers, components come and go", async () => {
      await open(page, "en/play?sum=kayles+5");
      await page.getByRole("button", { name: "Set up" }).click();
      const position = page.getByRole("textbox", { name: "Position", exact: true });
      await page.getByRole("button", { name: "Number 1: one more" }).click();
      await expect(position).toHaveValue("kayles 6");
      const spots = page.locator(".preview .target");
      await spots.nth(6).click();
      await expect(position).toHaveValue("kayles 7");
      await spots.nth(6).dragTo(spots.nth(5));
      await expect(position).toHaveValue("kayles 6");
      await page.getByRole("button", { name: "Add a component" }).click();
      await expect(position).toHaveValue("kayles 6 6");
      await page.getByRole("button", { name: "Number 1: one less" }).nth(1).click();
      await expect(position).toHaveValue("kayles 6 5");
      await expect(page.getByRole("button", { name: "Play this" })).toBeInViewport();
      const sizes = await page
        .locator(".preview svg")
        .evaluateAll((all) => all.map((each) => each.querySelector(".token")!.getBoundingClientRect().width));
      expect(sizes).toEqual([sizes[0], sizes[0]]);
      await page.getByRole("button", { name: "Remove component 1" }).click();
      await expect(position).toHaveValue("kayles 5");
      await position.fill("jump-row o.oo");
      await page.getByRole("button", { name: "Cell 2: empty" }).click();
      await expect(position).toHaveValue("jump-row oooo");
      await page.getByRole("button", { name: "Add a cell" }).click();
      await expect(position).toHaveValue("jump-row oooo.");
      await page.getByRole("button", { name: "Play this" }).click();
      await expect(page.locator("[data-cell]")).toHaveCount(4);
      await page.getByRole("button", { name: "Set up" }).click();
      await expect(position).toBeVisible();
      await page.evaluate(() => {
        location.hash = "en/play?sum=kayles+3";
      });
      await expect(position).toHaveCount(0);
      await expect(page.locator("[data-cell]")).toHaveCount(3);
    });

    await test.step("hackenbush is drawn with a pointer, and with keys", async () => {
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
      await drawing.getByRole("button", { name: "Vertex 1" }).press("Enter");
      await drawing.getByRole("button", { name: "The ground" }).press("Enter");
      await expect(position).toHaveValue("hackenbush 0-1,0-2,1-2");
      await page.getByRole("button", { name: "Clear" }).click();
      await page.getByRole("button", { name: "Branch from the ground" }).click();
      await expect(position).toHaveValue("hackenbush 0-1");
      await drawing.getByRole("button", { name: "Vertex 1" }).press("Enter");
      await page.getByRole("button", { name: "Branch from the chosen vertex" }).click();
      await expect(position).toHaveValue("hackenbush 0-1,1-2");
      await drawing.getByRole("button", { name: "Edge 1-2: remove it" }).press("Enter");
      await expect(position).toHaveValue("hackenbush 0-1");
      await page.getByRole("button", { name: "Play this" }).click();
      await expect(page.locator("[data-cell]")).toHaveCount(1);
    });
  });
});

test.describe("a position too large to draw or to solve", () => {
  test("large heaps, and what cannot be solved", { tag: "@slow" }, async ({ page }) => {
    await test.step("a large heap is a bar, of which one takes as many as a field says", async () => {
      await open(page, "en/play?sum=nim+1000000+700&rival=friend");
      await expect(page.getByRole("img", { name: "1,000,000" })).toBeVisible();
      await page.getByLabel("Take", { exact: true }).first().fill("999300");
      await page.getByRole("button", { name: "Move", exact: true }).first().click();
      await expect(page.locator(".moves button")).toHaveText(["1: 999300"]);
      await expect(page.getByRole("img", { name: "700" })).toHaveCount(2);
      await page.getByLabel("How many to take from heap 2").fill("700");
      await expect(page.getByLabel("Take", { exact: true }).nth(1)).toHaveValue("700");
    });

    await test.step("a heap too large to draw is played by a move's name, and solved by its theorem", async () => {
      await open(page, "en/play?sum=nim+1000000000000000000000+7&show=hints&rival=friend");
      await expect(page.getByText("Hint: take 999999999999999999993 from heap 1 wins.")).toBeVisible();
      await page.getByRole("button", { name: "Fill in the hint" }).click();
      await expect(page.getByLabel("Take", { exact: true }).first()).toHaveValue("999999999999999999993");
      await page.getByText(/^All moves/).click();
      const named = page.locator("form").filter({ has: page.getByLabel("Move by its name") });
      await named.getByLabel("Move by its name").fill("1: 999999999999999999993");
      await named.getByRole("button", { name: "Move", exact: true }).click();
      await expect(page.getByText("No move wins against perfect play.")).toBeVisible();
    });

    await test.step("what cannot be solved here is said in one line", async () => {
      await open(page, "en/play?sum=wythoff+100000,100001+%2B+wythoff+100000,100002&show=values");
      await expect(page.getByRole("status").locator(".trouble")).toHaveText(/\S/);
      await expect(page.locator(".notice")).toHaveCount(0);
    });
  });
});
