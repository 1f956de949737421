import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { languageNamed, parseAnswer, parseRead, templateCode } from "../../src/codegen/index.ts";
import { parseGame } from "../../src/games/index.ts";
import { nimber } from "../nimber.ts";
import { dice } from "../oracle.ts";
import { partOf } from "../part.ts";
import { inEach } from "./toolchains.ts";

const RULES = [
  ["[n,l,r: a-1,l,r & b-1,l,r if a <= b and l <= n-a-b+2 and n-a-b+2 <= r]", "n l r"],
  ["[r,l,n: r,l,b-1 & r,l,a-1 if r >= n-a-b+2 >= l]", "n l r"],
] as const;

interface Asked {
  readonly tokens: number;
  readonly least: number;
  readonly most: number;
}

type Block = readonly [first: number, count: number];

/** Blocks of adjacent tokens that are left and may be taken. */
function movesIn(left: readonly boolean[], { least, most }: Asked): Block[] {
  const found: Block[] = [];
  for (let first = 1; first < left.length; first++)
    for (let count = 1; count <= most && left[first + count - 1]; count++)
      if (count >= least) found.push([first, count]);
  return found;
}

const known = new Map<string, boolean>();

/** Whether the player to move wins, by play. */
function isWon(left: readonly boolean[], asked: Asked): boolean {
  const key = `${left.map(Number).join("")} ${asked.least} ${asked.most}`;
  const found = known.get(key) ?? movesIn(left, asked).some((move) => !isWon(taken(left, move), asked));
  known.set(key, found);
  return found;
}

const taken = (left: readonly boolean[], [first, count]: Block): boolean[] =>
  left.map((each, at) => each && !(at >= first && at < first + count));

/** Plays against a program, with winning moves where there are any, and tells how it went. */
async function played(
  command: readonly string[],
  folder: string,
  asked: Asked,
  roll: (n: number) => number,
): Promise<string> {
  const [name, ...args] = command;
  const child: ChildProcessWithoutNullStreams = spawn(name!, [...args], { cwd: folder });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const line = async () => (await lines.next()).value as string;
  const put = (...numbers: readonly number[]) => child.stdin.write(`${numbers.join(" ")}\n`);
  put(asked.tokens, asked.least, asked.most);
  let left: readonly boolean[] = Array.from({ length: asked.tokens + 1 }, (_, at) => at > 0);
  for (let isTheirs = (await line()) === "First"; ; isTheirs = !isTheirs) {
    const moves = movesIn(left, asked);
    if (isTheirs) {
      const text = await line();
      const move = moves.find((each) => each.join(" ") === text);
      if (move === undefined) return `illegal ${text}`;
      left = taken(left, move);
      continue;
    }
    if (moves.length === 0) break;
    const winning = asked.tokens > 9 ? [] : moves.filter((move) => !isWon(taken(left, move), asked));
    const chosen = winning.length > 0 ? winning : moves;
    const move = chosen[roll(chosen.length)]!;
    put(...move);
    left = taken(left, move);
  }
  put(0, 0);
  const [status] = await once(child, "exit");
  return `won ${status}`;
}

inEach("programs that play", "win from every row", async (chain) => {
  const roll = dice(29);
  const sources = RULES.map(([id, read]) =>
    templateCode(
      {
        game: parseGame(id),
        read: parseRead(read),
        answer: parseAnswer("First/Second plays start take"),
        largest: [60, 60, 60],
        limits: "n <= 60, l <= 60, r <= 60",
      },
      languageNamed(chain.id)!,
      "en",
    ),
  );
  const folder = mkdtempSync(join(tmpdir(), `nimber-plays-${chain.id}-`));
  try {
    for (const [name, text] of Object.entries(chain.programs(sources)))
      writeFileSync(join(folder, name), text);
    const command = chain.build(folder);
    for (let i = 0; i < partOf(120); i++) {
      const tokens = 1 + roll(i % 3 === 0 ? 40 : 9);
      const least = 1 + roll(Math.min(tokens, 4));
      const most = i % 2 === 0 ? least : least + roll(tokens - least + 1);
      const asked = { tokens, least, most };
      expect([asked, await played([...command, `${i % 2}`], folder, asked, roll)]).toEqual([asked, "won 0"]);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

const [[row]] = RULES;
const plays = ["--print", "First/Second plays start take"];

test.each([
  [["nim", ...plays], "no program that plays it"],
  [["[n: a-1 & b-1 if a+b < n]", ...plays], "no program that plays it"],
  [["[n: a & b if 1 <= n-a-b]", ...plays], "no program that plays it"],
  [[row, "--read", "T (n l r)*", ...plays], "expected one position in single numbers"],
  [[row, "--read", "n l r -> n+1,l,r", ...plays], "expected one position in single numbers"],
  [[row, "--limits", "n <= 1e6, l <= 9, r <= 9", ...plays], "rows of at most 10000 tokens"],
  [[row, "--misere", ...plays], "--misere: a program that plays takes --read and --limits only"],
  [[row, "--print", "First/Second plays take start"], "expected `start take`, the numbers of a move"],
  [["--read", "k {s*k} n", ...plays], "no program that plays it"],
  [["clobber xoxo", ...plays], "no program that plays it"],
])("%j is refused", (args, says) => {
  const { stdout, stderr, status } = nimber(["template", ...args]);
  expect([stdout, status]).toEqual(["", 2]);
  expect(stderr).toContain(says);
});
