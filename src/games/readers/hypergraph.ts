import { t } from "../../locale/games.ts";
import type { Text } from "../../types.ts";
import { hypergraphNim } from "../hypergraph-nim.ts";
import type { Reader } from "./reader.ts";

const EDGE: Text = t("edge");

/** Reader of Nim on hypergraphs: `nim[12,23,31]`; with `slow-nim` a move takes one token from each heap. */
export const hypergraph: Reader = {
  starts: /^(?:slow-)?nim\s*\[/,
  examples: ["slow-nim[12,23,31]"],
  read(scanner) {
    const slow = scanner.take(/(?:slow-)?nim/) !== "nim";
    scanner.expect("[");
    const edges: number[][] = [];
    do {
      scanner.space();
      const at = scanner.at;
      const digits = [...(scanner.take(/[1-9]+/) ?? "")];
      if (digits.length === 0 || new Set(digits).size < digits.length) throw scanner.expected(EDGE, at);
      edges.push(digits.map((digit) => Number(digit) - 1).sort());
    } while (scanner.accept(","));
    scanner.expect("]");
    const named = new Map(edges.map((edge) => [edge.join(), edge]));
    return hypergraphNim([...named.values()], slow);
  },
};
