import { heapRules } from "../../src/encoding.ts";
import { catalogue, parseGame } from "../../src/games/index.ts";
import { graphCertificate } from "../../src/graph/index.ts";
import { byShifts } from "../../src/law/by-shifts.ts";
import {
  type AutomaticLaw,
  certifyLaw,
  guessLaws,
  certificateOf as lawCertificate,
  lawOfGame,
  outcomePeriod,
  outcomesCertificate,
  proveLaw,
  systemOf,
} from "../../src/law/index.ts";
import { truthOf } from "../../src/law/truth.ts";
import {
  certify,
  certifyQuotient,
  type Digraph,
  heapTable,
  loopyLabels,
  misereQuotient,
  periodOf,
} from "../../src/solve/index.ts";
import type { Play } from "../../src/types.ts";
import { certificateOf } from "../board-certificate.case.ts";
import { checkedRules } from "../law/checked-rules.ts";
import { theoremCertificates } from "../law/theorem-certificates.ts";
import { dice } from "../oracle.ts";
import { isQuick, oneIn } from "../part.ts";

/** Certificates of a kind, and the number of mutations to examine. */
interface Certificates {
  readonly kind: string;
  readonly mutations: number;
  certificates(): readonly Uint8Array[];
}

/** A few of 10,000 in the quick tests, all in the slow ones. */
const MUTATIONS = isQuick ? 60 : 10_000;

const bytesOf = (certificate: object): Uint8Array => Buffer.from(JSON.stringify(certificate));

const periods = (games: readonly string[]): Uint8Array[] =>
  games.flatMap((game) => {
    const rules = heapRules(parseGame(game));
    if (rules === undefined) return [];
    const proved = periodOf(rules, { heaps: 4000 });
    return proved.verdict === "proved" ? [bytesOf(certify(heapTable(rules), proved))] : [];
  });

const outcomes = (set: string, play: Play): Uint8Array => {
  const game = parseGame(set);
  return Buffer.from(outcomesCertificate(game, play, outcomePeriod(game, play))!.text);
};

type Sought = readonly [game: string, kind: AutomaticLaw["kind"], play: Play, system: string];

const LAWS: readonly Sought[] = [
  ...(
    [
      ...checkedRules,
      ["[n: n-k if k in powers(2)]", "outcomes"],
      ["[n,m: n-k,k if k <= m]", "outcomes"],
      ["[x,y: x-2*k,y+k | x+k,y-2*k]", "outcomes"],
      ["[x,y,p: x-k,y,p | x,y-k,p | x,y,p-1 if x+y > 0 ; won: p > 1]", "outcomes"],
      ["[n: n-1 | n/2]", "values"],
      ["[n: n-k | a & n-a]", "values"],
      ["0.77", "values"],
      ["4.F", "values"],
      ["[n: n-1 & {1,3} n-1 | n-2 & nim 1]", "values"],
    ] as const
  ).map(([game, kind]): Sought => [game, kind, "normal", "base 2"]),
  ["[x,y: a,x-a if a < x | a,y-a if a < y ; legal: x > 0 and y > 0]", "outcomes", "normal", "base 2"],
  ["[x,y: x-1,y | x,y-1 ; legal: x != 2*y]", "outcomes", "normal", "base 2"],
  ["[x,y: x-1,y | x,y-1 ; legal: x != 2*y]", "outcomes", "misere", "base 2"],
  ["[n: n-1 | n-2 ; legal: n % 3 != 1]", "values", "normal", "base 2"],
  ["[n: n-k if k in powers(3)]", "outcomes", "normal", "base 3"],
  ["[n,m: n-k,2*k if k <= m]", "outcomes", "normal", "ostrowski 1"],
  ["[x,y: x-k,y | x,y-k | x-k,y-k]", "outcomes", "normal", "ostrowski 1"],
  ["[x,y: x-k,y | x,y-k | x-k,y-k]", "outcomes", "misere", "ostrowski 1"],
  ["[n: n-k if k <= 3]", "outcomes", "normal", "ostrowski 2,1"],
];

function lawOf([notation, kind, play, system]: Sought): Uint8Array[] {
  const game = parseGame(notation);
  for (const law of guessLaws(game, { kind, play, systems: [systemOf(system)!] }))
    if (proveLaw(game, law).verdict === "proved") return [bytesOf(certifyLaw(game, law))];
  return [];
}

/** Rules with cycles, with draws and without. */
const CYCLES = [
  ["[n: n-1 | n+1 if n % 3 = 1 ; lost: n = 7]", "normal"],
  ["[n: n-1 | n+1 if n % 3 = 1 ; won: n = 7]", "misere"],
  ["[n: n-k if k % 3 = 1 | n+2 if n % 4 = 1]", "normal"],
] as const satisfies readonly (readonly [string, Play])[];

/** Rules with moves that the opponent may forbid. */
const FORBIDDEN = [
  ["[n: n-1 | n-2 | n-3 ; block: 1]", "normal"],
  ["[n: n-k if k <= 4 ; lost: n = 6 ; won: n = 3 ; block: 2]", "normal"],
] as const satisfies readonly (readonly [string, Play])[];

/** Rules of takes of squares, with draws. */
const SQUARES = [
  ["[n: n-k if k in squares | n+1 if n > 0 and n % 2 = 0]", "normal"],
  ["[n: n-k if k in squares | n+1 if n > 0 and n % 2 = 0]", "misere"],
  ["[n: n-k if k in squares | n+1 if n % 2 = 1 | n-3]", "normal"],
  ["[n: n-k if k in squares | n+1 if n in powers(2) or n in primes]", "normal"],
  ["[n: n-k if k in squares | n+1 if n = 1]", "misere"],
] as const satisfies readonly (readonly [string, Play])[];

/** Games of values that grow like a logarithm, which automata tell by powers. */
const POWERS = [
  ["[n: k if 2*k <= n]", "normal"],
  ["[x,y: a-1,x-a | a-1,y-a]", "normal"],
] as const satisfies readonly (readonly [string, Play])[];

function foundOf([notation, play]: readonly [string, Play]): Uint8Array[] {
  const game = parseGame(notation);
  const { finding } = lawOfGame(game, play);
  return [Buffer.from(lawCertificate(game, finding!)!.text)];
}

/** Certificate of the values of a rule that leaves heaps of other games. */
function shifts(rule: string): Uint8Array {
  const game = parseGame(rule);
  const truth = truthOf(game, "values", "normal", {});
  const law = byShifts(game, { kind: "values", play: "normal", variables: ["n"], limits: {}, truth });
  return Buffer.from(lawCertificate(game, law!)!.text);
}

/** Certificate of a quotient for all heaps, or for those up to `to`. */
function quotient(code: string, to?: number): Uint8Array {
  const game = parseGame(code);
  return bytesOf(certifyQuotient(heapRules(game)!, misereQuotient(game, to === undefined ? {} : { to })));
}

const BOARDS = [
  ...["cram 3x3", "cram 3x5", "cram 4x5", "cram 4x6", "cram 3x8", "cram 5x5", "cram torus(3x4)"],
  ...["cram ..#./..../#.../....", "cram ..../.#../...#/...."],
  ...["arc-kayles star(2,3,4)", "arc-kayles grid(3x4)", "arc-kayles 0-1,1-2,2-0,2-3,3-4,7"],
  ...["node-kayles cycle(11)", "node-kayles grid(3x5)", "node-kayles grid(3x7)", "node-kayles complete(5)"],
  ...["graph-kayles path(8)", "graph-kayles star(1,2,3)", "graph-kayles 10-20,20-30,30-10,30-40"],
  "graph-kayles grid(3x4)",
];

/** Certificate of the values of a random graph with cycles and ends. */
function graph(roll: (n: number) => number): Uint8Array {
  const n = 1 + roll(30);
  const lists = Array.from({ length: n }, (_, v) =>
    Array.from({ length: roll(5) }, () => (roll(3) === 0 || v === 0 ? roll(n) : roll(v))),
  );
  const offsets = new Uint32Array(n + 1);
  for (const [v, to] of lists.entries()) offsets[v + 1] = offsets[v]! + to.length;
  const digraph: Digraph = { offsets, targets: Uint32Array.from(lists.flat()) };
  return Buffer.concat([
    ...graphCertificate({ graph: digraph, ...loopyLabels(digraph), name: String, find: () => undefined }),
  ]);
}

function graphs(count: number): Uint8Array[] {
  const roll = dice(71);
  return Array.from({ length: count }, () => graph(roll));
}

export const CERTIFICATES: readonly Certificates[] = [
  {
    kind: "periods",
    mutations: MUTATIONS,
    certificates: () =>
      periods([
        ...catalogue.flatMap((each) => ("game" in each || heapRules(each) === undefined ? [] : [each.id])),
        ...["0.07", "0.4", "0.137", "0.45", "0.142", "4.766", "0.351", "0.313", "0.0", "4.C1", "0.F2"],
        ...["{2,5,7}", "{3,8,11}", "{1,4,9,16}", "bash(4)"],
      ]),
  },
  {
    kind: "growing periods",
    mutations: MUTATIONS,
    certificates: () => periods(["!{1,5,8}", "!{4,9}", "!{2,3}", "!{1,4,5}", "!{7}", "{7..}", "nim"]),
  },
  {
    kind: "laws",
    mutations: MUTATIONS,
    certificates: () => [
      ...oneIn(6, LAWS).flatMap(lawOf),
      ...[...CYCLES, ...FORBIDDEN, ...POWERS].flatMap(foundOf),
    ],
  },
  {
    kind: "laws by a theorem",
    // Most changes of a text make it malformed.
    mutations: Math.max(MUTATIONS, 150),
    certificates: () => [
      ...oneIn(4, theoremCertificates).map((claim) => bytesOf(claim)),
      ...["[n: n-1 & {1,3,8} n | n-3 & n-2]", "[n: n-1 & bash(3) n-1 | n-4]"].map(shifts),
    ],
  },
  {
    kind: "outcomes",
    mutations: MUTATIONS,
    certificates: () =>
      ["{1,4,100}", "{3,50,101}", "{2,121}"].flatMap((set) => [
        outcomes(set, "normal"),
        outcomes(set, "misere"),
      ]),
  },
  {
    kind: "takes of squares",
    mutations: MUTATIONS,
    certificates: () => SQUARES.flatMap(foundOf),
  },
  {
    kind: "misère quotients",
    mutations: MUTATIONS,
    certificates: () => [
      ...["0.0", "4.0", "0.1", "0.03", "{2}", "0.F", "{1,2}", "{1,3,4}", "0.75", "0.123", "0.33"].map(
        (game) => quotient(game),
      ),
      quotient("0.07", 5),
      quotient("kayles", 12),
    ],
  },
  {
    kind: "boards",
    mutations: MUTATIONS,
    certificates: () => oneIn(4, BOARDS).map((text) => bytesOf(certificateOf(text))),
  },
  {
    kind: "graphs",
    mutations: MUTATIONS,
    certificates: () => graphs(100),
  },
];
