/** What a row of a misère quotient has that others do not; `preperiod` and `period` are those of φ. */
export const quotients = `
alter table census.result add column quotient json;
`;
