// Estimate of the memory that a regular expression takes when it is compiled.

/** Most copies of a quantified expression that an engine makes; beyond it uses a counter. */
const COPIES = 6;

/**
 * Size of a compiled regular expression in nodes: a node for a character, several for a class by its length,
 * each multiplied by the copies of the quantifiers around it. It is an upper bound for V8, which copies no
 * more often; invalid expressions also have a size. Cost: linear in the length, without recursion.
 */
export function expressionSize(source: string): number {
  const open: number[] = [];
  let total = 0;
  let last = 0;
  const add = (size: number) => {
    last = size;
    total += size;
  };
  for (let i = 0; i < source.length; i++) {
    const letter = source[i]!;
    if (letter === "\\") {
      i++;
      add(1);
    } else if (letter === "[") {
      const end = endOfClass(source, i);
      add(1 + (end - i) / 4);
      i = end;
    } else if (letter === "(") {
      open.push(total);
      total = 0;
    } else if (letter === ")") {
      const inner = total + 1;
      total = open.pop() ?? 0;
      add(inner);
    } else if (letter === "*" || letter === "?") last = 0;
    else if (letter === "+") {
      total += last;
      last = 0;
    } else if (letter === "{") {
      const [whole, least, comma, most] = /^\{(\d+)(,?)(\d*)\}/.exec(source.slice(i, i + 40)) ?? [];
      if (whole === undefined) add(1);
      else {
        const times = comma === "" ? Number(least) : most === "" ? Number(least) + 1 : Number(most);
        total += last * (Math.max(1, Math.min(COPIES, times)) - 1);
        last = 0;
        i += whole.length - 1;
      }
    } else add(1);
  }
  return open.reduce((sum, each) => sum + each, total);
}

/** Closing bracket of a class, which may contain nested sets. */
function endOfClass(source: string, from: number): number {
  for (let i = from + 1; i < source.length; i++) {
    if (source[i] === "\\") i++;
    else if (source[i] === "]") return i;
  }
  return source.length;
}
