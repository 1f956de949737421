/** Grundy values of heaps 0, 1, 2, …, in cells as narrow as they allow. */
export type Values = Uint8Array | Uint16Array | Uint32Array;
