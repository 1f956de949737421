// Codeforces 1312F, Attack on Red Kingdom: attacks kill x, y or z soldiers; the second and the third kind not twice in a row.
// Codeforces 1312F：三种进攻各杀 x、y、z 名士兵，第二、三种不能对同一城堡连用两次。
// A castle: its soldiers, the attack used last, 0 for the first or none, and what the attacks kill.
export const start = [7, 0, 3, 2, 1];

export function* moves([soldiers = 0, last, ...by]: number[]) {
  for (const [kind, k] of by.entries())
    if (soldiers * k > 0 && (kind === 0 || kind !== last)) yield [Math.max(soldiers - k, 0), kind, ...by];
}

export function* judge({ word, number, numbers }: Words, value: (castle: number[]) => number) {
  for (let tests = number(); tests > 0; tests--) {
    const [n = 0, ...by] = numbers(4);
    // An attack kills at most 5: where the values of five numbers of soldiers come again, all above them do.
    const five = (a: number) => `${[...Array(15).keys()].map((i) => value([a + (i % 5), i % 3, ...by]))}`;
    let [seen, end] = [new Map<string, number>(), 0];
    while (!seen.has(five(end))) seen.set(five(end), end++);
    const [from, period] = [seen.get(five(end))! + 5, end - seen.get(five(end))!].map(BigInt);
    const small = (a: bigint) => Number(a < from! ? a : from! + ((a - from!) % period!));
    const all = Array.from({ length: n }, () => [small(BigInt(word())), 0, ...by]);
    const sum = all.reduce((xor, castle) => xor ^ value(castle), 0);
    const wins = (castle: number[]) => [...moves(castle)].filter((to) => (sum ^ value(castle)) === value(to));
    yield all.flatMap(wins).length; // the first moves that win
  }
}
