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
 * Whether the player to move wins on rows of two pieces, one of each player, which move in both directions
 * and do not jump. Found backwards from the positions in which the opponent cannot escape.
 */
function rowsAreWon(width: number, rows: readonly (readonly [mine: number, theirs: number])[]): boolean {
  type State = readonly (readonly [number, number])[];
  const won = new Map<string, boolean>();
  const moves = (state: State): readonly State[] =>
    state.flatMap(([mine, theirs], i) => {
      const free = (to: number) => to !== mine && to !== theirs && to < theirs === mine < theirs;
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

/** Random rows of two pieces; those of the player to move may have to come before the others. */
function drawnRows(roll: Roll, width: number, ordered: boolean): (readonly [number, number])[] {
  return Array.from({ length: 1 + roll(2) }, (): readonly [number, number] => {
    const a = roll(width);
    const b = (a + 1 + roll(width - 1)) % width;
    return ordered && a > b ? [b, a] : [a, b];
  });
}

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

/** Statements of problems that `judge` does not read. */
export const statements: Readonly<Record<string, (roll: Roll) => Drawn>> = {
  "acwing-891": ofPiles(anything, ["Yes", "No"], one),
  "poj-2234": ofPiles(anything, ["Yes", "No"], { all: (tests) => `${tests.join("\n")}\n` }),
  "uva-10165": ofPiles(anything, ["Yes", "No"], { all: (tests) => `${tests.join("\n")}\n0\n` }),
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
  "atcoder-agc017d": (roll) => ofTrees(roll, 1),
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
};

/** Two numbers, the larger reduced by a multiple of the smaller. */
function lessMultiples([a, b]: readonly [number, number]): (readonly [number, number])[] {
  const [small, large] = a < b ? [a, b] : [b, a];
  return small === 0 ? [] : upTo(Math.floor(large / small)).map((k) => [small, large - k * small]);
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
