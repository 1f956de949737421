/** Whether the cards stand below each other, so that what is long is folded until it is wanted. */
export const narrow = (): boolean => matchMedia("(max-width: 720px)").matches;
