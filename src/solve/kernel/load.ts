import { LimitError } from "../../errors.ts";
import type { Kernel } from "../../nimber/instantiate.ts";

const PAGE = 65_536;

/**
 * Grows the memory of a kernel to at least `bytes`; growing detaches earlier views.
 * @throws LimitError when the machine does not provide that much.
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
