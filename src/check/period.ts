import { firstFault } from "./fault.ts";
import { type Finding, shortened } from "./finding.ts";
import { type CheckLimits, type Meter, meter, Stopped, saysLimit } from "./meter.ts";
import { type Claim, type Given, parse, read } from "./read.ts";

/** Checks a certificate of a period, whose fields were read. */
export function* findingOfPeriod(given: Given, text: string, counts: Meter): Generator<number, Finding> {
  const claim = yield* read(given, text, counts);
  if ("en" in claim) return { verdict: "malformed", says: claim };
  const wrong = yield* firstFault(claim, counts);
  return wrong === undefined ? valid(claim) : { verdict: "refused", says: wrong };
}

/** Checks a certificate of a period as `checkSteps` does, and refuses those of other kinds: a prover needs no more. */
export function* checkPeriodSteps(text: string, limits: CheckLimits = {}): Generator<number, Finding> {
  try {
    const counts = meter(limits);
    const parsed = parse(text, counts);
    if ("en" in parsed) return { verdict: "malformed", says: parsed };
    return yield* findingOfPeriod(parsed.given, text, counts);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    return { verdict: "limit", says: saysLimit(error), limit: error.limit };
  }
}

function valid({ game, preperiod, period, saltus, to }: Claim): Finding {
  const shown = shortened(game);
  return {
    verdict: "valid",
    says: {
      en: `${shown}: preperiod ${preperiod}, period ${period}${saltus === 0 ? "" : `, saltus ${saltus}`}; ${to + period} values replayed`,
      zh: `${shown}：前周期 ${preperiod}，周期 ${period}${saltus === 0 ? "" : `，跃差 ${saltus}`}；已重新计算 ${to + period} 个值`,
    },
  };
}
