import type { Text } from "nimber";

/** How long something takes, in the two largest units that say anything. */
export function durationOf(seconds: number): Text {
  if (seconds < 0.9995) return both(Math.max(1, Math.round(1000 * seconds)), "ms", "毫秒");
  if (seconds < 9.95) return { en: `${seconds.toFixed(1)} s`, zh: `${seconds.toFixed(1)} 秒` };
  const whole = Math.round(seconds);
  if (whole < 100) return both(whole, "s", "秒");
  if (whole < 3600) return two(Math.floor(whole / 60), "min", "分", whole % 60, "s", "秒");
  const minutes = Math.round(whole / 60);
  return two(Math.floor(minutes / 60), "h", "小时", minutes % 60, "min", "分");
}

const both = (count: number, en: string, zh: string): Text => ({
  en: `${count} ${en}`,
  zh: `${count} ${zh}`,
});

const two = (most: number, en: string, zh: string, least: number, enLess: string, zhLess: string): Text => ({
  en: `${most} ${en} ${least} ${enLess}`,
  zh: `${most} ${zh} ${least} ${zhLess}`,
});
