import type { Answer, Count, Item } from "../codegen/read/form.ts";
import { numbersIn } from "../codegen/read/lines.ts";
import type { Plan } from "../codegen/read/plan.ts";
import { RuleError } from "../errors.ts";
import type { Draw } from "../judge/legal.ts";
import { conclusion } from "../judge/s-nim.ts";
import { winner } from "../judge/verdict.ts";
import { verbatim } from "../locale/message.ts";
import { t } from "../locale/session.ts";
import { component } from "../solve/component.ts";
import { begin, type Limits } from "../solve/limits.ts";
import { solver } from "../solve/sum.ts";
import type { Game, Text } from "../types.ts";
import type { Subject } from "./subject.ts";

/** The most tests, heaps and the like that a form has. */
const MOST = 60;

const DRAWN: Text = t("drawn");

/** A test: the positions that are summed, and where its answer stands. */
interface Test {
  readonly positions: readonly string[];
  readonly row: number;
}

/** A game whose positions, with coordinates up to `box`, are read in a form. */
export function gameSubject(
  game: Game<unknown>,
  plan: Plan,
  answer: Answer,
  box: readonly number[],
  limits: Limits,
): Subject {
  const solving = solver(limits);
  const known = new Map<string, ReturnType<typeof solve>>();

  function solve({ positions }: Test) {
    const budget = begin(limits);
    const sum = positions.map((text) => component(game, game.parse(text)));
    const solution = solving.solve(sum, "normal", budget);
    if (solution.outcome === "D") throw new RuleError(DRAWN, positions.join(" + "));
    return solution;
  }

  function solved(test: Test) {
    const key = test.positions.join(" ");
    const found = known.get(key) ?? solve(test);
    known.set(key, found);
    return found;
  }

  return {
    make(draw) {
      const { text, tests } = written(plan, box, draw);
      const rows = answer.rows && plan.depth > 0;
      const word = (test: Test) =>
        test.positions.length > 0 && solved(test).outcome === "N" ? answer.wins : answer.loses;
      return {
        input: text,
        answers() {
          if (!rows) return tests.map(word);
          const found: string[] = [];
          for (const test of tests) found[test.row] = (found[test.row] ?? "") + word(test) + answer.gap;
          return Array.from(found, (row) => row ?? "");
        },
        why(line) {
          const asked = rows ? tests.filter(({ row }) => row === line) : tests.slice(line, line + 1);
          return asked.flatMap((test) => whyOf(test, solved));
        },
      };
    },
  };
}

function whyOf(
  test: Test,
  solved: (test: Test) => { components: readonly { value?: unknown }[]; outcome: string },
): Text[] {
  if (test.positions.length === 0) return [conclusion([])];
  const { components, outcome } = solved(test);
  const values = components.map(({ value }) => value);
  if (!values.every((value) => typeof value === "number")) return [winner(outcome === "N")];
  const each = test.positions.map((position, i) => {
    const line = `SG(${position}) = ${values[i]}`;
    return verbatim(line);
  });
  return [...each, conclusion(values)];
}

/** An input of the form of `plan`, and its tests. */
function written(plan: Plan, box: readonly number[], draw: Draw): { text: string; tests: Test[] } {
  const { read, counts, named, size } = plan;
  const values = new Map<string, number>();
  const tests: Test[] = [];
  let text = "";
  let row = 0;
  let coordinate = 0;
  let positions: string[] = [];
  let pending: number[] = [];
  const last =
    named &&
    numbersIn(read.items)
      .filter((name) => named.includes(name))
      .at(-1);

  function number(name: string, least: number, most: number, isCount: boolean): void {
    const value = isCount ? draw.count(least, most) : draw.number(least, most);
    values.set(name, value);
    text += ` ${value}`;
    if (isCount) return;
    if (named !== undefined) {
      if (name === last) positions.push(named.map((each) => values.get(each)!).join());
      return;
    }
    pending.push(value);
    if (pending.length < size) return;
    positions.push(pending.join());
    pending = [];
  }

  const bound = (name: string) => {
    const at = named?.indexOf(name) ?? coordinate++ % size;
    return box[at]!;
  };

  const countOf = (count: Count) => (count.kind === "number" ? count.value : values.get(count.name)!);

  function items(all: readonly Item[]): void {
    for (const item of all) {
      if (item.kind === "number")
        number(item.name, 1, counts.has(item.name) ? MOST : bound(item.name), counts.has(item.name));
      else if (item.kind === "numbers")
        for (let left = countOf(item.count); left > 0; left--) number(item.name, 1, box[0]!, false);
      else if (item.kind === "several")
        for (let left = countOf(item.count); left > 0; left--) items(item.items);
      else if (item.kind === "tests") loop(item);
    }
  }

  function loop({ items: inner, until }: Item & { kind: "tests" }): void {
    const times = until.kind === "count" ? values.get(until.name)! : draw.count(1, MOST);
    const hasInner = inner.some(({ kind }) => kind === "tests");
    text += "\n";
    for (let i = 0; i < times; i++) {
      items(inner);
      text += "\n";
      if (hasInner) row++;
      else {
        tests.push({ positions, row });
        positions = [];
      }
    }
    if (until.kind === "zeros") text += `${Array(until.zeros).fill(0).join(" ")}\n`;
  }

  items(read.items);
  if (plan.depth === 0) tests.push({ positions, row });
  return { text: `${text.replace(/^ +/gm, "").replace(/\n+/g, "\n").trim()}\n`, tests };
}
