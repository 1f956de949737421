import type { Checkpoint } from "../types.ts";

/** Values of a table, in cells as narrow as they allow. */
type Values = Uint8Array | Uint16Array | Uint32Array;

/** Where a long job stands: the values so far and the seconds that they took. */
export interface State {
  readonly game: string;
  readonly seconds: number;
  readonly values: Values;
}

const CELLS = { 1: Uint8Array, 2: Uint16Array, 4: Uint32Array } as const;

interface Head {
  readonly version: 1;
  readonly game: string;
  readonly seconds: number;
  readonly heaps: number;
  readonly width: keyof typeof CELLS;
}

/** A line of JSON, and then the values, lowest byte first; a copy, so that the table may go on. */
export function checkpointOf({ game, seconds, values }: State): Checkpoint {
  const width = values.BYTES_PER_ELEMENT as Head["width"];
  const head: Head = { version: 1, game, seconds, heaps: values.length, width };
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(head)}\n`),
    new Uint8Array(values.buffer, values.byteOffset, values.byteLength),
  ]);
}

/**
 * Reads a checkpoint of the game `game`.
 * @throws Error when it is damaged or of another game.
 */
export function readCheckpoint(checkpoint: Checkpoint, game: string): State {
  const end = checkpoint.indexOf(10);
  const head: Head = JSON.parse(new TextDecoder().decode(checkpoint.subarray(0, Math.max(0, end))));
  // A copy: cells must begin at the start of their memory.
  const data = new Uint8Array(checkpoint.subarray(end + 1));
  if (head.version !== 1 || head.game !== game || data.length !== head.heaps * head.width) {
    throw new Error(
      `checkpoint: expected ${game} in version 1, found ${head.game} in version ${head.version}`,
    );
  }
  return { game, seconds: head.seconds, values: new CELLS[head.width](data.buffer, 0, head.heaps) };
}
