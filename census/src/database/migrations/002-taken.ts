/** Adds the last batch taken by a worker, which it can find if the answer was lost. */
export const taken = `
alter table census.worker add column taken json;
`;
