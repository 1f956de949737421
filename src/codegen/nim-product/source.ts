/** The lines of a program; `images` are the products of a generator of the field of 2^16 with 1, 2, 4, …, between commas. */
export type NimProduct = (images: readonly string[]) => readonly string[];
