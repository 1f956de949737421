import { rmSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { rolldown } from "rolldown";
import { afterAll, expect, test } from "vitest";
import { begin, type Play } from "../../src/index.ts";
import { firstWorker } from "../../web/first.ts";
import { isForFirst } from "../../web/src/engine/first/asks.ts";
import { known } from "../../web/src/engine/known.ts";
import { playing } from "../../web/src/engine/playing.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const MADE = here(`../../node_modules/.cache/first-${process.pid}.mjs`);

afterAll(() => rmSync(MADE, { force: true }));

/** What the first Worker answers with, made as the page makes it: with short lists of games and methods. */
async function made(): Promise<{ readonly answering: typeof playing & { readonly known: typeof told } }> {
  const bundle = await rolldown({
    input: here("../../web/src/engine/first/answering.ts"),
    tsconfig: false,
    resolve: { alias: { nimber: here("../../src/index.ts"), "nimber/ask": here("../../src/ask/index.ts") } },
    plugins: [firstWorker() as never],
  });
  await bundle.write({ file: MADE });
  await bundle.close();
  return import(pathToFileURL(MADE).href);
}

const told = ({ games: [game], play }: { readonly games: readonly [string]; readonly play: Play }) =>
  known(game, play);

test("the first Worker answers of Nim what the Worker of every game does", async () => {
  const { answering } = await made();
  const every = { ...playing, known: told };
  const limits = { positions: 2_000_000 };
  const same = (question: Record<string, unknown> & { readonly ask: keyof typeof every }) => {
    const ask = (list: typeof every) => list[question.ask]({ limits, ...question } as never, begin(limits));
    expect([question, ask(answering as typeof every)]).toEqual([question, ask(every)]);
  };
  const sums = ["nim 0", "nim 1 1", "nim 1 1 1", "nim 3 4 5", "nim 2 4 6", "nim 123456789012 5"];
  for (const sum of sums) {
    const { sum: parts } = playing.read({ games: [sum] } as never, begin());
    same({ ask: "read", games: [sum] });
    for (const play of ["normal", "misere"]) {
      for (const ask of ["solve", "explain", "reply", "lasting"] as const) {
        same({ ask, games: [parts], play, level: 7, seed: 3 });
      }
    }
  }
  for (const play of ["normal", "misere"]) same({ ask: "known", games: ["nim"], play });
  const { sum } = playing.read({ games: ["nim 3 4 5"] } as never, begin());
  same({ ask: "draw", games: [sum] });
  same({ ask: "follow", games: [sum], moves: [{ part: 1, at: "3" }] });
  same({ ask: "theorems", games: ["nim"] });
  same({ ask: "startOf", games: ["nim"] });
  same({ ask: "randomStart", games: ["nim"], seed: 5 });
});

test("it is asked of Nim alone", () => {
  const asks = (games: readonly unknown[], ask = "read") => isForFirst({ ask, games } as never);
  expect(asks(["nim 3 4 5"])).toBe(true);
  expect(asks([[{ game: "nim", position: "3" }]])).toBe(true);
  for (const other of ["kayles 3", "nim 3 + kayles 4", "nim", "nimble 3", "nim x", `nim ${"9".repeat(16)}`]) {
    expect([other, asks([other])]).toEqual([other, other === "nim"]);
  }
  expect(asks([[]])).toBe(false);
  expect(asks(["nim 3"], "graph")).toBe(false);
});
