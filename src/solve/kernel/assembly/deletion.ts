// Games of deleting: what is left are at most 64 cells, a word. A part is a connected word that nothing can be taken from
// without changing its value; of it the table keeps which values it may still have, as 16 bits, the top one for 15 and
// more. Memory: data from `DATA`, the stack of options from `STACK`, the table from `TABLE`.

/** Exported state of a search. */
let nodes: u64 = 0;
let lookups: u64 = 0;
let hits: u64 = 0;
let entries: u32 = 0;
let budget: i32 = 0;
let fault: i32 = 0;

/** The budget was used up; a value above 14 was met; the stack was used up. */
const OUT: i32 = 1;
const ABOVE: i32 = 2;
const DEEP: i32 = 3;
const TOP: u32 = 0x8000;
const ANY: u32 = 0xffff;

// The data of a game.
let kind: i32 = 0; // 1 arcs, 2 nodes, 3 pins, 0 others
let columns: i32 = 0; // of a rectangle; 0 for other graphs
let rows: i32 = 0;
let count: i32 = 0; // moves
const NEAR: usize = 1024; // u64 for each cell
const MOVES: usize = NEAR + 8 * 64; // needs, removes: u64 each, at most 2080 of them
const FLIPS: usize = MOVES + 16 * 2080; // for the transpose: a mask and a shift
const STACK: usize = 65536;
const STACK_END: usize = 65536 * 64;
/** All options of one part take less. */
const MARGIN: usize = 65536 * 16;
let top: usize = STACK;

let east: u64 = 0; // squares that are not in the last column
let west: u64 = 0;
let flips: i32 = 0;
let first: u64 = 0; // the first column
let middle: u64 = 0; // the column in the middle, where there is one

// The table: clusters of eight words, a tag of 48 bits and a mask of 16.
const TABLE: usize = STACK_END;
let bits: u32 = 16; // clusters are 2^bits
let most: u32 = 16;
let turn: u32 = 0;

export function getNodes(): f64 {
  return <f64>nodes;
}
export function getLookups(): f64 {
  return <f64>lookups;
}
export function getHits(): f64 {
  return <f64>hits;
}
export function getEntries(): u32 {
  return entries;
}
export function getFault(): i32 {
  return fault;
}
/** Where near cells (u64 each), and moves (needs and removes, u64 each) are to be written. */
export function getNear(): usize {
  return NEAR;
}
export function getMoves(): usize {
  return MOVES;
}
export function getTable(): usize {
  return TABLE;
}
export function getBits(): u32 {
  return bits;
}

/** Makes room for 2^`wanted` clusters, which are then written from outside, with so many entries. */
export function widen(wanted: u32, filled: u32): bool {
  while (bits < wanted) if (bits >= most || !grow()) return false;
  entries = filled;
  return true;
}

/** Begins a game; with `width` > 0 its cells are the squares of a rectangle. The table may have 2^`largest` clusters. */
export function begin(size: i32, sort: i32, width: i32, moves: i32, largest: u32): void {
  kind = sort;
  columns = width;
  count = moves;
  most = largest;
  nodes = 0;
  lookups = 0;
  hits = 0;
  if (width > 0) {
    rows = size / width;
    prepare();
  }
}

function at(y: i32, x: i32): u64 {
  return (<u64>1) << (y * columns + x);
}

/** Adds what moves by one shift to the list at `from`. */
function addShift(from: usize, found: i32, by: i32, bit: u64): i32 {
  for (let i = 0; i < found; i++) {
    if (load<i32>(from + 16 * i, 8) === by) {
      store<u64>(from + 16 * i, load<u64>(from + 16 * i) | bit);
      return found;
    }
  }
  store<u64>(from + 16 * found, bit);
  store<i32>(from + 16 * found, by, 8);
  return found + 1;
}

function prepare(): void {
  east = 0;
  west = 0;
  first = 0;
  flips = 0;
  middle = 0;
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const bit = at(y, x);
      if (x > 0) west |= bit;
      if (x < columns - 1) east |= bit;
      if (2 * x === columns - 1) middle |= bit;
      if (x === 0) first |= bit;
      if (y < columns && x < rows) {
        flips = addShift(FLIPS, flips, (x - y) * columns + (y - x), bit);
      }
    }
  }
}

/** A part with rows and columns exchanged. */
@inline
function flipped(part: u64): u64 {
  let image: u64 = 0;
  for (let i = 0; i < flips; i++) {
    const some = part & load<u64>(FLIPS + 16 * i);
    const by = load<i32>(FLIPS + 16 * i, 8);
    image |= by >= 0 ? some << by : some >> -by;
  }
  return image;
}

/** A part with its columns in the other order. */
@inline
function mirrored(part: u64): u64 {
  let image = part & middle;
  let column = first;
  for (let by = columns - 1; by > 0; by -= 2) {
    image |= ((part & column) << by) | ((part >> by) & column);
    column <<= 1;
  }
  return image;
}

/** The bits of a word from the other end. */
@inline
function reversed(word: u64): u64 {
  let x = word;
  x = ((x >> 1) & 0x5555555555555555) | ((x & 0x5555555555555555) << 1);
  x = ((x >> 2) & 0x3333333333333333) | ((x & 0x3333333333333333) << 2);
  x = ((x >> 4) & 0x0f0f0f0f0f0f0f0f) | ((x & 0x0f0f0f0f0f0f0f0f) << 4);
  return bswap<u64>(x);
}

/** Cells beside those of `part` on the rectangle. */
@inline
function around(part: u64): u64 {
  return ((part & east) << 1) | ((part & west) >> 1) | (part << columns) | (part >> columns);
}

let height: i32 = 0;
let width: i32 = 0;

/** Moves a part of a rectangle to its corner; `height` and `width` are those of the part. */
@inline
function cornered(part: u64): u64 {
  const above = <i32>ctz(part) / columns;
  const moved = part >> (above * columns);
  height = (63 - <i32>clz(moved)) / columns + 1;
  let line = moved;
  for (let by = columns; by < 64; by <<= 1) line |= line >> by;
  line &= ((<u64>1) << columns) - 1;
  const left = <i32>ctz(line);
  width = 64 - <i32>clz(line) - left;
  return moved >> left;
}

/** Whether half a turn sends no square of the part that was made canonical last to itself or to one beside it. */
let even: bool = false;

/** The least of the images of a part, which stands for them all. */
function canonical(part: u64): u64 {
  even = false;
  if (columns === 0) return part;
  const corner = cornered(part);
  const tall = height;
  const wide = width;
  let least = corner;
  let last = 63 - ((tall - 1) * columns + wide - 1);
  const half = reversed(corner) >> last;
  if (half === corner && kind !== 0)
    even = ((tall | wide) & 1) === 0 || (corner & at(tall >> 1, wide >> 1)) === 0;
  least = min(least, half);
  const image = mirrored(corner) >> (columns - wide);
  least = min(least, image);
  least = min(least, reversed(image) >> last);
  if (tall <= columns && wide <= rows) {
    const turned = flipped(corner);
    last = 63 - ((wide - 1) * columns + tall - 1);
    least = min(least, turned);
    least = min(least, reversed(turned) >> last);
    const both = mirrored(turned) >> (columns - tall);
    least = min(least, both);
    least = min(least, reversed(both) >> last);
  }
  return least;
}

/** A mix of words that loses nothing: two have the same only where they are the same. */
@inline
function mixed(word: u64): u64 {
  let x = word ^ (word >> 32);
  x *= 0xd6e8feb86659fd93;
  x ^= x >> 32;
  x *= 0xd6e8feb86659fd93;
  return x ^ (x >> 32);
}

function find(part: u64): u32 {
  lookups++;
  const mix = mixed(part);
  const tag = mix >> 16;
  const cluster = TABLE + ((<usize>mix & ((1 << bits) - 1)) << 6);
  for (let way: usize = 0; way < 64; way += 8) {
    const entry = load<u64>(cluster + way);
    if (entry >> 16 === tag && (entry & 0xffff) !== 0) {
      hits++;
      return <u32>(entry & 0xffff);
    }
    if (entry === 0) break;
  }
  return 0;
}

export function keep(part: u64, mask: u32): void {
  const mix = mixed(part);
  const tag = mix >> 16;
  const cluster = TABLE + ((<usize>mix & ((1 << bits) - 1)) << 6);
  const entry = (tag << 16) | mask;
  for (let way: usize = 0; way < 64; way += 8) {
    const old = load<u64>(cluster + way);
    if (old === 0 || old >> 16 === tag) {
      if (old === 0) entries++;
      store<u64>(cluster + way, entry);
      return;
    }
  }
  if (bits < most && entries > (3 << bits)) {
    if (grow()) {
      keep(part, mask);
      return;
    }
  }
  turn = (turn + 1) & 7;
  store<u64>(cluster + (turn << 3), entry);
}

/** Twice as many clusters: what belongs to the upper half of each goes there. */
function grow(): bool {
  const size: usize = 64 << bits;
  const needed = TABLE + 2 * size;
  const have = <usize>memory.size() << 16;
  if (needed > have && memory.grow(<i32>((needed - have + 65535) >> 16)) < 0) {
    most = bits;
    return false;
  }
  memory.fill(TABLE + size, 0, size);
  for (let from = TABLE; from < TABLE + size; from += 64) {
    let low = from;
    let high = from + size;
    for (let way: usize = 0; way < 64; way += 8) {
      const entry = load<u64>(from + way);
      if (entry === 0) break;
      // A tag has all bits of the mix but the lowest 16, and stands above 16 bits: so each bit is where it was.
      if ((entry >> bits) & 1) {
        store<u64>(high, entry);
        high += 8;
      } else {
        store<u64>(low, entry);
        low += 8;
      }
    }
    for (; low < from + 64; low += 8) store<u64>(low, 0);
  }
  bits++;
  return true;
}

/** Parts of a position, canonical, each once: words from `PARTS` on. */
const PARTS: usize = 512;
let found: i32 = 0;

let cut: u64 = 0; // squares whose link to the east is lost
let leaves: u64 = 0;

/** All that is near a cell of `part`. */
@inline
function near(part: u64): u64 {
  if (columns > 0) return around(part);
  let all: u64 = 0;
  for (let left = part; left !== 0; left &= left - 1) all |= load<u64>(NEAR + (<usize>ctz(left) << 3));
  return all;
}

let two: u64 = 0;

/** The cells of `part` that have one of `some` near, and in `two` those that have several. */
@inline
function counted(part: u64, some: u64): u64 {
  if (columns > 0) {
    const a = (some & east) << 1;
    const b = (some & west) >> 1;
    const c = some << columns;
    const d = some >> columns;
    two = ((a & b) | (c & d) | ((a | b) & (c | d))) & part;
    return (a | b | c | d) & part;
  }
  let one: u64 = 0;
  two = 0;
  for (let left = part; left !== 0; left &= left - 1) {
    const i = ctz(left);
    const beside = load<u64>(NEAR + (<usize>i << 3)) & some;
    if (beside === 0) continue;
    const bit = (<u64>1) << i;
    one |= bit;
    if (beside & (beside - 1)) two |= bit;
  }
  return one;
}

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
function cutsOf(part: u64): u64 {
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

function emit(part: u64): void {
  const word = canonical(part);
  // Each move in it is answered by its image: its value is 0.
  if (even) return;
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

/** What the value of a part may be. */
@inline
function maskOf(part: u64): u32 {
  const mask = find(part);
  return mask === 0 ? ANY : mask;
}

@inline
function sole(mask: u32): bool {
  return (mask & (mask - 1)) === 0 && mask !== TOP;
}

// How long a part is likely to take: weights found by trial on boards of Cram.
const OF_CELL: f32 = 1.0;
const OF_LINK: f32 = -0.09;
const OF_SIDE: f32 = 0.14;
const OF_LEAF: f32 = -0.1;
/** What partly known parts take away, and moves far from the middle add, in the effort of an option. */
const OF_KNOWN: f32 = 3.2;
const OF_FAR: f32 = 0.36;

function effort(part: u64): f32 {
  let links: i32 = 0;
  let ends: i32 = 0;
  let short: i32 = 0;
  if (columns > 0) {
    links = <i32>(popcnt(part & east & (part >> 1)) + popcnt(part & (part >> columns)));
    counted(part, part);
    ends = <i32>popcnt(part & ~two);
    cornered(part);
    short = min(height, width);
  } else {
    for (let left = part; left !== 0; left &= left - 1) {
      const degree = <i32>popcnt(load<u64>(NEAR + (<usize>ctz(left) << 3)) & part);
      links += degree;
      if (degree === 1) ends++;
    }
    links >>= 1;
  }
  return (
    OF_CELL * <f32>popcnt(part) +
    OF_LINK * <f32>links +
    OF_SIDE * <f32>short +
    OF_LEAF * <f32>ends
  );
}

// An option that is open: its effort (f32), its number of parts and what is known of it (u16 each), and its parts (u64
// each), easiest first. A list of them: an index of addresses (u32 each), easiest first.

let listed: i32 = 0;
let index: usize = 0;
let seen: u32 = 0;

/** Looks at what a move leaves; whether its value is known and is n. */
function add(part: u64, rest: u64, n: u32, far: f32): bool {
  found = 0;
  parted(rest, part);
  let known: u32 = 0;
  const option = top;
  let parts: usize = 0;
  let hardest: f32 = 0;
  let bonus: f32 = 0;
  for (let i: usize = 0; i < <usize>found; i++) {
    const piece = load<u64>(PARTS + (i << 3));
    const mask = maskOf(piece);
    if (sole(mask)) {
      known ^= 31 - clz(mask);
      continue;
    }
    if (mask !== ANY) bonus += OF_KNOWN;
    const hard = effort(piece);
    // The hardest is last; the others in any order.
    if (hard >= hardest) {
      hardest = hard;
      store<u64>(option + 8 + (parts << 3), piece);
    } else {
      const last = option + 8 + ((parts - 1) << 3);
      store<u64>(last, load<u64>(last), 8);
      store<u64>(last, piece);
    }
    parts++;
  }
  if (parts === 0) {
    if (known < 15) seen |= 1 << known;
    return known === n;
  }
  const hard = hardest - bonus + far;
  store<f32>(option, hard);
  store<u16>(option, <u16>parts, 4);
  store<u16>(option, <u16>known, 6);
  let place = listed;
  while (place > 0) {
    const other = <usize>load<u32>(index + ((<usize>place - 1) << 2));
    const its = load<f32>(other);
    if (its < hard) break;
    if (its === hard && same(other, option, parts)) return false;
    place--;
  }
  // Others of the same effort may stand further up.
  for (let i = listed; i > place; i--)
    store<u32>(index + (<usize>i << 2), load<u32>(index + ((<usize>i - 1) << 2)));
  store<u32>(index + (<usize>place << 2), <u32>option);
  listed++;
  top = option + 8 + (parts << 3);
  return false;
}

function same(a: usize, b: usize, parts: usize): bool {
  if (load<u32>(a, 4) !== load<u32>(b, 4)) return false;
  for (let i: usize = 0; i < parts; i++)
    if (load<u64>(a + 8 + (i << 3)) !== load<u64>(b + 8 + (i << 3))) return false;
  return true;
}

/** Makes the options of a part, until one is known to have value n. */
function options(part: u64, n: u32): bool {
  if (columns > 0 && kind === 1) {
    const lost = cutsOf(part);
    cornered(part);
    const middle = height - 1;
    const centre = width - 1;
    for (let left = part & east & (part >> 1) & ~lost; left !== 0; left &= left - 1) {
      const i = <i32>ctz(left);
      const far = abs(2 * (i / columns) - middle) + abs(2 * (i % columns) + 1 - centre);
      if (add(part, part & ~((<u64>3) << i), n, OF_FAR * <f32>far)) return true;
    }
    const pair = (<u64>1) | ((<u64>1) << columns);
    for (let left = part & (part >> columns); left !== 0; left &= left - 1) {
      const i = <i32>ctz(left);
      const far = abs(2 * (i / columns) + 1 - middle) + abs(2 * (i % columns) - centre);
      if (add(part, part & ~(pair << i), n, OF_FAR * <f32>far)) return true;
    }
    return false;
  }
  for (let m = 0; m < count; m++) {
    const move = MOVES + (<usize>m << 4);
    const needs = load<u64>(move);
    if ((part & needs) !== needs) continue;
    if (add(part, part & ~load<u64>(move, 8), n, 0)) return true;
  }
  return false;
}

function shiftedMask(mask: u32, value: u32): u32 {
  if (value === 0) return mask;
  let result: u32 = 0;
  for (let left = mask & ~TOP; left !== 0; left &= left - 1) result |= 1 << min(15, ctz(left) ^ value);
  if (mask & TOP) result |= TOP | (1 << min(15, 15 ^ value));
  return result;
}

/** Whether the value of an option may be n, by what is known now. */
function may(option: usize, n: u32): bool {
  const parts = <usize>load<u16>(option, 4);
  // Who asks it looks it up.
  if (parts === 1) return true;
  let mask = shiftedMask(1, <u32>load<u16>(option, 6));
  for (let i: usize = 0; i < parts; i++) {
    const other = maskOf(load<u64>(option + 8 + (i << 3)));
    if (other === ANY || (other & TOP && !sole(mask))) return true;
    let both: u32 = 0;
    for (let left = mask & ~TOP; left !== 0; left &= left - 1) both |= shiftedMask(other, ctz(left));
    if (mask & TOP) return true;
    mask = both;
  }
  return (mask >> n) & 1 ? true : false;
}

/** The value of a part; with a fault it says nothing. */
function evaluate(part: u64): u32 {
  let mask = maskOf(part);
  while (!sole(mask)) {
    const n = ctz(mask);
    if (n > 14) fault = ABOVE;
    else if (resolve(part, n)) return n;
    if (fault !== 0) return 0;
    mask = maskOf(part);
  }
  return 31 - clz(mask);
}

function has(option: usize, n: u32): bool {
  let target = <u32>load<u16>(option, 6) ^ n;
  const last = <usize>load<u16>(option, 4) - 1;
  for (let i: usize = 0; i < last; i++) {
    target ^= evaluate(load<u64>(option + 8 + (i << 3)));
    if (fault !== 0) return false;
  }
  const part = load<u64>(option + 8 + (last << 3));
  return target < 15 ? resolve(part, target) : evaluate(part) === target;
}

function resolve(part: u64, n: u32): bool {
  let mask = maskOf(part);
  if (((mask >> n) & 1) === 0) return false;
  if (sole(mask)) return true;
  if (--budget < 0) fault = OUT;
  if (top > STACK_END - MARGIN) fault = DEEP;
  if (fault !== 0) return false;
  nodes++;
  const outer = top;
  const outerIndex = index;
  const outerListed = listed;
  const outerSeen = seen;
  mask = asked(part, n, mask);
  top = outer;
  index = outerIndex;
  listed = outerListed;
  seen = outerSeen;
  if (fault !== 0) return false;
  keep(part, mask);
  return mask === (1 as u32) << n;
}

/** Begins a list of options that are open. */
@inline
function list(): void {
  index = top;
  top += <usize>max(8, count) << 2;
  top = (top + 7) & ~7;
  listed = 0;
  seen = 0;
}

function asked(part: u64, n: u32, before: u32): u32 {
  list();
  const decided = options(part, n);
  let mask = before & ~seen;
  if (decided) return mask;
  const length = listed;
  const first = index;
  for (let i = 0; i < length; i++) {
    const option = <usize>load<u32>(first + (<usize>i << 2));
    if (!may(option, n)) continue;
    const equal = has(option, n);
    if (fault !== 0) return 0;
    if (equal) return mask & ~(1 << n);
  }
  mask &= (2 << n) - 1;
  for (let m: u32 = 0; m < n; m++) {
    if (((mask >> m) & 1) === 0) continue;
    let some = false;
    for (let i = 0; i < length && !some; i++) {
      const option = <usize>load<u32>(first + (<usize>i << 2));
      if (!may(option, m)) continue;
      some = has(option, m);
      if (fault !== 0) return 0;
    }
    if (!some) return mask & ((2 << m) - 1);
    mask &= ~(1 << m);
  }
  return mask;
}

/** The number of parts of what is left, from `getParts` on. */
export function split(word: u64): i32 {
  found = 0;
  parted(word, 0);
  return found;
}
export function getParts(): usize {
  return PARTS;
}

/** The value of a part within `steps` nodes; -1 with a fault. */
export function value(part: u64, steps: i32): i32 {
  budget = steps;
  fault = 0;
  top = STACK;
  const found = <i32>evaluate(part);
  return fault === 0 ? found : -1;
}

/** Whether a part has value n, 1 or 0, within `steps` nodes; -1 with a fault. */
export function is(part: u64, n: u32, steps: i32): i32 {
  budget = steps;
  fault = 0;
  top = STACK;
  const equal = resolve(part, n);
  return fault === 0 ? <i32>equal : -1;
}

/** The nim-sum of the values of the parts of a position where the table has them; -1 where it has not. */
export function known(low: u32, high: u32): i32 {
  split(((<u64>high) << 32) | low);
  let sum: u32 = 0;
  for (let i = 0; i < found; i++) {
    const mask = find(load<u64>(PARTS + (<usize>i << 3)));
    if (mask === 0 || !sole(mask)) return -1;
    sum ^= 31 - clz(mask);
  }
  return sum;
}

export function hardness(part: u64): f32 {
  return effort(part);
}
