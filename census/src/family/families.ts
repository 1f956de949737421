import { hexadecimal, octal } from "./codes.ts";
import type { FamilyRead } from "./family.ts";
import { list } from "./list.ts";
import { allBut, subtraction } from "./sets.ts";

/** The families of games, by the names that plans call them. */
export const families: Readonly<Record<string, FamilyRead>> = {
  octal,
  hexadecimal,
  subtraction,
  "all-but": allBut,
  list,
};
