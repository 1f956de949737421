// Remarks below the tables of RESULTS.md: why a row is not faster, and what was measured once. No workloads.

export const NOTES = {};
