import { describe, expect, test } from "vitest";
import { LimitError } from "../src/errors.ts";
import { parseGame, parseSum } from "../src/games/index.ts";
import { say } from "../src/locale/message.ts";
import { conclude } from "../src/solve/explain.ts";
import { component, solver } from "../src/solve/index.ts";
import { fitting, legal, pairs, places, productByPlay, sets, valuesByPlay } from "./coin-play.ts";
import { agreesWithPlay, turnsAndTouches } from "./coin-products.ts";
import { nimber } from "./nimber.ts";
import { isQuick } from "./part.ts";

const total = (sum: string): number => Number(solver().solve(parseSum(sum)).value ?? 0);

describe("a row is the sum of its heads:", () => {
  test.each(Object.keys(legal))("%s", (rule) => {
    const length = 10;
    const values = valuesByPlay(sets(rule, length), length);
    const single = Array.from({ length }, (_, place) => total(`coins(${rule}) ${place}`));
    expect(single).toEqual(single.map((_, place) => values[1 << place]));
    const game = parseGame(`coins(${rule})`);
    for (const place of single.keys()) {
      const turned = sets(rule, length).filter((set) => set >> place === 1);
      turnsAndTouches(
        game,
        place,
        turned.map((set) => places(set).map(String)),
        ({ x }) => `${x}`,
      );
    }
    for (const [row, value] of values.entries())
      expect(places(row).reduce((sum, place) => sum ^ single[place]!, 0)).toBe(value);
  });

  test("but under misère play another game, which the answer says", () => {
    const [length, row] = [6, [1, 2, 3]];
    const turnings = sets("mock-turtles", length);
    const bits = (heads: readonly number[]) => heads.reduce((all, place) => all | (1 << place), 0);
    const wins = (heads: number): boolean => {
      const left = turnings.filter((set) => (heads >> (31 - Math.clz32(set))) & 1).map((set) => heads ^ set);
      return left.length === 0 || left.some((each) => !wins(each));
    };
    const sum = parseSum(`coins(mock-turtles) ${row.join(" ")}`);
    const solution = solver().solve(sum, "misere");
    expect([wins(bits(row)), solution.outcome]).toEqual([false, "N"]);
    for (const rule of ["mock-turtles", "ruler*twins", "connected", "acrostic-ruler", "[n: a if a < n]"]) {
      const game = parseGame(`coins(${rule})`);
      const [position] = game.start;
      const alone = [component(game, position)];
      const said = conclude(alone, solver().solve(alone, "misere")).sentence;
      expect(say(said, "en")).toMatch(/is another game under misère play\.$/);
      expect(say(said, "zh")).toMatch(/在反常规则下那是另一个游戏。$/);
      expect(say(conclude(alone, solver().solve(alone)).sentence, "en")).not.toContain("another game");
    }
    const program = (...more: string[]) =>
      nimber(["template", "coins(mock-turtles)", "--to", "20", "--code", "python", ...more]).stdout;
    for (const read of ["n", "T (n a*n)*"])
      expect(program("--misere", "--read", read)).toMatch(/another\n?[# ]*game under misère play/);
    expect(program()).not.toContain("another game");
  });

  test("a move names the coins that it turns", () => {
    const { winning } = solver().solve(parseSum("coins(mock-turtles) 3 5 9"));
    for (const { component, move } of winning) {
      expect(component).toBe(2);
      expect(legal["mock-turtles"]!(move.at.split(",").map(Number))).toBe(true);
      expect(
        7 ^ 11 ^ move.to.reduce((sum: number, place) => sum ^ total(`coins(mock-turtles) ${place}`), 0),
      ).toBe(0);
    }
  });
});

describe("far away, where moves are too many to list, one that wins is named:", () => {
  test.skipIf(isQuick).each([
    ["coins(mock-turtles) 999999 + nim 12345", 999999],
    ["coins(mock-turtles) 999999 + nim 12346", 999999],
    ["coins(turning-turtles) 1000000 + nim 77", 1000000],
    ["coins(ruler) 524287 + nim 1234", 524287],
    ["coins(twins) 1000000 + nim 5", 1000000],
    ["coins(motley) 30 + nim 5", 30],
  ])("%s", (sum) => {
    const terms = parseSum(sum);
    const solving = solver();
    const { outcome, winning } = solving.solve(terms);
    expect(outcome).toBe("N");
    const { move } = winning.find(({ component }) => component === 0)!;
    const left = move.to.map((position) => ({ rules: terms[0]!.rules, position }));
    expect(solving.outcome([...left, terms[1]!])).toBe("P");
  });
});

describe("the product of two rules, by play on boards:", () => {
  test.skipIf(isQuick)("of every two, on two rows of three", () => {
    for (const pair of pairs) agreesWithPlay(productByPlay(pair, [2, 3]), 3);
  });

  test.each([
    ["ruler", "twins"],
    ["mock-turtles", "ruler"],
    ["triplets", "turning-turtles"],
    ["moebius", "turnips"],
    ["sym", "motley"],
  ] as const)("coins(%s*%s), on three rows of four", (rows, columns) => {
    agreesWithPlay(productByPlay([rows, columns], [3, 4]), 4);
  });

  test.each([
    ["turning-corners", "twins"],
    ["rugs", "ruler"],
  ])("coins(%s)", (name, rule) => {
    agreesWithPlay({ ...productByPlay([rule, rule], [3, 4]), name: `coins(${name})` }, 4);
  });

  test("any game of one heap is a rule for coins", () => {
    const game = parseGame("coins({1,2}*[n: a & b if a < b and b < n])");
    const [by, search] = [solver({ method: "theorem" }), solver({ method: "search" })];
    for (let x = 0; x <= 6; x++)
      for (let y = 0; y <= 6; y++)
        expect(by.at({ rules: game, position: [x, y] }).value).toBe(
          search.at({ rules: game, position: [x, y] }).value,
        );
  });
});

describe("along rows and columns, by play on boards:", () => {
  const [height, width] = [3, 4];
  const squares = [...Array(height * width).keys()];

  test.each(["twins", "turning-turtles", "mock-turtles", "ruler", "triplets", "sym", "2in3"])(
    "%s",
    (rule) => {
      const lines = [
        ...fitting(legal[rule]!, width).flatMap((set) => [0, 1, 2].map((row) => set << (row * width))),
        ...fitting(legal[rule]!, height).flatMap((set) =>
          [0, 1, 2, 3].map((column) =>
            places(set).reduce((all, row) => all | (1 << (row * width + column)), 0),
          ),
        ),
      ];
      const values = valuesByPlay([...new Set(lines)], height * width);
      const rules = parseGame(`coins(acrostic-${rule})`);
      const searched = solver({ method: "search" });
      for (const i of squares) {
        const at = { rules, position: [Math.floor(i / width), i % width] };
        expect(searched.at(at).value).toBe(values[1 << i]);
        expect(solver().at(at).value).toBe(values[1 << i]);
        const names = [...rules.moves(at.position)].map((move) => move.at);
        expect(new Set(names).size).toBe(names.length);
      }
      for (const [position, value] of values.entries())
        expect(places(position).reduce((sum, i) => sum ^ values[1 << i]!, 0)).toBe(value);
    },
  );
});

describe("on orders, by play of all their heads:", () => {
  /** Elements below each element, by their numbers. */
  const orders: Record<string, readonly number[]> = {
    "0<1,1<2,1<3,3<4,2<5,0<6": [0, 1, 3, 3, 11, 7, 1],
    "0<1,0<2,1<3,2<3,1<4,3<5,4<5": [0, 1, 1, 7, 3, 31],
    "0<2,1<2,1<3,2<4,3<4": [0, 0, 3, 2, 15],
  };

  test.each(Object.keys(orders))("%s", (text) => {
    const below = orders[text]!;
    const sizes: Record<string, (set: number, head: number) => boolean> = {
      "turning-turtles": (set) => places(set).length <= 1,
      "mock-turtles": (set) => places(set).length <= 2,
      twins: (set) => places(set).length === 1,
      triplets: (set) => places(set).length === 2,
      motley: () => true,
      ruler: (set, head) =>
        set === 0 ||
        places(set).some((low) =>
          places(below[head]!).every(
            (each) => ((set >> each) & 1) === Number(each === low || ((below[each]! >> low) & 1) === 1),
          ),
        ),
    };
    for (const [rule, fits] of Object.entries(sizes)) {
      const turned = below.flatMap((under, head) =>
        Array.from({ length: 2 ** head }, (_, set) => set)
          .filter((set) => (set & under) === set && fits(set, head))
          .map((set) => [head, set | (1 << head)] as const),
      );
      const values: number[] = [];
      for (let row = 0; row < 2 ** below.length; row++) {
        const seen = new Set(
          turned.filter(([head]) => row & (1 << head)).map(([, set]) => values[row ^ set]!),
        );
        let least = 0;
        while (seen.has(least)) least++;
        values.push(least);
      }
      for (let row = 0; row < values.length; row++)
        expect(places(row).reduce((sum, head) => sum ^ values[1 << head]!, 0)).toBe(values[row]);
      const rules = parseGame(`coins(poset-${rule})`);
      for (const head of below.keys()) {
        const at = { rules, position: rules.parse(`${text}@${head}`) };
        expect(solver({ method: "search" }).at(at).value, `${rule} ${text}@${head}`).toBe(values[1 << head]);
        expect(rules.format(rules.parse(rules.format(at.position)))).toBe(rules.format(at.position));
      }
    }
  });
});

describe("what is no rule for coins is refused with what was expected:", () => {
  test.each([
    ["coins(0)", 6],
    ["coins(3..1)", 6],
    ["coins(3in0)", 6],
    ["coins(3in2)", 6],
    ["coins(acrostic-nim)", 6],
    ["coins(sympler)", 6],
    ["coins(ruler*sympler)", 12],
    ["coins(poset-sym)", 6],
    ["coins(acrostic-)", 6],
    ["coins(cram)", 6],
    ["coins([x,y: x-1,y])", 6],
  ])("%s", (text, offset) => {
    expect(() => parseGame(text)).toThrowError(expect.objectContaining({ offset }));
  });

  test.each([
    ["coins(poset-ruler) a<b", "expected an order and the element"],
    ["coins(poset-ruler) a<b@c", "expected an element of the order"],
    ["silver-dollar-bag 1,4", "expected different squares"],
    ["silver-dollar-bag 1$,4$", "expected different squares"],
    ["silver-dollar-bag 0,4$", "expected different squares"],
  ])("%s", (text, message) => {
    expect(() => parseSum(text)).toThrowError(message);
  });
});

test.each(["coins(ruler*twins) 9,9", "coins(motley) 9"])("the moves of %s look at the clock", (sum) => {
  const [term] = parseSum(sum);
  const late = () => {
    throw new LimitError("seconds", 1);
  };
  expect(() => [...term!.rules.moves(term!.position, late)]).toThrow(LimitError);
});

test("a rule in a line turns the coins that a move leaves, each once", () => {
  const game = parseGame("coins([n: a-1 & b-1 if a <= b and b <= n])");
  expect([...game.moves(3)].map(({ at }) => at)).toEqual(["3", "0,1,3", "0,2,3", "1,2,3"]);
  expect(game.board(3).filter(({ shape }) => shape === "square").length).toBe(4);
  expect(total("coins([n: a-1 & b-1 if a < b and b <= n]) 7")).toBe(total("coins(triplets) 7"));
  expect(parseGame(game.id).id).toBe(game.id);
  expect(() => total("coins([n: n+1 if n < 5 | n-1]) 3")).toThrowError(/must not turn a coin on the right/);
});

/** OEIS A006016, of which Winning Ways (2nd ed.), vol. 3, ch. 14, prints the first 17. */
test.skipIf(isQuick)("the values of Sym that are published", () => {
  const terms = [1, 2, 4, 3, 6, 7, 8, 16, 18, 25, 32, 11, 64, 31, 128, 10, 256, 5, 512, 28, 1024, 34];
  expect(terms.map((_, n) => total(`coins(sym) ${n}`))).toEqual(terms);
});

/** OEIS A033623; Winning Ways (2nd ed.), vol. 3, ch. 14, table 3. */
test("the values that are published of turning up to four coins", () => {
  const terms = [
    1, 2, 4, 8, 15, 16, 32, 51, 64, 85, 106, 128, 150, 171, 219, 237, 247, 256, 279, 297, 455, 512,
  ];
  expect(terms.map((_, n) => total(`coins(1..4) ${n}`))).toEqual(terms);
});

/** Winning Ways (2nd ed.), vol. 3, ch. 14, table 3. */
test("the values of Moebius that Winning Ways prints", () => {
  expect(Array.from({ length: 18 }, (_, n) => total(`coins(moebius) ${n}`))).toEqual([
    1, 2, 4, 8, 16, 31, 32, 64, 103, 128, 171, 213, 256, 301, 342, 439, 475, 494,
  ]);
});
