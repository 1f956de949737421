import { expect, test } from "vitest";
import {
  antiSgAlways,
  languageNamed,
  misereAnswers,
  parseAnswer,
  parseRead,
  templateCode,
  valuesFor,
} from "../../src/codegen/index.ts";
import { coordinatesOf } from "../../src/codegen/template.ts";
import { parseGame } from "../../src/games/index.ts";
import { drawn } from "../../src/stress/draw.ts";
import { formSubject } from "../form-subject.ts";
import { nimber } from "../nimber.ts";
import { dice, plainGrundy } from "../oracle.ts";
import { oneIn } from "../part.ts";
import { inEach, outputsOf } from "./toolchains.ts";

type Place = readonly number[];

/** Option: the positions that a move leaves. */
type Left = readonly Place[];

/** Game with its options by hand, a form with the tests it reads, and an answer with the lines of a win by hand. */
interface Case {
  readonly id: string;
  readonly misere?: true;
  readonly read: string;
  readonly print: string;
  readonly loses: readonly string[];
  /** Positions of a test, fewer than `most` where it is a sum. */
  readonly most: number;
  readonly largest: number;
  options(place: Place): readonly Left[];
  lines(moves: readonly Winning[], places: readonly Place[]): readonly string[];
}

interface Winning {
  readonly nth: number;
  readonly from: Place;
  readonly left: Left;
}

const TESTS = 30;

const upTo = (n: number) => Array.from({ length: Math.max(n, 0) }, (_, i) => i + 1);
const take = (n: number, all: readonly number[]): Left[] => all.filter((s) => s <= n).map((s) => [[n - s]]);

const HEAPS = "T (n a*n)*";

const ofNim = ([n = 0]: Place) => upTo(n).map((k): Left => [[n - k]]);

const ofWythoff = ([x = 0, y = 0]: Place): Left[] => [
  ...upTo(x).map((k): Left => [[x - k, y]]),
  ...upTo(y).map((k): Left => [[x, y - k]]),
  ...upTo(Math.min(x, y)).map((k): Left => [[x - k, y - k]]),
];

const ofBash = ([n = 0, m = 0]: Place) => upTo(Math.min(n, m)).map((j): Left => [[n - j, m]]);

/** Heaps of these sizes, without empty ones. */
const heaps = (...sizes: readonly number[]): Left => sizes.filter((size) => size > 0).map((size) => [size]);

const counted: Case["lines"] = (moves) => [
  `${moves.length}`,
  ...moves.map(({ nth, from }) => `${nth + 1} ${from}`),
];

const countedFirst: Case["lines"] = (moves) => [
  `${moves.length}`,
  ...moves.slice(0, 1).map(({ left }) => left[0]!.join(" ")),
];

/** Wythoff's game: heaps have no order, and moves from both come first, then those from the smaller heap. */
function wythoffLines(moves: readonly Winning[]): string[] {
  const found = moves.map(({ from, left }) => {
    const to = [...left[0]!].sort((a, b) => a - b);
    const [x, y] = [...from].sort((a, b) => a - b);
    const both = left[0]![0]! < from[0]! && left[0]![1]! < from[1]!;
    return { to, kind: both ? 0 : to.includes(y!) && x! < y! ? 1 : 2 };
  });
  const all = found.sort((a, b) => a.kind - b.kind).map(({ to }) => to.join(" "));
  return all.filter((each, i) => all.indexOf(each) === i);
}

const cases: readonly Case[] = [
  {
    id: "nim",
    read: HEAPS,
    print: "count",
    loses: ["0"],
    most: 6,
    largest: 30,
    options: ofNim,
    lines: (moves) => [`${moves.length}`],
  },
  {
    id: "nim",
    read: HEAPS,
    print: "Yes | each from to/No",
    loses: ["No"],
    most: 6,
    largest: 30,
    options: ofNim,
    lines: (moves) => ["Yes", ...moves.map(({ from, left }) => `${from} ${left}`)],
  },
  {
    id: "nim",
    read: "T (n a*n)* -> a+1",
    print: "Case #i: win | count | first take place | first all/lose | -1",
    loses: ["lose", "-1"],
    most: 5,
    largest: 20,
    options: ([n = 0]) => upTo(n).map((k) => [[n - k]]),
    lines: (moves, places) => {
      const [{ nth, from, left }] = moves as [Winning];
      return [
        "win",
        `${moves.length}`,
        `${from[0]! - left[0]![0]!} ${nth + 1}`,
        places.map((place, i) => (i === nth ? left[0] : place)).join(" "),
      ];
    },
  },
  {
    id: "{1,3,4}",
    read: HEAPS,
    print: "count | each place take/0",
    loses: ["0"],
    most: 5,
    largest: 40,
    options: ([n = 0]) => take(n, [1, 3, 4]),
    lines: (moves) => [
      `${moves.length}`,
      ...moves.map(({ nth, from, left }) => `${nth + 1} ${from[0]! - left[0]![0]!}`),
    ],
  },
  {
    id: "bash(5)",
    read: "T (a)*",
    print: "1 | first take | first from to/2",
    loses: ["2"],
    most: 1,
    largest: 40,
    options: ([n = 0]) => take(n, [1, 2, 3, 4, 5]),
    lines: ([first]) => ["1", `${first!.from[0]! - first!.left[0]![0]!}`, `${first!.from} ${first!.left}`],
  },
  {
    id: "{1,4..}",
    read: HEAPS,
    print: "first place from to/none",
    loses: ["none"],
    most: 4,
    largest: 30,
    options: ([n = 0]) =>
      take(
        n,
        upTo(n).filter((k) => k !== 2 && k !== 3),
      ),
    lines: ([first]) => [`${first!.nth + 1} ${first!.from} ${first!.left}`],
  },
  {
    id: "[n: n-1 | n/2 if n > 3 | n-k*k if k > 1]",
    read: HEAPS,
    print: "count | each from to/0",
    loses: ["0"],
    most: 4,
    largest: 40,
    options: ([n = 0]) => [
      ...(n > 0 ? [[[n - 1]]] : []),
      ...(n > 3 ? [[[Math.floor(n / 2)]]] : []),
      ...upTo(n)
        .filter((k) => k > 1 && k * k <= n)
        .map((k) => [[n - k * k]]),
    ],
    lines: (moves) => [`${moves.length}`, ...moves.map(({ from, left }) => `${from} ${left}`)],
  },
  {
    id: "[n: n-k | a & n-a if a < n]",
    read: HEAPS,
    print: "first place from/0",
    loses: ["0"],
    most: 4,
    largest: 24,
    options: ([n = 0]) => [
      ...upTo(n).map((k): Left => [[n - k]]),
      ...upTo(n - 1).map((a): Left => [[a], [n - a]]),
    ],
    lines: ([first]) => [`${first!.nth + 1} ${first!.from}`],
  },
  {
    id: "[x,y: x-k,y | x,y-k if k <= 2 | x-1,y-1]",
    read: "T (n (x y)*n)*",
    print: "each place to/-",
    loses: ["-"],
    most: 4,
    largest: 9,
    options: ([x = 0, y = 0]) => [
      ...upTo(x).map((k): Left => [[x - k, y]]),
      ...upTo(Math.min(y, 2)).map((k): Left => [[x, y - k]]),
      ...(x > 0 && y > 0 ? [[[x - 1, y - 1]]] : []),
    ],
    lines: (moves) => moves.map(({ nth, left }) => `${nth + 1} ${left[0]!.join(" ")}`),
  },
  {
    id: "[x,y: x-k,y if k <= 3 | x,y-k if k <= 3]",
    read: "T (x y)*",
    print: "count | first to/0",
    loses: ["0"],
    most: 1,
    largest: 9,
    options: ([x = 0, y = 0]) => [
      ...upTo(Math.min(x, 3)).map((k): Left => [[x - k, y]]),
      ...upTo(Math.min(y, 3)).map((k): Left => [[x, y - k]]),
    ],
    lines: countedFirst,
  },
  {
    id: "[n: n-k if k in squares | n-2*k if k in squares | n-3*k if k in powers(2) | n-5*k if k in powers(2)]",
    read: HEAPS,
    print: "count | each from to/0",
    loses: ["0"],
    most: 4,
    largest: 40,
    options: ([n = 0]) =>
      [
        ...[1, 2].flatMap((by) => [1, 4, 9, 16, 25, 36].map((square) => by * square)),
        ...[3, 5].flatMap((by) => [1, 2, 4, 8, 16, 32].map((power) => by * power)),
      ]
        .filter((take, i, all) => take <= n && all.indexOf(take) === i)
        .map((take) => [[n - take]]),
    lines: (moves) => [`${moves.length}`, ...moves.map(({ from, left }) => `${from} ${left}`)],
  },
  {
    id: "[x,y: x-1,y+1 | x,y-2 | x-2,y if y > 0]",
    read: "T (n (x y)*n)*",
    print: "first from | first all | first to/-",
    loses: ["-"],
    most: 4,
    largest: 9,
    options: ([x = 0, y = 0]) => [
      ...(x > 0 ? [[[x - 1, y + 1]]] : []),
      ...(y > 1 ? [[[x, y - 2]]] : []),
      ...(x > 1 && y > 0 ? [[[x - 2, y]]] : []),
    ],
    lines: ([first], places) => [
      first!.from.join(" "),
      places.flatMap((place, i) => (i === first!.nth ? first!.left[0]! : place)).join(" "),
      first!.left[0]!.join(" "),
    ],
  },
  {
    id: "wythoff",
    read: "T (n (a b)*n)*",
    print: "count | each place to/0",
    loses: ["0"],
    most: 3,
    largest: 8,
    options: ofWythoff,
    lines: (moves) => [
      `${moves.length}`,
      ...moves.map(({ nth, left }) => `${nth + 1} ${left[0]!.join(" ")}`),
    ],
  },
  {
    id: "wythoff",
    misere: true,
    read: "T (a b)*",
    print: "count | first to/0",
    loses: ["0"],
    most: 1,
    largest: 9,
    options: ofWythoff,
    lines: countedFirst,
  },
  {
    id: "nim",
    misere: true,
    read: HEAPS,
    print: "count | first take place | first all/lose",
    loses: ["lose"],
    most: 4,
    largest: 4,
    options: ofNim,
    lines: (moves, places) => [
      `${moves.length}`,
      ...moves
        .slice(0, 1)
        .flatMap(({ nth, from, left }) => [
          `${from[0]! - left[0]![0]!} ${nth + 1}`,
          places.map((place, i) => (i === nth ? left[0] : place)).join(" "),
        ]),
    ],
  },
  {
    id: "{1,3,4}",
    misere: true,
    read: "T (a)*",
    print: "Yes | each from to/No",
    loses: ["No"],
    most: 1,
    largest: 30,
    options: ([n = 0]) => take(n, [1, 3, 4]),
    lines: (moves) => ["Yes", ...moves.map(({ from, left }) => `${from} ${left}`)],
  },
  {
    id: "[n: n-k | a & b if a+b < n]",
    misere: true,
    read: HEAPS,
    print: "Yes | first place from/0",
    loses: ["0"],
    most: 3,
    largest: 6,
    options: ([n = 0]) => [
      ...upTo(n).map((k): Left => [[n - k]]),
      ...upTo(n).flatMap((a) => upTo(n - a - 1).map((b): Left => [[a], [b]])),
    ],
    lines: (moves) => ["Yes", ...moves.slice(0, 1).map(({ nth, from }) => `${nth + 1} ${from}`)],
  },
  {
    id: "[n: n/k if 1 < k and k <= n | n-2 | n-j if j <= 3]",
    read: HEAPS,
    print: "first all | count | each from to/0",
    loses: ["0"],
    most: 3,
    largest: 20,
    options: ([n = 0]) =>
      [...upTo(n - 1).map((i) => Math.floor(n / (i + 1))), n - 2, n - 1, n - 2, n - 3]
        .filter((to, i, all) => to >= 0 && to < n && all.indexOf(to) === i)
        .map((to) => [[to]]),
    lines: (moves, places) => {
      const [{ nth, left }] = moves as [Winning];
      return [
        places.map((place, i) => (i === nth ? left[0] : place)).join(" "),
        `${moves.length}`,
        ...moves.map(({ from, left }) => `${from} ${left}`),
      ];
    },
  },
  {
    id: "[x,y: x-1,y | x,y-2 | x-k,y-k]",
    misere: true,
    read: "T (x y)*",
    print: "count | first to/0",
    loses: ["0"],
    most: 1,
    largest: 9,
    options: ([x = 0, y = 0]) => [
      ...(x > 0 ? [[[x - 1, y]]] : []),
      ...(y > 1 ? [[[x, y - 2]]] : []),
      ...upTo(Math.min(x, y)).map((k): Left => [[x - k, y - k]]),
    ],
    lines: countedFirst,
  },
  {
    id: "kayles",
    read: HEAPS,
    print: "count | each place from/0",
    loses: ["0"],
    most: 3,
    largest: 14,
    options: ([n = 0]) => [
      ...upTo(n).map((at): Left => heaps(at - 1, n - at)),
      ...upTo(n - 1).map((at): Left => heaps(at - 1, n - at - 1)),
    ],
    lines: counted,
  },
  {
    id: "grundys-game",
    read: HEAPS,
    print: "count | each place from/0",
    loses: ["0"],
    most: 3,
    largest: 14,
    options: ([n = 0]) =>
      upTo(n - 1)
        .filter((a) => 2 * a !== n)
        .map((a): Left => heaps(a, n - a)),
    lines: counted,
  },
  {
    id: "0.33",
    read: HEAPS,
    print: "first take place | first all/0",
    loses: ["0"],
    most: 4,
    largest: 12,
    // From either end.
    options: ([n = 0]) => [1, 2].flatMap((k) => (k > n ? [] : k === n ? [[[0]]] : [[[n - k]], [[n - k]]])),
    lines: ([first], places) => [
      `${first!.from[0]! - first!.left[0]![0]!} ${first!.nth + 1}`,
      places.map((place, i) => (i === first!.nth ? first!.left[0] : place)).join(" "),
    ],
  },
  {
    id: "0.0F",
    read: HEAPS,
    print: "count | each place from/0",
    loses: ["0"],
    most: 2,
    largest: 12,
    options: ([n = 0]) => {
      const rest = n - 2;
      if (rest <= 0) return rest < 0 ? [] : [[]];
      const cuts = upTo(rest - 1);
      return [
        [[rest]],
        [[rest]],
        ...cuts.flatMap((a) => [
          heaps(a, rest - a),
          ...upTo(rest - a - 1).map((b) => heaps(a, b, rest - a - b)),
        ]),
      ];
    },
    lines: counted,
  },
  {
    id: "wythoff",
    read: "T (a b)*",
    print: "1 | each to/0",
    loses: ["0"],
    most: 1,
    largest: 30,
    options: ofWythoff,
    lines: (moves) => ["1", ...wythoffLines(moves)],
  },
  {
    id: "wythoff",
    read: "T (a b)*",
    print: "count | first to/0",
    loses: ["0"],
    most: 1,
    largest: 30,
    options: ofWythoff,
    lines: (moves) => [`${moves.length}`, ...wythoffLines(moves).slice(0, 1)],
  },
  {
    id: "[n,m: n-j,m if j <= m]",
    misere: true,
    read: "T (n m)*",
    print: "First/Second",
    loses: ["Second"],
    most: 1,
    largest: 20,
    options: ofBash,
    lines: () => ["First"],
  },
  {
    id: "[n,m: n-j,m if j <= m]",
    misere: true,
    read: "T (k (n m)*k)*",
    print: "count/0",
    loses: ["0"],
    most: 4,
    largest: 7,
    options: ofBash,
    lines: (moves) => [`${moves.length}`],
  },
  {
    id: "[n,p,q: n-p,p,q if n > p | n-q,p,q if n > q]",
    misere: true,
    read: "T (k (n p q)*k)*",
    print: "First/Second",
    loses: ["Second"],
    most: 4,
    largest: 7,
    options: ([n = 0, p = 0, q = 0]) =>
      [p, q].filter((s) => s > 0 && s < n).map((s): Left => [[n - s, p, q]]),
    lines: () => ["First"],
  },
];

/** Whether the player to move loses these positions, by plain play. */
function losing({ options, misere }: Case): (places: readonly Place[]) => boolean {
  if (misere !== true) {
    const value = plainGrundy<Place>(
      (place) => options(place),
      (place) => place.join(),
    );
    return (places) => places.reduce((sum, place) => sum ^ value(place), 0) === 0;
  }
  const known = new Map<string, boolean>();
  const loses = (all: readonly Place[]): boolean => {
    const places = all.filter((place) => options(place).length > 0);
    const key = places.map(String).sort().join(" ");
    const found = known.get(key);
    if (found !== undefined) return found;
    const next = places.flatMap((place, i) => options(place).map((left) => places.toSpliced(i, 1, ...left)));
    const answer = next.length > 0 && next.every((each) => !loses(each));
    known.set(key, answer);
    return answer;
  };
  return loses;
}

/** The words for a test of these positions. */
function answered(
  { id, options, lines, loses }: Case,
  places: readonly Place[],
  isLost: (places: readonly Place[]) => boolean,
): readonly string[] {
  if (isLost(places)) return loses;
  const moves = places.flatMap((from, nth) =>
    options(from)
      .filter((left) => isLost(places.toSpliced(nth, 1, ...left)))
      // In a line, choices that lead to one position are one move.
      .filter(
        (left, i, all) => !id.startsWith("[") || all.findIndex((other) => `${other}` === `${left}`) === i,
      )
      .map((left) => ({ nth, from, left })),
  );
  return lines(moves, places);
}

const headed = (print: string, lines: readonly string[], i: number): readonly string[] =>
  print.startsWith("Case") ? [`Case #${i + 1}: ${lines[0]}`, ...lines.slice(1)] : lines;

function sourceOf({ id, read, print, largest, misere }: Case, language: string): string {
  const game = parseGame(id);
  const input = { game, read: parseRead(read), answer: parseAnswer(print), tests: TESTS };
  const box = coordinatesOf(game).map(() => (misere === true ? largest : 2 * largest));
  const antiSg = misere === true ? antiSgAlways(game) : undefined;
  const answers =
    misere === true && antiSg === undefined
      ? misereAnswers({ ...input, play: "normal" }, box, {})
      : { ...valuesFor(game, input, box), largest: box, antiSg };
  return templateCode({ ...input, ...answers }, languageNamed(language)!, "en");
}

function callOf(each: Case, roll: (n: number) => number): { input: string; output: string } {
  const { id, read, print, most, largest } = each;
  const size = coordinatesOf(parseGame(id)).length;
  const tests = upTo(TESTS).map(() => {
    const count = most === 1 ? 1 : roll(most);
    const read = upTo(count).map(() => upTo(size).map(() => roll(largest + 1)));
    return { words: most === 1 ? read.flat() : [count, ...read.flat()], read };
  });
  const more = read.includes("a+1") ? 1 : 0;
  const isLost = losing(each);
  const output = tests.flatMap(({ read }, i) =>
    headed(
      print,
      answered(
        each,
        read.map((place) => place.map((n) => n + more)),
        isLost,
      ),
      i,
    ),
  );
  return {
    input: `${TESTS}\n${tests.map(({ words }) => words.join(" ")).join("\n")}\n`,
    output: output.join("\n"),
  };
}

inEach("programs that print winning moves", "print those of plain play", (chain, turn) => {
  const roll = dice(77 + turn);
  const some = oneIn(8, cases, turn);
  const asked = some.map((each) => callOf(each, roll));
  const sources = some.map((each) => sourceOf(each, chain.id));
  const outputs = outputsOf(chain, sources, asked);
  for (const [i, { input, output }] of asked.entries())
    expect(outputs[i]!.trimEnd(), `${some[i]!.id} ${some[i]!.print}\n${input}`).toBe(output.trimEnd());
});

inEach("takes that are read", "are the winning moves of plain play, under both plays", (chain) => {
  const roll = dice(31);
  const read = parseRead("T (k {s*k} n a*n)*");
  const asked = upTo(20).map(() => ({
    set: upTo(1 + roll(3)).map(() => 1 + roll(4)),
    places: upTo(roll(4)).map(() => [roll(7)]),
  }));
  const programs = [false, true].map((misere) => {
    const print = misere ? "count | first take place/0" : "Yes | each place from to/No";
    const antiSg = misere ? antiSgAlways(undefined) : undefined;
    const template = { read, answer: parseAnswer(print), largest: 20, antiSg };
    const output = asked.flatMap(({ set, places }) => {
      const rules: Case = {
        ...{ id: "", read: "", print, most: 0, largest: 0, loses: [misere ? "0" : "No"] },
        ...(misere && { misere }),
        options: ([n = 0]) => take(n, [...new Set(set)]),
        lines: (moves) => {
          const lines = moves.map(({ nth, from, left }) =>
            misere ? `${from[0]! - left[0]![0]!} ${nth + 1}` : `${nth + 1} ${from} ${left}`,
          );
          return misere ? [`${moves.length}`, ...lines.slice(0, 1)] : ["Yes", ...lines];
        },
      };
      return answered(rules, places, losing(rules));
    });
    return { source: templateCode(template, languageNamed(chain.id)!, "en"), output };
  });
  const lines = asked.map(
    ({ set, places }) => `${set.length} ${set.join(" ")} ${places.length} ${places.join(" ")}`,
  );
  const input = `${asked.length}\n${lines.join("\n")}\n`;
  const outputs = outputsOf(
    chain,
    programs.map(({ source }) => source),
    programs.map(() => ({ input })),
  );
  for (const [i, { output }] of programs.entries())
    expect(outputs[i]!.trimEnd().split("\n"), input).toEqual(output);
});

test("stress wants the winning moves of plain play", () => {
  const roll = dice(5);
  for (const each of cases) {
    const game = parseGame(each.id);
    const names = coordinatesOf(game);
    const subject = formSubject(
      game,
      each.read,
      parseAnswer(each.print),
      names.map(() => each.largest),
      each.misere === true ? "misere" : "normal",
    );
    const { input, answers } = subject.make(
      drawn(() => roll(1000) / 1000, { number: each.largest, count: 3 }),
    );
    const words = input.split(/\s+/).filter(Boolean).map(Number);
    const tests: Place[][] = [];
    const more = each.read.includes("a+1") ? 1 : 0;
    for (let at = 1; at < words.length; ) {
      const count = each.most === 1 ? 1 : words[at++]!;
      const places: Place[] = [];
      for (let i = 0; i < count; i++) {
        places.push(words.slice(at, at + names.length).map((n) => n + more));
        at += names.length;
      }
      tests.push(places);
    }
    expect(tests.length).toBeGreaterThan(0);
    const isLost = losing(each);
    const wanted = tests.flatMap((places, i) => headed(each.print, answered(each, places, isLost), i));
    expect(answers(), `${each.id} ${each.print}\n${input}`).toEqual(wanted);
  }
});

test("answers with winning moves are read, and refused at the place of the fault", () => {
  expect(parseAnswer("count")).toMatchObject({ won: [{ kind: "count" }], loses: "0" });
  expect(parseAnswer("first/second").won).toEqual([{ kind: "word", word: "first" }]);
  expect(parseAnswer("first player/second player").won).toEqual([{ kind: "word", word: "first player" }]);
  expect(parseAnswer("1 | first take place | first all/2").won).toEqual([
    { kind: "word", word: "1" },
    { kind: "first", fields: ["take", "place"] },
    { kind: "first", fields: ["all"] },
  ]);
  for (const [typed, at] of [
    ["each from too/No", 10],
    ["Yes | first plase/No", 12],
    ["each all/No", 5],
    ["Yes | /No", 5],
    ["count rows", 6],
    ["Yes | No/Maybe rows", 15],
  ] as const)
    expect(() => parseAnswer(typed)).toThrow(expect.objectContaining({ offset: at }));
});

function source(id: string, read: string, print: string): string {
  const game = parseGame(id);
  const input = { game, read: parseRead(read), answer: parseAnswer(print) };
  const largest = coordinatesOf(game).map(() => 20);
  return templateCode({ ...input, ...valuesFor(game, input, largest), largest }, languageNamed("c")!, "en");
}

test("a number that is the same for all inputs is printed as the int that it is", () => {
  expect(source("nim", "n", "each to/No")).toContain('printf("%d", 0);');
});

test("programs without winning moves are refused", () => {
  expect(() => source("nim", "T (n a*n)* -> i%2 # a", "count")).toThrow("one copy");
  expect(() => source("wythoff", "T (a b)*", "each take/0")).toThrow("one number");
  expect(() => source("[n: n-k | a & n-a if a < n]", HEAPS, "each to/0")).toThrow("may be one move");
  expect(() => source("[n: n-k | a & n-a if a < n]", HEAPS, "first to/0")).toThrow("several");
  const limited = (id: string, most: string) => {
    const game = parseGame(id);
    const input = { game, read: parseRead(HEAPS), answer: parseAnswer("count"), limits: `a <= ${most}` };
    return () =>
      templateCode({ ...input, ...valuesFor(game, input, [200]), largest: [200] }, languageNamed("c")!, "en");
  };
  expect(limited("kayles", "1e9")).toThrow("one by one");
  expect(limited("kayles", "1e6")).not.toThrow();
  expect(limited("{1,3,4}", "1e18")).not.toThrow();
  expect(() => source("treblecross", HEAPS, "count")).toThrow("no program prints count");
  expect(() => source("kayles", HEAPS, "each to/0")).toThrow("several");
});

test("programs that try every move refuse positions with too many", () => {
  const written = (print: string) =>
    nimber(["template", "kayles", "--read", "T (n)*", "--print", print, "--code", "python"]).stdout;
  expect(written("count")).toContain("expected a number from 0 to 10000000");
  expect(written("count")).toContain("# Heaps up to 10000000.");
  expect(written("W/L")).not.toContain("10000000");
});
