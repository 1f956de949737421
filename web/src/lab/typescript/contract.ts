import type { Text } from "nimber";
import ts from "typescript";

// What the exports of a program must be: one line of TypeScript for each, so that an error's line says whose it is.

interface Clause {
  readonly type: string;
  readonly says: Text;
}

/** Positions are compared loosely: a list of two numbers may stand for a pair. */
const TYPES = `
type Loose<P> = P extends readonly (infer E)[] ? readonly Loose<E>[] : P;
type P = Loose<Parameters<typeof game.moves>[0]>;
`;

const CLAUSES: Readonly<Record<string, Clause>> = {
  moves: {
    type: "(position: any) => Iterable<Option<P>>",
    says: {
      en: "`moves` yields positions, lists of positions, or moves { at, to }.",
      zh: "`moves` 应产出局面、局面列表或 { at, to }。",
    },
  },
  start: {
    type: "P",
    says: { en: "`start` is a position, as `moves` takes it.", zh: "`start` 应是 `moves` 所接受的局面。" },
  },
  key: {
    type: "(position: any) => string | number | bigint",
    says: { en: "`key` gives a string or a number.", zh: "`key` 应返回字符串或数。" },
  },
  format: {
    type: "(position: any) => string",
    says: { en: "`format` gives a string.", zh: "`format` 应返回字符串。" },
  },
  lost: {
    type: "(position: any) => boolean",
    says: { en: "`lost` gives true or false.", zh: "`lost` 应返回 true 或 false。" },
  },
  won: {
    type: "(position: any) => boolean",
    says: { en: "`won` gives true or false.", zh: "`won` 应返回 true 或 false。" },
  },
  position: {
    type: "((n: number) => P) | ((a: number, b: number) => P)",
    says: {
      en: "`position` gives a position for one or two numbers.",
      zh: "`position` 应由一个或两个数给出局面。",
    },
  },
  least: { type: "number", says: { en: "`least` is a number.", zh: "`least` 应是数。" } },
  most: { type: "number", says: { en: "`most` is a number.", zh: "`most` 应是数。" } },
  parse: {
    type: "(text: string) => P | undefined | null",
    says: {
      en: "`parse` gives a position for a text, or undefined.",
      zh: "`parse` 应由文字给出局面，或返回 undefined。",
    },
  },
  canonical: {
    type: "(position: any) => P",
    says: { en: "`canonical` gives a position.", zh: "`canonical` 应返回局面。" },
  },
  parts: {
    type: "(position: any) => readonly P[]",
    says: { en: "`parts` gives a list of positions.", zh: "`parts` 应返回局面列表。" },
  },
  board: {
    type: "(position: any) => string | readonly string[] | readonly Cell[]",
    says: {
      en: "`board` gives lines of letters, or cells.",
      zh: "`board` 应返回若干行文字，或单元格列表。",
    },
  },
  judge: {
    type: "(input: Words, value: (position: any) => number) => Iterable<string | number | bigint>",
    says: {
      en: "`judge` yields the lines that are printed for an input.",
      zh: "`judge` 应逐行产出对一份输入的输出。",
    },
  },
  law: {
    type: "(...given: any[]) => boolean | number | bigint",
    says: {
      en: "`law` gives true, false or a number.",
      zh: "`law` 应返回 true、false 或数。",
    },
  },
  misere: {
    type: "boolean",
    says: { en: "`misere` is true or false.", zh: "`misere` 应是 true 或 false。" },
  },
  entails: {
    type: "boolean",
    says: { en: "`entails` is true or false.", zh: "`entails` 应是 true 或 false。" },
  },
};

/** A file that does not compile when an export of `./game.ts` is not what it must be. */
export interface Contract {
  readonly source: string;
  /** The place of an export in the program, and what it must be, by the line of the contract from 0. */
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
