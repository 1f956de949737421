// A token goes down a tree, from a vertex to one of its children. A vertex is written as its children in brackets.
// 棋子沿树向下，每次走到一个子结点；结点写作括号，其中是各子结点。
export const start = "(()(())(()(())))";

function children(tree: string): string[] {
  const found: string[] = [];
  for (let i = 1, from = 1, depth = 0; i < tree.length - 1; i++) {
    depth += tree[i] === "(" ? 1 : -1;
    if (depth === 0) found.push(tree.slice(from, i + 1));
    if (depth === 0) from = i + 1;
  }
  return found;
}

export function* moves(tree: string) {
  for (const [i, child] of children(tree).entries()) yield { at: `${i + 1}`, to: child };
}

/** The order of children does not matter. */
export const canonical = (tree: string): string => `(${children(tree).map(canonical).sort().join("")})`;
