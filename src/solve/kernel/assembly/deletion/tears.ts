// Dominoes on a rectangle, by the first of their two squares.
import { columns, east, west } from "./board";
import { cutsOf } from "./parts";
import { before, NONE, Word } from "./word";

/** Those that lie along a row; a link that changes no value is none. */
@inline
export function linked(part: Word): Word {
  return part & east & (part >> 1) & ~cutsOf(part);
}
@inline
export function linkedDown(part: Word): Word {
  return part & (part >> columns);
}

// Neighbours on each side of a square.
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
 * Where the squares around a domino, of which some are free, fall into several runs. They are `a` behind it, `b` and `c` to one side,
 * `d` before it, `e` and `f` to the other; `ab` is the corner between `a` and `b`.
 */
@inline
function runs(a: Word, ab: Word, b: Word, c: Word, cd: Word, d: Word, de: Word, e: Word, f: Word, fa: Word): Word {
  // A run begins where what stands before is not free.
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

/** Dominoes along a row, around which a part does not hold together: these most often split it. */
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

/** The rows in the middle of a part of `tall` rows in the corner: half of them, or all of few. */
@inline
export function middleOf(tall: i32): Word {
  const outer = tall >> 2;
  return outer === 0 ? ~NONE : before(columns * (tall - outer)) & ~before(columns * outer);
}
