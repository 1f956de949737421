// Decomposition of a position: reductions that change no value, lost links, and connected components.
import { canonical, columns, counted, east, even, IMAGES, kind, near, nearCell, PARTS, two, west } from "./board";
import { find, sole } from "./table";
import { bit, first, lowest, NONE, rest, SHIFT, slotOf, Word } from "./word";

let cut: Word = NONE; // squares whose link to the east is lost
let leaves: Word = NONE;

/** Where moves take two near cells: cells go all of whose neighbours have another leaf. */
function reducedArcs(word: Word): Word {
  let part = word;
  for (;;) {
    part = counted(part, part);
    leaves = part & ~two;
    if (leaves === NONE) break;
    const led = counted(part, leaves);
    const many = two;
    const idle = part & ~leaves & ~near(part & ~led);
    let gone = idle;
    for (let left = many; left !== NONE; left = rest(left)) gone |= rest(near(lowest(left)) & leaves);
    if (gone === NONE) break;
    part &= ~gone;
  }
  return part;
}

/** Where moves take what is near: of two cells with the same neighbours beside each other one goes. */
function reducedNodes(word: Word): Word {
  let part = word;
  for (let left = part; left !== NONE; left = rest(left)) {
    const i = first(left);
    const own = (nearCell(i) & part) | bit(i);
    for (let others = own & ~bit(i); others !== NONE; others = rest(others)) {
      const j = first(others);
      if (((nearCell(j) & part) | bit(j)) === own) {
        part &= ~bit(i);
        break;
      }
    }
  }
  return part;
}

/** In a block of four squares with two opposite ones of no other neighbours, the links along its rows are lost. */
@inline
export function cutsOf(part: Word): Word {
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
function flooded(part: Word, from: Word, sides: Word): Word {
  let comp = from;
  if (columns > 0) {
    const eastward = east & ~cut;
    const westward = west & ~(cut << 1);
    for (;;) {
      if ((sides & ~comp) === NONE) return NONE;
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
  while (edge !== NONE) {
    if ((sides & ~comp) === NONE) return NONE;
    const more = near(edge) & part & ~comp;
    comp |= more;
    edge = more;
  }
  return comp;
}

/** Parts of a position, canonical, each once: words from `PARTS` on. */
let found: i32 = 0;

/** Certificates count pieces: parts with cells that have a twin, and those of value 0 as well. */
let isCertified: bool = false;

/** The word that stands for a part, 0 where its value is 0: of those met last as it was found then. */
@inline
function imageOf(part: Word): Word {
  const slot = IMAGES + (slotOf(part) << (SHIFT + 1));
  if (load<Word>(slot) === part) return load<Word>(slot + (1 << SHIFT));
  const word = canonical(part);
  const image: Word = even ? NONE : word;
  store<Word>(slot, part);
  store<Word>(slot + (1 << SHIFT), image);
  return image;
}

function emit(part: Word): void {
  const word = isCertified ? canonical(part) : imageOf(part);
  // Each move in it is answered by its image: its value is 0.
  if (word === NONE) return;
  // Two alike cancel.
  for (let i = 0; i < found; i++) {
    if (load<Word>(PARTS + (<usize>i << SHIFT)) === word) {
      found--;
      store<Word>(PARTS + (<usize>i << SHIFT), load<Word>(PARTS + (<usize>found << SHIFT)));
      return;
    }
  }
  store<Word>(PARTS + (<usize>found << SHIFT), word);
  found++;
}

/** Adds the parts of what is left to those found; it was left of `whole`, which holds together, or nothing. */
function parted(word: Word, whole: Word): void {
  let left = kind === 1 ? reducedArcs(word) : kind === 2 && !isCertified ? reducedNodes(word) : word;
  cut = kind === 1 && columns > 0 ? cutsOf(left) : NONE;
  const all = left;
  const cuts = cut;
  // Every piece has a cell beside what is gone, or at a link that is.
  const torn = whole === NONE || isCertified ? all : (near(whole & ~all) | cuts | (cuts << 1)) & all;
  while (left !== NONE) {
    cut = cuts;
    const sides = left & torn;
    const some = flooded(all, lowest(sides === NONE ? left : sides), sides);
    const comp = some === NONE ? left : some;
    left &= ~comp;
    // Parts cut off may lose more cells.
    if (cuts !== NONE && comp !== all) parted(comp, comp);
    else emit(comp);
  }
}

/** The number of parts of what is left, from `PARTS` on; it was left of `whole`, which holds together, or nothing. */
export function split(word: Word, whole: Word): i32 {
  found = 0;
  parted(word, whole);
  return found;
}

/** The nim-sum of the values of the parts of a position where the table has them; -1 where it has not. */
export function knownOf(word: Word): i32 {
  const found = split(word, NONE);
  let sum: u32 = 0;
  for (let i = 0; i < found; i++) {
    const mask = find(load<Word>(PARTS + (<usize>i << SHIFT)));
    if (mask === 0 || !sole(mask)) return -1;
    sum ^= 31 - clz(mask);
  }
  return sum;
}

/** The number of pieces of what is left, from `PARTS` on. */
export function piecesOf(word: Word): i32 {
  isCertified = true;
  const pieces = split(word, NONE);
  isCertified = false;
  return pieces;
}
