import type { Finding } from "./claim.ts";
import { codeClaims } from "./codes.ts";
import { graphClaims } from "./graphs.ts";
import { heapClaims } from "./heaps.ts";
import { sumClaims } from "./sums.ts";

/** Statements of the textbook, true and false ones, as testable claims. */
const claims = { ...sumClaims, ...heapClaims, ...graphClaims, ...codeClaims } as const;

export type ClaimId = keyof typeof claims;

export const claimIds = Object.keys(claims) as readonly ClaimId[];

/** Tests a claim. @throws LimitError */
export function testClaim(id: ClaimId, cases: number): Finding {
  return claims[id](cases);
}
