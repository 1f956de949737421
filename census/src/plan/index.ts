export { PlanError } from "./error.ts";
export { countOf, jobsOf } from "./jobs.ts";
export { type Plan, parsePlan } from "./plan.ts";
