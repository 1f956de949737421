import type { Locator, Page } from "@playwright/test";
import { expect, headline, open, piece, test } from "./page.ts";

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;

/** In which size, language and way of input the ten tasks are gone through each time; all of them by the slow tests. */
const USUAL = ["390 zh touch", "1280 en keys", "1920 zh mouse"];

type Means = "touch" | "mouse" | "keys";

/** How a visitor sets something off, counted: nothing here is done by a script. */
function hands(page: Page, means: Means) {
  let done = 0;
  const { keyboard } = page;
  const focus = async (place: Locator) => {
    await expect(place).toBeVisible();
    const node = (await place.elementHandle())!;
    const has = () => node.evaluate((it) => it.contains(document.activeElement));
    // From where the focus is, forth and then back: what is above is nearer so.
    for (const key of [...Array(60).fill("Tab"), ...Array(120).fill("Shift+Tab")]) {
      if (await has()) return;
      await keyboard.press(key);
    }
    await expect(place, "is reached by Tab").toBeFocused();
  };
  return {
    focus,
    /** Clicks since this was asked last. */
    clicks: () => {
      const now = done;
      done = 0;
      return now;
    },
    /** Where the way to a place has been gone before, keys begin at it. */
    async press(place: Locator, known = false) {
      done++;
      if (means === "touch") await place.tap();
      else if (means === "mouse") await place.click();
      else {
        if (known) await place.focus();
        else await focus(place);
        await keyboard.press("Enter");
      }
    },
  };
}

for (const viewport of sizes) {
  for (const language of ["en", "zh"] as const) {
    for (const means of ["touch", "mouse", "keys"] as const) {
      const look = `${viewport.width} ${language} ${means}`;
      if (!USUAL.includes(look) && process.env.NIMBER_SLOW === undefined) continue;
      test.describe(look, () => {
        test.use({
          viewport,
          hasTouch: means === "touch",
          contextOptions: { reducedMotion: "reduce" },
          permissions: ["clipboard-read", "clipboard-write"],
        });
        test("the ten tasks, each in three clicks after typing", async ({ page }) => {
          test.setTimeout(120_000);
          await tenTasks(page, language, means);
        });
      });
    }
  }
}

async function tenTasks(page: Page, language: "en" | "zh", means: Means): Promise<void> {
  const say = (en: string, zh: string) => (language === "en" ? en : zh);
  const { press, focus, clicks } = hands(page, means);
  const { keyboard } = page;
  await open(page, `${language}/`);
  const field = page.getByRole("combobox", { name: say("Find anything", "按名称") });
  const button = (en: string, zh: string) => page.getByRole("button", { name: say(en, zh) });
  const type = async (text: string) => {
    if (means === "keys") await keyboard.press("/");
    else if (means === "touch") await field.tap();
    else await field.click();
    await field.fill("");
    await keyboard.insertText(text);
  };
  const find = async (text: string) => {
    await type(text);
    await expect(field).toHaveValue(text);
    const first = page.locator(".finder").getByRole("option").first();
    if (means === "keys") await keyboard.press("Enter");
    else await (means === "touch" ? first.tap() : first.click());
    await expect(first).toHaveCount(0);
    clicks();
  };
  const task = (title: string, act: () => Promise<void>) =>
    test.step(title, async () => {
      await act();
      expect(clicks()).toBeLessThanOrEqual(3);
    });

  await task("play, lose and learn why", async () => {
    await find("nim 1 2");
    await expect(page.locator(".component")).toHaveCount(2);
    if (means === "keys") {
      await focus(page.locator(".component").first());
      await keyboard.press("ArrowDown");
      await keyboard.press("Enter");
    } else await press(piece(page, 0, 1));
    if (means === "touch") await press(page.locator(".choices .chip").first());
    await expect(headline(page)).toHaveText(say("You lose.", "你输了。"));
    await press(button("Why did I lose?", "我为什么输了？"));
    await expect(page.locator(".review .winning li")).toHaveCount(1);
  });
  await task("prove Kayles", async () => {
    await find("kayles");
    await expect(page.locator(".answer.proved")).toContainText("12");
  });
  await task("solve a rule of one's own, and get its C++", async () => {
    await find("[n: n-1 | n/2] 9");
    await expect(page.locator(".answer").first()).toHaveClass(/\b[NP]\b/);
    await press(page.getByRole("link", { name: say("Program", "程序") }));
    await expect(page.locator(".source pre")).toContainText("#include");
  });
  await task("check one's own output", async () => {
    await find("hdu 1536");
    await expect(page.locator(".output pre")).toBeVisible();
    const right = await page.locator(".output pre").innerText();
    const own = page.getByLabel(say("Your output", "你的输出"));
    await (means === "keys" ? focus(own) : press(own));
    await keyboard.insertText(right);
    await expect(page.locator(".compare .kept")).toBeVisible();
    await keyboard.press("ControlOrMeta+a");
    await keyboard.insertText("LLL");
    await expect(page.locator(".compare tbody tr").first()).toContainText("LLL");
  });
  await task("draw a graph with a cycle", async () => {
    await page.evaluate(() => navigator.clipboard.writeText("a -> b\nb -> a\nb -> c"));
    await type("");
    await keyboard.press("ControlOrMeta+v");
    await expect(page.locator(".finder").getByRole("option").first()).toBeVisible();
    await keyboard.press("Enter");
    await expect(page.locator(".canvas .node")).toHaveCount(3);
  });
  await task("a drill of five", async () => {
    await find("nim 3 4 5");
    await expect(page.locator(".answer").first()).toContainText("nim 3 4 5");
    await press(page.locator(".tab").first());
    await press(button("Drill of five", "练习五题"));
    for (let round = 1; round <= 5; round++) {
      await expect(page.locator(".drill")).toContainText(say(`Position ${round} of 5`, `第 ${round} 题`));
      await expect(page.locator(".moves button")).toHaveCount(0);
      if (round === 1) await press(page.locator(".all summary"));
      await press(page.locator(".all .chip").first(), round > 1);
      const next = page.locator(".drill .main");
      await expect(next).toBeVisible();
      if (round < 5) await press(next, round > 1);
      clicks();
    }
    await expect(page.locator(".drill .score")).toBeVisible();
    await press(button("Finish", "完成"));
    await expect(page).toHaveURL(/sum=nim\+3\+4\+5/);
  });
  await task("print a sheet", async () => {
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute("data-printed", "");
    });
    await press(button("Print a sheet", "打印练习单"));
    await expect(page.locator("[data-printed] .handout li").nth(15)).toHaveCount(1);
  });
  await task("identify a sequence", async () => {
    await type("1, 2, 0, 1, 2, 0, 1");
    await expect(page.getByRole("option").first()).toContainText("2, 0, 1");
    await keyboard.press("Escape");
  });
  await task("a lesson on a projector", async () => {
    await page.goto(`./#${language}/lesson?steps=play?sum=nim+3+4+5|why?sum=nim+3+4+5`);
    await press(button("Start the lesson", "开始讲课"));
    await expect(page.locator(".answer.covered").first()).toBeVisible();
    await expect(page.locator(".answer b").first()).toBeHidden();
    const by = async (key: string, at: Locator) => (means === "keys" ? keyboard.press(key) : press(at));
    await by("r", button("Reveal", "揭示"));
    await expect(page.locator(".answer b").first()).toBeVisible();
    await by("PageDown", button("Next step", "下一步"));
    await expect(page.locator("main.why")).toBeVisible();
    clicks();
    const code = page.locator(".presentation .code");
    await by("q", button("Code", "二维码"));
    await expect(code.getByRole("img")).toBeVisible();
    await expect(code.getByRole("link")).toHaveAttribute("href", page.url());
    await by("q", button("Code", "二维码"));
    await expect(code).toHaveCount(0);
    await by("p", button("Leave", "退出"));
    await expect(page.locator(".presentation")).toHaveCount(0);
  });
}
