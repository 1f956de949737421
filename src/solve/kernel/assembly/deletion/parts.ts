// What a position falls into: reductions that change no value, links that are lost, and what then holds together.
import { canonical, columns, counted, east, even, IMAGES, kind, NEAR, near, PARTS, two, west } from "./board";
import { find, sole } from "./table";

let cut: u64 = 0; // squares whose link to the east is lost
let leaves: u64 = 0;

/** Where moves take two near cells: cells go all of whose neighbours have another leaf. */
function reducedArcs(word: u64): u64 {
  let part = word;
  for (;;) {
    part = counted(part, part);
    leaves = part & ~two;
    if (leaves === 0) break;
    const led = counted(part, leaves);
    const many = two;
    const idle = part & ~leaves & ~near(part & ~led);
    let gone = idle;
    for (let left = many; left !== 0; left &= left - 1) {
      const own = near(left & -left) & leaves;
      gone |= own & (own - 1);
    }
    if (gone === 0) break;
    part &= ~gone;
  }
  return part;
}

/** Where moves take what is near: of two cells with the same neighbours beside each other one goes. */
function reducedNodes(word: u64): u64 {
  let part = word;
  for (let left = part; left !== 0; left &= left - 1) {
    const i = ctz(left);
    const own = (load<u64>(NEAR + (<usize>i << 3)) & part) | ((<u64>1) << i);
    for (let others = own & ~((<u64>1) << i); others !== 0; others &= others - 1) {
      const j = ctz(others);
      if (((load<u64>(NEAR + (<usize>j << 3)) & part) | ((<u64>1) << j)) === own) {
        part &= ~((<u64>1) << i);
        break;
      }
    }
  }
  return part;
}

/** In a block of four squares with two opposite ones of no other neighbours, the links along its rows are lost. */
@inline
export function cutsOf(part: u64): u64 {
  const a = (part & east) << 1;
  const b = (part & west) >> 1;
  const c = part << columns;
  const d = part >> columns;
  const low = a ^ b ^ c ^ d;
  const pairs = (a & b) ^ (c & d) ^ ((a ^ b) & (c ^ d));
  const exactly = part & ~low & pairs;
  const block = part & east & (part >> 1) & (part >> columns) & (part >> (columns + 1));
  const sure = block & ((exactly & (exactly >> (columns + 1))) | ((exactly >> 1) & (exactly >> columns)));
  return sure | (sure << columns);
}

/** The cells of `part` that hold together with `from`; 0 where these have all `sides`: then there are no others. */
@inline
function flooded(part: u64, from: u64, sides: u64): u64 {
  let comp = from;
  if (columns > 0) {
    const eastward = east & ~cut;
    const westward = west & ~(cut << 1);
    for (;;) {
      if ((sides & ~comp) === 0) return 0;
      const more =
        (comp |
          ((comp & eastward) << 1) |
          ((comp & westward) >> 1) |
          (comp << columns) |
          (comp >> columns)) &
        part;
      if (more === comp) return comp;
      comp = more;
    }
  }
  let edge = from;
  while (edge !== 0) {
    if ((sides & ~comp) === 0) return 0;
    const more = near(edge) & part & ~comp;
    comp |= more;
    edge = more;
  }
  return comp;
}

/** Parts of a position, canonical, each once: words from `PARTS` on. */
let found: i32 = 0;

/** The word that stands for a part, 0 where its value is 0: of those met last as it was found then. */
@inline
function imageOf(part: u64): u64 {
  const slot = IMAGES + ((<usize>((part * 0x9e3779b97f4a7c15) >> 52)) << 4);
  if (load<u64>(slot) === part) return load<u64>(slot, 8);
  const word = canonical(part);
  const image: u64 = even ? 0 : word;
  store<u64>(slot, part);
  store<u64>(slot, image, 8);
  return image;
}

function emit(part: u64): void {
  const word = imageOf(part);
  // Each move in it is answered by its image: its value is 0.
  if (word === 0) return;
  for (let i = 0; i < found; i++) {
    if (load<u64>(PARTS + (<usize>i << 3)) === word) {
      found--;
      store<u64>(PARTS + (<usize>i << 3), load<u64>(PARTS + (<usize>found << 3)));
      return;
    }
  }
  store<u64>(PARTS + (<usize>found << 3), word);
  found++;
}

/** Adds the parts of what is left to those found; it was left of `whole`, which holds together, or 0. */
function parted(word: u64, whole: u64): void {
  let left = kind === 1 ? reducedArcs(word) : kind === 2 ? reducedNodes(word) : word;
  cut = kind === 1 && columns > 0 ? cutsOf(left) : 0;
  const all = left;
  const cuts = cut;
  // Every piece has a cell beside what is gone, or at a link that is.
  const torn = whole === 0 ? all : (near(whole & ~all) | cuts | (cuts << 1)) & all;
  while (left !== 0) {
    cut = cuts;
    const sides = left & torn;
    const some = flooded(all, sides === 0 ? left & -left : sides & -sides, sides);
    const comp = some === 0 ? left : some;
    left &= ~comp;
    // What was cut off may have more to lose.
    if (cuts !== 0 && comp !== all) parted(comp, comp);
    else emit(comp);
  }
}

/** The number of parts of what is left, from `PARTS` on; it was left of `whole`, which holds together, or 0. */
export function split(word: u64, whole: u64): i32 {
  found = 0;
  parted(word, whole);
  return found;
}

/** The nim-sum of the values of the parts of a position where the table has them; -1 where it has not. */
export function known(low: u32, high: u32): i32 {
  const found = split(((<u64>high) << 32) | low, 0);
  let sum: u32 = 0;
  for (let i = 0; i < found; i++) {
    const mask = find(load<u64>(PARTS + (<usize>i << 3)));
    if (mask === 0 || !sole(mask)) return -1;
    sum ^= 31 - clz(mask);
  }
  return sum;
}
