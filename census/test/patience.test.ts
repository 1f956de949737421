import { EventEmitter, once } from "node:events";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { patience } from "../src/work/patience.ts";

const gone = () => Object.assign(new Error("refused"), { code: "ECONNREFUSED" });

/** A question whose answer comes when the test says so. */
function question() {
  const hears = new EventEmitter();
  return {
    answer: () => hears.emit("answer"),
    fail: () => hears.emit("error", gone()),
    ask: () => once(hears, "answer"),
  };
}

test("an outage is told once, whatever answers are still on their way when it comes and goes", async () => {
  const said: string[] = [];
  const patiently = patience(
    () => said.push("away"),
    () => said.push("back"),
    () => false,
  );
  const [early, late] = [question(), question()];
  const before = patiently(early.ask);
  let asks = 0;
  const slow = patiently(async () => (asks++ === 0 ? await late.ask() : "again"));
  let away = true;
  const waiting = patiently(async () => {
    if (away) throw gone();
  });
  await setImmediate();
  expect(said).toEqual(["away"]);
  // It was asked before, so it does not say that the database is there.
  early.answer();
  await before;
  expect(said).toEqual(["away"]);
  away = false;
  await waiting;
  expect(said).toEqual(["away", "back"]);
  // It was asked before, so it does not say that the database is away again.
  late.fail();
  expect(await slow).toBe("again");
  expect(said).toEqual(["away", "back"]);
});
