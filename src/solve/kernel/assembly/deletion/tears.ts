// Dominoes on a rectangle, given by the first of their two squares.
import { columns, east, west } from "./board";
import { cutsOf } from "./parts";
import { before, NONE, Word } from "./word";

/** Dominoes along a row, without cut links. */
@inline
export function linked(part: Word): Word {
  return part & east & (part >> 1) & ~cutsOf(part);
}
@inline
export function linkedDown(part: Word): Word {
  return part & (part >> columns);
}

// Squares whose neighbour on each side is in the part.
@inline
function right(part: Word): Word {
  return (part & west) >> 1;
}
@inline
function left(part: Word): Word {
  return (part & east) << 1;
}
@inline
function above(part: Word): Word {
  return part << columns;
}
@inline
function below(part: Word): Word {
  return part >> columns;
}

/**
 * Places where the free squares around a domino form several runs. `a` is behind it, `b` and `c` on one side,
 * `d` in front of it, `e` and `f` on the other side; `ab` is the corner between `a` and `b`.
 */
@inline
function runs(a: Word, ab: Word, b: Word, c: Word, cd: Word, d: Word, de: Word, e: Word, f: Word, fa: Word): Word {
  // A run begins where the preceding square is not free.
  let one = a & ~(fa & f);
  let two: Word = NONE;
  let begins = b & ~(ab & a);
  two |= one & begins;
  one |= begins;
  begins = c & ~b;
  two |= one & begins;
  one |= begins;
  begins = d & ~(cd & c);
  two |= one & begins;
  one |= begins;
  begins = e & ~(de & d);
  two |= one & begins;
  one |= begins;
  return two | (one & f & ~e);
}

/** Dominoes along a row whose surroundings are not connected; these are the most likely to split the part. */
export function tearing(part: Word): Word {
  const up = above(part);
  const low = below(part);
  const upNext = right(up);
  const lowNext = right(low);
  return runs(left(part), left(up), up, upNext, right(upNext), right(right(part)), right(lowNext), lowNext, low, left(low));
}
export function tearingDown(part: Word): Word {
  const west = left(part);
  const east = right(part);
  return runs(
    above(part),
    above(west),
    west,
    below(west),
    below(below(west)),
    below(below(part)),
    below(below(east)),
    below(east),
    east,
    above(east),
  );
}

/** Rows in the middle of a part with `tall` rows in the corner: half of them, or all of few. */
@inline
export function middleOf(tall: i32): Word {
  const outer = tall >> 2;
  return outer === 0 ? ~NONE : before(columns * (tall - outer)) & ~before(columns * outer);
}
