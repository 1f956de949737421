// HDU 1079, Calendar Game: go to the next day, or to the same day of the next month; whoever reaches 4 November 2001 wins.
// HDU 1079：走到后一天，或下个月的同一天；先走到 2001 年 11 月 4 日者胜。
type Day = readonly [year: number, month: number, day: number];
export const start: Day = [2001, 11, 3];

const leap = (y: number) => y % 4 === 0 && (y % 100 !== 0 || y % 400 === 0);
const days = (y: number, m: number) => (m === 2 ? (leap(y) ? 29 : 28) : [4, 6, 9, 11].includes(m) ? 30 : 31);
const isDay = ([y, m, d]: Day) => d > 0 && d <= days(y, m) && 10_000 * y + 100 * m + d <= 20011104;

export function* moves([y, m, d]: Day) {
  const [year, month] = m === 12 ? [y + 1, 1] : [y, m + 1];
  const day: Day = d < days(y, m) ? [y, m, d + 1] : [year, month, 1];
  if (isDay(day)) yield { at: "day", to: day };
  if (isDay([year, month, d])) yield { at: "month", to: [year, month, d] };
}

export function parse(text: string) {
  const [y = 0, m = 0, d = 0, ...more] = text.split(/[-,]/).map(Number);
  return y >= 1900 && m >= 1 && m <= 12 && isDay([y, m, d]) && more.length === 0 ? [y, m, d] : undefined;
}

export function* judge({ number, numbers }: Words, value: (day: unknown) => number) {
  for (let t = number(); t > 0; t--) yield value(numbers(3)) > 0 ? "YES" : "NO";
}
