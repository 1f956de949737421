/** Whether the cards are below each other, so that long parts are initially folded. */
export const narrow = (): boolean => matchMedia("(max-width: 720px)").matches;
