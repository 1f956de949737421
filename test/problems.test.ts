import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseGame } from "../src/games/index.ts";
import { grundyValues } from "../src/solve/index.ts";
import { nimber } from "./nimber.ts";
import { dice, plainGrundy } from "./oracle.ts";
import { oneIn } from "./part.ts";
import { type Position, stated, upTo } from "./problems.case.ts";

/** Winner of POJ 2311 by its statement: the first to cut off a single square. */
const cuts = new Map<string, boolean>();

function cutWins(pieces: readonly Position[]): boolean {
  const key = pieces
    .map((piece) => [...piece].sort((a, b) => a - b).join("x"))
    .sort()
    .join();
  const known = cuts.get(key);
  if (known !== undefined) return known;
  const wins = pieces.some(([w, h], i) => {
    const rest = pieces.filter((_, at) => at !== i);
    const left = [
      ...upTo(w! - 1).map((a) => [
        [a, h!],
        [w! - a, h!],
      ]),
      ...upTo(h! - 1).map((b) => [
        [w!, b],
        [w!, h! - b],
      ]),
    ];
    return left.some((parts) => parts.some(([x, y]) => x === 1 && y === 1) || !cutWins([...rest, ...parts]));
  });
  cuts.set(key, wins);
  return wins;
}

/** Problems and commands in the table of the document. */
const rows = readFileSync(new URL("../docs/problems.md", import.meta.url), "utf8")
  .split("\n")
  .flatMap((line) => {
    const [, problem, command] = /^\| (\S+(?: \d+\w?)?)\b.* \| `nimber (.*)` \|$/.exec(line) ?? [];
    return command === undefined ? [] : [{ problem: problem!, command: command.replaceAll("\\|", "|") }];
  });

const words = (command: string) =>
  Array.from(command.matchAll(/'([^']*)'|(\S+)/g), ([, quoted, plain]) => quoted ?? plain!);

test("the document has each problem in both languages", () => {
  const chinese = readFileSync(new URL("../docs/problems.zh-CN.md", import.meta.url), "utf8");
  expect(rows.map(({ problem }) => problem).sort()).toEqual(Object.keys(stated).sort());
  for (const { command } of rows) expect(chinese).toContain(command.replaceAll("|", "\\|"));
});

test.each(rows)("$problem: the rule is that of the statement", ({ problem, command }) => {
  const { options, least, most } = stated[problem]!;
  const game = parseGame(words(command)[1]!);
  const known = grundyValues(game);
  const value = plainGrundy(
    (position: Position) => options(...position),
    (position) => position.join(),
  );
  const roll = dice(4);
  for (let i = 0; i < 150; i++) {
    const position = least.map((from, at) => from + roll(most[at]! - from + 1));
    const found = known.at(game.parse(position.join()));
    if (problem !== "POJ 2311") expect(found, position.join()).toBe(value(position));
    else if (position[0]! * position[1]! <= 24) expect(found > 0, position.join()).toBe(cutWins([position]));
  }
});

const python = spawnSync("sh", ["-c", "command -v python3"]).status === 0;

test.skipIf(!python).each(
  oneIn(
    3,
    rows.filter(({ command }) => command.startsWith("template")),
    1,
  ),
)("$problem: the program answers so", ({ problem, command }) => {
  const { options, least, most, sum = 1, tests: many = 40, input, shared } = stated[problem]!;
  const args = words(command);
  const [answers, inRows] = args[args.indexOf("--print") + 1]!.split(" spaced ");
  const [wins, loses] = answers!.split("/");
  // Python is slow for tables of the sizes in these problems.
  const table = args.includes("--limits") ? [] : ["--to", most.join()];
  const { stdout, status } = nimber([...args, "--code", "python", ...table]);
  expect(status).toBe(0);
  const folder = mkdtempSync(join(tmpdir(), "nimber-problem-"));
  try {
    writeFileSync(join(folder, "main.py"), stdout);
    const roll = dice(9);
    const game = parseGame(args[1]!);
    const known = grundyValues(game);
    const plain = plainGrundy(
      (position: Position) => options(...position),
      (position) => position.join(),
    );
    // The rule of this problem was compared with its statement for small inputs.
    const value = (p: Position) => (problem === "POJ 2311" ? known.at(game.parse(p.join())) : plain(p));
    const tests = Array.from({ length: input === undefined ? 1 : many }, () =>
      Array.from({ length: sum }, () =>
        least.map((from, at) => (at === shared ? 3 : from + roll(most[at]! - from + 1))),
      ),
    );
    const legend = [
      [17, 3],
      [8, 3],
      [6, 3],
    ];
    const asked = input === undefined ? [legend] : tests;
    const text = input === undefined ? `3 3\n${legend.map(([a]) => a).join(" ")}\n` : input(asked);
    const expected = asked.map((test) => (test.reduce((all, p) => all ^ value(p), 0) === 0 ? loses : wins));
    const printed = execFileSync("python3", [join(folder, "main.py")], { input: text, encoding: "utf8" });
    const line = inRows === undefined ? expected.join("\n") : `${expected.join(" ")} `;
    expect(printed).toBe(`${line}\n`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
