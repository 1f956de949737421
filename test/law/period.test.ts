import { expect, test } from "vitest";
import { checkCertificate } from "../../src/checker/index.ts";
import { heapRules } from "../../src/encoding.ts";
import { parseGame } from "../../src/games/index.ts";
import { certifyLaw, provePeriod, saysLaw } from "../../src/law/index.ts";
import { periodOf } from "../../src/solve/period/find.ts";
import type { Game } from "../../src/types.ts";
import { slowly } from "../part.ts";
import { plainValues } from "./play.ts";

test.each(["0.8", "0.1A", ...slowly(["0.3F"])])(
  "the period of %s, which no finite theorem proves, is proved by an automaton",
  (notation) => {
    const game = parseGame(notation) as Game<number>;
    const seen = periodOf(heapRules(game)!, { heaps: 300 });
    if (seen.verdict !== "observed") throw new Error(`${notation}: ${seen.verdict}`);
    const at = plainValues((heap) => game.moves(heap));
    const values = Array.from({ length: 60 }, (_, n) => at(n));
    const proof = provePeriod(game, values, seen)!;
    for (const [n, value] of values.entries()) expect(saysLaw(proof.law, [n])).toBe(value);
    expect(checkCertificate(JSON.stringify(certifyLaw(game, proof.law)))).toMatchObject({ verdict: "valid" });
    // What repeats otherwise is not proved.
    expect(provePeriod(game, values, { ...seen, saltus: seen.saltus + 1 })).toBeUndefined();
  },
);
