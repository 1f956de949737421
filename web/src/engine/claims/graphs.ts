import { antiSgOutcome, type Game, grundyValues, nimSum } from "nimber";
import { kayles, nim, parseGame, subtractionGame } from "nimber/games";
import { alone, byPlay, type Claim, naturals, outcomeIf, pairs } from "./claim.ts";

// Claims of the theory about Hackenbush, graphs and misère play, with the check of each by play.

type Edges = readonly (readonly [number, number])[];

const hackenbush = parseGame("hackenbush") as Game<Edges>;
const [fusion, colon] = hackenbush.theorems;

/** Cycles of 2, 3, … edges through the ground. */
function* cycles(): Generator<[Edges]> {
  for (const length of naturals(2)) {
    const edges = Array.from({ length }, (_, v) => `${v}-${(v + 1) % length}`);
    yield [hackenbush.parse(edges.join())];
  }
}

/** Smallest graph on which the Anti-SG rule fails. */
const SMALLEST = "1>0,2>0,2>1,3>2";
const dag = parseGame("dag");

function antiSg<P>(game: Game<P>, cases: () => Iterable<readonly P[]>): Claim {
  const values = grundyValues(game);
  return byPlay(game, {
    play: "misere",
    cases,
    says: (...sum) => antiSgOutcome(sum.map((position) => values.at(position))),
  });
}

const grundysGame = parseGame("grundys-game") as Game<number>;

export const graphClaims = {
  "hackenbush-trees": byPlay(hackenbush, colon!),
  "false-count-edges": byPlay(hackenbush, { cases: colon!.cases, says: (edges) => edges.length }),
  "hackenbush-fusion": byPlay(hackenbush, fusion!),
  "false-cycle-nothing": byPlay(hackenbush, { cases: cycles, says: () => 0 }),
  "nim-misere": byPlay(nim, nim.theorems[2]!),
  "false-exchanged": byPlay(nim, {
    play: "misere",
    cases: () => alone(naturals()),
    says: (n) => outcomeIf(n !== 0),
  }),
  "subtraction-misere": antiSg(subtractionGame({ set: [2, 5] }), pairs),
  "graphs-misere": byPlay(dag, dag.theorems[1]!),
  "false-anti-sg-graph": antiSg(dag, () => alone([0, 1, 2, 3].map((v) => dag.parse(`${SMALLEST}@${v}`)))),
  "false-anti-sg-kayles": antiSg(kayles, () => alone(naturals())),
  "false-anti-sg-grundy": antiSg(grundysGame, () => alone(naturals())),
  "false-whole-trees": byPlay(hackenbush, {
    play: "misere",
    cases: colon!.cases,
    says: (edges) => antiSgOutcome([Number(nimSum(Number(colon!.says(edges))))]),
  }),
} as const satisfies Record<string, Claim>;
