import { expect, test } from "./page.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("of a code one is told what is published, and led to the census", async ({ page }) => {
  await page.goto("./#en/law?game=0.16");
  await expect(page.locator(".literature")).toContainText("Published: preperiod 105,351, period 149,459.");
  await expect(page.locator(".literature")).toContainText("tczajka");
  await expect(page.locator(".literature a")).toHaveAttribute("href", "#en/census?text=0.16");
  await page.goto("./#en/law?game=0.007");
  await expect(page.locator(".literature")).toContainText("has no published period");
});

test("theorems that are known of a game are told where the search finds no law, and beside an automaton", async ({
  page,
}) => {
  const found = page.locator(".columns .card").first();
  await page.goto("./#en/law?game=euclid");
  await expect(found).toContainText("a = b or a/b > (1 + √5)/2");
  await expect(found).toContainText("The search found no other law.");
  await page.goto("./#zh/law?game=wythoff");
  await expect(found).toContainText("已证明");
  await expect(found).toContainText("Wythoff, Nieuw Arch. Wisk.");
  await expect(page.locator(".drawn .canvas")).toHaveCount(0);
  await page.locator(".drawn summary").click();
  await expect(page.locator(".drawn .canvas .node").first()).toBeVisible();
  await page.goto(`./#en/law?${new URLSearchParams({ game: "[x,y: x-k,y | x,y-k | x-k,y-k if k != 2]" })}`);
  await expect(found).toContainText("P-positions in order");
  await expect(found.locator("code")).toContainText("bn - bn-1 ∈ {2,3}, observed for 0 ≤ n ≤ 499");
  await expect(found.locator("code sub").last()).toHaveText("n-1");
  await expect(found.locator(".text-large")).not.toContainText(/_|<=/);
  await page.goto("./#en/law?game=bash(3)");
  await expect(found).toContainText("sg = n % 4");
  await expect(found).not.toContainText("Known results");
});

test("the head of every tab tells the law that is proved, whether or not the tab Law was opened", {
  tag: "@slow",
}, async ({ page }) => {
  for (const [rule, at, law] of [
    ["[x,y: x-k,y | x,y-k]", "5,8", "The value of x,y is x xor y."],
    ["[x,y,z: x-k,y,z | x,y-k,z | x,y,z-k]", "3,4,5", "The value of x,y,z is x xor y xor z."],
  ] as const) {
    await page.goto(`./#en/play?sum=${encodeURIComponent(`${rule} ${at}`)}`);
    const head = page.locator(".answers");
    await expect(page.locator("h1")).toContainText(rule.slice(0, 9));
    await page.getByRole("button", { name: "Who wins?" }).click();
    await expect(head).toContainText(law);
    await expect(head).toContainText("Proved");
    await page.locator("a.tab", { hasText: "Law" }).click();
    await expect(page.locator("main")).toContainText("Checked by exhaustive play up to");
    await expect(head).toContainText(law);
  }
});

test("a condition gives the law of the positions that meet it, and is mended where it is written", {
  tag: "@slow",
}, async ({ page }) => {
  const rule = "[x,y: x-k,y | x,y-k]";
  await page.goto(`./#en/law?${new URLSearchParams({ game: rule })}`);
  const found = page.locator(".columns .card").first();
  await expect(found).toContainText("Proved");
  const condition = page.getByLabel("Only positions where");
  await condition.fill("x = y");
  await condition.press("Enter");
  await expect(page).toHaveURL(/&where=x\+%3D\+y$/);
  await expect(found.locator("code").first()).toContainText("where x = y");
  await expect(found).toContainText("For all these positions, by an automaton of 1 state");
  await condition.fill("x =");
  await condition.press("Enter");
  await expect(found.locator(".trouble")).toBeVisible();
  await expect(page.locator(".notice")).toHaveCount(0);
  await condition.fill("");
  await condition.press("Enter");
  await expect(found.locator(".trouble")).toHaveCount(0);
  await expect(page).not.toHaveURL(/where/);
});

test("under misère play a position is an element of the quotient", { tag: "@slow" }, async ({ page }) => {
  // Plambeck, Integers 5 (2005) G5: the quotient of 0.123 has 20 elements.
  await page.goto("./#en/play?sum=0.123+5+7&play=misere");
  await page.locator("a.tab", { hasText: "Law" }).click();
  await expect(page).toHaveURL(/law\?game=0\.123&play=misere/);
  await expect(page.locator(".quotient")).toContainText("20 elements");
  await expect(page.locator(".quotient .remark")).toContainText(
    /is the element \w+: the (previous|next) player wins/,
  );
  const said = await page.locator(".quotient .remark").textContent();
  const outcome = await page.locator(".answer").first().locator("b").textContent();
  expect(said?.includes("previous")).toBe(outcome?.includes("loses"));
});

test("a table of one's own is held against play, and the first wrong value can be played", {
  tag: "@slow",
}, async ({ page }) => {
  await page.goto("./#en/law?game=kayles");
  const own = page.getByLabel("Your law or table");
  const told = page.locator("section", { has: own }).getByRole("status");
  await own.fill("0 1 2 3 1 4 3 2 1 4 2 6");
  await page.getByRole("button", { name: "Test it" }).click();
  await expect(told).toContainText("exhaustive play up to 11");
  await page.evaluate(() => navigator.clipboard.writeText("0\n1\n2\n3\n1\n5"));
  await own.fill("");
  await own.press("ControlOrMeta+v");
  await page.getByRole("button", { name: "Test it" }).click();
  await expect(told).toContainText("At 5 the law says 5, but play gives 4");
  await expect(told.getByRole("link")).toHaveAttribute("href", /sum=kayles\+5/);
});
