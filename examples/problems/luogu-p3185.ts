// P3185 [HNOI2007]: take a bean, and put one each into two bottles behind it; n is its distance to the last bottle.
// P3185 [HNOI2007] 分裂游戏：取走一颗豆子，向其后的瓶子里放入两颗；n 为它到最后一个瓶子的距离。
export const start = 4;
export const most = 20;

export function* moves(n: number) {
  for (let a = n - 1; a >= 0; a--) for (let b = a; b >= 0; b--) yield { at: `${a},${b}`, to: [a, b] };
}

/** The first winning move in the order of its bottles, and how many there are. */
export function* judge({ number, numbers }: Words, value: (n: number) => number) {
  for (let tests = number(); tests > 0; tests--) {
    const beans = numbers(number());
    const last = beans.length - 1;
    const sum = beans.reduce((all, bean, i) => all ^ (bean % 2 === 1 ? value(last - i) : 0), 0);
    const won = beans.flatMap((bean, i) =>
      bean > 0 ? [...moves(last - i)].map(({ to }) => [last - i, ...to]) : [],
    );
    const wins = won.filter((places) => places.reduce((all, n) => all ^ value(n), sum) === 0);
    yield (wins[0] ?? [last + 1, last + 1, last + 1]).map((n) => last - n).join(" ");
    yield wins.length;
  }
}
