import { spawnSync } from "node:child_process";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  coordinatesOf,
  type InputForm,
  languageNamed,
  parseAnswer,
  parseRead,
  templateCode,
  usualRead,
  valuesFor,
  type WholeProgram,
  wholeCode,
  wholeOf,
} from "../../src/codegen/index.ts";
import { catalogue, parseGame } from "../../src/games/index.ts";
import { begin, random } from "../../src/solve/index.ts";
import { answering } from "../../web/src/engine/study/program.ts";
import { plainGrundy } from "../oracle.ts";
import { isQuick, oneIn } from "../part.ts";
import { inEach, run, toolchains } from "./toolchains.ts";

const drawn = random(2029);
const below = (n: number): number => Math.floor(drawn() * n);
const numbers = (count: number, most: number): number[] =>
  Array.from({ length: count }, () => below(most + 1));
const ascending = (count: number, most: number): number[] =>
  [...new Set(numbers(count, most))].sort((a, b) => a - b);

/** A position in notation, and as input of the program. */
interface Asked {
  readonly sum: string;
  readonly line: string;
}

const list = (of: readonly number[]): Asked => ({ sum: `${of}`, line: `${of.length} ${of.join(" ")}` });

/** Random edges between vertices 1 to n without loops; some may be double. */
function edgesOf(n: number, count: number, twice = false): [number, number][] {
  const met = new Set<string>();
  return Array.from({ length: count }, (): [number, number] => [1 + below(n), 1 + below(n)]).filter(
    ([a, b]) => {
      const name = `${Math.min(a, b)} ${Math.max(a, b)}`;
      if (a === b || (met.has(name) && !twice)) return false;
      met.add(name);
      return true;
    },
  );
}

const written = (edges: readonly (readonly number[])[]) => edges.map((each) => each.join(" ")).join("  ");

/** A graph that also names each isolated vertex. */
function graph(n: number, edges: readonly (readonly [number, number])[], sign: string): string {
  const alone = Array.from({ length: n }, (_, i) => i + 1).filter(
    (v) => !edges.some((edge) => edge.includes(v)),
  );
  return [...edges.map(([a, b]) => `${a}${sign}${b}`), ...alone].join(",");
}

function ofGraph(most: number, edges: number): Asked {
  const n = 2 + below(most - 1);
  const drawnEdges = edgesOf(n, 1 + below(edges));
  return { sum: graph(n, drawnEdges, "-"), line: `${n} ${drawnEdges.length} ${written(drawnEdges)}` };
}

function withToken(sign: string): Asked {
  const n = 2 + below(5);
  const edges = edgesOf(n, 1 + below(8));
  const token = 1 + below(n);
  return {
    sum: `${graph(n, edges, sign)}@${token}`,
    line: `${n} ${edges.length} ${token} ${written(edges)}`,
  };
}

function ofDag(): Asked {
  const n = 2 + below(6);
  const edges = edgesOf(n, 1 + below(10)).map(([a, b]) => [Math.max(a, b), Math.min(a, b)] as const);
  if (edges.length === 0) edges.push([2, 1]);
  const token = edges[below(edges.length)]![0];
  return {
    sum: `${edges.map(([a, b]) => `${a}>${b}`)}@${token}`,
    line: `${n} ${edges.length} ${written(edges)} 1 ${token}`,
  };
}

/** Edges connected to the ground: each goes to an existing vertex or a new one. */
function ofHackenbush(): Asked {
  const edges: [number, number][] = [[0, 1]];
  let n = 1;
  for (let i = below(7); i > 0; i--) {
    const a = below(n + 1);
    edges.push([a, below(2) === 0 ? ++n : below(n + 1)]);
  }
  return { sum: `${edges.map(([a, b]) => `${a}-${b}`)}`, line: `${n} ${edges.length} ${written(edges)}` };
}

/** This many equal heaps are a P-position; other lists seldom are. */
const mooreHeaps = (equal: number): number[] =>
  below(2) === 0 ? numbers(1 + below(4), 3) : Array<number>(equal).fill(1 + below(3));

function pair(): Asked {
  const [a, b] = [1 + below(14), 1 + below(14)];
  return { sum: `${a},${b}`, line: `${a} ${b}` };
}

function circle(): Asked {
  const n = below(9);
  return { sum: `${n}`, line: `${n}` };
}

const DRAWN: Readonly<Record<string, () => Asked>> = {
  staircase: () => list(numbers(1 + below(4), 3)),
  nimble: () => list(numbers(1 + below(3), 6)),
  "silver-dollar": () => list(ascending(1 + below(4), 9)),
  welter: () => list(ascending(1 + below(3), 8)),
  northcott: () => {
    const rows = Array.from({ length: 1 + below(3) }, () => {
      const a = 1 + below(6);
      return [a, a + 1 + below(5)] as const;
    });
    return { sum: `${rows.map(([a, b]) => `${a}-${b}`)}`, line: `${rows.length} ${written(rows)}` };
  },
  "moore-nim(2)": () => list(mooreHeaps(3)),
  "moore-nim(3)": () => list(mooreHeaps(4)),
  pebbles: () => list(numbers(1 + below(4), 4).sort((a, b) => a - b)),
  "forced-nim": () => {
    const [first, ...others] = numbers(1 + below(4), 5);
    return { sum: `${first}:${others}`, line: `${others.length + 1} ${first} ${others.join(" ")}` };
  },
  "end-nim": () => {
    const heaps = numbers(2 + below(3), 2).map((n) => n + 1);
    return list(below(2) === 0 ? [...heaps.slice(0, 2), ...heaps.slice(0, 2).reverse()] : heaps);
  },
  "black-and-white(2)": () => {
    const gaps = mooreHeaps(3).slice(0, 3);
    let cell = 0;
    const pairs = gaps.map((gap) => {
      const white = ++cell;
      cell += gap + 1;
      return [white, cell] as const;
    });
    const sum = gaps.map((gap) => `w${".".repeat(gap)}b`).join("");
    return { sum, line: `${pairs.length} ${written(pairs)}` };
  },
  "circle(1)": circle,
  "circle(3)": circle,
  "odd-or-even": () => {
    const [n, odd] = [1 + below(20), below(2)];
    return { sum: `${n}${odd === 1 ? "o" : ""}`, line: `${n} ${odd}` };
  },
  "brussels-sprouts": () => {
    const n = 1 + below(2);
    return { sum: `${n}`, line: `${n}` };
  },
  "fibonacci-nim": () => ({ sum: `${drawnHeap()}`, line: `${heap}` }),
  "dynamic-nim(3)": () => ({ sum: `${drawnHeap()}`, line: `${heap}` }),
  "dynamic-nim(1)": () => ({ sum: `${drawnHeap()}`, line: `${heap}` }),
  cram: () => {
    const [r, c] = [1 + below(3), 1 + below(4)];
    return { sum: `${r}x${c}`, line: `${r} ${c}` };
  },
  "arc-kayles": () => ofGraph(7, 9),
  "node-kayles": () => ofGraph(7, 9),
  "undirected-geography": () => withToken("-"),
  "directed-geography": () => withToken(">"),
  chomp: () => {
    const rows = numbers(1 + below(4), 3).map((n) => n + 1);
    return list(rows.sort((a, b) => b - a));
  },
  dag: ofDag,
  euclid: pair,
  "euclid-positive": pair,
  wythoff: pair,
  "paper-cutting": () => {
    const [a, b] = [2 + below(9), 2 + below(9)];
    return { sum: `${a}x${b}`, line: `${a} ${b}` };
  },
  hackenbush: ofHackenbush,
  lctr: () => list(numbers(1 + below(5), 5).map((n) => n + 1)),
  "consecutive-piles": () => {
    const n = below(90);
    return { sum: `${n}`, line: `${n}` };
  },
  "treblecross-row": () => {
    const row = Array.from({ length: 3 + below(8) }, () => "..X"[below(3)]).join("");
    return { sum: row, line: row };
  },
  "string-cutting": () => {
    const word = Array.from({ length: 1 + below(12) }, () => "aab"[below(3)]).join("");
    return { sum: word, line: word };
  },
  decrementing: () => list([1, ...numbers(1 + below(3), 6).map((n) => n + 1)]),
};

let heap = 1;
const drawnHeap = (): number => {
  heap = 1 + below(60);
  return heap;
};

const TESTS = 40;

const asked = Object.entries(DRAWN).map(([id, draw]) => {
  const game = parseGame(id);
  const value = plainGrundy<unknown>(
    (position) => [...game.moves(position)].map(({ to }) => to),
    (position) => game.key(position),
  );
  const tests = Array.from({ length: TESTS }, draw);
  return {
    game,
    input: `${tests.length}\n${tests.map(({ line }) => line).join("\n")}\n`,
    output: tests.map(({ sum }) => (value(game.parse(sum)) === 0 ? "No\n" : "Yes\n")).join(""),
  };
});

/** Games whose program finds the winner of misère play, with positions that have components in one text. */
const askedMisere = Object.entries(DRAWN).flatMap(([id, draw]) => {
  const game = parseGame(id);
  const whole = wholeOf(game, "misere");
  if (whole === undefined) return [];
  const known = new Map<string, boolean>();
  /** Whether the player to move wins a sum, in which whoever cannot move wins. */
  function wins(sum: readonly unknown[]): boolean {
    const key = sum
      .map((each) => `${game.key(each)}`)
      .sort()
      .join("|");
    const found = known.get(key);
    if (found !== undefined) return found;
    const next = sum.flatMap((each, i) => [...game.moves(each)].map(({ to }) => sum.toSpliced(i, 1, ...to)));
    const answer = next.length === 0 || next.some((left) => !wins(left));
    known.set(key, answer);
    return answer;
  }
  const tests = Array.from({ length: TESTS }, draw);
  return [
    {
      game,
      whole,
      input: `${tests.length}\n${tests.map(({ line }) => line).join("\n")}\n`,
      output: tests.map(({ sum }) => (wins([game.parse(sum)]) ? "Yes\n" : "No\n")).join(""),
    },
  ];
});

test("programs for misère play are those of heaps, boards and graphs", () => {
  expect(askedMisere.map(({ game }) => game.id).sort()).toEqual([
    "arc-kayles",
    "chomp",
    "cram",
    "directed-geography",
    "lctr",
    "moore-nim(2)",
    "moore-nim(3)",
    "nimble",
    "node-kayles",
    "undirected-geography",
  ]);
  for (const { game, output } of askedMisere)
    expect([game.id, new Set(output.split("\n")).size]).toEqual([game.id, 3]);
});

inEach("programs of boards and graphs", "tell the winner of misère play", (chain) => {
  const answer = parseAnswer("Yes/No");
  const sources = askedMisere.map(({ game, whole }) =>
    wholeCode(whole, game, answer, languageNamed(chain.id)!, "en"),
  );
  for (const source of sources) expect(source).toContain("Misère play");
  const calls = askedMisere.map(({ input }, i) => ({ args: [`${i}`], input }));
  const outputs = run(chain, chain.programs(sources), calls);
  for (const [i, { game, input, output }] of askedMisere.entries())
    expect(outputs[i]!.replaceAll("\r", ""), `${game.id}\n${input}`).toBe(output);
});

test("tests are won and lost, and every game with a program of its own is tried", () => {
  for (const { game, output } of asked)
    expect([game.id, new Set(output.split("\n")).size]).toEqual([game.id, 3]);
  const tried = new Set(asked.flatMap(({ game }) => wholeOf(game)?.name ?? []));
  const games = catalogue.map((entry) =>
    "game" in entry ? entry.game(...entry.parameters.map(({ usual }) => usual)) : entry,
  );
  const all = games.flatMap((game) => wholeOf(game)?.name ?? []);
  expect(new Set(all)).toEqual(tried);
});

inEach("programs for lists, graphs and boards", "agree with plain play", (chain, turn) => {
  const some = oneIn(4, asked, turn);
  const language = turn % 2 === 0 ? "en" : "zh";
  const sources = some.map(({ game }) => {
    const [answer, syntax] = [parseAnswer("Yes/No"), languageNamed(chain.id)!];
    const whole = wholeOf(game);
    if (whole !== undefined) return wholeCode(whole, game, answer, syntax, language, typedFor(whole, turn));
    const [read, largest] = [usualRead(coordinatesOf(game)), [20, 20]];
    const values = valuesFor(game, { read }, largest);
    return templateCode({ game, read, answer, largest, ...values }, syntax, language);
  });
  const calls = some.map(({ game, input }, i) => {
    const isCounted = wholeOf(game) === undefined || turn % 3 !== 1;
    return { args: [`${i}`], input: isCounted ? input : input.slice(input.indexOf("\n") + 1) };
  });
  const printed = run(chain, chain.programs(sources), calls);
  for (const [i, { game, output }] of some.entries())
    expect([game.id, printed[i]]).toEqual([game.id, output]);
  if (chain.id !== "python") return;
  const tooLarge = chain.programs(TOO_LARGE.map(([id]) => sourceOf(id)));
  const refused = TOO_LARGE.map(([, input], i) => ({ args: [`${i}`], input }));
  const told = run(chain, tooLarge, refused, String);
  for (const [i, [, , says]] of TOO_LARGE.entries()) expect(told[i]).toMatch(says);
});

/**
 * Input format: one test, tests to the end of the input, or a counted number of tests with other letters.
 */
const typedFor = (whole: WholeProgram, turn: number): InputForm | undefined =>
  turn % 3 === 0
    ? undefined
    : parseRead(
        turn % 3 === 1
          ? `(${whole.read})*`
          : `Z (${whole.read.replace(/[a-z]/g, (letter: string) => `${letter}9`)})*`,
      );

test("a form of another structure is refused, with the forms that are read", () => {
  const hackenbush = wholeOf(parseGame("hackenbush"))!;
  const read = (form: string) => () =>
    wholeCode(
      hackenbush,
      parseGame("hackenbush"),
      parseAnswer("Yes/No"),
      languageNamed("cpp")!,
      "en",
      parseRead(form),
    );
  for (const form of [
    "n a*n",
    "n m (a b c)*m",
    "n (a b)*n",
    "n (a b)*n-2",
    "T (n m (b a)*n)*",
    "T (C (n m (a b)*m)*)*",
  ])
    expect(read(form), form).toThrow("T (n m (a b)*m)* or T (n (a b)*n-1)*");
});

/** Tree with root 1 as a list of edges. */
type Tree = readonly (readonly [number, number])[];

/** Trees that remain at the root after an edge is cut. */
function cuts(tree: Tree): Tree[] {
  return tree.map((cut) => {
    const rest = tree.filter((edge) => edge !== cut);
    const held = new Set([1]);
    for (const _ of rest) for (const [a, b] of rest) if (held.has(a) || held.has(b)) held.add(a).add(b);
    return rest.filter(([a]) => held.has(a));
  });
}

inEach("trees by their edges", "lose what hangs on an edge", (chain) => {
  const value = plainGrundy<Tree>((tree) => cuts(tree).map((left) => [left]), String);
  const trees = Array.from({ length: 16 }, () => {
    const size = 2 + below(7);
    const names = [1];
    const open = Array.from({ length: size - 1 }, (_, i) => i + 2);
    const tree: Tree = Array.from({ length: size - 1 }, () => {
      const [name] = open.splice(below(2) === 0 ? 0 : open.length - 1, 1);
      const on = names[below(names.length)]!;
      names.push(name!);
      return below(2) === 0 ? [on, name!] : [name!, on];
    });
    return { text: `${size} ${written(tree)}`, value: value(tree) };
  });
  const game = parseGame("hackenbush");
  const form = parseRead("(n (a b)*n-1)*");
  const syntax = languageNamed(chain.id)!;
  const source = wholeCode(wholeOf(game)!, game, parseAnswer("W/L"), syntax, "en", form);
  const input = `${trees.map(({ text }) => text).join("\n")}\n`;
  const [printed] = run(chain, chain.programs([source]), [{ args: ["0"], input }]);
  expect(printed!.trim().split("\n")).toEqual(trees.map((tree) => (tree.value === 0 ? "L" : "W")));
});

inEach("programs whose input ends before its tests", "end, too", (chain) => {
  const syntax = languageNamed(chain.id)!;
  const answer = parseAnswer("Yes/No");
  const nim = parseGame("nim");
  const sources = [
    ...["T (n a*n)*", "T (n)*", "T (c (k (n)*k)*c)*"].map((form) => {
      const read = parseRead(form);
      return templateCode(
        { game: nim, read, answer, largest: 9, ...valuesFor(nim, { read }, [9]) },
        syntax,
        "en",
      );
    }),
    sourceOf("nimble", chain.id),
    sourceOf("cram", chain.id),
  ];
  const some = oneIn(sources.length, sources, toolchains.indexOf(chain));
  const calls = some.map((_, i) => ({ args: [`${i}`], input: "1000000000000000000 1 1" }));
  for (const told of run(chain, chain.programs(some), calls, String))
    expect(told).toMatch(/the input ends before its tests|expected a number of at least 0/);
});

/** Input beyond the arrays of a program ends it with an error. */
const TOO_LARGE = [
  ["cram", "1 5 5", "more than 20 squares"],
  ["chomp", "1 2 8 1", "0 to 7 squares in a row"],
  ["node-kayles", "1 17 0", "0 to 16 vertices"],
  // Narrowed to 32 bits, these would be vertices.
  ["hackenbush", "1 3 1 4294967297 0", "an edge between other numbers"],
  // Python refuses every negative number where it reads them.
  ["hackenbush", "1 3 1 0 -4294967295", /an edge between other numbers|a number of at least 0/],
] as const;

/** What a run that ends with an error tells: no signal and no failed check of the language itself. */
function failure(error: unknown): string {
  expect(String(error)).not.toMatch(/overflow|out of (range|bounds)|ArrayIndex|SIG[A-Z]+/);
  return "an error";
}

const python = toolchains.find(({ id }) => id === "python")!;
const hasPython = spawnSync("python3", ["--version"]).status === 0;

/** Programs of positions that are numbers. */
const NUMBERS = ["nim", "{2,5}", "kayles", "{primes}", "[x,y: x-1,y+1 | x,y-k if k <= 2]", "grundys-game"];

if (hasPython)
  inEach(
    "numbers that would become others in 32 bits",
    "are refused, or are those of the input",
    (chain, turn) => {
      const own = NUMBERS.map((id) => ({ game: parseGame(id), input: "" }));
      const some = oneIn(32, [...asked.filter(({ game }) => wholeOf(game)), ...own], turn);
      const sources = (language: string) =>
        some.map(({ game }) => {
          if (wholeOf(game)) return sourceOf(game.id, language);
          const [answer, read] = [parseAnswer("Yes/No"), usualRead(coordinatesOf(game))];
          const largest = coordinatesOf(game).map(() => 20);
          const values = valuesFor(game, { read }, largest);
          return templateCode({ game, read, answer, largest, ...values }, languageNamed(language)!, "en");
        });
      const calls = some.flatMap(({ game, input }, i) => {
        const line =
          input === "" ? (game.space === "heap" ? "2 3 4" : "3 4") : input.split("\n")[1 + below(TESTS)]!;
        const words = line.trim().split(/\s+/).map(Number);
        // Of positions that are numbers, not their count: a program reads on to the end of so many.
        const first = input === "" && game.space === "heap" ? 1 : 0;
        const at = first + below(words.length - first);
        const changed = [2 ** 32, -(2 ** 32)].map((more) => words.with(at, words[at]! + more));
        return changed.map((all) => ({ args: [`${i}`], input: `1 ${all.join(" ")}\n` }));
      });
      const told = run(chain, chain.programs(sources(chain.id)), calls, failure);
      const exact = run(python, python.programs(sources("python")), calls, failure);
      for (const [at, { args, input }] of calls.entries()) {
        const { game } = some[Number(args[0])]!;
        expect([game.id, input, told[at]]).toEqual([game.id, input, exact[at]]);
        if (input.includes("-") && wholeOf(game))
          expect([game.id, input, told[at]]).toEqual([game.id, input, "an error"]);
      }
    },
  );

inEach("coins on squares from 1", "are those on squares from 0", (chain) => {
  const value = (id: string) => {
    const game = parseGame(id);
    const plain = plainGrundy<unknown>(
      (position) => [...game.moves(position)].map(({ to }) => to),
      (position) => game.key(position),
    );
    return (coins: readonly number[]) => plain(game.parse(`${coins}`));
  };
  const read = parseRead("T (n p*n)* -> p-1");
  const games = ["silver-dollar", "welter", "nimble"];
  const drawn = games.map(() => Array.from({ length: 20 }, () => ascending(1 + below(4), 7)));
  const sources = games.map((id) => {
    const game = parseGame(id);
    return wholeCode(wholeOf(game)!, game, parseAnswer("W/L"), languageNamed(chain.id)!, "en", read);
  });
  const calls = drawn.map((tests, i) => ({
    args: [`${i}`],
    // In any order.
    input: `${tests.length}\n${tests.map((coins) => [coins.length, ...coins.map((n) => n + 1).reverse()].join(" ")).join("\n")}\n`,
  }));
  const outputs = run(chain, chain.programs(sources), calls);
  for (const [i, id] of games.entries())
    expect([id, outputs[i]!.trim().split("\n")]).toEqual([
      id,
      drawn[i]!.map((coins) => (value(id)(coins) === 0 ? "L" : "W")),
    ]);
});

const sourceOf = (id: string, language = "python"): string =>
  wholeCode(wholeOf(parseGame(id))!, parseGame(id), parseAnswer("Yes/No"), languageNamed(language)!, "en");

describe("what the page is asked", () => {
  const usual = { read: "", print: "", within: "", language: "en" } as const;
  // The program has several seconds for an answer, so that the speed of the machine does not matter.
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
  afterEach(() => void vi.useRealTimers());

  test.skipIf(isQuick)("a formula needs no table, and a table says where there is no position", () => {
    const given = (id: string) => valuesFor(parseGame(id), { read: usualRead(["x", "y"]) }, [3, 3]);
    expect([given("euclid"), given("wythoff")]).toEqual([{}, {}]);
    // A sheet of 2x2 or 2x3 cannot be cut without a strip of width 1.
    expect(given("paper-cutting")).toEqual({ values: new Uint32Array(16), gaps: true });
    const asking = { code: "cpp", from: "", play: "normal", ...usual } as const;
    const write = (game: string) => answering.program({ ask: "program", game, ...asking }, begin());
    expect(write("paper-cutting")).toHaveProperty(
      "source",
      expect.stringContaining("that are not positions"),
    );
    expect(write("mark")).toHaveProperty("source", expect.not.stringContaining("that are not positions"));
  });

  test.skipIf(isQuick)(
    "where no program knows all positions of a game it knows those that play reaches",
    () => {
      const asking = { code: "python", play: "normal", ...usual } as const;
      const write = (game: string, from: string) =>
        answering.program({ ask: "program", game, from, ...asking }, begin());
      expect(write("sprouts", "")).toHaveProperty("read", "2");
      expect(write("clobber", "clobber xo/ox + nim 3 + clobber xox")).toMatchObject({
        read: "xo/ox",
        source: expect.stringContaining("from xo/ox and xox, computed\n# from the rules"),
      });
      const large = `${"o".repeat(9)}${".".repeat(9)}`;
      expect(() => write("jump-row", `jump-row ${large}`)).toThrow(
        `Play reaches too many positions from ${large} for a program with a table of them`,
      );
      expect(() => write("quick-cross", "")).toThrow(/^expected positions from which play ends/);
    },
  );
});

test("a factor whose losing heaps are too many for an array has no program", () => {
  expect(wholeOf(parseGame("dynamic-nim(100000)"))).toBeDefined();
  expect(wholeOf(parseGame("dynamic-nim(100001)"))).toBeUndefined();
});

/** Reserved words of each language, because a missing compiler cannot report them. */
const KEPT = new Set(
  "and array as begin break byte case char class const div do else end file for function goto if impl in int label let long loop match mod mut nil not of or pass program record ref repeat self set short string then to try type unit until use uses var where while with xor yield".split(
    " ",
  ),
);

test("no name in a program is a word of a language", () => {
  const games = asked.map(({ game }) => wholeOf(game)).filter((whole) => whole !== undefined);
  const tests = games.flatMap((whole) => [whole, ...(whole.others ?? [])]);
  const names = tests.flatMap(({ before = "", test }) =>
    [...`${before}\n${test(2, 0)}`.matchAll(/^ *(?:let|long|for(?: long)?|array(?: long)?) (\w+)/gm)].map(
      ([, name]) => name!,
    ),
  );
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => KEPT.has(name))).toEqual([]);
});
