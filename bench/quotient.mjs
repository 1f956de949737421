// Misère quotients, proved or for heaps 0 to N, and the check of their certificates.
import { parseGame } from "../dist/games/index.js";
import { certifyQuotient, checkCertificate, heapRules, misereQuotient } from "../dist/index.js";

const QUOTIENTS = [
  ["0.123", undefined, 20],
  ["0.75", undefined, 8],
  ["0.144", undefined, 30],
  ["0.15", undefined, 42],
  ["0.152", undefined, 34],
  ["0.77", undefined, 40],
  ["0.07", 28, 176],
  ["0.07", 30, 360],
  ["0.4107", 26, 124],
];

function quotientOf(code, to, order) {
  const found = misereQuotient(parseGame(code), to === undefined ? {} : { to });
  if (found.quotient.monoid.order !== order) throw new Error(`${code}: expected order ${order}`);
  return found;
}

const inMilliseconds = { unit: "ms", scale: 1e-6, units: 1 };

export const title = "Misère quotients";

export const workloads = QUOTIENTS.flatMap(([code, to, order]) => {
  const name = `quotient ${code}${to === undefined ? "" : ` to ${to}`}`;
  const run = () => quotientOf(code, to, order);
  let text;
  const certificate = () => {
    text ??= JSON.stringify(certifyQuotient(heapRules(parseGame(code)), quotientOf(code, to, order)));
    return text;
  };
  const check = () => {
    if (checkCertificate(certificate()).verdict !== "valid") throw new Error(`${code}: not valid`);
  };
  return [
    { ...inMilliseconds, name, run, check: () => order },
    { ...inMilliseconds, name: `${name}, check`, run: check, check: () => order },
  ];
});
