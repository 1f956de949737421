import { readFileSync } from "node:fs";
import { join } from "node:path";
import { choose, expect, test } from "./page.ts";
import { canvas, done, downloaded, folder, nimber, status } from "./table.ts";

test("what is exported is what the command line prints", { tag: "@slow" }, async ({ page }) => {
  await page.goto("./#en/table?game=0.77&to=300&panel=export");
  await done(page, "301");
  const what = page.getByRole("combobox", { name: "What" });
  const get = () =>
    downloaded(page, () => page.locator(".export").getByRole("button", { name: "Download" }).click());
  for (const [label, format] of [
    ["CSV", "csv"],
    ["b-file (OEIS)", "bfile"],
    ["LaTeX table", "latex"],
    ["Markdown table", "markdown"],
  ] as const) {
    await choose(page, what, label);
    const printed = nimber("values", "0.77", "--to", "300", "--format", format);
    await expect(page.locator(".printed pre")).toHaveText(printed.slice(0, 4000), { useInnerText: true });
    expect((await get()).text).toBe(printed);
  }
  await choose(page, what, "Source code");
  await choose(page, page.locator(".export").getByLabel("Language"), "Python");
  await expect(page.locator(".printed pre")).toContainText("def sg(");
  expect(await get()).toEqual({
    name: "0.77-0-300.py",
    text: nimber("table", "0.77", "--to", "300", "--code", "python"),
  });
  await choose(page, what, "Plot as SVG");
  await expect(page.locator(".export img")).toHaveJSProperty("complete", true);
  const svg = join(folder, "plot.svg");
  nimber("values", "0.77", "--to", "300", "--svg", svg);
  expect((await get()).text).toBe(readFileSync(svg, "utf8"));
  await choose(page, what, "Plot as PNG");
  const [picture] = await Promise.all([
    page.waitForEvent("download"),
    page.locator(".export").getByRole("button", { name: "Download" }).click(),
  ]);
  expect(picture.suggestedFilename()).toBe("0.77.png");
});

const DAMAGED = [
  "game=kayles&to=1e15",
  "game=kayles&to=60000000",
  "game=kayles&view=a,b,c,d&at=-1&panel=%00",
  "game=wythoff&to=20&law=nim:99999",
  "game=wythoff&to=20&at=5",
  "game=kayles&to=1000&view=0,5000,0,8",
];

test("a damaged address shows one line and a working page", { tag: "@slow" }, async ({ page }) => {
  for (const query of DAMAGED)
    await test.step(query, async () => {
      await page.goto(`./#en/table?${query}`);
      await expect(page.locator(".notice p")).toHaveCount(1);
      await expect(status(page)).toHaveText(/values in/);
      await expect(canvas(page)).toBeVisible();
      await page.getByRole("button", { name: "Dismiss" }).click();
      await expect(page.locator(".notice")).toHaveCount(0);
    });
});
