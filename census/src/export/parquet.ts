import { fileWriter, parquetWriteRows, type SchemaElement } from "hyparquet-writer";
import type { Row } from "../types.ts";
import { type Column, cellIn, columnsOf, type ExportOptions } from "./columns.ts";

export type Field = Column | "certificate" | "values";

const TEXT = { type: "BYTE_ARRAY", converted_type: "UTF8", repetition_type: "OPTIONAL" } as const;
const WHOLE = { type: "INT64", repetition_type: "OPTIONAL" } as const;
const REAL = { type: "DOUBLE", repetition_type: "OPTIONAL" } as const;

const TRUTH = { type: "BOOLEAN", repetition_type: "OPTIONAL" } as const;

type Cell = typeof TEXT | typeof WHOLE | typeof REAL | typeof TRUTH;

/** Storage type of each column; for lists that of their elements. Integers may exceed 32 bits. */
const CELLS: Readonly<Record<Exclude<Field, "values">, Cell>> = {
  key: TEXT,
  game: TEXT,
  stands: TEXT,
  question: TEXT,
  verdict: TEXT,
  stoppedBy: TEXT,
  preperiod: WHOLE,
  period: WHOLE,
  saltus: WHOLE,
  exceptions: WHOLE,
  maximum: WHOLE,
  rareCount: WHOLE,
  lastRare: WHOLE,
  mask: TEXT,
  order: WHOLE,
  pPortion: WHOLE,
  tame: WHOLE,
  kernel: WHOLE,
  regular: TRUTH,
  normal: TRUTH,
  generators: WHOLE,
  heaps: WHOLE,
  checksum: TEXT,
  seconds: REAL,
  engine: TEXT,
  certificate: { ...TEXT },
};

const LISTS: ReadonlySet<Field> = new Set<Field>(["stands", "exceptions", "generators"]);

function schemaOf(name: Field): SchemaElement[] {
  if (name === "values") return [{ name, type: "BYTE_ARRAY", repetition_type: "OPTIONAL" }];
  if (!LISTS.has(name)) return [{ name, ...CELLS[name] }];
  return [
    { name, converted_type: "LIST", repetition_type: "OPTIONAL", num_children: 1 },
    { name: "list", repetition_type: "REPEATED", num_children: 1 },
    { name: "element", ...CELLS[name] },
  ];
}

/** Rows per group: few enough for their certificates to fit in memory. */
const GROUP = 10_000;

/** Columns of a file, in order. */
export const fieldsOf = (options: ExportOptions): readonly Field[] => [
  ...columnsOf(options),
  "certificate",
  "values",
];

/** Writes a Parquet file with all columns, certificates as JSON and stored values in packed form. */
export async function writeParquet(
  rows: AsyncIterable<Row>,
  file: string,
  options: ExportOptions,
): Promise<void> {
  const fields = fieldsOf(options);
  await parquetWriteRows({
    writer: fileWriter(file),
    rows: cells(rows, fields),
    columns: fields.map((name) => ({ name })),
    schema: [{ name: "root", num_children: fields.length }, ...fields.flatMap(schemaOf)],
    rowGroupSize: GROUP,
    createdBy: "nimber census",
  });
}

async function* cells(
  rows: AsyncIterable<Row>,
  fields: readonly Field[],
): AsyncGenerator<Record<string, unknown>> {
  for await (const row of rows) {
    yield Object.fromEntries(fields.map((name) => [name, cellOf(name, row)]));
  }
}

/** Value of a row in a column, as stored in Parquet. */
export function cellOf(name: Field, row: Row): unknown {
  if (name === "certificate") return row.certificate === null ? null : JSON.stringify(row.certificate);
  if (name === "values") return row.values;
  const value = cellIn(row, name);
  if (value === null || CELLS[name] !== WHOLE) return value;
  return Array.isArray(value) ? value.map(BigInt) : BigInt(value as number);
}
