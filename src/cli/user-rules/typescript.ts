import type { Answer, InputForm } from "../../codegen/index.ts";
import { languageOfRules } from "../../codegen/languages/index.ts";
import { printSource } from "../../codegen/print.ts";
import { indented, parseProgram } from "../../codegen/program.ts";
import { tellsMoves } from "../../codegen/read/form.ts";
import { printing, readLines } from "../../codegen/read/lines.ts";
import { expectWinner, type Options } from "../../codegen/read/moves.ts";
import { planOf, readsOne } from "../../codegen/read/plan.ts";
import { alone } from "../../codegen/template.ts";
import { say } from "../../locale/message.ts";
import { sidesOf } from "../../rules/space.ts";
import { expectTurns } from "../../solve/position.ts";
import type { Language, Text } from "../../types.ts";
import { t } from "../locale/cli.ts";
import { helperCode } from "./helper-code.ts";
import type { FileGame } from "./program.ts";

const TEXT = {
  words: t("words"),
  numbers: t("numbers"),
  judge: t("judge"),
  output: t("output"),
  winner: t("winner"),
  misere: t("misere"),
  alone: t("alone"),
  file: t("file"),
  search: t("search"),
} satisfies Record<string, Text>;

/**
 * Input of the program for a file: numbers in a form, the file's own `judge`, or (undefined) one position per
 * line.
 */
export type Reading =
  | { readonly read: InputForm; readonly coordinates: readonly string[] }
  | "judge"
  | undefined;

/**
 * TypeScript program that plays by the code of a file: a search that caches the value of every position.
 * @throws RuleError when moves determine who moves next
 */
export function fileProgram(game: FileGame, reading: Reading, answer: Answer, language: Language): string {
  expectTurns(game);
  if (typeof reading !== "object") expectWinner(answer, game.id);
  const form =
    typeof reading === "object"
      ? `${say(TEXT.numbers, language)}: ${reading.read.text}`
      : say(TEXT.words, language);
  const remarks = [
    say(t("gameRemark", { id: game.id, rule: game.rule }), language),
    reading === "judge"
      ? say(TEXT.judge, language)
      : `${form}. ${say(TEXT.output, language)}: ${answer.wins}/${answer.loses}.`,
    say(game.misere ? TEXT.misere : game.won === undefined ? TEXT.winner : TEXT.alone, language),
  ];
  const print = (verbatim: readonly string[], program: readonly string[]): string => {
    const routines = parseProgram(program.join("\n"));
    return printSource({ remarks, verbatim, constants: [], routines }, languageOfRules);
  };
  const rules = rulesCode(game, language);
  if (reading === "judge") return print([...READ, ...rules, ...JUDGED], []);
  if (reading === undefined) return print([...rules, ...PARSED], lineMain(answer));
  const plan = planOf(reading.read, reading.coordinates);
  if ((game.misere || game.won !== undefined) && !readsOne(plan)) throw alone(plan);
  const at = (place: readonly string[]) => ({
    value: `sg(${place.map((each) => `narrow(${each})`).join(", ")})`,
  });
  const options = tellsMoves(answer) ? optionsOf(game, plan.size) : undefined;
  const { functions, lines } = readLines(plan, { at, long: false, options }, answer);
  const code = options === undefined ? rules : [...rules, "", ...LISTED];
  return print(code, [...functions, "main:", ...indented(lines)]);
}

/** Options by the code of a file: they are listed first, and then found by their places in the list. */
function optionsOf({ id, source, misere, won }: FileGame, size: number): Options {
  const hasNumbers = source.exported.every(({ name }) => name !== "position");
  return {
    id,
    functions: [],
    before: [],
    ends: misere || won !== undefined,
    lines(place, { target }, then, tag) {
      const [count, choice] = [`options${tag}`, `choice${tag}`];
      const after = Array.from({ length: size }, (_, i) => `wide(leftIn(${choice}, ${i}))`);
      return [
        `let ${count} = listOptions(${place.map((each) => `narrow(${each})`).join(", ")})`,
        `for ${choice} = 0 to ${count} - 1:`,
        `  if optionValue(${choice}) == ${target}:`,
        ...indented(indented(then(hasNumbers ? after : undefined))),
      ];
    },
  };
}

/** Functions that list the options of a position, and find the value of each and what it leaves. */
const LISTED = `let listed: any[][] = [];

function listOptions(...numbers: number[]): number {
  const position = positionFrom(numbers);
  const isOver = endOf(position) !== undefined;
  listed = isOver ? [] : optionsOf(position);
  return listed.length;
}

function optionValue(i: number): number {
  if (alone && listed[i]!.length > 1) throw new Error("a move leaves several positions");
  if (listed[i]!.length === 0) return nothing;
  return listed[i]!.reduce((sum, part) => sum ^ valueOf(part), 0);
}

function leftIn(i: number, coordinate: number): number {
  if (listed[i]!.length !== 1) throw new Error("a winning move does not leave one position");
  const [part] = listed[i]!;
  return Number(Array.isArray(part) ? part[coordinate] : part);
}`.split("\n");

/** Code of the file in its own scope, and the search. */
function rulesCode({ source, space }: FileGame, language: Language): string[] {
  const { bare, exported } = source;
  const exports = exported.map(({ name, local }) => (name === local ? name : `${name}: ${local}`));
  const size = sidesOf(space);
  const made = size === 1 ? "numbers[0]" : "numbers";
  const from = exported.some(({ name }) => name === "position") ? "rules.position(...numbers)" : made;
  return [
    `// ${say(TEXT.file, language)}`,
    "const rules: any = (() => {",
    ...helperCode(bare),
    bare.trim(),
    `return { ${exports.join(", ")} };`,
    "})();",
    "",
    `// ${say(TEXT.search, language)}`,
    ...SEARCH,
    "",
    "function positionFrom(numbers: number[]): any {",
    `  return ${from};`,
    "}",
    "",
    "function sg(...numbers: number[]): number {",
    "  return valueOf(positionFrom(numbers));",
    "}",
  ];
}

const SEARCH = `const known = new Map<any, number>();

function depthOf(value: any): number {
  return Array.isArray(value) ? 1 + Math.max(0, ...value.map(depthOf)) : 0;
}
const depth = depthOf(rules.start);

function keyOf(position: any): any {
  const one = rules.canonical === undefined ? position : rules.canonical(position);
  if (rules.key !== undefined) return rules.key(one);
  return typeof one === "number" ? one : contentOf(one);
}

function contentOf(part: any): string {
  if (typeof part === "bigint") return part + "n";
  if (typeof part === "string") return JSON.stringify(part);
  if (typeof part !== "object" || part === null) return String(part);
  if (Array.isArray(part)) return "[" + part.map(contentOf) + "]";
  if (part instanceof Set) return "Set(" + Array.from(part, contentOf).sort() + ")";
  if (part instanceof Map) return "Map(" + Array.from(part, contentOf).sort() + ")";
  if (ArrayBuffer.isView(part)) return part.constructor.name + "(" + part + ")";
  return "{" + Object.entries(part).map(contentOf) + "}";
}

function partsOf(to: any): any[] {
  const deep = depthOf(to);
  const parts: any[] = deep > 0 === depth > 0 && deep <= depth ? [to] : to;
  return rules.parts === undefined ? parts : parts.flatMap((part) => rules.parts(part));
}

const alone = rules.misere === true || rules.won !== undefined;
const nothing = rules.misere === true ? 1 : 0;

function endOf(position: any): number | undefined {
  if (rules.lost !== undefined && rules.lost(position)) return 0;
  return rules.won !== undefined && rules.won(position) ? 1 : undefined;
}

function optionsOf(position: any): any[][] {
  const options = [...rules.moves(position)].map((move: any) =>
    partsOf(typeof move === "object" && move !== null && "at" in move && "to" in move ? move.to : move),
  );
  return rules.legal === undefined ? options : options.filter((option) => option.every(rules.legal));
}

function valueOf(first: any): number {
  const stack: { key: any; options: any[][]; next: number; reached: Set<number> }[] = [];
  const open = new Set<any>();
  const enter = (position: any, key: any) => {
    const end = endOf(position);
    if (end !== undefined) {
      known.set(key, end);
      return;
    }
    if (open.has(key)) throw new Error("a position comes back");
    open.add(key);
    stack.push({ key, options: optionsOf(position), next: 0, reached: new Set() });
  };
  if (rules.legal !== undefined && !rules.legal(first)) throw new Error("the position is not legal");
  const firstKey = keyOf(first);
  if (!known.has(firstKey)) enter(first, firstKey);
  while (stack.length > 0) {
    const top = stack[stack.length - 1]!;
    const option = top.options[top.next];
    if (option === undefined) {
      let value = 0;
      if (top.options.length === 0) value = nothing;
      else if (alone) value = top.reached.has(0) ? 1 : 0;
      else while (top.reached.has(value)) value++;
      known.set(top.key, value);
      open.delete(top.key);
      stack.pop();
      continue;
    }
    const keys = option.map(keyOf);
    const missing = keys.findIndex((key) => !known.has(key));
    if (missing >= 0) {
      enter(option[missing], keys[missing]);
      continue;
    }
    if (alone && keys.length > 1) throw new Error("a move leaves several positions");
    top.reached.add(keys.length === 0 ? nothing : keys.reduce((sum, key) => sum ^ known.get(key)!, 0));
    top.next++;
  }
  return known.get(firstKey)!;
}`.split("\n");

const READ: readonly string[] = ['import { readFileSync } from "node:fs";', ""];

/** Lines that read the input by the file's `judge`, and print what it answers. */
const JUDGED = `
interface Words {
  word(): string;
  number(): number;
  numbers(count: number): number[];
  more(): boolean;
}
const words = readFileSync(0, "utf8").match(/\\S+/g) ?? [];
let taken = 0;
function next(): string {
  if (taken === words.length) throw new Error("the input ends before its tests");
  return words[taken++]!;
}
const input: Words = {
  word: next,
  number: () => Number(next()),
  numbers: (count) => Array.from({ length: count }, input.number),
  more: () => taken < words.length,
};
let out = "";
for (const line of rules.judge(input, valueOf)) out += line + "\\n";
process.stdout.write(out);`.split("\n");

/** Function that reads a position in the notation of `solve`. */
const PARSED = `
function positionOf(text: string): any {
  if (rules.parse !== undefined) return rules.parse(text);
  if (typeof rules.start === "string") return text;
  if (/^[[{]/.test(text) || !Array.isArray(rules.start)) return JSON.parse(text);
  const words = text.replace(/^\\((.*)\\)$/, "$1").split(",").map((word) => word.trim());
  return typeof rules.start[0] === "string" ? words : words.map(Number);
}`.split("\n");

/** Program that answers each line. */
function lineMain(answer: Answer): readonly string[] {
  const { wins, loses } = printing(answer, answer.rows);
  return [
    "main:",
    "  lines line:",
    "    if valueOf(positionOf(line)) == 0:",
    ...indented(indented(indented(loses))),
    "    else:",
    ...indented(indented(indented(wins))),
    ...(answer.rows ? ["  newline"] : []),
  ];
}
