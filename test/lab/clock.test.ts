import { expect, test } from "vitest";
import { localizedIn, say } from "../../src/locale/message.ts";
import { UserCodeError } from "../../src/user-rules/index.ts";
import { clock } from "../../web/src/lab/sandbox/clock.ts";
import { erase } from "../../web/src/lab/typescript/erase.ts";
import { isQuick } from "../part.ts";
import { exportsOf } from "./run.ts";

const RULES = "export const start = 3; export function* moves(n: number) { if (n > 0) yield n - 1; }";

test("types are taken out, and every line stays where it was", () => {
  const code = `interface Pair {
  a: number;
}
type Two = [number, number];
export const start: Two = [1, 2] as Two;
export function* moves([a, b]: Two): Generator<Two> {
  const pair: Pair = { a } satisfies Pair;
  while (pair.a-- > 0) yield [pair.a!, b];
}
const mex = 5;
export { mex as least };`;
  const plain = erase(code, "");
  if (!("source" in plain)) throw new Error(say(plain.text, "en"));
  const lines = plain.source.split("\n");
  expect(lines[8]).toContain("while (pair.a-- > 0) {__tick(8);yield");
  expect(plain.lines).toEqual({ start: 5, moves: 6, least: 11 });
  const { start, moves, least } = exportsOf(code);
  expect(least).toBe(5);
  expect(start).toEqual([1, 2]);
  expect([...(moves as (two: readonly number[]) => Iterable<unknown>)([2, 7])]).toEqual([
    [1, 7],
    [0, 7],
  ]);
});

test("every loop and every function asks the clock", () => {
  const asked: number[] = [];
  exportsOf(
    `let n = 0;
for (let i = 0; i < 2; i++) n++;
for (const i of [1]) for (const k in [1]) { n += i + k.length; }
while (n < 8) n++;
do n++; while (n < 10);
const twice = (x: number) => x * 2;
const object = (x: number) => ({ x });
function three() { return 3; }
class Four { get four() { return three() + object(twice(0)).x + 1; } }
export const start = new Four().four;`,
    "",
    (line) => asked.push(line),
  );
  expect([...new Set(asked)].sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  expect(
    exportsOf(
      "const f = (x: number) => x > 0 ? (y: number) => x + y : () => 0; export const start = f(1)(2);",
    ),
  ).toMatchObject({ start: 3 });
});

test.each([
  ["enum E { a }", 1, "only erasable types are supported: no `enum`, no `namespace`"],
  ["\nimport x from 'y';", 2, "imports are not supported; the useful functions are already in scope"],
  ["export default 5;", 1, "export by name: `export const start`, `export function* moves`"],
  ["export * from 'y';", 1, "imports are not supported; the useful functions are already in scope"],
  ["const a = 1;\nconst b = (;", 2, "Expression expected."],
])("refused: %j", (code, line, said) => {
  expect(localizedIn(erase(code, ""))).toMatchObject({ line, text: { en: said } });
});

test("the meter sees what operators make and what is spread", () => {
  const metered = (code: string): string => {
    const plain = erase(code, "");
    if (!("source" in plain)) throw new Error(say(plain.text, "en"));
    return plain.source.split("\n")[1]!;
  };
  expect(metered("a + b + c;")).toBe("__made(a + b + c);");
  expect(metered("s += f(a + b);")).toBe("__made(s += f(__made(a + b)));");
  expect(metered("(a + b) * c;")).toBe("__made((__made(a + b)) * c);");
  expect(metered(`\`\${a}\${\`\${b}\`}\`;`)).toBe(`__made(\`\${a}\${__made(\`\${b}\`)}\`);`);
  expect(metered(`tag\`\${a}\`;`)).toBe(`tag\`\${a}\`;`);
  expect(metered("x <<= y ** z;")).toBe("__made(x <<= __made(y ** z));");
  expect(metered("2 * n - m * 3;")).toBe("2 * n - m * 3;");
  expect(metered("f(...a, [...b]);")).toBe("f(...__spread(a), [...__spread(b)]);");
  expect(metered("const [c, ...d] = e as number[];")).toBe("const [c, ...d] = e            ;");
  expect(metered("const g = (a: string) => a + 1;")).toBe(
    "const g = (a        ) => (__tick(1),__made(a + 1));",
  );
  const plain = erase(RULES, "(() => { for (;;) n + b; })()");
  expect(plain).toHaveProperty(
    "source",
    expect.stringContaining("{__tick(0); for (;;) {__tick(0);__made(n + b);} }"),
  );
});

test.each(["__tick = 0;", "const __made = 0;", "({ __spread: 0 });", "__h\\u006fld;", "__begun;", "__held;"])(
  "the Lab's own names are not the program's: %s",
  (code) => {
    expect(localizedIn(erase(code, ""))).toMatchObject({
      line: 1,
      text: { en: "the Lab uses this name itself; choose another" },
    });
    expect(erase(RULES, code.replace(/^const |;$/g, ""))).toHaveProperty("wrongLaw");
  },
);

test.skipIf(isQuick)("the clock stops what does not end, again and again", () => {
  const { tick, call } = clock(0.05, () => undefined);
  const loop = () => {
    for (;;) tick(7);
  };
  expect(loop).toThrow("stopped at the limit of 0.05 seconds");
  expect(() => {
    for (;;) call();
  }).toThrow("stopped at the limit of 0.05 seconds");
  let beats = 0;
  const slow = clock(60, () => beats++);
  expect(() => {
    for (;;) {
      try {
        slow.tick(7);
      } catch (error) {
        slow.tick(7);
        throw error;
      }
    }
  }).toThrow("this did not end within 1 second");
  expect(beats).toBeGreaterThan(2);
});

test("what the heartbeat throws stops a program for good", () => {
  let heavy = true;
  const { tick, restart } = clock(60, () => {
    if (heavy) throw new UserCodeError({ en: "too much", zh: "过多" });
  });
  expect(() => {
    for (;;) tick(7);
  }).toThrow("too much");
  heavy = false;
  expect(() => tick(7)).toThrow("too much");
  restart();
  expect(() => tick(7)).not.toThrow();
});
