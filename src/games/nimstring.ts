import { NotationError } from "../errors.ts";
import type { Cell, Game, LocalizedText, Move } from "../types.ts";
import { onGraph } from "./family/graph.ts";
import { parseLinks } from "./family/links.ts";

/**
 * Strings between coins, numbered from 1, and the ground, which is 0. The smaller end comes first; strings
 * are sorted.
 */
type Strings = readonly (readonly [number, number])[];

const MOST_STRINGS = 500;

const STRINGS: LocalizedText = {
  en: "boxes in rows and columns, such as 2x3, or strings between coins, the ground being 0 or g, such as 0-1,0-1,1-2; - where none is left",
  zh: "方格的行数与列数，如 2x3；或硬币之间的各条线，地面写作 0 或 g，如 0-1,0-1,1-2；一条也没有时写 -",
};
const HANGING: LocalizedText = {
  en: "coins with at least two strings each: the player to move takes coins that hang by one",
  zh: "每枚硬币至少连着两条线（只连一条线的硬币，轮到谁走就归谁）",
};
const ONCE: LocalizedText = { en: "two coins joined once", zh: "两枚硬币之间至多一条线" };

function degreesOf(strings: Strings): Map<number, number> {
  const degrees = new Map<number, number>();
  for (const coin of strings.flat()) if (coin !== 0) degrees.set(coin, (degrees.get(coin) ?? 0) + 1);
  return degrees;
}

const otherEnd = ([a, b]: readonly [number, number], end: number): number => (a === end ? b : a);

/**
 * Strings left after the player to move has taken all coins that hang by one string. Undefined when that is
 * loony: the player to move can choose to take the last two coins or to leave them, and one of the choices
 * wins.
 */
function settled(strings: Strings): Strings | undefined {
  const degrees = degreesOf(strings);
  const hanging = strings.findIndex(([a, b]) => degrees.get(a) === 1 || degrees.get(b) === 1);
  const string = strings[hanging];
  if (string === undefined) return strings;
  const coin = degrees.get(string[0]) === 1 ? string[0] : string[1];
  const next = otherEnd(string, coin);
  if (next !== 0 && degrees.get(next) === 2) {
    const further = strings.find((each) => each !== string && each.includes(next))!;
    if (degrees.get(otherEnd(further, next)) !== 1) return undefined;
  }
  return settled(strings.toSpliced(hanging, 1));
}

/** Connected parts; the ground does not connect strings. */
function partsOf(strings: Strings): Strings[] {
  const left = new Set(strings);
  const parts: Strings[] = [];
  for (const first of left) {
    const coins = new Set(first.filter((coin) => coin !== 0));
    const part = [first];
    left.delete(first);
    for (const coin of coins)
      for (const each of left) {
        if (!each.includes(coin)) continue;
        left.delete(each);
        part.push(each);
        for (const end of each) if (end !== 0) coins.add(end);
      }
    parts.push(inOrder(part));
  }
  return parts;
}

const inOrder = (strings: Strings): Strings => strings.toSorted(([a, b], [c, d]) => a - c || b - d);

/** Names of the strings; those with the same ends are numbered. */
function namesOf(strings: Strings): string[] {
  const names = strings.map((ends) => ends.join("-"));
  return names.map((name, i) => {
    const before = names.slice(0, i).filter((each) => each === name).length;
    return before === 0 ? name : `${name}#${before + 1}`;
  });
}

function* moves(strings: Strings): Generator<Move<Strings>> {
  for (const [i, name] of namesOf(strings).entries()) {
    const left = settled(strings.toSpliced(i, 1));
    if (left !== undefined) yield { at: name, to: partsOf(left) };
  }
}

/**
 * Coins renumbered in the canonical order of their graph, in which each string to the ground has its own end.
 */
function canonical(strings: Strings): Strings {
  const coins = [...degreesOf(strings).keys()];
  const near: number[][] = coins.map(() => []);
  for (const [a, b] of strings) {
    const low = coins.indexOf(b);
    const high = a === 0 ? near.push([]) - 1 : coins.indexOf(a);
    near[low]!.push(high);
    near[high]!.push(low);
  }
  const places = near.map(() => [0, 0] as const);
  const image = onGraph.accelerators!.canonical!({
    arena: { near, places, nameOf: String },
    cells: [...near.keys()],
  });
  const isCoin = image.arena.near.map((others) => others.length > 1);
  const numbers = image.arena.near.map((_, i) => isCoin.slice(0, i + 1).filter(Boolean).length);
  const ends = (i: number) => (isCoin[i] ? numbers[i]! : 0);
  return inOrder(
    image.arena.near.flatMap((others, i) =>
      others
        .filter((j) => j > i)
        .map((j): [number, number] => [Math.min(ends(i), ends(j)), Math.max(ends(i), ends(j))]),
    ),
  );
}

/** Coins with at least this number are boxes of a grid: 203 is the third box of the second row. */
const ROW = 100;

const onPaper = (coin: number): boolean => coin > ROW && coin % ROW > 0;

function boxes(rows: number, columns: number): Strings {
  const strings: [number, number][] = [];
  const next = columns < ROW ? ROW : columns;
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const coin = (columns < ROW ? ROW : 0) + 1 + y * next + x;
      if (y === 0) strings.push([0, coin]);
      if (x === 0) strings.push([0, coin]);
      strings.push(x + 1 < columns ? [coin, coin + 1] : [0, coin]);
      strings.push(y + 1 < rows ? [coin, coin + next] : [0, coin]);
    }
  return inOrder(strings);
}

function parse(text: string): Strings {
  if (text === "-") return [];
  const sides = /^(\d{1,3})[x×*](\d{1,3})$/.exec(text);
  if (sides !== null) {
    const [rows, columns] = [Number(sides[1]), Number(sides[2])];
    if (rows * columns > 0 && 3 * rows * columns < MOST_STRINGS) return boxes(rows, columns);
    throw new NotationError(text, 0, STRINGS);
  }
  const { from, to, offsets } = parseLinks(text, "-", undefined, "g");
  const strings = [...from].map((a, i): [number, number] => [Math.min(a, to[i]!), Math.max(a, to[i]!)]);
  const wrong = strings.findIndex(
    ([a, b], i) => a === b || (a > 0 && strings.findIndex(([c, d]) => a === c && b === d) < i),
  );
  if (wrong >= 0) throw new NotationError(text, offsets[wrong]!, ONCE);
  const degrees = degreesOf(strings);
  const hanging = strings.findIndex((ends) => ends.some((coin) => degrees.get(coin) === 1));
  if (hanging >= 0) throw new NotationError(text, offsets[hanging]!, HANGING);
  if (strings.length > MOST_STRINGS) throw new NotationError(text, 0, STRINGS);
  return inOrder(strings);
}

function isPosition(value: unknown): value is Strings {
  const isCoin = (coin: unknown) => Number.isSafeInteger(coin) && (coin as number) >= 0;
  if (
    !Array.isArray(value) ||
    !value.every((ends) => Array.isArray(ends) && ends.length === 2 && ends.every(isCoin))
  )
    return false;
  return [...degreesOf(value as unknown as Strings).values()].every((degree) => degree > 1);
}

const format = (strings: Strings): string => strings.map((ends) => ends.join("-")).join() || "-";

/** Places for drawing coins: as boxes of a grid if all are such, else in an approximate square. */
function placesOf(coins: readonly number[]): (coin: number) => [number, number] {
  if (coins.every(onPaper)) {
    const left = Math.min(...coins.map((coin) => coin % ROW));
    const top = Math.floor(Math.min(...coins) / ROW);
    return (coin) => [3 * ((coin % ROW) - left), 3 * (Math.floor(coin / ROW) - top)];
  }
  const columns = Math.ceil(Math.sqrt(coins.length));
  return (coin) => [3 * (coins.indexOf(coin) % columns), 3 * Math.floor(coins.indexOf(coin) / columns)];
}

/**
 * Directions of a box's strings to the ground: first sides without another box, then sides without a string.
 */
function waysOut(box: number, strings: Strings, coins: readonly number[]): number[] {
  const sides = [-ROW, -1, 1, ROW];
  const joined = sides.filter((side) =>
    strings.some(([a, b]) => (a === box && b === box + side) || (b === box && a === box + side)),
  );
  return sides
    .filter((side) => !joined.includes(side))
    .sort((a, b) => Number(coins.includes(box + a)) - Number(coins.includes(box + b)))
    .map((side) => (side < 0 ? Math.PI : 0) + (Math.abs(side) === ROW ? Math.PI / 2 : 0));
}

function board(strings: Strings): Cell[] {
  const coins = [...degreesOf(strings).keys()].sort((a, b) => a - b);
  const placeOf = placesOf(coins);
  const paper = coins.every(onPaper);
  const open = new Set([...moves(strings)].map(({ at }) => at));
  const names = namesOf(strings);
  const grounded = new Map<number, number>();
  const lines = strings.map(([a, b], i): Cell => {
    const [x, y] = placeOf(b);
    const touch = open.has(names[i]!) && { touch: [names[i]!] };
    if (a !== 0) return { shape: "edge", x, y, end: placeOf(a), ...touch };
    const nth = grounded.get(b) ?? 0;
    grounded.set(b, nth + 1);
    const turn = (paper ? waysOut(b, strings, coins)[nth] : undefined) ?? (Math.PI / 4) * (2 * nth + 1);
    const away = (from: number, by: number) => Math.round(4 * (from + by)) / 4;
    return {
      shape: "edge",
      x,
      y,
      end: [away(x, 1.5 * Math.cos(turn)), away(y, 1.5 * Math.sin(turn))],
      ...touch,
    };
  });
  return [
    ...lines,
    ...coins.map((coin): Cell => ({ shape: "token", x: placeOf(coin)[0], y: placeOf(coin)[1] })),
  ];
}

/** Chain of `coins` coins with both ends at the ground. */
const chain = (coins: number): Strings =>
  inOrder([[0, 1], [0, coins], ...Array.from({ length: coins - 1 }, (_, i) => [i + 1, i + 2] as const)]);

const isChain = (strings: Strings): boolean =>
  strings.length > 0 &&
  partsOf(strings).length === 1 &&
  strings.filter(([a]) => a === 0).length === 2 &&
  [...degreesOf(strings).values()].every((degree) => degree === 2);

/** Nimstring: a move cuts a string; the other player takes the coins that hang by one string, and cuts again. */
export const nimstring: Game<Strings> = {
  id: "nimstring",
  name: { en: "Nimstring (Strings and Coins)", zh: "Nimstring（线与硬币）" },
  look: { picture: "strings", moves: "cuts" },
  rule: {
    en: "Cut a string. The other player takes coins that then hang by one string, and cuts again. Cuts that leave a choice about this (loony moves) lose and are left out. The boxes of Dots and Boxes follow this game.",
    zh: "剪断一条线。此后只连着一条线的硬币由对方取走，对方须再剪一次；使对方可取可不取的剪法（loony）必败，故略去。点格棋（Dots and Boxes）的方格即按此进行。",
  },
  notation: STRINGS,
  space: "other",
  get start() {
    return [boxes(1, 3)];
  },
  moves,
  accelerators: {
    decompose: partsOf,
    canonical,
    cost: (strings) => 1.7 ** Math.min(strings.length, 1000),
  },
  key: format,
  parse,
  isPosition,
  format,
  board,
  theorems: [
    {
      claim: {
        en: "A chain of coins from the ground to the ground has value 1 where it has one or two coins, and 0 where it is longer.",
        zh: "两端接地的一串硬币：有 1 或 2 枚时 SG 值为 1，更长时为 0。",
      },
      source: "Winning Ways (2nd ed.), vol. 3, ch. 16",
      covers: isChain,
      *cases() {
        for (let n = 0; ; n++) yield [chain(1 + (n % 9))];
      },
      says: (strings) => (strings.length <= 3 ? 1 : 0),
    },
  ],
};
