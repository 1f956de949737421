import { edges, node, open, settled } from "./graph.ts";
import { choose, expect, test } from "./page.ts";

test("the text and the drawing are one graph", async ({ page }) => {
  await open(page, `en/graph?${edges("a -> b # first")}&do=edit`);
  const text = page.getByLabel("Edges, one line each");
  await page.getByRole("button", { name: "Add a vertex" }).click();
  await expect(text).toHaveValue("a -> b # first\n0");
  await expect(page.getByLabel("Chosen vertex")).toHaveText("0");
  await expect(page.locator(".canvas .node")).toHaveCount(3);
  await page.getByLabel("Name", { exact: true }).fill("end");
  await page.getByRole("button", { name: "Rename" }).click();
  await expect(node(page, "end")).toBeVisible();
  await choose(page, "Draw an edge to …", "a");
  await expect(text).toHaveValue("a -> b # first\nend -> a");
  await expect(page.locator(".canvas .graph:not(.stale) .link")).toHaveCount(2);

  // By clicks, from b to the new node, which closes a cycle.
  await node(page, "b").click();
  await expect(page.getByLabel("Chosen vertex")).toHaveText("b");
  await page.getByRole("button", { name: "Choose in the drawing" }).click();
  await node(page, "end").click();
  await expect(text).toHaveValue("a -> b # first\nend -> a\nb -> end");
  await expect(page.locator(".canvas .link.cycle")).toHaveCount(3);
  await page.getByRole("button", { name: "Delete the edge b → end" }).first().click();
  await expect(page.locator(".canvas .link.cycle")).toHaveCount(0);

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator(".canvas .link.cycle")).toHaveCount(3);
  await text.fill("");
  await text.pressSequentially("x -> y, z\ny -> z", { delay: 30 });
  await expect(text).toHaveValue("x -> y, z\ny -> z");
  await expect(page.locator(settled)).toHaveCount(3);
  await expect(node(page, "x").locator("text.value")).toHaveText("2");
  await page.reload();
  await expect(text).toHaveValue("x -> y, z\ny -> z");
});

test("a long list is pasted at once, where the cursor is", { tag: "@slow" }, async ({ page }) => {
  await open(page, `en/graph?${edges("x -> y\n\nz -> x")}`);
  const text = page.getByLabel("Edges, one line each");
  const lines = Array.from({ length: 5000 }, (_, i) => `${i} -> ${i + 1}`).join("\n");
  await text.evaluate((field: HTMLTextAreaElement, pasted) => {
    field.setSelectionRange(7, 7);
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, lines);
  await expect(text).toHaveValue(`x -> y\n${lines}\nz -> x`);
  await expect(page.locator(".facts")).toContainText("5,004");
});

test("nodes and edges are drawn by the pointer and by keys", { tag: "@slow" }, async ({ page }) => {
  await open(page, `en/graph?${edges("a -> b")}&do=edit`);
  const text = page.getByLabel("Edges, one line each");
  await page.locator(".canvas .graph").dblclick({ position: { x: 40, y: 40 } });
  await expect(page.locator(settled)).toHaveCount(3);
  const [from, to] = [await node(page, "b").boundingBox(), await node(page, "0").boundingBox()];
  await page.mouse.move(from!.x + from!.width / 2, from!.y + from!.height / 2);
  await page.mouse.down();
  await page.mouse.move(to!.x + 5, to!.y + 5);
  await page.mouse.move(to!.x + to!.width / 2, to!.y + to!.height / 2);
  await page.mouse.up();
  await expect(text).toHaveValue("a -> b\n0\nb -> 0");
  await expect(page.locator(".canvas .graph:not(.stale) .link")).toHaveCount(2);

  await node(page, "0").focus();
  await page.keyboard.press("Insert");
  await expect(text).toHaveValue("a -> b\n0 -> 1\nb -> 0");
  await expect(node(page, "1")).toBeVisible();
  await node(page, "1").focus();
  await page.keyboard.press("Delete");
  await expect(text).toHaveValue("a -> b\nb -> 0");
});

test("a wrong line is told with its place, and the last graph stays", { tag: "@slow" }, async ({ page }) => {
  await open(page, `en/graph?${edges("a -> b")}`);
  await page.getByLabel("Edges, one line each").fill("a -> b\nb, -> c");
  await expect(page.getByRole("alert")).toContainText("line 2 column 4");
  await expect(page.locator(".wrong pre")).toHaveText("b, -> c\n   ^");
  await expect(page.locator(".canvas .node")).toHaveCount(2);
  await page.getByLabel("A game").check();
  await page.getByLabel("Position", { exact: true }).fill("kaylse 4");
  await page.getByRole("button", { name: "Draw" }).click();
  await expect(page.getByRole("alert")).toContainText("Did you mean kayles?");
});

test("a long list of edges is in the link, compressed; the first line n m is read; DOT is a file", {
  tag: "@slow",
}, async ({ page }) => {
  const edges = Array.from({ length: 400 }, (_, i) => `${i + 1} ${i + 2}`);
  await page.goto("./#en/graph?edges=1+2");
  const list = page.getByLabel("Edges, one line each");
  await list.fill(["402 400", ...edges].join("\n"));
  await expect(page.getByText("The first line is read as n m: 402 vertices, 400 edges.")).toBeVisible();
  await expect(page).toHaveURL(/packed=[\w-]+/);
  await page.reload();
  await expect(list).toHaveValue(/^402 400\n1 2\n/);
  await expect(page.locator(".facts")).toContainText("402");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save for Graphviz (DOT)" }).click();
  expect((await saved).suggestedFilename()).toBe("graph.dot");
  await page
    .getByLabel("Open a file")
    .last()
    .setInputFiles({
      ...{ name: "edges.txt", mimeType: "text/plain" },
      buffer: Buffer.from("x -> y\ny -> x, z\n"),
    });
  await expect(list).toHaveValue("x -> y\ny -> x, z\n");
  await expect(page.locator(".canvas .node")).toHaveCount(3);
  const more = Array.from({ length: 9000 }, (_, i) => `${i + 1} ${(7919 * i) % 9001}`);
  await page.evaluate(
    (text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      const area = document.querySelector<HTMLTextAreaElement>(".listed textarea")!;
      area.select();
      area.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    },
    `${"# ".padEnd(20_000, "-")}\n${more.join("\n")}`,
  );
  await expect(page.getByText("too long for the address, even compressed")).toBeVisible();
  await expect(page.getByRole("button", { name: "Share" })).toBeDisabled();
  await page.goto("./#en/graph?packed=AAAA");
  await expect(page.getByRole("alert")).toContainText("This address is damaged");
});

test("a graph that was left for another route gives way to the game of the link that leads back", {
  tag: "@slow",
}, async ({ page }) => {
  await open(page, "en/graph?sum=kayles+5&do=compute");
  await page.goto("./#en/lesson");
  await expect(page.locator("main .heading h1")).toHaveText("Lesson");
  const address = "#en/graph?sum=%5Bn:+n-1+%7C+again:+n-2%5D+5";
  await page.goto(`./${address}`);
  await expect(page.locator("main .heading h1")).toHaveText("The game [n: n-1 | again: n-2]");
  await expect(page.locator("#graph-sum")).toHaveValue("[n: n-1 | again: n-2] 5");
  expect(new URL(page.url()).hash).toBe(address);
});
