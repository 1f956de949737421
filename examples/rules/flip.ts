// Turn two neighbouring x into two o.
// 把相邻的两个 x 变成 o。
export const start = "xxxxxx";

export function* moves(row: string) {
  for (let i = row.indexOf("xx"); i >= 0; i = row.indexOf("xx", i + 1))
    yield { at: `${i + 1}`, to: `${row.slice(0, i)}oo${row.slice(i + 2)}` };
}

/** Only runs of x matter, and each is a game of its own. */
export const parts = (row: string) => row.split(/o+/).filter((run) => run.length > 1);
