import type { Page } from "@playwright/test";
import { choose, expect, headline } from "./page.ts";

/** Program packed for an address: a move takes at most three tokens, but not as many as the last move. */
const STRANGE =
  "bY9NTsMwEIX3PsVjEyXIUFp2Lekp2EVZOMURVpKZKp4UItS749hhgdrFzEjz8817mw3eTWfBFGKEfLFGMwmIBcZjMDQvVT4teuMF4gb7rOz3mUfBiSm0vJhR9qhoGho7aqRao0S13Wm81Af1d9BOdBLH9IiBL9bnlXBnyevIrm8ZBX4U0AZhefolUWsbyBqB_bpuAK5FHodvJRIUWZbWH8oy8gvMzvYfWJ_iKY51zEEjcFVX9d_amb1b9AYvOe1XVcU9r8fQS15_AQ";

/** Scene of a route: an address, actions there, and the cleanup for later scenes. */
export interface Scene {
  readonly address: string;
  act?(page: Page): Promise<void>;
  leave?(page: Page): Promise<void>;
}

async function empty(page: Page): Promise<void> {
  const field = page.getByRole("combobox", { name: /Find|按名称/ });
  await field.fill("");
  await field.blur();
}

export const scenes: Readonly<Record<string, Scene>> = {
  play: { address: "play?sum=nim+3+4+5&show=colours,values,binary,hints" },
  "play-row": {
    address: "play?sum=kayles+21+%2B+lasker+7&moves=1:9;1:1&show=values",
    async act(page) {
      await page.locator("[data-cell]").nth(4).click();
    },
  },
  "play-graph": { address: "play?sum=hackenbush+0-1,1-2,1-3,3-4,3-4,3-5&show=colours,values" },
  "play-lost": {
    address: "play?sum=wythoff+3,6&moves=1:1,1;1:0,4;1:1,0;1:1,1",
    async act(page) {
      await expect(headline(page)).toHaveText(/You lose|你输了/);
      await expect(page.locator(".review .winning")).toBeVisible();
    },
  },
  "play-dag": { address: "play?sum=dag+0>1,0>2,1>2,1>3,2>3,2>4,3>4,0>4@0&show=colours" },
  "play-stones": {
    address: "play?sum=black-and-white(2)+w..bw...bw.b&rival=friend&moves=1:1>3,12>11&show=hints",
    async act(page) {
      await expect(page.locator(".moves .sign")).toHaveCount(1);
    },
  },
  "play-bars": { address: "play?sum=nim+1000000+700000+30" },
  "play-choices": {
    address: "play?sum=kayles+12&play=misere&rival=6",
    async act(page) {
      await page.locator("[data-cell]").nth(5).click();
      await page.locator("[data-cell]").nth(5).press("Escape");
      await page.locator("[data-cell]").nth(5).press("Enter");
      await expect(page.locator(".choices .chip")).toHaveCount(3);
    },
  },
  "new-position": {
    address: "play?sum=hackenbush+0-1,1-2,1-3,3-4,3-4,3-5",
    async act(page) {
      await page.getByRole("button", { name: /Set up|摆放/ }).click();
      await expect(page.locator(".drawing .joint").nth(4)).toBeVisible();
    },
  },
  found: {
    address: "play",
    async act(page) {
      await page.getByRole("combobox", { name: /Find|按名称/ }).fill("ka");
      await expect(page.getByRole("option").nth(1)).toBeVisible();
    },
    leave: empty,
  },
  "found-nothing": {
    address: "play",
    async act(page) {
      await page.getByRole("combobox", { name: /Find|按名称/ }).fill("{1,3");
      await expect(page.locator(".finder pre")).toBeVisible();
    },
    leave: empty,
  },
  law: {
    address: "law?game=[x,y:+x-k,y+|+x,y-k+|+x-k,y-k]&law=P+iff+x+%3D+2*y",
    async act(page) {
      await page.locator("summary", { hasText: /automaton|自动机/ }).click();
      await expect(page.locator(".canvas .node").nth(6)).toBeVisible();
      await expect(page.locator(".refuted")).toBeVisible();
    },
  },
  why: {
    address: "why?sum=kayles+5+7",
    async act(page) {
      await expect(page.locator(".mex").nth(1)).toBeVisible();
    },
  },
  program: {
    address: "program?game=[n:+n-1+|+n/2]&code=python",
    async act(page) {
      await expect(page.locator(".source pre")).toContainText("def ");
    },
  },
  table: {
    address: "table?game=0.156&to=20000&at=357",
    async act(page) {
      await expect(page.locator(".period > .ruling")).toHaveText(/Proved|已证明/);
      await page.getByRole("button", { name: /Check it here|在此检验/ }).click();
      await expect(page.locator(".finding .ruling")).toHaveText(/The proof holds|证明成立/);
    },
  },
  "table-histogram": {
    address: "table?game=kayles&to=1000&view=60,130,-0.5,9&at=70&panel=histogram",
    async act(page) {
      await expect(page.locator(".histogram tbody tr").nth(8)).toBeVisible();
    },
  },
  "table-export": {
    address: "table?game={1,3,4}&to=2000&panel=export",
    async act(page) {
      await expect(page.locator(".printed pre")).toHaveText(/^heap,value/);
    },
  },
  "table-pairs": {
    address: "table?game=wythoff&to=150&at=3,5",
    async act(page) {
      await expect(page.locator(".law .ruling")).toHaveText(/22,801/);
    },
  },
  graph: {
    address: "graph?sum=kayles+6",
    async act(page) {
      await expect(page.locator(".canvas .node").first()).toBeVisible();
    },
  },
  "graph-compute": {
    address: "graph?sum=nim+2+3&view=whole&do=compute&done=7",
    async act(page) {
      await expect(page.locator(".canvas .node").first()).toBeVisible();
    },
  },
  "graph-cycles": {
    address: `graph?edges=${encodeURIComponent("a -> b, c\nb -> d, a\nc -> e\ne -> c, f\nd -> g\nf -> g, h\nh -> f")}&do=edit`,
    async act(page) {
      await choose(page, page.locator(".doing").getByRole("combobox").first(), "b");
      await expect(page.locator(".canvas .node.picked")).toBeVisible();
    },
  },
  lab: {
    address: "lab?example=squares",
    async act(page) {
      await expect(page.locator(".finding .fails")).toBeVisible();
      await expect(page.locator(".code .cm-content")).toBeVisible();
      await expect(page.locator(".loading")).toHaveCount(0);
    },
  },
  "lab-asked": {
    address: `lab?code=${STRANGE}&law=n+%25+2+%3D%3D%3D+0`,
    async act(page) {
      await expect(page.locator(".asking")).toBeVisible();
      await expect(page.locator(".code .cm-content")).toBeVisible();
      await expect(page.locator(".loading")).toHaveCount(0);
    },
  },
  "lab-play": {
    address: "lab?example=kayles&view=play",
    async act(page) {
      await page.locator(".part .move").nth(4).click();
      await expect(page.locator(".log li")).toHaveCount(2);
    },
  },
  help: { address: "help" },
  "help-split": {
    address: "help?page=how-to/split",
    async act(page) {
      await expect(page.locator(".session").first()).toBeVisible();
    },
  },
  "help-notation": {
    address: "help?page=notation&at=sets",
    async act(page) {
      await expect(page.locator("#help-sets")).toBeInViewport();
    },
  },
  "help-commands": {
    address: "help?page=cli",
    async act(page) {
      await expect(page.locator("#help-exit-codes")).toBeAttached();
    },
  },
  "found-help": {
    address: "play",
    async act(page) {
      await page.getByRole("combobox", { name: /Find|按名称/ }).fill("LaTeX");
      await expect(page.getByRole("option").first()).toBeVisible();
    },
    leave: empty,
  },
  theory: { address: "theory" },
  "theory-wythoff": {
    address: "theory?page=wythoff",
    async act(page) {
      await expect(page.locator(".tested").first()).toBeVisible();
      await expect(page.locator('.tested:is([data-verdict="running"], :not([data-verdict]))')).toHaveCount(0);
    },
  },
  judge: {
    address: "judge?problem=hdu-1536",
    async act(page) {
      await expect(page.locator(".output .printed")).toBeVisible();
      await page.locator(".own textarea").fill("LWW\nWWW");
      await expect(page.locator(".compare td .block").first()).toBeVisible();
    },
  },
  path: { address: "path" },
  "path-lesson": {
    address: "path?page=largest-heap",
    async act(page) {
      await expect(page.locator(".drill")).toHaveText(/Position 1 of 3|第 1 题，共 3 题/);
      await page.locator("[data-cell]").first().click();
      await expect(page.locator(".drill .reason a")).toBeVisible();
    },
  },
  lesson: {
    address: "lesson",
    async act(page) {
      await expect(page.locator(".step .thumb")).toHaveCount(4);
    },
  },
  "lesson-own": {
    address: `lesson?steps=${encodeURIComponent("play?sum=nim+3+4+5|why?sum=cram+4x4|law?game=wythoff|theory?page=nim|judge?problem=hdu-1536")}`,
    async act(page) {
      await expect(page.locator(".step .thumb")).toHaveCount(3);
      await page.getByRole("button", { name: /QR code|二维码/ }).click();
      await expect(page.locator(".code").getByRole("img")).toBeVisible();
    },
  },
  "lesson-presented": {
    address: "lesson",
    async act(page) {
      await page.getByRole("button", { name: /Start|开始/ }).click();
      await expect(page.locator(".answer.covered").first()).toBeVisible();
      await expect(page.locator(".component").first()).toBeVisible();
    },
    leave: (page) => page.keyboard.press("p"),
  },
  census: {
    address: "census",
    async act(page) {
      await expect(page.locator(".games tbody tr")).toHaveCount(100);
    },
  },
  "judge-presented": {
    address: "judge?problem=hdu-1536",
    async act(page) {
      await expect(page.locator(".output .printed")).toBeVisible();
      await page.keyboard.press("p");
      await expect(page.locator(".presentation")).toBeVisible();
      await page.keyboard.press("r");
    },
    leave: (page) => page.keyboard.press("p"),
  },
  class: {
    address: "lesson",
    async act(page) {
      const session = page.locator("details.class");
      await session.locator("summary").click();
      const results = session.locator("textarea");
      const example = (await results.getAttribute("placeholder"))!;
      await results.fill(`${example}\nhello`);
      await expect(session.locator("tbody tr")).toHaveCount(1);
      await expect(session.locator(".trouble")).toBeVisible();
    },
  },
  "path-posed": {
    address: "path?posed=nim+3+4+5",
    async act(page) {
      await expect(page.locator(".component").first()).toBeVisible();
    },
  },
};
