import { type Deleting, type DeletionRules, encodedAs } from "../../encoding.ts";
import { LimitError } from "../../errors.ts";
import { t } from "../../locale/solve.ts";
import type { Rules, Text } from "../../types.ts";
import { deletion as compiled, type Deletion } from "../kernel/deletion.ts";
import { fitsKernel, leastBytes, MOST_CELLS, nameOf, shareOf } from "../kernel/deletion-frame.ts";
import { type Budget, type Limits, USUAL } from "../limits.ts";
import type { Exact, Method, Values } from "../method.ts";
import { totalWork, type Work } from "../parts/work.ts";
import { exact } from "./resolve.ts";

/** Compiled search for deletion games on boards with at most 112 cells. */
export const deletion: Method = {
  id: "deletion",
  fits: (rules, play) => (play === "misere" ? NORMAL : encodedAs(rules, "cells") !== undefined || NO_CELLS),
  values<P>(rules: Rules<P>, limits: Limits): Values<P> {
    const bytes = limits.bytes ?? USUAL.bytes;
    const searches = new Map<string | DeletionRules, Deletion>();
    let done: Work = { nodes: 0, lookups: 0, hits: 0, entries: 0 };

    /** Closes all searches; the results of each game stay in the store under its name. */
    function close(): void {
      for (const [share, search] of searches) {
        const content = limits.kept === undefined ? undefined : search.content();
        if (content !== undefined) limits.kept!.opened(nameOf(share), () => content);
        search.close();
      }
      searches.clear();
    }

    /** Search for a position; closes others if memory is short. */
    function searchOf(deleting: Deleting): Deletion {
      const { game } = deleting;
      if (!fitsKernel(game)) throw new LimitError("cells", MOST_CELLS, game.near.length);
      const share = shareOf(deleting);
      let found = searches.get(share);
      if (found === undefined) {
        const taken = [...searches.values()].reduce((sum, each) => sum + each.bytes, 0);
        if (taken + leastBytes(game) > bytes / 2) {
          done = { ...totalWork([done, ...[...searches.values()].map((each) => each.work())]), entries: 0 };
          close();
        }
        const room = searches.size === 0 ? bytes : bytes - taken;
        const search = compiled(deleting, room, limits.kept?.read(nameOf(share)), limits.threads);
        limits.kept?.opened(nameOf(share), search.content);
        searches.set(share, search);
        found = search;
      }
      return found;
    }

    function at(position: P, budget: Budget): Exact {
      const deleting = encodedAs(rules, "cells")!.of(position);
      return exact(searchOf(deleting).value(deleting, budget), "deletion");
    }

    function reaches(position: unknown): boolean {
      const { game } = encodedAs(rules, "cells")!.of(position as never);
      return fitsKernel(game) && bytes >= leastBytes(game);
    }

    return {
      suits: reaches,
      reaches,
      at,
      exactly: at,
      is(positions, value, budget) {
        const all = positions.map((position) => encodedAs(rules, "cells")!.of(position));
        const [first, ...others] = all;
        if (first === undefined) return value === 0;
        if (others.every((each) => shareOf(each) === shareOf(first)))
          return searchOf(first).is(all, value, budget);
        return all.reduce((sum, each) => sum ^ searchOf(each).value(each, budget), 0) === value;
      },
      work: () => totalWork([done, ...[...searches.values()].map((each) => each.work())]),
    };
  },
};

const NORMAL: Text = t("normal");
const NO_CELLS: Text = t("noCells");
