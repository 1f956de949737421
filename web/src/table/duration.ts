import type { Text } from "nimber";

/** How long something takes, in the two largest units that say anything. */
export function durationOf(seconds: number): Text {
  if (seconds < 0.9995) return both(Math.max(1, Math.round(1000 * seconds)), { en: "ms", zh: "毫秒" });
  if (seconds < 9.95) return { en: `${seconds.toFixed(1)} s`, zh: `${seconds.toFixed(1)} 秒` };
  const whole = Math.round(seconds);
  if (whole < 100) return both(whole, { en: "s", zh: "秒" });
  if (whole < 3600)
    return two(Math.floor(whole / 60), { en: "min", zh: "分" }, whole % 60, { en: "s", zh: "秒" });
  const minutes = Math.round(whole / 60);
  return two(Math.floor(minutes / 60), { en: "h", zh: "小时" }, minutes % 60, { en: "min", zh: "分" });
}

const both = (count: number, unit: Text): Text => ({
  en: `${count} ${unit.en}`,
  zh: `${count} ${unit.zh}`,
});

const two = (most: number, unit: Text, least: number, less: Text): Text => ({
  en: `${most} ${unit.en} ${least} ${less.en}`,
  zh: `${most} ${unit.zh} ${least} ${less.zh}`,
});
