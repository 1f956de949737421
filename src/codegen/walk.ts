import type { Expression, Statement } from "./program.ts";

// Walks over the statements and expressions of generated programs.

/** Sees each statement of a block and of the blocks in it, in order. */
export function visit(body: readonly Statement[], see: (statement: Statement) => void): void {
  for (const statement of body) {
    see(statement);
    if (statement.kind === "if") {
      for (const { body } of statement.cases) visit(body, see);
      visit(statement.otherwise, see);
    }
    if (statement.kind === "each") visit([statement.step], see);
    if ("body" in statement) visit(statement.body, see);
  }
}

/** Whether an expression in the block uses a variable of that name. */
export const uses = (body: readonly Statement[], name: string): boolean =>
  usesAny(
    body,
    (value) =>
      (value.kind === "name" && value.name === name) || (value.kind === "index" && value.array === name),
    ({ digits }) => digits.includes(name),
  );

/** Whether the block has an expression that `wanted` accepts, or prints digits that `printed` accepts. */
export function usesAny(
  body: readonly Statement[],
  wanted: (value: Expression) => boolean,
  printed: (statement: Statement & { readonly kind: "digits" }) => boolean = () => false,
): boolean {
  const has = (value: Expression): boolean => {
    if (wanted(value)) return true;
    switch (value.kind) {
      case "number":
      case "name":
        return false;
      case "index":
        return has(value.at);
      case "infix":
        return has(value.left) || has(value.right);
      case "call":
        return value.args.some(has);
    }
  };
  let found = false;
  visit(body, (statement) => {
    const all: Expression[] = [];
    if ("value" in statement) all.push(statement.value);
    if ("test" in statement) all.push(statement.test);
    if (statement.kind === "vector") all.push(statement.count);
    if (statement.kind === "set") all.push(statement.target);
    if (statement.kind === "for") all.push(statement.from, statement.to);
    if (statement.kind === "if") all.push(...statement.cases.map(({ test }) => test));
    found ||= all.some(has) || (statement.kind === "digits" && printed(statement));
  });
  return found;
}
