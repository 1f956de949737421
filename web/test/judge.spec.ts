import { choose, expect, open, test } from "./page.ts";

const output = ".output pre";

test("a sample is answered and explained, and the address restores it", async ({ page }) => {
  await page.goto("./#en/judge");
  await expect(page.locator(output)).toHaveText("Yes");
  await expect(page.locator(".why li").last()).toContainText("the first player wins");
  await choose(page, "Problem", "hdu-1536 · S-Nim");
  await expect(page.locator(output)).toHaveText("LWW\nWWL\n");
  await page.getByLabel("Your input").fill("2 2 5\n1\n1 2\n0\n");
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await expect(page.locator(output)).toHaveText("W\n");
  await page.reload();
  await expect(page.locator(output)).toHaveText("W\n");
  await expect(page.getByLabel("Your input")).toHaveValue("2 2 5\n1\n1 2\n0\n");
  await page.getByLabel("简体中文").check();
  await expect(page.locator(".why li").last()).toContainText("先手必胜");
  await page.getByRole("button", { name: "使用样例" }).click();
  await expect(page.locator(output)).toHaveText("LWW\nWWL\n");
});

test("wrong input, other formats, large inputs, files", { tag: "@slow" }, async ({ page }) => {
  await test.step("wrong input is one line, after what was answered before it", async () => {
    await page.goto("./#en/judge?problem=hdu-1536");
    await expect(page.locator(output)).toHaveText("LWW\nWWL\n");
    await page.getByLabel("Your input").fill("2 2 5\n1\n1 2\n2 2 five\n");
    await page.keyboard.press("Control+Enter");
    await expect(page.locator(output)).toHaveText("W\n");
    await expect(page.locator(".output .trouble")).toHaveText(
      "expected a number to take, found five, line 4 column 5",
    );
  });

  await test.step("the wrong word is shown in its line, and what was answered before it is explained", async () => {
    await page.goto("./#en/judge?problem=hdu-1536&input=2+2+5%0A1%0A1+2%0A2+2+five%0A");
    await expect(page.locator(".wrong")).toHaveText("42 2 five");
    await expect(page.locator(".wrong mark")).toHaveText("five");
    await expect(page.locator(".why li").first()).toHaveText("SG(2) = 1");
    await page.getByLabel("Your input").fill("");
    await page.getByRole("button", { name: "Run", exact: true }).click();
    await expect(page.getByText("This input requires no output.")).toBeVisible();
    await expect(page.locator(".output .trouble")).toHaveCount(0);
  });

  await test.step("an input of another format is read by it at a touch", async () => {
    await page.goto("./#zh/judge?problem=hdu-1536&input=1%0A4%0A1+2%0A2+3%0A4+1%0A");
    await expect(page.getByText("整个输入符合以下格式：")).toBeVisible();
    await page.locator(".fitting button", { hasText: "hdu-3094" }).click();
    await expect(page.getByLabel("题目")).toHaveText(/^hdu-3094/);
    await expect(page.locator(output)).toHaveText("Alice\n");
    await expect(page.locator(".fitting")).toHaveCount(0);
    await expect(page).toHaveURL(/problem=hdu-3094&input=/);
  });

  await test.step("megabytes stay out of the text field, are run, and are there when one comes back", async () => {
    await page.goto("./#en/judge?problem=poj-1067");
    await expect(page.locator(output)).toHaveText("0\n1\n0\n");
    await page.getByLabel("Your input").evaluate((field: HTMLTextAreaElement) => {
      field.select();
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", "1 2\n3 3\n".repeat(1_000_000));
      field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(page.getByText("8.0 MB: too large to edit here.")).toBeVisible();
    await expect(page.getByLabel("Your input")).toHaveCount(0);
    await page.getByRole("button", { name: "Run", exact: true }).click();
    await expect(page.locator(output)).toHaveText(/^0\n1\n0\n1\n/);
    await expect(page.getByText("Only the beginning of the output is shown.")).toBeVisible();
    await page.getByRole("link", { name: "Nimber" }).click();
    await expect(page.locator(".table svg").first()).toBeVisible();
    await page.getByRole("link", { name: "Contest", exact: true }).click();
    await expect(page.getByText("8.0 MB: too large to edit here.")).toBeVisible();
    await page.getByRole("button", { name: "Clear" }).click();
    await expect(page.getByLabel("Your input")).toHaveValue("");
  });

  await test.step("a file is opened and answered", async () => {
    await page.goto("./#en/judge?problem=poj-1067");
    await expect(page.locator(output)).toHaveText("0\n1\n0\n");
    await page.locator('input[type="file"]').setInputFiles({
      name: "wythoff.in",
      mimeType: "text/plain",
      buffer: Buffer.from("\ufeff1 2\r\n5 5\r\n"),
    });
    await expect(page.locator(output)).toHaveText("0\n1\n");
    await expect(page.getByLabel("Your input")).toHaveValue("1 2\n5 5\n");
  });
});

test("a run that takes long can be stopped, and does not keep the next one waiting", {
  tag: "@slow",
}, async ({ page }) => {
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    // The first Worker asked to judge never answers.
    let deaf: Worker | undefined;
    type Sent = { question?: { ask?: string } };
    Worker.prototype.postMessage = function (this: Worker, message: Sent, ...rest: unknown[]) {
      if (message.question?.ask === "judge") deaf ??= this;
      if (this !== deaf) Reflect.apply(post, this, [message, ...rest]);
    };
  });
  await page.goto("./#en/judge");
  await expect(page.getByText("Running …")).toBeVisible();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.locator(".output .trouble")).toHaveText("Stopped.");
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await expect(page.locator(output)).toHaveText("Yes\n");
});

test("every problem answers, also as its judge does; a damaged address", { tag: "@slow" }, async ({
  page,
}) => {
  await test.step("every problem answers and explains its sample; what judges get wrong, their way", async () => {
    await page.goto("./#zh/judge");
    const problem = page.getByRole("combobox", { name: "题目" });
    await expect(page.locator(output)).toHaveText(/\S/);
    await problem.click();
    const names = await page.getByRole("option").allInnerTexts();
    await problem.press("Escape");
    expect(names.length).toBeGreaterThan(1);
    const way = page.getByRole("switch");
    let wrong = 0;
    for (const name of names) {
      const id = name.split(" · ")[0]!;
      await choose(page, problem, name);
      await expect(page).toHaveURL((url) => url.hash.includes(`problem=${id}`));
      await expect(page.locator(output)).toHaveText(/\S/);
      await expect(page.locator(".why li").first()).toBeVisible();
      await expect(page.locator(".output .trouble")).toHaveCount(0);
      if ((await way.count()) === 0) continue;
      wrong++;
      await way.click();
      await expect(page).toHaveURL(/judged=yes/);
      await expect(page.locator(output)).toHaveText(/\S/);
      await way.click();
      await expect(page).not.toHaveURL(/judged=yes/);
    }
    expect(wrong).toBeGreaterThan(0);
  });

  await test.step("a damaged address shows one line and a working page", async () => {
    await page.goto("./#en/judge?problem=acwing-893&judged=maybe");
    await expect(page.locator(".notice p")).toHaveCount(1);
    await expect(page.locator(output)).toHaveText("Yes");
  });
});

test("one route leads to the other, problems stand by topic, outputs are compared", { tag: "@slow" }, async ({
  page,
}) => {
  await test.step("one route leads to the other, and keeps what it showed", async () => {
    await page.goto("./#en/judge");
    await expect(page.locator(output)).toHaveText("Yes");
    await page.getByRole("link", { name: /Play this game/ }).click();
    await expect(page.locator("h1")).toHaveText("Subtraction {2,5}");
    await page.getByRole("link", { name: "Contest", exact: true }).click();
    await expect(page.locator(output)).toHaveText("Yes");
    await page.getByRole("link", { name: "Nimber" }).click();
    await expect(page.locator("h1")).toHaveText("Play, solve and prove impartial games");
    await page.goBack();
    await expect(page.locator(output)).toHaveText("Yes");
  });

  await test.step("problems stand by topic, are found by the number of any judge, and remember that they were solved", async () => {
    await page.goto("./#en/judge?problem=acwing-893");
    await expect(page.locator(".about .laid p")).toHaveText(["k", "s1 … sk", "n", "h1 … hn"]);
    await expect(page.locator(".about .printed").first()).not.toBeEmpty();
    const search = page.getByRole("searchbox", { name: /^Search by number/ });
    await search.fill("HDU 1944");
    await expect(page.locator(".problems li")).toHaveText(/^\s*hdu-1536\s*S-Nim$/);
    await page.locator(".problems li button").click();
    await expect(page).toHaveURL(/problem=hdu-1536/);
    await expect(page.locator(".about .laid sub").first()).toHaveText("1");
    await page.getByText("Every test").click();
    await expect(page.locator(".tests tbody tr")).toHaveCount(2);
    await expect(page.locator(".tests tbody tr").first()).toContainText("LWW");
    await expect(page.locator(".tests tbody tr").first()).toContainText("SG(2) = 1");
    await page.getByLabel("Your input").fill("1 1\n1\n1 3\n0\n");
    await page.getByRole("button", { name: "Run", exact: true }).click();
    await page.getByLabel("Your output").fill("W");
    await expect(page.locator(".own .kept")).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "Solved" })).toBeChecked();
    await page.reload();
    await expect(page.getByRole("checkbox", { name: "Solved" })).toBeChecked();
    await expect(page.getByText(/^1 of \d{3} solved$/)).toBeVisible();
    await search.fill("poj 3537");
    await page.locator(".problems li button").click();
    await expect(page).toHaveURL(/judge\?problem=poj-3537$/);
    await expect(page.locator(".about")).toContainText("three in a row");
    await expect(page.locator(".about code").first()).toHaveText("1");
    await page.getByRole("link", { name: "5", exact: true }).click();
    await expect(page.locator("h1")).toContainText("0.007");
    await page.goBack();
    await search.fill("luogu p7864");
    await page.locator(".problems li button").click();
    await expect(page.locator(".about")).toContainText("Not answered here");
    await page.goto("./#en/judge?problem=acwing-893");
    await search.fill("nothing at all");
    await expect(page.getByText("No problem has that number or name.")).toBeVisible();
  });

  await test.step("a problem that only a form describes is answered, too, and drawn", async () => {
    await page.goto("./#en/judge?problem=AGC017D");
    await expect(page).toHaveURL(/judge\?problem=atcoder-agc017d$/);
    await page.getByLabel("Your input").fill("3\n1 2\n2 3\n");
    await page.getByRole("button", { name: "Run", exact: true }).click();
    await expect(page.locator(output)).toHaveText("Alice");
    await page.getByText("Every test").click();
    await expect(page.locator(".tests tbody tr")).toContainText("SG(0-1,1-2) = 2");
    await page.reload();
    await expect(page.locator(output)).toHaveText("Alice");
    await page.getByRole("button", { name: "Random input" }).click();
    await expect(page.getByLabel("Your input")).toHaveValue(/^\d+\n/);
    await expect(page.locator(output)).toHaveText(/^(Alice|Bob)\s*$/);
    await page.goto("./#en/judge?problem=agc-017-d&input=2%0A1+2%0A");
    await page.getByRole("button", { name: "Present" }).click();
    await expect(page.locator(".printed").first()).toContainText("1 2");
    await expect(page.locator(".printed").last()).toBeHidden();
    await page.keyboard.press("r");
    await expect(page.locator(".printed").last()).toHaveText("Alice");
    await page.keyboard.press("p");
  });

  await test.step("a link to an unknown problem says so, and shows no other problem", async () => {
    await page.goto("./#en/judge?problem=hdu-1");
    await expect(page.getByRole("alert")).toContainText("Nimber has no problem `hdu-1`.");
    await expect(page.locator(".sheets")).toHaveCount(0);
    await page.getByRole("link", { name: "All problems" }).click();
    await expect(page.locator(output)).toHaveText("Yes");
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  await test.step("a wrong output is told by its tests, with the reason", async () => {
    await page.goto("./#en/judge?problem=hdu-1846");
    await expect(page.locator(output)).toHaveText(/\S/);
    await page.getByLabel("Your input").fill("3\n23 2\n4 3\n5 3\n");
    await page.getByRole("button", { name: "Run", exact: true }).click();
    await expect(page.locator(output)).toHaveText("first\nsecond\nfirst");
    await page.getByLabel("Your output").fill("first\nfirst\nfirst");
    const row = page.locator(".compare tbody tr");
    await expect(row).toHaveCount(1);
    await expect(row.locator("td").nth(0)).toHaveText("2");
    await expect(row.locator("td").nth(1)).toHaveText("second");
    await expect(row.locator("td").nth(2)).toHaveText("first");
    await expect(row.locator("td").nth(3)).toContainText("4");
  });

  await test.step("a program is tried on random inputs, each larger than the last", async () => {
    await page.goto("./#en/judge?problem=hdu-1846");
    const input = page.getByLabel("Your input");
    await expect(page.locator(output)).toHaveText(/\S/);
    const largest = async () => Math.max(...(await input.inputValue()).match(/\d+/g)!.map(Number));
    const seen: number[] = [];
    for (let i = 0; i < 4; i++) {
      const before = await input.inputValue();
      await page.getByRole("button", { name: "Random input" }).click();
      await expect(input).not.toHaveValue(before);
      await expect(page.locator(output)).toHaveText(/^(first|second)(\s+(first|second))*\s*$/);
      await expect(page.locator(".output .trouble")).toHaveCount(0);
      expect((await page.locator(output).innerText()).trim().split("\n").length).toBe(
        Number((await input.inputValue()).split("\n")[0]),
      );
      seen.push(await largest());
    }
    expect(seen[3]).toBeGreaterThan(seen[0]!);
    // A program that is always wrong gets smaller and smaller inputs.
    await page.getByLabel("Your output").fill("none");
    const drawn = await input.inputValue();
    await page.getByRole("button", { name: "Make it smaller" }).click();
    await expect(page.getByText("Run your program on this smaller input, too.")).toBeVisible();
    expect((await input.inputValue()).length).toBeLessThan(drawn.length);
    await expect(page.getByLabel("Your output")).toHaveValue("");
  });
});

test("one's own output stands beside the input, and the verdict is seen without scrolling", {
  tag: "@slow",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("./#en/judge?problem=hdu-1536");
  await expect(page.locator(output)).toBeInViewport({ ratio: 1 });
  await expect(page.locator(".about")).toContainText("k, m, l ≤ 100; s, h ≤ 10000");
  await page.getByLabel("Your output").fill("LLL\nWWL");
  await expect(page.locator(".own .losing")).toBeInViewport({ ratio: 1 });
  await expect(page.locator(".compare tbody td").first()).toBeInViewport();
  await page.getByLabel("Your output").fill("LWW\nWWL");
  await expect(page.locator(".own .kept")).toBeInViewport({ ratio: 1 });
  await expect(page.locator(".compare")).toHaveCount(0);
});

test("another problem begins at its top", { tag: "@slow" }, async ({ page }) => {
  await open(page, "en/judge?problem=hdu-1536");
  await expect(page.locator(".output pre")).toBeVisible();
  for (const go of [
    () =>
      page.evaluate(() => {
        location.hash = "en/judge?problem=hdu-1848";
      }),
    () => page.locator(".problems button").last().click(),
  ]) {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await go();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }
});
