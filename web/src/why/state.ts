import { effect, signal, untracked } from "@preact/signals";
import type { Explained } from "nimber/session";
import { rules, solving } from "../engine/client.ts";
import type { Drawn, Sum } from "../engine/protocol.ts";
import type { TheoremTold } from "../engine/told.ts";
import { present } from "../game/subject.ts";
import type { AddressState } from "../shell/fields.ts";
import { resource } from "../shell/resource.ts";
import { onNavigate, replaceQuery } from "../shell/url.ts";
import { address } from "./address.ts";

type Asked = AddressState<typeof address>;

/** Position with all that the text says about it. */
export interface ExplainedSum {
  readonly sum: Sum;
  readonly drawn: readonly Drawn[];
  readonly known: Explained;
  readonly theorems: readonly TheoremTold[];
  /** Whether players take turns, so that each move has a reply. */
  readonly alternates: boolean;
}

export const state = signal<Asked | undefined>(undefined);

export const told = resource(async ({ sum: written, play }: Asked, { signal }): Promise<ExplainedSum> => {
  const opening = rules.ask({ ask: "open", games: [written] }, { signal });
  present(written, play, () => opening.then(({ read }) => read));
  const { read, drawn } = await opening;
  const { sum, games } = read;
  const lists = await Promise.all(
    games.map(({ id }) => rules.ask({ ask: "theorems", games: [id] }, { signal })),
  );
  const known = await solving.ask({ ask: "explain", games: [sum], play }, { signal });
  const alternates = games.every(({ entails }) => !entails);
  return { sum, drawn, known, theorems: lists.flat(), alternates };
});

export function load(given: Asked): void {
  state.value = given;
  if (told.now.peek().state === "refused") told.cancel();
  void told.ask(given);
}

export function run(): () => void {
  const stops = [
    onNavigate(address, load),
    effect(() => {
      const now = state.value;
      if (now !== undefined) untracked(() => replaceQuery(address, now));
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
