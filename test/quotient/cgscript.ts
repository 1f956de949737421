// The part of CGSuite's language that its help pages describe, in
// lib/core/src/main/resources/org/cgsuite/help/docs/tutorials of aaron-siegel/cgsuite:
// getting-started/cgscript (assignment, lists, strings, properties, methods), getting-started/impartial-games
// (rulesets, positions, lists by `for … from … to …`), advanced-topics/misere-theory (`*` followed by a
// list), programming-in-cgscript/control-flow-and-scope (`==`).

export type Script =
  | { readonly is: "name" | "string" | "number"; readonly text: string }
  | { readonly is: "assign" | "equal" | "call"; readonly of: readonly Script[] }
  | { readonly is: "property"; readonly text: string; readonly of: readonly Script[] }
  | { readonly is: "list" | "misere"; readonly of: readonly Script[] }
  | { readonly is: "for"; readonly text: string; readonly of: readonly Script[] };

const TOKENS = /\s*(?:([A-Za-z]\w*)|(\d+)|"([^"\n\\]*)"|(:=|==|[[\](),.*]))/y;

/**
 * Parses a command of the worksheet.
 * @throws Error for anything not described there
 */
export function parseCgscript(line: string): Script {
  const tokens: { readonly kind: string; readonly text: string }[] = [];
  TOKENS.lastIndex = 0;
  for (let at = 0; at < line.trimEnd().length; at = TOKENS.lastIndex) {
    const [, name, number, string, sign] = TOKENS.exec(line) ?? [];
    const text = name ?? number ?? string ?? sign;
    if (text === undefined) throw new Error(`no token at ${at} of ${line}`);
    const kind =
      name !== undefined ? "name" : number !== undefined ? "number" : sign === undefined ? "string" : sign;
    tokens.push({ kind, text });
  }
  let next = 0;
  const sees = (kind: string, text?: string) =>
    tokens[next]?.kind === kind && (text === undefined || tokens[next]!.text === text);
  const take = (kind: string, text?: string) => {
    if (!sees(kind, text)) throw new Error(`expected ${text ?? kind} at token ${next} of ${line}`);
    return tokens[next++]!.text;
  };

  function several(end: string): Script[] {
    const of: Script[] = [];
    while (!sees(end)) {
      if (of.length > 0) take(",");
      of.push(value());
    }
    take(end);
    return of;
  }

  function list(): Extract<Script, { of: unknown }> {
    take("[");
    if (sees("]")) return { is: "list", of: several("]") };
    const first = value();
    if (sees("name", "for")) {
      take("name", "for");
      const text = take("name");
      take("name", "from");
      const from = value();
      take("name", "to");
      const to = value();
      take("]");
      return { is: "for", text, of: [first, from, to] };
    }
    if (sees(",")) take(",");
    return { is: "list", of: [first, ...several("]")] };
  }

  function primary(): Script {
    if (sees("[")) return list();
    if (sees("*")) {
      take("*");
      return { is: "misere", of: list().of };
    }
    const is = (["name", "number", "string"] as const).find((kind) => sees(kind));
    if (is === undefined) throw new Error(`expected a value at token ${next} of ${line}`);
    return { is, text: take(is) };
  }

  function value(): Script {
    let left = primary();
    for (;;) {
      if (sees(".")) {
        take(".");
        left = { is: "property", text: take("name"), of: [left] };
      } else if (sees("(")) {
        take("(");
        left = { is: "call", of: [left, ...several(")")] };
      } else return left;
    }
  }

  const left = value();
  let command = left;
  if (sees(":=") && left.is === "name") {
    take(":=");
    command = { is: "assign", of: [left, value()] };
  } else if (sees("==")) {
    take("==");
    command = { is: "equal", of: [left, value()] };
  }
  if (next < tokens.length) throw new Error(`expected the end at token ${next} of ${line}`);
  return command;
}

/** Names, properties and methods that a command uses. */
export function asked(script: Script): string[] {
  const inside = "of" in script ? script.of.flatMap(asked) : [];
  return script.is === "name" || script.is === "property" ? [...inside, script.text] : inside;
}
