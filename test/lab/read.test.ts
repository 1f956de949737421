import { expect, test } from "vitest";
import type { Orders, Question } from "../../web/src/lab/sandbox/protocol.ts";
import { reader } from "../../web/src/lab/sandbox/read.ts";

const shape = { parameters: 1, least: 0, most: 2, play: "normal", start: "2", cases: 3 };
const orders: Orders = { seconds: 2 };
const text = { en: "x", zh: "x" };
const saidShape = { kind: "shape", shape };
const saidCase = (index: number, more: object = {}) => ({ kind: "case", index, value: 0, ...more });

/** Results of reading messages in order; a run with an unknown message is ended at once. */
const read = (
  messages: readonly unknown[],
  told: Orders = orders,
  asked: readonly Question["ask"][] = [],
) => {
  const { report } = reader(told, (id) => asked[id]);
  return messages.map((message) => report(message));
};

test("what a run says in its order is read as it is", () => {
  const run = [
    { kind: "beat", positions: 3 },
    saidShape,
    saidCase(0),
    saidCase(1, { value: 7, says: true }),
    { kind: "law", text },
    saidCase(2, { says: Number.POSITIVE_INFINITY }),
    { kind: "done" },
  ];
  expect(read(run)).toEqual(run);
  const stopped = [saidShape, saidCase(0), { kind: "trouble", text, part: "moves", line: 3, column: 4 }];
  expect(read(stopped)).toEqual(stopped);
});

test("what is read has no more in it than it may", () => {
  expect(
    read([
      { kind: "done", shape },
      { ...saidShape, x: 1, shape: { ...shape, y: 2 } },
    ]),
  ).toEqual([undefined, saidShape]);
});

const long = "x".repeat(201);

/** The last message, the one before it, and the orders that they follow. */
type Forged = readonly [last: unknown, before?: readonly unknown[], told?: Orders];

const FORGED: Readonly<Record<string, Forged>> = {
  nothing: [undefined],
  "a word": ["done"],
  "no kind": [{}],
  "another kind": [{ kind: "toString" }],
  "a kind that is a list": [{ kind: ["done"] }],
  "an end before the beginning": [{ kind: "done" }],
  "an end before the last case": [{ kind: "done" }, [saidShape, saidCase(0)]],
  "a second end": [{ kind: "done" }, [{ kind: "trouble", text }]],
  "a second shape": [saidShape, [saidShape]],
  "a case before the shape": [saidCase(0)],
  "a case left out": [saidCase(1), [saidShape]],
  "a case again": [saidCase(0), [saidShape, saidCase(0)]],
  "a case far away": [saidCase(4294967294), [saidShape]],
  "a case beyond the last": [saidCase(3), [saidShape, saidCase(0), saidCase(1), saidCase(2)]],
  "a case after the end": [saidCase(0), [saidShape, { kind: "trouble", text }]],
  "a value that is no number": [saidCase(0, { value: "0" }), [saidShape]],
  "a value below zero": [saidCase(0, { value: -1 }), [saidShape]],
  "a value and a half": [saidCase(0, { value: 0.5 }), [saidShape]],
  "an SG value in misère play": [
    saidCase(0, { value: 2 }),
    [{ kind: "shape", shape: { ...shape, play: "misere" } }],
  ],
  "a law that says a word": [saidCase(0, { says: "true" }), [saidShape]],
  "a law that says NaN": [saidCase(0, { says: Number.NaN }), [saidShape]],
  "more cases than there are numbers": [{ kind: "shape", shape: { ...shape, cases: 109177 } }],
  "numbers too far": [{ kind: "shape", shape: { ...shape, most: 5001, cases: 5002 } }],
  "pairs too far": [{ kind: "shape", shape: { ...shape, parameters: 2, most: 5000, cases: 5001 ** 2 } }],
  "further than asked": [saidShape, [], { seconds: 2, to: 1 }],
  "other than asked": [saidShape, [], { seconds: 2, play: "misere" }],
  "three parameters": [{ kind: "shape", shape: { ...shape, parameters: 3 } }],
  "a start without end": [{ kind: "shape", shape: { ...shape, start: long } }],
  "no names": [{ kind: "shape", shape: { ...shape, parameters: 0 } }],
  "fewer names than cases": [{ kind: "shape", shape: { ...shape, parameters: 0, names: ["a"] } }],
  "a name without end": [{ kind: "shape", shape: { ...shape, parameters: 0, names: ["a", "b", long] } }],
  "names without end": [
    { kind: "shape", shape: { ...shape, parameters: 0, cases: 501, names: new Array(501).fill("a") } },
  ],
  "trouble without words": [{ kind: "trouble", text: "x" }],
  "trouble in one language": [{ kind: "trouble", text: { en: "x" } }],
  "trouble of a megabyte": [{ kind: "trouble", text: { en: "x".repeat(1e6), zh: "x" } }],
  "trouble at no line": [{ kind: "trouble", text, line: -1 }],
  "trouble in an object": [{ kind: "trouble", text, part: {} }],
  "a law's trouble before the shape": [{ kind: "law", text }],
  "a sign of life without a number": [{ kind: "beat", positions: {} }],
  "an answer that nobody waits for": [{ kind: "answer", id: 7, value: undefined }],
  "a refusal that nobody waits for": [{ kind: "refused", id: 7, text }],
};

test.each(Object.entries(FORGED))("refused: %s", (_, [last, before = [], told = orders]) => {
  expect(read([...before, last], told).at(-1)).toBeUndefined();
});

const node = { id: "0", label: "3", outcome: "N", value: 1 };
const edge = { from: "0", to: "0", label: "" };
const graph = { nodes: [node], edges: [edge], cut: false };
const move = { index: 0, at: "1", to: "2", wins: true };
const shown = { text: "3", value: 1, moves: [move], cut: false };
const cell = { shape: "token", x: 0, y: 1, text: "5" };
const drawn = (board: unknown) => ({ ...table, components: [{ ...shown, board }] });
const table = { outcome: "P", value: 0, components: [shown], line: [{ from: "4", at: "1", to: "3" }] };

test.each<readonly [ask: Question["ask"], value: unknown, right: boolean]>([
  ["reply", undefined, true],
  ["reply", [0, 3], true],
  ["reply", [0], false],
  ["reply", [0, "3"], false],
  ["reply", "03", false],
  ["graph", graph, true],
  ["graph", undefined, false],
  ["graph", table, false],
  ["graph", { ...graph, nodes: [node, node] }, false],
  ["graph", { ...graph, nodes: [{ ...node, outcome: "?" }] }, false],
  ["graph", { ...graph, nodes: [{ ...node, label: long }] }, false],
  ["graph", { ...graph, edges: [{ ...edge, to: "1" }] }, false],
  ["graph", { ...graph, edges: new Array(701).fill(edge) }, false],
  ["graph", { ...graph, nodes: Array.from({ length: 301 }, (_, i) => ({ ...node, id: `${i}` })) }, false],
  ["play", table, true],
  ["play", drawn([]), true],
  ["play", drawn([cell, { shape: "edge", x: 0, y: 0, end: [1, -1], tone: "dark" }]), true],
  ["play", drawn(cell), false],
  ["play", drawn(new Array(2001).fill(cell)), false],
  ["play", drawn([{ ...cell, shape: "script" }]), false],
  ["play", drawn([{ ...cell, x: "0" }]), false],
  ["play", drawn([{ ...cell, y: Number.NaN }]), false],
  ["play", drawn([{ ...cell, x: 1e9 }]), false],
  ["play", drawn([{ ...cell, end: [0] }]), false],
  ["play", drawn([{ ...cell, tone: "red" }]), false],
  ["play", drawn([{ ...cell, text: "thirteen char" }]), false],
  ["play", { ...table, outcome: 1 }, false],
  ["play", { ...table, components: new Array(101).fill(shown) }, false],
  ["play", { ...table, components: [{ ...shown, moves: new Array(401).fill(move) }] }, false],
  ["play", { ...table, components: [{ ...shown, moves: [{ ...move, wins: 1 }] }] }, false],
  ["play", { ...table, line: [{ from: {}, at: "1", to: "3" }] }, false],
])("an answer to %s: %j", (ask, value, right) => {
  expect(read([{ kind: "answer", id: 0, value }], orders, [ask])[0] !== undefined).toBe(right);
});
