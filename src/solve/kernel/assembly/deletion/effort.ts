import { columns, cornered, counted, east, height, nearCell, two, width } from "./board";
import { first, NONE, rest, size, Word } from "./word";

// Estimated effort of a part, with weights determined experimentally on boards of Cram.
const OF_CELL: f32 = 1.0;
const OF_LINK: f32 = -0.09;
const OF_SIDE: f32 = 0.14;
const OF_LEAF: f32 = -0.3;
/** Change in the effort of an option: partly known parts lower it, moves far from the middle raise it. */
export const OF_KNOWN: f32 = 3.2;
export const OF_FAR: f32 = 0.36;

export function effort(part: Word): f32 {
  let links: i32 = 0;
  let ends: i32 = 0;
  let short: i32 = 0;
  if (columns > 0) {
    links = size(part & east & (part >> 1)) + size(part & (part >> columns));
    counted(part, part);
    ends = size(part & ~two);
    cornered(part);
    short = min(height, width);
  } else {
    for (let left = part; left !== NONE; left = rest(left)) {
      const degree = size(nearCell(first(left)) & part);
      links += degree;
      if (degree === 1) ends++;
    }
    links >>= 1;
  }
  return OF_CELL * <f32>size(part) + OF_LINK * <f32>links + OF_SIDE * <f32>short + OF_LEAF * <f32>ends;
}
