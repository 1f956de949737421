export { type Client, client, type Patience, type Start, type Thread, type Waiting } from "./client.ts";
export { type Answer, Refusal, type Refused } from "./refusal.ts";
export { type Line, type Said, type Sent, type Served, type Serving, serve } from "./serve.ts";
