import { readFileSync } from "node:fs";

/** Published record about a game, with the field names of test/known/published.json. */
export interface Published {
  readonly id: string;
  readonly category: string;
  readonly game: string;
  readonly source: string;
  readonly octal_code?: string;
  readonly offset?: number;
  readonly sequence?: readonly number[];
  readonly [field: string]: unknown;
}

const file = new URL("../known/published.json", import.meta.url);

export const records: readonly Published[] = JSON.parse(readFileSync(file, "utf8")).records;

export const published = (id: string): Published => {
  const found = records.find((record) => record.id === id);
  if (found === undefined) throw new Error(`${id} is no published record`);
  return found;
};
