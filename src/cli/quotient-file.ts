import { createHash } from "node:crypto";
import type { SavedQuotient } from "../solve/misere/quotient/saved.ts";

type Content = SavedQuotient & { readonly game: string };

const digest = (content: Content) => createHash("sha256").update(JSON.stringify(content)).digest("hex");

export const signed = ({ game, phi, table, p }: Content): object => {
  const content = { game, phi, table, p };
  return { nimber: "quotient checkpoint", version: 1, ...content, sha256: digest(content) };
};

export function contentOf(text: string): Content | undefined {
  try {
    const { nimber, version, game, phi, table, p, sha256 } = JSON.parse(text);
    const content = { game, phi, table, p };
    const numbers = (list: unknown) => Array.isArray(list) && list.every((each) => typeof each === "number");
    const right =
      nimber === "quotient checkpoint" &&
      version === 1 &&
      typeof game === "string" &&
      [phi, p].every(numbers) &&
      Array.isArray(table) &&
      table.every(numbers) &&
      sha256 === digest(content);
    return right ? content : undefined;
  } catch {
    return undefined;
  }
}
