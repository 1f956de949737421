/** Which batch a worker took last, so that it finds it where the answer was lost. */
export const taken = `
alter table census.worker add column taken json;
`;
