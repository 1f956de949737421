import { expect, test } from "./page.ts";

const languages = ".tray .segments";
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
