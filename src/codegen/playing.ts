import { NotationError } from "../errors.ts";
import { t } from "../locale/codegen.ts";
import { say } from "../locale/message.ts";
import { conjuncts } from "../rules/alternatives.ts";
import { added, type Linear, linearOf } from "../rules/linear.ts";
import { parseRule } from "../rules/parse.ts";
import type { Condition, Rule } from "../rules/syntax.ts";
import { isName } from "../rules/walk.ts";
import type { Game, Language, Text } from "../types.ts";
import { printSource } from "./print.ts";
import { indented, parseProgram } from "./program.ts";
import { ProgramError } from "./program-error.ts";
import type { Answer, InputForm } from "./read/form.ts";
import { type Plan, planOf } from "./read/plan.ts";
import { namesFor, writer } from "./rule/expression.ts";
import type { Syntax } from "./syntax.ts";

// Programs that play against a judge: they say who begins, then print and read moves in turn. A move takes adjacent
// tokens of a row, from a least to a largest number. Whoever can leave two equal halves wins by mirroring each move:
// the taken tokens in the middle separate the halves, so the mirrored tokens are still there. If no number of tokens
// has the parity of the row, the least number is the largest, or there is no move; then values of rows decide.

/** Rule of a row: the coordinate that counts its tokens, and the numbers that a move may take. */
interface Row {
  readonly tokens: number;
  readonly least: Linear;
  readonly most: Linear;
}

/** Largest row, unless limits give one, and of all. */
const LONGEST = 10_000;

/** Names in a program. */
const OWN = [
  ..."sg seen start length least most middle mine mirrors take i rest part mex count".split(" "),
  ..."x y total at found left target place".split(" "),
];

/** Row of a rule with one kind of move, which leaves two parts of any size, and takes what is between them. */
function rowOf({ variables, options, legal, lost, won }: Rule): Row | undefined {
  const [option, another] = options;
  if (option === undefined || another !== undefined || option.next !== undefined) return undefined;
  if (legal !== undefined || lost !== undefined || won !== undefined) return undefined;
  const { parts, letters } = option;
  const [a, b] = letters;
  if (parts.length !== 2 || letters.length !== 2) return undefined;
  const tokens = variables.findIndex((_, i) =>
    parts.every((part) => part.kind === "component" && !isName(part.position[i], variables[i]!)),
  );
  const name = variables[tokens];
  if (name === undefined) return undefined;
  const isPart = (part: (typeof parts)[number], letter: string): boolean => {
    if (part.kind !== "component" || part.count !== undefined) return false;
    const form = linearOf(part.position[tokens]!);
    // Letters begin at 1, and parts at 0.
    return (
      form?.of.size === 1 &&
      form.of.get(letter) === 1n &&
      form.rest === -1n &&
      part.position.every((each, i) => i === tokens || isName(each, variables[i]!))
    );
  };
  if (!(isPart(parts[0]!, a!) && isPart(parts[1]!, b!)) && !(isPart(parts[0]!, b!) && isPart(parts[1]!, a!)))
    return undefined;
  const taken: Linear = {
    of: new Map([
      [name, 1n],
      [a!, -1n],
      [b!, -1n],
    ]),
    rest: 2n,
  };
  const bounds = { least: [] as Linear[], most: [] as Linear[] };
  for (const each of conjuncts(option.condition))
    if (!addBounds(each, taken, [name, a!, b!], bounds)) return undefined;
  const [least, otherLeast] = bounds.least;
  const [most = { of: new Map([[name, 1n]]), rest: 0n }, otherMost] = bounds.most;
  return least === undefined || otherLeast !== undefined || otherMost !== undefined
    ? undefined
    : { tokens, least, most };
}

/** Adds the bounds of a chain of comparisons on the number of `taken` tokens; false for other conditions. */
function addBounds(
  condition: Condition,
  taken: Linear,
  [name, a, b]: readonly [string, string, string],
  { least, most }: { readonly least: Linear[]; readonly most: Linear[] },
): boolean {
  if (condition.kind !== "chain") return false;
  let left = linearOf(condition.first);
  for (const link of condition.links) {
    if (link.sign !== "<=" && link.sign !== ">=") return false;
    const right = linearOf(link.right);
    if (left === undefined || right === undefined) return false;
    const room = link.sign === "<=" ? added(right, left, -1n) : added(left, right, -1n);
    const isFree = (form: Linear) => [name, a, b].every((each) => !form.of.has(each));
    const [below, above] = [added(taken, room, -1n), added(taken, room, 1n)];
    if (isFree(below)) least.push(below);
    else if (isFree(above)) most.push(above);
    // The parts in order.
    else if (!(room.rest === 0n && room.of.size === 2 && room.of.get(a) === -(room.of.get(b) ?? 0n)))
      return false;
    left = right;
  }
  return true;
}

/** Rule of a game that takes adjacent tokens of a row. @throws ProgramError */
function ruledRow({ id }: Game<unknown>): { readonly rule: Rule; readonly row: Row } {
  const rule = id.startsWith("[") ? parseRule(id) : undefined;
  const row = rule && rowOf(rule);
  if (rule === undefined || row === undefined) throw new ProgramError(t("playsOther", { id }));
  return { rule, row };
}

/** Rule that takes adjacent tokens of a row, and the coordinate that counts them. @throws ProgramError */
export function rowRule(game: Game<unknown>): { readonly rule: Rule; readonly tokens: number } {
  const { rule, row } = ruledRow(game);
  return { rule, tokens: row.tokens };
}

/** Letters of the coordinates of the one position of an input. @throws NotationError */
export function lettersOf({ steps, depth, read }: Plan): readonly string[] {
  const made = steps.flatMap((step) => (step.kind === "position" ? [step] : []));
  const [position, another] = made;
  const isOne = depth === 0 && steps.every(({ kind }) => kind === "number" || kind === "position");
  const names = position?.at.flatMap((each) => (each.kind === "name" ? [each.name] : [])) ?? [];
  if (
    isOne &&
    another === undefined &&
    position?.copies === undefined &&
    names.length === position?.at.length
  )
    return names;
  throw new NotationError(read.text, 0, t("playsForm"));
}

/** Program that plays, with its explanation. */
interface Playing {
  readonly source: string;
  readonly rule: Text;
  readonly facts: readonly Text[];
  readonly input: readonly Text[];
  readonly isAlone: true;
}

/**
 * Program that plays a game of taking adjacent tokens from a row of at most `longest`, and wins.
 * @throws ProgramError for other games; NotationError for other inputs
 */
export function explainedPlaying(
  game: Game<unknown>,
  read: InputForm,
  answer: Answer,
  syntax: Syntax,
  language: Language,
  longest: number = LONGEST,
): Playing {
  if (longest > LONGEST) throw new ProgramError(t("playsFar", { most: LONGEST }));
  const { rule, row } = ruledRow(game);
  const plan = planOf(read, rule.variables);
  const letters = lettersOf(plan);
  const called = namesFor(rule.variables, new Set(OWN));
  const tokens = called.get(rule.variables[row.tokens]!)!;
  const { linear } = writer(called, new Set());
  const reading = plan.steps.flatMap((step) => {
    if (step.kind !== "number") return [];
    const name = called.get(rule.variables[letters.indexOf(step.name)] ?? "");
    if (name === undefined) throw new NotationError(read.text, 0, t("playsForm"));
    return [
      `long ${name} = nextNumber()`,
      `if ${name} < 0L or ${name} > ${longest}L:`,
      `  fail expected a number from 0 to ${longest}`,
    ];
  });
  const marks = 2 ** Math.ceil(Math.log2(2 * longest + 2));
  const lines = `array sg[${longest + 1}]
array seen[${marks}]
array start[${longest + 2}]
array length[${longest + 2}]
${reading.join("\n")}
long least = ${linear(row.least)}
long most = ${linear(row.most)}
if least < 1L:
  fail expected takes of at least 1
if most > ${tokens}:
  most = ${tokens}
long middle = most
if (${tokens} - middle) % 2L == 1L:
  middle = middle - 1L
let mine = 0
let mirrors = 0
let take = narrow(least)
if middle >= least:
  mirrors = 1
  mine = 1
elif least <= most:
  # ${say(t("playsValues"), language)}
  for i = take to narrow(${tokens}):
    let rest = i - take
    for part = 0 to rest / 2:
      seen[sg[part] ^ sg[rest - part]] = i
    let mex = 0
    while seen[mex] == i:
      mex = mex + 1
    sg[i] = mex
  if sg[narrow(${tokens})] > 0:
    mine = 1
let count = 1
start[0] = 1
length[0] = narrow(${tokens})
if mine == 1:
  print ${answer.wins}
else:
  print ${answer.loses}
flush
long x = 0L
long y = 0L
loop:
  if mine == 0:
    x = nextNumber()
    y = nextNumber()
    if x <= 0L:
      break
  elif mirrors == 1 and y == 0L:
    x = (${tokens} - middle) // 2L + 1L
    y = middle
  elif mirrors == 1:
    x = ${tokens} + 2L - x - y
  else:
    let total = 0
    for at = 0 to count - 1:
      total = total ^ sg[length[at]]
    let found = 0
    for at = 0 to count - 1:
      if found == 0 and length[at] >= take:
        let left = length[at] - take
        let target = total ^ sg[length[at]]
        for part = 0 to left:
          if found == 0 and (sg[part] ^ sg[left - part]) == target:
            found = 1
            x = wide(start[at] + part)
            y = least
    if found == 0:
      fail expected legal moves
  if mine == 1:
    put long x
    put  
    put long y
    newline
    flush
  let place = 0
  while place < count and (x < wide(start[place]) or x + y > wide(start[place] + length[place])):
    place = place + 1
  if place == count:
    fail expected tokens that are left
  start[count] = narrow(x + y)
  length[count] = start[place] + length[place] - start[count]
  length[place] = narrow(x) - start[place]
  count = count + 1
  mine = 1 - mine`;
  const title = t("title", { id: game.id, rule: game.rule });
  const input = t("playsInput", { text: read.text, wins: answer.wins, loses: answer.loses });
  const fact = t("playsRow", { most: longest });
  const remarks = [title, input, fact].map((each) => say(each, language));
  const text = ["main:", ...indented(lines.split("\n"))].join("\n");
  const source = printSource({ remarks, constants: [], routines: parseProgram(text) }, syntax);
  return { source, rule: title, facts: [fact], input: [input], isAlone: true };
}
