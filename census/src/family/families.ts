import { hexadecimal, octal } from "./codes.ts";
import type { FamilyRead } from "./family.ts";
import { list } from "./list.ts";
import { allBut, subtraction } from "./sets.ts";

/** Families of games by their names in plans. */
export const families: Readonly<Record<string, FamilyRead>> = {
  octal,
  hexadecimal,
  subtraction,
  "all-but": allBut,
  list,
};
