import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { expect, test } from "vitest";
import { checkCertificate } from "../../src/checker/index.ts";
import { parseGame } from "../../src/games/index.ts";
import {
  type AutomaticLaw,
  base,
  certificateOf,
  certifyLaw,
  continued,
  findLaw,
  guessLaws,
  type LawCertificate,
  lawOfGame,
  ostrowski,
  proveLaw,
  saysLaw,
  systemOf,
} from "../../src/law/index.ts";
import { localizedIn } from "../../src/locale/message.ts";
import type { Game } from "../../src/types.ts";
import { dice } from "../oracle.ts";
import { isQuick, oneIn, partOf } from "../part.ts";
import { checkedRules } from "./checked-rules.ts";
import { plainOutcomes, plainValues } from "./play.ts";

type Sought = readonly [game: string, kind: AutomaticLaw["kind"], play: "normal" | "misere", system: string];

function certificateFor([notation, kind, play, system]: Sought): LawCertificate {
  const game = parseGame(notation);
  for (const law of guessLaws(game, { kind, play, systems: [systemOf(system)!] }))
    if (proveLaw(game, law).verdict === "proved") return certifyLaw(game, law);
  throw new Error(`no law of ${notation}`);
}

const verdictOf = (certificate: object) => checkCertificate(JSON.stringify(certificate));

test.each(checkedRules)("the checker reads %s as it is played", (notation, kind) => {
  const game = parseGame(notation);
  const law = lawOf(game, kind);
  expect(localizedIn(verdictOf(certifyLaw(game, law)))).toMatchObject({ verdict: "valid" });
  const values = plainValues((heap) => (game as Game<number>).moves(heap));
  if (kind === "values") for (let n = 0; n < 40; n++) expect(saysLaw(law, [n])).toBe(values(n));
  else {
    const outcomes = plainOutcomes(notation);
    const of = (i: number) => law.dfa.tracks.map((_, j) => Math.floor(i / 12 ** j) % 12);
    for (let i = 0; i < 12 ** law.dfa.tracks.length; i++) expect(saysLaw(law, of(i))).toBe(outcomes(of(i)));
  }
});

function lawOf(game: Game<unknown>, kind: AutomaticLaw["kind"]): AutomaticLaw {
  for (const law of guessLaws(game, { kind, systems: [base(2)] }))
    if (proveLaw(game, law).verdict === "proved") return law;
  throw new Error(`no law of ${game.id}`);
}

test("what a search has found has a certificate, also of a period", () => {
  for (const [notation, kind] of [
    ["bash(3)", "values"],
    ["kayles", "values"],
    ["{powers(2)}", "outcomes"],
  ] as const) {
    const game = parseGame(notation);
    const { finding } = findLaw(game, kind);
    expect(localizedIn(certificateOf(game, finding!)?.finding)).toMatchObject({ verdict: "valid" });
  }
});

test("misère laws of sets of takes with gaps have certificates", () => {
  const roll = dice(245);
  const sets = Array.from({ length: 6 }, () =>
    [1, 2, 3, 4, 5, 6, 7].filter(() => roll(2) === 0).concat(8 + roll(2)),
  );
  const rules = [[2, 4], [2, 4, 5], ...sets].map((set) => `[n: n-k if k in {${set}}]`);
  rules.push("[n: n-k if k = 2 or k = 5]", "[x,y: x-k,y if k in {1,4} | x,y-k if k = 3]");
  for (const rule of oneIn(6, rules)) {
    const game = parseGame(rule);
    const { finding } = findLaw(game, "outcomes", "misere");
    expect([rule, finding?.by]).toEqual([rule, "automaton"]);
    const verdict = localizedIn(certificateOf(game, finding!)?.finding);
    expect([rule, verdict]).toMatchObject([rule, { verdict: "valid" }]);
  }
});

test.each([
  ["[n: n-k if k < 1]", "normal"],
  ["[n: n-1 ; won: n >= 0]", "normal"],
  ["[n: n-1 ; lost: n >= 1]", "normal"],
  ["[x,y: x-k,y if k < 1]", "normal"],
  ["[n: n-k if n % 2 = 5]", "misere"],
] as const)("%s under %s play has a certificate, though an automaton of it accepts nothing", (text, play) => {
  const game = parseGame(text);
  const { finding } = lawOfGame(game, play);
  expect(finding?.verdict).toBe("proved");
  expect(localizedIn(certificateOf(game, finding!)?.finding)).toMatchObject({ verdict: "valid" });
});

test("each law of a random rule that is proved has a certificate", () => {
  const roll = dice(1977);
  const one = <T>(...of: readonly T[]): T => of[roll(of.length)]!;
  let proved = 0;
  for (let tried = 0; tried < partOf(96); tried++) {
    const condition = () =>
      one("", "", ` if n % ${2 + roll(4)} = ${roll(6)}`, ` if n >= ${roll(5)}`, ` if n % 3 != ${roll(3)}`);
    const move = () => `n-${one(`${1 + roll(4)}`, `${1 + roll(9)}`)}${condition()}`;
    const takes = `n-k if k <= ${roll(5)}${one("", " and n % 2 = 0", " and k % 2 = 1")}`;
    const play = one("normal", "misere");
    const end =
      play === "normal" ? one("", "", ` ; lost: n <= ${roll(4)}`, ` ; won: n % 5 = ${roll(6)}`) : "";
    const text = `[n: ${one(move(), `${move()} | ${move()}`, takes, `${takes} | ${move()}`)}${end}]`;
    const game = parseGame(text);
    const { finding } = lawOfGame(game, play);
    if (finding?.verdict !== "proved") continue;
    proved++;
    expect(localizedIn([text, play, certificateOf(game, finding)?.finding.verdict])).toEqual([
      text,
      play,
      "valid",
    ]);
    if (finding.law?.kind !== "outcomes") continue;
    const plain = plainOutcomes(text, play === "misere");
    for (let n = 0; n < 60; n++)
      expect(localizedIn([text, play, n, saysLaw(finding.law, [n])])).toEqual([text, play, n, plain([n])]);
  }
  expect(proved).toBeGreaterThan(partOf(96) / 2);
});

test("an automaton that accepts nothing covers nothing", () => {
  const right = certificateFor(["[n: n-k if k in powers(2)]", "outcomes", "normal", "base 2"]);
  const none = { next: [0, -1], accepting: [], sets: [[]], witnesses: [] };
  expect(localizedIn(verdictOf({ ...right, reaches: none }))).toMatchObject({ verdict: "refused" });
});

const SMALL: readonly Sought[] = [
  ["[n: n-k if k in powers(2)]", "outcomes", "normal", "base 2"],
  ["[n: n-k if k in powers(3)]", "outcomes", "normal", "base 3"],
  ["[n,m: n-k,k if k <= m]", "outcomes", "normal", "base 2"],
  ["[n,m: n-k,2*k if k <= m]", "outcomes", "normal", "ostrowski 1"],
  ["[x,y: x-k,y | x,y-k | x-k,y-k]", "outcomes", "normal", "ostrowski 1"],
  ["[x,y: x-k,y | x,y-k | x-k,y-k]", "outcomes", "misere", "ostrowski 1"],
  ["[n: n-k if k <= 3]", "outcomes", "normal", "ostrowski 2,1"],
  ["[x,y: x-2*k,y+k | x+k,y-2*k]", "outcomes", "normal", "base 2"],
  ["[x,y,p: x-k,y,p | x,y-k,p | x,y,p-1 if x+y > 0 ; won: p > 1]", "outcomes", "normal", "base 2"],
  ["[n: n-1 | n/2]", "values", "normal", "base 2"],
  ["[n: n-k | a & n-a]", "values", "normal", "base 2"],
];

/** Copy with one entry of a list changed, at any depth. */
function changed<T>(list: readonly T[], at: number, to: T): T[] {
  const copy = [...list];
  copy[at] = to;
  return copy;
}

/** Laws with a change in the acceptance of one state, in one transition, or without one state. */
function forgedLaw(
  { law }: LawCertificate,
  kind: number,
  roll: (n: number) => number,
): LawCertificate["law"] {
  const columns = law.next.length / statesOf(law);
  const state = roll(statesOf(law));
  if (kind === 0) {
    const accepting = law.accepting.includes(state)
      ? law.accepting.filter((each) => each !== state)
      : [...law.accepting, state].sort((a, b) => a - b);
    return { ...law, accepting };
  }
  if (kind === 1)
    return { ...law, next: changed(law.next, 1 + roll(law.next.length - 1), roll(statesOf(law) + 1) - 1) };
  const next = law.next.map((to, i) => (i > 0 && to === state && (state > 0 || i >= columns) ? -1 : to));
  return { ...law, next };
}

const statesOf = ({ next, accepting }: LawCertificate["law"]) => Math.max(...next, ...accepting, 0) + 1;

/** Whether a forged law differs from the right one at some position. */
function isWrong(right: AutomaticLaw, forged: LawCertificate["law"], most: number): boolean {
  const { dfa } = right;
  const columns = dfa.classOf.length;
  const accepting = new Uint8Array(forged.next.length / columns);
  for (const each of forged.accepting) accepting[each] = 1;
  const classOf = Int32Array.from({ length: columns }, (_, column) => column);
  const other = {
    ...right,
    dfa: { ...dfa, classOf, classes: columns, next: Int32Array.from(forged.next), accepting },
  };
  const length = dfa.tracks.length - (right.kind === "values" ? 1 : 0);
  const position = Array<number>(length).fill(0);
  for (let i = 0; i < most ** length; i++) {
    let rest = i;
    for (let j = 0; j < length; j++) {
      position[j] = rest % most;
      rest = Math.floor(rest / most);
    }
    if (saysLaw(other, position) !== saysLaw(right, position)) return true;
  }
  return false;
}

test("a corpus of forged certificates is refused, but for those whose claim is the right one", () => {
  const roll = dice(13);
  let refused = 0;
  for (const [i, sought] of oneIn(8, [...SMALL.entries()])) {
    const [notation, kind, play, system] = sought;
    const right = certificateFor(sought);
    const [law] = guessLaws(parseGame(notation), { kind, play, systems: [systemOf(system)!] });
    for (let i = 0; i < partOf(120); i++) {
      const forged = forgedLaw(right, i % 3, roll);
      if (
        !isWrong(
          law!,
          forged,
          [0, 200, 40, 16][right.law.next.length && notation.split(":")[0]!.split(",").length]!,
        )
      )
        continue;
      refused++;
      expect(verdictOf({ ...right, law: forged }).verdict).toBe("refused");
    }
    for (const [other] of oneIn(8, SMALL, i)) {
      if (other === notation) continue;
      refused++;
      expect(verdictOf({ ...right, game: other }).verdict).not.toBe("valid");
    }
  }
  expect(refused).toBeGreaterThanOrEqual(partOf(200));
});

test.skipIf(isQuick)("what a certificate brings cannot prove another law, whatever it says", () => {
  const roll = dice(14);
  let refused = 0;
  const truth = new Map<string, boolean>();
  for (const sought of SMALL) {
    const right = certificateFor(sought);
    for (let i = 0; i < partOf(60); i++) {
      const { reaches } = right;
      const at = roll(4);
      const set = roll(reaches.sets.length);
      const witness = roll(reaches.witnesses.length);
      const edges = reaches.witnesses[witness]!.edges;
      const edge = roll(edges.length);
      const forged =
        at === 0
          ? { ...reaches, sets: changed(reaches.sets, set, []) }
          : at === 1
            ? { ...reaches, accepting: reaches.accepting.filter((each) => each !== set) }
            : at === 2
              ? { ...reaches, next: changed(reaches.next, roll(reaches.next.length), -1) }
              : {
                  ...reaches,
                  witnesses: changed(reaches.witnesses, witness, {
                    ...reaches.witnesses[witness]!,
                    edges: changed(edges, edge, edges[edge] === 0 ? 1 : 0),
                  }),
                };
      // The law is still right, so accepting it is no error.
      if (verdictOf({ ...right, reaches: forged }).verdict !== "valid") refused++;
    }
    for (const without of ["measure", "reaches", "total", "blocked", "moves", "sums"] as const) {
      if (right[without] === undefined) continue;
      const { [without]: _, ...rest } = right;
      truth.set(without, true);
      expect(verdictOf(rest).verdict).not.toBe("valid");
    }
    expect(verdictOf({ ...right, measure: [] }).verdict).toBe("refused");
    expect(verdictOf({ ...right, system: right.system === "base 2" ? "base 4" : "base 7" }).verdict).not.toBe(
      "valid",
    );
    expect(verdictOf({ ...right, more: 1 }).verdict).toBe("malformed");
  }
  expect([...truth.keys()].sort()).toEqual(["blocked", "measure", "moves", "reaches", "sums", "total"]);
  expect(refused).toBeGreaterThan(partOf(300));
});

test("a law of P-positions is none under the other play, and no game without end has one", () => {
  const wythoff = certificateFor(SMALL[4]!);
  const blocked = certificateFor(SMALL[5]!);
  expect(
    verdictOf({ ...wythoff, play: "misere", blocked: blocked.blocked, moves: blocked.moves }).verdict,
  ).toBe("refused");
  const { blocked: _, moves: __, ...rest } = blocked;
  expect(verdictOf({ ...rest, play: "normal" }).verdict).toBe("refused");
  const loop = verdictOf({ ...wythoff, game: "[x,y: x-k,y | x,y-k | x-k,y-k | y,x]" });
  expect(localizedIn(loop)).toMatchObject({
    verdict: "refused",
    says: { en: "some move does not decrease the measure" },
  });
});

test("what no automaton tells is no certificate", () => {
  for (const notation of ["[n: n-k if k in squares]", "[x,y: x-k*y,y if y > 0]", "[n: split(n)]"])
    expect(verdictOf({ ...certificateFor(SMALL[0]!), game: notation }).verdict).toBe("malformed");
});

test("the systems of certificates are those of laws", () => {
  for (const system of [base(2), base(10), ostrowski(1), ostrowski(4), continued([2, 1])])
    expect(systemOf(system.id)).toEqual(system);
  for (const id of ["ostrowski 2,2", "base 2,1", "ostrowski 9,9", "ostrowski 0", "ostrowski 1,"])
    expect(systemOf(id)).toBe(undefined);
});

test("certificates of laws are those of their schema", () => {
  const schema = new URL("../../docs/schema/law-certificate.json", import.meta.url);
  const isOne = new Ajv({ strict: false }).compile(JSON.parse(readFileSync(schema, "utf8")));
  for (const sought of [
    ["{1,3,4}", "values", "normal", "base 2"],
    ["[n: n-k | a & n-a]", "values", "normal", "base 2"],
    ["[n,m: n-k,k if k <= m]", "outcomes", "normal", "base 2"],
    ["[x,y: x-1,y | x,y-1]", "outcomes", "misere", "base 2"],
  ] as const) {
    const certificate: LawCertificate = certificateFor(sought);
    expect([sought[0], isOne(certificate), isOne.errors]).toEqual([sought[0], true, null]);
    const { reaches: _, ...without } = certificate;
    expect(isOne(without)).toBe(false);
    expect(isOne({ ...certificate, more: 1 })).toBe(false);
  }
});
