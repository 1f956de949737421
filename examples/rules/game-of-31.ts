// HDU 4155, the Game of 31: play cards from 1 to 6, four of each; their sum must not exceed 31.
// HDU 4155：1 至 6 的牌各四张，轮流出牌，总和不得超过 31。
export const start = "";

export function* moves(played: string) {
  const sum = [...played].reduce((all, card) => all + Number(card), 0);
  for (let card = 1; card <= 6; card++) {
    const left = 4 - (played.split(`${card}`).length - 1);
    if (left > 0 && sum + card <= 31) yield { at: `${card}`, to: `${played}${card}` };
  }
}

export const parse = (text: string) => (/^[1-6]*$/.test(text) ? text : text === "-" ? "" : undefined);
export const canonical = (played: string) => [...played].sort().join("");

export function* judge({ word, more }: Words, value: (played: string) => number) {
  while (more()) {
    const played = word();
    yield `${played} ${value(played) > 0 === (played.length % 2 === 0) ? "A" : "B"}`;
  }
}
