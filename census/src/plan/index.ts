export { PlanError } from "./error.ts";
export { jobsOf } from "./jobs.ts";
export { type Plan, parsePlan } from "./plan.ts";
