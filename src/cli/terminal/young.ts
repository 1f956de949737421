import { setFlagsFromString } from "node:v8";

/** Beside more than this it is little what V8 keeps for young objects. */
const SMALL = 2 ** 29;

/** Where a limit of bytes is small, V8 keeps one megabyte for young objects instead of up to 48 that nobody counts. */
export function keepYoungSmall(bytes: number): void {
  if (bytes < SMALL) setFlagsFromString("--semi-space-growth-factor=1");
}
