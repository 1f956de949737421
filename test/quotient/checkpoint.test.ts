import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, watch, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text as textOf } from "node:stream/consumers";
import { afterAll, describe, expect, test } from "vitest";
import { main, nimber } from "../nimber.ts";

describe("nimber quotient --checkpoint", () => {
  const folder = mkdtempSync(join(tmpdir(), "nimber-quotient-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "dawson");
  const told = (...args: string[]) => nimber(["quotient", ...args, "--json"]);

  test("goes on to the same quotient, after a limit too", () => {
    expect(told("0.07", "--to", "20", "--checkpoint", file).status).toBe(0);
    const onwards = told("0.07", "--to", "23", "--resume", file);
    expect(JSON.parse(onwards.stdout)).toEqual(JSON.parse(told("0.07", "--to", "23").stdout));
    const other = join(folder, "limited");
    expect(told("0.07", "--positions", "300", "--checkpoint", other).status).toBe(3);
    const to = `${JSON.parse(readFileSync(other, "utf8")).phi.length}`;
    const [gone, direct] = [["--resume", other], []].map((more) => told("0.07", "--to", to, ...more).stdout);
    expect(JSON.parse(gone!)).toEqual(JSON.parse(direct!));
  });

  test("a proof after it is the same proof", () => {
    const kayles = join(folder, "kayles");
    expect(told("kayles", "--to", "80", "--checkpoint", kayles).status).toBe(0);
    expect(told("kayles", "--resume", kayles).stdout).toBe(told("kayles").stdout);
    expect(told("kayles", "--resume", kayles).status).toBe(0);
  });

  test.each([
    ["SIGINT", 130, "en"],
    ["SIGTERM", 143, "en"],
    ["SIGHUP", 129, "zh"],
  ] as const)(
    "what is done is saved when %s ends it, and it says how to go on",
    async (signal, code, lang) => {
      const killed = join(folder, signal);
      const args = ["quotient", "0.07", "--checkpoint", killed, "--lang", lang];
      const run = spawn(process.execPath, [main, ...args], { stdio: ["ignore", "ignore", "pipe"] });
      const said = textOf(run.stderr);
      const watched = watch(folder);
      await new Promise<void>((resolve) => {
        watched.on("change", (_, name) => name === signal && existsSync(killed) && resolve());
      });
      watched.close();
      run.kill(signal);
      const [[status], text] = await Promise.all([once(run, "exit"), said]);
      expect(status).toBe(code);
      const heaps = JSON.parse(readFileSync(killed, "utf8")).phi.length;
      expect(text).toContain(
        {
          en: `nimber: stopped with the quotient up to heap ${heaps - 1} saved in ${killed}; continue with --resume ${killed}\n`,
          zh: `nimber: 已停止，大小为 0 到 ${heaps - 1} 的堆的商保存于 ${killed}；可用 --resume ${killed} 继续\n`,
        }[lang],
      );
      if (signal !== "SIGINT") return;
      const onwards = JSON.parse(told("0.07", "--to", `${Math.max(heaps, 21)}`, "--resume", killed).stdout);
      expect(onwards).toMatchObject({ verdict: "partial", heaps: Math.max(heaps, 21) });
    },
  );

  test("is verified anew: what is no quotient of the game is refused, whoever signed it", () => {
    const { sha256, nimber: kind, version, ...content } = JSON.parse(readFileSync(file, "utf8"));
    const forged = (change: object) => {
      const changed = { ...content, ...change };
      const name = join(folder, "forged");
      const signed = createHash("sha256").update(JSON.stringify(changed)).digest("hex");
      writeFileSync(name, JSON.stringify({ nimber: kind, version, ...changed, sha256: signed }));
      return nimber(["quotient", "0.07", "--to", "30", "--resume", name, "--positions", "9"]);
    };
    const { p, phi, table } = content as { p: number[]; phi: number[]; table: number[][] };
    const wrong = [
      { p: p.slice(1) },
      { p: [...p, 0] },
      { p: [...p, 99] },
      { phi: phi.map((x, heap) => (heap === 9 ? (x + 1) % table.length : x)) },
      { phi: [] },
      { table: [] },
      { table: table.map((row, x) => (x === 5 ? row.toReversed() : row)) },
      { table: table.slice(1) },
      { table: table.map((row, x) => (x === 3 ? [-1, ...row.slice(1)] : row)) },
    ];
    for (const change of wrong) {
      const { status, stderr, stdout } = forged(change);
      expect([status, stdout], JSON.stringify(change).slice(0, 60)).toEqual([2, ""]);
      expect(stderr).toMatch(/expected a complete checkpoint of a quotient/);
    }
    expect(forged({ game: "0.77" }).stderr).toMatch(/expected a checkpoint of 0\.07, found one of 0\.77/);
  });

  test("refuses to lose a file, and fewer heaps than it has", () => {
    expect(told("0.07", "--checkpoint", file).stderr).toMatch(/--resume/);
    expect(told("0.07", "--to", "9", "--resume", file).stderr).toMatch(/--to: expected \d+ or more/);
    expect(told("0.07", "--resume", join(folder, "none")).status).toBe(2);
  });
});
