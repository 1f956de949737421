import type { LocalizedText, Play } from "nimber";
import { FURTHEST, MOST, type Orders, type Question, type Report, type Shape } from "./protocol.ts";

// Messages from the sandbox are untrusted: each message is validated, and one that the run could not send at
// this point ends it.

/** Reads the messages of one run, in order. */
export interface Reader {
  /** Validates a message. @returns undefined when a run could not send it now */
  report(message: unknown): Report | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

/** Reader of a run's messages; `waiting` returns the question with a number that is still unanswered. */
export function reader(orders: Orders, waiting: (id: number) => Question["ask"] | undefined): Reader {
  let shape: Shape | undefined;
  let next = 0;
  let over = false;

  const KINDS: Readonly<Record<Report["kind"], (fields: Fields) => Report | undefined>> = {
    beat: ({ positions }) => (isNatural(positions) ? { kind: "beat", positions } : undefined),
    shape(fields) {
      const read = shape === undefined && !over ? readShape(fields.shape, orders) : undefined;
      shape ??= read;
      return read && { kind: "shape", shape: read };
    },
    case({ index, value, says }) {
      if (shape === undefined || over || index !== next || next >= shape.cases) return undefined;
      if (!isNatural(value) || (shape.play === "misere" && value > 1)) return undefined;
      if (says !== undefined && typeof says !== "boolean" && !isNumber(says)) return undefined;
      next++;
      return { kind: "case", index, value, ...(says !== undefined && { says }) };
    },
    law({ text }) {
      const read = shape !== undefined && !over ? readText(text) : undefined;
      return read && { kind: "law", text: read };
    },
    done() {
      if (over || next !== shape?.cases) return undefined;
      over = true;
      return { kind: "done" };
    },
    trouble({ text, part, line, column }) {
      const read = over ? undefined : readText(text);
      if (read === undefined || !maybe(part, isName) || !maybe(line, isNatural) || !maybe(column, isNatural))
        return undefined;
      over = true;
      return {
        ...{ kind: "trouble", text: read },
        ...(part !== undefined && { part }),
        ...(line !== undefined && { line }),
        ...(column !== undefined && { column }),
      };
    },
    answer({ id, value }) {
      const asked = isNatural(id) ? waiting(id) : undefined;
      if (!isNatural(id) || asked === undefined || !ANSWERS[asked](value)) return undefined;
      return { kind: "answer", id, value };
    },
    refused({ id, text }) {
      const read = isNatural(id) && waiting(id) !== undefined ? readText(text) : undefined;
      return read && isNatural(id) ? { kind: "refused", id, text: read } : undefined;
    },
  };

  return {
    report(message) {
      if (!isFields(message)) return undefined;
      const { kind } = message;
      return typeof kind === "string" && Object.hasOwn(KINDS, kind)
        ? KINDS[kind as Report["kind"]](message)
        : undefined;
    },
  };
}

function readShape(shape: unknown, { to, play: asked }: Orders): Shape | undefined {
  if (!isFields(shape)) return undefined;
  const { parameters, least, most, play, start, cases, names, cut } = shape;
  if (parameters !== 0 && parameters !== 1 && parameters !== 2) return undefined;
  if (!isNatural(least) || !isNatural(most) || !isPlay(play) || !isName(start) || !isNatural(cases))
    return undefined;
  if (asked !== undefined && play !== asked) return undefined;
  const rest = { play, start, cases };
  if (parameters === 0) {
    const listed = isListOf(names, MOST.listed, isName) && names.length === cases;
    if (!listed || !maybe(cut, isBoolean)) return undefined;
    return { parameters, least, most, ...rest, names, ...(cut !== undefined && { cut }) };
  }
  const right = Math.max(least, most) <= FURTHEST[parameters] && most <= (to ?? most);
  if (!right || cases !== Math.max(0, most - least + 1) ** parameters) return undefined;
  return { parameters, least, most, ...rest };
}

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;
const isBoolean = (value: unknown): value is boolean => typeof value === "boolean";
const isNumber = (value: unknown): value is number => typeof value === "number" && !Number.isNaN(value);
const isNatural = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isPlay = (value: unknown): value is Play => value === "normal" || value === "misere";
const isOutcome = (value: unknown): boolean => value === "P" || value === "N";
const isName = (value: unknown): value is string => typeof value === "string" && value.length <= MOST.name;
const maybe = <T>(value: unknown, is: (value: unknown) => value is T): value is T | undefined =>
  value === undefined || is(value);

function isListOf<T>(
  value: unknown,
  most: number,
  is: (value: unknown) => value is T,
): value is readonly T[] {
  return Array.isArray(value) && value.length <= most && value.every(is);
}

function readText(text: unknown): LocalizedText | undefined {
  if (!isFields(text)) return undefined;
  const { en, zh } = text;
  return isSentence(en) && isSentence(zh) ? { en, zh } : undefined;
}

const isSentence = (value: unknown): value is string =>
  typeof value === "string" && value.length <= MOST.sentence;

type Is = (value: unknown) => value is Fields;

const fieldsWith =
  (right: (fields: Fields) => boolean): Is =>
  (value): value is Fields =>
    isFields(value) && right(value);

const isMove = fieldsWith(
  ({ index, at, to, wins }) => isNatural(index) && isName(at) && isName(to) && isBoolean(wins),
);
const SHAPES: readonly unknown[] = ["token", "square", "hole", "edge", "ground", "label"];
const isPlace = (value: unknown): value is number => isNumber(value) && Math.abs(value) <= MOST.far;
const isLetters = (value: unknown): value is string =>
  typeof value === "string" && value.length <= MOST.letters;
const isDrawn = fieldsWith(
  ({ shape, x, y, end, tone, text }) =>
    SHAPES.includes(shape) &&
    isPlace(x) &&
    isPlace(y) &&
    (end === undefined || (isListOf(end, 2, isPlace) && end.length === 2)) &&
    (tone === undefined || tone === "dark" || tone === "light") &&
    maybe(text, isLetters),
);
const isShown = fieldsWith(
  ({ text, board, value, moves, cut }) =>
    isName(text) &&
    (board === undefined || isListOf(board, MOST.cells, isDrawn)) &&
    maybe(value, isNatural) &&
    isListOf(moves, MOST.moves, isMove) &&
    isBoolean(cut),
);
const isPlayed = fieldsWith(({ from, at, to }) => isName(from) && isName(at) && isName(to));
const isNode = fieldsWith(
  ({ id, label, outcome, value, sum }) =>
    isSentence(id) && isName(label) && isOutcome(outcome) && maybe(value, isNatural) && maybe(sum, isBoolean),
);

/** Validators of the answers to each question. */
const ANSWERS: Readonly<Record<Question["ask"], (value: unknown) => boolean>> = {
  play: fieldsWith(
    ({ outcome, value, components, line }) =>
      isOutcome(outcome) &&
      maybe(value, isNatural) &&
      isListOf(components, MOST.components, isShown) &&
      isListOf(line, MOST.line, isPlayed),
  ),
  reply: (value) => value === undefined || (isListOf(value, 2, isNatural) && value.length === 2),
  graph: fieldsWith(({ nodes, edges, cut }) => {
    if (!isBoolean(cut) || !isListOf(nodes, MOST.nodes, isNode)) return false;
    const ids = new Set(nodes.map(({ id }) => id));
    const isEdge = fieldsWith(({ from, to, label }) => ids.has(from) && ids.has(to) && isName(label));
    return ids.size === nodes.length && isListOf(edges, MOST.edges, isEdge);
  }),
};
