import { gamesRead, idOf } from "../plan/games.ts";
import { classesIn, type FamilyRead } from "./family.ts";
import { keyOf } from "./key.ts";

/** Family of individually listed games. */
export const list: FamilyRead = (place) => {
  const named = gamesRead(place);
  const count = { notations: BigInt(named.length), games: BigInt(named.length), exact: false };
  return (question) => {
    const games = named.map((game) => idOf(game, question));
    return { count, classes: () => classesIn(games.map((id) => [keyOf(id, question), id] as const)) };
  };
};
