// Contest problems by their statements: small random inputs with outputs from plain play. Nothing here uses
// values of heaps or the transformations of the programs.

type Roll = (below: number) => number;

/** Input of a judge with the expected output. */
interface Drawn {
  readonly input: string;
  readonly output: string;
}

/**
 * Whether the player to move wins, in a game that ends. A player who cannot move loses, or wins under misère
 * play.
 */
function plainly<P>(moves: (position: P) => readonly P[], misere = false): (position: P) => boolean {
  const known = new Map<string, boolean>();
  const wins = (position: P): boolean => {
    const key = JSON.stringify(position);
    const found = known.get(key);
    if (found !== undefined) return found;
    const next = moves(position);
    const answer = next.length === 0 ? misere : next.some((each) => !wins(each));
    known.set(key, answer);
    return answer;
  };
  return wins;
}

const upTo = (last: number): readonly number[] => Array.from({ length: Math.max(0, last) }, (_, i) => i + 1);

const drawnList = (roll: Roll, length: number, least: number, most: number): number[] =>
  Array.from({ length }, () => least + roll(most - least + 1));

/** Word of so many of these characters. */
const wordOf = (roll: Roll, characters: string, length: number): string =>
  upTo(length)
    .map(() => characters[roll(characters.length)])
    .join("");

/** The same items in another order. */
function mixed<T>(roll: Roll, items: readonly T[]): T[] {
  const left = [...items];
  return items.map(() => left.splice(roll(left.length), 1)[0]!);
}

/** Edges of a tree of the vertices 1 to n, with the ends of each in any order. */
const treeOf = (roll: Roll, n: number): (readonly [number, number])[] =>
  upTo(n - 1).map((i) => (roll(2) === 0 ? [i + 1, 1 + roll(i)] : [1 + roll(i), i + 1]));

/** Moves in one of several piles; each move leaves one or several piles of it. */
const inPiles =
  (leaves: (pile: number) => readonly (readonly number[])[]) =>
  (piles: readonly number[]): readonly (readonly number[])[] =>
    piles.flatMap((pile, i) =>
      leaves(pile).map((left) =>
        [...piles.slice(0, i), ...left, ...piles.slice(i + 1)].sort((a, b) => a - b),
      ),
    );

const take = (takes: (pile: number) => readonly number[]) =>
  inPiles((pile) => takes(pile).flatMap((k) => (k <= pile ? [[pile - k]] : [])));

const anything = take(upTo);

/** Moves that take at most one from each pile, but something. */
const oneFromEach = (piles: readonly number[]): readonly (readonly number[])[] =>
  piles
    .reduce<readonly (readonly number[])[]>(
      (all, pile) =>
        all.flatMap((begun) => (pile > 0 ? [pile, pile - 1] : [pile]).map((left) => [...begun, left])),
      [[]],
    )
    .slice(1)
    .map((left) => [...left].sort((a, b) => a - b));

/** Moves in two piles that take the same number from both, then those in the first one, then in the second. */
const fromBoth = (x: number, y: number): readonly (readonly number[])[] =>
  [
    ...upTo(Math.min(x, y)).map((k) => [x - k, y - k]),
    ...upTo(x).map((k) => [x - k, y]),
    ...upTo(y).map((k) => [x, y - k]),
  ].map((left) => left.sort((a, b) => a - b));

/** Move in a pile of `from` stones, which leaves `to` of them. */
interface Take {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** Tests about the winning moves in piles from which any number may be taken. */
function winningTakes(
  all: (tests: readonly string[]) => string,
  lines: (moves: readonly Take[], piles: readonly number[]) => readonly string[],
  loses: readonly string[],
  count = 10,
): (roll: Roll) => Drawn {
  const wins = plainly(anything);
  return (roll) => {
    const asked = Array.from({ length: count }, () => drawnList(roll, 1 + roll(4), 1, 7));
    const output = asked.flatMap((piles) => {
      const moves = piles.flatMap((from, at) =>
        upTo(from)
          .map((k): Take => ({ at, from, to: from - k }))
          .filter(({ to }) => !wins(piles.map((pile, i) => (i === at ? to : pile)).sort((a, b) => a - b))),
      );
      return moves.length === 0 ? loses : lines(moves, piles);
    });
    return {
      input: all(asked.map((piles) => `${piles.length}\n${piles.join(" ")}`)),
      output: output.join("\n"),
    };
  };
}

/** Moves of stones from a step to the next lower one; those of the lowest go to the ground. */
const stepsDown = (steps: readonly number[]): readonly (readonly number[])[] =>
  steps.flatMap((stones, from) =>
    upTo(stones).map((k) =>
      steps.map((each, at) => each + (at === from - 1 ? k : 0) - (at === from ? k : 0)),
    ),
  );

/** Whether two numbers have no common divisor above 1. */
const areCoprime = (a: number, b: number): boolean =>
  upTo(Math.min(a, b)).every((k) => k === 1 || a % k !== 0 || b % k !== 0);

/** Tests about piles, in the format and words of a judge. */
function ofPiles(
  moves: (piles: readonly number[]) => readonly (readonly number[])[],
  words: readonly [wins: string, loses: string],
  {
    least = 1,
    most = 7,
    piles: mostPiles = 3,
    test = (piles) => `${piles.length}\n${piles.join(" ")}`,
    all,
    count = 8,
    misere = false,
    sorted = true,
  }: {
    /** Whether piles may be sorted. */
    readonly sorted?: boolean;
    readonly misere?: boolean;
    readonly least?: number;
    readonly most?: number;
    readonly piles?: number;
    readonly count?: number;
    readonly test?: (piles: readonly number[]) => string;
    readonly all?: (tests: readonly string[]) => string;
  } = {},
): (roll: Roll) => Drawn {
  const wins = plainly(moves, misere);
  return (roll) => {
    const asked = Array.from({ length: count }, () => drawnList(roll, 1 + roll(mostPiles), least, most));
    const tests = asked.map(test);
    return {
      input: all?.(tests) ?? `${tests.length}\n${tests.join("\n")}\n`,
      output: asked
        .map((piles) => words[wins(sorted ? [...piles].sort((a, b) => a - b) : piles) ? 0 : 1])
        .join("\n"),
    };
  };
}

/**
 * Whether the player to move wins on rows of two pieces, one of each player, which move in both directions, at
 * most `farthest` squares, and do not jump. Found backwards from the positions in which the opponent cannot
 * escape.
 */
function rowsAreWon(
  width: number,
  rows: readonly (readonly [mine: number, theirs: number])[],
  farthest = width,
): boolean {
  type State = readonly (readonly [number, number])[];
  const won = new Map<string, boolean>();
  const moves = (state: State): readonly State[] =>
    state.flatMap(([mine, theirs], i) => {
      const free = (to: number) =>
        to !== mine && to !== theirs && to < theirs === mine < theirs && Math.abs(to - mine) <= farthest;
      // The opponent's piece of each row comes first in the next state.
      return Array.from({ length: width }, (_, to) => to)
        .filter(free)
        .map((to) => state.map(([a, b], at): readonly [number, number] => (at === i ? [b, to] : [b, a])));
    });
  const all = new Map<string, State>();
  const reach = (state: State): void => {
    const key = JSON.stringify(state);
    if (all.has(key)) return;
    all.set(key, state);
    for (const next of moves(state)) reach(next);
  };
  reach(rows);
  for (let grown = true; grown; ) {
    grown = false;
    for (const [key, state] of all) {
      if (won.has(key)) continue;
      const next = moves(state).map((each) => won.get(JSON.stringify(each)));
      if (next.includes(false)) won.set(key, true);
      else if (next.every((each) => each === true)) won.set(key, false);
      else continue;
      grown = true;
    }
  }
  const answer = won.get(JSON.stringify(rows));
  if (answer === undefined) throw new Error(`play of ${JSON.stringify(rows)} need not end`);
  return answer;
}

/** Random row of two pieces; that of the player to move may have to come before the other. */
function drawnRow(roll: Roll, width: number, ordered: boolean): readonly [number, number] {
  const a = roll(width);
  const b = (a + 1 + roll(width - 1)) % width;
  return ordered && a > b ? [b, a] : [a, b];
}

const drawnRows = (roll: Roll, width: number, ordered: boolean): (readonly [number, number])[] =>
  Array.from({ length: 1 + roll(2) }, () => drawnRow(roll, width, ordered));

/** Tests about rows of two pieces. */
const ofRows =
  (
    words: readonly [wins: string, loses: string],
    test: (rows: readonly (readonly [number, number])[], width: number) => string,
    { ordered = false, counted = true }: { readonly ordered?: boolean; readonly counted?: boolean } = {},
  ) =>
  (roll: Roll): Drawn => {
    const width = 5;
    const asked = Array.from({ length: 6 }, () => drawnRows(roll, width, ordered));
    const tests = asked.map((rows) => test(rows, width));
    return {
      input: `${counted ? `${tests.length}\n` : ""}${tests.join("\n")}\n`,
      output: asked
        .map((rows, i) => words[rowsAreWon(width, rows) ? 0 : 1].replace("#", `${i + 1}`))
        .join("\n"),
    };
  };

/** Trees on vertex 1, of which a move cuts an edge, so that what is not joined to vertex 1 disappears. */
function ofTrees(roll: Roll, count: number): Drawn {
  type Edges = readonly (readonly [number, number])[];
  const joined = (edges: Edges): Edges => {
    const reached = new Set([1]);
    for (const _ of edges)
      for (const [a, b] of edges) if (reached.has(a) || reached.has(b)) reached.add(a).add(b);
    return edges.filter(([a]) => reached.has(a));
  };
  const wins = plainly((edges: Edges) => edges.map((cut) => joined(edges.filter((each) => each !== cut))));
  const trees = Array.from({ length: count }, () =>
    Array.from({ length: 1 + roll(6) }, (_, i): readonly [number, number] => {
      const [a, b] = [1 + roll(i + 1), i + 2];
      return roll(2) === 0 ? [a, b] : [b, a];
    }),
  );
  const lines = trees.map((edges) =>
    [`${edges.length + 1}`, ...edges.map((edge) => edge.join(" "))].join("\n"),
  );
  return {
    input: `${lines.join("\n")}\n`,
    output: trees.map((edges) => (wins(edges) ? "Alice" : "Bob")).join("\n"),
  };
}

/** Tests about positions of two numbers, one per test. */
const ofPairs =
  (
    words: readonly [wins: string, loses: string],
    moves: (position: readonly [number, number]) => readonly (readonly [number, number])[],
    [least, most]: readonly [least: number, most: number],
    all: (tests: readonly string[]) => string = (tests) => `${tests.length}\n${tests.join("\n")}\n`,
    count = 10,
  ) =>
  (roll: Roll): Drawn => {
    const wins = plainly(moves);
    const asked = Array.from({ length: count }, () => {
      const [a = 0, b = 0] = drawnList(roll, 2, least, most);
      return [a, b] as const;
    });
    return {
      input: all(asked.map((pair) => pair.join(" "))),
      output: asked.map((pair) => words[wins(pair) ? 0 : 1]).join("\n"),
    };
  };

const one = { count: 1, all: (tests: readonly string[]) => `${tests[0]}\n` };

/** Counted tests of lists of up to `longest` numbers from 1 to `most`, or to their number, which is at least 2. */
const ofLists =
  (
    words: readonly [wins: string, loses: string],
    [longest, most]: readonly [longest: number, most?: number],
    wins: (list: readonly number[]) => boolean,
  ) =>
  (roll: Roll): Drawn => {
    const asked = Array.from({ length: 8 }, () => {
      const length = most === undefined ? 2 + roll(longest - 1) : 1 + roll(longest);
      return drawnList(roll, length, 1, most ?? length);
    });
    return {
      input: `${asked.length}\n${asked.map((list) => `${list.length}\n${list.join(" ")}\n`).join("")}`,
      output: asked.map((list) => words[wins(list) ? 0 : 1]).join("\n"),
    };
  };

/** One list of cards: a move removes a card, and with it all of smaller numbers. */
const ofCards =
  ([first, second]: readonly [first: string, second: string]) =>
  (roll: Roll): Drawn => {
    const wins = plainly((cards: readonly number[]) =>
      cards.map((card, i) => cards.filter((each, j) => j !== i && each >= card)),
    );
    const cards = drawnList(roll, 1 + roll(6), 1, 3);
    return { input: `${cards.length}\n${cards.join(" ")}\n`, output: wins(cards) ? first : second };
  };

/** Whether the player to move wins who takes from a pile, and may then hand its other tokens to piles that have some. */
const handsOn = (piles: readonly number[]): boolean =>
  plainly<readonly number[]>((piles) => {
    const handed = (pile: number, to: readonly number[]): (readonly number[])[] => {
      if (to.length === 0) return [[pile]];
      const [first, ...others] = to;
      return upTo(pile + 1).flatMap((k) =>
        handed(pile - k + 1, others).map((rest) => [first! + k - 1, ...rest]),
      );
    };
    return piles.flatMap((pile, i) =>
      upTo(pile).flatMap((k) =>
        handed(pile - k, piles.toSpliced(i, 1)).map((left) =>
          left.filter((each) => each > 0).toSorted((a, b) => a - b),
        ),
      ),
    );
  })(piles);

/** The same tests with case numbers before the answers. */
const inCases =
  (drawn: (roll: Roll) => Drawn) =>
  (roll: Roll): Drawn => {
    const { input, output } = drawn(roll);
    const lines = output.split("\n").map((winner, i) => `Case ${i + 1}: ${winner}`);
    return { input, output: lines.join("\n") };
  };

/** Tests about square boards: a move takes a free square and closes the squares given by `closes`. */
const ofBoards =
  (
    words: readonly [wins: string, loses: string],
    closes: (across: number, up: number) => boolean,
    counted = true,
  ) =>
  (roll: Roll): Drawn => {
    const isWon = (n: number): boolean => {
      const squares = Array.from({ length: n * n }, (_, at) => at);
      const shut = squares.map((at) =>
        squares.filter(
          (to) =>
            to === at ||
            closes(Math.abs((to % n) - (at % n)), Math.abs(Math.floor(to / n) - Math.floor(at / n))),
        ),
      );
      const wins = plainly((free: readonly number[]) =>
        free.map((at) => free.filter((each) => !shut[at]!.includes(each))),
      );
      return wins(squares);
    };
    const boards = drawnList(roll, counted ? 4 : 1, 1, 4);
    return {
      input: [...(counted ? [boards.length] : []), ...boards, ""].join("\n"),
      output: boards.map((n) => words[isWon(n) ? 0 : 1]).join("\n"),
    };
  };

/** Moves of coins on a board of 15 by 15, by column and row from 1. */
const coinMoves = ([x, y]: readonly [number, number]) =>
  (
    [
      [x - 2, y + 1],
      [x - 2, y - 1],
      [x + 1, y - 2],
      [x - 1, y - 2],
    ] as const
  ).filter((to) => to.every((each) => each >= 1 && each <= 15));

const coinsAreWon = plainly((coins: readonly (readonly [number, number])[]) =>
  coins.flatMap((coin, i) =>
    coinMoves(coin).map((to) => [...coins.slice(0, i), to, ...coins.slice(i + 1)].sort()),
  ),
);

/** Tests about a heap from which a move takes one of the given numbers. */
const ofHeap = (takes: readonly number[], misere = false) =>
  ofPiles(
    take(() => takes),
    ["SK", "CY"],
    { ...one, most: 30, piles: 1, test: String, misere },
  );

/** Tests of two pieces of a row, which go one square at a time. */
const ofSteps =
  (
    words: readonly [wins: string, loses: string],
    {
      ordered,
      count,
      all,
    }: {
      readonly ordered: boolean;
      readonly count: number;
      readonly all: (tests: readonly string[]) => string;
    },
  ) =>
  (roll: Roll): Drawn => {
    const asked = Array.from({ length: count }, () => {
      const width = 2 + roll(6);
      return { width, row: drawnRow(roll, width, ordered) };
    });
    return {
      input: all(asked.map(({ width, row: [a, b] }) => `${width} ${a + 1} ${b + 1}`)),
      output: asked.map(({ width, row }) => words[rowsAreWon(width, [row], 1) ? 0 : 1]).join("\n"),
    };
  };

/** Coins of a circle, of which a move takes one or two neighbours. */
const circleIsWon = (n: number): boolean =>
  plainly((coins: readonly number[]) =>
    coins.flatMap((coin) =>
      [[coin], [coin, (coin + 1) % n]].flatMap((taken) =>
        taken.every((each) => coins.includes(each)) ? [coins.filter((each) => !taken.includes(each))] : [],
      ),
    ),
  )(Array.from({ length: n }, (_, coin) => coin));

/** Piles, each with the most that a move takes of it. */
const ofLimited =
  (words: readonly [wins: string, loses: string]) =>
  (roll: Roll): Drawn => {
    const wins = plainly((piles: readonly (readonly [stones: number, most: number])[]) =>
      piles.flatMap(([stones, most], i) =>
        upTo(Math.min(stones, most)).map((k) => [
          ...piles.slice(0, i),
          [stones - k, most] as const,
          ...piles.slice(i + 1),
        ]),
      ),
    );
    const asked = Array.from({ length: 8 }, () =>
      Array.from({ length: 1 + roll(3) }, () => [1 + roll(6), 1 + roll(4)] as const),
    );
    return {
      input: `${asked.length}\n${asked.map((piles) => [piles.length, ...piles.map((each) => each.join(" "))].join("\n")).join("\n")}\n`,
      output: asked.map((piles) => words[wins(piles) ? 0 : 1]).join("\n"),
    };
  };

/** Dates, of which a move goes to the next day, or to the same day of the next month if it has one; none is passed. */
const ofDates =
  (year: number) =>
  (roll: Roll): Drawn => {
    const day = 86_400_000;
    const last = Date.UTC(year, 10, 4);
    const wins = plainly((date: number) => {
      const [y, m, d] = [
        new Date(date).getUTCFullYear(),
        new Date(date).getUTCMonth(),
        new Date(date).getUTCDate(),
      ];
      const later = new Date(Date.UTC(y, m + 1, d));
      return [date + day, ...(later.getUTCDate() === d ? [later.getTime()] : [])].filter((to) => to <= last);
    });
    const asked = [
      Date.UTC(year, 8, 30),
      Date.UTC(year - 1, 10, 30),
      ...Array.from({ length: 20 }, () => last - day * (1 + roll(1200))),
    ];
    const text = (date: number) => new Date(date).toISOString().slice(0, 10).split("-").map(Number).join(" ");
    return {
      input: `${asked.length}\n${asked.map(text).join("\n")}\n`,
      output: asked.map((date) => (wins(date) ? "YES" : "NO")).join("\n"),
    };
  };

/** Sets of different numbers, at least two, of this sum. */
const distinctParts = (sum: number, least = 1): readonly (readonly number[])[] =>
  upTo(sum).flatMap((part) =>
    part < least
      ? []
      : part === sum
        ? [[part]]
        : distinctParts(sum - part, part + 1).map((others) => [part, ...others]),
  );

/** Statements of problems that `judge` does not read. */
export const statements: Readonly<Record<string, (roll: Roll) => Drawn>> = {
  "acwing-891": ofPiles(anything, ["Yes", "No"], one),
  "poj-2234": ofPiles(anything, ["Yes", "No"], { all: (tests) => `${tests.join("\n")}\n` }),
  "uva-10165": ofPiles(anything, ["Yes", "No"], { all: (tests) => `${tests.join("\n")}\n0\n` }),
  "hdu-1850": winningTakes(
    (tests) => `${tests.join("\n")}\n0\n`,
    (moves) => [`${moves.length}`],
    ["0"],
  ),
  "poj-2975": winningTakes(
    (tests) => `${tests.join("\n")}\n0\n`,
    (moves) => [`${moves.length}`],
    ["0"],
  ),
  "boj-16895": winningTakes(one.all, (moves) => [`${moves.length}`], ["0"], 1),
  "hdu-2149": (roll) => {
    const asked = Array.from({ length: 12 }, () => [1 + roll(14), 1 + roll(7)] as const);
    const output = asked.map(([price, most]) => {
      // The bids so far; whoever reaches the price wins.
      const wins = plainly((paid: number) => (paid >= price ? [] : upTo(most).map((bid) => paid + bid)));
      const bids = upTo(most).filter((bid) => !wins(bid));
      return bids.length === 0 ? "none" : bids.join(" ");
    });
    return { input: asked.map((each) => `${each.join(" ")}\n`).join(""), output: output.join("\n") };
  },
  "hdu-2176": winningTakes(
    (tests) => `${tests.join("\n")}\n0\n`,
    (moves) => ["Yes", ...moves.map(({ from, to }) => `${from} ${to}`)],
    ["No"],
  ),
  "luogu-p1247": winningTakes(
    one.all,
    ([first], piles) => [
      `${first!.from - first!.to} ${first!.at + 1}`,
      piles.map((pile, i) => (i === first!.at ? first!.to : pile)).join(" "),
    ],
    ["lose"],
    1,
  ),
  "hdu-2177": (roll) => {
    const wins = plainly(([x = 0, y = 0]: readonly number[]) => fromBoth(x, y));
    const asked = Array.from({ length: 12 }, () => drawnList(roll, 2, 0, 12).sort((a, b) => a - b));
    const tests = asked.filter(([x, y]) => x! + y! > 0);
    const output = tests.flatMap(([x = 0, y = 0]) => {
      const left = fromBoth(x, y)
        .filter((each) => !wins(each))
        .map((each) => each.join(" "));
      return left.length === 0 ? ["0"] : ["1", ...new Set(left)];
    });
    return {
      input: `${tests.map((each) => each.join(" ")).join("\n")}\n0 0\n`,
      output: output.join("\n"),
    };
  },
  "spoj-ngm": (roll) => {
    const digits = (n: number) => [...new Set(`${n}`)].map(Number).filter((digit) => digit > 0);
    const wins = plainly((n: number) => digits(n).map((digit) => n - digit));
    const n = 1 + roll(300);
    const [digit] = digits(n).filter((digit) => !wins(n - digit));
    return { input: `${n}\n`, output: digit === undefined ? "2" : `1\n${digit}` };
  },
  "cses-1730": ofPiles(anything, ["first", "second"]),
  "cses-1099": ofPiles(([, ...stairs]) => stepsDown(stairs).map((to) => [0, ...to]), ["first", "second"], {
    least: 0,
    most: 3,
    piles: 4,
    sorted: false,
  }),
  "cses-1098": ofPiles(
    take(() => [1, 2, 3]),
    ["first", "second"],
  ),
  "hackerrank-nim-game": ofPiles(anything, ["First", "Second"]),
  "hackerrank-poker-nim": (roll) => {
    // Chips of a pile, and the numbers of times that each player may still add to it; here one or two chips
    // at a time.
    const wins = plainly((piles: readonly (readonly [chips: number, mine: number, theirs: number])[]) =>
      piles.flatMap(([chips, mine, theirs], i) =>
        [
          ...upTo(chips).map((k) => [chips - k, mine, theirs] as const),
          ...(mine > 0 ? [1, 2].map((k) => [chips + k, mine - 1, theirs] as const) : []),
        ].map((to) =>
          [...piles.slice(0, i), to, ...piles.slice(i + 1)]
            .map(([left, a, b]) => [left, b, a] as const)
            .sort(),
        ),
      ),
    );
    const asked = Array.from({ length: 6 }, () => [roll(2), drawnList(roll, 1 + roll(2), 1, 3)] as const);
    return {
      input: `${asked.length}\n${asked.map(([k, piles]) => `${piles.length} ${k}\n${piles.join(" ")}`).join("\n")}\n`,
      output: asked
        .map(([k, piles]) => (wins(piles.map((chips) => [chips, k, k] as const).sort()) ? "First" : "Second"))
        .join("\n"),
    };
  },
  "hackerrank-game-of-stones": ofPiles(
    take(() => [2, 3, 5]),
    ["First", "Second"],
    {
      most: 30,
      piles: 1,
      test: String,
    },
  ),
  "hackerrank-zero-move-nim": (roll) => {
    const wins = plainly((piles: readonly (readonly [items: number, passes: number])[]) =>
      piles.flatMap(([items, passes], i) =>
        [
          ...upTo(items).map((k) => [items - k, passes] as const),
          ...(items > 0 && passes > 0 ? [[items, 0] as const] : []),
        ].map((to) => [...piles.slice(0, i), to, ...piles.slice(i + 1)].sort()),
      ),
    );
    const asked = Array.from({ length: 8 }, () => drawnList(roll, 1 + roll(3), 1, 5));
    return {
      input: `${asked.length}\n${asked.map((piles) => `${piles.length}\n${piles.join(" ")}`).join("\n")}\n`,
      output: asked
        .map((piles) => (wins(piles.map((items) => [items, 1] as const).sort()) ? "W" : "L"))
        .join("\n"),
    };
  },
  "hackerrank-a-chessboard-game-again": (roll) => {
    const asked = Array.from({ length: 8 }, () =>
      Array.from({ length: 1 + roll(2) }, () => [1 + roll(7), 1 + roll(7)] as const),
    );
    return {
      input: `${asked.length}\n${asked.map((coins) => `${coins.length}\n${coins.map((coin) => coin.join(" ")).join("\n")}`).join("\n")}\n`,
      output: asked.map((coins) => (coinsAreWon([...coins].sort()) ? "First" : "Second")).join("\n"),
    };
  },
  "hackerrank-vertical-rooks": ofRows(["player-2", "player-1"], (rows) =>
    [rows.length, ...rows.map(([, b]) => b + 1), ...rows.map(([a]) => a + 1)].join("\n"),
  ),
  "hdu-1730": ofRows(
    ["I WIN!", "BAD LUCK!"],
    (rows, width) => [`${rows.length} ${width}`, ...rows.map(([a, b]) => `${a + 1} ${b + 1}`)].join("\n"),
    { counted: false },
  ),
  "lightoj-1186": ofRows(
    ["Case #: white wins", "Case #: black wins"],
    (rows) =>
      [
        `${rows.length}`,
        rows.map(([white]) => white).join(" "),
        rows.map(([, black]) => black).join(" "),
      ].join("\n"),
    { ordered: true },
  ),
  "lightoj-1192": ofRows(
    ["Case #: Alice", "Case #: Bob"],
    (rows) => `${rows.length}\n${rows.map(([grey, brown]) => `${grey} ${brown}`).join(" ")}`,
    { ordered: true },
  ),
  "hdu-1846": ofPairs(
    ["first", "second"],
    ([n, m]) => upTo(Math.min(n, m)).map((k) => [n - k, m] as const),
    [1, 12],
  ),
  "hdu-4664": ofPiles(
    // A line between two points leaves the points on either side of it.
    inPiles((points) => upTo(points - 1).map((side) => [side - 1, points - 1 - side])),
    ["Carol", "Dave"],
    { most: 9 },
  ),
  "hdu-2509": ofPiles(
    // Adjacent apples are taken from a row.
    inPiles((row) =>
      upTo(row).flatMap((k) =>
        Array.from({ length: row - k + 1 }, (_, before) => [before, row - k - before]),
      ),
    ),
    ["Yes", "No"],
    { most: 6, misere: true, all: (tests) => `${tests.join("\n")}\n` },
  ),
  "lightoj-1253": inCases(ofPiles(anything, ["Alice", "Bob"], { misere: true })),
  "hdu-4764": ofPairs(
    ["Tang", "Jiang"],
    // A number grows from 0 by at most k; a player who has to write n or more loses.
    ([n, k]) => upTo(Math.min(k, n - 1)).map((step) => [n - step, k] as const),
    [1, 14],
    (tests) => `${tests.join("\n")}\n0 0\n`,
  ),
  "hdu-6892": ofPiles(
    inPiles((bar) =>
      upTo(bar).flatMap((k) => (k > 1 && bar % k === 0 ? [Array.from({ length: k }, () => bar / k)] : [])),
    ),
    ["W", "L"],
    { most: 6, piles: 2 },
  ),
  "uva-1482": ofPiles(
    take((pile) => upTo(Math.floor(pile / 2))),
    ["YES", "NO"],
    { most: 12 },
  ),
  "codeforces-1537d": ofPiles(
    take((n) => upTo(n - 1).filter((k) => k > 1 && n % k === 0)),
    ["Alice", "Bob"],
    { most: 70, piles: 1, test: String },
  ),
  "codeforces-1370c": ofPiles(
    inPiles((n) => [
      ...(n > 1 ? [[n - 1]] : []),
      ...upTo(n).flatMap((k) => (k > 1 && k % 2 === 1 && n % k === 0 ? [[n / k]] : [])),
    ]),
    ["Ashishgup", "FastestFinger"],
    { most: 90, piles: 1, count: 20, test: String },
  ),
  "codeforces-1194d": ofPairs(
    ["Alice", "Bob"],
    ([n, k]) => [1, 2, k].flatMap((step) => (step <= n ? [[n - step, k] as const] : [])),
    [3, 25],
  ),
  "codeforces-603c": (roll) => {
    const k = 1 + roll(5);
    const one = ofPiles(
      inPiles((cows) => [
        ...(cows > 0 ? [[cows - 1]] : []),
        ...(cows > 0 && cows % 2 === 0 ? [Array.from({ length: k }, () => cows / 2)] : []),
      ]),
      ["Kevin", "Nicky"],
      {
        ...{ most: k > 3 ? 5 : 7, piles: 2, count: 1 },
        test: (piles) => `${piles.length} ${k}\n${piles.join(" ")}`,
        all: ([test]) => `${test}\n`,
      },
    );
    return one(roll);
  },
  "spoj-mcoins": (roll) => {
    const k = 2 + roll(7);
    const l = k + 1 + roll(9 - k);
    const towers = ofPiles(
      take((n) => [1, k, l].filter((coins) => coins <= n)),
      ["A", "B"],
      {
        ...{ most: 60, piles: 1, test: String },
        all: (tests) => `${k} ${l} ${tests.length}\n${tests.join(" ")}\n`,
      },
    );
    const { input, output } = towers(roll);
    return { input, output: output.replaceAll("\n", "") };
  },
  "zoj-3057": (roll) => {
    const wins = plainly(([x = 0, y = 0, z = 0]: readonly number[]) => [
      ...anything([x, y, z]),
      ...upTo(Math.min(x, y)).map((k) => [x - k, y - k, z]),
      ...upTo(Math.min(x, z)).map((k) => [x - k, y, z - k]),
      ...upTo(Math.min(y, z)).map((k) => [x, y - k, z - k]),
    ]);
    const asked = Array.from({ length: 12 }, () => drawnList(roll, 3, 0, 6));
    return {
      input: asked.map((heaps) => `${heaps.join(" ")}\n`).join(""),
      output: asked.map((heaps) => (wins(heaps) ? "1" : "0")).join("\n"),
    };
  },
  "cses-1729": (roll) => {
    const [most, count] = [1 + roll(30), 1 + roll(4)];
    const takes = [...new Set(drawnList(roll, count, 1, most))];
    const wins = plainly((n: number) => takes.filter((k) => k <= n).map((k) => n - k));
    return {
      input: `${most} ${takes.length}\n${takes.join(" ")}\n`,
      output: upTo(most)
        .map((n) => (wins(n) ? "W" : "L"))
        .join(""),
    };
  },
  "bzoj-1874": (roll) => {
    const piles = drawnList(roll, 1 + roll(4), 1, 7);
    const takes = [...new Set(drawnList(roll, 1 + roll(3), 1, 5))].sort((a, b) => a - b);
    const wins = plainly(take((n) => takes.filter((k) => k <= n)));
    const all = piles.flatMap((pile, i) => takes.filter((k) => k <= pile).map((k) => [i, k] as const));
    const first = all.find(([i, k]) => !wins(piles.with(i, piles[i]! - k).sort((a, b) => a - b)));
    return {
      input: `${piles.length}\n${piles.join("\n")}\n${takes.length}\n${takes.join("\n")}\n`,
      output: first === undefined ? "NO" : `YES\n${first[0] + 1} ${first[1]}`,
    };
  },
  "poj-1704": (roll) => {
    /** To the left, not over another chessman. */
    const wins = plainly((places: readonly number[]) =>
      places.flatMap((place, i) =>
        upTo(place - 1 - (places[i - 1] ?? 0)).map((k) => places.with(i, place - k)),
      ),
    );
    const asked = Array.from({ length: 8 }, () => [...new Set(drawnList(roll, 1 + roll(4), 1, 9))]);
    return {
      input: `${asked.length}\n${asked.map((places) => `${places.length}\n${places.join(" ")}\n`).join("")}`,
      output: asked
        .map((places) => (wins(places.toSorted((a, b) => a - b)) ? "Georgia will win" : "Bob will win"))
        .join("\n"),
    };
  },
  "atcoder-agc017d": (roll) => ofTrees(roll, 1),
  "atcoder-abc354e": (roll) => {
    const n = 1 + roll(7);
    const most = 2 + roll(4);
    const cards = Array.from({ length: n }, () => drawnList(roll, 2, 1, most));
    const wins = plainly((left: readonly number[]) =>
      left.flatMap((i) =>
        left.flatMap((j) =>
          i < j && cards[i]!.some((side, at) => side === cards[j]![at])
            ? [left.filter((each) => each !== i && each !== j)]
            : [],
        ),
      ),
    );
    return {
      input: `${n}\n${cards.map((card) => card.join(" ")).join("\n")}\n`,
      output: wins(cards.map((_, i) => i)) ? "Takahashi" : "Aoki",
    };
  },
  "atcoder-agc033c": (roll) => {
    const n = 1 + roll(6);
    const edges = treeOf(roll, n);
    // A player chooses a vertex and takes all coins on it, and each other coin moves one step towards it.
    const next = (from: number, to: number): number => {
      const steps = new Map([[to, to]]);
      for (const [at] of steps)
        for (const [a, b] of edges)
          for (const [x, y] of [
            [a, b],
            [b, a],
          ] as const)
            if (x === at && !steps.has(y)) steps.set(y, x);
      return steps.get(from)!;
    };
    const wins = plainly<readonly number[]>((coins) =>
      [...new Set(coins)].map((at) => [
        ...new Set(coins.flatMap((each) => (each === at ? [] : [next(each, at)])).sort((a, b) => a - b)),
      ]),
    );
    return {
      input: `${n}\n${edges.map((edge) => edge.join(" ")).join("\n")}\n`,
      output: wins(upTo(n)) ? "First" : "Second",
    };
  },
  "codeforces-1823e": (roll) => {
    const sizes = Array.from({ length: 1 + roll(2) }, () => 3 + roll(4));
    const n = sizes.reduce((sum, each) => sum + each, 0);
    const names = mixed(roll, upTo(n));
    const edges = sizes.flatMap((size) => {
      const circle = names.splice(0, size);
      return circle.map((vertex, i) => [vertex, circle[(i + 1) % size]!] as const);
    });
    const l = 1 + roll(n - 1);
    const r = l + 1 + roll(n - l);
    const connected = (left: readonly number[]): (readonly number[])[] => {
      const found = new Map<string, readonly number[]>(left.map((each) => [`${each}`, [each]]));
      for (const [, set] of found)
        for (const [a, b] of edges)
          for (const [x, y] of [
            [a, b],
            [b, a],
          ] as const)
            if (set.includes(x) && left.includes(y) && !set.includes(y)) {
              const larger = [...set, y].sort((p, q) => p - q);
              found.set(`${larger}`, larger);
            }
      return [...found.values()];
    };
    const wins = plainly<readonly number[]>((left) =>
      connected(left)
        .filter(({ length }) => l <= length && length <= r)
        .map((set) => left.filter((each) => !set.includes(each))),
    );
    return {
      input: `${n} ${l} ${r}\n${mixed(roll, edges)
        .map((edge) => edge.join(" "))
        .join("\n")}\n`,
      output: wins(upTo(n)) ? "Alice" : "Bob",
    };
  },
  "spoj-matgame": (roll) => {
    const tests = Array.from({ length: 1 + roll(4) }, () => {
      const width = 1 + roll(4);
      return Array.from({ length: 1 + roll(2) }, () => drawnList(roll, width, 1, 3));
    });
    const wins = plainly<readonly (readonly number[])[]>((rows) =>
      rows.flatMap((row, i) => {
        const at = row.findIndex((each) => each > 0);
        return at < 0 ? [] : upTo(row[at]!).map((k) => rows.with(i, row.with(at, row[at]! - k)));
      }),
    );
    const text = tests.map(
      (rows) => `${rows.length} ${rows[0]!.length}\n${rows.map((row) => row.join(" ")).join("\n")}\n`,
    );
    return {
      input: `${tests.length}\n${text.join("\n")}`,
      output: tests.map((rows) => (wins(rows) ? "FIRST" : "SECOND")).join("\n"),
    };
  },
  "atcoder-agc010d": (roll) => {
    const divisorOf = (all: readonly number[]) =>
      upTo(Math.max(...all)).findLast((d) => all.every((each) => each % d === 0))!;
    const drawn = drawnList(roll, 1 + roll(4), 1, 9);
    const numbers = drawn.map((each) => each / divisorOf(drawn));
    const wins = plainly<readonly number[]>((left) =>
      left.flatMap((each, i) => {
        if (each === 1) return [];
        const next = left.with(i, each - 1);
        return [next.map((other) => other / divisorOf(next)).sort((a, b) => a - b)];
      }),
    );
    return {
      input: `${numbers.length}\n${numbers.join(" ")}\n`,
      output: wins(numbers) ? "First" : "Second",
    };
  },
  "atcoder-agc002e": (roll) => {
    const piles = drawnList(roll, 1 + roll(5), 1, 6);
    const wins = plainly<readonly number[]>((left) => {
      const piles = left.filter((each) => each > 0).sort((a, b) => a - b);
      return piles.length === 0 ? [] : [piles.slice(0, -1), piles.map((each) => each - 1)];
    }, true);
    return {
      input: `${piles.length}\n${piles.join(" ")}\n`,
      output: wins(piles) ? "First" : "Second",
    };
  },
  "atcoder-arc091f": (roll) => {
    const piles = Array.from({ length: 1 + roll(3) }, () => [roll(12), 1 + roll(6)] as const);
    const wins = plainly((left: readonly (readonly [number, number])[]) =>
      left.flatMap(([stones, share], i) =>
        upTo(Math.floor(stones / share)).map((k) => left.with(i, [stones - k, share])),
      ),
    );
    return {
      input: `${piles.length}\n${piles.map((pile) => pile.join(" ")).join("\n")}\n`,
      output: wins(piles) ? "Takahashi" : "Aoki",
    };
  },
  "atcoder-agc010f": (roll) => {
    const n = 2 + roll(4);
    const stones = drawnList(roll, n, 1, 3);
    const edges = treeOf(roll, n);
    // A move takes a stone from the vertex of the piece, and moves the piece to a neighbour.
    const wins = plainly(([at = 0, ...left]: readonly number[]) =>
      left[at - 1] === 0
        ? []
        : edges.flatMap(([a, b]) =>
            a === at || b === at ? [[a + b - at, ...left.with(at - 1, left[at - 1]! - 1)]] : [],
          ),
    );
    return {
      input: `${n}\n${stones.join(" ")}\n${edges.map((edge) => edge.join(" ")).join("\n")}\n`,
      output: upTo(n)
        .filter((start) => wins([start, ...stones]))
        .join(" "),
    };
  },
  "codeforces-1033c": (roll) => {
    const row = mixed(roll, upTo(1 + roll(9)));
    const wins = plainly((at: number) =>
      row.flatMap((number, to) => (number > row[at]! && Math.abs(to - at) % row[at]! === 0 ? [to] : [])),
    );
    return {
      input: `${row.length}\n${row.join(" ")}\n`,
      output: row.map((_, at) => (wins(at) ? "A" : "B")).join(""),
    };
  },
  "luogu-p4055": (roll) => {
    const [rows, columns] = [1 + roll(4), 1 + roll(4)];
    const maze = upTo(rows).map(() => wordOf(roll, "..#", columns));
    const neighbours = (at: number) =>
      [
        ...(at % columns > 0 ? [at - 1] : []),
        ...(at % columns < columns - 1 ? [at + 1] : []),
        at - columns,
        at + columns,
      ].filter((to) => maze[Math.floor(to / columns)]?.[to % columns] === ".");
    const wins = plainly(([at = 0, ...been]: readonly number[]) =>
      neighbours(at).flatMap((to) => (been.includes(to) ? [] : [[to, at, ...been]])),
    );
    // The second player moves first, so the first one wins from squares that are lost for the player to move.
    const starts = upTo(rows * columns)
      .map((square) => square - 1)
      .filter((at) => maze[Math.floor(at / columns)]![at % columns] === "." && !wins([at]));
    const named = starts.map((at) => `${Math.floor(at / columns) + 1} ${(at % columns) + 1}`);
    return {
      input: `${rows} ${columns}\n${maze.join("\n")}\n`,
      output: starts.length === 0 ? "LOSE" : ["WIN", ...named].join("\n"),
    };
  },
  "poj-2599": (roll) => {
    const n = 1 + roll(9);
    const edges = mixed(roll, treeOf(roll, n));
    const start = 1 + roll(n);
    const next = ([at = 0, ...been]: readonly number[]) =>
      upTo(n).filter(
        (to) =>
          !been.includes(to) && edges.some(([a, b]) => (a === at && b === to) || (a === to && b === at)),
      );
    const wins = plainly((walk: readonly number[]) => next(walk).map((to) => [to, ...walk]));
    const best = next([start]).find((to) => !wins([to, start]));
    return {
      input: `${n} ${start}\n${edges.map((edge) => edge.join(" ")).join("\n")}\n`,
      output: best === undefined ? "First player loses" : `First player wins flying to airport ${best}`,
    };
  },
  "acwing-1319": (roll) => {
    const n = 2 + roll(6);
    // Edges from later to earlier vertices of a random order.
    const order = upTo(n).toSorted(() => roll(3) - 1);
    const edges = Array.from({ length: roll(10) }, () => {
      const late = 1 + roll(n - 1);
      return [order[late]!, order[roll(late)]!] as const;
    });
    const tokens = drawnList(roll, 1 + roll(3), 1, n);
    const wins = plainly((places: readonly number[]) =>
      places.flatMap((place, i) =>
        edges.flatMap(([a, b]) => (a === place ? [places.with(i, b).toSorted((x, y) => x - y)] : [])),
      ),
    );
    const lines = [[n, edges.length, tokens.length], ...edges, tokens];
    return {
      input: `${lines.map((line) => line.join(" ")).join("\n")}\n`,
      output: wins(tokens) ? "win" : "lose",
    };
  },
  "acwing-1322": (roll) => {
    const wins = plainly((row: readonly number[]) => {
      const ends = [...new Set([0, row.length - 1])].filter((end) => row.length > 0 && end >= 0);
      return ends.flatMap((end) =>
        upTo(row[end]!).map((k) => (k < row[end]! ? row.with(end, row[end]! - k) : row.toSpliced(end, 1))),
      );
    });
    const asked = Array.from({ length: 8 }, () => drawnList(roll, 1 + roll(5), 1, 5));
    return {
      input: `${asked.length}\n${asked.map((row) => `${row.length}\n${row.join(" ")}\n`).join("")}`,
      output: asked.map((row) => (wins(row) ? "1" : "0")).join("\n"),
    };
  },
  "hdu-1404": (roll) => {
    const wins = plainly((digits: string) =>
      [...digits].flatMap((digit, i) => [
        ...upTo(Number(digit)).map((k) => digits.slice(0, i) + (k - 1) + digits.slice(i + 1)),
        ...(digit === "0" ? [digits.slice(0, i)] : []),
      ]),
    );
    const words = upTo(8).map(() => wordOf(roll, "0123456", 1 + roll(4)));
    return {
      input: `${words.join("\n")}\n`,
      output: words.map((word) => (wins(word) ? "Yes" : "No")).join("\n"),
    };
  },
  "hdu-2873": (roll) => {
    type Bombs = readonly (readonly [row: number, column: number])[];
    const left = (bombs: Bombs): Bombs => {
      const odd = bombs.filter(
        ([p, q]) => p * q > 1 && bombs.filter(([row, column]) => row === p && column === q).length % 2 === 1,
      );
      return [...new Map(odd.map((bomb) => [`${bomb}`, bomb])).values()].sort(
        ([a, b], [c, d]) => a - c || b - d,
      );
    };
    const wins = plainly((bombs: Bombs) =>
      bombs.flatMap(([p, q], i) => {
        const others = bombs.toSpliced(i, 1);
        if (q === 1) return upTo(p - 1).map((u) => left([...others, [u, 1]]));
        if (p === 1) return upTo(q - 1).map((v) => left([...others, [1, v]]));
        return upTo(p - 1).flatMap((u) => upTo(q - 1).map((v) => left([...others, [u, q], [p, v]])));
      }),
    );
    const boards = upTo(4).map(() => {
      const [n, m] = [1 + roll(3), 1 + roll(3)];
      return upTo(n).map(() => wordOf(roll, "#...", m));
    });
    const bombsOf = (rows: readonly string[]): Bombs =>
      rows.flatMap((row, i) => [...row].flatMap((cell, j): Bombs => (cell === "#" ? [[i + 1, j + 1]] : [])));
    return {
      input: `${boards.map((rows) => `${rows.length} ${rows[0]!.length}\n${rows.join("\n")}\n`).join("")}0 0\n`,
      output: boards.map((rows) => (wins(left(bombsOf(rows))) ? "John" : "Jack")).join("\n"),
    };
  },
  "hdu-3537": (roll) => {
    const turned = (heads: readonly number[], coins: readonly number[]) =>
      [
        ...heads.filter((each) => !coins.includes(each)),
        ...coins.filter((each) => !heads.includes(each)),
      ].sort((a, b) => a - b);
    const wins = plainly((heads: readonly number[]) =>
      heads.flatMap((last) => {
        const below = upTo(last).map((each) => each - 1);
        return [
          [last],
          ...below.map((a) => [a, last]),
          ...below.flatMap((a) => below.filter((b) => b < a).map((b) => [b, a, last])),
        ].map((coins) => turned(heads, coins));
      }),
    );
    const asked = upTo(6).map(() => drawnList(roll, roll(5), 0, 6));
    return {
      input: asked.map((coins) => `${[coins.length, ...coins].join(" ")}\n`).join(""),
      output: asked
        .map((coins) => (wins([...new Set(coins)].sort((a, b) => a - b)) ? "No" : "Yes"))
        .join("\n"),
    };
  },
  "hdu-4111": (roll) => {
    const wins = plainly((heaps: readonly number[]) =>
      heaps.flatMap((heap, i) => {
        const others = heaps.toSpliced(i, 1);
        const joined = others.map((other, j) => [...others.toSpliced(j, 1), heap + other]);
        return [[...others, heap - 1], ...joined].map((left) =>
          left.filter((each) => each > 0).sort((a, b) => a - b),
        );
      }),
    );
    const asked = upTo(8).map(() => drawnList(roll, 1 + roll(5), 1, 1 + roll(4)).sort((a, b) => a - b));
    return {
      input: `${asked.length}\n${asked.map((heaps) => `${heaps.length}\n${heaps.join(" ")}\n`).join("")}`,
      output: asked.map((heaps, i) => `Case #${i + 1}: ${wins(heaps) ? "Alice" : "Bob"}`).join("\n"),
    };
  },
  "hdu-5724": ofJumps,
  "luogu-p2575": ofJumps,
  "codeforces-1704f": (roll) => {
    // Alice paints red cells, Bob blue ones, each with a neighbour.
    const known = new Map<string, boolean>();
    const wins = (row: string, own: "R" | "B"): boolean => {
      const key = row + own;
      const found =
        known.get(key) ??
        upTo(row.length - 1).some(
          (i) =>
            row.slice(i - 1, i + 1).includes(own) &&
            !wins(`${row.slice(0, i - 1)}..${row.slice(i + 1)}`, own === "R" ? "B" : "R"),
        );
      known.set(key, found);
      return found;
    };
    const rows = upTo(6).map(() =>
      roll(2) === 0
        ? wordOf(roll, "RB", 2 + roll(8))
        : [..."RB".repeat(1 + roll(5))].sort(() => roll(3) - 1).join(""),
    );
    return {
      input: `${rows.length}\n${rows.map((row) => `${row.length}\n${row}\n`).join("")}`,
      output: rows.map((row) => (wins(row, "R") ? "Alice" : "Bob")).join("\n"),
    };
  },
  "hackerrank-chocolate-in-box": winningTakes(
    (tests) => `${tests[0]}\n`,
    (moves) => [`${moves.length}`],
    ["0"],
    1,
  ),
  "leetcode-464": (roll) => {
    const [m, total] = [1 + roll(7), roll(30)];
    const wins = (left: readonly number[], missing: number): boolean =>
      left.some(
        (each) =>
          each >= missing ||
          !wins(
            left.filter((other) => other !== each),
            missing - each,
          ),
      );
    const isReached = upTo(m).reduce((sum, each) => sum + each, 0) >= total;
    return { input: `${m} ${total}\n`, output: `${isReached && wins(upTo(m), total)}` };
  },
  "leetcode-2029": (roll) => {
    const isWon = (left: readonly number[], removed: number, isAlice: boolean): boolean => {
      if (left.length === 0) return !isAlice;
      return left.some((stone, i) => {
        const sum = (removed + stone) % 3;
        return sum !== 0 && !isWon(left.toSpliced(i, 1), sum, !isAlice);
      });
    };
    const stones = drawnList(roll, 1 + roll(7), 1, 6);
    return { input: `${stones.length}\n${stones.join(" ")}\n`, output: `${isWon(stones, 0, true)}` };
  },
  "codeforces-276b": (roll) => {
    const known = new Map<string, boolean>();
    const wins = (word: string): boolean => {
      const odd = [...new Set(word)].filter((letter) => word.split(letter).length % 2 === 0).length;
      const found =
        known.get(word) ??
        (odd <= 1 || [...word].some((_, i) => !wins(word.slice(0, i) + word.slice(i + 1))));
      known.set(word, found);
      return found;
    };
    const word = wordOf(roll, "aabbcz", 1 + roll(8));
    return { input: `${word}\n`, output: wins(word) ? "First" : "Second" };
  },
  "codeforces-1373b": (roll) => {
    const wins = plainly((word: string) =>
      upTo(word.length - 1).flatMap((i) =>
        word[i] === word[i - 1] ? [] : [word.slice(0, i - 1) + word.slice(i + 1)],
      ),
    );
    const words = upTo(6).map(() => wordOf(roll, "01", 1 + roll(9)));
    return {
      input: `${words.length}\n${words.join("\n")}\n`,
      output: words.map((word) => (wins(word) ? "DA" : "NET")).join("\n"),
    };
  },
  "leetcode-294": (roll) => {
    const wins = plainly((row: string) =>
      upTo(row.length - 1).flatMap((i) =>
        row.slice(i - 1, i + 1) === "++" ? [`${row.slice(0, i - 1)}--${row.slice(i + 1)}`] : [],
      ),
    );
    const row = wordOf(roll, "+++-", 1 + roll(14));
    return { input: `${row}\n`, output: wins(row) ? "true" : "false" };
  },
  "uva-11489": (roll) => {
    const wins = plainly((word: string) =>
      [...word]
        .map((_, i) => word.slice(0, i) + word.slice(i + 1))
        .filter((rest) => [...rest].reduce((sum, digit) => sum + Number(digit), 0) % 3 === 0),
    );
    const words = upTo(8).map(() => wordOf(roll, "123456789", 1 + roll(8)));
    return {
      input: `${words.length}\n${words.join("\n")}\n`,
      output: words.map((word, i) => `Case ${i + 1}: ${wins(word) ? "S" : "T"}`).join("\n"),
    };
  },
  "codechef-stradj": (roll) => {
    const wins = plainly((word: string) =>
      upTo(word.length - 1).flatMap((i) =>
        word[i] === word[i - 1]
          ? []
          : [word.slice(0, i - 1) + word.slice(i), word.slice(0, i) + word.slice(i + 1)],
      ),
    );
    const words = upTo(8).map(() => wordOf(roll, "01", 1 + roll(9)));
    const input = words.map((word) => `${word.length}\n${word}`).join("\n");
    return {
      input: `${words.length}\n${input}\n`,
      output: words.map((word) => (wins(word) ? "Alice" : "Bob")).join("\n"),
    };
  },
  "hdu-2486": (roll) => {
    const tests = upTo(6).map(() => [2 + roll(40), 1 + roll(6)] as const);
    const lines = tests.map(([n, k], i) => {
      const wins = plainly(([heap, most]: readonly [heap: number, most: number]) =>
        upTo(Math.min(heap, most)).map((taken) => [heap - taken, taken * k] as const),
      );
      const taken = upTo(n - 1).find((first) => !wins([n - first, first * k]));
      return `Case ${i + 1}: ${taken ?? "lose"}`;
    });
    const input = tests.map((each) => each.join(" ")).join("\n");
    return { input: `${tests.length}\n${input}\n`, output: lines.join("\n") };
  },
  "codeforces-1147c": (roll) => {
    const n = 2 * (1 + roll(2));
    /** Piles after a move in n/2 of them, from the i-th on. */
    const moved = (piles: readonly number[], i: number, left: number): number[][] => {
      if (left === 0) return [[...piles]];
      if (i === n) return [];
      return [
        ...moved(piles, i + 1, left),
        ...upTo(piles[i]!).flatMap((k) => moved(piles.with(i, piles[i]! - k), i + 1, left - 1)),
      ];
    };
    const wins = plainly((piles: readonly number[]) =>
      moved(piles, 0, n / 2).map((left) => left.toSorted((a, b) => a - b)),
    );
    const piles = drawnList(roll, n, 1, 4);
    return { input: `${n}\n${piles.join(" ")}\n`, output: wins(piles) ? "Alice" : "Bob" };
  },
  "poj-1740": (roll) => {
    const { input, output } = ofLists(["1", "0"], [4, 3], handsOn)(roll);
    return { input: `${input.slice(input.indexOf("\n") + 1)}0\n`, output };
  },
  "bzoj-1982": (roll) => {
    const { input, output } = ofLists(["first player", "second player"], [4, 3], handsOn)(roll);
    return { input: input.slice(input.indexOf("\n") + 1), output };
  },
  "timus-1180": (roll) => {
    const takes = (n: number) => upTo(n).filter((k) => Number.isInteger(Math.log2(k)));
    const wins = plainly((n: number) => takes(n).map((k) => n - k));
    const n = 1 + roll(60);
    return { input: `${n}\n`, output: wins(n) ? `1\n${takes(n).find((k) => !wins(n - k))}` : "2" };
  },
  "codeforces-1695b": ofLists(["Mike", "Joe"], [5, 5], (piles) => {
    const wins = plainly(([at, ...left]: readonly number[]) =>
      upTo(left[at!]!).map((k) => [(at! + 1) % left.length, ...left.with(at!, left[at!]! - k)]),
    );
    return wins([0, ...piles]);
  }),
  "codeforces-1990a": ofLists(["YES", "NO"], [6], (numbers) => {
    /** The largest number that was taken, and those that are left. */
    const wins = plainly(([largest, ...left]: readonly number[]) =>
      left.flatMap((each, i) => (each >= largest! ? [[each, ...left.toSpliced(i, 1)]] : [])),
    );
    return wins([0, ...numbers]);
  }),
  "codeforces-914b": ofCards(["Conan", "Agasa"]),
  "boj-16882": ofCards(["koosaga", "cubelover"]),
  "codeforces-282d": (roll) => {
    const wins = plainly((numbers: readonly number[]) => [
      ...numbers.flatMap((number, i) => upTo(number).map((k) => numbers.with(i, number - k))),
      ...upTo(Math.min(...numbers)).map((k) => numbers.map((number) => number - k)),
    ]);
    const numbers = drawnList(roll, 1 + roll(3), 0, 9);
    return {
      input: `${numbers.length}\n${numbers.join(" ")}\n`,
      output: wins(numbers) ? "BitLGM" : "BitAryo",
    };
  },
  "codeforces-1190b": (roll) => {
    const wins = plainly((piles: readonly number[]) =>
      piles
        .flatMap((pile, i) => (pile > 0 ? [piles.with(i, pile - 1)] : []))
        .filter((left) => new Set(left).size === left.length),
    );
    const piles = drawnList(roll, 1 + roll(4), 0, 5);
    return { input: `${piles.length}\n${piles.join(" ")}\n`, output: wins(piles) ? "sjfnb" : "cslnb" };
  },
  "codeforces-2107b": (roll) => {
    const asked = upTo(8).map(() => ({ k: 1 + roll(3), boxes: drawnList(roll, 2 + roll(3), 1, 5) }));
    const output = asked.map(({ k, boxes }) => {
      const wins = plainly((left: readonly number[]) =>
        left
          .flatMap((apples, i) => (apples > 0 ? [left.with(i, apples - 1)] : []))
          .filter((taken) => Math.max(...taken) - Math.min(...taken) <= k),
      );
      return wins(boxes) ? "Tom" : "Jerry";
    });
    const tests = asked.map(({ k, boxes }) => `${boxes.length} ${k}\n${boxes.join(" ")}`);
    return { input: `${tests.length}\n${tests.join("\n")}\n`, output: output.join("\n") };
  },
  "codeforces-2123a": (roll) => {
    /** The number that Bob must answer, or -1, and those on the board. */
    const wins = plainly(([asked, ...left]: readonly number[]) =>
      left.flatMap((number, i) => {
        const others = left.toSpliced(i, 1);
        if (asked === -1) return [[number, ...others]];
        return (asked! + number) % 4 === 3 ? [[-1, ...others]] : [];
      }),
    );
    const asked = upTo(5).map(() => 1 + roll(9));
    return {
      input: `${asked.length}\n${asked.join("\n")}\n`,
      output: asked.map((n) => (wins([-1, ...upTo(n).map((i) => i - 1)]) ? "Alice" : "Bob")).join("\n"),
    };
  },
  "boj-16889": (roll) => {
    /** The piles, each with what was taken from it. */
    const wins = plainly((piles: readonly (readonly number[])[]) =>
      piles.flatMap(([left, ...taken], i) =>
        upTo(left!)
          .filter((k) => !taken.includes(k))
          .map((k) => piles.with(i, [left! - k, ...taken, k])),
      ),
    );
    const piles = drawnList(roll, 1 + roll(3), 1, 5);
    return {
      input: `${piles.length}\n${piles.join(" ")}\n`,
      output: wins(piles.map((pile) => [pile])) ? "koosaga" : "cubelover",
    };
  },
  "boj-11695": (roll) => {
    /** What a move can leave of a row. */
    const less = ([first, ...others]: readonly number[]): number[][] =>
      first === undefined
        ? [[]]
        : upTo(first + 1).flatMap((left) => less(others).map((rest) => [left - 1, ...rest]));
    const wins = plainly((rows: readonly (readonly number[])[]) =>
      rows.flatMap((row, i) =>
        less(row)
          .filter((left) => left.some((each, j) => each < row[j]!))
          .map((left) => rows.with(i, left)),
      ),
    );
    const columns = 1 + roll(2);
    const rows = upTo(1 + roll(3)).map(() => drawnList(roll, columns, 0, 2));
    return {
      input: `${rows.length} ${columns}\n${rows.map((row) => row.join(" ")).join("\n")}\n`,
      output: wins(rows) ? "august14" : "ainta",
    };
  },
  "atcoder-arc131c": (roll) => {
    const xor = (numbers: readonly number[]) => numbers.reduce((all, each) => all ^ each, 0);
    // Whoever makes the xor 0 wins, so nothing is removed after that.
    const wins = plainly<readonly number[]>((left) =>
      xor(left) === 0 ? [] : left.map((_, i) => left.toSpliced(i, 1)),
    );
    let numbers: readonly number[] = [];
    while (xor(numbers) === 0) numbers = upTo(9).filter(() => roll(3) === 0);
    return {
      input: `${numbers.length}\n${numbers.join(" ")}\n`,
      output: wins(numbers) ? "Win" : "Lose",
    };
  },
  "atcoder-arc192b": (roll) => {
    /** The numbers, each with whether it was chosen. Play ends when all were. */
    const wins = plainly((left: readonly (readonly [number, boolean])[]) =>
      left.every(([, chosen]) => chosen)
        ? []
        : left.flatMap(([number], i) => (number > 0 ? [left.with(i, [number - 1, true])] : [])),
    );
    const numbers = drawnList(roll, 1 + roll(4), 1, 4);
    return {
      input: `${numbers.length}\n${numbers.join(" ")}\n`,
      output: wins(numbers.map((number) => [number, false])) ? "Fennec" : "Snuke",
    };
  },
  "atcoder-arc105d": ofLists(["First", "Second"], [4, 3], (bags) => {
    const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);
    /** Bags and dishes. */
    const wins = plainly(([closed, dishes]: readonly [readonly number[], readonly number[]]) => {
      if (closed.length === 0)
        return dishes.flatMap((coins, i) =>
          upTo(coins).map((k) => [[], sorted(dishes.with(i, coins - k))] as const),
        );
      return closed.flatMap((coins, i) =>
        dishes.map((held, j) => [closed.toSpliced(i, 1), sorted(dishes.with(j, held + coins))] as const),
      );
    });
    return wins([sorted(bags), bags.map(() => 0)]);
  }),
  "boj-16879": (roll) => {
    const steps = ([x, y]: readonly number[]): number[][] => [
      ...upTo(x!).map((k) => [x! - k, y!]),
      ...upTo(y!).map((k) => [x!, y! - k]),
      ...(x! > 0 && y! > 0 ? [[x! - 1, y! - 1]] : []),
    ];
    const wins = plainly((pieces: readonly (readonly number[])[]) =>
      pieces.flatMap((piece, i) => steps(piece).map((to) => pieces.with(i, to).toSorted())),
    );
    const pieces = Array.from({ length: 1 + roll(2) }, () => drawnList(roll, 2, 0, 7));
    return {
      input: `${pieces.length}\n${pieces.map((piece) => `${piece.join(" ")}\n`).join("")}`,
      output: wins(pieces) ? "koosaga" : "cubelover",
    };
  },
  "hdu-3094": (roll) => {
    const { input, output } = ofTrees(roll, 8);
    return { input: `8\n${input}`, output };
  },
  "codeforces-255e": ofPiles(
    inPiles((coins) =>
      upTo(coins - 1).flatMap((left) => (left ** 4 >= coins && left ** 2 <= coins ? [[left]] : [])),
    ),
    ["Furlo", "Rublo"],
    { most: 120, piles: 3, count: 1, all: ([test]) => `${test}\n` },
  ),
  "codeforces-2004e": ofPiles(
    take((n) => upTo(n).filter((k) => areCoprime(k, n))),
    ["Alice", "Bob"],
    { most: 12 },
  ),
  "codeforces-1719a": ofPairs(
    ["Burenka", "Tonya"],
    ([n, m]) => [
      ...upTo(n - 1).flatMap((k) => (k % 2 === 1 ? [[n - k, m] as const] : [])),
      ...upTo(m - 1).flatMap((k) => (k % 2 === 1 ? [[n, m - k] as const] : [])),
    ],
    [1, 10],
  ),
  "atcoder-arc072b": ofPairs(
    ["Alice", "Brown"],
    ([x, y]) => [
      ...upTo(Math.floor(x / 2)).map((k) => [x - 2 * k, y + k] as const),
      ...upTo(Math.floor(y / 2)).map((k) => [x + k, y - 2 * k] as const),
    ],
    [0, 12],
    (tests) => `${tests[0]}\n`,
    1,
  ),
  "atcoder-typical90-ae": (roll) => {
    const wins = plainly((piles: readonly (readonly [white: number, blue: number])[]) =>
      piles.flatMap(([white, blue], i) =>
        [
          ...(white > 0 ? [[white - 1, blue + white] as const] : []),
          ...upTo(Math.floor(blue / 2)).map((k) => [white, blue - k] as const),
        ].map((to) => [...piles.slice(0, i), to, ...piles.slice(i + 1)].sort()),
      ),
    );
    const piles = Array.from({ length: 1 + roll(2) }, () => [roll(4), roll(6)] as const);
    return {
      input: `${piles.length}\n${piles.map(([white]) => white).join(" ")}\n${piles.map(([, blue]) => blue).join(" ")}\n`,
      output: wins([...piles].sort()) ? "First" : "Second",
    };
  },
  "atcoder-abc297g": (roll) => {
    const [least = 1, span = 0] = drawnList(roll, 2, 1, 3);
    const wins = plainly(take(() => upTo(span).map((k) => least + k - 1)));
    const piles = drawnList(roll, 1 + roll(3), 1, 9);
    return {
      input: `${piles.length} ${least} ${least + span - 1}\n${piles.join(" ")}\n`,
      output: wins([...piles].sort((a, b) => a - b)) ? "First" : "Second",
    };
  },
  "atcoder-abc368f": ofPiles(
    inPiles((n) => upTo(n - 1).flatMap((d) => (n % d === 0 ? [[d]] : []))),
    ["Anna", "Bruno"],
    { ...one, least: 2, most: 9 },
  ),
  "codeforces-120e": ofBoards(["0", "1"], (across, up) => across * up === 2),
  "codeforces-630r": ofBoards(["1", "2"], (across, up) => across + up === 1, false),
  "acwing-892": ofPiles(stepsDown, ["Yes", "No"], { ...one, most: 3, sorted: false }),
  "hackerrank-nimble": ofPiles(
    (squares) =>
      squares.flatMap((coins, from) =>
        coins === 0
          ? []
          : upTo(from).map((to) =>
              squares.map((each, at) => each + (at === to - 1 ? 1 : 0) - (at === from ? 1 : 0)),
            ),
      ),
    ["First", "Second"],
    { least: 0, most: 2, piles: 4, sorted: false },
  ),
  "hackerrank-tower-breakers-again": ofPiles(
    inPiles((height) =>
      upTo(height).flatMap((k) =>
        k > 1 && height % k === 0 ? [Array.from({ length: k }, () => height / k)] : [],
      ),
    ),
    ["1", "2"],
    { most: 6, piles: 2 },
  ),
  "hackerrank-tower-breakers-revisited": ofPiles(
    inPiles((height) => upTo(height - 1).flatMap((to) => (height % to === 0 ? [[to]] : []))),
    ["1", "2"],
    { most: 12 },
  ),
  "nyoj-23": ofPairs(
    ["Win", "Lose"],
    ([n, m]) => upTo(Math.min(n, m)).map((k) => [n - k, m] as const),
    [1, 12],
  ),
  "luogu-p4860": ofPiles(
    take((n) => upTo(n).filter((k) => k === 1 || upTo(k - 1).every((d) => d === 1 || k % d > 0))),
    ["October wins!", "Roy wins!"],
    { most: 60, piles: 1, test: String },
  ),
  "hackerrank-tower-breakers": (roll) => {
    const wins = plainly(
      inPiles((height) => upTo(height - 1).flatMap((to) => (height % to === 0 ? [[to]] : []))),
    );
    const asked = Array.from({ length: 8 }, () => [1 + roll(3), 1 + roll(12)] as const);
    return {
      input: `${asked.length}\n${asked.map((test) => test.join(" ")).join("\n")}\n`,
      output: asked.map(([n, m]) => (wins(Array<number>(n).fill(m)) ? "1" : "2")).join("\n"),
    };
  },
  "boj-4342": ofPairs(["A wins", "B wins"], lessMultiples, [1, 30], (tests) => `${tests.join("\n")}\n0 0\n`),
  "boj-9655": ofHeap([1, 3]),
  "boj-9656": ofHeap([1, 3], true),
  "boj-9657": ofHeap([1, 3, 4]),
  "boj-9658": ofHeap([1, 3, 4], true),
  "boj-9659": ofHeap([1, 3]),
  "boj-9660": ofHeap([1, 3, 4]),
  "boj-9661": ofHeap([1, 4, 16]),
  "boj-11867": ofPairs(
    ["A", "B"],
    ([n, m]) => [n, m].flatMap((kept) => upTo(kept - 1).map((part) => [part, kept - part] as const)),
    [1, 9],
    ([test]) => `${test}\n`,
    1,
  ),
  "boj-11868": ofPiles(anything, ["koosaga", "cubelover"], one),
  "boj-11869": ofPiles(
    inPiles((square) => upTo(square).map((steps) => [square - steps])),
    ["koosaga", "cubelover"],
    one,
  ),
  "boj-13034": ofPiles(
    inPiles((corners) => upTo(corners - 1).map((side) => [side - 1, corners - 1 - side])),
    ["1", "2"],
    { ...one, most: 15, piles: 1, test: String },
  ),
  "boj-24553": ofPiles(
    take((n) => upTo(n).filter((k) => `${k}` === [...`${k}`].reverse().join(""))),
    ["0", "1"],
    { most: 45, piles: 1, test: String },
  ),
  "codeforces-1382b": ofPiles(
    (piles) => {
      const at = piles.findIndex((pile) => pile > 0);
      return at < 0 ? [] : upTo(piles[at]!).map((k) => piles.map((pile, i) => (i === at ? pile - k : pile)));
    },
    ["First", "Second"],
    { most: 3, piles: 6, sorted: false },
  ),
  "codeforces-1965a": ofPiles(
    (piles) => {
      const left = piles.filter((pile) => pile > 0);
      return left.length === 0 ? [] : upTo(Math.min(...left)).map((k) => left.map((pile) => pile - k));
    },
    ["Alice", "Bob"],
    { most: 7, piles: 6 },
  ),
  "codeforces-1672a": ofPiles(
    inPiles((log) => upTo(log - 1).map((part) => [part, log - part])),
    ["errorgorn", "maomao90"],
    { most: 8 },
  ),
  "codeforces-1919a": ofPairs(
    ["Alice", "Bob"],
    // The wallet of the player to move comes first: it is kept or exchanged, and then loses a coin.
    ([mine, theirs]) => [
      ...(mine > 0 ? [[theirs, mine - 1] as const] : []),
      ...(theirs > 0 ? [[mine, theirs - 1] as const] : []),
    ],
    [1, 9],
  ),
  "hackerrank-manasa-and-prime-game": ofPiles(
    take(() => [2, 3, 5, 7, 11, 13]),
    ["Manasa", "Sandy"],
    { most: 20 },
  ),
  "hackerrank-misere-nim": ofPiles(anything, ["First", "Second"], { misere: true }),
  "hdu-1564": (roll) => {
    const asked = drawnList(roll, 6, 1, 3);
    return {
      input: `${asked.join("\n")}\n0\n`,
      output: asked.map((n) => (walkIsWon(n) ? "8600" : "ailyanlu")).join("\n"),
    };
  },
  "lightoj-1229": (roll) => {
    const isOver = (row: string) => row.includes("XXX");
    const after = (row: string) =>
      isOver(row)
        ? []
        : [...row].flatMap((cell, i) => (cell === "." ? [`${row.slice(0, i)}X${row.slice(i + 1)}`] : []));
    const wins = plainly(after);
    const rows = upTo(4).map(() => wordOf(roll, "...X", 3 + roll(9)).replaceAll("XXX", "XX."));
    const answers = rows.map((row) => {
      const places = upTo(row.length).filter((i) => row[i - 1] === ".");
      const good = places.filter((i) => !wins(`${row.slice(0, i - 1)}X${row.slice(i)}`));
      return good.length === 0 ? "0" : good.join(" ");
    });
    return {
      input: `${rows.length}\n${rows.join("\n")}\n`,
      output: answers.map((answer, i) => `Case ${i + 1}: ${answer}`).join("\n"),
    };
  },
  "lightoj-1296": inCases(
    ofPiles(
      take((pile) => upTo(Math.floor(pile / 2))),
      ["Alice", "Bob"],
      { most: 12 },
    ),
  ),
  "uva-12293": (roll) => {
    // The box with fewer balls is emptied, the other one split.
    const wins = plainly(([, many]: readonly [few: number, many: number]) =>
      upTo(Math.floor(many / 2)).map((part) => [part, many - part] as const),
    );
    const asked = drawnList(roll, 8, 2, 40);
    return {
      input: `${asked.join("\n")}\n0\n`,
      output: asked.map((n) => (wins([1, n]) ? "Alice" : "Bob")).join("\n"),
    };
  },
  // Dominoes cover the board for even n, so the first player wins.
  "luogu-p4136": (roll) => {
    const asked = drawnList(roll, 6, 1, 3);
    return {
      input: `${asked.join("\n")}\n0\n`,
      output: asked.map((n) => (walkIsWon(n) ? "Alice" : "Bob")).join("\n"),
    };
  },
  "luogu-p1290": ofPairs(["Stan wins", "Ollie wins"], lessMultiples, [1, 30]),
  "51nod-1066": ofPairs(
    ["A", "B"],
    ([n, k]) => upTo(Math.min(n, k)).map((j) => [n - j, k] as const),
    [1, 12],
  ),
  "51nod-1069": ofPiles(anything, ["A", "B"], {
    ...one,
    test: (piles) => [piles.length, ...piles].join("\n"),
  }),
  "51nod-1072": ofPairs(["A", "B"], oneOrBoth, [1, 9]),
  "51nod-1185": ofPairs(["A", "B"], oneOrBoth, [1, 9]),
  "atcoder-agc020a": ofSteps(["Alice", "Borys"], { ordered: true, ...one }),
  "boj-11872": ofPiles(
    inPiles((pile) => [
      ...upTo(pile).map((k) => [pile - k]),
      ...upTo(pile - 1).map((part) => [part, pile - part]),
    ]),
    ["koosaga", "cubelover"],
    { ...one, most: 6 },
  ),
  "boj-12107": (roll) => {
    const wins = plainly<readonly number[]>(
      (left) => left.map((taken) => left.filter((each) => taken % each !== 0)),
      true,
    );
    const n = 1 + roll(9);
    return { input: `${n}\n`, output: wins(upTo(n)) ? "A" : "B" };
  },
  "boj-16897": (roll) => {
    const asked = Array.from({ length: 12 }, () => [1 + roll(4), 1 + roll(12), 1 + roll(12)] as const);
    const isWon = ([k, n, m]: readonly [number, number, number]) =>
      plainly(([down, right]: readonly [number, number]) =>
        (
          [
            [down - 1, right],
            [down, right - 1],
            [down - k, right - k],
          ] as const
        ).filter((to) => to.every((each) => each >= 0)),
      )([n - 1, m - 1]);
    return {
      input: `${asked.length}\n${asked.map((test) => test.join(" ")).join("\n")}\n`,
      output: asked.map((test) => (isWon(test) ? "koosaga" : "cubelover")).join("\n"),
    };
  },
  "codeforces-1841a": (roll) => {
    const wins = plainly(
      (board: readonly number[]) =>
        [...new Set(board)].flatMap((number) => {
          const equal = board.filter((each) => each === number).length;
          const others = board.filter((each) => each !== number);
          return upTo(equal)
            .slice(1)
            .map((k) =>
              [...others, ...Array<number>(equal - k).fill(number), k * number].sort((a, b) => a - b),
            );
        }),
      true,
    );
    const asked = drawnList(roll, 4, 2, 12);
    return {
      input: `${asked.length}\n${asked.join("\n")}\n`,
      output: asked.map((n) => (wins(Array<number>(n).fill(1)) ? "Alice" : "Bob")).join("\n"),
    };
  },
  "codeforces-2055a": ofSteps(["YES", "NO"], {
    ordered: false,
    count: 8,
    all: (tests) => `${tests.length}\n${tests.join("\n")}\n`,
  }),
  "codeforces-768e": (roll) => {
    const wins = plainly((piles: readonly (readonly [stones: number, ...taken: number[]])[]) =>
      piles.flatMap(([stones, ...taken], i) =>
        upTo(stones)
          .filter((k) => !taken.includes(k))
          .map((k) => [
            ...piles.slice(0, i),
            [stones - k, ...[...taken, k].sort((a, b) => a - b)] as const,
            ...piles.slice(i + 1),
          ]),
      ),
    );
    const piles = drawnList(roll, 1 + roll(2), 1, 7);
    return {
      input: `${piles.length}\n${piles.join("\n")}\n`,
      output: wins(piles.map((stones) => [stones])) ? "NO" : "YES",
    };
  },
  "hackerrank-bob-and-ben": (roll) => {
    type Tree = readonly [k: number, nodes: readonly number[]];
    const neighbours = ([k, nodes]: Tree, node: number) =>
      nodes.filter((other) => {
        const [parent, child] = node < other ? [node, other] : [other, node];
        return child > 1 && parent === Math.floor(Math.max(1, (child - 1) / k)) && parent !== child;
      });
    const wins = plainly((forest: readonly Tree[]) =>
      forest.flatMap((tree, i) => {
        const [k, nodes] = tree;
        return nodes.map((node) =>
          neighbours(tree, node).length === 1
            ? [
                ...forest.slice(0, i),
                [k, nodes.filter((each) => each !== node)] as const,
                ...forest.slice(i + 1),
              ]
            : [...forest.slice(0, i), ...forest.slice(i + 1)],
        );
      }),
    );
    const asked = Array.from({ length: 6 }, () =>
      Array.from({ length: 1 + roll(2) }, () => [1 + roll(6), 2 + roll(2)] as const),
    );
    return {
      input: `${asked.length}\n${asked.map((trees) => [trees.length, ...trees.map((each) => each.join(" "))].join("\n")).join("\n")}\n`,
      output: asked.map((trees) => (wins(trees.map(([m, k]) => [k, upTo(m)])) ? "BOB" : "BEN")).join("\n"),
    };
  },
  "hackerrank-stone-piles": ofPiles(
    inPiles((pile) => distinctParts(pile).filter((parts) => parts.length > 1)),
    ["ALICE", "BOB"],
    { most: 9, piles: 2 },
  ),
  "hdu-1079": ofDates(2001),
  "luogu-p1512": ofDates(2006),
  "hdu-1851": ofLimited(["No", "Yes"]),
  "nyoj-135": ofLimited(["Win", "Lose"]),
  "hdu-1729": (roll) => {
    type Box = readonly [size: number, stones: number];
    const wins = plainly((boxes: readonly Box[]) =>
      boxes.flatMap(([size, stones], i) =>
        upTo(stones * stones)
          .filter((more) => stones + more <= size)
          .map((more) => boxes.toSpliced(i, 1, [size, stones + more])),
      ),
    );
    const asked = Array.from({ length: 6 }, () =>
      Array.from({ length: 1 + roll(3) }, (): Box => {
        const size = 1 + roll(12);
        return [size, roll(size + 1)];
      }),
    );
    const tests = asked.map((boxes) => `${boxes.length}\n${boxes.map((box) => box.join(" ")).join("\n")}\n`);
    return {
      input: `${tests.join("")}0\n`,
      output: asked.map((boxes, i) => `Case ${i + 1}:\n${wins(boxes) ? "Yes" : "No"}`).join("\n"),
    };
  },
  "hdu-3389": inCases(
    ofPiles(
      (boxes) =>
        boxes.flatMap((cards, from) =>
          upTo(from)
            .filter((to) => (from + 1 + to) % 2 === 1 && (from + 1 + to) % 3 === 0)
            .flatMap((to) =>
              upTo(cards).map((k) =>
                boxes.map((each, at) => each + (at === to - 1 ? k : 0) - (at === from ? k : 0)),
              ),
            ),
        ),
      ["Alice", "Bob"],
      { least: 0, most: 2, piles: 7, sorted: false },
    ),
  ),
  "nyoj-833": (roll) => {
    const asked = drawnList(roll, 4, 1, 9);
    return {
      input: `${asked.join("\n")}\n`,
      output: asked.map((n) => (circleIsWon(n) ? "Hrdv" : "Yougth")).join("\n"),
    };
  },
  "poj-2484": (roll) => {
    const asked = drawnList(roll, 4, 1, 9);
    return {
      input: `${asked.join("\n")}\n0\n`,
      output: asked.map((n) => (circleIsWon(n) ? "Alice" : "Bob")).join("\n"),
    };
  },
  "timus-1087": (roll) => {
    const takes = [1, ...drawnList(roll, 2, 2, 6)];
    const n = 1 + roll(25);
    const wins = plainly(
      take(() => takes),
      true,
    );
    return { input: `${n} ${takes.length}\n${takes.join(" ")}\n`, output: wins([n]) ? "1" : "2" };
  },
  "51nod-1067": ofPiles(
    take(() => [1, 3, 4]),
    ["A", "B"],
    { most: 30, piles: 1, test: String },
  ),
  "51nod-1070": (roll) => {
    const asked = drawnList(roll, 8, 2, 20);
    const wins = plainly(([n, most]: readonly [number, number]) =>
      upTo(Math.min(n, most)).map((k) => [n - k, 2 * k] as const),
    );
    return {
      input: `${asked.length}\n${asked.join("\n")}\n`,
      output: asked.map((n) => (wins([n, n - 1]) ? "A" : "B")).join("\n"),
    };
  },
  "boj-33902": (roll) => {
    const [x, y] = [1 + roll(20), 1 + roll(20)];
    const wins = plainly((now: number) =>
      upTo(y).flatMap((to) => (to > now && areCoprime(now, to) ? [to] : [])),
    );
    return { input: `${x} ${y}\n`, output: wins(x) ? "khj20006" : "putdata" };
  },
  "boj-30455": (roll) => {
    const width = 3 + roll(8);
    return { input: `${width}\n`, output: attackIsWon(width) ? "Duck" : "Goose" };
  },
  "codechef-expgame": ofPiles(
    take(() => [1, 4, 27]),
    ["Little Chef", "Head Chef"],
    { most: 32, piles: 2 },
  ),
  "boj-11871": ofPiles(
    take((n) => upTo(n).filter((k) => (k % 2 === 0 ? k < n : k === n))),
    ["koosaga", "cubelover"],
    { ...one, most: 12 },
  ),
  "boj-2600": (roll) => {
    const takes = drawnList(roll, 3, 1, 6);
    const wins = plainly(take(() => takes));
    const asked = Array.from({ length: 5 }, () => drawnList(roll, 2, 1, 15));
    return {
      input: `${takes.join(" ")}\n${asked.map((urns) => urns.join(" ")).join("\n")}\n`,
      output: asked.map((urns) => (wins(urns) ? "A" : "B")).join("\n"),
    };
  },
  "uva-12469": (roll) => {
    const asked = drawnList(roll, 8, 2, 25);
    const wins = plainly(([n, most]: readonly [number, number]) =>
      upTo(Math.min(n, most)).map((k) => [n - k, 2 * k] as const),
    );
    return {
      input: `${asked.join("\n")}\n0\n`,
      output: asked.map((n) => (wins([n, n - 1]) ? "Alicia" : "Roberto")).join("\n"),
    };
  },
  "codechef-chcoinsg": ofPiles(
    take((n) => upTo(n).filter((k) => k === 1 || isPowerOfPrime(k))),
    ["Chef", "Misha"],
    { most: 40, piles: 1, test: String },
  ),
  "codechef-chefbro": (roll) => {
    const asked = Array.from({ length: 5 }, () =>
      Array.from({ length: 1 + roll(2) }, () => [2 + roll(5), 2 + roll(5)] as const),
    );
    return {
      input: `${asked.length}\n${asked.map((boards) => `${boards.length}\n${boards.map((each) => each.join(" ")).join("\n")}`).join("\n")}\n`,
      output: asked
        .map((boards) => {
          const wins = plainly((coins: readonly (readonly [number, number])[]) =>
            coins.flatMap(([i, j], at) =>
              (
                [
                  [i + 1, j],
                  [i + 2, j],
                  [i, j + 1],
                  [i, j + 2],
                  [i + 1, j + 1],
                  [i + 2, j + 2],
                ] as const
              )
                .filter(([row, column]) => row <= boards[at]![0] && column <= boards[at]![1])
                .map((to) => coins.map((coin, each) => (each === at ? to : coin))),
            ),
          );
          return wins(boards.map(() => [1, 1] as const)) ? "MasterChef" : "Football";
        })
        .join("\n"),
    };
  },
  "codechef-fdivgame": ofPiles(
    inPiles((n) => (n === 0 ? [] : [2, 3, 4, 5, 6].map((d) => [Math.floor(n / d)]))),
    ["Henry", "Derek"],
    { most: 200 },
  ),
  "codechef-matchs": ofPairs(["Ari", "Rich"], lessMultiples, [1, 30]),
  "codechef-numgame": ofPiles(
    take((n) => upTo(n - 1).filter((k) => n % k === 0)),
    ["ALICE", "BOB"],
    { most: 40, piles: 1, test: String },
  ),
  "codechef-numgame2": ofPiles(
    take((n) => upTo(n - 1).filter((k) => upTo(k - 1).every((d) => d === 1 || k % d !== 0))),
    ["BOB", "ALICE"],
    { most: 40, piles: 1, test: String },
  ),
  "codechef-qcj6": ofPiles(
    (squares) =>
      squares.flatMap((coins, from) =>
        coins === 0
          ? []
          : [0, ...upTo(from)].map((to) =>
              squares.map((each, at) => each + (at === to - 1 ? 1 : 0) - (at === from ? 1 : 0)),
            ),
      ),
    ["Tom Wins", "Hanks Wins"],
    { least: 0, most: 2, piles: 4, sorted: false },
  ),
  "spoj-hs09nlg": (roll) => {
    const asked = Array.from({ length: 8 }, () => drawnList(roll, 1 + roll(2), 1, 9));
    const wins = plainly((stacks: readonly (readonly [stones: number, most: number])[]) =>
      stacks.flatMap(([stones, most], at) =>
        upTo(Math.min(stones, most)).map((k) =>
          stacks.map((each, i) => (i === at ? ([stones - k, 2 * k] as const) : each)),
        ),
      ),
    );
    return {
      input: `${asked.length}\n${asked.map((stacks) => `${stacks.length}\n${stacks.join(" ")}`).join("\n")}\n`,
      output: asked
        .map((stacks) => (wins(stacks.map((stones) => [stones, stones - 1] as const)) ? "1" : "0"))
        .join("\n"),
    };
  },
  "uva-11859": (roll) => {
    type Rows = readonly (readonly number[])[];
    const factors = (n: number) => upTo(n).filter((by) => n % by === 0);
    const wins = plainly((rows: Rows) =>
      rows.flatMap((row, i) =>
        row
          .reduce<Rows>((all, n) => all.flatMap((begun) => factors(n).map((by) => [...begun, n / by])), [[]])
          .filter((left) => `${left}` !== `${row}`)
          .map((left) => rows.toSpliced(i, 1, left)),
      ),
    );
    const asked = Array.from({ length: 6 }, () => {
      const width = 1 + roll(2);
      return Array.from({ length: 1 + roll(2) }, () => drawnList(roll, width, 2, 12));
    });
    const tests = asked.map(
      (rows) => `${rows.length} ${rows[0]!.length}\n${rows.map((row) => row.join(" ")).join("\n")}\n`,
    );
    return {
      input: `${asked.length}\n${tests.join("")}`,
      output: asked.map((rows, i) => `Case #${i + 1}: ${wins(rows) ? "YES" : "NO"}`).join("\n"),
    };
  },
  "uva-11892": (roll) => {
    // The heap that was taken from last.
    const wins = plainly(([heaps, last]: readonly [heaps: readonly number[], last: number]) =>
      heaps.flatMap((heap, i) =>
        i === last || (heaps[last] ?? 0) === 0
          ? upTo(heap).map((k) => [heaps.with(i, heap - k), i] as const)
          : [],
      ),
    );
    const asked = Array.from({ length: 10 }, () => drawnList(roll, 1 + roll(4), 1, 1 + roll(3)));
    return {
      input: `${asked.length}\n${asked.map((heaps) => `${heaps.length}\n${heaps.join(" ")}`).join("\n")}\n`,
      output: asked.map((heaps) => (wins([heaps, -1]) ? "poopi" : "piloop")).join("\n"),
    };
  },
  "uva-11311": (roll) => {
    const asked = Array.from({ length: 8 }, () => {
      const [m, n] = [1 + roll(6), 1 + roll(6)];
      return [m, n, roll(m), roll(n)] as const;
    });
    return {
      input: `${asked.length}\n${asked.map((each) => each.join(" ")).join("\n")}\n`,
      output: asked
        .map(([m, n, r, c]) => {
          const wins = plainly(([top, bottom, left, right]: readonly [number, number, number, number]) => [
            ...upTo(r).flatMap((to) => (to > top ? [[to, bottom, left, right] as const] : [])),
            ...upTo(m).flatMap((to) => (to > r && to < bottom ? [[top, to, left, right] as const] : [])),
            ...upTo(c).flatMap((to) => (to > left ? [[top, bottom, to, right] as const] : [])),
            ...upTo(n).flatMap((to) => (to > c && to < right ? [[top, bottom, left, to] as const] : [])),
          ]);
          return wins([0, m, 0, n]) ? "Gretel" : "Hansel";
        })
        .join("\n"),
    };
  },
  "hackerrank-game-of-stones-1-1": (roll) => {
    const asked = Array.from({ length: 4 }, () =>
      Array.from({ length: 1 + roll(2) }, () =>
        drawnList(roll, 1 + roll(2), 0, 4).map((half) => 2 * half + 1),
      ),
    );
    const wins = plainly(inPiles(oddThirds));
    const game = (piles: readonly number[]) => `${piles.length}\n${piles.join(" ")}`;
    return {
      input: `${asked.length}\n${asked.map((games) => `${games.length}\n${games.map(game).join("\n")}`).join("\n")}\n`,
      output: asked.map((games) => (wins(games.flat()) ? "Alice" : "Bob")).join("\n"),
    };
  },
  "eolymp-5306": ofPiles(
    take(
      (n) =>
        [
          [1, 2],
          [1, 3],
          [1, 2, 3],
        ][n % 3]!,
    ),
    ["1", "2"],
    { ...one, most: 40, piles: 1, test: String },
  ),
  "codeforces-36d": (roll) => {
    const k = 1 + roll(4);
    const asked = Array.from({ length: 8 }, () => [1 + roll(10), 1 + roll(10)] as const);
    const wins = plainly(([x, y]: readonly [number, number]) =>
      (
        [
          [x - 1, y],
          [x, y - 1],
          [x - k, y - k],
        ] as const
      ).filter((to) => to.every((each) => each >= 1)),
    );
    return {
      input: `${asked.length} ${k}\n${asked.map((each) => each.join(" ")).join("\n")}\n`,
      output: asked.map((each) => (wins(each) ? "+" : "-")).join("\n"),
    };
  },
  "codeforces-346a": (roll) => {
    const numbers = [...new Set(drawnList(roll, 2 + roll(3), 1, 12))];
    if (numbers.length === 1) numbers.push(numbers[0]! + 1);
    const wins = plainly((set: readonly number[]) =>
      [...new Set(set.flatMap((a) => set.map((b) => Math.abs(a - b))))]
        .filter((each) => each > 0 && !set.includes(each))
        .map((each) => [...set, each].sort((a, b) => a - b)),
    );
    return {
      input: `${numbers.length}\n${numbers.join(" ")}\n`,
      output: wins([...numbers].sort((a, b) => a - b)) ? "Alice" : "Bob",
    };
  },
  "codeforces-305e": (roll) => {
    const string = wordOf(roll, "aaabc", 1 + roll(14));
    const cuts = (papers: readonly string[], nth: number, place: number) => {
      const paper = papers[nth]!;
      return place > 0 && paper[place - 1] === paper[place + 1]
        ? [papers.toSpliced(nth, 1, paper.slice(0, place), paper.slice(place + 1)).sort()]
        : [];
    };
    const wins = plainly((papers: readonly string[]) =>
      papers.flatMap((paper, nth) => [...paper].flatMap((_, place) => cuts(papers, nth, place))),
    );
    const first = [...string].findIndex((_, place) => cuts([string], 0, place).some((left) => !wins(left)));
    return { input: `${string}\n`, output: first < 0 ? "Second" : `First\n${first + 1}` };
  },
  "codeforces-87c": (roll) => {
    const n = 1 + roll(45);
    const splits = (pile: number) =>
      upTo(pile).flatMap((first) =>
        upTo(pile - 1)
          .map((more) => upTo(more + 1).map((i) => first + i - 1))
          .filter((piles) => piles.reduce((sum, each) => sum + each) === pile),
      );
    const wins = plainly(inPiles(splits));
    const won = splits(n).filter((piles) => !wins(piles));
    const least = Math.min(...won.map((piles) => piles.length));
    return { input: `${n}\n`, output: won.length === 0 ? "-1" : `${least}` };
  },
  "codeforces-832a": (roll) => {
    const k = 1 + roll(5);
    const n = k + roll(40);
    const made = [0, 0];
    for (let left = n, player = 0; left >= k; left -= k, player = 1 - player) made[player]!++;
    return { input: `${n} ${k}\n`, output: made[0]! > made[1]! ? "YES" : "NO" };
  },
  "codeforces-1396b": (roll) => {
    const wins = plainly(([last, ...piles]: readonly number[]) =>
      piles.flatMap((stones, i) =>
        stones === 0 || i === last ? [] : [[i, ...piles.map((each, at) => each - (at === i ? 1 : 0))]],
      ),
    );
    const asked = Array.from({ length: 8 }, () => drawnList(roll, 1 + roll(3), 1, 5));
    return {
      input: `${asked.length}\n${asked.map((piles) => `${piles.length}\n${piles.join(" ")}`).join("\n")}\n`,
      output: asked.map((piles) => (wins([-1, ...piles]) ? "T" : "HL")).join("\n"),
    };
  },
  "codeforces-1747c": (roll) => {
    const wins = plainly(([first, ...others]: readonly number[]) =>
      first === 0
        ? []
        : others.map((other, i) => [other, ...others.map((each, at) => (at === i ? first! - 1 : each))]),
    );
    const asked = Array.from({ length: 8 }, () => drawnList(roll, 2 + roll(2), 1, 4));
    return {
      input: `${asked.length}\n${asked.map((list) => `${list.length}\n${list.join(" ")}`).join("\n")}\n`,
      output: asked.map((list) => (wins(list) ? "Alice" : "Bob")).join("\n"),
    };
  },
  "codeforces-15c": (roll) => {
    const asked = Array.from({ length: 1 + roll(2) }, () => [1 + roll(4), 1 + roll(2)] as const);
    const heaps = asked.flatMap(([x, m]) => upTo(m).map((i) => x + i - 1));
    return {
      input: `${asked.length}\n${asked.map((each) => each.join(" ")).join("\n")}\n`,
      output: plainly(anything)(heaps.sort((a, b) => a - b)) ? "tolik" : "bolik",
    };
  },
  "codeforces-1451d": (roll) => {
    const asked = Array.from({ length: 10 }, () => {
      const k = 1 + roll(5);
      return [k + roll(40), k] as const;
    });
    return {
      input: `${asked.length}\n${asked.map((each) => each.join(" ")).join("\n")}\n`,
      output: asked
        .map(([d, k]) => {
          const wins = plainly(([x, y]: readonly [number, number]) =>
            (
              [
                [x + k, y],
                [x, y + k],
              ] as const
            ).filter(([p, q]) => p * p + q * q <= d * d),
          );
          return wins([0, 0]) ? "Ashish" : "Utkarsh";
        })
        .join("\n"),
    };
  },
  "atcoder-arc137c": (roll) => {
    const numbers = [...new Set(drawnList(roll, 2 + roll(4), 0, 11))];
    if (numbers.length === 1) numbers.push(numbers[0]! + 1);
    const set = numbers.sort((a, b) => a - b);
    const wins = plainly((all: readonly number[]) => {
      const others = all.slice(0, -1);
      return [0, ...upTo(all.at(-1)! - 1)]
        .filter((each) => each < all.at(-1)! && !others.includes(each))
        .map((each) => [...others, each].sort((a, b) => a - b));
    });
    return { input: `${set.length}\n${set.join(" ")}\n`, output: wins(set) ? "Alice" : "Bob" };
  },
  "atcoder-arc151c": (roll) => {
    const wins = plainly((row: string) =>
      [...row].flatMap((square, i) =>
        square !== "."
          ? []
          : ["0", "1"]
              .filter((digit) => row[i - 1] !== digit && row[i + 1] !== digit)
              .map((digit) => row.slice(0, i) + digit + row.slice(i + 1)),
      ),
    );
    const size = 1 + roll(7);
    let row = "";
    while (row.length < size) {
      const square = "..01"[roll(4)]!;
      if (square === "." || !row.endsWith(square)) row += square;
    }
    const digits = [...row].flatMap((square, i) => (square === "." ? [] : [`${i + 1} ${square}`]));
    const input = [`${size} ${digits.length}`, ...digits].join("\n");
    return { input: `${input}\n`, output: wins(row) ? "Takahashi" : "Aoki" };
  },
  "atcoder-arc013c": (roll) => {
    /** The part of a block that is left, from the first to the last layer in each direction. */
    type Left = readonly (readonly [first: number, last: number])[];
    interface Block {
      readonly left: Left;
      readonly chillies: readonly (readonly number[])[];
    }
    const blocks: Block[] = upTo(1 + roll(2)).map(() => {
      const sizes = drawnList(roll, 3, 1, 3);
      const chillies = upTo(1 + roll(2)).map(() => sizes.map((size) => roll(size)));
      return { left: sizes.map((size) => [0, size - 1]), chillies };
    });
    const wins = plainly((all: readonly Left[]) =>
      all.flatMap((left, at) =>
        left.flatMap(([first, last], way) =>
          upTo(last - first)
            .flatMap((cut): [number, number][] => [
              [first + cut, last],
              [first, last - cut],
            ])
            .filter(([from, to]) =>
              blocks[at]!.chillies.every((chilli) => from <= chilli[way]! && chilli[way]! <= to),
            )
            .map((kept) => all.with(at, left.with(way, kept))),
        ),
      ),
    );
    const lines = blocks.flatMap(({ left, chillies }) => [
      left.map(([, last]) => last + 1).join(" "),
      `${chillies.length}`,
      ...chillies.map((chilli) => chilli.join(" ")),
    ]);
    const output = wins(blocks.map(({ left }) => left)) ? "WIN" : "LOSE";
    return { input: `${[blocks.length, ...lines].join("\n")}\n`, output };
  },
  "codeforces-1363c": (roll) => {
    const asked = upTo(6).map(() => {
      const size = 1 + roll(7);
      const edges = upTo(size - 1).map((child) => [1 + roll(child), child + 1]);
      const x = 1 + roll(size);
      // Whoever removes x wins, so nothing is moved after that.
      const wins = plainly<readonly number[]>((left) =>
        !left.includes(x)
          ? []
          : left
              .filter((vertex) => {
                const ends = edges.filter(
                  (edge) => edge.includes(vertex) && edge.every((end) => left.includes(end)),
                );
                return ends.length <= 1;
              })
              .map((vertex) => left.filter((each) => each !== vertex)),
      );
      const lines = [`${size} ${x}`, ...edges.map((edge) => edge.join(" "))];
      return { lines, won: wins(upTo(size)) };
    });
    return {
      input: `${[asked.length, ...asked.flatMap(({ lines }) => lines)].join("\n")}\n`,
      output: asked.map(({ won }) => (won ? "Ayush" : "Ashish")).join("\n"),
    };
  },
  "codechef-igame": (roll) => {
    const wins = plainly(([x, y]: readonly [number, number]): readonly (readonly [number, number])[] => [
      ...upTo(x).map((k) => [x - k, y] as const),
      ...upTo(y).map((k) => [x, y - k] as const),
      ...upTo(Math.min(x, y)).map((k) => [x - k, y - k] as const),
    ]);
    const asked = upTo(10).map(() => {
      const [p, q] = [roll(9), roll(9)];
      return { p, q, x: 1 + roll(12), y: 1 + roll(12) };
    });
    return {
      input: `${asked.length}\n${asked.map(({ p, q, x, y }) => `${p + x} ${q + y} ${p} ${q}`).join("\n")}\n`,
      output: asked.map(({ x, y }) => (wins([x, y]) ? "Alice" : "Bob")).join("\n"),
    };
  },
  "spoj-resn04": (roll) => {
    const wins = plainly<readonly number[]>((piles) =>
      piles.flatMap((pile, i) => (pile > i ? [piles.with(i, pile - i - 1)] : [])),
    );
    const asked = upTo(8).map(() => drawnList(roll, 1 + roll(4), 1, 9));
    return {
      input: `${asked.length}\n${asked.map((piles) => `${piles.length}\n${piles.join(" ")}`).join("\n")}\n`,
      output: asked.map((piles) => (wins(piles) ? "ALICE" : "BOB")).join("\n"),
    };
  },
  "hdu-4315": (roll) => {
    const asked = upTo(8).map(() => {
      const cells: number[] = [];
      for (const step of drawnList(roll, 1 + roll(5), 1, 3)) cells.push((cells.at(-1) ?? 0) + step);
      const king = roll(cells.length);
      // Whoever moves the king to the top wins, so nobody moves after that.
      const wins = plainly((persons: readonly number[]) =>
        persons[king] === 0
          ? []
          : persons.flatMap((cell, i) => {
              const above = i === 0 ? 0 : persons[i - 1]!;
              const free = upTo(cell - 1).filter((to) => to > above);
              return (above === 0 && cell > 0 ? [0, ...free] : free).map((to) => persons.with(i, to));
            }),
      );
      return { cells, king, won: wins(cells) };
    });
    return {
      input: asked.map(({ cells, king }) => `${cells.length} ${king + 1}\n${cells.join(" ")}\n`).join(""),
      output: asked.map(({ won }) => (won ? "Alice" : "Bob")).join("\n"),
    };
  },
  "atcoder-caddi2018b": ofPiles(oneFromEach, ["first", "second"], { ...one, most: 4 }),
  "cses-2208": ofPiles(oneFromEach, ["first", "second"], { most: 4 }),
  "leetcode-1908": ofPiles(anything, ["true", "false"], one),
  "leetcode-2005": (roll) => {
    // Nodes of a tree by the paths from its root.
    const treeOf = (n: number, path: string): string[] =>
      n <= 0 ? [] : [path, ...treeOf(n - 2, `${path}a`), ...treeOf(n - 1, `${path}b`)];
    const wins = plainly(
      (tree: readonly string[]) => tree.map((cut) => tree.filter((node) => !node.startsWith(cut))),
      true,
    );
    const n = 1 + roll(5);
    return { input: `${n}\n`, output: wins(treeOf(n, "r")) ? "true" : "false" };
  },
  "leetcode-810": (roll) => {
    const numbers = drawnList(roll, 1 + roll(6), 0, 5);
    const known = new Map<string, boolean>();
    const wins = (left: readonly number[]): boolean => {
      const key = left.join();
      const found =
        known.get(key) ??
        (left.reduce((a, b) => a ^ b, 0) === 0 ||
          left.some((_, i) => {
            const rest = left.toSpliced(i, 1);
            return rest.reduce((a, b) => a ^ b, 0) !== 0 && !wins(rest);
          }));
      known.set(key, found);
      return found;
    };
    return { input: `${numbers.length}\n${numbers.join(" ")}\n`, output: wins(numbers) ? "true" : "false" };
  },
  "lightoj-1247": (roll) => {
    const less = (row: readonly number[]): readonly (readonly number[])[] =>
      row.reduce<readonly (readonly number[])[]>(
        (all, cell) => all.flatMap((begun) => [0, ...upTo(cell)].map((left) => [...begun, left])),
        [[]],
      );
    const wins = plainly((matrix: readonly (readonly number[])[]) =>
      matrix.flatMap((row, i) =>
        less(row)
          .filter((left) => left.join() !== row.join())
          .map((left) => matrix.with(i, left)),
      ),
    );
    const asked = Array.from({ length: 6 }, () => {
      const width = 1 + roll(2);
      return Array.from({ length: 1 + roll(2) }, () => drawnList(roll, width, 0, 2));
    });
    return {
      input: `${asked.length}\n${asked.map((rows) => [`${rows.length} ${rows[0]!.length}`, ...rows.map((row) => row.join(" "))].join("\n")).join("\n")}\n`,
      output: asked.map((rows, i) => `Case ${i + 1}: ${wins(rows) ? "Alice" : "Bob"}`).join("\n"),
    };
  },
  "spoj-hubullu": (roll) => {
    const wins = plainly((left: readonly number[]) =>
      left.map((taken): readonly number[] => left.filter((each) => taken % each !== 0)),
    );
    const asked = Array.from({ length: 8 }, () => [1 + roll(9), roll(2)] as const);
    return {
      input: `${asked.length}\n${asked.map((each) => each.join(" ")).join("\n")}\n`,
      output: asked
        .map(([n, begins]) => (wins(upTo(n)) === (begins === 0) ? "Airborne wins." : "Pagfloyd wins."))
        .join("\n"),
    };
  },
  "hackerrank-deforestation": (roll) => {
    const { input, output } = ofTrees(roll, 5);
    return { input: `5\n${input}`, output };
  },
  "hdu-4642": (roll) => {
    const asked = Array.from({ length: 6 }, () => {
      const [n, m] = [1 + roll(3), 1 + roll(3)];
      return Array.from({ length: n }, () => drawnList(roll, m, 0, 1));
    });
    return {
      input: `${asked.length}\n${asked.map((rows) => [`${rows.length} ${rows[0]!.length}`, ...rows.map((row) => row.join(" "))].join("\n")).join("\n")}\n`,
      output: asked
        .map((rows) => {
          const wins = plainly((board: readonly (readonly number[])[]) =>
            board.flatMap((row, y) =>
              row.flatMap((coin, x) =>
                coin === 1
                  ? [board.map((line, v) => line.map((each, u) => (v >= y && u >= x ? 1 - each : each)))]
                  : [],
              ),
            ),
          );
          return wins(rows) ? "Alice" : "Bob";
        })
        .join("\n"),
    };
  },
  "hdu-2897": (roll) => {
    const asked = Array.from({ length: 8 }, () => {
      const p = 1 + roll(5);
      return [1 + roll(40), p, p + roll(5)] as const;
    });
    return {
      input: `${asked.map((each) => each.join(" ")).join("\n")}\n`,
      output: asked
        .map(([coins, p, q]) => {
          const wins = plainly(
            (n: number) =>
              n === 0 ? [] : n < p ? [0] : upTo(Math.min(n, q)).flatMap((k) => (k >= p ? [n - k] : [])),
            true,
          );
          return wins(coins) ? "WIN" : "LOST";
        })
        .join("\n"),
    };
  },
  "luogu-p2148": (roll) => {
    type Pairs = readonly (readonly [number, number])[];
    const wins = plainly((pairs: Pairs) =>
      pairs.flatMap(([x, y], i) =>
        [x, y].flatMap((kept) => upTo(kept - 1).map((part) => pairs.with(i, [part, kept - part] as const))),
      ),
    );
    const asked = Array.from({ length: 6 }, () =>
      Array.from({ length: 1 + roll(2) }, () => [1 + roll(8), 1 + roll(8)] as const),
    );
    return {
      input: `${asked.length}\n${asked.map((pairs) => `${2 * pairs.length}\n${pairs.flat().join(" ")}`).join("\n")}\n`,
      output: asked.map((pairs) => (wins(pairs) ? "YES" : "NO")).join("\n"),
    };
  },
  "luogu-p3150": (roll) => {
    const asked = drawnList(roll, 8, 1, 30);
    // The opponent keeps a part, and then splits it.
    const known = new Map<number, boolean>();
    const wins = (m: number): boolean => {
      const found = known.get(m) ?? upTo(m - 1).some((part) => !wins(part) && !wins(m - part));
      known.set(m, found);
      return found;
    };
    return {
      input: `${asked.length}\n${asked.join("\n")}\n`,
      output: asked.map((m) => (wins(m) ? "pb wins" : "zs wins")).join("\n"),
    };
  },
  "boj-16884": ofBoards(["koosaga", "cubelover"], (across, up) => across * up === 2),
  "boj-16888": ofPiles(
    take((n) => upTo(n).filter((k) => upTo(k).some((root) => root * root === k))),
    ["koosaga", "cubelover"],
    { most: 60, piles: 1, test: String },
  ),
  "boj-16894": ofPiles(
    inPiles((n) => upTo(n - 1).flatMap((d) => (d > 1 && n % d === 0 ? [[d]] : []))),
    ["koosaga", "cubelover"],
    { ...one, most: 400, piles: 1, test: String, misere: true },
  ),
  "codeforces-78c": (roll) => {
    const [n, m, k] = [1 + roll(3), 1 + roll(12), 1 + roll(4)];
    const wins = plainly(
      inPiles((log) =>
        upTo(log - 1).flatMap((part) =>
          log % part === 0 && part >= k ? [Array<number>(log / part).fill(part)] : [],
        ),
      ),
    );
    return { input: `${n} ${m} ${k}\n`, output: wins(Array<number>(n).fill(m)) ? "Timur" : "Marsel" };
  },
  "hdu-3980": (roll) => {
    const asked = Array.from({ length: 6 }, () => [1 + roll(11), 1 + roll(4)] as const);
    const isWon = ([n, m]: readonly [number, number]): boolean =>
      plainly((free: readonly number[]) =>
        free.flatMap((first) => {
          const painted = upTo(m).map((i) => (first + i - 1) % n);
          const isFree = new Set(painted).size === m && painted.every((bead) => free.includes(bead));
          return isFree ? [free.filter((bead) => !painted.includes(bead))] : [];
        }),
      )(Array.from({ length: n }, (_, bead) => bead));
    return {
      input: `${asked.length}\n${asked.map((each) => each.join(" ")).join("\n")}\n`,
      output: asked.map((each, i) => `Case #${i + 1}: ${isWon(each) ? "aekdycoin" : "abcdxyzk"}`).join("\n"),
    };
  },
  "boj-16877": ofPiles(
    take(() => [1, 2, 3, 5, 8, 13, 21]),
    ["koosaga", "cubelover"],
    { ...one, most: 12 },
  ),
  "luogu-p2953": ofPiles(
    take((n) => {
      const digits = [...`${n}`].map(Number);
      return n === 0 ? [] : [Math.max(...digits), Math.min(...digits.filter((digit) => digit > 0))];
    }),
    ["YES", "NO"],
    { most: 300, piles: 1, test: String },
  ),
  "cses-2207": ofPiles(
    inPiles((n) => upTo(n - 1).flatMap((part) => (2 * part < n ? [[part, n - part]] : []))),
    ["first", "second"],
    { most: 12, piles: 1, test: String },
  ),
  "hihocoder-1163": ofPiles(anything, ["Alice", "Bob"], one),
  "leetcode-292": ofPiles(
    take(() => [1, 2, 3]),
    ["true", "false"],
    { ...one, most: 30, piles: 1, test: String },
  ),
  "leetcode-1025": ofPiles(
    take((n) => upTo(n - 1).filter((k) => n % k === 0)),
    ["true", "false"],
    { ...one, most: 40, piles: 1, test: String },
  ),
  "leetcode-1510": ofPiles(
    take((n) => upTo(n).filter((k) => upTo(k).some((root) => root * root === k))),
    ["true", "false"],
    { ...one, most: 60, piles: 1, test: String },
  ),
  "leetcode-3222": ofPairs(
    ["Alice", "Bob"],
    // Coins of 75 and of 10, of which 115 are taken.
    ([x, y]) =>
      [0, 1, 2].flatMap((a) =>
        upTo(12).flatMap((b) =>
          75 * a + 10 * b === 115 && a <= x && b <= y ? [[x - a, y - b] as const] : [],
        ),
      ),
    [1, 20],
    ([test]) => `${test}\n`,
    1,
  ),
  "leetcode-3360": (roll) => {
    const n = 1 + roll(50);
    let [left, stones, moves] = [n, 10, 0];
    for (; stones > 0 && stones <= left; stones--, moves++) left -= stones;
    return { input: `${n}\n`, output: moves % 2 === 1 ? "true" : "false" };
  },
};

/**
 * Whether who begins wins on a row of so many squares, at whose ends the two stand: a move goes to a neighbouring square
 * or attacks there. Found backwards, from the positions in which the two are neighbours.
 */
function attackIsWon(width: number): boolean {
  const won = new Map<string, boolean>();
  const squares = Array.from({ length: width }, (_, at) => at);
  for (let grown = true; grown; ) {
    grown = false;
    for (const mine of squares) {
      for (const theirs of squares) {
        const key = `${mine} ${theirs}`;
        if (mine === theirs || won.has(key)) continue;
        const next = [mine - 1, mine + 1]
          .filter((to) => to >= 0 && to < width)
          .map((to) => (to === theirs ? false : won.get(`${theirs} ${to}`)));
        if (next.includes(false)) won.set(key, true);
        else if (next.every((each) => each === true)) won.set(key, false);
        else continue;
        grown = true;
      }
    }
  }
  const answer = won.get(`0 ${width - 1}`);
  if (answer === undefined) throw new Error(`play on ${width} squares need not end`);
  return answer;
}

/** Whether a number above 1 is divisible by one prime only. */
function isPowerOfPrime(k: number): boolean {
  const prime = upTo(k).find((d) => d > 1 && k % d === 0);
  let left = k;
  while (prime !== undefined && left % prime === 0) left /= prime;
  return prime !== undefined && left === 1;
}

/** Three odd numbers of the same sum. */
function oddThirds(n: number): readonly (readonly number[])[] {
  const odd = upTo(n).filter((each) => each % 2 === 1);
  return odd.flatMap((a) =>
    odd.flatMap((b) => (a <= b && n - a - b >= b && (n - a - b) % 2 === 1 ? [[a, b, n - a - b]] : [])),
  );
}

/** Two heaps, with any number less in one, or the same number less in both. */
function oneOrBoth([a, b]: readonly [number, number]): (readonly [number, number])[] {
  return [
    ...upTo(a).map((k) => [a - k, b] as const),
    ...upTo(b).map((k) => [a, b - k] as const),
    ...upTo(Math.min(a, b)).map((k) => [a - k, b - k] as const),
  ];
}

/** Two numbers, the larger reduced by a multiple of the smaller. */
function lessMultiples([a, b]: readonly [number, number]): (readonly [number, number])[] {
  const [small, large] = a < b ? [a, b] : [b, a];
  return small === 0 ? [] : upTo(Math.floor(large / small)).map((k) => [small, large - k * small]);
}

/** Boards of 20 columns: a piece moves to the next empty cell at its right. */
function ofJumps(roll: Roll): Drawn {
  const wins = plainly((rows: readonly string[]) =>
    rows.flatMap((row, i) =>
      [...row].flatMap((cell, from) => {
        const to = row.indexOf(".", from);
        if (cell !== "o" || to < 0) return [];
        const cells = [...row].with(from, ".").with(to, "o");
        return [[...rows.toSpliced(i, 1), cells.join("")].sort()];
      }),
    ),
  );
  const boards = upTo(5).map(() => upTo(1 + roll(2)).map(() => wordOf(roll, "o..", 1 + roll(5))));
  // The pieces stand at the right end, so that play is short.
  const places = (row: string) =>
    [...row].flatMap((cell, i) => (cell === "o" ? [21 - row.length + i] : [])).sort(() => roll(3) - 1);
  const lines = boards.map((rows) => [
    rows.length,
    ...rows.map((row) => [places(row).length, ...places(row)].join(" ")),
  ]);
  return {
    input: `${boards.length}\n${lines.map((each) => `${each.join("\n")}\n`).join("")}`,
    output: boards.map((rows) => (wins([...rows].sort()) ? "YES" : "NO")).join("\n"),
  };
}

/**
 * Whether the first player wins on n by n squares, where a piece from a corner moves to neighbours not
 * visited before.
 */
function walkIsWon(n: number): boolean {
  const wins = (at: number, been: ReadonlySet<number>): boolean =>
    [
      ...(at % n > 0 ? [at - 1] : []),
      ...(at % n < n - 1 ? [at + 1] : []),
      ...(at >= n ? [at - n] : []),
      ...(at < n * (n - 1) ? [at + n] : []),
    ].some((to) => !been.has(to) && !wins(to, new Set([...been, to])));
  return wins(0, new Set([0]));
}
