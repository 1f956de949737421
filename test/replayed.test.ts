import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { heapRules } from "../src/encoding.ts";
import { LimitError, ReplayError } from "../src/errors.ts";
import { parseGame } from "../src/games/index.ts";
import { say } from "../src/locale/message.ts";
import { heapTable, type PeriodVerdict, periodOf, periodReason, periodSteps } from "../src/solve/index.ts";
import { finish } from "../src/solve/period/portions.ts";
import { nimber } from "./nimber.ts";
import { clock, withClock } from "./period/clock.case.ts";

const directory = mkdtempSync(join(tmpdir(), "nimber-"));
const rulesOf = (game: string) => heapRules(parseGame(game))!;

/** Checkpoint of `game` that is correct except for its values. */
function forged(game: string, values: readonly number[]): string {
  const file = join(directory, `${game}-${values.length}-${values.slice(0, 9).join("")}`);
  const data = Uint8Array.from(values);
  const head = { nimber: "checkpoint", version: 1, game, heaps: values.length, width: 1 };
  const sha256 = createHash("sha256").update(JSON.stringify(head)).update(data).digest("hex");
  writeFileSync(file, Buffer.concat([Buffer.from(`${JSON.stringify({ ...head, sha256 })}\n`), data]));
  return file;
}

const threes = Array.from({ length: 3000 }, (_, n) => n % 3);

describe("a checkpoint with a right hash and wrong values", () => {
  test.each(["period", "values"])("proves nothing to nimber %s", (command) => {
    const certificate = join(directory, `${command}.json`);
    const limit = command === "period" ? ["--limit", "3000", "--certificate", certificate] : ["--to", "2999"];
    for (const game of ["0.77", "{2,5,7}", "!{2,3}"]) {
      const wrong = game === "!{2,3}" ? threes.map((_, n) => Math.floor(n / 20)) : threes;
      const found = nimber([command, game, "--resume", forged(game, wrong), ...limit]);
      expect(found.stdout).not.toContain("proved");
      expect(found.stderr).toMatch(
        /^nimber: the independent checker refuses the given values: heap \d+: claimed value \d+, the rules give \d+\n$/,
      );
      expect(found.status).toBe(1);
      expect(existsSync(certificate)).toBe(false);
    }
    const chinese = nimber([command, "0.77", "--resume", forged("0.77", threes), ...limit, "--lang", "zh"]);
    expect(chinese.stderr).toMatch(
      /^nimber: 独立的检验程序没有通过所给的 SG 值：n = \d+：声称 SG 值为 \d+，按规则应为 \d+\n$/,
    );
    const json = nimber([command, "0.77", "--resume", forged("0.77", threes), ...limit, "--json"]);
    expect(JSON.parse(json.stderr)).toMatchObject({ error: { code: "replay" } });
  });

  test("with one wrong value far below the window is refused too", () => {
    const values = [...heapTable(rulesOf("kayles")).values(2999)];
    const file = forged("kayles", values.with(70, 5));
    const found = nimber(["period", "kayles", "--resume", file]);
    expect(found).toMatchObject({ status: 1, stdout: "" });
    expect(found.stderr).toContain("heap 70: claimed value 5, the rules give 6");
  });

  test("proves nothing to a program", () => {
    const rules = rulesOf("0.77");
    const table = () => heapTable(rules, {}, Uint8Array.from(threes));
    expect(() => finish(periodSteps(rules, table(), { heaps: 3000 }))).toThrow(ReplayError);
    expect(() => table().grundy(10n ** 18n)).toThrow(ReplayError);
    expect(table().given).toBe(3000);
    expect(heapTable(rules).given).toBe(0);
  });
});

describe("values that were handed in and are right", () => {
  const rules = rulesOf("0.165");
  const values = Uint8Array.from(heapTable(rules).values(12_000));

  test("are replayed before they prove anything", () => {
    const found = finish(periodSteps(rules, heapTable(rules, {}, values)));
    expect(found).toMatchObject({ verdict: "proved", preperiod: 5181, period: 1550, replayed: true });
  });

  test("are only observed when the limits do not last for the replay", () => {
    const steps = (limits: object) => periodSteps(rules, heapTable(rules, {}, values), limits);
    for (const [limits, named] of [
      [{ bytes: 20_000 }, "bytes"],
      [{ seconds: 0.5 }, "seconds"],
    ] as const) {
      const found = withClock(clock(1000).now, () => finish(steps(limits))) as Extract<
        PeriodVerdict,
        { verdict: "observed" }
      >;
      expect(found.verdict).not.toBe("proved");
      expect(found.limit).toBeInstanceOf(LimitError);
      expect(found.limit?.limit).toBe(named);
    }
  });

  test("stop to be replayed when their question is given up", () => {
    const reason = new Error("given up");
    let asked = 0;
    const signal = {
      aborted: false,
      throwIfAborted() {
        if (++asked > 3) throw reason;
      },
    };
    const whole = finish(periodSteps(rules, heapTable(rules, {}, values)));
    expect(whole.verdict).toBe("proved");
    const steps = periodSteps(rules, heapTable(rules, {}, values), { signal });
    expect(() => finish(steps)).toThrow(reason);
  });
});

describe("what is proved says whether it was replayed", () => {
  test("and small proofs always are", () => {
    for (const game of ["kayles", "0.07", "{2,5,7}", "!{2,3}", "nim", "0.156", "4.C1"]) {
      const found = periodOf(rulesOf(game), { heaps: 20_000 });
      if (found.verdict !== "proved") throw new Error(`${game} is not proved`);
      expect(found.replayed).toBe(true);
      const says = periodReason(rulesOf(game), found);
      expect(say(says, "en")).toContain(
        `The independent checker replayed all ${found.to + found.period} values.`,
      );
      expect(say(says, "zh")).toContain(`独立的检验程序已重新计算全部 ${found.to + found.period} 个值。`);
    }
  });

  test("and those for which there is no memory are not, and say so", () => {
    const rules = rulesOf("kayles");
    const found = periodOf(rules, { bytes: 1100 });
    if (found.verdict !== "proved") throw new Error("not proved");
    expect(found).toMatchObject({ preperiod: 71, period: 12, replayed: false });
    const says = periodReason(rules, found);
    expect(say(says, "en")).toContain("did not replay the proof: more than 2^31 options");
    expect(say(says, "zh")).toContain("没有重新计算：后继超过 2^31 个");
  });

  test("on the command line", () => {
    const said = (...args: string[]) => nimber(args).stdout.replace(/\s+/g, " ");
    expect(said("period", "kayles")).toContain("The independent checker replayed all 168 values.");
    expect(JSON.parse(nimber(["period", "kayles", "--json"]).stdout)).toMatchObject({ replayed: true });
    expect(said("values", "kayles", "--to", "30")).toContain("proved (guy-smith), replayed");
    expect(said("value", "{2,5,7}", "1000000000000000000")).toContain("checker replayed all 29 values");
    expect(said("same", "0.17", "0.77")).not.toContain("replayed");
    expect(said("same", "{1,3}", "{1,3,5}")).toContain("The independent checker replayed both proofs.");
    expect(nimber(["octal", "0.77", "--format", "csv"]).stdout.split("\n")[1]).toMatch(/,true$/);
    expect(said("table", "kayles", "--to", "100")).toContain("; replayed.");
  });

  test("and a certificate written after it is the one that was replayed", () => {
    const file = join(directory, "kayles.json");
    expect(nimber(["period", "kayles", "--certificate", file]).status).toBe(0);
    expect(nimber(["check", file]).stdout).toContain("168 values replayed");
    expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ to: 156, period: 12 });
  });
});
