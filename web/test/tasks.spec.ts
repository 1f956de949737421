import type { Page } from "@playwright/test";
import { hands, type Means, sizes } from "./hands.ts";
import { expect, headline, open, piece, test } from "./page.ts";

/** Size, language and input of each run of the ten tasks; the slow tests run all combinations. */
const USUAL = "390 zh touch";

/** Winning move of Nim by Bouton's rule: the heap, and the lowest piece taken from it. */
function winning(url: string): { readonly heap: number; readonly piece: number } {
  const sum = new URLSearchParams(url.slice(url.indexOf("?"))).get("sum")!;
  const heaps = sum.replace("nim ", "").split(" ").map(Number);
  const total = heaps.reduce((all, heap) => all ^ heap, 0);
  const heap = heaps.findIndex((each) => (each ^ total) < each);
  return { heap, piece: heaps[heap]! ^ total };
}

for (const viewport of sizes) {
  for (const language of ["en", "zh"] as const) {
    for (const means of ["touch", "mouse", "keys"] as const) {
      const look = `${viewport.width} ${language} ${means}`;
      if (look !== USUAL && process.env.NIMBER_SLOW === undefined) continue;
      test.describe(look, () => {
        test.use({
          viewport,
          hasTouch: means === "touch",
          permissions: ["clipboard-read", "clipboard-write"],
        });
        test("the ten tasks, each in three clicks after typing", async ({ page }) => {
          await tenTasks(page, language, means);
        });
        test("a first win from the gallery, a rule's law and program, a problem from its number to its mark", {
          tag: "@slow",
        }, async ({ page }) => {
          await furtherTasks(page, language, means);
        });
      });
    }
  }
}

async function tenTasks(page: Page, language: "en" | "zh", means: Means): Promise<void> {
  const say = (en: string, zh: string) => (language === "en" ? en : zh);
  const { press, by, take, focus, clicks } = hands(page, means);
  const { keyboard } = page;
  await open(page, `${language}/`);
  const field = page.getByRole("combobox", { name: say("Find anything", "按名称") });
  const button = (en: string, zh: string) => page.getByRole("button", { name: say(en, zh) });
  const type = async (text: string) => {
    await by("/", field);
    await field.fill("");
    await keyboard.insertText(text);
    // Counting starts when typing ends.
    clicks();
  };
  /** Takes the first suggestion, which counts. */
  const first = async () => {
    const offer = page.locator(".finder").getByRole("option").first();
    await expect(offer).toBeVisible();
    await by("Enter", offer);
    await expect(offer).toHaveCount(0);
  };
  const find = async (text: string) => {
    await type(text);
    await expect(field).toHaveValue(text);
    await first();
  };
  /** At most three clicks after typing, including the choice of a suggestion. */
  const task = (title: string, act: () => Promise<void>) =>
    test.step(title, async () => {
      await act();
      expect(clicks(), title).toBeLessThanOrEqual(3);
    });

  await task("play, lose and learn why", async () => {
    await find("nim 1 2");
    await expect(page.locator(".component")).toHaveCount(2);
    await take(piece(page, 0, 1));
    await expect(headline(page)).toHaveText(say("You lose.", "你输了。"));
    await expect(page.locator(".review .winning li")).toHaveText([
      say("take 1 from heap 2 → 1", "从第 2 堆取 1 个 → 1"),
    ]);
    await expect(page.locator(".review .winning")).toBeInViewport();
  });
  await task("prove Kayles", async () => {
    await find("kayles");
    await press(button("Who wins?", "谁必胜？"));
    await expect(page.locator(".answer.proved")).toContainText("12");
  });
  await task("solve a rule of one's own, and get its C++", async () => {
    await find("[n: n-1 | n/2] 9");
    await press(page.getByRole("link", { name: say("Program", "程序") }));
    await expect(page.locator(".answer").first()).toHaveClass(/\b[NP]\b/);
    await expect(page.locator(".source pre")).toContainText("#include");
    await press(button("Copy", "复制"));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("#include");
  });
  await task("check one's own output", async () => {
    await find("hdu 1536");
    await expect(page.locator(".output pre")).toBeVisible();
    const right = await page.locator(".output pre").innerText();
    const own = page.getByLabel(say("Your output", "你的输出"));
    await (means === "keys" ? focus(own) : press(own));
    await keyboard.insertText(right);
    await expect(page.locator(".own .kept")).toBeVisible();
    await keyboard.press("ControlOrMeta+a");
    await keyboard.insertText("LLL");
    await expect(page.locator(".compare tbody tr").first()).toContainText("LLL");
  });
  await task("draw a graph with a cycle", async () => {
    await page.evaluate(() => navigator.clipboard.writeText("a -> b\nb -> a\nb -> c"));
    await type("");
    await keyboard.press("ControlOrMeta+v");
    await first();
    await expect(page.locator(".canvas .node")).toHaveCount(3);
  });
  await task("a drill of five", async () => {
    await find("nim 3 4 5");
    await expect(page.locator(".answer").first()).toContainText("nim 3 4 5");
    await press(page.locator(".tab").first());
    await press(button("Drill of five", "练习五题"));
    for (let round = 1; round <= 5; round++) {
      await expect(page.locator(".drill")).toContainText(say(`Position ${round} of 5`, `第 ${round} 题`));
      await expect(page.locator(".drill")).toContainText(say("Make a move that wins.", "走出必胜的一步。"));
      expect(clicks()).toBeLessThanOrEqual(round === 1 ? 3 : 0);
      // Making a move on the board answers the drill; no other click is needed until it is over.
      const { heap, piece: lowest } = winning(page.url());
      await take(piece(page, lowest, heap));
      await expect(page.locator(".drill")).toHaveClass(/won/);
      clicks();
    }
    const five = say("In a row: 5, at most 5.", "连对 5 题，最多 5 题。");
    await expect(page.locator(".drill .score")).toContainText(five);
    const streak = page.getByText(five);
    // Another game has a streak of its own.
    await find("kayles 5");
    await press(page.locator(".tab").first());
    await expect(button("Drill of five", "练习五题")).toBeVisible();
    await expect(streak).toHaveCount(0);
    await find("nim 3 4 5");
    await press(page.locator(".tab").first());
    await expect(streak).toBeVisible();
  });
  await task("print a sheet", async () => {
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute("data-printed", "");
    });
    await find("nim 3 4 5");
    await press(button("Print a sheet", "打印练习单"));
    await press(page.getByRole("button", { name: say("Print", "打印"), exact: true }));
    const sheet = page.locator("[data-printed] .handout");
    await expect(sheet.locator("li").nth(15)).toHaveCount(1);
    await expect(sheet).toContainText(say("Whoever makes the last move wins.", "走最后一步的人胜。"));
    // Not all of them are won, or the question would be pointless.
    await expect(sheet.locator("section").last()).toContainText(say("the other player", "后手"));
    await page.emulateMedia({ media: "print" });
    await expect(sheet.locator("li").first()).toBeVisible();
    // An answer names the heap by the number beside it.
    await expect(sheet.locator(".tasks p:has(.thumb)").first()).toHaveText(/^1?$/);
    await expect(page.locator(".stage, .top, .side > .card").locator("visible=true")).toHaveCount(0);
    // Dark letters on white paper in every theme.
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("light");
    await page.emulateMedia({ media: null });
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    await expect(sheet).toHaveCount(0);
  });
  await task("identify a sequence", async () => {
    await type("1, 2, 0, 1, 2, 0, 1");
    await expect(page.getByRole("option").first()).toContainText("2, 0, 1");
    await first();
    await expect(page.locator(".answer").last()).toHaveClass(/proved|theorem/);
  });
  await task("a lesson on a projector", async () => {
    await find(say("lesson", "课件"));
    await press(button("Start the example", "开始示例课"));
    await expect(page.locator(".answer.covered").first()).toBeVisible();
    await expect(page.locator(".answer b").first()).toBeHidden();
    const sign = () =>
      page
        .locator(".answer")
        .evaluateAll((all) => all.map((each) => getComputedStyle(each, "::before").content));
    await expect.poll(sign).toEqual(['"?"', '"?"']);
    await by("r", button("Reveal", "揭示"));
    await expect(page.locator(".answer b").first()).toBeVisible();
    await expect.poll(sign).toEqual(["none", '"?"']);
  });
  await test.step("the lesson goes on by one key or button", async () => {
    // The winning move in words, then on the board, and then the reason.
    await expect(page.locator(".status")).not.toContainText(say("Hint", "提示："));
    await by("ArrowRight", button("Reveal", "揭示"));
    await expect(page.locator(".status")).toContainText(say("Hint", "提示："));
    await by("r", button("Reveal", "揭示"));
    await expect(page.locator(".answer b").last()).toBeVisible();
    await by("r", page.locator(".presentation .main"));
    await expect(page.locator("main.why")).toBeVisible();
    await by("PageUp", button("Previous step", "上一步"));
    await expect(page.locator("main.play")).toBeVisible();
    const code = page.locator(".presentation .code");
    await by("q", button("QR code", "二维码"));
    await expect(code.getByRole("img")).toBeVisible();
    await expect(code.getByRole("link")).toHaveAttribute("href", page.url());
    await by("q", button("QR code", "二维码"));
    await expect(code).toHaveCount(0);
    await by("p", button("Leave", "退出"));
    await expect(page.locator(".presentation")).toHaveCount(0);
  });
}

async function furtherTasks(page: Page, language: "en" | "zh", means: Means): Promise<void> {
  const say = (en: string, zh: string) => (language === "en" ? en : zh);
  const { press, by, take } = hands(page, means);
  await open(page, `${language}/`);
  const field = page.getByRole("combobox", { name: say("Find anything", "按名称") });
  const tab = (en: string, zh: string) => page.locator("a.tab", { hasText: say(en, zh) });
  const find = async (text: string) => {
    await by("/", field);
    await page.keyboard.insertText(text);
    const offer = page.locator(".finder").getByRole("option").first();
    await expect(offer).toBeVisible();
    await by("Enter", offer);
    await expect(offer).toHaveCount(0);
  };

  await test.step("a game is found in the gallery, and won with hints", async () => {
    const search = page.locator(".gallery").getByRole("searchbox");
    await page.locator(".gallery").scrollIntoViewIfNeeded();
    await expect(search).toBeVisible();
    await search.fill("wythoff");
    await press(page.locator(".gallery .cards a").first());
    await expect(page).toHaveURL(/play\?sum=wythoff/);
    await page.goto(page.url().replace(/sum=[^&]*/, "sum=nim+1+2"));
    await expect(page.locator(".component")).toHaveCount(2);
    // Hints are a switch of three; the keys of a radio group are the browser's own.
    await page.getByRole("radio", { name: say("hints", "提示") }).check({ force: true });
    const won = say("You win!", "你赢了！");
    for (let move = 0; move < 3; move++) {
      const hint = page.locator(".cell.hint").first();
      await expect(hint.or(page.locator(".end")).first()).toBeVisible();
      if ((await headline(page).textContent()) === won) break;
      const { length } = new URL(page.url()).hash;
      await take(hint);
      // The opponent has answered when the hint is that of another position.
      await expect.poll(() => new URL(page.url()).hash.length).toBeGreaterThan(length);
      await expect(headline(page)).not.toHaveText(say("The opponent is thinking …", "对手思考中……"));
    }
    await expect(headline(page)).toHaveText(won);
  });
  await test.step("a rule of one's own has a law, a program and an editorial", async () => {
    await find("[n: n-1 | n/2] 9");
    await press(tab("Law", "规律"));
    await expect(page.locator(".columns .card").first()).toContainText(say("Proved", "已证明"));
    await press(tab("Program", "程序"));
    await expect(page.locator(".source pre")).toContainText("#include");
    await page.getByRole("radio", { name: say("Editorial", "题解") }).check({ force: true });
    await expect(page.locator(".source pre")).toContainText(say("## ", "## "));
  });
  await test.step("CSES 1730 from its number to its program and its mark", async () => {
    await find("cses 1730");
    await expect(page).toHaveURL(/problem=cses-1730/);
    const solved = page.getByRole("checkbox", { name: say("Solved", "已解决") });
    await solved.check();
    await press(page.getByRole("link", { name: say("Program for this input", "读此输入的程序") }));
    await expect(page.locator(".source pre")).toContainText("#include");
    await page.goBack();
    await expect(solved).toBeChecked();
  });
}
