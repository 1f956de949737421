// Decomposition of a position: reductions that change no value, lost links, and connected components.
import { canonical, columns, counted, east, even, IMAGES, kind, near, nearCell, PARTS, two, west } from "./board";
import { find, sole } from "./table";
import { bit, first, lowest, NONE, rest, SHIFT, slotOf, Word } from "./word";

let cut: Word = NONE; // squares whose link to the east is lost
let leaves: Word = NONE;

/**
 * Reduction for moves that take two adjacent cells: removes cells all of whose neighbours have another leaf.
 */
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

/**
 * Reduction for moves that take a cell and its neighbours: removes one of two adjacent cells with otherwise
 * equal neighbours.
 */
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

/**
 * Links along the rows that are cut in blocks of four squares with two opposite squares without other
 * neighbours.
 */
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

/**
 * Connected cells of `part` that contain `from`; 0 if they include all `sides`, because then the part is
 * connected.
 */
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

/** Number of parts of a position found so far: canonical words from `PARTS` on, each once. */
let found: i32 = 0;

/** Set for certificates. Their pieces are not reduced by twins or cut, and include those of value 0. */
let isCertified: bool = false;

/** Canonical word of a part, 0 when its value is 0; recent results are cached. */
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
  // Every move is answered by its image, so the value is 0.
  if (word === NONE) return;
  // Two equal parts cancel.
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

/**
 * Adds the parts of `word` to those found. `word` is left of the connected part `whole`, unless that is
 * empty.
 */
function parted(word: Word, whole: Word): void {
  let left = kind === 1 ? reducedArcs(word) : kind === 2 && !isCertified ? reducedNodes(word) : word;
  cut = kind === 1 && columns > 0 ? cutsOf(left) : NONE;
  const all = left;
  const cuts = cut;
  // Every piece has a cell next to a removed cell or link.
  const torn = whole === NONE || isCertified ? all : (near(whole & ~all) | cuts | (cuts << 1)) & all;
  while (left !== NONE) {
    cut = cuts;
    const sides = left & torn;
    const some = flooded(all, lowest(sides === NONE ? left : sides), sides);
    const comp = some === NONE ? left : some;
    left &= ~comp;
    // The parts of a cut position may be reducible further.
    if (cuts !== NONE && comp !== all) parted(comp, comp);
    else emit(comp);
  }
}

/**
 * Counts the parts of `word` and stores them from `PARTS` on. `word` is left of the connected part `whole`,
 * unless that is empty.
 */
export function split(word: Word, whole: Word): i32 {
  found = 0;
  parted(word, whole);
  return found;
}

/** Nim-sum of the values of the parts of a position if the table has them; else -1. */
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

/** Counts the pieces of `word` and stores them from `PARTS` on. */
export function piecesOf(word: Word): i32 {
  isCertified = true;
  const pieces = split(word, NONE);
  isCertified = false;
  return pieces;
}
