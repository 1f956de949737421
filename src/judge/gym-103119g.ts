import type { LocalizedText } from "../types.ts";
import { lines, numbers } from "./legal.ts";
import { A, type Problem } from "./problem.ts";
import type { Reader } from "./reader.ts";

// A token moves to a later number of a growing sequence that differs in at most one binary digit.

const NUMBER: LocalizedText = { en: "a number", zh: "数" };
const QUERY: LocalizedText = { en: "1 to append or 2 to ask", zh: "1（添加）或 2（询问）" };
const PLACE: LocalizedText = { en: "a place", zh: "位置" };
const MOST = 10_000_000;

/** Growing sequence of numbers up to 255, with the last place of each number. */
class Sequence {
  readonly #numbers: Uint8Array;
  #length = 0;
  /** Last place of each number, 0 for a number that does not occur. */
  readonly #last = new Int32Array(256);
  /**
   * Numbers in the order of their last places from the right, as a doubly linked list that begins and ends at
   * 256.
   */
  readonly #earlier = new Int16Array(257).fill(256);
  readonly #later = new Int16Array(257).fill(256);
  readonly #won = new Uint8Array(256);
  #fresh = true;

  constructor(capacity: number) {
    this.#numbers = new Uint8Array(capacity);
  }

  get length(): number {
    return this.#length;
  }

  append(number: number): void {
    const [earlier, later] = [this.#earlier, this.#later];
    if (this.#last[number] !== 0) {
      earlier[later[number]!] = earlier[number]!;
      later[earlier[number]!] = later[number]!;
    }
    earlier[number] = earlier[256]!;
    later[number] = 256;
    later[earlier[256]!] = number;
    earlier[256] = number;
    this.#numbers[this.#length++] = number;
    this.#last[number] = this.#length;
    this.#fresh = false;
  }

  number(place: number): number {
    return this.#numbers[place - 1]!;
  }

  /** Last place of the number at `place`. */
  last(place: number): number {
    return this.#last[this.number(place)]!;
  }

  /**
   * Whether the player to move from `place` wins: always if its number occurs again later, else by the last
   * places.
   */
  wins(place: number): boolean {
    if (this.last(place) !== place) return true;
    if (!this.#fresh) this.#settle();
    return this.#won[this.number(place)] === 1;
  }

  /**
   * Decides the last places from the right: one is a loss unless a loss to its right differs from it in one
   * bit.
   */
  #settle(): void {
    const won = this.#won.fill(0);
    for (let number = this.#earlier[256]!; number !== 256; number = this.#earlier[number]!) {
      if (won[number] === 1) continue;
      for (let bit = 1; bit < 256; bit *= 2) won[number ^ bit] = 1;
    }
    this.#fresh = true;
  }
}

/** Reads `n m` and the numbers. */
function readSequence(input: Reader): { sequence: Sequence; queries: number } {
  const n = input.integer(A.count, 0, MOST);
  const queries = input.integer(A.count, 0, MOST);
  const sequence = new Sequence(n + queries);
  for (let i = 0; i < n; i++) sequence.append(input.integer(NUMBER, 0, 255));
  return { sequence, queries };
}

/** Reads the queries: appends numbers, and yields each place asked about. */
function* asked(input: Reader, sequence: Sequence, queries: number): Generator<number> {
  for (let i = 0; i < queries; i++) {
    if (input.integer(QUERY, 1, 2) === 1) sequence.append(input.integer(NUMBER, 0, 255));
    else yield input.integer(PLACE, 1, sequence.length);
  }
}

export const gym103119g: Problem<{ readonly sequence: Sequence; readonly place: number }> = {
  id: "gym-103119g",
  aliases: [],
  name: { en: "Game on Sequence", zh: "数列游戏（Game on Sequence）" },
  statement: {
    en: "A token on a place of a sequence moves to a later place whose number differs in at most one binary digit. Whoever cannot move loses. Numbers are appended; for each place asked for, who wins, if Grammy begins?",
    zh: "棋子位于数列的某位置，可移到其后二进制下至多一位不同的数；无法操作者输。数列会增长；对每个询问的位置，Grammy 先手，谁必胜？",
  },
  input: {
    en: "n m / A1..An / m lines: 1 k appends k, 2 k asks for place k",
    zh: "n m / A1..An / m 行：1 k 添加 k，2 k 询问位置 k",
  },
  output: { en: "per question `Grammy` or `Alice`", zh: "每个询问输出 `Grammy` 或 `Alice`" },
  limits: { en: "n, m <= 200000; numbers from 0 to 255", zh: "n, m ≤ 200000；数为 0 到 255" },
  game: "byte-sequence",
  samples: [{ input: "5 5\n1 2 3 1 4\n2 1\n2 4\n1 5\n2 4\n2 6\n", output: "Grammy\nAlice\nGrammy\nAlice\n" }],
  legal: (draw) => {
    const [n, m] = [draw.count(1, 200_000), draw.count(1, 200_000)];
    let length = n;
    const queries = Array.from({ length: m }, () => {
      if (draw.number(0, 1) === 0) return `2 ${draw.number(1, length)}`;
      length++;
      return `1 ${draw.number(0, 255)}`;
    });
    return lines(`${n} ${m}`, numbers(draw, n, 0, 255), queries);
  },
  *tests(input) {
    const { sequence, queries } = readSequence(input);
    for (const place of asked(input, sequence, queries)) yield { sequence, place };
  },
  answer: ({ sequence, place }) => (sequence.wins(place) ? "Grammy" : "Alice"),
  *why({ sequence, place }) {
    const number = sequence.number(place);
    if (sequence.last(place) !== place) {
      yield {
        en: `Place ${place} has ${number}, which stands again at ${sequence.last(place)}: Grammy wins, by moving there if it is lost, else by the move that wins from there.`,
        zh: `位置 ${place} 的数 ${number} 在位置 ${sequence.last(place)} 再次出现：若那里是必败态，Grammy 移到那里；否则走从那里制胜的一步。所以 Grammy 必胜。`,
      };
      return;
    }
    const wins = sequence.wins(place);
    yield {
      en: `Place ${place} is the last of ${number}, and of the last places further right ${wins ? "a lost one" : "no lost one"} can be reached: ${wins ? "Grammy" : "Alice"} wins.`,
      zh: `位置 ${place} 是数 ${number} 最后出现处，其右各数的最后位置中，${wins ? "能到达必败态，所以 Grammy 必胜" : "没有可到达的必败态，所以 Alice 必胜"}。`,
    };
  },
};
