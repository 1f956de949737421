export { PlanError } from "./error.ts";
export { type Count, countOf, jobsOf } from "./jobs.ts";
export { type Plan, parsePlan } from "./plan.ts";
