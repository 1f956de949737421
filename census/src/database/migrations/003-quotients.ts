/** Adds the columns for misère quotients; their `preperiod` and `period` are those of φ. */
export const quotients = `
alter table census.result add column quotient json;
`;
