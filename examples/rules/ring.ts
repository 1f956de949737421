// A token on a clock goes four or six hours forward; play ends at 0. From odd hours play never ends.
// 棋子在钟面上每次前进四小时或六小时，到 0 点为止；从奇数点出发永不结束。
export const start = 7;
export const most = 11;

export function* moves(hour: number) {
  if (hour === 0) return;
  yield (hour + 4) % 12;
  yield (hour + 6) % 12;
}
