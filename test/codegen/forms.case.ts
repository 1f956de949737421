import { expect, test } from "vitest";
import {
  type Answer,
  coordinatesOf,
  languageNamed,
  parseAnswer,
  parseRead,
  type Template,
  templateCode,
  valuesFor,
} from "../../src/codegen/index.ts";
import { planOf } from "../../src/codegen/read/plan.ts";
import { NotationError } from "../../src/errors.ts";
import { parseGame } from "../../src/games/index.ts";
import { drawn } from "../../src/stress/draw.ts";
import { formSubject } from "../form-subject.ts";
import { dice, type Options, plainGrundy } from "../oracle.ts";
import {
  formBy,
  Meaningless,
  type Part,
  type Read,
  type Source,
  type Test,
  testsOf,
  wordBy,
  written,
} from "./forms.ts";
import { inEach, run } from "./toolchains.ts";

type Place = readonly number[];

/** Game for programs, with its options written by hand. */
interface Game {
  readonly id: string | undefined;
  readonly least: number;
  readonly most: number;
  options(place: Place, set: readonly number[]): readonly Place[];
}

const upTo = (n: number) => Array.from({ length: Math.max(n, 0) }, (_, i) => i + 1);

/** Moves that subtract a multiple of the smaller number from the larger. */
const multiples =
  (positive: boolean) =>
  ([x = 0, y = 0]: Place): Place[] =>
    [
      ...(y > 0 ? upTo(x / y).map((k) => [x - k * y, y]) : []),
      ...(x > 0 ? upTo(y / x).map((k) => [x, y - k * x]) : []),
    ].filter((to) => !positive || Math.min(...to) > 0);

const games: readonly Game[] = [
  {
    id: undefined,
    least: 0,
    most: 40,
    options: ([n = 0], set) => set.filter((s) => s > 0 && s <= n).map((s) => [n - s]),
  },
  { id: "{2,5}", least: 0, most: 40, options: ([n = 0]) => [2, 5].filter((s) => s <= n).map((s) => [n - s]) },
  { id: "nim", least: 0, most: 40, options: ([n = 0]) => upTo(n).map((k) => [n - k]) },
  {
    id: "[n: n-1 | n/2 | n-3]",
    least: 0,
    most: 40,
    options: ([n = 0]) => [...(n > 0 ? [[n - 1], [Math.floor(n / 2)]] : []), ...(n > 2 ? [[n - 3]] : [])],
  },
  {
    id: "[x,y: x-k,y | x,y-k if k <= 2]",
    least: 0,
    most: 12,
    options: ([x = 0, y = 0]) => [
      ...upTo(x).map((k) => [x - k, y]),
      ...upTo(Math.min(y, 2)).map((k) => [x, y - k]),
    ],
  },
  {
    id: "[x,y: x-1,y+1 | x/2,y if x > 0 | x,y-2]",
    least: 0,
    most: 12,
    options: ([x = 0, y = 0]) => [
      ...(x > 0
        ? [
            [x - 1, y + 1],
            [Math.floor(x / 2), y],
          ]
        : []),
      ...(y > 1 ? [[x, y - 2]] : []),
    ],
  },
  { id: "euclid", least: 0, most: 12, options: multiples(false) },
  { id: "euclid-positive", least: 1, most: 12, options: multiples(true) },
  {
    id: "wythoff",
    least: 0,
    most: 12,
    options: ([x = 0, y = 0]) => [
      ...upTo(x).map((k) => [x - k, y]),
      ...upTo(y).map((k) => [x, y - k]),
      ...upTo(Math.min(x, y)).map((k) => [x - k, y - k]),
    ],
  },
  {
    id: "[x,y,z: x-k,y,z | x,y-k,z if k <= 2 | x,y,z-1]",
    least: 0,
    most: 6,
    options: ([x = 0, y = 0, z = 0]) => [
      ...upTo(x).map((k) => [x - k, y, z]),
      ...upTo(Math.min(y, 2)).map((k) => [x, y - k, z]),
      ...(z > 0 ? [[x, y, z - 1]] : []),
    ],
  },
];

const values = new Map<string, (place: Place) => number>();
function valuesOf(game: Game, set: readonly number[] = []): (place: Place) => number {
  const key = `${game.id} ${set}`;
  const options: Options<Place> = (place) => game.options(place, set).map((to) => [to]);
  const found = values.get(key) ?? plainGrundy(options, String);
  values.set(key, found);
  return found;
}

/** Format for a game, the plan made of it, and whether it is meaningful. */
interface Drawn {
  readonly game: Game;
  readonly read: Read;
  readonly form: readonly Part[];
  readonly text: string;
  readonly means: boolean;
  /** Error that rejects it. */
  readonly refused: NotationError | undefined;
}

function always(count: number): Source {
  let left = count;
  return {
    count: () => count,
    coordinate: () => 1,
    member: () => 1,
    word: (as) => (as === "digits" ? "1" : "x").repeat(count),
    more: () => left-- > 0,
    ended: () => undefined,
  };
}

function means(form: readonly Part[], read: Read): boolean {
  try {
    testsOf(form, read, always(1), true);
    testsOf(form, read, always(2), true);
    return testsOf(form, read, always(1)).tests.some(({ positions }) => positions.length > 0);
  } catch (error) {
    if (error instanceof Meaningless) return false;
    throw error;
  }
}

/** Valid and distinct random formats. */
export function formsBy(seed: number, count: number): Drawn[] {
  const roll = dice(seed);
  const found = new Map<string, Drawn>();
  while (found.size < count) {
    const game = games[roll(games.length)]!;
    const names = game.id === undefined ? ["n"] : coordinatesOf(parseGame(game.id));
    const read = { names, withSet: game.id === undefined };
    const form = formBy(roll, read);
    const text = written(form);
    const key = `${game.id ?? "a set"}: ${text}`;
    try {
      parseRead(text);
    } catch (error) {
      if (error instanceof NotationError) continue;
      throw error;
    }
    let refused: NotationError | undefined;
    try {
      const plan = planOf(parseRead(text), names);
      if (plan.readsSet !== read.withSet) continue;
    } catch (error) {
      if (!(error instanceof NotationError)) throw error;
      refused = error;
    }
    found.set(key, { game, read, form, text, means: means(form, read), refused });
  }
  return [...found.values()];
}

/** Random input in a format, with its tests and the number of rows. */
function inputBy(roll: (n: number) => number, { form, read, game }: Drawn) {
  const words: (string | number)[] = [];
  const put = (value: number) => {
    words.push(value);
    return value;
  };
  let left = 0;
  const source: Source = {
    count: (least) => put(least + roll(4 - least)),
    coordinate: (_, least) => {
      const from = Math.max(game.least, least);
      return put(from + roll(game.most + 1 - from));
    },
    member: () => put(1 + roll(9)),
    word(as) {
      const word = wordBy(roll, as);
      words.push(word);
      return word;
    },
    more: (zeros) => {
      left = left === 0 ? 2 + roll(4) : left;
      words.push("\n");
      if (--left > 0) return true;
      if (zeros !== undefined) words.push(...Array<number>(zeros).fill(0));
      return false;
    },
    ended: () => words.push("\n"),
  };
  const told = testsOf(form, read, source);
  return { input: `${words.join(" ")}\n`, ...told };
}

/** Tests of a given input. */
function inputOf(input: string, { form, read }: Drawn) {
  const words = input.match(/\S+/g) ?? [];
  let at = 0;
  const next = () => Number(words[at++]);
  return testsOf(form, read, {
    count: next,
    coordinate: next,
    member: next,
    word: () => words[at++]!,
    more(zeros) {
      if (zeros === undefined) return at < words.length;
      const ends = words.slice(at, at + zeros).every((each) => Number(each) === 0);
      if (ends) at += zeros;
      return !ends;
    },
    ended: () => undefined,
  });
}

const WORDS = [
  "Yes/No",
  "W/L rows",
  "1/0 spaced rows",
  "Case #i: Yes/No",
  "Row i: W/L rows",
  "each place spaced rows",
];

const MOVES = ["count", "Yes | each place from to/No", "Case #i: W | first all | first place | count/L"];

/** Answers with the winning moves of heaps. */
const TAKES = ["first take place/-1", "each take/0", "First wins by first take from/Second wins"];

/** Games with moves in an order of their own, or without listed ones. */
const UNLISTED = ["euclid", "euclid-positive", "wythoff"];

/** Whether the positions of a test have sets of their own. */
const hasOwnSets = (form: readonly Part[], isRepeated = false): boolean =>
  form.some(
    (part) =>
      (part.kind === "set" && isRepeated) ||
      ("parts" in part && hasOwnSets(part.parts, part.kind === "part")),
  );

/** Answers to ask for in a form. */
function answersFor({ game, form, read }: Drawn): readonly Answer[] {
  const isListed = !UNLISTED.includes(game.id ?? "") && !hasOwnSets(form);
  const listed = isListed ? [...MOVES, ...(read.names.length === 1 ? TAKES : [])] : [];
  return [...WORDS, ...listed].map(parseAnswer);
}

/** Lines of a test that prints its winning moves, by the words of the answer. */
function movesOf({ game }: Drawn, { won }: Answer, { positions }: Test): string[] {
  const worth = ({ place, set }: Test["positions"][number]) => valuesOf(game, set)(place);
  const total = positions.reduce((sum, each) => sum ^ worth(each), 0);
  const moves = positions.flatMap((each, i) =>
    game
      .options(each.place, [...new Set(each.set)])
      .filter((to, i, all) => all.findIndex((other) => `${other}` === `${to}`) === i)
      .filter((to) => (total ^ worth(each) ^ worth({ ...each, place: to })) === 0)
      .map((to) => ({ i, from: each.place, to })),
  );
  return won.flatMap((line) => {
    if (line.kind === "word") return [line.word];
    if (line.kind === "count") return [`${moves.length}`];
    const { before = "" } = line;
    return (line.kind === "first" ? moves.slice(0, 1) : moves).map(({ i, from, to }) => {
      const numbers: Readonly<Record<string, () => readonly number[]>> = {
        place: () => [i + 1],
        from: () => from,
        to: () => to,
        take: () => [from[0]! - to[0]!],
        all: () => positions.flatMap(({ place }, j) => (i === j ? to : place)),
      };
      return before + line.fields.flatMap((field) => numbers[field]!()).join(" ");
    });
  });
}

/** Lines of the answers, without trailing blank ones. */
function answered(
  drawn: Drawn,
  answer: Answer,
  { tests, rows }: { readonly tests: readonly Test[]; readonly rows: number },
  depth: number,
): string[] {
  const { game } = drawn;
  const { wins, loses, won, rows: inRows, places, gap, heading } = answer;
  const isLost = ({ positions }: Test) => {
    const total = positions.reduce((sum, { place, set }) => sum ^ valuesOf(game, set)(place), 0);
    return total === 0;
  };
  const headed = (line: string, i: number) =>
    heading === undefined ? line : `${heading.before}${i + 1}${heading.after}${line}`;
  if (!places && (won.length > 1 || won[0]?.kind !== "word"))
    return tests.flatMap((test, i) => {
      const [first = "", ...others] = isLost(test) ? [loses] : movesOf(drawn, answer, test);
      return [headed(first, i), ...others];
    });
  const words = tests.map((test, i) => {
    const nth = tests.slice(0, i + 1).filter(({ row }) => row === test.row).length;
    const won = places ? `${nth}${gap}` : wins;
    return isLost(test) ? loses : won;
  });
  if (!inRows || (depth === 0 && !places)) return words.map(headed);
  const lines = Array<string>(rows).fill("");
  for (const [i, { row }] of tests.entries()) lines[row] += words[i]! + (places ? "" : gap);
  return lines.map(headed);
}

const judged = (text: string): string => text.replace(/[ \r]+$/gm, "").trimEnd();

/** Program, with inputs and outputs of its runs. */
interface Asked {
  readonly name: string;
  readonly template: Template;
  readonly calls: readonly { readonly input: string; readonly output: string }[];
}

function askedOf(each: Drawn, roll: (n: number) => number): Asked {
  const { game, text, read } = each;
  const plan = planOf(parseRead(text), read.names);
  const answers = answersFor(each);
  const answer = answers[roll(answers.length)]!;
  const calls = Array.from({ length: 2 }, () => {
    const drawn = inputBy(roll, each);
    return { input: drawn.input, output: answered(each, answer, drawn, plan.depth).join("\n") };
  });
  const largest = read.names.map(() => game.most + 1);
  const rules = game.id === undefined ? undefined : parseGame(game.id);
  const template: Template = {
    ...(rules && { game: rules, ...valuesFor(rules, { read: parseRead(text) }, largest) }),
    read: parseRead(text),
    answer,
    largest,
  };
  return { name: `${game.id ?? "a set"}: ${text}`, template, calls };
}

/**
 * Tests random formats: which are rejected, the answers of programs for the others in every language, and the
 * expected answers of `stress`. `programsIn` is the number of programs in a language; the seed stands in the
 * title, so that a run can be repeated.
 */
export function formsTest(seed: number, count: number, programsIn: (language: string) => number): void {
  const all = formsBy(seed, count);
  const accepted = all.filter(({ refused }) => refused === undefined);

  test(`of ${count} forms by chance (seed ${seed}) those are refused, with their place, that mean nothing`, () => {
    expect(accepted.length).toBeGreaterThan(count / 6);
    expect(accepted.length).toBeLessThan(count);
    const wrong = all.filter(({ means, refused }) => means !== (refused === undefined));
    expect(wrong.map(({ game, text, means }) => `${game.id ?? "a set"}: ${text} ${means}`)).toEqual([]);
    for (const { refused } of all) if (refused) expect(refused.message).toMatch(/^expected .+, found /);
  });

  test(`stress asks in ${accepted.length} forms what they mean`, () => {
    const roll = dice(seed + 1);
    let asked = 0;
    for (const each of accepted) {
      const { game, text, read } = each;
      if (game.least > 0) continue;
      const plan = planOf(parseRead(text), read.names);
      const answers = answersFor(each);
      const answer = answers[roll(answers.length)]!;
      const subject = formSubject(
        game.id === undefined ? undefined : parseGame(game.id),
        text,
        answer,
        read.names.map(() => game.most),
      );
      for (let i = 0; i < 3; i++) {
        const { input, answers } = subject.make(
          drawn(() => roll(1000) / 1000, { number: game.most, count: 3 }),
        );
        const expected = answered(each, answer, inputOf(input, each), plan.depth);
        expect(judged(answers().join("\n")), `${game.id ?? "a set"}: ${text}\n${input}`).toBe(
          judged(expected.join("\n")),
        );
        asked++;
      }
    }
    expect(asked).toBeGreaterThan(accepted.length);
  });

  inEach("forms by chance", "are read as they mean", (chain, turn) => {
    const syntax = languageNamed(chain.id)!;
    const roll = dice(seed + 2 + turn);
    const wanted = programsIn(chain.id);
    expect(accepted.length).toBeGreaterThanOrEqual(wanted);
    const from = (turn * wanted) % accepted.length;
    const taken = [...accepted.slice(from), ...accepted].slice(0, wanted);
    for (let at = 0; at < taken.length; at += BATCH) {
      const asked = taken.slice(at, at + BATCH).map((each) => askedOf(each, roll));
      const sources = asked.map(({ template }, i) =>
        templateCode(template, syntax, i % 2 === 0 ? "en" : "zh"),
      );
      const calls = asked.flatMap(({ calls }, i) => calls.map(({ input }) => ({ args: [`${i}`], input })));
      const outputs = run(chain, chain.programs(sources), calls);
      let call = 0;
      for (const { name, calls } of asked)
        for (const { input, output } of calls)
          expect(judged(outputs[call++]!), `${name}\n${input}`).toBe(judged(output));
    }
  });
}

/** Number of programs compiled together. */
const BATCH = 40;
