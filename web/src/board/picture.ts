/** What the cells of a game's boards are drawn as. */
const PICTURES: Readonly<Record<string, string>> = {
  kayles: "pins",
  "dawsons-kayles": "pins",
  "dawsons-chess": "pawns",
  wythoff: "queen",
  chomp: "chocolate",
  cram: "dominoes",
  hackenbush: "trees",
  staircase: "stairs",
  nimble: "coins",
  "silver-dollar": "coins",
  "silver-dollar-bag": "coins",
  circle: "coins",
  coins: "coins",
};

/** The picture of a game, by its id: that of a family is the same for all of its games; stones unless it has one. */
export const pictureOf = (id: string): string => PICTURES[id.replace(/\(.*$/s, "")] ?? "stones";
