import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv } from "ajv";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseAnswer } from "../../src/codegen/index.ts";
import { parseGame } from "../../src/games/index.ts";
import type { Referee } from "../../src/judge/referee.ts";
import { drawn } from "../../src/stress/draw.ts";
import { type Ran, stress } from "../../src/stress/stress.ts";
import { formSubject } from "../form-subject.ts";
import { nimber } from "../nimber.ts";
import { dice } from "../oracle.ts";

const RULE = "[n,l,r: a-1,l,r & b-1,l,r if l <= n-a-b+2 <= r]";
const subject = (most: number) =>
  formSubject(parseGame(RULE), "n l r", parseAnswer("First/Second plays start take"), [most, most, most]);

/** Tokens that are left, by their places from 1. */
type Left = readonly boolean[];

interface Asked {
  readonly least: number;
  readonly most: number;
}

type Move = readonly [first: number, count: number];

const fullRow = (tokens: number): Left => Array.from({ length: tokens + 1 }, (_, at) => at > 0);

function movesIn(left: Left, { least, most }: Asked): Move[] {
  const found: Move[] = [];
  for (let first = 1; first < left.length; first++)
    for (let count = 1; count <= most && left[first + count - 1]; count++)
      if (count >= least) found.push([first, count]);
  return found;
}

const taken = (left: Left, [first, count]: Move): Left =>
  left.map((each, at) => each && !(at >= first && at < first + count));

const known = new Map<string, boolean>();

function isWon(left: Left, asked: Asked): boolean {
  const key = `${left.map(Number).join("")} ${asked.least} ${asked.most}`;
  const found = known.get(key) ?? movesIn(left, asked).some((move) => !isWon(taken(left, move), asked));
  known.set(key, found);
  return found;
}

const moveIn = (line: string): Move => line.split(" ").map(Number) as [number, number];

test("the judge of a program that plays says what plain play says of every move", () => {
  const roll = dice(7);
  const met = new Set<string>();
  for (let i = 0; i < 400; i++) {
    const { input, answers, referee: begin } = subject(60).make(drawn(() => roll(1000) / 1000, scale(i)));
    const [tokens, least, most] = input.trim().split(/\s+/).map(Number) as [number, number, number];
    const asked = { least, most };
    const referee = begin!();
    let left = fullRow(tokens);
    const first = isWon(left, asked);
    expect(answers()).toEqual([first ? "First" : "Second"]);
    if (i % 40 === 39) {
      referee.reply(first ? "Second" : "First");
      expect(referee.fault(true)).toEqual({ kind: "word" });
      continue;
    }
    let reply = referee.reply(first ? "First" : "Second");
    if (first) expect(reply).toBe("");
    let moves = 0;
    for (let isOurs = first; ; isOurs = true) {
      if (!isOurs || moves > 0) {
        if (movesIn(left, asked).length === 0) {
          expect([reply, referee.isOver(), referee.fault(true)]).toEqual(["0 0\n", true, undefined]);
          met.add("won");
          break;
        }
        expect(movesIn(left, asked)).toContainEqual(moveIn(reply.trim()));
        left = taken(left, moveIn(reply.trim()));
      }
      expect(referee.fault(true)).toEqual({ kind: "silent" });
      const all = movesIn(left, asked);
      const wins = all.filter((move) => !isWon(taken(left, move), asked));
      const from = roll(4) > 0 ? wins : all;
      const move = roll(12) === 0 ? ([1, tokens + 1] as const) : from[roll(from.length)]!;
      reply = referee.reply(move.join(" "));
      moves++;
      const line = move.join(" ");
      const fault = referee.fault(false);
      if (!all.some((each) => each.join(" ") === line)) {
        expect(fault).toEqual({ kind: "illegal", move: moves, line });
        met.add("illegal");
        break;
      }
      left = taken(left, move);
      if (!isWon(left, asked)) {
        expect(fault).toBeUndefined();
        continue;
      }
      expect(fault).toMatchObject({ kind: "losing", move: moves, line });
      const winning: Move = fault?.kind === "losing" ? moveIn(fault.reply) : [0, 0];
      expect(movesIn(left, asked)).toContainEqual(winning);
      expect(isWon(taken(left, winning), asked)).toBe(false);
      met.add("losing");
      break;
    }
  }
  expect([...met].sort()).toEqual(["illegal", "losing", "won"]);
});

const scale = (i: number) => ({ number: 1 + (i % 10), count: 1 });

/** Program that plays in this process, and chooses among its moves and those of them that win. */
const player =
  (choose: (all: readonly Move[], wins: readonly Move[]) => Move) =>
  (input: string, _hurried?: boolean, referee?: Referee): Promise<Ran> => {
    const [tokens, least, most] = input.trim().split(/\s+/).map(Number) as [number, number, number];
    const asked = { least, most };
    let left = fullRow(tokens);
    let reply = referee!.reply(isWon(left, asked) ? "First" : "Second");
    while (reply !== "0 0\n" && referee!.fault(false) === undefined) {
      if (reply !== "") left = taken(left, moveIn(reply.trim()));
      const all = movesIn(left, asked);
      const move = choose(
        all,
        all.filter((each) => !isWon(taken(left, each), asked)),
      );
      left = taken(left, move);
      reply = referee!.reply(move.join(" "));
    }
    return Promise.resolve({ output: "" });
  };

test("a program that plays is refuted by the smallest input, unless it is right", async () => {
  const options = { tests: 60, seed: 1 };
  expect(
    await stress(
      subject(7),
      player((_, wins) => wins.at(-1)!),
      options,
    ),
  ).toEqual({ tests: 60 });
  const { finding } = await stress(
    subject(7),
    player(([first]) => first!),
    options,
  );
  expect(finding).toMatchObject({ input: "2 1 2\n", ours: "First" });
  expect(finding?.play).toEqual({
    spoken: [
      { by: "program", line: "First" },
      { by: "program", line: "1 1" },
    ],
    fault: { kind: "losing", move: 1, line: "1 1", reply: "2 1" },
  });
});

/** Reads lines of the judge one by one. */
const READER = `import { createInterface } from "node:readline";
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const next = async () => ((await lines.next()).value ?? "").split(" ").map(Number);
const [n, l, r] = await next();
`;

describe("nimber stress plays", () => {
  const folder = mkdtempSync(join(tmpdir(), "nimber-plays-"));
  const file = (name: string) => join(folder, `${name}.mjs`);
  beforeAll(() => {
    const programs = {
      // Right where it may take the middle of the row.
      mirror: `${READER}
let take = Math.min(n, r);
if ((n - take) % 2 !== 0) take--;
console.log("First");
console.log((n - take) / 2 + 1, take);
for (let [x, y] = await next(); x > 0; [x, y] = await next()) console.log(n + 2 - x - y, y);
process.exit(0);`,
      illegal: `console.log("First\\n1 1000");`,
      quiet: `${READER}console.log("First"); await next();`,
      silent: `console.log("First");`,
      side: `console.log("Second");`,
      crash: `console.log("First"); process.exit(3);`,
      more: `${READER}console.log("First"); console.log(1, n); await next(); console.log(1, 1);`,
    };
    for (const [name, text] of Object.entries(programs)) writeFileSync(file(name), text);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const by = (name: string, ...more: string[]) =>
    nimber([
      "stress",
      "abc278g",
      "--tests",
      "9",
      "--each",
      "60",
      ...more,
      "--",
      process.execPath,
      file(name),
    ]);

  test("against one that is right", () => {
    expect(by("mirror", "--tests", "4")).toMatchObject({ status: 0, stdout: "  agreed on 4 inputs.\n" });
  });

  test.each([
    ["illegal", "its move 1, `1 1000`, is not legal"],
    ["silent", "the program ended although it is its turn"],
    ["side", "it chooses the losing side; expected First"],
    ["crash", "crashed (exit 3)"],
    ["more", "it prints `1 1` after the play is over"],
  ])("against %s", (name, says) => {
    const { stdout, status } = by(name);
    expect(status).toBe(1);
    expect(stdout.replace(/\s+/g, " ")).toContain(says);
    expect(stdout).toContain("Play: < the program, > the judge\n    < ");
  });

  test("against one that waits", () => {
    const { stdout, status } = by("quiet", "--each", "0.2");
    expect(status).toBe(1);
    expect(stdout.replace(/\s+/g, " ")).toContain("gave no answer in time");
  });

  test("and gives the promised JSON", () => {
    const schema = JSON.parse(
      readFileSync(new URL("../../docs/schema/stress.json", import.meta.url), "utf8"),
    );
    const valid = new Ajv().compile(schema);
    for (const name of ["illegal", "crash"]) {
      const json = JSON.parse(by(name, "--json").stdout);
      expect([valid(json), json.input, json.play[0]]).toEqual([
        true,
        "1 1 1\n",
        { by: "program", line: "First" },
      ]);
    }
  });
});
