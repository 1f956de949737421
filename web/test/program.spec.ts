import { readFileSync } from "node:fs";
import { expect, test } from "./page.ts";

const languages = ".tray .segments[aria-label='Language']";
const chosen = `${languages} input:checked + span`;

test("a language is chosen in the address, and one that is not there is left out in one line", async ({
  page,
}) => {
  await page.goto("./#en/program?game=kayles&code=python");
  await expect(page.locator(chosen)).toHaveText("Python");
  await expect(page.locator(".source pre")).toContainText("def main():");
  const first = page.locator(`${languages} label`).first();
  await first.click();
  await expect(page.locator(".source pre")).toContainText("int main() {");
  await expect(page).toHaveURL(/#en\/program\?game=kayles$/);

  await page.goto("./#en/program?game=kayles&code=cobol");
  await expect(page.locator(".notice p")).toHaveCount(1);
  await expect(page.locator(chosen)).toHaveText(await first.innerText());
  await expect(page.locator(".source pre")).toContainText("int main() {");
});

test("a contest problem leads to the program for its input, which reaches its limits", async ({ page }) => {
  await page.goto("./#en/judge?problem=codeforces-255e");
  await page.getByRole("link", { name: "Program for this input" }).click();
  await expect(page).toHaveURL(/#en\/program\?game=.*&limits=/);
  await expect(page.locator(".source pre")).toContainText("if (n < 2562991876LL) return 1;");
  const limits = page.getByLabel("Limits of the input");
  await limits.fill("a <= 10, b <= 3");
  await limits.press("Enter");
  await expect(page.locator(".source .trouble")).toContainText("b");
});

test("problems under misère play, and with a set in the input, lead to their programs", {
  tag: "@slow",
}, async ({ page }) => {
  for (const [problem, says] of [
    ["boj-9656", "Misère play: "],
    ["timus-1087", "Misère play: "],
    ["acwing-893", "S-Nim: take s tokens from one heap"],
  ] as const) {
    await page.goto(`./#en/judge?problem=${problem}`);
    await page.getByRole("link", { name: "Program for this input" }).click();
    await expect(page.locator(".source pre")).toContainText(says);
  }
});

test("a program has the colours of its language, and is saved as it stands", { tag: "@slow" }, async ({
  page,
}) => {
  for (const [code, keyword, name] of [
    ["cpp", "return", "kayles.cpp"],
    ["java", "public", "Main.java"],
    ["pascal", "begin", "kayles.pas"],
  ] as const) {
    await page.goto(`./#en/program?game=kayles&code=${code}`);
    const source = page.locator(".source pre");
    await expect(source.locator(".hljs-keyword").filter({ hasText: keyword }).first()).toBeVisible();
    await expect(source.locator(".hljs-comment").first()).toBeVisible();
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download" }).click();
    expect((await saved).suggestedFilename()).toBe(name);
    expect(readFileSync(await (await saved).path(), "utf8")).toBe(await source.textContent());
  }
});

test("the editorial stands beside the program, in its language and in the address", { tag: "@slow" }, async ({
  page,
}) => {
  await page.goto("./#en/program?game=%7B1,3,4%7D&code=python");
  await page.getByRole("radio", { name: "Editorial" }).check();
  const text = page.getByRole("region", { name: "Editorial" }).locator("pre");
  await expect(text).toContainText("`sg(n + 7) = sg(n) for n >= 0, sg(0..6) = 0,1,0,1,2,3,2`");
  await expect(text).toContainText("```python\n# {1,3,4}");
  await expect(page).toHaveURL(/code=python&show=editorial$/);
  await page.goto("./#zh/program?game=welter&show=editorial");
  await expect(page.locator(".source pre")).toContainText("## 题意\n\nwelter：");
});
