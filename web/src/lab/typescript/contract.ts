import type { Text } from "nimber";
import ts from "typescript";
import { t } from "../../locale/typescript.ts";

// Types of a program's exports: one line of TypeScript for each, so that the line of an error identifies the
// export.

interface Clause {
  readonly type: string;
  readonly says: Text;
}

/** Positions are compared loosely: a list of two numbers may be a pair. */
const TYPES = `
type Loose<P> = P extends readonly (infer E)[] ? readonly Loose<E>[] : P;
type P = Loose<Parameters<typeof game.moves>[0]>;
`;

const CLAUSES: Readonly<Record<string, Clause>> = {
  moves: {
    type: "(position: any) => Iterable<Option<P>>",
    says: t("movesYieldsPositionsListsPositions"),
  },
  start: {
    type: "P",
    says: t("startPositionMovesTakes"),
  },
  key: {
    type: "(position: any) => string | number | bigint",
    says: t("keyGivesStringNumber"),
  },
  format: {
    type: "(position: any) => string",
    says: t("formatGivesString"),
  },
  lost: {
    type: "(position: any) => boolean",
    says: t("lostGivesTrueFalse"),
  },
  won: {
    type: "(position: any) => boolean",
    says: t("wonGivesTrueFalse"),
  },
  position: {
    type: "((n: number) => P) | ((a: number, b: number) => P)",
    says: t("positionGivesPositionOneTwo"),
  },
  least: { type: "number", says: t("leastNumber") },
  most: { type: "number", says: t("mostNumber") },
  parse: {
    type: "(text: string) => P | undefined | null",
    says: t("parseGivesPositionTextUndefined"),
  },
  canonical: {
    type: "(position: any) => P",
    says: t("canonicalGivesPosition"),
  },
  parts: {
    type: "(position: any) => readonly P[]",
    says: t("partsGivesListPositions"),
  },
  board: {
    type: "(position: any) => string | readonly string[] | readonly Cell[]",
    says: t("boardGivesLinesLettersCells"),
  },
  judge: {
    type: "(input: Words, value: (position: any) => number) => Iterable<string | number | bigint>",
    says: t("judgeYieldsLinesPrintedInput"),
  },
  law: {
    type: "(...given: any[]) => boolean | number | bigint",
    says: t("lawGivesTrueFalseNumber"),
  },
  misere: {
    type: "boolean",
    says: t("misereTrueFalse"),
  },
  entails: {
    type: "boolean",
    says: t("entailsTrueFalse"),
  },
};

/** File that does not compile when an export of `./game.ts` has the wrong type. */
export interface Contract {
  readonly source: string;
  /** Place of an export in the program, and its expected type, by the line of the contract from 0. */
  readonly lines: ReadonlyMap<number, { readonly from: number; readonly to: number; readonly says: Text }>;
}

export function contractOf(file: ts.SourceFile): Contract | undefined {
  const names = new Map<string, ts.Identifier>();
  for (const statement of file.statements) {
    const exported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (exported !== true) continue;
    if (ts.isFunctionDeclaration(statement) && statement.name) names.set(statement.name.text, statement.name);
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name } of statement.declarationList.declarations) {
      if (ts.isIdentifier(name)) names.set(name.text, name);
    }
  }
  if (!names.has("moves")) return undefined;
  let source = `import * as game from "./game";${TYPES}`;
  const lines = new Map<number, { from: number; to: number; says: Text }>();
  for (const [name, { type, says }] of Object.entries(CLAUSES)) {
    const at = names.get(name);
    if (at === undefined) continue;
    lines.set(source.split("\n").length - 1, { from: at.getStart(file), to: at.end, says });
    source += `export const ${name}: ${type} = game.${name};\n`;
  }
  return { source, lines };
}
