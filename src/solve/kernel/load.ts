import { LimitError } from "../../errors.ts";
import type { Kernel } from "../../nimber/instantiate.ts";

const PAGE = 65_536;

/**
 * Makes the memory of a kernel at least `bytes` long; views made before are empty if it has to grow.
 * @throws LimitError when the machine does not give that much.
 */
export function reserve({ memory }: Kernel<ArrayBufferLike>, bytes: number): void {
  const size = memory.buffer.byteLength;
  if (bytes <= size) return;
  try {
    memory.grow(Math.ceil((bytes - size) / PAGE));
  } catch {
    throw new LimitError("bytes", size, bytes);
  }
}
