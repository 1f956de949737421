// The kernels of take-and-break games, for values kept as bytes, as 16-bit words and as 32-bit words. Each values the
// heaps from `from` to before `to` and returns the next heap to value: an earlier one when a value did not fit
// (`getOver`), a power of two was crossed (`getTop`), the list of rare heaps is full, or planes must be rebuilt.
import { beginHeaps, markHeaps } from "./break/marking";
import { fillPlanes, planeHeaps } from "./break/planes";
import { sparseHeaps } from "./break/sparse";
import { keepSets, tripleHeaps } from "./break/triples";

export {
  gatherAhead,
  getOpened,
  getPlanesShort,
  getRareFound,
  setAhead,
  setPlanes,
} from "./break/planes";
export {
  getOver,
  getRareCount,
  getReach,
  getRecentCount,
  getTop,
  getUnsettled,
  setHorizon,
  setMask,
  setRares,
  setRules,
  setValues,
} from "./break/state";
export { setTriples } from "./break/triples";

export function mark8(from: u32, to: u32, below: u32, at: usize): u32 {
  return markHeaps<u8>(from, to, below, at);
}
export function mark16(from: u32, to: u32, below: u32, at: usize): u32 {
  return markHeaps<u16>(from, to, below, at);
}
export function mark32(from: u32, to: u32, below: u32, at: usize): u32 {
  return markHeaps<u32>(from, to, below, at);
}
export function begin8(from: u32, to: u32, below: u32, at: usize): void {
  beginHeaps<u8>(from, to, below, at);
}
export function begin16(from: u32, to: u32, below: u32, at: usize): void {
  beginHeaps<u16>(from, to, below, at);
}
export function triples8(from: u32, to: u32): u32 {
  return tripleHeaps<u8>(from, to);
}
export function triples16(from: u32, to: u32): u32 {
  return tripleHeaps<u16>(from, to);
}
export function triples32(from: u32, to: u32): u32 {
  return tripleHeaps<u32>(from, to);
}
export function sparse8(from: u32, to: u32): u32 {
  return sparseHeaps<u8>(from, to);
}
export function sparse16(from: u32, to: u32): u32 {
  return sparseHeaps<u16>(from, to);
}
export function sparse32(from: u32, to: u32): u32 {
  return sparseHeaps<u32>(from, to);
}
export function planes8(from: u32, to: u32): u32 {
  return planeHeaps<u8>(from, to);
}
export function planes16(from: u32, to: u32): u32 {
  return planeHeaps<u16>(from, to);
}
export function planes32(from: u32, to: u32): u32 {
  return planeHeaps<u32>(from, to);
}
export function fill8(from: u32, to: u32): void {
  fillPlanes<u8>(from, to);
}
export function fill16(from: u32, to: u32): void {
  fillPlanes<u16>(from, to);
}
export function fill32(from: u32, to: u32): void {
  fillPlanes<u32>(from, to);
}
export function sets8(from: u32, to: u32): void {
  keepSets<u8>(from, to);
}
export function sets16(from: u32, to: u32): void {
  keepSets<u16>(from, to);
}
export function sets32(from: u32, to: u32): void {
  keepSets<u32>(from, to);
}
