import type { Page } from "@playwright/test";
import type { LessonId } from "../../src/path/ids.ts";
import { lessons } from "../../src/path/lessons.ts";
import { hands, type Means, sizes } from "../hands.ts";
import { expect, headline, open, piece, test } from "../page.ts";

/** Heaps, each with the numbers that may be taken from it; from a heap of Nim any. */
interface Heaps {
  readonly sizes: readonly number[];
  readonly takes: readonly number[] | undefined;
}

/** Numbers that may be taken, from a notation such as `{1,3,4} 5` or `{1..3} 6`. */
function takesOf(notation: string): readonly number[] | undefined {
  const [, set] = /^\{(.+)\}/.exec(notation) ?? [];
  const [, from, to] = /^(\d+)\.\.(\d+)$/.exec(set ?? "") ?? [];
  if (from === undefined) return set?.split(",").map(Number);
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => Number(from) + i);
}

/** Winning move by plain play: the heap, and what it leaves of it. */
function winningMove({ sizes, takes }: Heaps): { readonly heap: number; readonly left: number } | undefined {
  const known = new Map<string, boolean>();
  const options = (heaps: readonly number[]) =>
    heaps.flatMap((size, heap) =>
      Array.from({ length: size }, (_, left) => left)
        .filter((left) => takes?.includes(size - left) ?? true)
        .map((left) => ({ heap, left, to: heaps.with(heap, left) })),
    );
  const wins = (heaps: readonly number[]): boolean => {
    const key = heaps.toSorted((a, b) => a - b).join();
    const found = known.get(key) ?? options(heaps).some(({ to }) => !wins(to));
    known.set(key, found);
    return found;
  };
  return options(sizes).find(({ to }) => !wins(to));
}

/** Makes a winning move in the position on the board of a drill. */
async function answer(page: Page, notation: string, { take }: ReturnType<typeof hands>): Promise<void> {
  // Pieces are numbered from the bottom of their heap, and the top one can always be taken.
  const sizes = await page
    .locator(".component")
    .evaluateAll((heaps) =>
      heaps.map((heap) =>
        Math.max(
          ...[...heap.querySelectorAll("[data-cell]")].map(
            (each) => Number(each.getAttribute("data-cell")) + 1,
          ),
          0,
        ),
      ),
    );
  const { heap, left } = winningMove({ sizes, takes: takesOf(notation) })!;
  await take(piece(page, left, heap));
  await expect(page.locator(".drill")).toHaveClass(/won/);
}

const FIVE: readonly LessonId[] = ["induction", "bachet", "take-1-3-4", "bouton", "largest-heap"];

for (const viewport of sizes) {
  for (const language of ["en", "zh"] as const) {
    for (const means of ["touch", "mouse", "keys"] as const) {
      test.describe(`${viewport.width} ${language} ${means}`, () => {
        test.use({ viewport, hasTouch: means === "touch" });
        test("five lessons of the path", async ({ page }) => {
          await fiveLessons(page, language, means);
        });
        test("a lesson for the class, a proof, paper, a huge heap, a mistake", async ({ page }) => {
          await inClass(page, language, means);
        });
      });
    }
  }
}

async function fiveLessons(page: Page, language: "en" | "zh", means: Means): Promise<void> {
  const say = (en: string, zh: string) => (language === "en" ? en : zh);
  const acts = hands(page, means);
  await open(page, `${language}/path`);
  const round = page.locator(".drill");
  const asked = async (n: number, most: number) => {
    await expect(round).toContainText(say(`Position ${n} of ${most}`, `第 ${n} 题，共 ${most} 题`));
    await expect(round).toContainText(say("Make a move that wins.", "走出必胜的一步。"));
  };
  for (const [i, id] of FIVE.entries()) {
    const { tries, drill } = lessons[id];
    await acts.press(page.locator(`.lessons a[href$="page=${id}"]`));
    for (const [n, sum] of tries.entries()) {
      await asked(n + 1, tries.length);
      await answer(page, sum, acts);
    }
    await acts.press(round.locator(".main"));
    for (let n = 1; n <= 5; n++) {
      await asked(n, 5);
      await answer(page, drill, acts);
    }
    await expect(page.locator(".tasks").getByRole("status")).toHaveText(
      say("Lesson finished.", "本课已完成。"),
    );
    await acts.press(page.getByRole("link", { name: say("All lessons", "全部课程") }));
    await expect(page.locator(".lessons .win")).toHaveCount(i + 1);
  }
}

/** Whether the bar of the presentation lies over nothing, and the page is not wider than the window. */
async function isComposed(page: Page): Promise<void> {
  await expect(page.locator(".presentation")).toBeVisible();
  const { over, wide } = await page.evaluate(() => {
    const bar = document.querySelector(".presentation")!.getBoundingClientRect();
    const style = getComputedStyle(document.querySelector(".presentation")!);
    return {
      over: bar.left > 0 || bar.right < innerWidth || style.backgroundColor === "rgba(0, 0, 0, 0)",
      wide: document.documentElement.scrollWidth > innerWidth,
    };
  });
  expect({ over, wide }).toEqual({ over: false, wide: false });
}

async function inClass(page: Page, language: "en" | "zh", means: Means): Promise<void> {
  const say = (en: string, zh: string) => (language === "en" ? en : zh);
  const { press, by, take } = hands(page, means);
  const button = (en: string, zh: string) => page.getByRole("button", { name: say(en, zh) });
  await test.step("a lesson is presented, step by step", async () => {
    await open(page, `${language}/lesson`);
    await press(button("Start the example", "开始示例课"));
    for (let step = 1; step <= 4; step++) {
      await expect(page.locator(".presentation")).toContainText(
        say(`${step} of 4`, `第 ${step} 页，共 4 页`),
      );
      await expect(page.locator(".answer.covered").first()).toBeVisible();
      await isComposed(page);
      for (let i = 0; i < 3 && (await page.locator(".answer.covered").count()) > 0; i++) {
        await by("r", page.locator(".presentation .main"));
        await isComposed(page);
      }
      await expect(page.locator(".answer.covered")).toHaveCount(0);
      if (step < 4) await by("PageDown", button("Next step", "下一步"));
    }
    await by("p", button("Leave", "退出"));
    await expect(page.locator(".presentation")).toHaveCount(0);
  });
  await test.step("a class plays the positions of a lesson, and results come back", async () => {
    await open(page, `${language}/lesson?steps=play%3Fsum%3Dnim%2B1%2B2%7Cplay%3Fsum%3Dnim%2B2%2B2`);
    await press(page.locator("details.class summary"));
    const session = page.locator("details.class");
    await expect(session).toContainText(say("Left out", "未列入"));
    await press(session.getByRole("link"));
    await expect(page.locator(".drill")).toContainText(say("Make a move that wins.", "走出必胜的一步。"));
    await take(piece(page, 1, 1));
    const result = page.locator(".result");
    await expect(result).toHaveValue(/^\w{4} 1$/);
    await page.getByLabel(say("Your name", "姓名")).fill("Ada");
    const line = await result.inputValue();
    await page.goBack();
    await press(page.locator("details.class summary"));
    await page.getByLabel(say("Results of the pupils", "学生的结果")).fill(`${line}\nhello`);
    await expect(session.locator("tbody tr")).toHaveText(/^Ada✓/);
    await expect(session.locator(".trouble")).toContainText("hello");
  });
  await test.step("a proof is opened", async () => {
    await open(page, `${language}/theory?page=nim`);
    await press(page.getByText(say("Read the proof", "展开证明")).first());
    await expect(page.locator("details[open]").first()).toBeVisible();
  });
  await test.step("a page is printed on paper of its own size", async () => {
    await open(page, `${language}/why?sum=nim+3+4+5`);
    await expect(page.locator(".sentence").first()).toBeVisible();
    await expect(page.locator(".answer.theorem")).toBeVisible();
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    const pages = pdf.match(/\/Type\s*\/Page\b/g)!.length;
    expect(pages).toBeLessThanOrEqual(2);
  });
  await test.step("Nim with 10^30 tokens is won by a number", async () => {
    await open(page, `${language}/play?sum=nim+10%5E30+5`);
    await page.getByRole("radio", { name: say("hints", "提示") }).check({ force: true });
    await press(page.locator(".take button.hinted"));
    await expect(page.locator(".take input.mono").first()).toHaveValue("999999999999999999999999999995");
    await press(page.locator(".take .main").first());
    await expect(page).toHaveURL(/moves=1:9{29}5/);
  });
  await test.step("a lost game goes on from the mistake", async () => {
    await open(page, `${language}/play?sum=nim+1+2`);
    await take(piece(page, 0, 1));
    await expect(headline(page)).toHaveText(say("You lose.", "你输了。"));
    await press(button("Try again from here", "从这里再试一次"));
    await expect(page.locator(".component").nth(1).locator("[data-cell]")).toHaveCount(2);
    await take(piece(page, 1, 1));
    await expect(headline(page)).not.toHaveText(say("You lose.", "你输了。"));
    await expect(page).toHaveURL(/moves=2:1;/);
  });
}
