import { describe, expect, test } from "vitest";
import { catalogue, parseGame } from "../src/games/index.ts";
import { localized, say } from "../src/locale/message.ts";
import { nimSum } from "../src/nimber/index.ts";
import { areNaturals, isNatural } from "../src/nimber/natural.ts";
import { positionAt } from "../src/rules/space.ts";
import { refute, sourceText } from "../src/solve/index.ts";
import { grundyValues } from "../src/solve/search/grundy.ts";
import type { Game, Text } from "../src/types.ts";

/** Members of families with other parameters than the usual ones, and games without a name. */
const others = [
  ...["bash(1)", "bash(7)", "wythoff(1)", "wythoff(2)", "wythoff(8)"],
  ...[
    "{2,5}",
    "{1,3,4}",
    "!{2,3}",
    "{4..}",
    "{squares}",
    "{fibonacci}",
    "{primes}",
    "{divisors}",
    "{proper-divisors}",
  ],
  ...["moore-nim(1)", "moore-nim(3)", "moore-nim(4)", "dynamic-nim(1)", "dynamic-nim(2)", "dynamic-nim(7)"],
  ...[
    "circle(1)",
    "circle(3)",
    "circle(5)",
    "circular-nim(1)",
    "circular-nim(3)",
    "cut{1}",
    "cut{1,3}",
    "cut{2}",
  ],
  ...["nim[12,23,31]", "slow-nim[12,23,34]", "coins(connected)", "coins(sym)", "coins(3in5)"],
  ...["coins(ruler-fives)", "coins(mock-turtle-fives)", "coins(triplet-fives)", "coins(poset-twins)"],
  ...["coins(acrostic-twins)", "coins(acrostic-turning-turtles)", "coins(poset-ruler)", "coins(mogul)"],
  ...["{powers(2)}", "{powers(3)}", "{powers(6)}", "0.07", "4.7", "0.3F", "8.", "4.333", "0.156"],
];

const games: readonly Game<unknown>[] = [
  ...catalogue.map((entry) => ("game" in entry ? parseGame(entry.id) : entry)),
  ...others.map(parseGame),
];

/** Positions reached from the start, a few of each generation. */
function positionsOf(game: Game<unknown>): unknown[] {
  const seen = new Map(game.start.map((position) => [game.key(position), position]));
  for (const position of seen.values()) {
    if (seen.size > 60) break;
    for (const { to } of [...game.moves(position)].slice(0, 40)) {
      for (const component of to) seen.set(game.key(component), component);
    }
  }
  return [...seen.values()];
}

describe.each(games.map((game) => [game.id, game] as const))("%s", (_, game) => {
  const positions = positionsOf(game);

  test("has its name, rule and notation in both languages", () => {
    const texts: Text[] = [game.name, game.rule, game.notation, ...game.theorems.map(({ claim }) => claim)];
    for (const { en, zh } of texts.map(localized)) {
      expect(en).toMatch(/\S/);
      expect(zh).toMatch(/\S/);
      expect(zh).not.toMatch(/[\u4e00-\u9fff][,;:!?()]|[,;:!?()][\u4e00-\u9fff]/);
    }
  });

  test("its positions have the shape that it declares", () => {
    const shapes = positions.map((position) =>
      areNaturals(position) ? position.length : isNatural(position) ? "heap" : "other",
    );
    const { space } = game;
    for (const shape of shapes) {
      if (space === "heap" || space === "other") expect(shape).toBe(space);
      else if (space === "tuple") expect(shape).toBeTypeOf("number");
      else expect(shape).toBe(space === "pair" ? 2 : space.tuple);
    }
    for (const position of positions) {
      if (isNatural(position)) expect(positionAt(game, [Number(position)])).toBe(position);
      if (areNaturals(position)) expect(positionAt(game, position.map(Number))).toEqual(position);
    }
  });

  test("is called by its own id", () => {
    expect(parseGame(game.id).id).toBe(game.id);
  });

  test("reads what it writes", () => {
    for (const position of positions) {
      const text = game.format(position);
      expect(text).not.toMatch(/[\s+]/);
      expect(game.key(game.parse(text))).toBe(game.key(position));
    }
  });

  test("gives the moves of a position different names", () => {
    for (const position of positions) {
      const names = [...game.moves(position)].map(({ at }) => at);
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(name).toMatch(/^\S+$/);
    }
  });

  test("finds by `named` its moves, and no others", () => {
    if (game.accelerators?.moveNamed === undefined) return;
    const strange = [
      "",
      "0",
      "01",
      "1e0",
      "-1",
      "x",
      "1|",
      "|2",
      "1|3",
      "2-1",
      "1-2,2|3",
      "1,",
      "0,0",
      "1@",
      "1@0",
    ];
    const all = positions.map((position) => [...game.moves(position)]);
    const words = new Set([...strange, ...all.flatMap((moves) => moves.map(({ at }) => at))]);
    for (const [i, position] of positions.entries()) {
      const listed = new Map(all[i]!.map((move) => [move.at, move]));
      for (const word of words)
        expect([word, game.accelerators?.moveNamed(position, word)]).toEqual([word, listed.get(word)]);
    }
  });

  test("offers on its board exactly its moves", () => {
    for (const position of positions) {
      const names = new Set([...game.moves(position)].map(({ at }) => at));
      const touched = new Set(game.board(position).flatMap(({ touch }) => touch ?? []));
      expect([...touched].sort()).toEqual([...names].sort());
    }
  });

  test.each(game.theorems.map((theorem) => [say(theorem.claim, "en"), theorem] as const))(
    "%s",
    (_, theorem) => {
      const source = sourceText(theorem.source);
      expect([say(source, "en"), say(source, "zh")]).toEqual([
        expect.stringMatching(/\S/),
        expect.stringMatching(/\S/),
      ]);
      // A citation is the same in all languages; texts with words exist in each.
      const words = / (?:is|are|as|by|every|has|leaves|only) |: (?:the|staircase) /;
      if (words.test(say(source, "en"))) expect(say(source, "zh")).not.toBe(say(source, "en"));
      const verdict = refute(game, theorem, { cases: 150 });
      expect(verdict).toMatchObject({ verdict: "observed" });
      expect(verdict).toHaveProperty("cases", 150);
    },
  );

  test("finds by `reach` a legal move to the value asked for, whenever there is one", () => {
    if (game.accelerators?.moveToValue === undefined) return;
    const values = grundyValues(game);
    const partial = typeof game.theorems[0]!.says(game.start[0]) === "string";
    const [theorem] = game.theorems;
    for (const position of positions) {
      if (theorem?.covers?.(position) === false) continue;
      const moves = [...game.moves(position)];
      const grundyOf = (to: readonly unknown[]) => nimSum(...to.map((each) => values.at(each)));
      for (const value of partial ? [0] : [0, 1, 2, 3, 4, 5, 6, 7, 9, 14, 33]) {
        const found = game.accelerators?.moveToValue(position, value);
        const legal = moves.find(({ at }) => at === found?.at);
        expect(legal?.to.map(game.key)).toEqual(found?.to.map(game.key));
        if (found !== undefined) expect(grundyOf(found.to)).toBe(value);
        const all = moves.filter(({ to }) => grundyOf(to) === value);
        expect(found !== undefined).toBe(all.length > 0);
        if (game.accelerators?.injective) expect(all.length).toBeLessThan(2);
        if (game.accelerators?.findsFirst && value === 0) expect(found?.at).toBe(all[0]?.at);
      }
    }
  });
});
