/** The greatest common divisor of whole numbers, whatever their signs; gcd(0, 0) = 0. */
export function gcd(a: number, b: number): number {
  let [x, y] = [Math.abs(a), Math.abs(b)];
  while (y > 0) [x, y] = [y, x % y];
  return x;
}
