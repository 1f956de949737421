import { catalogue, type Game, heapTable, type Text } from "nimber";
import { gameOf } from "nimber/ask";

/** A game whose values are a sequence, from heap `from` on, and those that come next. */
export interface Identified {
  readonly game: string;
  readonly name: Text;
  readonly rule: Text;
  readonly from: 0 | 1;
  readonly next: readonly number[];
}

const MOST = 8;
const NEXT = 6;
/** The largest number of a subtraction set that is tried. */
const LARGEST = 9;

/** Games with a table whose values begin with these numbers, from heap 0 or from heap 1: shorter rules first. */
export function identify(numbers: readonly number[]): Identified[] {
  const found: Identified[] = [];
  const met = new Set<string>();
  for (const notation of candidates()) {
    const game = gameOf(notation);
    const from = fits(game, numbers);
    if (from === undefined) continue;
    const more = valuesOf(game, from + numbers.length + NEXT).slice(from + numbers.length);
    const key = `${from} ${more}`;
    // Games of the same values are named once or twice, not by the hundred.
    if (met.has(key) && found.length > 2) continue;
    met.add(key);
    found.push({ game: game.id, name: game.name, rule: game.rule, from, next: more });
    if (found.length === MOST) break;
  }
  return found;
}

function fits(game: Game<unknown>, numbers: readonly number[]): 0 | 1 | undefined {
  const values = valuesOf(game, numbers.length + 1);
  return ([0, 1] as const).find((from) => numbers.every((each, i) => values[from + i] === each));
}

function valuesOf({ heap }: Game<unknown>, count: number): number[] {
  return Array.from(heapTable(heap!).values(count - 1));
}

/** Named games, then sets, then codes of up to three digits. */
function* candidates(): Generator<string> {
  for (const { id, ...entry } of catalogue) {
    if (!("game" in entry) && "heap" in entry && entry.heap !== undefined) yield id;
  }
  for (let set = 1; set < 2 ** LARGEST; set++) {
    const takes = Array.from({ length: LARGEST }, (_, i) => i + 1).filter((i) => (set >> (i - 1)) & 1);
    yield `{${takes}}`;
  }
  for (const digits of [1, 2, 3]) {
    for (let code = 1; code < 8 ** digits; code++) {
      const octal = code.toString(8).padStart(digits, "0");
      if (!octal.endsWith("0")) yield `0.${octal}`;
    }
  }
}
