import { describe, expect, test } from "vitest";
import type { CommandContext } from "../src/cli/command.ts";
import { inOrder, type List } from "../src/cli/list-work.ts";
import { nimber } from "./nimber.ts";
import { slowly } from "./part.ts";

describe("a list of games", () => {
  test.each([
    ["octal", "0.07", "0.6", "0.137", "0.77", "--to", "300", "--json"],
    ...slowly([
      ["octal", "--all", "--digits", "2", "--to", "400"],
      ["verify", "--all", "--budget", "5", "--json"],
    ]),
  ])("has the same answer with one thread, two and three: %s %s %s", (...line) => {
    const [one, ...more] = ["1", "2", "3"].map((threads) => nimber([...line, "--threads", threads]));
    expect(one!.stdout).not.toBe("");
    for (const each of more) expect(each).toEqual(one);
  });

  test("has the same answer when a limit ends an item", () => {
    const line = ["octal", "--all", "--digits", "1", "--to", "5000", "--memory", "10K"];
    const one = nimber([...line, "--threads", "1"]);
    expect(one.status).toBe(3);
    expect(nimber([...line, "--threads", "2"])).toEqual(one);
  });
});

// Beside the sources there is no module for a helper, so that each of them fails as it starts.
describe("without its helpers this thread", () => {
  const squares: List<number, number> = {
    name: "octal",
    data: 3,
    count: 20,
    work(data, i) {
      if (data * i === 36) throw new Error("twelve");
      return data * i ** 2;
    },
  };

  async function results(list: List<number, number>) {
    const found: number[] = [];
    const asked = (name: string) => (name === "threads" ? "3" : undefined);
    const context = { option: asked, peek: asked, args: [], atEnd() {} } as unknown as CommandContext;
    try {
      for await (const each of inOrder(list, context)) found.push(each);
    } catch (error) {
      return { found, error: (error as Error).message };
    }
    return { found };
  }

  test("works on every item, in order", async () => {
    const found = Array.from({ length: 12 }, (_, i) => 3 * i ** 2);
    expect(await results({ ...squares, count: 12 })).toEqual({ found });
    expect(await results({ ...squares, count: 0 })).toEqual({ found: [] });
  });

  test("gives the results before an item that fails, then its error", async () => {
    expect(await results(squares)).toEqual({
      found: Array.from({ length: 12 }, (_, i) => 3 * i ** 2),
      error: "twelve",
    });
  });
});
