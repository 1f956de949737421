import { codec, field, natural, number, optional, text, word } from "../shell/fields.ts";
import { type Column, type Found, sortable, verdicts } from "./source.ts";

export interface Order {
  readonly column: Column;
  readonly descending: boolean;
}

export const FIRST: Order = { column: "game", descending: false };

const LONGEST_TEXT = 100;

export const address = codec("census", {
  of: optional(text("")),
  text: field<string>("", (text) => text.slice(0, LONGEST_TEXT)),
  verdict: field<Found | "">("", word(verdicts).read),
  preperiod: number(12),
  period: number(12),
  sort: field<Order>(FIRST, readOrder, writeOrder),
  from: natural(12),
});

function readOrder(text: string): Order | undefined {
  const [name, direction, ...more] = text.split(":");
  const column = sortable.find((each) => each === name);
  if (column === undefined || more.length > 0 || (direction ?? "down") !== "down") return undefined;
  return { column, descending: direction === "down" };
}

function writeOrder({ column, descending }: Order): string | undefined {
  if (descending) return `${column}:down`;
  return column === FIRST.column ? undefined : column;
}
