/** Range in which a law was seen to hold: an interval for one number, a largest sum for several. */
export function rangeText(variables: readonly string[], to: number, from = 0): string {
  const sum = variables.join(" + ");
  return variables.length === 1 ? `${from} <= ${sum} <= ${to}` : `${sum} <= ${to}`;
}
