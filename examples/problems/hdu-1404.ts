// HDU 1404, Digital Deletions: lower a digit, or delete a 0 and all to its right; whoever deletes the last digit wins.
// HDU 1404：把一个数字改小，或删去一个 0 及其右边的全部数字；删完者胜。
export const start = "1256";

export function* moves(digits: string) {
  for (const [i, digit] of [...digits].entries()) {
    const before = digits.slice(0, i);
    if (digit === "0") yield { at: `${i + 1}×`, to: before };
    for (let less = 0; less < Number(digit); less++)
      yield { at: `${i + 1}→${less}`, to: before + less + digits.slice(i + 1) };
  }
}

export const parse = (text: string) => (/^\d+$/.test(text) ? text : undefined);
