import { describe, expect, test } from "vitest";
import {
  formsOf,
  languageNamed,
  parseAnswer,
  parseRead,
  wholeCode,
  wholeOf,
} from "../../src/codegen/index.ts";
import { catalogue, parseGame } from "../../src/games/index.ts";
import { contestPrograms } from "../../src/games/problems/index.ts";
import { byForm, listedForm } from "../../src/judge/by-form/problem.ts";
import { legalOf } from "../../src/judge/by-form/walk.ts";
import { answerAll, type Judging, problemOf, Reader, sourceOf } from "../../src/judge/index.ts";
import { drawn } from "../../src/stress/draw.ts";
import { statements } from "../codegen/contest-statements.ts";
import { inEach, run } from "../codegen/toolchains.ts";
import { nimber } from "../nimber.ts";
import { dice, plainGrundy } from "../oracle.ts";
import { isQuick, oneIn } from "../part.ts";

function judged(judging: Judging, input: string): string {
  const lines: string[] = [];
  answerAll(judging, new Reader(sourceOf(Buffer.from(input))), (line) => lines.push(line));
  return lines.join("\n");
}

/** Listed problems whose input only their form describes, and which ask nothing back. */
const listed = contestPrograms.filter(
  ({ ids, print }) => ids.every((id) => problemOf(id) === undefined) && !parseAnswer(print).plays,
);

/** Draw of small numbers. */
const small = (roll: (below: number) => number, number = 12, count = 4) =>
  drawn(() => roll(1000) / 1000, { number, count });

describe("problems that are known by their form", () => {
  test("are nearly all", () => {
    expect(listed.length).toBeGreaterThan(150);
  });

  test("are answered as plain play by their statements is", () => {
    const roll = dice(211);
    const stated = listed.filter(({ ids }) => statements[ids[0]!] !== undefined);
    expect(stated.length).toBeGreaterThan(100);
    for (const program of oneIn(isQuick ? 3 : 1, stated, 1)) {
      const { input, output } = statements[program.ids[0]!]!(roll);
      const answered = judged(byForm(listedForm(program), {}), input);
      expect(answered.trimEnd(), `${program.ids[0]}\n${input}`).toBe(output.trimEnd());
    }
  });

  test("have random inputs, which they read, and answer alike by plain play and by theorems", () => {
    const roll = dice(212);
    for (const program of oneIn(isQuick ? 4 : 1, listed, 1)) {
      const formed = listedForm(program);
      const plain = byForm({ ...formed, isPlain: true }, { seconds: 20 });
      const input = plain.legal(small(roll, 7, 3));
      expect(judged(plain, input), `${program.ids[0]}\n${input}`).toBe(judged(byForm(formed, {}), input));
    }
  });
});

/** Games with a program for lists, graphs and boards. */
const wholes = catalogue
  .map((entry) => ("game" in entry ? entry.game(...entry.parameters.map(({ usual }) => usual)) : entry))
  .flatMap((game) => {
    const whole = wholeOf(game);
    return whole === undefined ? [] : [{ game, whole }];
  });

describe("lists, graphs and boards", () => {
  test.each(wholes.map(({ game, whole }) => [game.id, game, whole] as const))(
    "%s: random tests of each form are positions, which plain play wins and loses",
    (_, game, whole) => {
      const roll = dice(213);
      for (const read of formsOf(whole)) {
        const answer = parseAnswer("Yes/No");
        const formed = { game, read: parseRead(read), answer, isPlain: true };
        const judging = byForm(formed, {});
        const answers = new Set<string>();
        for (let i = 0; i < 30 && (answers.size < 2 || i < 3); i++)
          for (const line of judged(judging, judging.legal(small(roll))).split("\n")) answers.add(line);
        expect([read, ...answers].sort()).toEqual([read, "No", "Yes"].sort());
      }
    },
  );

  const EDGES = [
    ["hackenbush", "n m (a b)*m", "2 2\n0 1\n1 2\n", "0-1,1-2"],
    ["hackenbush", "n (a b)*n-1", "3\n1 2\n1 3\n", "0-1,0-2"],
    ["hackenbush", "n r (a b)*n-1", "4 3\n1 2\n1 3\n4 2\n", "0-1,1-2,2-4"],
    ["hackenbush", "n m r (a b)*m", "3 3 2\n1 2\n2 2\n1 3\n", "0-1,0-0,1-3"],
    ["dag", "n m (a b)*m k s*k", "3 2\n3 2\n2 1\n1\n3\n", "3>2,2>1@3"],
    ["dag", "n m k (a b)*m s*k", "3 2 1\n3 2\n2 1\n2\n", "3>2,2>1@2"],
    ["node-kayles", "n m (a b)*m", "4 2\n1 2\n2 3\n", "1-2,2-3,4"],
    ["undirected-geography", "n m s (a b)*m", "3 2 2\n1 2\n2 3\n", "1-2,2-3@2"],
    ["northcott", "n (a b)*n", "2\n1 4\n6 2\n", "1-4,2-6"],
    ["silver-dollar", "n a*n", "3\n5 1 3\n", "1,3,5"],
    ["forced-nim", "n a*n", "3\n4 1 2\n", "4:1,2"],
    ["cram", "r c", "2 3\n", "2x3"],
    ["odd-or-even", "n o", "13 1\n", "13o"],
  ] as const;

  test.each(EDGES)("%s: %s reads a position", (id, read, input, position) => {
    const game = parseGame(id);
    const value = plainGrundy<unknown>(
      (position) => [...game.moves(position)].map(({ to }) => to),
      (position) => game.key(position),
    );
    const judging = byForm({ game, read: parseRead(read), answer: parseAnswer("W/L") }, {});
    expect(judged(judging, input)).toBe(value(game.parse(position)) === 0 ? "L" : "W");
  });

  test("forests are sums, and the factor of dynamic Nim may be read", () => {
    const forest = byForm(
      { game: parseGame("hackenbush"), read: parseRead("g (n m (a b)*m)*g"), answer: parseAnswer("W/L") },
      {},
    );
    expect(judged(forest, "2\n2 1\n1 2\n2 1\n2 1\n")).toBe("L");
    expect(judged(forest, "2\n2 1\n1 2\n3 2\n1 2\n2 3\n")).toBe("W");
    const dynamic = (print: string) =>
      byForm(
        { game: parseGame("fibonacci-nim"), read: parseRead("T (n k)*"), answer: parseAnswer(print) },
        {},
      );
    expect(judged(dynamic("W/L"), "3\n8 2\n8 1\n7 2\n")).toBe("L\nL\nW");
    expect(judged(dynamic("first take/0"), "2\n7 2\n8 2\n")).toBe("2\n0");
    // Heaps with too many moves to try.
    const many = Array.from({ length: 2000 }, (_, i) => `${1e8 - i} ${1 + (i % 5)}\n`).join("");
    const taken = judged(dynamic("first take/0"), `2000\n${many}`).split("\n");
    const won = judged(dynamic("W/L"), `2000\n${many}`).split("\n");
    expect(taken.map((each) => (each === "0" ? "L" : "W"))).toEqual(won);
  });

  test("coins count from where the form says", () => {
    const judging = byForm(
      { game: parseGame("welter"), read: parseRead("T (n p*n)* -> p-1"), answer: parseAnswer("W/L") },
      {},
    );
    const input = judging.legal(small(dice(3)));
    expect(judged(judging, input).split("\n").length).toBe(Number(input.split("\n")[0]));
    expect(judged(judging, "2\n2\n1 2\n1\n3\n")).toBe("L\nW");
  });
});

inEach("programs for forms of graphs", "answer the random inputs of these forms", (chain, turn) => {
  const forms = wholes.flatMap(({ game, whole }) =>
    formsOf(whole)
      .slice(1)
      .map((form) => ({ game, whole, read: parseRead(form) })),
  );
  const answer = parseAnswer("Yes/No");
  const roll = dice(214 + turn);
  const some = isQuick ? oneIn(4, forms, turn) : forms;
  const sources = some.map(({ game, whole, read }) =>
    wholeCode(whole, game, answer, languageNamed(chain.id)!, "en", read),
  );
  const calls = some.flatMap(({ game, read }, i) => {
    const judging = byForm({ game, read, answer, isPlain: true }, {});
    return Array.from({ length: 4 }, () => {
      const input = judging.legal(small(roll, 12, 9));
      return { args: [`${i}`], input, output: judged(judging, input) };
    });
  });
  const printed = run(chain, chain.programs(sources), calls);
  for (const [i, { input, output }] of calls.entries())
    expect(printed[i]!.replaceAll("\r", "").trimEnd(), input).toBe(output);
});

describe("least numbers", () => {
  const drawnFrom = (formed: Parameters<typeof byForm>[0], number = 3) => {
    const roll = dice(217);
    const judging = byForm({ ...formed, box: [9, 9] }, {});
    return Array.from({ length: 60 }, () => {
      const input = judging.legal(small(roll, number, 3));
      expect(judged(judging, input)).not.toBe("");
      return input.trim().split(/\s+/).map(Number);
    });
  };
  const answer = parseAnswer("W/L");
  const nim = { game: parseGame("nim"), answer };

  test("are 1, or those that are asked for", () => {
    const read = parseRead("n a*n");
    expect(drawnFrom({ ...nim, read }).flat()).not.toContain(0);
    const zeros = drawnFrom({ ...nim, read, from: 0 });
    expect(zeros.flatMap((input) => input.slice(1))).toContain(0);
    expect(zeros.map(([n]) => n)).not.toContain(0);
    expect(Math.min(...drawnFrom({ ...nim, read, from: 2 }).flatMap((input) => input.slice(1)))).toBe(2);
    const counts = drawnFrom({ ...nim, read, least: new Map([["n", 0]]) });
    expect(counts.map(([n]) => n)).toContain(0);
    expect(counts.flatMap((input) => input.slice(1))).not.toContain(0);
  });

  test("do not end the tests", () => {
    const wythoff = { game: parseGame("wythoff"), answer, read: parseRead("(a b)* until 0 0"), from: 0 };
    for (const input of drawnFrom(wythoff)) {
      expect(input.slice(-2)).toEqual([0, 0]);
      const tests = Array.from({ length: input.length / 2 - 1 }, (_, i) => input.slice(2 * i, 2 * i + 2));
      expect(tests.filter(([a, b]) => a === 0 && b === 0)).toEqual([]);
    }
    expect(drawnFrom(wythoff).flatMap((input) => input.slice(0, -2))).toContain(0);
  });

  test("are those of the limits of a listed problem", () => {
    const listed = contestPrograms.find(({ ids }) => ids.includes("hdu-1527"))!;
    expect(drawnFrom(listedForm(listed)).flat()).toContain(0);
  });
});

describe("what a judge's inputs obey beyond their form", () => {
  const numbers = (line: string) => line.split(" ").map(Number);
  const tests = (input: string) => input.trim().split("\n").slice(1);
  const isDate = (line: string) => {
    const [y, m, d] = numbers(line) as [number, number, number];
    const date = new Date(Date.UTC(y, m - 1, d));
    return y >= 1900 && [date.getUTCMonth() + 1, date.getUTCDate()].join() === [m, d].join();
  };

  const LEGAL: Readonly<Record<string, (input: string) => boolean>> = {
    "hdu-1079": (input) => tests(input).every((line) => isDate(line) && numbers(line)[0]! <= 2001),
    "luogu-p1512": (input) => tests(input).every((line) => isDate(line) && numbers(line)[0]! <= 2006),
    "luogu-p2148": (input) => tests(input).every((line) => line.includes(" ") || Number(line) % 2 === 0),
    "codechef-stradj": (input) =>
      tests(input).every((line) => {
        const [n, word] = line.split(" ");
        return word!.length === Number(n);
      }),
    "atcoder-abc297g": (input) => {
      const [, l, r] = numbers(input.split("\n")[0]!);
      return l! <= r!;
    },
    "codeforces-1147c": (input) => Number(input.split("\n")[0]) % 2 === 0,
    "codeforces-1747c": (input) => tests(input).length === 2 * Number(input.split("\n")[0]),
    "atcoder-arc137c": (input) => {
      const [n, ...all] = input.trim().split(/\s+/).map(Number);
      return n! >= 2 && all.length === n && new Set(all).size === n && Math.max(...all) === all.at(-1);
    },
    "atcoder-arc151c": (input) =>
      tests(input).every((line, i, lines) => {
        const [[x, y], [next, other]] = [numbers(line), numbers(lines[i + 1] ?? "0 0")];
        return next !== x! + 1 || other !== y;
      }),
    "codeforces-346a": (input) => {
      const [n, ...all] = input.trim().split(/\s+/).map(Number);
      return new Set(all).size === n;
    },
    "hdu-1730": (input) => {
      const [, m, ...all] = input.trim().split(/\s+/).map(Number);
      return (
        input.split("\n").length !== 2 + numbers(input.split("\n")[0]!)[0]! || all.every((each) => each <= m!)
      );
    },
    "timus-1087": (input) => numbers(input.split("\n")[1]!).includes(1),
  };

  test.each(Object.entries(LEGAL))("inputs drawn for %s", (id, isLegal) => {
    const judging = byForm(listedForm(contestPrograms.find(({ ids }) => ids.includes(id))!), {});
    const roll = dice(219);
    for (let i = 0; i < 40; i++) {
      const input = judging.legal(small(roll, i % 2 === 0 ? 10 : 200, 5));
      expect(isLegal(input), input).toBe(true);
    }
  });

  test("positions of one list are formed in turn, also after the set that follows", () => {
    const read = parseRead("(m (f q)*m {s*m})*");
    const judging = byForm({ game: undefined, read, answer: parseAnswer("first take place/-1") }, {});
    expect(judged(judging, "3\n38 24\n31 12\n40 36\n10 32 37\n1\n17 39\n10\n")).toBe("32 5\n-1");
  });

  test("takes that are read are no larger than the heaps", () => {
    const roll = dice(219);
    for (const id of ["cses-1729", "atcoder-dp-k"])
      for (let i = 0; i < 20; i++) {
        const judging = byForm(listedForm(contestPrograms.find(({ ids }) => ids.includes(id))!), {});
        const [first = "", takes = ""] = judging.legal(small(roll, 30, 4)).split("\n");
        const heap = Number(first.split(" ")[id === "cses-1729" ? 0 : 1]);
        expect(Math.max(...takes.split(" ").map(Number)), `${id}\n${first}\n${takes}`).toBeLessThanOrEqual(
          heap,
        );
      }
  });

  test("a list stands on a line, as most judges have it", () => {
    const lines = (id: string) => {
      const judging = byForm(listedForm(contestPrograms.find(({ ids }) => ids.includes(id))!), {});
      return judging
        .legal(small(dice(3), 5, 3))
        .trim()
        .split("\n")
        .map((line) => line.split(" ").length);
    };
    const nim = lines("cses-1730");
    expect(nim.filter((_, i) => i === 0 || i % 2 === 1).every((count) => count === 1)).toBe(true);
    expect(lines("atcoder-abc297g")[0]).toBe(3);
    expect(lines("codeforces-1147c")[0]).toBe(1);
    expect(lines("cses-1729").length).toBe(2);
    // Some judges give each number a line, or all pairs one line.
    expect(lines("codeforces-768e").every((count) => count === 1)).toBe(true);
    expect(lines("hackerrank-vertical-rooks").every((count) => count === 1)).toBe(true);
    const pairs = lines("lightoj-1192");
    expect(pairs.length).toBe(1 + 2 * ((pairs.length - 1) / 2));
    expect(pairs.slice(1).every((count, i) => (i % 2 === 0 ? count === 1 : count % 2 === 0))).toBe(true);
    // The list is a number and n-1 others, or n-2 others and two numbers.
    const swaps = lines("codeforces-1747c");
    expect(swaps.filter((_, i) => i === 0 || i % 2 === 1).every((count) => count === 1)).toBe(true);
    expect(lines("atcoder-arc137c").length).toBe(2);
    const [sizes, ...rows] = lines("boj-11695");
    expect(sizes).toBe(2);
    expect(new Set(rows).size).toBe(1);
  });

  test("each condition is one on letters of its form, and means what it says", () => {
    const bound = contestPrograms.filter(({ legal }) => legal !== undefined);
    expect(bound.length).toBeGreaterThan(15);
    for (const { ids, legal, read } of bound) {
      const form = parseRead(read);
      const { names, lists } = legalOf(legal!, form);
      expect([ids[0], names.length + lists.length]).not.toEqual([ids[0], 0]);
    }
    const dates = contestPrograms.find(({ ids }) => ids.includes("hdu-1079"))!;
    const { holds } = legalOf(dates.legal!, parseRead(dates.read));
    for (let y = 1900; y <= 2001; y += isQuick ? 5 : 1)
      for (let m = 1; m <= 12; m++)
        for (let d = 1; d <= 31; d++) {
          const isThere = isDate(`${y} ${m} ${d}`) && Date.UTC(y, m - 1, d) <= Date.UTC(2001, 10, 4);
          const isMet = holds(
            (name) => BigInt({ y, m, d }[name]!),
            () => [],
          );
          expect([y, m, d, isMet]).toEqual([y, m, d, isThere]);
        }
  });
});

describe("games whose positions are no numbers", () => {
  test.each(["clobber", "sprouts", "nimstring"])("%s: lines are read, and drawn", (id) => {
    const game = parseGame(id);
    const judging = byForm(
      { game, read: undefined, answer: parseAnswer("W/L"), isPlain: true },
      { seconds: 20 },
    );
    const value = plainGrundy<unknown>(
      (position) => [...game.moves(position)].map(({ to }) => to),
      (position) => game.key(position),
    );
    const roll = dice(215);
    const starts = id === "clobber" ? ["xo/ox", "xox"] : undefined;
    const from = byForm({ game, read: undefined, answer: parseAnswer("W/L"), starts }, {});
    const input = (starts === undefined ? judging : from).legal(small(roll, 12, 6));
    const lines = input.trim().split("\n");
    if (starts === undefined) expect(judged(judging, input).split("\n").length).toBe(lines.length);
    else
      expect(judged(judging, input).split("\n")).toEqual(
        lines.map((line) => (value(game.parse(line)) === 0 ? "L" : "W")),
      );
  });
});

describe("nimber judge", () => {
  test("answers listed problems and games by their forms", () => {
    expect(nimber(["judge", "poj1740"], "2\n2 1\n2\n2 2\n0\n").stdout).toBe("1\n0\n");
    const explained = nimber(
      ["judge", "kayles", "--read", "n a*n", "--print", "W/L", "--explain"],
      "2\n3 5\n",
    );
    expect(explained.stdout).toContain("SG(3) = 3\n  SG(5) = 4\n");
    const sets = nimber(["judge", "--read", "k {s*k} n a*n", "--print", "Yes/No"], "2\n2 5\n3\n2 4 7\n");
    expect(sets.stdout).toBe("Yes\n");
    const misere = nimber(["judge", "nim", "--read", "T (n a*n)*", "--misere"], "2\n1\n1\n2\n1 1\n");
    expect(misere.stdout).toBe("Second\nFirst\n");
    expect(nimber(["judge", "clobber", "--print", "W/L"], "xo\nxoxo\nxx\n").stdout).toBe("W\nW\nL\n");
    // A number beyond 2^53.
    expect(nimber(["judge", "codechef-matchs"], "1\n1000000000000000000 999999999999999999\n").stdout).toBe(
      "Rich\n",
    );
  });

  test.each([
    [["judge", "poj1740"], "1\nx\n", "expected a natural number for a, found `x`, line 2 column 1"],
    [
      ["judge", "hackenbush", "--read", "n (a b)*n-1"],
      "3\n1 2\n",
      "expected a natural number for a, found the end of input",
    ],
    [
      ["judge", "silver-dollar", "--read", "n a*n"],
      "2\n3 3\n",
      "expected numbers that make positions of silver-dollar",
    ],
    [
      ["judge", "codeforces-1373b"],
      "1\n012\n",
      "expected a word for c of the characters in the form, found `012`",
    ],
    [
      ["judge", "abc297g"],
      "1 3 2\n5\n",
      "expected numbers that make positions of [a,l,r: a-k,l,r if l <= k and k <= r], with l <= r",
    ],
    [["judge", "abc278g"], "", "is interactive"],
    [
      ["judge", "clobber"],
      "xo\nxz\n",
      "expected a position of clobber, one a line, found `xz`, line 2 column 1",
    ],
    [
      ["judge", "clobber", "--read", "n"],
      "",
      "expected no form, because the input of clobber is one position a line, found `n`",
    ],
    [
      ["judge", "acwing-1323"],
      "",
      "acwing-1323: the form of its input is not known; hdu-3032 is the same problem",
    ],
    [["judge", "hdu-1536", "--read", "n"], "", "has its own input"],
    [["judge", "hackenbush", "--read", "n a*n"], "", "T (n m (a b)*m)*"],
  ])("%j refuses %j", (args, input, message) => {
    const { stderr, status } = nimber(args, input);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });
});
