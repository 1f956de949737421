import { rmSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { rolldown } from "rolldown";
import { afterAll, expect, test } from "vitest";
import { GROUPS, onDemand } from "../../scripts/on-demand.mjs";
import { catalogue, parseGame } from "../../src/games/index.ts";
import { begin, methods, type Play } from "../../src/index.ts";
import { linesOfGames } from "../../web/lines.ts";
import type { fetchFor, methodsFor } from "../../web/src/engine/fetched.ts";
import { playing } from "../../web/src/engine/playing.ts";
import { oneIn } from "../part.ts";

type Fetched = { readonly fetchFor: typeof fetchFor; readonly methodsFor: typeof methodsFor };
type Plain = { readonly playing: typeof playing };

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const MADE = here(`../../node_modules/.cache/lists-${process.pid}`);
const PLAYS = ["normal", "misere"] as const;

afterAll(() => rmSync(MADE, { recursive: true, force: true }));

/** Answer of a Worker, received as in the page: its lists are filled when they are needed. */
const made = (async () => {
  const bundle = await rolldown({
    input: {
      fetched: here("../../web/src/engine/fetched.ts"),
      playing: here("../../web/src/engine/playing.ts"),
    },
    tsconfig: false,
    resolve: { conditionNames: ["nimber-source", "import"] },
    plugins: [onDemand() as never, linesOfGames() as never],
  });
  await bundle.write({
    dir: MADE,
    entryFileNames: "[name].mjs",
    chunkFileNames: "chunk/[name]-[hash].mjs",
    codeSplitting: { groups: GROUPS },
  });
  await bundle.close();
  const load = (name: string) => import(pathToFileURL(`${MADE}/${name}.mjs`).href);
  return { ...((await load("fetched")) as Fetched), ...((await load("playing")) as Plain) };
})();

test("a Worker that has fetched what a question names answers as one that knows everything", async () => {
  const { fetchFor, playing: fetching } = await made;
  const limits = { positions: 200_000 };
  const sums = [
    "nim 3 4 5",
    "nim 123456789012 5",
    "kayles 7 + nim 3",
    "0.77 9",
    "!{2,3} 9",
    "{1,3..5} 7 + {n/2} 9",
    "[n: n-1 | n-3] 9",
    "cram 2x3",
    "wythoff(2) 3,5",
    "hackenbush 0-1,1-2",
    "coins(mock-turtles) 5",
    "coins(ruler*{1,2}) 1,1",
    "nim[12,23,31] 2,3,4",
    "impartial(domineering) 3x3",
    "cut{1,3} 7",
    "ordinal(nim:kayles) 3:2",
    "circle{1,2} 7",
  ];
  // One-line rules of catalogue games, for numbers so large that only their theorems answer.
  const known = [
    "[n: n-1 | n/2] 1000000000000000000",
    "[m: a & m-a | m-k] 100000",
    "[n: n-k if k in powers(2)] 1000000000000",
    "[n: n-k if k in divisors(n) and k < n] 1000000000000",
  ];
  for (const sum of oneIn(2, known)) {
    const few = { positions: 1000 };
    const question = { ask: "solve", games: [sum], play: "normal", limits: few } as const;
    await fetchFor(question);
    const said = [fetching, playing].map((list) => list.solve(question as never, begin(few)));
    expect([sum, said[0]]).toEqual([sum, said[1]]);
  }
  for (const sum of oneIn(6, sums)) {
    for (const play of PLAYS) {
      for (const ask of ["solve", "explain", "reply", "lasting"] as const) {
        const question = { ask, games: [sum], play, limits, level: 7, seed: 3 };
        await fetchFor(question);
        const said = [fetching, playing].map((list) => list[ask](question as never, begin(limits)));
        expect([sum, play, ask, said[0]]).toEqual([sum, play, ask, said[1]]);
      }
    }
    const question = { games: [sum] } as never;
    expect(fetching.read(question, begin())).toEqual(playing.read(question, begin()));
  }
  const unasked = () => fetching.read({ games: ["treblecross 5"] } as never, begin());
  expect(unasked).toThrow("expected a game");
  const misread = { games: ["kayls 5"] } as const;
  await fetchFor(misread);
  expect(unasked).not.toThrow();
  expect(() => fetching.read(misread as never, begin())).toThrow("kayles");
});

test("of each game the methods are fetched that may speak of it", async () => {
  const { methodsFor } = await made;
  // For Nim, theorem and search decide everything.
  const named = [...catalogue.map(({ id }) => id), "[n: again: n-1 | n-2]"];
  const others = named.map((each) => parseGame(each)).filter(({ id }) => id !== "nim");
  for (const game of others) {
    for (const play of PLAYS as readonly Play[]) {
      const wanted = ["theorem", "search", ...methodsFor([game], play)];
      const speaks = methods.filter(
        ({ byNameOnly, fits, values, sums }) =>
          byNameOnly !== true && fits(game, play) === true && (play === "normal" ? values : sums),
      );
      const missing = speaks.map(({ id }) => id).filter((id) => !wanted.includes(id));
      // Play from positions in a table ends.
      const { encoding } = game.accelerators ?? {};
      const finite = encoding !== undefined && encoding.kind !== "cells";
      expect([game.id, play, missing]).toEqual([game.id, play, finite && play === "normal" ? ["loopy"] : []]);
    }
  }
});
